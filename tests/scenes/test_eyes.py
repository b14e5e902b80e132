"""The eyes and the logbook of a table: nothing is worked out twice, and nothing old is shown."""

from pathlib import Path

from castles.boards.board import Look
from castles.rules import GAMES
from tests.scenes.guest import Guest, against_computers


def seated(tmp_path: Path) -> Guest:
    return Guest(tmp_path, against_computers(GAMES["knights"], 2, seed=3))


def test_a_look_is_the_same_until_something_changes(tmp_path: Path) -> None:
    table = seated(tmp_path).table
    before = table.describe().look
    assert table.describe().look is before
    table.session.intend(table.session.position.intent.changed(turns=1))
    assert table.describe().look.intent.turns == 1


def test_a_look_knows_of_every_move(tmp_path: Path) -> None:
    guest = seated(tmp_path)
    before = guest.look
    guest.table.session.play(before.legal[0])
    guest.wait()
    after = guest.look
    assert after is not before
    assert after.legal == guest.match.game.legal_moves(guest.match.state)


def test_a_look_knows_of_other_settings(tmp_path: Path) -> None:
    table = seated(tmp_path).table
    assert table.describe().look.helps
    table.context.change(helps=())
    assert table.describe().look.helps == frozenset()


def test_what_a_look_knows_is_worked_out_once(tmp_path: Path) -> None:
    looks: list[Look[object]] = []

    def counted(look: Look[object]) -> int:
        looks.append(look)
        return len(looks)

    look = seated(tmp_path).look
    assert [look.once(counted), look.once(counted)] == [1, 1]


def test_the_log_speaks_the_language_of_now(tmp_path: Path) -> None:
    guest = seated(tmp_path)
    guest.table.session.play(guest.look.legal[0])
    guest.wait()
    english = guest.table.describe().log
    guest.app.context.change(language="pl")
    assert guest.table.describe().log != english
    guest.app.context.change(language="en")
    assert guest.table.describe().log == english
