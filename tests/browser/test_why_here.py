"""What was clicked and cannot be done says why, where the click was and with the true reason."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.layouts import full_muster
from tests.browser.positions import usual
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


def near(bubble: Locator, clicked: Locator) -> bool:
    one, other = bubble.bounding_box(), clicked.bounding_box()
    assert one is not None
    assert other is not None
    across = abs(one["x"] + one["width"] / 2 - other["x"] - other["width"] / 2)
    return across < 200 and abs(one["y"] - other["y"]) < 260
