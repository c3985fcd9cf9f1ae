"""A measured table from its own side, whichever edge that is: drawn, clicked and walked on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.conftest import Open
from tests.browser.staged import Staged
from tests.browser.window import Window
from tests.games.tabletop_warfare.bench import Bench, at, obstacle

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDTH, DEPTH = 30_000, 24_000
OWN = (0, 1, 2)


def from_the_east() -> Bench:
    """Our edge is the eastern one of a table that is wider than deep."""
    return Bench(
        at("bumblebee", 0, 24, 7),
        at("optimus_prime", 0, 27, 12),
        at("ratchet", 0, 27, 18),
        at("vehicon", 1, 4, 6),
        at("soundwave", 1, 5, 17),
        obstacles=(
            obstacle("large_building", 14, 17),
            obstacle("trees", 17, 4),
            obstacle("lake", 8, 11),
        ),
        state={"edges": ["east", "west"], "width": WIDTH, "depth": DEPTH},
    )


def sitting_there(open_window: Open, screen: dict[str, Any]) -> tuple[Window, Bench]:
    """With the whole table in sight."""
    window, bench = open_window(**screen), from_the_east()
    Staged(window, bench.match, ["Kim", "Sam"])
    window.page.get_by_role("button", name="Show everything").click()
    return window, bench


def table(window: Window) -> FloatRect:
    window.rest()
    box = window.page.locator(".plane .ground .lamp").bounding_box()
    assert box is not None
    return box


def spot(window: Window, x: int, y: int) -> tuple[float, float]:
    """Where a point of the table is on the screen of who sits at its eastern edge."""
    box = table(window)
    return (
        box["x"] + box["width"] * y / DEPTH,
        box["y"] + box["height"] * x / WIDTH,
    )


def middles(window: Window, figures: tuple[int, ...]) -> list[float]:
    """How far down the table the bases of figures are: 0 at its far edge, 1 at the near one."""
    box = table(window)
    found = []
    for figure in figures:
        base = window.page.locator(f"[data-figure='{figure}'] .base").bounding_box()
        assert base is not None
        found.append((base["y"] + base["height"] / 2 - box["y"]) / box["height"])
    return found


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_eastern_edge_lies_below(open_window: Open, screen: dict[str, Any]) -> None:
    window, _ = sitting_there(open_window, screen)
    box = table(window)
    assert box["width"] / box["height"] == pytest.approx(DEPTH / WIDTH, rel=0.01)
    assert middles(window, OWN) == pytest.approx([0.8, 0.9, 0.9], abs=0.01)
    assert max(middles(window, (3, 4))) < 0.5
    expect(window.board).to_have_attribute("aria-label", "Measured table, 24″ by 30″")
    for figure in OWN:
        expect(window.page.locator(f"[data-figure='{figure}'] .base")).to_be_in_viewport()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_click_there_means_who_is_drawn_there(open_window: Open, screen: dict[str, Any]) -> None:
    window, bench = sitting_there(open_window, screen)
    page = window.page
    for figure in (2, 1):
        standing = bench.figure(figure)
        where = spot(window, standing.x, standing.y)
        (page.touchscreen.tap if "has_touch" in screen else page.mouse.click)(*where)
        chosen = page.locator(f"[data-figure='{figure}'] .piece.selected")
        expect(chosen).to_have_count(1)


def test_a_way_ends_where_it_was_clicked(open_window: Open) -> None:
    window, bench = sitting_there(open_window, DESKTOP)
    window.take("Move")
    page = window.page
    where = spot(window, 20_000, 8_500)
    page.mouse.move(*where)
    expect(page.locator(".prompt")).to_contain_text("of ")
    page.mouse.click(*where)
    expect(window.question).to_contain_text("one action left")
    moved = bench.figure(0)
    assert (moved.x, moved.y) == pytest.approx((20_000, 8_500), abs=60)


def test_arrows_lead_where_they_point(open_window: Open) -> None:
    window, _ = sitting_there(open_window, DESKTOP)
    window.take("Move")
    window.board.focus()
    for key in ("ArrowUp", "ArrowUp", "ArrowRight"):
        window.page.keyboard.press(key)
    spoken = window.board.locator("p[aria-live]")
    expect(spoken).to_contain_text("7.5″ from the left, 7″ from the near edge")
