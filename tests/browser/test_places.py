"""The hex board as a place: units are put down by one gesture, one's own are in the picture."""

from __future__ import annotations

from playwright.sync_api import expect

from rollout.games.the_game.model import NONE
from tests.browser.conftest import Open
from tests.browser.layouts import begun, full_muster
from tests.browser.staged import Staged
from tests.browser.window import Window

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_unit_is_put_down_by_one_gesture_and_looks_where_it_was_dropped(window: Window) -> None:
    match = begun("the_game", scenario="settle-the-score", deployment="seats")
    staged = Staged(window, match, ["Kim", "Sam"])
    tray = window.page.get_by_role("group", name="Units to be placed")
    prime = tray.get_by_role("button", name="Optimus Prime").bounding_box()
    assert prime is not None
    x, y = window.hex_at("0802")
    window.page.mouse.move(prime["x"] + 20, prime["y"] + 20)
    window.page.mouse.down()
    window.page.mouse.move(x - 60, y, steps=3)
    expect(window.board.locator("path.lit")).to_have_count(1)
    window.page.mouse.move(x, y - 14, steps=3)
    expect(window.board.locator("g.token.ghost")).to_have_count(1)
    window.page.mouse.up()
    expect(window.board.locator("g.token.team-0")).to_have_count(1)
    unit = next(each for each in staged.match.state.units if each.sheet.slug == "optimus-prime")
    assert staged.match.state.facts.grid.label(unit.cell) == "0802"
    assert unit.facing == 3
    left = [each for each in staged.match.state.units if each.owner == 0 and each.cell == NONE]
    assert [each.sheet.slug for each in left] == ["ratchet", "cliffjumper"]


def test_ones_own_units_are_in_the_first_picture_of_a_phone(open_window: Open) -> None:
    phone = open_window(**PHONE)
    Staged(phone, *full_muster())
    expect(phone.board.locator("g.token.team-0 .plate")).to_have_count(6)
    board = phone.board.bounding_box()
    assert board is not None
    for plate in phone.board.locator("g.token.team-0 .plate").all():
        box = plate.bounding_box()
        assert box is not None
        assert board["x"] <= box["x"] <= board["x"] + board["width"] - box["width"]
        assert board["y"] <= box["y"] <= board["y"] + board["height"] - box["height"]
