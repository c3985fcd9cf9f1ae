"""Cards in the hand of a player: dragged, tapped, reached by keys."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.carrying import carry, carry_on
from tests.browser.conftest import Open
from tests.browser.positions import claimed, four, usual
from tests.browser.staged import Staged
from tests.browser.test_access import violations
from tests.browser.window import Window

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
MOST_STOPS = 100
CONSIDERED = re.compile("considered")


def test_a_robot_dropped_on_the_claimed_resource_contests(window: Window) -> None:
    Staged(window, *claimed())
    page = window.page
    robot, plate = page.locator(".own .card.lit").first, page.locator(".plate.contested")
    ghost = page.locator(".ghost")
    carry(window, robot, plate)
    expect(ghost).to_have_class(re.compile("fits"))
    carry_on(window, page.locator(".others .bar").first)
    expect(ghost).not_to_have_class(re.compile("fits"))
    carry_on(window, plate)
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    page.mouse.up()
    carry(window, robot, plate)
    page.mouse.up()
    expect(page.locator(".stage")).to_be_visible()


def test_by_keys_a_verb_is_looked_at_before_it_is_chosen(window: Window) -> None:
    Staged(window, *usual())
    page = window.page
    card = page.locator(".own .card").first
    verb = page.locator(".verbs .button", has_text="Transform")
    card.focus()
    page.keyboard.press("Enter")
    verb.wait_for()
    for _ in range(MOST_STOPS):
        if verb.evaluate("(button) => button === document.activeElement"):
            break
        page.keyboard.press("Shift+Tab" if is_before(verb) else "Tab")
    expect(verb).to_have_class(CONSIDERED)
    page.keyboard.press("Escape")
    expect(verb).to_have_count(0)
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    verb.focus()
    page.keyboard.press("Enter")
    expect(verb).to_have_count(0)
    expect(card).to_be_focused()


def test_on_a_tablet_the_first_tap_on_a_verb_only_looks(open_window: Open) -> None:
    tablet = open_window(**TABLET)
    Staged(tablet, *usual())
    page = tablet.page
    page.locator(".own .card").first.tap()
    verb = page.locator(".verbs .button", has_text="Transform")
    verb.tap()
    expect(verb).to_have_class(CONSIDERED)
    verb.tap()
    expect(verb).to_have_count(0)


def test_what_a_step_gives_up_is_said_before_it_is_taken(window: Window) -> None:
    Staged(window, *usual())
    window.choice("to Homebase").hover()
    odds = window.page.locator(".odds")
    expect(odds).to_contain_text("Gives up Ruby Crystal Mine.")
    window.choice("Transform").first.hover()
    expect(odds).not_to_contain_text("Gives up")


def test_the_strip_tells_what_is_left_and_among_four_who_is_next(window: Window) -> None:
    Staged(window, *four())
    strip = window.page.locator(".phases")
    expect(strip.locator(".tag")).to_have_text(["discover", "deploy"])
    expect(strip).to_contain_text("then Samantha")


def test_keys_in_a_dialog_are_not_for_the_table(window: Window) -> None:
    Staged(window, *usual())
    page = window.page
    card = page.locator(".own .card").first
    card.click()
    page.locator(".bar button").last.click()
    pile = page.locator("dialog")
    considered = page.locator(".choice.considered")
    expect(considered).to_have_count(0)
    for key in ("2", "h", "ArrowRight"):
        page.keyboard.press(key)
    expect(considered).to_have_count(0)
    expect(page.locator(".hint")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(pile).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")


def test_axe_finds_nothing_on_the_field_of_a_light_desktop(open_window: Open) -> None:
    window = open_window({"theme": "light", "twin": True})
    Staged(window, *usual())
    plate = window.page.locator(".plate").first
    plate.click()
    expect(plate).to_have_attribute("aria-pressed", "true")
    window.page.locator(".own .card").first.click()
    expect(window.page.locator(".tray")).to_be_visible()
    assert violations(window) == []


def is_before(goal: Locator) -> bool:
    """Whether a place is before the one that has the focus."""
    before: bool = goal.evaluate(
        "(goal) => !!(goal.compareDocumentPosition(document.activeElement)"
        " & Node.DOCUMENT_POSITION_FOLLOWING)"
    )
    return before


def test_on_a_phone_keys_choose_nothing_behind_another_tab(open_window: Open) -> None:
    phone = open_window(**PHONE)
    page = phone.page
    page.clock.install()
    match = Staged(phone, *claimed()).match
    before, question = match.ply, phone.question.inner_text()

    def look_and_choose() -> None:
        """Two presses so far apart that they are not the two digits of one number."""
        for _ in range(2):
            page.keyboard.press("1")
            page.clock.run_for(1_000)

    page.get_by_role("tab", name="Log").click()
    look_and_choose()
    page.get_by_role("tab", name="Choices").click()
    expect(page.locator(".choice.considered")).to_have_count(0)
    assert match.ply == before
    look_and_choose()
    expect(phone.question).not_to_have_text(question)
    assert match.ply > before


def test_on_a_phone_the_question_stays_in_sight_below_a_long_list(open_window: Open) -> None:
    phone = open_window(**PHONE)
    Staged(phone, *usual())
    sheet = phone.page.locator("#tab-panel")
    sheet.evaluate("(sheet) => sheet.scrollTo(0, sheet.scrollHeight)")
    expect(phone.question).to_be_in_viewport()
    phone.choice("Go on to the next phase").evaluate("(choice) => choice.click()")
    expect(phone.question).to_contain_text("Action")
    expect(phone.question).to_be_in_viewport()


class Announcing(Staged):
    """A service that is about to answer for the seat, and hears whether it may."""

    def __init__(self, window: Window, *staged: Any) -> None:
        self.held: list[int] = []
        super().__init__(window, *staged)

    def _hear(self, route: WebSocketRoute, message: dict[str, Any]) -> None:
        super()._hear(route, message)
        if wish := message.get("standing"):
            self.held += [wish["hold"]] if "hold" in wish else []
            offered = [{"name": "contest", "most": 1}]
            kept = {"id": wish["id"], "seat": 0, "offered": offered, "wishes": {"contest": 1}}
            route.send(msgspec.json.encode({"standing": kept}).decode())
            words = {"key": "do-decline", "args": {}}
            declining = {"action": {"do": "decline"}, "text": "decline", "words": words}
            coming = {"seat": 0, "ply": self.match.ply, "coming": declining}
            if "hold" not in wish:
                route.send(msgspec.json.encode({"standing": coming}).decode())


def test_an_answer_that_is_about_to_be_given_can_be_held_back(window: Window) -> None:
    staged = Announcing(window, *claimed())
    announced = window.page.locator(".coming")
    expect(announced).to_be_visible()
    announced.get_by_role("button").click()
    expect(announced).to_have_count(0)
    window.page.get_by_text("Answer for me").first.click()
    expect(window.page.get_by_label("Never contest a claim").first).to_be_checked()
    assert staged.held == [staged.match.ply]
