"""Lists that are bought for points: built, judged by the engine, kept, and brought to a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.test_access import violations
from tests.browser.window import Window


@dataclass(frozen=True)
class Shop:
    """What is bought of a game: one too many, another in its place, and what is said of both."""

    game: str
    points: str
    dear: str
    rule: str
    left_out: str
    then: str
    sheet: str
    brought: str


SHOPS = [
    Shop(
        "tabletop_warfare",
        "97 of 100 points",
        "Blurr",
        "TW-ARM-04",
        "Ratchet",
        "94 of 100 points",
        "electro laser",
        "optimus_prime, bumblebee, brawn, blurr",
    ),
    Shop(
        "energon_wars",
        "25 of 25 points",
        "Cliffjumper",
        "EW-ARM-01",
        "Jazz",
        "24 of 25 points",
        "compact car",
        "optimus*, ironhide, ratchet, bumblebee, cliffjumper",
    ),
]


@pytest.mark.parametrize("shop", SHOPS, ids=[shop.game for shop in SHOPS])
@pytest.mark.rule("TW-ARM-04")
@pytest.mark.rule("EW-ARM-01")
def test_a_list_is_built_judged_kept_and_played(open_window: Open, shop: Shop) -> None:
    window = open_window()
    page = window.page
    window.go(f"/setup/{shop.game}")
    side = page.locator(".place").first
    verdict = side.locator(".verdict")
    start = page.get_by_role("button", name="Start the match")
    expect(verdict).to_contain_text(shop.points)
    expect(verdict).to_contain_text("Legal.")
    side.get_by_text("Build the list").click()
    add = side.get_by_role("button", name=f"Add {shop.dear}")
    side.get_by_role("searchbox").fill(shop.dear)
    add.focus()
    expect(side.get_by_role("region", name="Sheet")).to_contain_text(shop.sheet)
    expect(side.locator(".why")).to_contain_text(shop.rule)
    expect(side.locator(".then")).to_contain_text("over by")
    add.press("Enter")
    expect(verdict.locator(".fault")).to_contain_text(shop.rule)
    expect(start).to_be_disabled()
    side.get_by_role("button", name=f"Remove {shop.left_out}").click()
    expect(verdict).to_contain_text(shop.then)
    expect(start).to_be_enabled()
    assert violations(window) == []
    side.get_by_role("textbox", name="Name of the list").fill("Fast and few")
    side.get_by_role("button", name="Keep the list").click()
    expect(side).to_contain_text("Kept in this browser.")
    page.reload()
    side.get_by_role("combobox", name="Forces A").select_option(label="Fast and few")
    expect(verdict).to_contain_text(shop.then)
    page.get_by_role("combobox", name="Who sits on seat B").select_option("hotseat")
    with page.expect_request(lambda asked: asked.url.endswith("/api/matches")) as begun:
        start.click()
    wished: Any = begun.value.post_data_json
    assert wished["setup"]["armies"][0] == shop.brought
    page.wait_for_url("**/table/*")
    assert window.wait_until_asked()


def test_the_other_faction_leaves_its_own_to_the_other_side(window: Window) -> None:
    window.go("/setup/tabletop_warfare")
    sides = window.page.locator(".place")
    sides.first.get_by_role("combobox", name="Faction").select_option("decepticon")
    expect(sides.last.get_by_role("combobox", name="Faction")).to_have_value("autobot")
    for side in (sides.first, sides.last):
        expect(side.locator(".verdict")).to_contain_text("Legal.")
    expect(window.page.get_by_role("button", name="Start the match")).to_be_enabled()


def test_a_force_of_the_game_says_what_a_change_does_only_while_somebody_is_pointed_at(
    open_window: Open,
) -> None:
    window = open_window(viewport={"width": 390, "height": 844})
    page = window.page
    window.go("/setup/the_game?find=Quickswitch")
    builder = page.locator(".builder").first
    found = builder.locator(".roster button")
    expect(found).to_contain_text("Quickswitch")
    found.focus()
    expect(builder.locator(".change")).to_contain_text("over by")
    assert violations(window) == []
    builder.get_by_role("searchbox").focus()
    expect(builder.locator(".change")).to_be_empty()
    expect(builder.locator(".peek")).to_contain_text("Quickswitch")
