"""Battlecards in the browser: a match against a bot, one between two people, decks, both sizes."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.carrying import carry
from tests.browser.conftest import Open
from tests.browser.test_access import violations
from tests.browser.window import MOST_ANSWERS, Window, next_to_decide

BREW = """
[robots.TORQUE1]
title = "Torque"
subtitle = "Foreman"
army = "autobot"
cost = 2
skills = { combat = 2 }
robot = { strength = 4, endurance = 3, speed = 4 }
alt = { form = "Pickup Truck", strength = 2, endurance = 3, speed = 5 }
[robots.RELAY1]
title = "Relay"
subtitle = "Runner"
army = "autobot"
cost = 1
robot = { strength = 2, endurance = 3, speed = 5 }
alt = { form = "Sports Car", strength = 2, endurance = 3, speed = 7 }
[robots.GRAVEL1]
title = "Gravel"
subtitle = "Crusher"
army = "decepticon"
cost = 2
robot = { strength = 9, endurance = 9, speed = 6 }
alt = { form = "Tank", strength = 3, endurance = 9, speed = 3 }
[robots.KITE1]
title = "Kite"
subtitle = "Glider"
army = "decepticon"
cost = 1
robot = { strength = 1, endurance = 3, speed = 8 }
alt = { form = "Jet", strength = 1, endurance = 3, speed = 9 }
[resources.QUARRY1]
title = "Quarry"
type = "plant"
yield = 1
support = 2
[resources.TOWER1]
title = "Tower"
type = "base"
yield = 1
support = 1
[advantages.WIND1]
title = "Second Wind"
army = "autobot"
support = 3
clauses = [{ trigger = "battle", target = "lead", effect = ["str+2"], duration = "battle" }]
"""
"""Few cards, all of them in hand from the start, so that the same moves are always possible."""

SHORT: dict[str, Any] = {
    "decks": [
        "3 TORQUE1\n3 RELAY1\n3 QUARRY1\n1 WIND1\n",
        "3 GRAVEL1\n3 KITE1\n3 TOWER1\n1 QUARRY1\n",
    ],
    "homebrew": BREW,
    "first": 0,
    "options": {
        "first_seat": "chosen",
        "deck_size": 10,
        "opening_hand": 10,
        "supreme_target": None,
        "domination_target": 2,
        "survival": False,
        "turn_limit": 20,
    },
}
NAMES_UNDER_THE_NEXT_CARD = """
() => [...document.querySelectorAll(".hand .name")].filter((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    const { left, right, top, bottom } = words.getBoundingClientRect();
    const card = name.closest(".card");
    return [left + 4, right - 4].some((x) =>
        document.elementFromPoint(x, (top + bottom) / 2)?.closest(".card") !== card);
}).map((name) => name.textContent)
"""
CARDS = {"game": "battlecards", "setup": SHORT}
AGAINST_A_BOT = [{"kind": "me", "name": "Kim"}, {"kind": "bot", "level": "random"}]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WISHES = ("Deploy", "Discover", "Claim", "Contest", "Begin", "Scrap", "Roll", "Draw")


def test_a_match_against_a_bot_by_mouse(window: Window) -> None:
    window.sit(AGAINST_A_BOT, **CARDS)
    assert window.wait_until_asked()
    drag(window, hand(window, "Torque"), window.page.get_by_label("Your Homebase"))
    expect(window.log).to_contain_text("Kim deploys Torque for 2 Energon.")
    drag(window, hand(window, "Quarry"), window.page.get_by_label("Field"))
    expect(window.log).to_contain_text("Kim discovers Quarry.")
    answer(window, "Go on to the next phase")
    home(window, "Torque").click()
    tray = window.page.get_by_role("region", name="The chosen card")
    tray.get_by_role("button", name="Transform Torque to alt mode").click()
    expect(window.log).to_contain_text("Torque transforms: Pickup Truck.")
    for _ in window.turns():
        go_on(window)
    expect(window.banner).to_contain_text(re.compile("You win|You lose|A draw"))


def test_a_card_that_was_played_from_the_list_is_put_down(window: Window) -> None:
    window.sit(AGAINST_A_BOT, **CARDS)
    assert window.wait_until_asked()
    hand(window, "Torque").click()
    tray = window.page.get_by_role("region", name="The chosen card")
    expect(tray).to_be_visible()
    window.take("Deploy Torque")
    expect(tray).to_have_count(0)


def test_two_browsers_fight_and_somebody_takes_the_hit(open_window: Open) -> None:
    kim, sam = open_window(), open_window({"name": "Sam"}, **PHONE)
    kim.go("/about")
    made = kim.create([{"kind": "me", "name": "Kim"}, {"kind": "open"}], **CARDS)
    kim.go(f"/table/{made['match']}")
    sam.go(made["invites"]["1"])
    sam.sit_down("Play seat B")
    for words in ("Deploy Torque", "Discover Quarry", "Go on", "Go on", "Draw", "End the turn"):
        answer(kim, words)
    for words in ("Deploy Gravel", "Go on", "Go on", "Draw", "End the turn"):
        answer(sam, words)
    for words in ("Deploy Relay", "Go on"):
        answer(kim, words)
    home(kim, "Torque").click()
    quarry = kim.page.locator(".plate", has_text="Quarry")
    quarry.hover()
    expect(kim.page.get_by_text("Gravel can contest it")).to_be_visible()
    quarry.click()
    answer(sam, "Contest with Gravel")
    answer(sam, "Begin")
    answer(sam, "Pass")
    stage = kim.page.get_by_role("group", name="Battle for Quarry")
    expect(stage).to_contain_text("Gravel wins. Torque takes 5 damage and is scrapped.")
    kim.choice("Roll 2 Combat dice").hover()
    expect(kim.page.locator(".outlook .headline")).to_contain_text("strength by dice")
    answer(kim, "Let Relay join for 2 strength")
    answer(sam, "Pass")
    answer(kim, "Pass")
    expect(kim.question).to_contain_text("Torque would be scrapped by 5 damage.")
    kim.choice("Relay takes the hit").hover()
    outcome = kim.page.locator(".outlook .headline")
    expect(outcome).to_contain_text("Torque goes home and gives the Resource up")
    answer(kim, "Relay takes the hit")
    for window in (kim, sam):
        expect(log_of(window)).to_contain_text("Relay takes the hit for Torque: 5 damage.")
    for _ in range(MOST_ANSWERS):
        actor = next_to_decide(kim, sam)
        if actor is None:
            break
        go_on(actor)
    expect(kim.banner).to_be_visible()
    expect(sam.banner).to_be_visible()


def test_paying_the_last_energon_has_to_be_confirmed(window: Window) -> None:
    options = {**SHORT["options"], "survival": True, "starting_energon": 2}
    window.sit(AGAINST_A_BOT, game="battlecards", setup={**SHORT, "options": options})
    full = re.compile("width: 100%")
    expect(window.page.locator(".survival i").last).to_have_attribute("style", full)
    answer(window, "Deploy Torque")
    asked = window.page.get_by_role("dialog", name="Deploy Torque")
    expect(asked).to_contain_text("This pays your last Energon.")
    window.page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    expect(window.log).not_to_contain_text("Kim deploys Torque")
    home = window.page.get_by_label("Your Homebase")
    drag(window, hand(window, "Torque"), home)
    asked.get_by_role("button", name="Yes").click()
    expect(window.banner).to_contain_text("You lose")


def test_before_contesting_the_claimer_and_both_strengths_are_seen(window: Window) -> None:
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
    window.sit(seats, **CARDS)
    claimed_by_torque(window)
    page = window.page
    expect(page.locator(".site", has_text="Quarry").locator(".card")).to_contain_text("Torque")
    expect(page.locator(".choices")).to_contain_text(
        "claims Quarry with Torque (robot mode): strength 4, speed 4."
    )
    window.choice("Contest with Gravel").hover()
    odds = page.locator(".odds")
    for told in ("You win, 9 to 4", "Torque is scrapped", "Gravel: 9", "Torque: 4"):
        expect(odds).to_contain_text(told)
    left = page.get_by_role("complementary").first
    expect(left).to_contain_text("Gravel Robot · Crusher")
    expect(left).to_contain_text("Torque Robot · Foreman")


def test_a_move_in_battle_shows_the_sums_that_it_leads_to(window: Window) -> None:
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
    window.sit(seats, **CARDS)
    claimed_by_torque(window)
    for words in ("Contest with Gravel", "Begin"):
        answer(window, words)
    odds = window.page.locator(".odds")
    window.choice("Scrap Tower").hover()
    expect(odds).to_contain_text("You win, 10 to 4")
    answer(window, "Pass")
    assert window.wait_until_asked()
    window.choice("Scrap Second Wind").hover()
    expect(odds).to_contain_text("You lose, 7 to 9")
    stage = window.page.get_by_role("group", name="Battle for Quarry")
    expect(stage).to_contain_text("4→ 7")
    expect(window.log.get_by_text("Sam passes.")).to_be_in_viewport()
    window.choice("Pass").hover()
    expect(odds.locator(".headline")).to_have_text("You lose, 4 to 9")
    expect(odds.locator(".fates")).to_have_text("Torque is scrapped")
    expect(odds).to_contain_text("If nobody does anything more.")


def test_on_a_phone_what_a_move_leads_to_leaves_the_totals_in_sight(open_window: Open) -> None:
    phone = open_window(**PHONE)
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
    phone.sit(seats, **CARDS)
    claimed_by_torque(phone)
    for words in ("Contest with Gravel", "Begin", "Pass"):
        answer(phone, words)
    assert phone.wait_until_asked()
    phone.choice("Roll 2 Combat dice").hover()
    peek = phone.page.locator(".peek")
    expect(peek.locator(".bars li")).to_have_count(5)
    phone.come_to_rest()
    bar, totals = peek.bounding_box(), phone.page.locator(".stage .total").first.bounding_box()
    assert bar is not None
    assert totals is not None
    assert bar["y"] > totals["y"] + totals["height"]
    expect(
        phone.page.locator(".stage").get_by_role("button", name="BC-STR-01").first
    ).to_be_visible()


def test_the_keys_and_moments_are_those_of_the_game(window: Window) -> None:
    window.sit(AGAINST_A_BOT, **CARDS)
    assert window.wait_until_asked()
    expect(window.page.get_by_title("Next battle")).to_be_visible()
    window.page.keyboard.press("?")
    keys = window.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("from card to card")
    expect(keys).not_to_contain_text("hex")
    expect(keys).not_to_contain_text("Movement")


def test_a_card_that_is_pointed_at_can_be_read_in_full(window: Window) -> None:
    window.sit(AGAINST_A_BOT, **CARDS)
    assert window.wait_until_asked()
    sheet = window.page.get_by_role("complementary").first
    hand(window, "Second Wind").hover()
    expect(sheet).to_contain_text("In battle: your lead gets +2 STR this battle.")
    hand(window, "Relay").focus()
    expect(sheet).to_contain_text("Sports Car")
    window.choice("Discover Quarry").hover()
    expect(sheet).to_contain_text("Lends 2 strength in battle.")


def test_the_hand_of_another_is_not_in_the_page(open_window: Open) -> None:
    kim, guest = open_window(), open_window({"name": "Guest", "twin": True})
    match = kim.sit(AGAINST_A_BOT, **CARDS)
    guest.go(f"/table/{match}")
    guest.board.wait_for()
    expect(guest.page.get_by_text("10 cards in hand").first).to_be_attached()
    assert "Relay" not in guest.page.content()
    assert "Gravel" not in kim.page.content()


def test_claims_are_let_go_for_a_player_who_always_does(window: Window) -> None:
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
    window.sit(seats, **CARDS)
    assert window.wait_until_asked()
    window.page.get_by_text("Answer for me").first.click()
    window.page.get_by_label("Never contest a claim").first.check()
    for words in ("Deploy Torque", "Discover Quarry", "Go on", "Go on", "Draw", "End the turn"):
        answer(window, words)
    for words in ("Deploy Gravel", "Go on", "Go on", "Draw", "End the turn"):
        answer(window, words)
    answer(window, "Go on")
    answer(window, "Claim Quarry with Torque")
    expect(window.log).to_contain_text("Nobody contests the claim.")


def test_every_name_of_a_full_hand_can_be_read_on_a_phone(open_window: Open) -> None:
    phone = open_window(**PHONE)
    phone.sit(AGAINST_A_BOT, **CARDS)
    assert phone.wait_until_asked()
    expect(phone.page.locator(".hand .card")).to_have_count(10)
    expect(hand(phone, "Second Wind")).to_be_visible()
    assert phone.measure(NAMES_UNDER_THE_NEXT_CARD) == []


def test_three_players_are_set_up_and_all_have_their_place(window: Window) -> None:
    window.go("/setup/battlecards")
    page = window.page
    page.get_by_label("Players").select_option("3")
    expect(page.get_by_label("Deck of seat C")).to_have_value("matrix_guard")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/table/*")
    match = page.url.rpartition("/")[2]
    assert len(window.get(f"/api/matches/{match}")["seats"]) == 3
    expect(window.board.get_by_text("Bot C").first).to_be_visible()


def test_axe_finds_nothing_in_a_battle_on_a_german_phone(open_window: Open) -> None:
    window = open_window({"twin": True, "theme": "light"}, locale="de-DE", **PHONE)
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
    window.sit(seats, **CARDS)
    for words in ("Torque", "Quarry entdecken", "Weiter", "Weiter", "ziehen", "beenden"):
        answer(window, words)
    for words in ("Gravel", "Weiter", "Weiter", "ziehen", "beenden", "Weiter"):
        answer(window, words)
    answer(window, "Quarry mit Torque beanspruchen")
    answer(window, "Mit Gravel streitig machen")
    expect(window.page.get_by_role("group", name="Kampf um Quarry")).to_be_visible()
    assert violations(window) == []


def claimed_by_torque(window: Window) -> None:
    """At a table of two at one screen: the second seat is asked whether it contests."""
    for words in ("Deploy Torque", "Discover Quarry", "Go on", "Go on", "Draw", "End the turn"):
        answer(window, words)
    for words in ("Deploy Gravel", "Go on", "Go on", "Draw", "End the turn", "Go on"):
        answer(window, words)
    answer(window, "Claim Quarry with Torque")
    assert window.wait_until_asked()


def hand(window: Window, name: str) -> Locator:
    return window.page.locator(".hand .card", has_text=name).first


def home(window: Window, name: str) -> Locator:
    return window.page.get_by_label("Your Homebase").locator(".card", has_text=name)


def log_of(window: Window) -> Locator:
    """The log; on small screens it is behind its tab."""
    tab = window.page.get_by_role("tab", name="Log")
    if tab.count():
        tab.click()
    return window.log


def drag(window: Window, card: Locator, place: Locator) -> None:
    carry(window, card, place)
    window.page.mouse.up()


def answer(window: Window, words: str) -> None:
    """Choose the line with these words; where lines are folded, open the fold first."""
    assert window.wait_until_asked()
    to_choices(window)
    line = window.choice(words).first
    fold = window.choice(re.compile(f"{words.split()[0]}.*…")).first
    line.or_(fold).first.wait_for()
    if not line.count():
        fold.click()
    line.click()
    window.settle()


def go_on(window: Window) -> None:
    """Answer with the first wish there is, else with the last line that goes on."""
    to_choices(window)
    window.choices.first.wait_for()
    texts = window.choices.all_inner_texts()
    wished = [place for wish in WISHES for place, text in enumerate(texts) if wish in text]
    window.choices.nth((wished or [len(texts) - 1])[0]).click()
    window.settle()


def to_choices(window: Window) -> None:
    """On small screens the choices may be behind their tab."""
    tab = window.page.get_by_role("tab", name=re.compile("Choices|Wahl"))
    if tab.count() and tab.get_attribute("aria-selected") != "true":
        tab.click()
