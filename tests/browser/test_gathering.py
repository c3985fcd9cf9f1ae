"""A table that waits until the friend who was invited has chosen a deck."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from rollout.games.battlecards.content.decks import export_deck, find_deck
from rollout.games.battlecards.content.library import library
from tests.browser.conftest import Open
from tests.browser.test_access import violations
from tests.browser.test_sizes import width_beyond
from tests.browser.window import Window

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LIST = export_deck(find_deck("sealed:decepticon:7", library()), library())


@pytest.mark.rule("BC-DEC-01")
def test_a_friend_pastes_a_deck_and_both_see_their_own_hands(open_window: Open) -> None:
    kim = open_window()
    kim.go("/setup/battlecards")
    kim.page.get_by_label("Who sits on seat B").select_option("open")
    expect(kim.page.get_by_label("Deck of seat B")).to_have_value("")
    kim.page.get_by_role("button", name="Start the match").click()
    kim.page.wait_for_url("**/table/*")
    kim.page.reload()
    expect(kim.page.get_by_text("still to choose")).to_be_visible()
    assert violations(kim) == []

    sam = open_window({"name": "Sam"}, locale="de-DE", **PHONE)
    watcher = open_window()
    watcher.page.goto(kim.page.url)
    expect(watcher.page.get_by_text("still to choose")).to_be_visible()
    sam.page.goto(kim.page.get_by_label("Invitation for seat B").input_value())
    deck = sam.page.get_by_label("Deck von Platz B")
    sit = sam.page.get_by_role("button", name="Platz B spielen")
    expect(deck).to_have_value("air_supremacy")
    expect(sit).to_be_enabled()
    deck.select_option(label="Liste einfügen")
    text = sam.page.get_by_role("textbox", name="Als Text")
    text.fill("3 D01\n")
    expect(sam.page.get_by_text("Das Deck hat 3 Karten")).to_be_visible()
    expect(sit).to_be_disabled()
    assert violations(sam) == []
    assert width_beyond(sam) <= 0
    text.fill(LIST)
    sit.click()

    hands = []
    for window in (kim, sam):
        cards = window.page.locator(".hand .card")
        expect(cards).to_have_count(5)
        hands.append(cards.all_inner_texts())
    assert hands[0] != hands[1]
    expect(watcher.board).to_be_visible()
    expect(watcher.page.locator(".hand .card")).to_have_count(0)


def waiting(window: Window, *decks: str, **options: Any) -> dict[str, Any]:
    """A table of one's own that is not public; its other seats are open."""
    seats = [{"kind": "me", "name": "Kim"}, *[{"kind": "open"} for _ in decks[1:]]]
    setup = {"decks": decks, "options": options}
    window.go("/about")
    return window.create(seats, game="battlecards", setup=setup, public=False)


@pytest.mark.rule("BC-DEC-01")
def test_a_pasted_list_stays_when_somebody_else_sits_down(open_window: Open) -> None:
    kim, sam, lee = open_window(), open_window({"name": "Sam"}), open_window({"name": "Lee"})
    made = waiting(kim, "roll_out", "", "", turn_limit=60)
    sam.go(made["invites"]["2"])
    expect(sam.page.get_by_text("Turn limit: 60")).to_be_visible()
    deck = sam.page.get_by_label("Deck of seat B")
    expect(deck).to_have_value("roll_out")
    deck.select_option(label="Paste a list")
    text = sam.page.get_by_role("textbox", name="As text")
    text.fill(LIST)
    expect(sam.page.get_by_role("button", name="Sit down")).to_be_enabled()

    lee.go(made["invites"]["1"])
    lee.page.get_by_role("button", name="Sit down").click()
    lee.page.wait_for_url(f"**/table/{made['match']}")
    sit = sam.page.get_by_role("button", name="Play seat C")
    expect(sit).to_be_enabled()
    expect(text).to_have_value(LIST)
    sit.click()
    expect(sam.page.locator(".hand .card")).to_have_count(5)


@pytest.mark.rule("BC-DEC-01")
def test_who_leaves_a_waiting_table_is_asked_twice_and_may_sit_down_again(window: Window) -> None:
    made = waiting(window, "roll_out", "")
    window.go(f"/table/{made['match']}")
    window.page.get_by_role("button", name="Leave the seat").click()
    window.page.get_by_role("button", name="Really leave").click()
    sit = window.page.get_by_role("button", name="Play seat A")
    expect(sit).to_be_enabled()
    sit.click()
    expect(window.page.get_by_role("button", name="Leave the seat")).to_be_visible()
    assert window.get(f"/api/matches/{made['match']}")["owing"] == [1]


def test_of_a_match_that_has_not_begun_there_is_nothing_to_watch_again(window: Window) -> None:
    made = waiting(window, "roll_out", "")
    window.go(f"/replay/{made['match']}")
    expect(window.page.get_by_text("The match has not begun")).to_be_visible()
    window.page.get_by_role("link", name="To the table").click()
    expect(window.page.get_by_text("still to choose")).to_be_visible()


def test_a_deck_is_checked_again_after_the_service_was_out_of_reach(open_window: Open) -> None:
    kim, sam = open_window(), open_window({"name": "Sam"})
    made = waiting(kim, "roll_out", "")
    sam.page.route("**/seats/1/check", lambda route: route.abort(), times=1)
    sam.go(made["invites"]["1"])
    expect(sam.page.get_by_text("The service cannot be reached.")).to_be_visible()
    expect(sam.page.get_by_role("button", name="Play seat B")).to_be_enabled()
    expect(sam.page.get_by_text("The service cannot be reached.")).to_have_count(0)
