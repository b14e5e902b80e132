"""The sounds of the table, each a small piece for wood, bone, paper, string and brass; and the quiet ambience."""

import math
from collections.abc import Callable
from functools import partial
from random import Random

from castles.studio.sound import (
    RATE,
    Samples,
    add,
    bell,
    brass,
    decay,
    mastered,
    noise,
    plucked,
    room,
    shaped,
    softened,
    struck,
)
from castles.studio.vorbis import encoded
from castles.studio.work import Work

WOOD = ((165, 1, 0.16), (348, 0.6, 0.10), (610, 0.45, 0.07), (1120, 0.3, 0.04), (1830, 0.18, 0.03))
BONE = ((1, 1, 0.05), (1.73, 0.7, 0.04), (2.61, 0.5, 0.03), (3.9, 0.3, 0.02))
COIN = ((2093, 0.8, 0.4), (3520, 0.6, 0.3), (5274, 0.4, 0.2), (7040, 0.2, 0.1))
G, B, D, G2, B2, D2 = 392.0, 493.88, 587.33, 783.99, 987.77, 1174.66


def knock(rng: Random, pitch: float = 1.0) -> Samples:
    return struck([(f * pitch, s, d) for f, s, d in WOOD], 0.18, rng)


def tick(rng: Random, seconds: float = 0.02) -> Samples:
    return shaped(noise(seconds, rng, 1500, 8000), lambda t: decay(t, 0.0005, seconds * 0.3))


def swish(rng: Random, seconds: float, low: float = 1800, high: float = 9000) -> Samples:
    """Air around something flat: swells and dies."""
    return shaped(noise(seconds, rng, low, high), lambda t: math.pow(math.sin(math.pi * t / seconds), 2))


def pick_up(rng: Random) -> Samples:
    track = swish(rng, 0.12, 900, 5200)
    add(track, 0.01, tick(rng, 0.012), 0.35)
    add(track, 0.02, knock(rng, 1.9), 0.1)
    return track


def lay(rng: Random) -> Samples:
    """A tile laid on the table: one contact, then a softer one."""
    track = knock(rng)
    add(track, 0, tick(rng), 1.4)
    add(track, 0.045, knock(rng, 1.06)[:4400], 0.25)
    return room(track, 0.12, 0.15)


def turn(rng: Random) -> Samples:
    """A tile scraping round a quarter, and stopping."""
    scrape = noise(0.16, rng, 700, 3600)
    track = shaped(scrape, lambda t: math.pow(math.sin(math.pi * t / 0.16), 1.5) * (0.7 + 0.3 * math.sin(t * 900)))
    add(track, 0.13, knock(rng, 1.5), 0.35)
    add(track, 0.13, tick(rng), 0.5)
    return track


def place(rng: Random) -> Samples:
    """A wooden subject set down firmly."""
    track = struck([(238, 1, 0.12), (520, 0.7, 0.08), (940, 0.4, 0.05), (1710, 0.2, 0.03)], 0.2, rng)
    add(track, 0, tick(rng, 0.014), 1.2)
    return room(track, 0.1, 0.12)


def score(rng: Random) -> Samples:
    """Three rising notes of a lute with a bell upon the last."""
    track: Samples = []
    for i, note in enumerate((G, B, D)):
        add(track, i * 0.085, plucked(note, 0.7, rng), 0.9)
    add(track, 0.18, bell(G2, 0.6, rng), 0.3)
    return room(track, 0.22, 0.35)


def token(rng: Random) -> Samples:
    track = struck([(880, 1, 0.09), (1870, 0.5, 0.05), (3100, 0.3, 0.03)], 0.14, rng)
    add(track, 0.04, struck([(990, 1, 0.08), (2080, 0.4, 0.04)], 0.12, rng), 0.5)
    return room(track, 0.1, 0.1)


def error(rng: Random) -> Samples:
    """Two low, muffled notes: no harsh buzzer."""
    track: Samples = []
    for at, note in ((0, 196.0), (0.13, 155.56)):
        add(track, at, plucked(note, 0.4, rng, 0.985), 1)
        add(track, at, struck([(note, 1, 0.2), (note * 2, 0.3, 0.1)], 0.25, rng), 0.5)
    return room(track, 0.08, 0.1)


def fanfare(rng: Random) -> Samples:
    bars = ((0, (G,), 0.16), (0.17, (G,), 0.11), (0.29, (G, B), 0.16), (0.47, (G, B, D), 0.2), (0.7, (B, D, G2), 0.85))
    return room(trumpets(rng, bars), 0.28, 0.4)


