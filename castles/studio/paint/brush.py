"""Laying paint: ramps, masks, texture, light, shade and shadow."""

from collections.abc import Callable, Iterable

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from castles.studio.paint.colour import SHADOW, Colour, Stop, at
from castles.studio.paint.noise import LANCZOS, Size

Point = tuple[float, float]
Box = tuple[float, float, float, float]


def ramp(grey: Image.Image, *stops: Stop) -> Image.Image:
    """A grey picture coloured through a ramp."""
    colours = [at(stops, value) for value in range(256)]
    return Image.merge("RGB", [grey.point([colour[band] for colour in colours]) for band in range(3)])


def curve(mask: Image.Image, shape: Callable[[float], float]) -> Image.Image:
    """A grey picture bent by a function on 0…1."""
    return mask.point([max(0, min(255, round(255 * shape(v / 255)))) for v in range(256)])


def faded(mask: Image.Image, opacity: float) -> Image.Image:
    return mask if opacity == 1 else curve(mask, lambda v: v * opacity)


def lay(base: Image.Image, colour: Colour | Image.Image, mask: Image.Image, opacity: float = 1.0) -> None:
    """A flat colour, or a picture of the same size, over the base through a mask."""
    source = colour if isinstance(colour, Image.Image) else Image.new("RGB", base.size, colour)
    base.paste(source, (0, 0), faded(mask, opacity))


def shaded(base: Image.Image, grey: Image.Image, low: float = 0.7, high: float = 1.15) -> Image.Image:
    """Brightness times low (where grey is black) to high (where it is white)."""
    factor = grey.point([min(255, int(127 * (low + (high - low) * v / 255))) for v in range(256)])
    doubled = [min(255, int(v * 2.008)) for v in range(256)]
    return ImageChops.multiply(base, Image.merge("RGB", (factor,) * 3)).point(doubled * 3)


def blurred(mask: Image.Image, radius: float) -> Image.Image:
    return mask.filter(ImageFilter.GaussianBlur(radius))


def moved(mask: Image.Image, dx: float, dy: float) -> Image.Image:
    """Shifted, with nothing coming in from the other side."""
    out = Image.new(mask.mode, mask.size)
    out.paste(mask, (round(dx), round(dy)))
    return out


def inner_shade(
    base: Image.Image, mask: Image.Image, blur: float, opacity: float, colour: Colour = (30, 16, 8)
) -> None:
    """Darkens a shape towards its edge."""
    edge = ImageChops.subtract(mask, blurred(mask, blur))
    lay(base, colour, curve(edge, lambda v: v * 2), opacity)


def bevel(base: Image.Image, mask: Image.Image, width: float, light: float = 0.5, dark: float = 0.5) -> None:
    """Lights the north-west edge of a shape and darkens the south-east one."""
    width = max(1, width)
    lit = blurred(ImageChops.subtract(mask, moved(mask, width, width)), width / 2)
    dim = blurred(ImageChops.subtract(mask, moved(mask, -width, -width)), width / 2)
    lay(base, (255, 244, 214), ImageChops.multiply(lit, mask), light)
    lay(base, (20, 8, 2), ImageChops.multiply(dim, mask), dark)


def put(
    base: Image.Image,
    layer: Image.Image,
    at_: Point,
    drop: tuple[float, float, float, float] = (2, 4, 4, 0.5),
    colour: Colour = SHADOW,
) -> None:
    """Pastes a layer with its shadow; drop is how far right, how far down, how soft, how dark."""
    x, y = round(at_[0]), round(at_[1])
    alpha = layer.getchannel("A")
    dx, dy, blur, opacity = drop
    if opacity:
        pad = int(blur * 3)
        soft = Image.new("L", (alpha.width + 2 * pad, alpha.height + 2 * pad))
        soft.paste(alpha, (pad, pad))
        base.paste(colour, (x - pad + round(dx), y - pad + round(dy)), faded(blurred(soft, blur), opacity))
    base.paste(layer.convert("RGB"), (x, y), alpha)


def rounded(size: Size, box: Box, radius: float) -> Image.Image:
    """Mask of a rectangle with round corners."""
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius=radius, fill=255)
    return mask


def polygon(size: Size, points: Iterable[Point]) -> Image.Image:
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).polygon(list(points), fill=255)
    return mask


def disc(size: Size, box: Box) -> Image.Image:
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).ellipse(box, fill=255)
    return mask


def column(height: int, shape: Callable[[float], float]) -> Image.Image:
    """A grey strip one pixel wide: shape maps 0 (top) … 1 (bottom) to 0 … 1."""
    return Image.frombytes("L", (1, height), bytes(_byte(shape(y / max(1, height - 1))) for y in range(height)))


def row(width: int, shape: Callable[[float], float]) -> Image.Image:
    return Image.frombytes("L", (width, 1), bytes(_byte(shape(x / max(1, width - 1))) for x in range(width)))


def _byte(value: float) -> int:
    return max(0, min(255, round(255 * value)))


def pool_of_light(size: Size, centre: Point = (0.5, 0.5), reach: float = 0.75) -> Image.Image:
    """White at centre (in parts of the size), black at reach times the longer side away."""
    w, h = size
    r = int(max(w, h) * reach)
    out = Image.new("L", size)
    glow = ImageChops.invert(Image.radial_gradient("L")).resize((2 * r, 2 * r), LANCZOS)
    out.paste(glow, (round(w * centre[0]) - r, round(h * centre[1]) - r))
    return out


def cut_out(base: Image.Image, mask: Image.Image) -> Image.Image:
    """The base with the mask as its transparency."""
    out = base.convert("RGBA")
    out.putalpha(mask)
    return out


def reduced(image: Image.Image, factor: int) -> Image.Image:
    """Premultiplied while it shrinks, so that hidden colours stay hidden."""
    size = (image.width // factor, image.height // factor)
    if image.mode != "RGBA":
        return image.resize(size, LANCZOS)
    return image.convert("RGBa").resize(size, LANCZOS).convert("RGBA")


def finished(image: Image.Image, size: Size, sharpen: int = 60) -> Image.Image:
    return image.resize(size, LANCZOS).filter(ImageFilter.UnsharpMask(1.0, sharpen, 2))
