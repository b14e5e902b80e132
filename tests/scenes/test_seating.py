"""Who sits where: what the lobby changes, remembers and reads again."""

from typing import Any

import pytest

from castles.rules import GAMES
from castles.scenes.seating import EMPTY, PERSON, Seating, default_seating, from_json, to_json

GAME = GAMES["knights"]


def seating(*kinds: str) -> Seating:
    chosen = default_seating(GAME)
    for number, kind in enumerate(kinds):
        chosen = chosen.changed(number, kind=kind)
    return chosen


@pytest.mark.parametrize("key", GAMES)
def test_the_default_can_start(key: str) -> None:
    assert default_seating(GAMES[key]).fits(GAMES[key])


@pytest.mark.parametrize("key", GAMES)
def test_a_seating_survives_json(key: str) -> None:
    chosen = default_seating(GAMES[key]).changed(0, name="Ilona").coloured(0, "argent")
    assert from_json(GAMES[key], to_json(chosen)) == chosen


def test_a_seating_from_before_there_were_levels_is_remembered() -> None:
    chosen = seating(PERSON, "squire").changed(0, name="Ilona")
    former = to_json(chosen)
    former["chairs"][1][0] = "random"
    assert from_json(GAME, former) == chosen


def broken(**fields: Any) -> dict[str, Any]:
    return {**to_json(default_seating(GAME)), **fields}


@pytest.mark.parametrize(
    "value",
    [
        None,
        7,
        [],
        {},
        broken(chairs=[]),
        broken(chairs=[["person", "A", "gules"]] * 4),
        broken(chairs=[["ghost", "A", "gules"], *to_json(default_seating(GAME))["chairs"][1:]]),
        broken(chairs=[["person", "A" * 99, "gules"], *to_json(default_seating(GAME))["chairs"][1:]]),
        broken(chairs=7),
        broken(ages=[0, 0, 1, 2]),
        broken(ages=[0.0, 1, 2, 3]),
        broken(options={"long": "perhaps"}),
        broken(options=[1]),
        broken(seed="12x"),
        broken(seed="9" * 30),
        broken(last_seed=None),
    ],
    ids=str,
)
def test_what_makes_no_sense_gives_the_default(value: Any) -> None:
    assert from_json(GAME, value) == default_seating(GAME)


def test_a_colour_that_another_has_is_swapped() -> None:
    chosen = default_seating(GAME).coloured(0, "azure")
    assert [chair.colour for chair in chosen.chairs] == ["azure", "gules", "vert", "or"]


def test_ages_name_seats_youngest_first_without_empty_chairs() -> None:
    chosen = seating(PERSON, EMPTY, PERSON, PERSON).younger(3)
    assert chosen.setup(GAME, 5).ages == (0, 2, 1)


def test_the_youngest_cannot_get_younger() -> None:
    chosen = seating(PERSON, PERSON)
    assert chosen.younger(0) == chosen


def test_equal_names_get_numbers() -> None:
    chosen = seating(PERSON, PERSON).changed(0, name="Ilona").changed(1, name="Ilona ")
    assert [player.name for player in chosen.players(["A", "B", "C", "D"])] == ["Ilona", "Ilona 2"]


def test_nameless_seats_get_the_given_names() -> None:
    players = seating(PERSON, "random").players(["A", "B", "C", "D"])
    assert [(player.name, player.level) for player in players] == [("A", None), ("B", "random")]


def test_one_seat_is_too_few() -> None:
    assert not seating(PERSON, EMPTY).fits(GAME)
