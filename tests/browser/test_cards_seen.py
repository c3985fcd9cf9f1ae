"""Cards that come into sight later: played before guests, drawn, looked at in a replay."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.test_battlecards import AGAINST_A_BOT, CARDS, answer
from tests.browser.window import Window


def test_who_watches_can_read_homebrew_that_is_played_later(open_window: Open) -> None:
    kim, guest = open_window(), open_window({"name": "Guest"})
    match = kim.sit(AGAINST_A_BOT, **CARDS)
    guest.go(f"/table/{match}")
    guest.board.wait_for()
    expect(guest.page.locator(".face")).to_have_count(0)
    answer(kim, "Deploy Torque")
    expect(face(guest, "Torque").locator(".cost")).to_have_text("2")
    answer(kim, "Discover Quarry")
    moment = guest.get(f"/api/matches/{match}")["ply"] - 1
    guest.go(f"/replay/{match}?ply={moment}")
    expect(guest.page.get_by_text(f"You look at moment {moment}.")).to_be_visible()
    expect(face(guest, "Torque").locator(".cost")).to_have_text("2")


def face(window: Window, name: str) -> Locator:
    return window.page.locator(".face", has_text=name).first
