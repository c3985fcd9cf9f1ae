"""One layout law for every game: nothing moves when you point, all that is yours is in sight."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.layouts import LAYOUTS, TAUGHT, guided, staged, through_screens
from tests.browser.window import Window

FAULTS = """
(own) => {
    const faults = [];
    const root = document.documentElement;
    const box = (each) => each.getBoundingClientRect();
    const seen = (each) => {
        const { left, right, top, bottom, width, height } = box(each);
        return width > 0 && height > 0 && left >= -1 && top >= -1
            && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    };
    const onTop = (each) => {
        const { left, right, top, bottom } = box(each);
        return each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    const board = document.querySelector("[role=application]");
    if (root.scrollWidth > root.clientWidth) faults.push("the page is too wide");
    if (!seen(board) || box(board).width <= 100 || box(board).height <= 100)
        faults.push("the board is not seen");
    const question = document.querySelector("#question");
    if (!seen(question) || !onTop(question)) faults.push("the question is not seen");
    for (const closing of document.querySelectorAll(".closing .choice"))
        if (!seen(closing) || !onTop(closing)) faults.push(`${closing.textContent} is not seen`);
    const first = document.querySelector(".choice");
    if (first && (!seen(first) || !onTop(first))) faults.push("no choice is seen");
    for (const panel of document.querySelectorAll(".left, .right, .upper, .preview, .content"))
        if (panel.scrollWidth > panel.clientWidth + 1)
            faults.push(`${panel.className} is cut: ${panel.scrollWidth} of ${panel.clientWidth}`);
    for (const talk of document.querySelectorAll(".right .chat form"))
        if (!seen(talk) || !onTop(talk)) faults.push("the talk is not seen");
    const log = document.querySelector(".right .log");
    if (log && box(log).height < 60) faults.push(`${box(log).height} px are left of the log`);
    for (const piece of document.querySelectorAll(":is(.token, .piece):is(.acting, .lit)")) {
        const { left, right, top, bottom } = box(piece);
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (over?.closest(".tools, .legend")) faults.push("who is asked lies under the tools");
    }
    const said = document.querySelector(".beyond");
    for (const pinned of document.querySelectorAll("li.closing"))
        for (const each of document.querySelectorAll("ol > li:not(.closing) > .choice"))
            if (box(each).top + box(each).height / 2 > box(pinned).top && !said)
                faults.push(`${each.textContent} is hidden and nothing says so`);
    for (const piece of own ? document.querySelectorAll(own) : [])
        if (!seen(piece) || !onTop(piece)) faults.push(`${piece.textContent} is not seen`);
    return faults;
}
"""
"""What breaks the law on this screen, in words."""

PLACES = """
() => Object.fromEntries([
    "#question", ".choice", ".upper", ".guiding", ".preview", ".lower", ".log", ".chat",
    ".left > :not(.unseen)", "[role=application]", ".bottom", ".content", ".tray", ".tray button",
].flatMap((what) => [...document.querySelectorAll(what)].slice(0, 9).map((each, index) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [`${what} ${index}`, [left, top, width, height].map(Math.round).join(" ")];
})))
"""
"""Where everything is that has a place of its own, and how large it is."""


POINTED_AT = (
    "the_game, siege", "battlecards, crowded", "tabletop_warfare, fought over",
    "energon_wars, fought over", "tabletop_warfare, deploying", "energon_wars, deploying",
    "attacktix, set up",
)  # fmt: skip
"""One position of each game: whatever stands on its board is pointed at."""

BOTH = f"(own) => [({FAULTS})(own), ({PLACES})()]"


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_position_keeps_the_layout_law_on_every_screen(open_window: Open, name: str) -> None:
    layout = LAYOUTS[name]
    assert broken(staged(open_window, layout.position()), layout.own) == {}


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_table_with_its_guide_keeps_the_layout_law_on_every_screen(
    open_window: Open, slug: str
) -> None:
    window = guided(open_window, slug)
    assert broken(window, "") == {}
    expect(window.page.locator(".guide").first).to_be_attached()


@pytest.mark.parametrize("name", POINTED_AT)
def test_nothing_moves_when_the_board_is_pointed_at(open_window: Open, name: str) -> None:
    window = staged(open_window, LAYOUTS[name].position())
    board = window.board.bounding_box()
    assert board is not None
    before = window.measure(PLACES)
    moved = {}
    for across, down in itertools.product((0.2, 0.35, 0.5, 0.65, 0.8), (0.2, 0.4, 0.5, 0.6, 0.8)):
        window.page.mouse.move(
            board["x"] + across * board["width"], board["y"] + down * board["height"]
        )
        after = window.measure(PLACES)
        if found := [what for what in before if before[what] != after.get(what)]:
            moved[across, down] = found
    assert moved == {}


def test_a_movement_is_planned_where_forecasts_stand(open_window: Open) -> None:
    window = staged(open_window, LAYOUTS["the_game, siege"].position())
    before = window.measure(PLACES)
    window.page.mouse.move(*window.hex_at(window.places()[0]))
    plan = window.page.locator(".preview .plan")
    expect(plan.get_by_role("group", name="Facing at the end")).to_be_visible()
    expect(plan.locator(".go")).to_contain_text("Move to")
    assert window.measure(PLACES) == before


def test_choices_stay_when_somebody_else_is_looked_at(open_window: Open) -> None:
    window = staged(open_window, LAYOUTS["the_game, siege"].position())
    before = window.measure(PLACES)
    window.page.locator(".seats button", has_text="Hoist").click()
    window.rest()
    after = window.measure(PLACES)
    assert [what for what in before if ".choice" in what and before[what] != after[what]] == []


def broken(window: Window, own: str) -> dict[str, Any]:
    """What breaks the law, by screen, and what moves when a choice is pointed at."""
    found: dict[str, Any] = {}
    for screen in through_screens(window):
        faults, before = window.measure(BOTH, own)
        window.page.locator(".choice:visible").first.hover()
        after = window.measure(PLACES)
        moved = [what for what in before if before[what] != after.get(what)]
        if faults or moved:
            found[screen] = (faults, moved)
    return found
