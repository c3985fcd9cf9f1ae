"""What was clicked and cannot be done says why, where the click was and with the true reason."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.layouts import full_muster, played
from tests.browser.positions import Position, usual
from tests.browser.staged import Staged
from tests.browser.window import Window


def test_a_card_that_cannot_be_used_says_why(window: Window) -> None:
    """In the Deployment phase nothing is claimed and no Advantage is played."""
    Staged(window, *usual())
    page = window.page
    bubble = page.locator(".bubble")
    free = page.locator(".plate", has_text="Hydroelectric Dam")
    free.click()
    expect(bubble).to_contain_text("BC-")
    assert near(bubble, free)
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    held = page.locator(".hand .card", has_text="Matrix of Leadership")
    held.click()
    expect(bubble).to_contain_text("Advantages are played in the Action phase")
    assert near(bubble, held)


def test_an_enemy_out_of_range_says_so(window: Window) -> None:
    match, names = full_muster()
    Staged(window, match, names)
    state = match.state
    enemy = next(unit for unit in state.units if unit.seat == 1 and unit.cell >= 0)
    window.page.get_by_role("button", name="Show everything").click()
    window.come_to_rest()
    window.page.mouse.click(*window.hex_at(state.facts.grid.label(enemy.cell)))
    bubble = window.page.locator(".bubble")
    expect(bubble).to_contain_text("TG-")
    expect(bubble).not_to_contain_text("taken")


def acting(slug: str) -> Position:
    """Whoever sits here acts with somebody and may do anything."""
    match, names = played(slug, 60)
    while match.ask is not None and match.ask.about != "act":
        match.answer(next(iter(match.ask.options)))
    assert match.ask is not None
    assert match.ask.seat == 0
    return match, names


def figure(window: Window, number: int) -> Locator:
    return window.page.locator(f"[data-figure='{number}'] .base")


def test_a_figure_that_has_acted_says_so_and_lists_nothing_of_another(window: Window) -> None:
    match, names = played("tabletop_warfare", 60)
    Staged(window, match, names)
    own = [each for each in match.state.figures if each.side == 0]
    ready = next(each.id for each in own if not each.activation)
    spent = next(each.id for each in own if each.activation)
    expect(window.choices).to_have_count(2)
    figure(window, ready).click(force=True)
    expect(window.choices).to_have_count(1)
    figure(window, spent).click(force=True)
    bubble = window.page.locator(".bubble")
    expect(bubble).to_contain_text("carries an activation marker")
    assert near(bubble, figure(window, spent))
    expect(window.choices).to_have_count(2)


def test_a_model_that_has_activated_says_so(window: Window) -> None:
    match, names = played("energon_wars", 60)
    Staged(window, match, names)
    spent = next(
        number
        for number, each in enumerate(match.state.models)
        if each.seat == 0 and each.status == "standing"
    )
    figure(window, spent).click(force=True)
    expect(window.page.locator(".bubble")).to_contain_text("has activated in this round")


def test_an_enemy_that_no_weapon_reaches_says_so_and_not_that_its_place_is_taken(
    window: Window,
) -> None:
    match, names = acting("energon_wars")
    assert match.ask is not None
    Staged(window, match, names)
    far = [each.name for each in match.state.cards].index("Skywarp")
    assert match.state.models[far].seat == 1
    near_by = next(action.target for action in match.ask.options if hasattr(action, "target"))
    figure(window, near_by).click(force=True)
    listed = window.choices.count()
    figure(window, far).click(force=True)
    expect(window.page.locator(".bubble p")).to_have_text(
        re.compile("^That is farther than 8 inches")
    )
    assert window.choices.count() > listed


def test_an_enemy_beyond_all_weapons_says_so_while_somebody_acts(window: Window) -> None:
    match, names = acting("tabletop_warfare")
    Staged(window, match, names)
    enemy = next(each.id for each in match.state.figures if each.side == 1)
    figure(window, enemy).click(force=True)
    expect(window.page.locator(".bubble")).to_contain_text("TW-RNG-01")


def near(bubble: Locator, clicked: Locator) -> bool:
    one, other = bubble.bounding_box(), clicked.bounding_box()
    assert one is not None
    assert other is not None
    across = abs(one["x"] + one["width"] / 2 - other["x"] - other["width"] / 2)
    return across < 200 and abs(one["y"] - other["y"]) < 260
