"""The views of several seats at once are those of each."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from rollout.gamekit import GamePackage
from rollout.gamekit.patches import Json, plain, plain_views
from rollout.games.registry import find
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded

VIEWERS = (1, None, 0)


def begun(game: GamePackage) -> Match[Any]:
    return Match(game.rules, game.rules.default_setup(), Seeded("3"))


@pytest.mark.parametrize("slug", ["the_game", "battlecards", "energon_wars"])
def test_views_of_several_seats_are_those_of_each(slug: str) -> None:
    game, rng = find(slug), Random(3)
    views = game.screen.views
    assert views is not None
    match = begun(game)
    before: tuple[msgspec.Struct, Json] | None = None
    for _ in range(80):
        ask = match.ask
        assert ask is not None
        match.answer(ask.options.sample(rng))
        apart = [game.rules.view(match.state, viewer) for viewer in VIEWERS]
        together = views(match.state, VIEWERS)
        assert together == apart
        made = [plain(each) for each in apart]
        assert plain_views(together) == made
        seen = plain_views(together, before)
        assert seen == made, "beside the views of the question before"
        before = together[0], seen[0]


@pytest.mark.rule("BC-RUL-85")
def test_nobody_is_shown_the_hand_of_another() -> None:
    game = find("battlecards")
    assert game.screen.views is not None
    state = begun(game).state
    seen = game.screen.views(state, VIEWERS)
    hands = [[sorted(seat.hand) for seat in view.seats.values()] for view in seen]
    first, second = (sorted(state.hands[seat]) for seat in (0, 1))
    assert hands == [[[], second], [[], []], [first, []]]
