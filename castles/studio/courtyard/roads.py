"""Roads, their squares, and the walls and fences that run between areas."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from PIL import Image, ImageDraw

from castles.rules.courtyard.pieces import HOUSE, SIDES
from castles.studio.courtyard.canvas import FINE, OUTLINE, PAD, SIDE, cast, deep, place, placed, tone
from castles.studio.courtyard.grounds import ground
from castles.studio.courtyard.plan import HUB, STEPS, Path, Plan
from castles.studio.paint.brush import Point, blurred, inner_shade, lay
from castles.studio.paint.colour import Colour, jitter
from castles.studio.paint.curves import offset_path, ring

WIDTH = 25.0  # of a road, in units
KERB: Colour = (190, 182, 164)
GOES_IN = 15  # units that a road runs on into the building it leads to


def road_mask(plan: Plan, seed: int) -> Image.Image:
    mask = Image.new("L", (SIDE, SIDE))
    draw = ImageDraw.Draw(mask)
    for i, side in enumerate(plan.roads):
        left, right = banks(plan, side, seed * 4 + i)
        draw.polygon(placed(left + right[::-1]), fill=255)
    for x, y in elbows(plan):
        disc(draw, (x, y), WIDTH / 2)
    if plan.plaza:
        disc(draw, HUB, plan.plaza)
    return mask


def disc(draw: ImageDraw.ImageDraw, centre: Point, radius: float) -> None:
    x, y = place(*centre)
    r = radius * FINE
    draw.ellipse((x - r, y - r, x + r, y + r), fill=255)


def banks(plan: Plan, side: str, seed: int) -> tuple[Path, Path]:
    """Both edges of a road, drawn on beyond the tile."""
    line = road_line(plan, side)
    dx, dy = STEPS[side]
    found = []
    for hand in (1, -1):
        bank = offset_path(line, hand * WIDTH / 2, 1.6, seed * 2 + hand)
        x, y = bank[0]
        found.append([(x + dx * 2 * PAD, y + dy * 2 * PAD), *bank])
    return found[0], found[1]


def road_line(plan: Plan, side: str) -> Path:
    """The middle of a road; one that leads to a building runs on into its yard."""
    line = plan.spokes[side]
    if plan.goal(side) not in ("house", "pigsty"):
        return line
    (x0, y0), (x1, y1) = line[-6], line[-1]
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1
    ux, uy = ((x1 - x0) / length, (y1 - y0) / length) if length > 1 else (-STEPS[side][0], -STEPS[side][1])
    return [*line, *((x1 + ux * i, y1 + uy * i) for i in range(2, GOES_IN, 2))]


def elbows(plan: Plan) -> set[Point]:
    """The inner ends of roads, made round so that no notch stays between them."""
    return {plan.spokes[side][-1] for side in plan.roads}


def pave(image: Image.Image, plan: Plan, mask: Image.Image, rng: Random) -> None:
    """Lays the road's earth with worn ruts and a kerb of stones."""
    if not plan.roads:
        return
    lay(image, (70, 58, 34), blurred(mask, 2.4 * FINE), 0.55)
    lay(image, ground("road"), mask)
    inner_shade(image, mask, 3 * FINE, 0.5, (124, 84, 44))
    for side in plan.roads:
        rut(image, plan, side)
    kerb(image, plan, mask, rng)


def rut(image: Image.Image, plan: Plan, side: str) -> None:
    line = plan.spokes[side]
    dx, dy = STEPS[side]
    marks = Image.new("L", (SIDE, SIDE))
    for hand in (-4.2, 4.2):
        track = offset_path(line, hand)
        x, y = track[0]
        ImageDraw.Draw(marks).line(placed([(x + dx * PAD, y + dy * PAD), *track]), fill=255, width=round(1.5 * FINE))
    lay(image, (166, 128, 82), blurred(marks, FINE * 0.7), 0.42)