def trumpets(rng: Random, bars: tuple[tuple[float, tuple[float, ...], float], ...]) -> Samples:
    """Chords of (when, notes, how long), each note doubled a hair sharp and late."""
    track: Samples = []
    for at, notes, seconds in bars:
        for i, note in enumerate(notes):
            add(track, at, brass(note, seconds, rng), 0.8 / math.pow(i + 1, 0.4))
            add(track, at + 0.008, brass(note * 1.003, seconds, rng), 0.35)
    return track


def win(rng: Random) -> Samples:
    """A longer fanfare over a drum, with bells."""
    bars = ((0, (G, B), 0.2), (0.22, (G, B), 0.1), (0.34, (B, D), 0.2), (0.58, (D, G2), 0.26), (0.88, (B, D, G2), 0.75))
    track = trumpets(rng, bars)
    for at in (0, 0.22, 0.34, 0.58, 0.88):
        add(track, at, drum(rng), 0.9)
    for i, note in enumerate((G2, B2, D2, 2 * G2)):
        add(track, 0.92 + i * 0.09, bell(note, 0.7, rng), 0.22)
    return room(track, 0.28, 0.3)


def drum(rng: Random) -> Samples:
    track = struck([(82, 1, 0.3), (131, 0.6, 0.2), (190, 0.3, 0.12)], 0.35, rng)
    add(track, 0, tick(rng, 0.03), 0.4)
    return track


def page(rng: Random) -> Samples:
    """Paper turning: a swell of crackle and a soft slap."""
    track = swish(rng, 0.3, 1400, 7000)
    for _ in range(26):
        add(track, rng.uniform(0.03, 0.25), tick(rng, 0.008), rng.uniform(0.1, 0.4))
    add(track, 0.26, swish(rng, 0.06, 400, 2600), 0.8)
    return track


def click(rng: Random) -> Samples:
    track = struck([(720, 1, 0.03), (1500, 0.5, 0.015)], 0.05, rng)
    add(track, 0, tick(rng, 0.008), 0.5)
    return track


def dice(rng: Random) -> Samples:
    """Three dice bouncing to rest on wood."""
    track: Samples = []
    for _ in range(3):
        at, gap, gain = rng.uniform(0, 0.05), rng.uniform(0.07, 0.1), 1.0
        for _ in range(rng.randint(6, 8)):
            pitch = rng.uniform(900, 1300)
            add(track, at, struck([(pitch * f, s, d) for f, s, d in BONE], 0.05, rng), gain * rng.uniform(0.7, 1))
            add(track, at, struck([(170, 1, 0.05), (260, 0.6, 0.04)], 0.06, rng), gain * 0.5)
            at, gap, gain = at + gap, gap * rng.uniform(0.72, 0.92), gain * 0.8
    return room(track, 0.1, 0.15)


def shuffle(rng: Random) -> Samples:
    """A riffle: many cards snapping past each other, then the pack squared."""
    track: Samples = []
    for i in range(44):
        at = 0.62 * math.pow(i / 44, 0.85) + rng.uniform(0, 0.008)
        add(track, at, tick(rng, 0.018), 1.2 + 0.8 * math.sin(math.pi * i / 44))
    add(track, 0.7, swish(rng, 0.2, 1200, 6000), 0.6)
    for at in (0.9, 1.0):
        add(track, at, knock(rng, 1.7), 0.3)
        add(track, at, tick(rng), 0.6)
    return track


def coin(rng: Random) -> Samples:
    track = struck(COIN, 0.45, rng)
    add(track, 0.07, struck([(f * 1.12, s, d * 0.8) for f, s, d in COIN], 0.4, rng), 0.6)
    return room(track, 0.12, 0.1)


def curtain(rng: Random) -> Samples:
    """Rings running along a rail, and heavy cloth settling."""
    track = swish(rng, 0.9, 120, 1400)
    add(track, 0.05, swish(rng, 0.75, 900, 4200), 0.4)
    for i in range(12):
        ring = rng.uniform(0.9, 1.1)
        at = 0.06 + 0.05 * i + rng.uniform(0, 0.02)
        add(track, at, struck([(2600 * ring, 1, 0.05), (4100 * ring, 0.6, 0.04)], 0.06, rng), 0.06)
    add(track, 0.72, swish(rng, 0.3, 80, 500), 1.4)
    return room(track, 0.15, 0.2)


AMBIENCE_RATE = 22050
AMBIENCE_SECONDS = 32.0
# a slow round in D: (beat, note above D3 in half tones); four beats a bar, eight bars
TUNE = (
    *((0, 0), (1, 7), (2, 12), (3, 16), (4, -5), (5, 7), (6, 11), (7, 14)),
    *((8, -3), (9, 4), (10, 9), (11, 12), (12, -7), (13, 5), (14, 9), (15, 12)),
    *((16, 0), (17, 7), (18, 12), (19, 19), (20, -5), (21, 7), (22, 14), (23, 17)),
    *((24, -7), (25, 5), (26, 9), (27, 16), (28, -5), (29, 2), (30, 7), (31, 14)),
)


