"""Phone and tablet: nothing is missing, everything can be tapped."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.window import Window

ALONE = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}


def test_a_turn_on_a_phone_by_thumb(open_window: Open) -> None:
    phone = open_window(**PHONE)
    phone.sit(ALONE)
    assert phone.wait_until_asked()
    name = phone.question.inner_text().split(":")[0]
    place = phone.places()[0]
    x, y = phone.hex_at(place)
    phone.page.touchscreen.tap(x, y)
    go = phone.page.locator(".go")
    expect(go).to_contain_text(f"Move to {place}")
    expect(phone.page.locator(".peek")).to_contain_text(f"Move to {place}")
    phone.page.touchscreen.tap(x, y)
    expect(phone.question).to_contain_text("one action left")
    phone.choice("End the turn").tap()
    expect(phone.choice("End the turn")).to_have_class(re.compile("considered"))
    phone.choice("End the turn").tap()
    expect(phone.question).not_to_contain_text(name)
    phone.page.get_by_role("tab", name="Log").click()
    expect(phone.log).to_contain_text(f"{name} is done.")


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_nothing_is_missing_on_a_small_screen(open_window: Open, size: dict[str, object]) -> None:
    small = open_window(**size)
    small.sit(ALONE)
    assert small.wait_until_asked()
    page = small.page
    expect(small.choice("End the turn")).to_be_attached()
    page.get_by_role("tab", name="Sheet").click()
    expect(page.get_by_role("row", name="Strength")).to_be_attached()
    page.get_by_role("tab", name="Seats").click()
    expect(page.get_by_role("heading", name="Sam", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(small.log).to_contain_text("Round 1")
    expect(page.get_by_role("slider", name="Moment of the match")).to_be_attached()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/setup/the_game", "/about", "/rules/the_game"])
def test_no_page_is_wider_than_a_phone(open_window: Open, path: str) -> None:
    phone = open_window(**PHONE)
    phone.read(path)
    assert width_beyond(phone) <= 0


def width_beyond(window: Window) -> int:
    beyond: int = window.page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return beyond
