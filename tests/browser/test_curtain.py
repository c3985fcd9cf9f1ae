"""Two people who share a screen, in a game with hidden hands."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.test_access import violations
from tests.browser.test_sizes import PHONE, width_beyond
from tests.browser.window import Window

SHARED = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
SETUP = {
    "decks": ["roll_out", "air_supremacy"],
    "first": 0,
    "options": {"first_seat": "chosen"},
}
CARDS: dict[str, Any] = {"game": "battlecards", "setup": SETUP}


def end_turn(window: Window) -> None:
    for words in ("next phase", "next phase", "Draw", "End the turn"):
        window.take(words)


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_nothing_of_a_hand_is_there_before_its_player_is(
    open_window: Open, how: dict[str, object]
) -> None:
    window = open_window(**how)
    window.go("/about")
    match = window.create(SHARED, **CARDS)["match"]
    window.go(f"/table/{match}")
    expect(window.curtain.get_by_role("heading", name="Over to Kim")).to_be_focused()
    assert window.page.locator(".card").count() == 0
    assert width_beyond(window) <= 0
    assert violations(window) == []
    window.page.keyboard.press("Enter")
    expect(window.curtain).to_be_visible()
    window.take_over()
    expect(window.page.locator(".hand .card").first).to_be_visible()
    expect(window.curtain).to_have_count(0)


@pytest.mark.parametrize("motion", [False, True], ids=["still", "moving"])
def test_the_curtain_falls_between_two_turns_and_tells_no_drawn_card(
    open_window: Open, motion: bool
) -> None:
    window = open_window({"motion": motion})
    window.sit(SHARED, **CARDS)
    end_turn(window)
    expect(window.curtain.get_by_role("heading", name="Over to Sam")).to_be_visible()
    expect(window.curtain).to_contain_text("Kim draws 2 cards.")
    window.take_over()
    expect(window.log).to_contain_text("Kim draws 2 cards.")
    expect(window.page.locator(".hand .card").first).to_be_visible()
    window.log.get_by_text("Kim draws 2 cards.").click()
    expect(window.page.get_by_text("Back to now")).to_be_visible()
    expect(window.curtain).to_have_count(0)


def test_where_nothing_is_hidden_no_curtain_falls(window: Window) -> None:
    window.go("/about")
    match = window.create(SHARED)["match"]
    window.go(f"/table/{match}")
    expect(window.question).to_be_visible()
    expect(window.curtain).to_have_count(0)