def ambience() -> bytes:
    """Wind, far birds and a lute, on a ring of tape: what runs over the end sounds at the beginning."""
    rng, rate = Random("ambience"), AMBIENCE_RATE
    tape = [0.0] * int(AMBIENCE_SECONDS * rate)
    lay_on_ring(tape, 0, wind(rng), 1.0)
    for beat, step in TUNE:
        note = 146.83 * 2 ** (step / 12)
        at = beat * AMBIENCE_SECONDS / 32 + rng.uniform(0, 0.02)
        lay_on_ring(tape, at, room(lute(note, rng), 0.3, 0.6, rate), rng.uniform(0.28, 0.4))
    for _ in range(9):
        lay_on_ring(tape, rng.uniform(0, AMBIENCE_SECONDS), room(bird(rng), 0.5, 0.6, rate), rng.uniform(0.02, 0.05))
    loudest = max(map(abs, tape))
    return encoded([v * 0.5 / loudest for v in tape], rate)


def lute(note: float, rng: Random) -> Samples:
    """Plucked at twice the rate, where a string's length in samples tunes it finely enough."""
    fine = plucked(note, 2.4, rng, 0.9965, 2 * AMBIENCE_RATE, softness=9)
    return [(a + b) / 2 for a, b in zip(fine[::2], fine[1::2], strict=True)]


def lay_on_ring(tape: Samples, at: float, samples: Samples, gain: float) -> None:
    start = int(at * AMBIENCE_RATE)
    for i, value in enumerate(samples, start):
        tape[i % len(tape)] += value * gain


def wind(rng: Random) -> Samples:
    """Gusts that swell a whole number of times a loop; the ends overlap, so the seam can't be heard."""
    extra = 2.0
    raw = softened(noise(AMBIENCE_SECONDS + extra, rng, 90, 420, AMBIENCE_RATE), 420, AMBIENCE_RATE)
    length, over = int(AMBIENCE_SECONDS * AMBIENCE_RATE), int(extra * AMBIENCE_RATE)
    for i in range(over):
        t = i / over
        raw[i] = raw[i] * math.sqrt(t) + raw[length + i] * math.sqrt(1 - t)
    return [v * gust(i / length) for i, v in enumerate(raw[:length])]


def gust(t: float) -> float:
    return 0.45 * (0.55 + 0.25 * math.sin(math.tau * 2 * t) + 0.2 * math.sin(math.tau * 5 * t + 1))


def bird(rng: Random) -> Samples:
    """A short far call: two to five gliding chirps."""
    track: Samples = []
    base, at = rng.uniform(2200, 3600), 0.0
    for _ in range(rng.randint(2, 5)):
        add(
            track,
            at,
            chirp(base * rng.uniform(0.9, 1.15), rng.uniform(0.85, 1.25), rng.uniform(0.06, 0.12)),
            1,
            AMBIENCE_RATE,
        )
        at += rng.uniform(0.11, 0.2)
    return track


def chirp(frequency: float, glide: float, seconds: float) -> Samples:
    count, phase, out = int(seconds * AMBIENCE_RATE), 0.0, []
    for i in range(count):
        t = i / count
        phase += math.tau * frequency * math.pow(glide, t) / AMBIENCE_RATE
        out.append(math.sin(phase) * math.sin(math.pi * t))
    return out


# each sound and how loud its peak is
SOUNDS: dict[str, tuple[Callable[[Random], Samples], float]] = {
    "pick_up": (pick_up, 0.5),
    "lay": (lay, 0.8),
    "turn": (turn, 0.5),
    "place": (place, 0.8),
    "score": (score, 0.7),
    "token": (token, 0.6),
    "error": (error, 0.6),
    "fanfare": (fanfare, 0.8),
    "page": (page, 0.5),
    "click": (click, 0.5),
    "dice": (dice, 0.8),
    "shuffle": (shuffle, 0.6),
    "coin": (coin, 0.6),
    "curtain": (curtain, 0.6),
    "win": (win, 0.85),
}


def sound(name: str) -> bytes:
    play, peak = SOUNDS[name]
    return encoded(mastered(play(Random(name)), peak), RATE)


WORKS = (
    *(Work(f"sounds/{name}.ogg", partial(sound, name), __name__) for name in SOUNDS),
    Work("sounds/ambience.ogg", ambience, __name__),
)
