"""The tiles: every kind as it can lie, always lit from the north-west, and what comes twice in two variants."""

from functools import partial
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from castles.rules.courtyard.pieces import HOUSE, MEADOW, PIGSTY, TILES, Tile
from castles.studio.courtyard.board import QUARTER_TURN
from castles.studio.courtyard.canvas import FINE, PAD, SIDE, TILE, coarse, stamp
from castles.studio.courtyard.grounds import ground
from castles.studio.courtyard.houses import build
from castles.studio.courtyard.landmarks import fountain, gate, gatehouse, stocks
from castles.studio.courtyard.meadows import plant
from castles.studio.courtyard.pigsties import populate
from castles.studio.courtyard.plan import HUB, Plan, plan_of
from castles.studio.courtyard.roads import enclose, pave, road_line, road_mask
from castles.studio.paint.brush import blurred, finished, lay, shaded
from castles.studio.paint.noise import value_noise
from castles.studio.work import Work

SEEDS = 2
TURNS = 4


def tile(kind: Tile, seed: int, turn: int) -> Image.Image:
    number = TILES.index(kind)
    return trimmed(painted(plan_of(kind, turn), (number * SEEDS + seed) * TURNS + turn))


def trimmed(image: Image.Image) -> Image.Image:
    """Without the margin, at its real size."""
    o, w = PAD * FINE, TILE * FINE
    return finished(image.crop((o, o, o + w, o + w)), (TILE, TILE), 45)


def painted(plan: Plan, seed: int) -> Image.Image:
    rng = Random(seed)
    road = road_mask(plan, seed)
    image = grounds(plan, seed)
    enclose(image, plan, rng)
    pave(image, plan, road, rng)
    build(image, plan, room(plan, HOUSE, road), rng)
    populate(image, plan, room(plan, PIGSTY, road), rng)
    plant(image, plan, room(plan, MEADOW, road), rng)
    furnish(image, plan)
    return image


def grounds(plan: Plan, seed: int) -> Image.Image:
    image = ground(MEADOW).copy()
    for kind in (PIGSTY, HOUSE):
        mask = plan.mask(*plan.of(kind))
        lay(image, (58, 46, 28), blurred(mask, 2 * FINE), 0.5)
        lay(image, ground(kind), blurred(mask, FINE * 0.7))
    return weathered(image, seed)


def weathered(image: Image.Image, seed: int) -> Image.Image:
    """Broad lights and shades, fading out towards the edge where the next tile goes on."""
    fade = Image.new("L", (SIDE, SIDE))
    o, far = (PAD + 26) * FINE, (PAD + TILE - 26) * FINE
    ImageDraw.Draw(fade).rectangle((o, o, far, far), fill=255)
    light = shaded(image, value_noise((SIDE, SIDE), 44 * FINE, seed), 0.86, 1.13)
    return Image.composite(light, image, blurred(fade, 9 * FINE))


def room(plan: Plan, kind: str, road: Image.Image) -> Image.Image:
    """A coarse mask of where things of a kind may stand: off roads, fences and other areas."""
    area = plan.mask(*plan.of(kind))
    inner = area.resize((SIDE // FINE, SIDE // FINE)).filter(ImageFilter.MinFilter(13))
    near = road.resize((SIDE // FINE, SIDE // FINE)).filter(ImageFilter.MaxFilter(9))
    return coarse(ImageChops.subtract(inner, near))


def furnish(image: Image.Image, plan: Plan) -> None:
    """Fountain and stocks in the middle, gates where roads end."""
    if plan.fountain:
        stamp(image, fountain(), *HUB, 4)
    if plan.stocks:
        x, y = plan.site or HUB
        stamp(image, stocks(), x, y - 2, 5)
    for side in plan.roads:
        goal = plan.goal(side)
        if goal in (HOUSE, PIGSTY):
            x, y = road_line(plan, side)[-1]
            stamp(image, (gatehouse if goal == HOUSE else gate)(side), x, y, 5)


def name(kind: Tile, seed: int, turn: int) -> str:
    return f"art/courtyard/tile_{kind.kind.lower()}_{seed}_{turn}.webp"


def seeds(kind: Tile) -> range:
    """A tile that is the only one of its kind never lies beside its like."""
    return range(min(kind.count, SEEDS))


def turns(kind: Tile) -> list[int]:
    """As the board shows them: one that looks the same after one or two quarters is turned no further."""
    different = next((turn for turn in (1, 2) if face(kind, turn) == face(kind, 0)), TURNS)
    return [(QUARTER_TURN + turn) % TURNS for turn in range(different)]


def face(kind: Tile, turn: int) -> set[tuple[str, frozenset[str], int, int]]:
    segments = plan_of(kind, turn).segments
    return {(each.kind, frozenset(each.ends), each.chapels, each.stocks) for each in segments}


WORKS = tuple(
    Work(name(kind, seed, turn), partial(tile, kind, seed, turn), __name__)
    for kind in TILES
    for seed in seeds(kind)
    for turn in turns(kind)
)
