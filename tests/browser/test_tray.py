"""Figures are put down from a tray by one gesture: by mouse and by touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rollout.games.registry import find_rules
from rollout.games.tabletop_warfare.setup import Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from tests.browser.conftest import Open
from tests.browser.layouts import SEED, deploying, until_we_deploy
from tests.browser.staged import Staged
from tests.browser.window import Window

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAMES = ("tabletop_warfare", "energon_wars")
OUTSIDE = {
    "tabletop_warfare": "outside the deployment zone",
    "energon_wars": "That is not wholly inside the zone.",
}


def standing(staged: Staged) -> int:
    """How many of ours stand on the table."""
    state = staged.match.state
    pieces = [each for each in vars(state).get("figures", []) if each.side == 0]
    pieces += [each for each in vars(state).get("models", []) if each.seat == 0]
    return sum(each.status == "standing" for each in pieces)


class Hand:
    """A mouse, or a finger."""

    def __init__(self, window: Window, finger: bool) -> None:
        self.page = window.page
        self.finger = finger
        self.wire = window.context.new_cdp_session(window.page) if finger else None

    def _touch(self, what: str, *points: dict[str, float]) -> None:
        assert self.wire is not None
        self.wire.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": [*points]})

    def press(self, x: float, y: float) -> None:
        if self.finger:
            self._touch("touchStart", {"x": x, "y": y})
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()

    def move(self, x: float, y: float) -> None:
        if self.finger:
            self._touch("touchMove", {"x": x, "y": y})
        else:
            self.page.mouse.move(x, y, steps=3)

    def release(self) -> None:
        if self.finger:
            self._touch("touchEnd")
        else:
            self.page.mouse.up()


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(window: Window, finger: bool) -> tuple[Hand, Locator]:
    """The first figure of the tray is dragged onto the table; its zone is shown."""
    first = (
        window.page.get_by_role("group", name="Figures to be placed").get_by_role("listitem").first
    )
    hand = Hand(window, finger)
    x, y = middle(first)
    hand.press(x, y)
    hand.move(x, y + 20)
    zone = window.page.locator(".answering .reach")
    expect(zone).to_have_count(1)
    return hand, zone


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("slug", GAMES)
def test_a_figure_is_deployed_by_one_drag(open_window: Open, slug: str, finger: bool) -> None:
    window = open_window(**(PHONE if finger else {}))
    staged = Staged(window, *deploying(slug))
    before = standing(staged)
    hand, zone = lift(window, finger)
    hand.move(*middle(zone))
    expect(window.page.locator(".answering:not(.bad) .stand")).to_have_count(1)
    hand.release()
    expect(window.page.locator(".plane [data-figure] .team-0")).to_have_count(before + 1)
    assert standing(staged) == before + 1


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("slug", GAMES)
def test_where_it_may_not_stand_a_drop_says_why_and_it_stays_in_the_hand(
    open_window: Open, slug: str, finger: bool
) -> None:
    window = open_window(**(PHONE if finger else {}))
    staged = Staged(window, *deploying(slug))
    ply = staged.match.ply
    hand, _ = lift(window, finger)
    x, y = middle(window.page.locator(".plane .ground .lamp"))
    hand.move(x, y)
    expect(window.page.locator(".answering.bad .stand")).to_have_count(1)
    expect(window.page.locator(".answering .chip")).to_contain_text(OUTSIDE[slug])
    hand.release()
    bubble = window.page.locator(".bubble")
    expect(bubble).to_contain_text(OUTSIDE[slug])
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] < x < box["x"] + box["width"]
    assert abs(box["y"] + box["height"] - y) < 40
    assert staged.match.ply == ply
    tray = window.page.get_by_role("group", name="Figures to be placed")
    expect(tray.locator("[aria-pressed=true]")).to_have_count(1)


@pytest.mark.rule("TW-RUL-07")
def test_whoever_has_a_shield_is_turned_by_a_drag_out_of_where_it_was_dropped(
    window: Window,
) -> None:
    game = find_rules("tabletop_warfare")
    setup = Setup(armies=("bonecrusher", "bumblebee"), factions=("decepticon", "autobot"))
    match: Match[Any] = Match(game, setup, Seeded(SEED))
    until_we_deploy(match)
    Staged(window, match, ["Kim", "Sam"])
    page = window.page
    page.get_by_role("button", name="Bonecrusher", exact=True).click()
    page.get_by_role("button", name="Another form: robot").click()
    hand, zone = Hand(window, finger=False), page.locator(".answering .reach")
    hand.press(*middle(page.get_by_role("button", name="Bonecrusher", exact=True)))
    where = middle(zone)
    hand.move(*where)
    hand.release()
    expect(page.locator(".piece.ghost .notch")).to_have_count(1)
    assert match.ask is not None
    assert match.ask.about == "deploy"
    hand.press(*where)
    hand.move(where[0] + 90, where[1])
    hand.release()
    expect(page.locator(".plane [data-figure] .team-0")).to_have_count(1)
    (figure,) = [each for each in match.state.figures if each.side == 0]
    assert (figure.status, figure.form, figure.facing) == ("standing", 1, 1800)


def test_a_figure_is_taken_up_and_put_down_by_keys(window: Window) -> None:
    staged = Staged(window, *deploying("tabletop_warfare"))
    window.page.get_by_role("button", name="Ratchet", exact=True).focus()
    window.page.keyboard.press("Enter")
    expect(window.board).to_be_focused()
    spoken = window.board.locator("p[aria-live]")
    expect(spoken).to_contain_text("Possible.")
    window.page.keyboard.press("Escape")
    expect(window.page.locator(".tray [aria-pressed=true]")).to_have_count(0)
    window.page.get_by_role("button", name="Ratchet", exact=True).focus()
    window.page.keyboard.press("Enter")
    expect(spoken).to_contain_text("Possible.")
    window.page.keyboard.press("Enter")
    expect(window.page.locator(".plane [data-figure] .team-0")).to_have_count(1)
    assert standing(staged) == 1
