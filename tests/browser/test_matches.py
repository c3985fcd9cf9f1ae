"""Whole matches, played as people play them."""

from __future__ import annotations

import math
import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.window import Window

AGAINST_A_BOT = [{"kind": "me", "name": "Kim"}, {"kind": "bot", "level": "random"}]


def test_a_whole_match_against_a_bot_by_mouse(window: Window) -> None:
    window.sit(AGAINST_A_BOT)
    shot = moved = False
    for _ in window.turns():
        target = window.page.locator("g.token.lit.team-1")
        places = window.places()
        if target.count() and window.choice("Shoot Soundwave").count():
            window.page.mouse.move(3, 3)
            window.page.mouse.move(*centre(window, "g.token.lit.team-1"), steps=4)
            if window.choice("Soundwave").count() > 1:
                window.choice("Shoot Soundwave").hover()
            expect(odds(window)).to_contain_text(re.compile(r"\d+\s%"))
            expect(odds(window)).to_contain_text("TG-HIT-01")
            click_on(window, *centre(window, "g.token.lit.team-1"))
            if window.page.get_by_role("button", name="all choices").count():
                window.choice("Shoot Soundwave").click()
            shot = True
        elif places and not (moved and shot):
            click_on(window, *nearest_place(window, places))
            moved = True
        else:
            window.choice("End the turn").click()
        window.settle()
    assert shot
    assert moved
    expect(window.banner).to_contain_text(re.compile("You win|You lose|A draw"))
    expect(window.log).to_contain_text("Optimus Prime shoots at Soundwave")
    expect(window.log).to_contain_text(re.compile(r"Rolled \d+(, needed|; it always hits)"))


def test_a_whole_match_by_keyboard_alone(window: Window) -> None:
    window.sit(AGAINST_A_BOT)
    page = window.page
    assert window.wait_until_asked()
    assert window.places()
    page.keyboard.press("b")
    expect(window.board).to_be_focused()
    for key in ("ArrowUp", "]", "Enter"):
        page.keyboard.press(key)
    expect(window.log).to_contain_text("Optimus Prime goes from 0403 to 0404")
    for _ in window.turns():
        page.evaluate("document.activeElement.blur()")
        lines = window.choices.all_inner_texts()
        wanted = [place for place, line in enumerate(lines) if "Shoot Soundwave" in line]
        number = str((wanted or [len(lines) - 1])[0] + 1)
        page.keyboard.press(number)
        expect(window.choices.nth(int(number) - 1)).to_have_class(re.compile("considered"))
        page.keyboard.press("Enter")
        window.settle()
    expect(window.banner).to_be_visible()


def test_one_click_on_the_home_page_leads_to_a_match_against_a_bot(window: Window) -> None:
    window.go("/")
    window.page.get_by_role("button", name="Play now").first.click()
    window.page.wait_for_url("**/table/*")
    expect(window.board).to_be_visible()
    expect(window.page.get_by_role("heading", name="Kim", exact=True)).to_be_visible()


def test_two_people_on_one_sofa_take_turns_at_one_screen(window: Window) -> None:
    window.sit([{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}])
    asked = set()
    for _ in range(4):
        assert window.wait_until_asked()
        asked.add(window.question.inner_text().split(":")[0])
        window.take("End the turn")
    assert asked == {"Optimus Prime", "Soundwave"}


def test_two_browsers_and_a_spectator(open_window: Open) -> None:
    kim, sam, guest = open_window(), open_window({"name": "Sam"}), open_window({"name": "Guest"})
    kim.go("/about")
    made = kim.create([{"kind": "me", "name": "Kim"}, {"kind": "open"}])
    kim.go(f"/table/{made['match']}")
    expect(kim.page.get_by_text("Waiting for players")).to_be_visible()
    sam.go(made["invites"]["1"])
    sam.sit_down("Play seat B")
    guest.go(f"/table/{made['match']}")
    for window in (kim, sam, guest):
        expect(window.page.get_by_role("heading", name="Sam", exact=True)).to_be_visible()
    expect(guest.choices).to_have_count(0)
    for _ in range(2):
        expect(kim.question).to_contain_text(re.compile("What now|Sam decides"))
        actor = sam if "Sam decides" in kim.question.inner_text() else kim
        assert actor.wait_until_asked()
        name = actor.question.inner_text().split(":")[0]
        actor.take("End the turn")
        for window in (kim, sam, guest):
            expect(window.log).to_contain_text(f"{name} is done.")
    sam.page.get_by_role("textbox", name="Say something").fill("Good game <b>Kim</b>")
    sam.page.get_by_role("button", name="Send").click()
    expect(kim.page.get_by_text("Good game <b>Kim</b>")).to_be_visible()
    kim.page.get_by_role("button", name="Menu").click()
    kim.page.get_by_role("button", name="Give up").click()
    kim.page.get_by_role("button", name="Really give up").click()
    expect(kim.banner).to_contain_text("You lose")
    expect(sam.banner).to_contain_text("You win!")
    expect(guest.banner).to_contain_text("Sam wins")


def odds(window: Window) -> Locator:
    return window.page.get_by_role("region", name="Odds")


def centre(window: Window, selector: str) -> tuple[float, float]:
    box = window.page.locator(selector).first.locator(".plate").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def nearest_place(window: Window, places: list[str]) -> tuple[float, float]:
    """Where to point to get close to Soundwave and face it."""
    x, y = centre(window, "g.token.team-1")
    column, row = window.hex_at("0101"), window.hex_at("0102")
    step = 0.3 * math.dist(column, row)
    at = min((window.hex_at(place) for place in places), key=lambda each: math.dist(each, (x, y)))
    share = step / max(math.dist(at, (x, y)), step)
    return at[0] + (x - at[0]) * share, at[1] + (y - at[1]) * share


def click_on(window: Window, x: float, y: float) -> None:
    window.page.mouse.move(x, y)
    window.page.mouse.click(x, y)
