"""Taking over: from a place of a match a new one begins, with its seats dealt anew."""

from random import SystemRandom

from castles.boards import BOARDS
from castles.i18n import _
from castles.match import Cursor, Deal, Match
from castles.rules.chance import WORD
from castles.rules.game import Seat
from castles.scenes.backdrop import draw_heading, draw_table, foot, middle
from castles.scenes.chairs import Chairs, heading
from castles.scenes.opening import keep_new
from castles.scenes.scene import Context, Scene
from castles.scenes.seating import EMPTY, KINDS, PERSON, Chair, Seating
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.pane import Pane, Row, space
from castles.ui.plain import Label, Panel
from castles.ui.scroll import scrolling
from castles.ui.theme import LABEL
from castles.ui.toggle import Toggle
from castles.ui.widget import Widget
from castles.wording import WORDINGS

GAP = 6.0  # between rows
FORMER = "squire"  # who plays for a level that isn't known here


class TakeOver(Scene):
    """Chooses who plays on from a place of a match; the match itself stays as it is."""

    name = "take_over"

    def __init__(self, context: Context, match: Match, at: Cursor) -> None:
        super().__init__(context)
        self.match = match
        self.at = at
        self.game_key = match.game.key
        self.is_shuffled = True  # whoever has seen the end would know what comes
        self.chairs = Chairs(context, _seating(match), lambda seating: None, self._kinds)
        self.pane = Pane()

    def _kinds(self, seat: Seat) -> list[str]:
        """Who may sit there: while a match with secret hands runs, nobody sees another one than at its table."""
        people = self.match.line.people
        if self.match.is_over or not BOARDS[self.match.game.key].secret_hands:
            return [kind for kind in KINDS if kind != EMPTY]
        if seat in people:
            return [PERSON]
        return [kind for kind in KINDS if kind not in (EMPTY, PERSON) or (kind == PERSON and not people and not seat)]

    def arrange(self, canvas: Canvas) -> list[Widget]:
        room = middle(canvas, 760)
        rows = [_words("from", self._origin()), space(8), *self.chairs.rows(), space(8), *self._chance()]
        row = foot(canvas, 760)
        back, start = row.left(min(180, row.w * 0.3)), row.end(min(320, row.w * 0.5))
        return [
            Panel(key="panel", area=room),
            *scrolling("rows", self.pane, room.inset(18, 14), rows, gap=GAP),
            Button(key="back", area=back, label=_("Back"), icon="back", on_press=self.leave),
            Button(
                key="start",
                area=start,
                label=_("Take over"),
                icon="branch",
                kind="red",
                enabled=self._may_start(),
                on_press=self.start,
            ),
        ]

    def _origin(self) -> str:
        name = self.match.name or _(WORDINGS[self.match.game.key].title)
        number = self.match.line.moves_at(self.at)
        if not number:
            return _("{name}, from the beginning. The match itself stays as it is.").format(name=name)
        return _("{name}, after move {number}. The match itself stays as it is.").format(name=name, number=number)

    def _chance(self) -> list[Row]:
        """Whether what nobody has seen is shuffled, where that can be done without anybody noticing."""
        if not self.match.is_over:
            return [heading("chance_heading", _("Chance")), _words("chance", self._running())]
        if self._dealable() is None:
            words = _("What nobody has seen stays as it lies: several people hold secrets here.")
            return [heading("chance_heading", _("Chance")), _words("chance", words)]
        toggle = Row(
            44,
            lambda area: [
                Toggle(
                    key="shuffled",
                    area=area.inset(4, 2),
                    label=_("Shuffle what nobody has seen"),
                    on=self.is_shuffled,
                    on_change=self._shuffle,
                )
            ],
        )
        return [heading("chance_heading", _("Chance")), toggle]

    def _running(self) -> str:
        """What is said of chance while the match runs: nobody may play it in advance."""
        if self._may_start():
            return _("What nobody has seen is shuffled, since the match isn't over.")
        return _("Several people hold secrets here. The match can be taken over once it is over.")

    def _dealable(self) -> Seat | None:
        return self.match.line.dealable(self.at, self.chairs.players())

    def _may_start(self) -> bool:
        """While the match runs, only with what nobody has seen dealt anew: else one would know what comes in it."""
        return self.match.is_over or self._dealable() is not None

    def _shuffle(self, is_shuffled: bool) -> None:
        self.is_shuffled = is_shuffled

    def start(self) -> None:
        """The new match begins, and is saved."""
        players = self.chairs.players()
        seat = self._dealable() if self.is_shuffled else None
        deal = None if seat is None else Deal(seat, SystemRandom().randrange(WORD))
        match = self.match.taken_over(self.at, players, self.match.name, deal)
        keep_new(self.context, match)
        self.context.stack.home()
        self.context.stack.push(self.context.doors.table(self.context, match))

    def background(self, canvas: Canvas) -> None:
        draw_table(canvas)
        draw_heading(canvas, _("Take over here"))


def _words(key: str, text: str) -> Row:
    return Row(52, lambda area: [Label(key=key, area=area.inset(4, 0), text=text, style=LABEL)])


def _seating(match: Match) -> Seating:
    """Who played so far; where only computer players did, a person takes the first seat."""
    kinds = [PERSON if player.is_person else player.level or FORMER for player in match.players]
    if PERSON not in kinds:
        kinds[0] = PERSON
    chairs = [
        Chair(kind if kind in KINDS else FORMER, player.name, player.colour)
        for kind, player in zip(kinds, match.players, strict=True)
    ]
    return Seating(tuple(chairs), tuple(range(len(chairs))), match.setup.options)
