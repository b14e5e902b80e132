"""Widgets on a page: what mouse and keyboard do to them."""

from collections.abc import Sequence

import pygame
import pytest

from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.choice import Choice
from castles.ui.field import Entry, Field
from castles.ui.listbox import Column, ListBox
from castles.ui.pane import Pane, Row
from castles.ui.scroll import scrolling
from castles.ui.select import Select
from castles.ui.slider import Slider
from castles.ui.toggle import Toggle
from castles.ui.widget import Page, Widget

ROOM = Area(0, 0, 200, 40)


def key(code: int, letter: str = "", mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter)


def page_of(*widgets: Widget) -> Page:
    """A page whose first widget has the focus."""
    page = Page()
    page.show(widgets)
    page.focus = widgets[0].key
    return page


def press(page: Page, *codes: int) -> None:
    for code in codes:
        page.handle(key(code), 1)


def click(page: Page, x: float, y: float) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        page.handle(pygame.event.Event(kind, pos=(x, y), button=1), 1)


def type_in(page: Page, text: str) -> None:
    for letter in text:
        page.handle(key(ord(letter), letter), 1)
        page.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter), 1)


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_turn_a_toggle(code: int) -> None:
    seen: list[bool] = []
    press(page_of(Toggle(key="t", area=ROOM, label="", on=False, on_change=seen.append)), code)
    assert seen == [True]


def test_a_click_that_ends_elsewhere_does_nothing() -> None:
    seen: list[bool] = []
    page = page_of(Toggle(key="t", area=ROOM, label="", on=False, on_change=seen.append))
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1), 1)
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(10, 90), button=1), 1)
    assert seen == []


@pytest.mark.parametrize(
    ("code", "value"),
    [(pygame.K_LEFT, 45), (pygame.K_RIGHT, 55), (pygame.K_HOME, 0), (pygame.K_END, 100)],
)
def test_keys_move_a_slider(code: int, value: int) -> None:
    seen: list[int] = []
    press(page_of(Slider(key="s", area=Area(0, 0, 200, 58), label="", value=50, on_change=seen.append)), code)
    assert seen == [value]


def test_a_slider_follows_the_mouse_to_its_ends() -> None:
    seen: list[int] = []
    page = page_of(Slider(key="s", area=Area(0, 0, 226, 58), label="", value=50, on_change=seen.append))
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(33, 45), button=1), 1)
    page.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(900, 45)), 1)
    assert seen == [10, 100]


def choice(seen: list[str]) -> Choice[str]:
    options = [("a", "one"), ("b", "two"), ("c", "three")]
    return Choice(key="c", area=Area(0, 0, 300, 40), options=options, chosen="b", on_change=seen.append)


@pytest.mark.parametrize(("code", "value"), [(pygame.K_LEFT, "a"), (pygame.K_RIGHT, "c"), (pygame.K_SPACE, "c")])
def test_keys_change_a_choice(code: int, value: str) -> None:
    seen: list[str] = []
    press(page_of(choice(seen)), code)
    assert seen == [value]


def test_a_click_picks_the_chip_under_it() -> None:
    seen: list[str] = []
    click(page_of(choice(seen)), 280, 20)
    assert seen == ["c"]


def test_the_chosen_chip_does_not_change_anything() -> None:
    seen: list[str] = []
    click(page_of(choice(seen)), 150, 20)
    assert seen == []


def test_a_select_steps_without_opening_and_stops_at_the_end() -> None:
    seen: list[str] = []
    opened: list[Area] = []
    select = Select(
        key="s", area=ROOM, options=[("a", "A"), ("b", "B")], chosen="a", on_change=seen.append, on_open=opened.append
    )
    press(page_of(select), pygame.K_RIGHT, pygame.K_LEFT)
    assert (seen, opened) == (["b"], [])


def test_a_select_opens_with_enter() -> None:
    opened: list[Area] = []
    select = Select(
        key="s", area=ROOM, options=[("a", "A")], chosen="a", on_change=lambda value: None, on_open=opened.append
    )
    press(page_of(select), pygame.K_RETURN)
    assert opened == [ROOM]


def test_typing_goes_in_at_the_caret() -> None:
    entry = Entry("Ilna")
    page = page_of(Field(key="f", area=ROOM, entry=entry))
    press(page, pygame.K_LEFT, pygame.K_LEFT)
    type_in(page, "o")
    assert entry.text == "Ilona"


def test_a_field_takes_no_more_than_its_limit() -> None:
    entry = Entry("", longest=4)
    type_in(page_of(Field(key="f", area=ROOM, entry=entry)), "castle")
    assert entry.text == "cast"


def test_a_field_takes_only_allowed_letters() -> None:
    entry = Entry()
    type_in(page_of(Field(key="f", area=ROOM, entry=entry, allowed="0123456789")), "4a2?")
    assert entry.text == "42"


def test_backspace_and_delete_remove_letters_on_both_sides() -> None:
    entry = Entry("abcd")
    press(
        page_of(Field(key="f", area=ROOM, entry=entry)),
        pygame.K_HOME,
        pygame.K_RIGHT,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
    )
    assert entry.text == "cd"


def test_typing_replaces_a_text_that_is_selected() -> None:
    entry = Entry("Player 1")
    page = page_of(Field(key="f", area=ROOM, entry=entry))
    page.handle(key(pygame.K_a, mod=pygame.KMOD_LCTRL), 1)
    type_in(page, "Ilona")
    assert entry.text == "Ilona"


