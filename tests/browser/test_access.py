"""For everybody: axe finds nothing, the text twin tells everything, nothing moves unasked."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.window import Window

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALONE = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(
    ("path", "theme"),
    [
        ("/", "dark"),
        ("/", "light"),
        ("/setup/the_game", "dark"),
        ("/setup/the_game", "light"),
        ("/about", "light"),
        ("/cast", "dark"),
        ("/cast/prowl", "light"),
        ("/rules/the_game", "dark"),
    ],
)
def test_axe_finds_nothing_on_a_page(open_window: Open, path: str, theme: str) -> None:
    window = open_window({"theme": theme})
    window.read(path)
    assert violations(window) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_at_the_table(
    open_window: Open, how: dict[str, object], theme: str
) -> None:
    window = open_window({"theme": theme, "twin": True}, **how)
    window.sit(ALONE)
    assert window.wait_until_asked()
    window.choices.first.hover()
    expect(window.choices.first).to_have_class(re.compile("considered"))
    assert violations(window) == []
    window.page.get_by_role("button", name="Menu").click()
    assert violations(window) == []


def test_the_table_is_told_in_words(window: Window) -> None:
    window.sit(ALONE)
    assert window.wait_until_asked()
    twin = window.page.get_by_role("region", name="The table in words")
    expect(twin).to_contain_text(
        "Optimus Prime (Team A), Robot, at 0403 facing S, 20 of 20 hit points"
    )
    expect(twin).to_contain_text("Thin trees: 0705.")
    expect(twin).to_contain_text("Still in the pile")


def test_the_board_speaks_of_the_hex_under_the_cursor(window: Window) -> None:
    window.sit(ALONE)
    assert window.wait_until_asked()
    name = window.question.inner_text().split(":")[0]
    window.page.keyboard.press("b")
    step = "ArrowDown" if name == "Optimus Prime" else "ArrowUp"
    window.page.keyboard.press(step)
    spoken = window.board.locator("[aria-live]")
    expect(spoken).to_contain_text("Clear ground")
    expect(spoken).to_contain_text("Within reach for 1 point")


def test_what_is_refused_tells_why_and_opens_the_rule(window: Window) -> None:
    window.sit(ALONE)
    assert window.wait_until_asked()
    window.page.get_by_text("Why not?").click()
    why = window.page.locator(".refused .why").first
    expect(why).to_contain_text("-")
    rule = why.get_by_role("button")
    identity = rule.inner_text()
    rule.click()
    book = window.page.get_by_role("dialog", name="Rulebook")
    expect(book.locator(".marked")).to_contain_text(identity)
    window.page.keyboard.press("Escape")
    expect(book).to_have_count(0)


def test_a_hint_says_where_to_go_and_what_speaks_for_it(window: Window) -> None:
    window.sit(ALONE)
    assert window.wait_until_asked()
    window.page.keyboard.press("h")
    hint = window.page.locator(".hint")
    expect(hint).to_contain_text("A bot would")
    expect(hint).to_contain_text(re.compile("is hit with|could hit back with|Nobody can shoot"))
    expect(hint).not_to_contain_text("Forwards")
    hint.get_by_text("it weighed").click()
    expect(hint).to_contain_text("0 % is lost, 100 % won")


def test_the_menu_closes_on_escape_and_on_a_press_beside_it(window: Window) -> None:
    window.sit(ALONE)
    assert window.wait_until_asked()
    button = window.page.get_by_role("button", name="Menu")
    menu = window.page.get_by_role("dialog", name="Menu")
    button.click()
    menu.get_by_role("checkbox").last.focus()
    window.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(button).to_be_focused()
    button.click()
    window.page.mouse.click(500, 400)
    expect(menu).to_have_count(0)
    button.click()
    menu.get_by_label("Show the table in words").check()
    expect(window.page.get_by_role("heading", name="The table in words")).to_be_in_viewport()


def violations(window: Window) -> list[str]:
    """What axe-core finds, in a line each."""
    window.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = window.page.evaluate("() => axe.run()")
    return [
        f"{each['id']}: {json.dumps([node['html'][:160] for node in each['nodes'][:3]])}"
        for each in found["violations"]
    ]
