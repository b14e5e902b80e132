"""A work: one file the studio makes, the function that makes it, and the module whose text it depends on."""

import io
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageFilter

Table = Mapping[str, Any]
FAINT = 24  # below this opacity a blurred pixel has too few bits left to tell its colour


@dataclass(frozen=True, slots=True)
class Work:
    """`source` is the painting module's `__name__`; the modules it imports count as sources too."""

    path: str  # from the project's root: art/… or sounds/…
    make: Callable[[], Image.Image | Table | bytes]  # bytes are a sound, as they will lie in its file
    source: str
    lossless: bool = False  # for line art, whose edges WebP would smear

    def encoded(self) -> bytes:
        made = self.make()
        if isinstance(made, Image.Image):
            return encoded_picture(made, self.path, self.lossless)
        if isinstance(made, bytes):
            return made
        return (json.dumps(made, indent=1) + "\n").encode()


def encoded_picture(image: Image.Image, path: str, lossless: bool) -> bytes:
    out = io.BytesIO()
    if path.endswith(".png"):
        image.save(out, "PNG", optimize=True)
    else:
        if image.mode == "RGBA":
            image = bled(image)
        image.save(out, "WEBP", quality=90, method=5, lossless=lossless, exact=True, use_sharp_yuv=True)
    return out.getvalue()


def bled(image: Image.Image) -> Image.Image:
    """Colours run on under the transparent pixels, else scaling would draw a dark fringe around the shape."""
    spread = image
    for radius in (1, 2, 4, 8):
        soft = spread.convert("RGBa").filter(ImageFilter.GaussianBlur(radius)).convert("RGBA")
        soft.putalpha(soft.getchannel("A").point([0] * FAINT + [255] * (256 - FAINT)))
        soft.paste(spread, (0, 0), spread.getchannel("A").point([0] + [255] * 255))
        spread = soft
    spread.putalpha(image.getchannel("A"))
    return spread
