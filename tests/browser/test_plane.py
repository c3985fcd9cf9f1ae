"""The measured table in the browser: every gesture, by mouse, keys and touch."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.window import Window

ALONE = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
DUEL = {"game": "shield_duel", "setup": {}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def spot(window: Window, x: float, y: float) -> tuple[float, float]:
    """Where a point of the table, in inches, lies in the window."""
    box = window.page.locator(".plane .ground .lamp").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * x / 24, box["y"] + box["height"] * (1 - y / 24)


def test_a_turn_is_played_by_pointing(window: Window) -> None:
    window.sit(ALONE, **DUEL)
    page = window.page
    expect(window.question).to_contain_text("Where does your robot walk")
    page.mouse.move(*spot(window, 12, 7))
    expect(page.locator(".prompt")).to_contain_text("of 6″")
    page.mouse.click(*spot(window, 12, 7))
    expect(window.question).to_contain_text("Which way does it hold its shield?")
    page.mouse.click(*spot(window, 18, 7))
    expect(window.question).to_contain_text("In which direction does it fire?")
    page.mouse.click(*spot(window, 12, 12))
    expect(window.log).to_contain_text("the beam ends at a block")


def test_what_cannot_be_done_says_why_and_nothing_is_answered(window: Window) -> None:
    window.sit(ALONE, **DUEL)
    window.page.mouse.move(*spot(window, 5, 12))
    expect(window.page.locator(".prompt")).to_contain_text("That is too far")
    window.page.mouse.click(*spot(window, 5, 12))
    expect(window.page.locator(".bubble")).to_contain_text("That is too far")
    expect(window.question).to_contain_text("Where does your robot walk")


def test_a_way_has_waypoints_and_a_cursor_reads_itself_out(window: Window) -> None:
    window.sit(ALONE, **DUEL)
    page = window.page
    window.board.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    spoken = window.board.locator("p[aria-live]")
    expect(spoken).to_have_text(
        re.compile(r"13″ from the left, 4″ from the near edge\. .*1\.5″ of 6″\. Possible\.")
    )
    page.keyboard.press("w")
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    expect(spoken).to_contain_text("3.5″ of 6″")
    page.keyboard.press("Enter")
    expect(window.question).to_contain_text("Which way does it hold its shield?")
    page.keyboard.press("ArrowLeft")
    expect(spoken).to_contain_text("5° to the left")
    page.keyboard.press("Enter")
    expect(window.question).to_contain_text("In which direction does it fire?")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(window.log).to_contain_text("fires")


def test_a_finger_looks_before_it_does(open_window: Open) -> None:
    phone = open_window(**PHONE)
    phone.sit(ALONE, **DUEL)
    page = phone.page
    where = spot(phone, 12, 6)
    page.touchscreen.tap(*where)
    expect(page.locator(".prompt")).to_contain_text("3″ of 6″")
    expect(phone.question).to_contain_text("Where does your robot walk")
    page.touchscreen.tap(*where)
    expect(phone.question).to_contain_text("Which way does it hold its shield?")


def test_a_ruler_measures_between_figures(window: Window) -> None:
    window.sit(ALONE, **DUEL)
    window.page.get_by_role("button", name="Measure").click()
    window.page.mouse.click(*spot(window, 12, 3))
    window.page.mouse.move(*spot(window, 12, 21))
    expect(window.page.locator(".ruler .chip")).to_contain_text("16.5″ from edge to edge")


def test_a_disc_is_put_at_any_point(window: Window) -> None:
    window.sit(ALONE, game="disc_duel", setup={})
    window.page.mouse.click(*spot(window, 7, 11))
    expect(window.log).to_contain_text("flicks")


def test_the_table_in_words_names_figures_distances_and_obstacles(open_window: Open) -> None:
    window = open_window({"twin": True})
    window.sit(ALONE, **DUEL)
    told = window.page.get_by_role("region", name="Table in words")
    expect(told).to_contain_text("Optimus Prime in the south, 12″ from the west edge, 3″ from")
    expect(told).to_contain_text("looks to the north, 3 of 3 left")
    expect(told).to_contain_text("16.5″ apart")
