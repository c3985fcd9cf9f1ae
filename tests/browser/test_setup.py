"""Home, set-up and the guided first match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.window import Window

SLOWLY = "{ const run = setTimeout; window.setTimeout = (work, pause) => run(work, 60 * pause); }"
"""Events play for a minute each: nobody can be too late to skip one."""


def test_all_five_games_can_be_played_from_the_home_page(window: Window) -> None:
    window.go("/")
    cards = window.page.locator("li.game:not(.empty)")
    expect(cards).to_have_count(5)
    for place in range(5):
        card = cards.nth(place)
        expect(card.get_by_role("button", name="Play now")).to_have_count(1)
        expect(card.get_by_role("link", name="Set up")).to_have_count(1)
        expect(card.get_by_role("link", name="Rulebook")).to_have_count(1)
    for taught in ("The Game", "Battle Cards"):
        learn = cards.filter(has_text=taught).get_by_role("link", name="Learn it")
        expect(learn).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "place", "chosen", "question"),
    [
        ("tabletop_warfare", "Forces A", "Fast Lane", "deployment zone"),
        ("energon_wars", "Scenario", "Spark Plug", "Which model|scenario|deploy"),
        ("attacktix", "Map", "Twin forests", "Where on your line"),
    ],
)
def test_what_is_ready_made_is_chosen_and_the_match_begins(
    window: Window, game: str, place: str, chosen: str, question: str
) -> None:
    window.go(f"/setup/{game}")
    page = window.page
    page.get_by_role("combobox", name=place).first.select_option(label=chosen)
    page.get_by_text("Options", exact=True).click()
    expect(page.get_by_role("listitem").filter(has=page.get_by_role("combobox"))).not_to_have_count(
        0
    )
    page.get_by_role("combobox", name="Who sits on seat B").select_option("hotseat")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/table/*")
    expect(window.question).to_contain_text(re.compile(question, re.IGNORECASE))
    expect(window.choices).not_to_have_count(0)


def test_a_force_that_is_too_dear_is_refused_with_its_rule(window: Window) -> None:
    window.go("/setup/the_game")
    page = window.page
    page.get_by_role("searchbox").first.fill("ultra magnus")
    page.get_by_role("button", name=re.compile("Ultra Magnus")).first.click()
    fault = page.get_by_role("alert").first
    expect(fault).to_contain_text("at most 150 are allowed")
    expect(fault).to_contain_text("TG-RUL-90")
    expect(page.get_by_role("button", name="Start the match")).to_be_disabled()
    page.get_by_role("button", name="Remove Ultra Magnus").click()
    expect(page.get_by_role("button", name="Start the match")).to_be_enabled()


def test_a_match_is_set_up_and_a_friend_invited(window: Window) -> None:
    window.go("/setup/the_game")
    page = window.page
    page.get_by_text("Bridgehead").click()
    expect(page.get_by_role("img", name="Map: River crossing")).to_be_visible()
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Sprint").check()
    page.get_by_role("combobox", name="Who sits on seat B").select_option("open")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/table/*")
    invite = page.get_by_label("Invitation for seat B").input_value()
    assert re.fullmatch(rf"{window.address}/table/\w+\?invite=\w+", invite)
    summary = window.get(f"/api/matches/{page.url.rsplit('/', 1)[1]}")
    assert summary["setup"]["scenario"] == "bridgehead"
    assert summary["setup"]["options"] == {"sprint": True}


def test_a_match_for_two_others_shows_both_invitations(open_window: Open) -> None:
    host, guest = open_window(), open_window({"name": "Sam"})
    host.go("/setup/the_game")
    page = host.page
    for seat in "AB":
        seats = page.get_by_role("combobox", name=f"Who sits on seat {seat}")
        seats.select_option("open")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_label("Invitation for seat A")).to_be_visible()
    invite = page.get_by_label("Invitation for seat B").input_value()
    guest.expected.add(403)
    guest.page.goto(invite)
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_role("button", name="Invite somebody to seat A")).to_be_visible()
    expect(page.get_by_label("Invitation for seat B")).to_have_count(0)
    page.get_by_role("button", name="Play seat A").click()
    for window in (host, guest):
        expect(window.page.get_by_role("heading", name="Sam", exact=True)).to_be_visible()
        expect(window.page.get_by_role("heading", name="Kim", exact=True)).to_be_visible()


def test_an_empty_force_is_told_in_words_and_nothing_else_goes_away(open_window: Open) -> None:
    window = open_window(locale="de-DE")
    window.read("/setup/the_game")
    page = window.page
    before = page.locator(".points").nth(1).inner_text()
    for name in ("Optimus Prime", "Ratchet", "Cliffjumper"):
        page.get_by_role("button", name=f"{name} entfernen").click()
    for fault in ("Eine Streitmacht braucht mindestens eine Einheit", "Team A hat keine eigenen"):
        expect(page.get_by_text(fault)).to_be_visible()
    expect(page.get_by_role("button", name="Partie beginnen")).to_be_disabled()
    page.get_by_role("combobox", name="Karte").select_option("mesa")
    expect(page.get_by_role("img", name="Karte: Tafelberg")).to_be_visible()
    expect(page.locator(".points").nth(1)).to_have_text(before, use_inner_text=True)


def test_an_impossible_option_says_its_name_and_limits(window: Window) -> None:
    window.read("/setup/the_game")
    page = window.page
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Damage for ending a turn").fill("100")
    page.keyboard.press("Tab")
    fault = page.locator("#fault-fire_damage")
    expect(fault).to_contain_text("burning hex: a whole number from 0 to 99.")
    expect(page.get_by_role("button", name="Start the match")).to_be_disabled()
    expect(page.locator(".map canvas")).to_be_visible()
    page.get_by_label("Damage for ending a turn").fill("9")
    page.get_by_label("Last round").fill("0")
    expect(page.get_by_role("button", name="Start the match")).to_be_enabled()


def test_a_clock_that_cannot_be_is_not_hidden_by_the_start_bar(open_window: Open) -> None:
    window = open_window(viewport={"width": 390, "height": 844})
    window.read("/setup/the_game")
    page = window.page
    page.get_by_label("Clock").select_option("move")
    seconds = page.get_by_label("Seconds")
    seconds.fill("1")
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("button", name="Start the match").click()
    expect(seconds).to_be_focused()
    field, bar = seconds.bounding_box(), page.locator(".start-bar").bounding_box()
    assert field is not None
    assert bar is not None
    assert field["y"] + field["height"] < bar["y"]


def test_every_option_shows_its_rule_on_a_phone(open_window: Open) -> None:
    window = open_window(viewport={"width": 390, "height": 844})
    window.read("/setup/the_game")
    window.page.get_by_text("Options", exact=True).click()
    for rule in ("TG-SPR-01", "TG-RUL-90"):
        expect(window.page.get_by_role("link", name=rule)).to_be_visible()


def test_the_own_map_of_a_scenario_is_listed_once(window: Window) -> None:
    window.read("/setup/the_game")
    maps = window.page.get_by_role("combobox", name="Map").locator("option")
    grounds = maps.filter(has_text="Training ground")
    expect(grounds).to_have_count(1)
    expect(grounds).to_have_text("Training ground (the scenario's own)")
    window.page.get_by_role("combobox", name="Map").select_option("mesa")
    expect(window.page.get_by_role("img", name="Map: Mesa")).to_be_visible()
    expect(maps.first).to_have_text("Training ground (the scenario's own)")


def test_a_new_account_says_what_its_password_needs(window: Window) -> None:
    window.read("/")
    page = window.page
    page.get_by_text("Keep my matches on other devices").click()
    expect(page.get_by_label("Password")).to_have_attribute("autocomplete", "current-password")
    page.get_by_role("button", name="I have no account yet").click()
    expect(page.get_by_label("Password")).to_have_attribute("autocomplete", "new-password")
    page.get_by_label("Password").fill("short")
    page.get_by_role("button", name="New account").click()
    expect(page.get_by_role("alert")).to_have_text("The password needs at least 8 characters.")
    page.get_by_label("Password").fill("long enough")
    page.get_by_role("button", name="New account").click()
    expect(page.get_by_text("You are Kim.")).to_be_visible()


def test_the_first_match_teaches_by_playing_and_comes_to_its_end(open_window: Open) -> None:
    window = open_window()
    window.go("/first-match")
    page = window.page
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Your first match")
    guide.get_by_role("button", name="Next").click()
    assert window.wait_until_asked()
    expect(window.question).to_contain_text("Blurr: 2 actions left")
    expect(guide).to_contain_text("Lit hexes are within reach")
    expect(guide.get_by_role("button", name="TG-MOV-01")).to_be_visible()
    x, y = window.hex_at(window.places()[0])
    page.mouse.move(x, y)
    page.mouse.click(x, y)
    expect(window.question).to_contain_text("Blurr: one action left")
    expect(guide).not_to_contain_text("Lit hexes are within reach")
    window.take("Transform")
    expect(window.log).to_contain_text("Blurr transforms: Hover.")
    for _ in window.turns():
        window.take("End the turn")
    expect(guide).to_contain_text("You have played a whole match")
    expect(window.banner).to_contain_text(re.compile("You win|You lose|A draw"))
    expect(page.get_by_text("Round 5 of 5")).to_be_visible()


def test_what_plays_on_the_board_can_be_skipped(open_window: Open) -> None:
    window = open_window({"motion": True})
    window.context.add_init_script(SLOWLY)
    window.sit([{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}])
    assert window.wait_until_asked()
    window.choice("Transform").first.click()
    expect(window.question).to_have_text("Watch …")
    window.page.keyboard.press("Space")
    expect(window.question).to_contain_text("one action left")


def test_a_hint_says_what_a_bot_would_do(window: Window) -> None:
    window.sit([{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}])
    assert window.wait_until_asked()
    window.page.keyboard.press("h")
    hint = window.page.locator(".hint")
    expect(hint).to_contain_text("A bot would")
    expect(hint.get_by_role("button", name="Do that")).to_be_enabled()


def test_own_dice_are_typed_in(window: Window) -> None:
    window.sit([{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}], dice="own")
    while window.wait_until_asked() and not window.choice("Shoot").count():
        window.take("End the turn")
    window.take("Shoot")
    expect(window.page.get_by_text("Roll a d10 (to hit)")).to_be_visible()
    window.page.get_by_role("button", name="10", exact=True).click()
    expect(window.log).to_contain_text("Rolled 10")


def test_where_one_way_to_win_may_not_end_a_limit_of_turns_is_offered(window: Window) -> None:
    window.go("/setup/battlecards")
    page = window.page
    warning = page.get_by_text("a turn limit is advised")
    page.get_by_label("How to win").select_option("challenging")
    expect(warning).to_have_count(0)
    page.get_by_label("How to win").select_option("average")
    expect(warning).to_be_visible()
    page.get_by_role("button", name="Judge it after 100 turns").click()
    expect(warning).to_have_count(0)
