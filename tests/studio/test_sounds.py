"""Sounds are small Ogg files, as loud as they were meant, without clicks; the ambience runs on without a seam."""

import io
from array import array
from itertools import pairwise
from random import Random

import pytest
import soundfile

from castles.studio import sounds, vorbis
from castles.studio.sound import RATE, mastered, noise
from castles.studio.stamps import ROOT

PATHS = [work.path for work in sounds.WORKS]
LARGEST = 40_000
LARGEST_AMBIENCE = 300_000


def heard(data: bytes) -> tuple[list[float], int]:
    """The samples and how many of them a second has."""
    with soundfile.SoundFile(io.BytesIO(data)) as file:
        assert (file.format, file.subtype, file.channels) == ("OGG", "VORBIS", 1)
        return list(array("f", bytes(file.buffer_read(dtype="float32")))), file.samplerate


def loudness(samples: list[float]) -> float:
    return (sum(value * value for value in samples) / len(samples)) ** 0.5


@pytest.mark.parametrize("path", PATHS)
def test_every_sound_opens_and_is_short_and_small(path: str) -> None:
    data = (ROOT / path).read_bytes()
    samples, rate = heard(data)
    assert len(samples) / rate < (33 if "ambience" in path else 3)
    assert len(data) < (LARGEST_AMBIENCE if "ambience" in path else LARGEST)


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_a_sound_is_as_loud_as_it_was_meant_and_ends_in_silence(name: str) -> None:
    samples, _rate = heard((ROOT / f"sounds/{name}.ogg").read_bytes())
    assert max(map(abs, samples)) == pytest.approx(sounds.SOUNDS[name][1], rel=0.08)
    assert max(map(abs, samples[-20:])) < 0.002


def test_what_is_heard_is_what_was_made() -> None:
    made = mastered(sounds.score(Random("score")), 0.7)
    samples, rate = heard(vorbis.encoded(made, RATE))
    assert (len(samples), rate) == (len(made), RATE)
    assert loudness(samples) == pytest.approx(loudness(made), rel=0.02)
    assert loudness([a - b for a, b in zip(samples, made, strict=True)]) < loudness(samples) / 10


def test_the_ambience_runs_on_without_a_seam() -> None:
    """From its last sample to its first it goes no further than elsewhere from one to the next."""
    samples, rate = heard((ROOT / "sounds/ambience.ogg").read_bytes())
    assert len(samples) == rate * sounds.AMBIENCE_SECONDS
    steps = sorted(abs(b - a) for a, b in pairwise(samples))
    assert abs(samples[0] - samples[-1]) < steps[len(steps) * 3 // 4]


def test_a_sound_made_twice_has_the_same_bytes() -> None:
    made = noise(0.3, Random("twice"), 200, 4000)
    assert vorbis.encoded(made, RATE) == vorbis.encoded(made, RATE)


def test_every_page_tells_its_stream_and_its_sum() -> None:
    found = list(vorbis.pages((ROOT / "sounds/win.ogg").read_bytes()))
    assert len(found) > 3
    for page in found:
        assert page.startswith(b"OggS")
        assert page == vorbis.renumbered(page)
        assert page[vorbis.SERIAL_AT : vorbis.SERIAL_AT + 4] == vorbis.SERIAL
