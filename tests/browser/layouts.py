"""Positions that are hard on a layout, and the screens that they have to fit on.

A game joins by giving positions: crowded ones, long names, its largest force. Whatever holds of
every layout (`test_layout_law.py`) is then held against them. A page is loaded once for a
position and resized through all screens. Whoever sits at it has company, so the talk is open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import ViewportSize, expect

from rollout.games.registry import find_rules
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from tests.browser import positions
from tests.browser.conftest import Open
from tests.browser.positions import Position
from tests.browser.staged import Staged
from tests.browser.window import Window

SCREENS = (
    (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (390, 844), (844, 390), (720, 450),
)  # fmt: skip
"""The last is what is left of the third for who reads at 200 %."""

SEED = "5" * 32


def full_muster() -> Position:
    """The Game with the largest forces of its scenarios."""
    return begun("the_game", scenario="full-muster", deployment="ready"), ["Kim", "Sam"]


def siege() -> Position:
    """The largest unit, whose sheet has three modes with long names."""
    setup = {"scenario": "city-under-siege", "deployment": "ready"}
    return begun("the_game", **setup), ["Kim", "Sam"]


def played(slug: str, answers: int) -> Position:
    """A match of the ready-made armies after so many quick answers, when we are asked."""
    game = find_rules(slug)
    match: Match[Any] = Match(game, game.default_setup(), Seeded(SEED))
    rng = Random(5)
    while match.ask is not None and (match.ply < answers or match.ask.seat != 0):
        match.answer(game.judgement.reply(match.state, match.ask, rng))
    return match, ["Kim-Alexandra von Hohenstein", "Sam"]


def deploying(slug: str) -> Position:
    """The first question to us about who is put down."""
    match, names = played(slug, 0)
    until_we_deploy(match)
    return match, names


def until_we_deploy(match: Match[Any]) -> None:
    while match.ask is not None and (match.ask.seat, match.ask.about) != (0, "deploy"):
        match.answer(next(iter(match.ask.options)))


def begun(slug: str, **setup: Any) -> Match[Any]:
    """A match with that setup, in which the others let their turns go by until we are asked."""
    game = find_rules(slug)
    match: Match[Any] = Match(game, msgspec.convert(setup, type=game.setup_type), Seeded(SEED))
    while match.ask is not None and match.ask.seat != 0:
        match.answer(list(match.ask.options)[-1])
    return match


@dataclass(frozen=True)
class Layout:
    """A position, and where on the board its own pieces are that have to be in sight."""

    position: Callable[[], Position]
    own: str = ""


ROBOTS_AND_RESOURCES = ":is(.own, .sites, .others) .card, .sites .plate"

LAYOUTS: dict[str, Layout] = {
    "the_game, full muster": Layout(full_muster),
    "the_game, siege": Layout(siege),
    "battlecards, crowded": Layout(positions.crowded, ROBOTS_AND_RESOURCES),
    "battlecards, four seats": Layout(positions.four),
    "battlecards, a claim to contest": Layout(positions.claimed, ".own .card"),
    "battlecards, a Robot on a Resource": Layout(positions.few, ".own .card"),
    "tabletop_warfare, fought over": Layout(lambda: played("tabletop_warfare", 60)),
    "energon_wars, fought over": Layout(lambda: played("energon_wars", 60)),
    "tabletop_warfare, deploying": Layout(lambda: deploying("tabletop_warfare")),
    "energon_wars, deploying": Layout(lambda: deploying("energon_wars")),
    "attacktix, set up": Layout(lambda: played("attacktix", 12)),
}


REMARKS = (
    "Good luck, have fun!",
    "Your Bumblebee stands exactly where I wanted to go, and that is rather unfair of you.",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller",
    "One moment, the tea is ready.",
    "Back again. Whose turn is it?",
)
"""What is said at the table, more than it has room for."""


def staged(open_window: Open, position: Position, **how: Any) -> Window:
    """A window before a position, at a table where much is said."""
    window = open_window(viewport=_viewport(SCREENS[0]), **how)
    Staged(window, *position, remarks=REMARKS)
    expect(window.page.locator(".chat li")).to_have_count(len(REMARKS))
    return window


TAUGHT = ("the_game", "battlecards", "tabletop_warfare", "energon_wars", "attacktix")


def guided(open_window: Open, slug: str) -> Window:
    """A window before the first question of a first match, with its guide beside it."""
    window = open_window(viewport=_viewport(SCREENS[0]))
    window.go(f"/first-match/{slug}")
    window.page.locator(".guide").first.wait_for()
    window.board.wait_for()
    assert window.wait_until_asked()
    window.rest()
    return window


def through_screens(window: Window) -> Iterator[str]:
    """Resize the window from screen to screen; look at each when it comes to rest."""
    for size in SCREENS:
        window.page.set_viewport_size(_viewport(size))
        window.rest()
        yield f"{size[0]}×{size[1]}"


def _viewport(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}