def test_backspace_removes_a_text_that_is_selected() -> None:
    entry = Entry("Player 1")
    page = page_of(Field(key="f", area=ROOM, entry=entry))
    page.handle(key(pygame.K_a, mod=pygame.KMOD_LCTRL), 1)
    press(page, pygame.K_BACKSPACE)
    assert entry.text == ""


def test_altgr_selects_nothing_where_it_counts_as_control() -> None:
    entry = Entry("Kasi")
    page = page_of(Field(key="f", area=ROOM, entry=entry))
    page.handle(key(pygame.K_a, "ą", pygame.KMOD_LCTRL | pygame.KMOD_RALT), 1)
    page.handle(pygame.event.Event(pygame.TEXTINPUT, text="ą"), 1)
    assert entry.text == "Kasią"


def test_a_field_keeps_letters_from_the_scene() -> None:
    page = page_of(Field(key="f", area=ROOM, entry=Entry()))
    assert page.handle(key(pygame.K_SLASH, "?"), 1)


def test_a_field_lets_tab_and_function_keys_pass() -> None:
    page = page_of(Field(key="f", area=ROOM, entry=Entry()))
    assert not page.handle(key(pygame.K_F1), 1)


def test_enter_in_a_field_says_it_is_done() -> None:
    seen: list[str] = []
    press(page_of(Field(key="f", area=ROOM, entry=Entry(), on_enter=lambda: seen.append("done"))), pygame.K_RETURN)
    assert seen == ["done"]


def listbox(seen: list[int], rows: int = 20, selected: int | None = 0, opened: list[int] | None = None) -> ListBox:
    return ListBox(
        key="l",
        area=Area(0, 0, 200, 100),
        columns=[Column("", 1)],
        rows=[(str(number),) for number in range(rows)],
        selected=selected,
        scrolled=Pane(),
        row_height=20,
        on_select=seen.append,
        on_open=(opened if opened is not None else []).append,
    )


@pytest.mark.parametrize(("code", "row"), [(pygame.K_DOWN, 1), (pygame.K_PAGEDOWN, 4), (pygame.K_END, 19)])
def test_keys_walk_down_a_list(code: int, row: int) -> None:
    seen: list[int] = []
    press(page_of(listbox(seen)), code)
    assert seen == [row]


def test_a_list_scrolls_to_the_row_it_selects() -> None:
    box = listbox([])
    press(page_of(box), pygame.K_END)
    assert box.scrolled.offset == 300


def test_the_focus_walks_on_from_the_end_of_a_list() -> None:
    page = page_of(listbox([], selected=19), button("b", Area(0, 120, 100, 40)))
    press(page, pygame.K_DOWN)
    assert page.focus == "b"


def test_a_click_on_the_selected_row_opens_it() -> None:
    opened: list[int] = []
    click(page_of(listbox([], opened=opened)), 10, 10)
    assert opened == [0]


def button(name: str, area: Area, seen: list[str] | None = None) -> Button:
    return Button(key=name, area=area, label=name, on_press=lambda: (seen if seen is not None else []).append(name))


def column(pane: Pane, seen: list[str]) -> Sequence[Widget]:
    """Ten buttons, of which three can be seen at a time."""

    def row(number: int) -> Row:
        return Row(40, lambda area: [button(f"b{number}", area, seen)])

    return scrolling("column", pane, Area(0, 0, 200, 120), [row(number) for number in range(10)])


def test_a_clipped_widget_takes_no_clicks() -> None:
    seen: list[str] = []
    click(page_of(*column(Pane(), seen)), 50, 140)
    assert seen == []


def test_the_wheel_scrolls_a_column() -> None:
    pane = Pane()
    page = page_of(*column(pane, []))
    page.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(50, 50)), 1)
    page.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-1), 1)
    assert pane.offset == 48


def test_the_focus_scrolls_into_view() -> None:
    pane = Pane()
    page = page_of(*column(pane, []))
    for _step in range(10):
        page.walk(1)
        page.show(column(pane, []))
    assert page.focus is not None
    focused = next(each for each in page.widgets if each.key == page.focus)
    assert focused.pane is not None
    assert focused.area.inside(focused.pane.view)


def test_the_thumb_of_a_bar_follows_the_mouse() -> None:
    pane = Pane()
    page = page_of(*column(pane, []))
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(192, 5), button=1), 1)
    page.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(192, 500)), 1)
    assert pane.offset == 10 * 40 - 120


def test_a_page_key_scrolls_what_has_the_focus() -> None:
    pane = Pane()
    page = page_of(*column(pane, []))
    page.walk(1)
    press(page, pygame.K_PAGEDOWN)
    assert pane.offset == pytest.approx(108)


def test_what_fits_does_not_scroll() -> None:
    seen = Pane().through(Area(0, 0, 100, 100), 80)
    assert (seen.scrolls, seen.content.w, seen.move(50)) == (False, 100, False)


@pytest.mark.parametrize("by_key", [True, False])
def test_a_pressed_button_is_heard(by_key: bool) -> None:
    heard: list[str] = []
    page = page_of(button("b", ROOM))
    page.play = heard.append
    if by_key:
        press(page, pygame.K_RETURN)
    else:
        click(page, 10, 10)
    assert heard == ["click"]
