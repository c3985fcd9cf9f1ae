"""Positions that are hard on a layout, and the screens that they have to fit on.

A game joins by giving positions: whatever holds of every layout is then held against them.
A page is loaded once for a position and resized through the screens of a kind; whether there
is touch is settled when a window is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import ViewportSize

from rollout.games.registry import find_rules
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from tests.browser import positions
from tests.browser.conftest import Open
from tests.browser.positions import Position
from tests.browser.staged import Staged
from tests.browser.window import Window

DESKTOPS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (640, 360))
"""The last is what is left of the first for who reads at 200 %."""
PHONES = ((390, 844), (844, 390), (320, 844))
KINDS: dict[str, tuple[tuple[tuple[int, int], ...], dict[str, Any]]] = {
    "desktop": (DESKTOPS, {}),
    "phone": (PHONES, {"has_touch": True, "is_mobile": True}),
}

SEED = "5" * 32


def full_muster() -> Position:
    """The Game with the largest forces of its scenarios."""
    return begun("the_game", scenario="full-muster", deployment="ready"), ["Kim", "Sam"]


def begun(slug: str, **setup: Any) -> Match[Any]:
    """A match with that setup, in which the others let their turns go by until we are asked."""
    game = find_rules(slug)
    match: Match[Any] = Match(game, msgspec.convert(setup, type=game.setup_type), Seeded(SEED))
    while match.ask is not None and match.ask.seat != 0:
        match.answer(list(match.ask.options)[-1])
    return match


POSITIONS: dict[str, Callable[[], Position]] = {
    "the_game, full muster": full_muster,
    "battlecards, crowded": positions.crowded,
    "battlecards, four seats": positions.four,
    "battlecards, a claim to contest": positions.claimed,
}


def staged(open_window: Open, position: Position, kind: str, **how: Any) -> Window:
    """A window of that kind before a position."""
    sizes, device = KINDS[kind]
    window = open_window(viewport=_viewport(sizes[0]), **device, **how)
    Staged(window, *position)
    return window


def through_sizes(window: Window, kind: str) -> Iterator[str]:
    """Resize the window from screen to screen; look at each when it comes to rest."""
    for size in KINDS[kind][0]:
        window.page.set_viewport_size(_viewport(size))
        window.come_to_rest()
        yield f"{size[0]}×{size[1]}"


def _viewport(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}
