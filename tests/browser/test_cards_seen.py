"""Cards that come into sight later: played before guests, drawn, looked at in a replay."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.positions import usual
from tests.browser.staged import Staged
from tests.browser.test_battlecards import (
    AGAINST_A_BOT,
    CARDS,
    PHONE,
    answer,
    claimed_by_torque,
    hand,
)
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


def test_what_is_known_of_a_hand_and_the_own_list_can_be_opened(window: Window) -> None:
    match, names = usual()
    match.state.shown.append(match.state.hands[1][0])
    Staged(window, match, names)
    page = window.page
    page.get_by_role("button", name="one card in hand: what is known of hand and deck").click()
    theirs = page.get_by_role("dialog", name="Hand and deck of Sam")
    expect(theirs).to_contain_text("Known of the hand: 1 of 1")
    expect(theirs.locator(".card")).to_have_count(1)
    theirs.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="5 cards in hand: what is known of hand and deck").click()
    own = page.get_by_role("dialog", name="Hand and deck of Kim")
    expect(own).to_contain_text("Deck list")
    expect(own.locator(".card")).to_have_count(0)


def test_on_a_phone_sums_and_news_do_not_wait_for_their_tab(open_window: Open) -> None:
    phone = open_window(**PHONE)
    phone.sit([{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}], **CARDS)
    claimed_by_torque(phone)
    for words in ("Contest with Gravel", "Begin"):
        answer(phone, words)
    page = phone.page
    page.get_by_role("tab", name="Sheet").click()
    expect(page.locator(".newest")).to_contain_text("Gravel")
    page.get_by_role("button", name="Lower").click()
    hand(phone, "Tower").tap()
    facts = page.locator(".peek .facts")
    expect(facts).to_contain_text("You win, 10 to 4")
    expect(facts).to_contain_text("Torque is scrapped")


def face(window: Window, name: str) -> Locator:
    return window.page.locator(".face", has_text=name).first
