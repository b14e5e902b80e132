"""A signal ends every command at once, with the usual status and without a word, and nobody works on."""

import os
import signal
import time
from pathlib import Path

import pytest

from castles.signals import Ended, heeded, orderly, undisturbed
from tests.torture.command_line import members, orphans
from tests.torture.signals import ENDLESS, Blow, blows, furnished, started, trouble

SEED = 4
LONGEST = 0.8  # seconds until the signal is sent; by hand there are longer ones


@pytest.mark.parametrize("blow", [*blows(len(ENDLESS), SEED, LONGEST)], ids=lambda blow: blow.command)
def test_a_signal_ends_a_command_at_once_and_all_who_work_for_it(blow: Blow) -> None:
    assert trouble(blow) == ""


def test_workers_do_not_outlive_a_command_that_is_killed(tmp_path: Path) -> None:
    furnished(tmp_path)
    process = started("duel, shared", tmp_path)
    while len(members(process.pid)) < 3:
        time.sleep(0.02)
    process.kill()
    process.wait()
    assert orphans(process.pid) == []
    process.communicate()


def ended_by_itself(done: list[str]) -> None:
    with orderly() as request:
        request.leads_to(lambda: done.append("asked"))
        signal.raise_signal(signal.SIGTERM)
        done.append("went on")


def test_what_is_to_be_ended_in_order_comes_to_its_end_first() -> None:
    done: list[str] = []
    with pytest.raises(Ended) as ended, heeded():
        ended_by_itself(done)
    assert (done, ended.value.status) == (["asked", "went on"], 143)


def left_alone(done: list[str]) -> None:
    with undisturbed():
        os.kill(os.getpid(), signal.SIGTERM)
        done.append("went on")


def test_a_signal_waits_for_what_must_not_be_disturbed() -> None:
    done: list[str] = []
    with pytest.raises(Ended), heeded():
        left_alone(done)
    assert done == ["went on"]


def test_a_signal_that_is_to_be_ignored_still_is() -> None:
    """As nohup wants it."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with heeded():
            signal.raise_signal(signal.SIGHUP)
    finally:
        signal.signal(signal.SIGHUP, before)
