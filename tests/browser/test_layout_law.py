"""One layout law for every game: nothing moves when you point, all that is yours is in sight."""

from __future__ import annotations

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
    ".left > :not(.unseen)", "[role=application]", ".bottom", ".content",
].flatMap((what) => [...document.querySelectorAll(what)].slice(0, 9).map((each, index) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [`${what} ${index}`, [left, top, width, height].map(Math.round).join(" ")];
})))
"""
"""Where everything is that has a place of its own, and how large it is."""


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
