"""Looking back: step, scrub, jump, branch; the dice checked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.window import Window

ALONE = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]


@pytest.fixture
def finished(window: Window) -> str:
    """A short match: a transformation, a shot, and one side gives up."""
    match = window.sit(ALONE)
    done: set[str] = set()
    while done != {"transform", "shoot"}:
        assert window.wait_until_asked()
        prime = window.question.inner_text().startswith("Optimus Prime")
        if prime and "shoot" not in done and window.choice("Shoot Soundwave").count():
            window.take("Shoot Soundwave")
            done.add("shoot")
        elif prime and "shoot" in done and window.choice("Transform").count():
            window.take("Transform")
            done.add("transform")
        else:
            window.take("End the turn")
    window.page.get_by_role("button", name="Menu").click()
    window.page.get_by_role("button", name="Give up").click()
    window.page.get_by_role("button", name="Really give up").click()
    expect(window.banner).to_be_visible()
    return match


def test_a_finished_match_is_watched_and_played_on(
    window: Window, finished: str, open_window: Open
) -> None:
    window.page.get_by_role("button", name="Check the dice").click()
    expect(window.page.get_by_text("The dice hold")).to_be_visible()
    guest = open_window()
    page = guest.page
    guest.go(f"/replay/{finished}")
    expect(page.get_by_text("You look at moment 0.")).to_be_visible()
    page.get_by_role("button", name="One on").click()
    expect(page.get_by_text("You look at moment 1.")).to_be_visible()
    page.wait_for_url("**ply=1")
    page.get_by_role("button", name="Next attack").click()
    expect(guest.log).to_contain_text("shoots at Soundwave")
    expect(guest.log).not_to_contain_text("transforms")
    page.get_by_role("button", name="Next transformation").click()
    expect(guest.log).to_contain_text("transforms")
    page.get_by_role("slider", name="Moment of the match").fill("2")
    expect(page.get_by_text("You look at moment 2.")).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/*")
    assert finished not in page.url
    assert guest.wait_until_asked()


def test_a_link_leads_to_the_moment_it_was_copied_at(window: Window, finished: str) -> None:
    window.go(f"/replay/{finished}?ply=3")
    expect(window.page.get_by_text("You look at moment 3.")).to_be_visible()
    window.page.reload()
    expect(window.page.get_by_text("You look at moment 3.")).to_be_visible()


def test_an_earlier_moment_shows_the_board_as_it_was(window: Window, finished: str) -> None:
    twin = window.page.get_by_role("region", name="The table in words")
    expect(twin).to_contain_text("Optimus Prime (Team A), Truck, at 0403")
    window.go(f"/replay/{finished}?ply=2")
    expect(window.page.get_by_text("You look at moment 2.")).to_be_visible()
    expect(twin).to_contain_text("Optimus Prime (Team A), Robot, at 0403")
    expect(twin).to_contain_text("12 of 12 hit points")


def test_a_line_of_the_log_leads_back_to_its_moment(window: Window) -> None:
    window.sit(ALONE)
    assert window.wait_until_asked()
    window.take("End the turn")
    expect(window.log).to_contain_text("is done.")
    assert window.wait_until_asked()
    window.log.get_by_text(re.compile("Round 1")).click()
    expect(window.page.get_by_text(re.compile(r"You look at moment \d+\."))).to_be_visible()
    window.page.get_by_role("button", name="Back to now").click()
    assert window.wait_until_asked()


def test_arrows_step_through_a_replay_wherever_the_focus_is(window: Window, finished: str) -> None:
    window.go(f"/replay/{finished}?ply=2")
    page = window.page
    expect(page.get_by_text("You look at moment 2.")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("You look at moment 3.")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("You look at moment 2.")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text("You look at moment 0.")).to_be_visible()
    page.keyboard.press("End")
    expect(window.log).to_contain_text("the other side gave up")


LONGER = """lines => {
    const log = lines.parentElement;
    log.scrollTop -= 1;
    log.scrollTop = log.scrollHeight;
    lines.style.setProperty("font-size", "400%");
}"""
"""It has just been scrolled to its end, and hears of that when its lines are longer already."""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_newest_lines_of_the_log_are_in_sight(
    window: Window, finished: str, size: tuple[int, int]
) -> None:
    """Also when letters that come late make the lines longer."""
    page = window.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    window.go(f"/replay/{finished}")
    page.get_by_role("slider", name="Moment of the match").press("End")
    newest = window.log.locator("li").last
    expect(newest).to_be_in_viewport(ratio=0.9)
    window.log.locator("ol").evaluate(LONGER)
    expect(newest).to_be_in_viewport()
