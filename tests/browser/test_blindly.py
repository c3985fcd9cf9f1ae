"""Every game is played to its end without a mouse and without a picture: by keys and in words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from rollout.games.registry import find_rules
from rollout.kernel.actions import Action
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast, Seeded, Source
from tests.browser.conftest import Open
from tests.browser.staged import Staged
from tests.browser.window import Window

GAMES = ("the_game", "battlecards", "tabletop_warfare", "energon_wars", "attacktix")
SEED = "5" * 32
NAMES = ["Kim", "Sam"]
LAST = 4
"""How many of our answers were left when the match was played to its end by itself."""
UNSEEN = """
() => {
    const style = new CSSStyleSheet();
    style.replaceSync(`
        .board { visibility: hidden !important; }
        .board > .over { visibility: visible; }
    `);
    document.adoptedStyleSheets.push(style);
}
"""
"""The board is not looked at; what is said over it at the end is words."""


class Reckoned:
    """Quick answers, the same every time."""

    def __init__(self) -> None:
        self.rng = Random(5)

    def __call__(self, match: Match[Any]) -> Action:
        assert match.ask is not None
        reply: Action = match.game.judgement.reply(match.state, match.ask, self.rng)
        return reply


def source_of(slug: str) -> Source:
    """Shots of Attacktix fall as its fitted table has them: nothing has to be simulated."""
    return Fast(Random(5)) if slug == "attacktix" else Seeded(SEED)


def near_the_end(slug: str) -> tuple[Match[Any], Reckoned]:
    """A match before one of our last answers."""
    game = find_rules(slug)
    whole: Match[Any] = Match(game, game.default_setup(), source_of(slug))
    by_itself, ours = Reckoned(), []
    while whole.ask is not None:
        if whole.ask.seat == 0:
            ours.append(whole.ply)
        whole.answer(by_itself(whole))
    match: Match[Any] = Match(game, game.default_setup(), source_of(slug))
    again = Reckoned()
    while match.ply < ours[-LAST]:
        match.answer(again(match))
    return match, again


def last_choice(window: Window) -> None:
    """Type the number of the last line, of what it opens too, and Enter."""
    keyboard = window.page.keyboard
    for _ in range(3):
        keyboard.type(str(window.choices.count()))
        if window.page.locator(".choice.considered").count():
            break
    expect(window.page.locator(".choice.considered")).to_have_count(1)
    keyboard.press("Enter")


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_comes_to_its_end_by_keys_and_words_alone(open_window: Open, slug: str) -> None:
    match, others = near_the_end(slug)
    window = open_window({"twin": True})
    window.stop_time()  # however slowly, two digits are typed as one number
    Staged(window, match, NAMES, others=others)
    window.page.evaluate(UNSEEN)
    twin = window.page.get_by_role("region", name="The table in words")
    told: list[str] = []
    for _ in window.turns():
        expect(window.question).not_to_be_empty()
        expect(twin.get_by_role("listitem")).not_to_have_count(0)
        told.append(twin.inner_text())
        before = match.ply
        last_choice(window)
        window.page.wait_for_function("() => !document.querySelector('.choice:disabled')")
        assert match.ply > before
    result = match.result
    assert result is not None
    assert told
    expect(window.banner).to_contain_text(NAMES[result.winners[0]] if result.winners else "draw")
