"""Whoever comes takes nothing out of the hand of whoever is about to answer."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.window import Window

SEATS = [{"kind": "me", "name": "Kim"}, {"kind": "open"}]
ENERGON_WARS: dict[str, Any] = {
    "game": "energon_wars",
    "setup": {"armies": ["jazz", "megatron*"], "scenario": "spark_plug"},
}
"""Kim deploys first."""


@pytest.fixture
def kim(open_window: Open) -> Window:
    return open_window()


@pytest.fixture
def sam(open_window: Open) -> Window:
    return open_window({"name": "Sam"})


def at_the_table(kim: Window, **match: Any) -> str:
    """Kim is asked, and may invite somebody; with what address."""
    kim.go("/about")
    made = kim.create(SEATS, **match)
    kim.go(f"/table/{made['match']}")
    assert kim.wait_until_asked()
    return str(made["invites"]["1"])


def come(sam: Window, kim: Window, invitation: str) -> None:
    sam.go(invitation)
    sam.sit_down("Play seat B")
    expect(kim.page.get_by_role("heading", name="Sam", exact=True)).to_be_visible()


def test_what_is_pointed_at_by_keys_stays_pointed_at(kim: Window, sam: Window) -> None:
    invitation = at_the_table(kim, **ENERGON_WARS)
    kim.board.focus()
    kim.page.keyboard.press("n")
    spoken = kim.board.locator("p[aria-live]")
    expect(spoken).to_contain_text("from the left")
    come(sam, kim, invitation)
    expect(spoken).to_contain_text("from the left")
    place = kim.page.locator(".timeline .place")
    before = place.inner_text()
    kim.page.keyboard.press("Enter")
    expect(place).not_to_have_text(before)


def test_a_group_of_choices_stays_open(kim: Window, sam: Window) -> None:
    invitation = at_the_table(kim, **ENERGON_WARS)
    kim.choice("alt mode").first.click()
    back = kim.page.get_by_role("button", name="All choices")
    expect(back).to_be_visible()
    come(sam, kim, invitation)
    expect(back).to_be_visible()
