"""What Topple the King shows in the players' panels, and its sheet of the cards that are left in the piles."""

from collections import Counter
from collections.abc import Sequence

from castles.boards.board import Look
from castles.boards.throne import layout
from castles.boards.throne.reading import hand_of
from castles.display import Aim, Badge, Sheet
from castles.rules.game import Seat
from castles.rules.throne import questions
from castles.rules.throne.cards import colour_or_kind
from castles.rules.throne.pieces import CARDS, TO_RIDE, TO_TOPPLE, TO_WIN, TOURNAMENT, TOURNAMENTS
from castles.rules.throne.state import State
from castles.wording.throne import board as words

GOALS = {"four_castles": "icons/tower", "tournaments": "icons/swords", "king": "icons/crown"}


def score(look: Look[State], seat: Seat) -> str:
    """The large figure: castles of the four that win."""
    return f"{len(hand_of(look.view, seat)[0])}/{TO_WIN}"


def badges(look: Look[State], seat: Seat) -> Sequence[Badge]:
    """How near every way to win is, and the special cards."""
    castles, specials, tournaments = (len(cards) for cards in hand_of(look.view, seat))
    return (
        Badge("icons/tower", f"{castles}/{TO_WIN}", words.text(words.WINNING_CASTLES, count=TO_WIN)),
        Badge(
            "icons/swords",
            f"{tournaments}/{TO_RIDE[1]}",
            words.text(words.WINNING_TOURNAMENTS),
        ),
        Badge(
            "icons/crown", f"{min(castles, TO_TOPPLE)}/{TO_TOPPLE}", words.text(words.TOPPLING_CASTLES, count=TO_TOPPLE)
        ),
        Badge("icons/card", str(specials), words.specials_tip(specials)),
    )


def aim(look: Look[State]) -> Aim:
    """The three ways to win, and how far the viewer has come on each."""
    goals = questions.goals(look.view, look.seat).items()
    lines = ((GOALS[goal], words.text(words.AIMS[goal]), words.goal_label(progress)) for goal, progress in goals)
    return Aim(words.text(words.AIM), tuple(lines))


def cards_sheet(look: Look[State]) -> Sheet:
    """Every colour and kind, and how many of its cards nobody owns."""
    owned = Counter(card for seat in range(len(look.names)) for group in hand_of(look.view, seat)[:2] for card in group)
    left = Counter(colour_or_kind(card) for card in range(len(CARDS)) if not owned[card])
    first = {colour_or_kind(card): card for card in reversed(range(len(CARDS)))}
    rows = [(layout.mini_picture(first[kind]), str(left[kind]), words.kind_tip(kind)) for kind in reversed(first)]
    tournaments = TOURNAMENTS - sum(look.view.tournaments)
    rows.append((layout.mini_picture(TOURNAMENT), str(tournaments), words.kind_tip("tournament")))
    count = sum(map(len, look.view.piles))
    return Sheet(words.text(words.IN_PILES), tuple(rows), words.piles_note(count))
