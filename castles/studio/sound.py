"""Synthesis: struck bodies, plucked strings, brass, noise and rooms, as plain lists of samples."""

import math
from collections.abc import Callable, Sequence
from random import Random

RATE = 44100
Samples = list[float]

# delay in seconds and feedback of each comb of the room
COMBS = ((0.0297, 0.72), (0.0371, 0.70), (0.0411, 0.68), (0.0437, 0.66))


def decay(t: float, attack: float, length: float, steep: float = 4.0) -> float:
    """Up within the attack, then falling away."""
    return t / attack if t < attack else math.exp(-steep * (t - attack) / length)


def shaped(samples: Samples, envelope: Callable[[float], float], rate: int = RATE) -> Samples:
    return [value * envelope(i / rate) for i, value in enumerate(samples)]


def noise(seconds: float, rng: Random, low: float, high: float, rate: int = RATE) -> Samples:
    """White noise between two frequencies, roughly."""
    up, down = 1 - math.exp(-math.tau * high / rate), math.exp(-math.tau * low / rate)
    out, slow, fast, last = [], 0.0, 0.0, 0.0
    for _ in range(int(seconds * rate)):
        slow += up * (rng.uniform(-1, 1) - slow)
        fast = down * (fast + slow - last)
        last = slow
        out.append(fast)
    return out


def softened(samples: Samples, high: float, rate: int = RATE) -> Samples:
    """Duller: what lies above a frequency fades."""
    up, slow, out = 1 - math.exp(-math.tau * high / rate), 0.0, []
    for value in samples:
        slow += up * (value - slow)
        out.append(slow)
    return out


def struck(partials: Sequence[tuple[float, float, float]], seconds: float, rng: Random, rate: int = RATE) -> Samples:
    """A struck body: (frequency, strength, seconds of ringing) for each partial."""
    out = [0.0] * int(seconds * rate)
    for frequency, strength, ringing in partials:
        step, phase, fade = math.tau * frequency / rate, rng.uniform(0, math.tau), math.exp(-5 / ringing / rate)
        level = strength
        for i in range(len(out)):
            out[i] += level * math.sin(step * i + phase)
            level *= fade
    return out


def plucked(
    frequency: float, seconds: float, rng: Random, damping: float = 0.996, rate: int = RATE, softness: int = 1
) -> Samples:
    """A plucked string (Karplus and Strong): a burst of noise running round and softening."""
    period = int(rate / frequency)
    line = [rng.uniform(-1, 1) for _ in range(period)]
    for _ in range(softness):
        line = smoothed(line)
    middle = sum(line) / len(line)
    line = [value - middle for value in line]
    out, last = [], 0.0
    for i in range(int(seconds * rate)):
        here = line[i % len(line)]
        line[i % len(line)] = damping * (here + last) / 2
        last = here
        out.append(here)
    return out


def smoothed(samples: Samples) -> Samples:
    """Each sample with its neighbours: a soft finger instead of a nail."""
    return [(samples[i - 1] + 2 * v + samples[(i + 1) % len(samples)]) / 4 for i, v in enumerate(samples)]


def brass(frequency: float, seconds: float, rng: Random, rate: int = RATE) -> Samples:
    """A trumpet: ten harmonics that speak one after another, with a little vibrato."""
    out = [0.0] * int(seconds * rate)
    for harmonic in range(1, 11):
        phase, slow = rng.uniform(0, math.tau), 0.018 * (1 + harmonic * 0.35)
        for i in range(len(out)):
            t = i / rate
            bend = 1 + 0.004 * math.sin(33 * t) * min(1, t * 4) - 0.012 * math.exp(-t / 0.02)
            phase += math.tau * frequency * harmonic * bend / rate
            level = min(1, t / slow) * min(1, (seconds - t) / 0.06) * (0.75 + 0.25 * math.exp(-t / 0.12))
            out[i] += level * math.sin(phase) / harmonic**1.15
    return out


def bell(frequency: float, seconds: float, rng: Random, rate: int = RATE) -> Samples:
    """A small bright bell."""
    ratios = ((1, 1, 1), (2.0, 0.5, 0.8), (3.01, 0.35, 0.5), (4.17, 0.2, 0.35), (5.43, 0.12, 0.25))
    return struck([(frequency * r, s, seconds * d) for r, s, d in ratios], seconds, rng, rate)


def add(track: Samples, at: float, samples: Samples, gain: float = 1.0, rate: int = RATE) -> None:
    """Mixes samples into the track from that second on, lengthening it if need be."""
    start = int(at * rate)
    track.extend([0.0] * max(0, start + len(samples) - len(track)))
    for i, value in enumerate(samples, start):
        track[i] += value * gain


def room(samples: Samples, mix: float = 0.18, tail: float = 0.5, rate: int = RATE) -> Samples:
    """The same sound in a stone hall."""
    dry = samples + [0.0] * int(tail * rate)
    wet = [0.0] * len(dry)
    for delay, feedback in COMBS:
        line, soft = [0.0] * int(delay * rate), 0.0
        for i, value in enumerate(dry):
            place = i % len(line)
            echo = line[place]
            soft += 0.35 * (echo - soft)
            line[place] = value + soft * feedback
            wet[i] += echo / 4
    return [d * (1 - mix) + w * mix for d, w in zip(dry, wet, strict=True)]


def mastered(samples: Samples, peak: float = 0.8, rate: int = RATE) -> Samples:
    """As loud as the peak, with a short fade so that it ends without a click."""
    loudest = max(1e-9, max(map(abs, samples)))
    fade, count = int(0.02 * rate), len(samples)
    return [v * peak / loudest * min(1, (count - 1 - i) / fade) for i, v in enumerate(samples)]
