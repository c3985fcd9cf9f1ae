"""Decks of Battlecards in the browser: building, reading and choosing them, both sizes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Open
from tests.browser.test_access import violations
from tests.browser.test_sizes import width_beyond
from tests.browser.window import Window

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
GERMAN = {"locale": "de-DE"}
OVERLAPPING = """
() => {
    const boxes = [...document.querySelectorAll(".pool li .copies button")]
        .map((button) => button.getBoundingClientRect());
    return boxes.filter((one, place) => boxes.slice(place + 1).some((other) =>
        one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom)).length;
}
"""
CUT = """
() => [...document.querySelectorAll("#content select")].filter((select) => {
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    const room = select.clientWidth - padding - 16;  // beside the arrow
    return pen.measureText(select.selectedOptions[0].text).width > room;
}).map((select) => select.selectedOptions[0].text)
"""


def build(window: Window) -> Page:
    window.go("/decks")
    expect(window.page.get_by_text(re.compile("This deck is legal|erlaubt"))).to_be_visible()
    return window.page


def read(page: Page, text: str) -> Locator:
    """Read a list in German. What is said about it."""
    page.get_by_text("Als Text").click()
    page.get_by_role("textbox", name="Als Text").fill(text)
    page.get_by_role("button", name="Text einlesen").click()
    return page.get_by_role("alert")


def is_in_sight(page: Page, what: Locator) -> bool:
    box, size = what.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_list_that_cannot_be_read_says_so_in_german_and_nothing_is_ticked(
    open_window: Open, how: dict[str, object]
) -> None:
    window = open_window(**GERMAN, **how)
    page = build(window)
    told = read(page, "3 A01\n2x Optimus Prime\n")
    expect(told).to_have_text(
        "Zeile 2: Mehrere Karten heißen Optimus Prime: A01 Optimus Prime (Anführer der Autobots), "
        "A02 Optimus Prime (Träger der Matrix). Schreib das Kürzel oder den Untertitel dazu."
    )
    expect(page.get_by_text("Dieses Deck ist erlaubt.")).to_have_count(0)
    expect(page.get_by_role("textbox", name="Als Text")).to_be_focused()
    assert is_in_sight(page, told)
    assert page.evaluate("() => getSelection().toString()") == "2x Optimus Prime"
    page.get_by_role("textbox", name="Als Text").fill("3 A01\n")
    expect(told).to_be_empty()
    assert violations(window) == []


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_of_the_pool_opens_in_sight_wherever_it_is(
    open_window: Open, how: dict[str, object]
) -> None:
    window = open_window(**how)
    page = build(window)
    tab = page.get_by_role("button", name="All cards")
    if tab.is_visible():
        tab.click()
    last = page.locator(".pool .face").last
    last.click()
    reading = page.locator(".reading")
    expect(reading).to_be_visible()
    assert is_in_sight(page, reading)
    assert is_in_sight(page, last)
    page.keyboard.press("Escape")
    expect(reading).to_have_count(0)


def test_on_a_phone_the_cards_are_a_tap_away_and_no_button_lies_on_another(
    open_window: Open,
) -> None:
    phone = open_window(**PHONE)
    page = build(phone)
    assert width_beyond(phone) <= 0
    page.get_by_role("button", name="All cards").click()
    expect(page.locator(".pool .face").first).to_be_visible()
    assert phone.measure(OVERLAPPING) == 0
    assert width_beyond(phone) <= 0
    page.get_by_role("button", name="Add Optimus Prime (").first.click()
    expect(page.get_by_role("button", name="Deck: 51 of 50")).to_be_visible()
    assert violations(phone) == []


def test_no_value_of_an_option_is_cut_on_a_phone(open_window: Open) -> None:
    phone = open_window(**GERMAN, **PHONE)
    phone.go("/setup/battlecards")
    page = phone.page
    page.locator("summary", has_text="Optionen").click()
    expect(page.get_by_label("Wer beginnt")).to_be_visible()
    assert phone.measure(CUT) == []
    assert width_beyond(phone) <= 0
    assert violations(phone) == []


def test_a_deck_of_the_wrong_size_is_told_with_its_seat(window: Window) -> None:
    window.go("/setup/battlecards")
    page = window.page
    page.locator("summary", has_text="Options").click()
    page.get_by_label("Deck size").fill("40")
    page.keyboard.press("Tab")
    status = page.locator(".start-bar").get_by_role("status")
    for seat in "AB":
        told = f"Seat {seat}: The deck has 50 cards and must have 40."
        expect(status.get_by_text(told)).to_have_count(1)
    expect(page.get_by_role("button", name="Start the match")).to_be_disabled()


def test_an_own_deck_is_kept_and_seen_at_a_glance_before_the_match(window: Window) -> None:
    page = build(window)
    page.get_by_label("Start from").select_option("sealed")
    name = page.get_by_label("Name of the deck")
    expect(name).to_have_value(re.compile(r"^Sealed deck · Autobots · \d+$"))
    name.fill("Mine")
    page.get_by_role("button", name="Keep in this browser").click()
    window.go("/setup/battlecards")
    page.get_by_label("Deck of seat A").select_option(label="Mine · My decks")
    glance = page.locator(".glance").first
    expect(glance).to_contain_text("Autobots")
    expect(glance).not_to_contain_text("difficulty")
    expect(glance.get_by_text("Robots by cost")).to_be_visible()
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/table/*")
    assert window.wait_until_asked()


def test_the_same_seed_makes_the_same_deck(window: Window) -> None:
    page = build(window)
    page.get_by_label("Start from").select_option("random")
    text = page.get_by_role("textbox", name="As text")
    page.get_by_text("As text").click()
    lists = []
    for seed in ("7", "8", "7"):
        page.get_by_label("Seed").fill(seed)
        page.keyboard.press("Tab")
        expect(text).to_have_value(re.compile(rf"^# Random deck · Autobots · {seed}\n"))
        lists.append(text.input_value())
    assert lists[0] == lists[2] != lists[1]
    window.go("/setup/battlecards")
    seat = page.get_by_label("Deck of seat B")
    seat.select_option(label="Sealed deck · Decepticons")
    page.get_by_label("Seed").fill("12 a!")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Seed")).to_have_value("12a")
    expect(seat).to_have_value("sealed:decepticon:")
    expect(page.locator(".glance").nth(1)).to_contain_text("15 Robots")


def test_a_deck_that_was_not_kept_is_still_there_after_a_match(window: Window) -> None:
    page = build(window)
    page.get_by_label("Name of the deck").fill("Unsaved")
    page.locator(".deck").get_by_role("button", name="Take out Optimus Prime (").click()
    page.get_by_role("button", name="Add Cosmos").first.click()
    expect(page.get_by_text("This deck is legal.")).to_be_visible()
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url("**/table/*")
    build(window)
    expect(page.get_by_label("Name of the deck")).to_have_value("Unsaved")
    expect(page.locator(".deck").get_by_role("button", name="Take out Cosmos")).to_be_visible()


def test_only_a_deck_as_it_is_kept_is_said_to_be(window: Window) -> None:
    page = build(window)
    said = page.get_by_text("Kept in this browser.")
    page.get_by_role("button", name="Keep in this browser").click()
    expect(said).to_be_visible()
    page.get_by_role("button", name="Add Cosmos").first.click()
    expect(said).to_have_count(0)
    page.get_by_role("button", name="Take out Cosmos").first.click()
    expect(said).to_be_visible()
    page.get_by_role("button", name="Delete Roll Out").click()
    expect(said).to_have_count(0)


def test_a_chosen_seat_begins(window: Window) -> None:
    window.go("/setup/battlecards")
    page = window.page
    page.locator("summary", has_text="Options").click()
    page.get_by_label("Who begins").select_option("chosen")
    page.get_by_label("Beginning seat").select_option("1")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/table/*")
    setup = window.get(f"/api/matches/{page.url.rpartition('/')[2]}")["setup"]
    assert setup["first"] == 1


def test_two_of_one_title_are_told_apart(window: Window) -> None:
    window.go("/setup/battlecards")
    glance = window.page.locator(".glance").nth(1)
    for subtitle in ("Air Commander", "Treacherous Heir"):
        expect(glance.get_by_text(subtitle)).to_be_visible()


def test_a_deck_is_built_checked_and_read_from_text(window: Window) -> None:
    window.go("/decks")
    page = window.page
    expect(page.get_by_text("This deck is legal.")).to_be_visible()
    page.get_by_role("button", name="Add Optimus Prime (").first.click()
    expect(page.get_by_text("The deck has 51 cards and must have 50.")).to_be_visible()
    page.get_by_text("As text").click()
    page.get_by_role("textbox", name="As text").fill("# Two\n2 A01\n")
    page.get_by_role("button", name="Read the text").click()
    expect(page.get_by_text("2 of 50 cards")).to_be_visible()
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    assert violations(window) == []


def test_a_deck_that_was_changed_is_played_only_when_it_is_judged_again(window: Window) -> None:
    window.go("/about")
    page = window.page
    page.get_by_role("navigation").get_by_role("link", name="Decks").click()
    play = page.get_by_role("button", name="Play with it")
    expect(play).to_be_enabled()
    held: list[Route] = []
    page.route("**/check", lambda route: held.append(route))
    with page.expect_request("**/check"):
        page.get_by_role("button", name="Add Optimus Prime (").first.click()
    expect(play).to_be_disabled()
    with page.expect_request("**/check"):
        page.get_by_role("button", name="Take out Optimus Prime (").first.click()
    expect(page.get_by_text("50 of 50 cards")).to_be_visible()
    for route in reversed(held):
        with page.expect_response("**/check"):
            route.continue_()
    expect(play).to_be_enabled()
    expect(page.get_by_text("This deck is legal.")).to_be_visible()
