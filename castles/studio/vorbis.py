"""Ogg Vorbis: sounds a fifth as large, and the same bytes whenever they are made."""

import io
from array import array
from collections.abc import Iterator, Sequence

import soundfile

TIGHT = 0.3  # from 0 to 1; at a half, the paper of a turning page sounds thinner
SERIAL = bytes((1, 0, 0, 0))  # of the only stream in the file; libsndfile draws lots for it
SERIAL_AT, SUM_AT, COUNT_AT = 14, 22, 26  # in the head of a page: its stream, its checksum, how many lengths follow
POLYNOMIAL = 0x04C11DB7


def encoded(samples: Sequence[float], rate: int) -> bytes:
    """One channel of samples between -1 and 1."""
    out = io.BytesIO()
    with soundfile.SoundFile(
        out, "w", rate, channels=1, format="OGG", subtype="VORBIS", compression_level=TIGHT
    ) as file:
        file.buffer_write(array("f", samples).tobytes(), "float32")
    return b"".join(map(renumbered, pages(out.getvalue())))


def pages(stream: bytes) -> Iterator[bytes]:
    """An Ogg stream, page by page."""
    start = 0
    while start < len(stream):
        body = start + COUNT_AT + 1 + stream[start + COUNT_AT]
        end = body + sum(stream[start + COUNT_AT + 1 : body])
        yield stream[start:end]
        start = end


def renumbered(page: bytes) -> bytes:
    """The page as one of the stream SERIAL, with the checksum of that."""
    fresh = bytearray(page)
    fresh[SERIAL_AT : SERIAL_AT + 4] = SERIAL
    fresh[SUM_AT : SUM_AT + 4] = bytes(4)
    fresh[SUM_AT : SUM_AT + 4] = checksum(fresh).to_bytes(4, "little")
    return bytes(fresh)


def checksum(page: bytes | bytearray) -> int:
    """Ogg's own cyclic redundancy check, from the highest bit down."""
    value = 0
    for byte in page:
        value = (value << 8 & 0xFFFFFFFF) ^ REMAINDERS[value >> 24 ^ byte]
    return value


def remainder(byte: int) -> int:
    value = byte << 24
    for _bit in range(8):
        value = (value << 1) ^ (POLYNOMIAL if value & 0x80000000 else 0)
        value &= 0xFFFFFFFF
    return value


REMAINDERS = tuple(map(remainder, range(256)))