def kerb(image: Image.Image, plan: Plan, mask: Image.Image, rng: Random) -> None:
    stones = [point for side in plan.roads for bank in banks_again(plan, side) for point in spaced(bank, 4.6)]
    if plan.plaza:
        stones += spaced([*ring(*HUB, plan.plaza, plan.plaza, 90)], 4.6)
    core = mask.resize((SIDE // 3, SIDE // 3)).point([0] * 255 + [255])
    draw = ImageDraw.Draw(image)
    for x, y in stones:
        px, py = place(x, y)
        if 0 <= px < SIDE and 0 <= py < SIDE and not is_inside(core, px / 3, py / 3):
            stone(draw, px, py, rng)


def is_inside(mask: Image.Image, x: float, y: float) -> bool:
    reach = 2
    low, _ = mask.crop((int(x) - reach, int(y) - reach, int(x) + reach + 1, int(y) + reach + 1)).getextrema()
    return low == 255


def banks_again(plan: Plan, side: str) -> tuple[Path, Path]:
    line = road_line(plan, side)
    return offset_path(line, WIDTH / 2), offset_path(line, -WIDTH / 2)


def spaced(line: Path, gap: float) -> Path:
    """Points along a line, so many units apart."""
    out, left = [line[0]], gap
    for (x0, y0), (x1, y1) in pairwise(line):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        while left <= length and length:
            out.append((x0 + (x1 - x0) * left / length, y0 + (y1 - y0) * left / length))
            left += gap
        left -= length
    return out


def stone(draw: ImageDraw.ImageDraw, x: float, y: float, rng: Random) -> None:
    rx, ry = rng.uniform(1.7, 2.4) * FINE, rng.uniform(1.4, 2) * FINE
    colour = jitter(rng, KERB, 16)
    draw.ellipse((x - rx, y - ry, x + rx, y + ry), fill=colour, outline=deep(colour), width=2)
    draw.line((x - rx * 0.5, y - ry * 0.5, x + rx * 0.1, y - ry * 0.6), fill=tone(colour, 1.2), width=2)


def enclose(image: Image.Image, plan: Plan, rng: Random) -> None:
    """A stone wall around houses, a wattle fence around pigsties."""
    for line, kinds in fences(plan):
        (low_wall if HOUSE in kinds else wattle)(image, line, rng)


def fences(plan: Plan) -> Iterator[tuple[Path, set[str]]]:
    """Each line between two areas, with what lies on either hand."""
    bent = [corner for corner in plan.bends if all(plan.is_border(side) for side in corner)]
    for corner in bent:
        yield plan.bends[corner], {plan.quarters[near] for near in plan.beside(corner[0])}
    for side in SIDES:
        if plan.is_border(side) and not any(side in corner for corner in bent):
            yield plan.spokes[side], {plan.quarters[corner] for corner in plan.beside(side)}


def rail(image: Image.Image, line: Path, width: float, height: float) -> None:
    mask = Image.new("L", (SIDE, SIDE))
    ImageDraw.Draw(mask).line(placed(line), fill=255, width=round(width * FINE), joint="curve")
    cast(image, mask, height, 0.5, 0.8)
    lay(image, OUTLINE, mask)


def low_wall(image: Image.Image, line: Path, rng: Random) -> None:
    rail(image, line, 8, 3.5)
    draw = ImageDraw.Draw(image)
    points = spaced(line, 6)
    for a, b in pairwise(points):
        colour = jitter(rng, (206, 198, 180), 12)
        (x0, y0), (x1, y1) = placed((a, b))
        g = 0.12
        seg = (x0 + (x1 - x0) * g, y0 + (y1 - y0) * g, x1 - (x1 - x0) * g, y1 - (y1 - y0) * g)
        draw.line(seg, fill=colour, width=round(5.6 * FINE))
        draw.line((seg[0] - 3, seg[1] - 4, seg[2] - 3, seg[3] - 4), fill=tone(colour, 1.14), width=round(1.2 * FINE))


def wattle(image: Image.Image, line: Path, rng: Random) -> None:
    """Rods woven around stakes."""
    rail(image, line, 5, 3.5)
    draw = ImageDraw.Draw(image)
    draw.line(placed(line), fill=(164, 116, 66), width=round(3.2 * FINE), joint="curve")
    draw.line([(x - 2, y - 2) for x, y in placed(line)], fill=(206, 160, 100), width=FINE, joint="curve")
    for x, y in placed(spaced(line, 9)):
        r = rng.uniform(2.2, 2.7) * FINE
        draw.ellipse((x - r, y - r, x + r, y + r), fill=(138, 94, 52), outline=OUTLINE, width=3)
        draw.ellipse((x - r * 0.5, y - r * 0.6, x + r * 0.2, y + r * 0.1), fill=(206, 164, 108))
