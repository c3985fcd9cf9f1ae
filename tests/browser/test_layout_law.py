"""One layout law for every game: nothing moves when you point, all that is yours is in sight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Open
from tests.browser.layouts import LAYOUTS, staged, through_screens

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
    for (const piece of own ? document.querySelectorAll(own) : [])
        if (!seen(piece) || !onTop(piece)) faults.push(`${piece.textContent} is not seen`);
    return faults;
}
"""
"""What breaks the law on this screen, in words."""

PLACES = """
() => Object.fromEntries([
    "#question", ".choice", ".upper", ".preview", ".lower", ".log", ".chat",
    ".left > :not(.unseen)", "[role=application]", ".bottom", ".content",
].flatMap((what) => [...document.querySelectorAll(what)].slice(0, 9).map((each, index) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const place = what.startsWith(".left") ? [left, top, width] : [left, top, width, height];
    return [`${what} ${index}`, place.map(Math.round).join(" ")];
})))
"""
"""Where everything is that has a place of its own. The sheet of what is pointed at has the rest of
its column."""


BOTH = f"(own) => [({FAULTS})(own), ({PLACES})()]"


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_position_keeps_the_layout_law_on_every_screen(open_window: Open, name: str) -> None:
    layout = LAYOUTS[name]
    window = staged(open_window, layout.position())
    broken: dict[str, Any] = {}
    for screen in through_screens(window):
        faults, before = window.measure(BOTH, layout.own)
        window.page.locator(".choice:visible").first.hover()
        after = window.measure(PLACES)
        moved = [what for what in before if before[what] != after.get(what)]
        if faults or moved:
            broken[screen] = (faults, moved)
    assert broken == {}
