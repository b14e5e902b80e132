"""Seeded smooth noise, plain and repeating."""

from random import Random

from PIL import Image, ImageOps

Size = tuple[int, int]
BICUBIC = Image.Resampling.BICUBIC
LANCZOS = Image.Resampling.LANCZOS


def value_noise(size: Size, cell: int, seed: int) -> Image.Image:
    """Random bytes on a coarse grid, enlarged."""
    grid = (max(3, size[0] // cell + 2), max(3, size[1] // cell + 2))
    raw = Random(seed).randbytes(grid[0] * grid[1])
    return Image.frombytes("L", grid, raw).resize(size, BICUBIC)


def fbm(size: Size, cell: int, seed: int, octaves: int = 4) -> Image.Image:
    """Noise upon ever finer and fainter noise, stretched to the full range of greys."""
    layers = [value_noise(size, max(1, cell >> octave), seed * 31 + octave) for octave in range(octaves)]
    return blended(layers)


def repeating_noise(size: Size, cells: Size, seed: int) -> Image.Image:
    """Noise of so many cells across and down whose left edge continues its right edge, and top its bottom."""
    cells = (max(2, cells[0]), max(2, cells[1]))
    grid = Image.frombytes("L", cells, Random(seed).randbytes(cells[0] * cells[1]))
    tiled = repeated(grid, (3 * cells[0], 3 * cells[1]), (0, 0))
    w, h = size
    return tiled.resize((3 * w, 3 * h), BICUBIC).crop((w, h, 2 * w, 2 * h))


def repeating_fbm(size: Size, cells: Size, seed: int, octaves: int = 4) -> Image.Image:
    layers = []
    for octave in range(octaves):
        fine = (min(size[0], cells[0] << octave), min(size[1], cells[1] << octave))
        layers.append(repeating_noise(size, fine, seed * 31 + octave))
    return blended(layers)


def blended(layers: list[Image.Image]) -> Image.Image:
    """Each layer half as strong as the one before."""
    out, weight, total = layers[0], 1.0, 1.0
    for layer in layers[1:]:
        weight /= 2
        total += weight
        out = Image.blend(out, layer, weight / total)
    return ImageOps.autocontrast(out, cutoff=1)


def repeated(tile: Image.Image, size: Size, origin: Size) -> Image.Image:
    """The tile laid over a larger picture so that one copy begins at origin."""
    out = Image.new(tile.mode, size)
    for x in range(origin[0] % tile.width - tile.width, size[0], tile.width):
        for y in range(origin[1] % tile.height - tile.height, size[1], tile.height):
            out.paste(tile, (x, y))
    return out
