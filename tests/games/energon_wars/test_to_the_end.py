"""Every scenario on its own map, played to its end by chance."""

from random import Random

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.content.table import table_library
from rollout.games.energon_wars.events import MatchEnded, RoundEnded
from rollout.games.energon_wars.rules.ending import RULES
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast


@pytest.mark.rule("EW-RND-01", "EW-RND-09", "EW-VP-04", "EW-VP-05", "EW-RUL-79")
@pytest.mark.parametrize("scenario", table_library().scenarios)
def test_a_match_of_each_scenario_comes_to_an_end(scenario: str) -> None:
    for seed in (1, 2):
        rng = Random(seed)
        match = Match(GAME.rules, Setup(scenario=scenario), Fast(rng))
        while (ask := match.ask) is not None:
            match.answer(ask.options.sample(rng))
        state, result = match.state, match.result
        assert result is not None
        assert RULES[result.reason] == result.rule
        assert isinstance(match.events[-1], MatchEnded)
        rounds = [event.round for event in match.events if isinstance(event, RoundEnded)]
        assert rounds == list(range(1, len(rounds) + 1))
        assert 1 <= state.round <= 6
        if result.reason == "winning-total":
            assert max(state.points) >= state.layout.winning_total
            assert result.winners == (state.points.index(max(state.points)),)
        elif result.reason == "all-rounds":
            assert rounds[-1] == 6
            assert result.winners == (0 if state.points[0] > state.points[1] else 1,)
        assert all(
            0 <= kept <= all_of
            for kept, all_of in zip(state.objective_points, state.points, strict=True)
        )
        for number, model in enumerate(state.models):
            assert 0 <= model.hp <= state.cards[number].hit_points
            assert 0 <= model.energon <= state.cards[number].energon + 1
