"""The views of several seats at once are those of each."""

from __future__ import annotations

from random import Random

import pytest

from rollout.gamekit.patches import plain, plain_views
from rollout.games.battlecards import GAME
from rollout.games.battlecards.screen.view import views
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded

VIEWERS = (1, None, 0)


@pytest.mark.rule("BC-RUL-85")
def test_views_of_several_seats_are_those_of_each() -> None:
    match, rng = Match(GAME.rules, GAME.rules.default_setup(), Seeded("3")), Random(3)
    for _ in range(120):
        ask = match.ask
        if ask is None:
            break
        match.answer(ask.options.sample(rng))
        state = match.state
        apart = [GAME.rules.view(state, viewer) for viewer in VIEWERS]
        together = views(state, VIEWERS)
        assert together == apart
        assert plain_views(together) == [plain(each) for each in apart]


def test_nobody_is_shown_the_hand_of_another() -> None:
    match = Match(GAME.rules, GAME.rules.default_setup(), Seeded("3"))
    hands = [[seat.hand for seat in view.seats.values()] for view in views(match.state, VIEWERS)]
    first, second = (sorted(match.state.hands[seat]) for seat in (0, 1))
    told = [[sorted(hand) for hand in each] for each in hands]
    assert told == [[[], second], [[], []], [first, []]]
