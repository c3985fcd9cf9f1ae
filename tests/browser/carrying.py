"""A card in the fingers."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.window import Window


def carry(window: Window, card: Locator, place: Locator) -> None:
    """Pick a card up, once it lies still, and hold it over a place."""
    card.hover(position={"x": 30, "y": 30})
    start = card.bounding_box()
    assert start is not None
    window.page.mouse.down()
    window.page.mouse.move(start["x"] + 30, start["y"] + 5, steps=3)
    carry_on(window, place)


def carry_on(window: Window, place: Locator) -> None:
    """Hold it over another place, wherever that has moved meanwhile."""
    goal = place.bounding_box()
    assert goal is not None
    window.page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
