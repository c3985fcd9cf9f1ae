"""What a game adds to the judgement of a setup: a desk that fails takes nothing away."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rollout.games.registry import find
from rollout.server.setup_service import judge_setup

GAME = find("attacktix")
REFUSED = {"mode": "teams"}


def failing(*given: Any) -> Any:
    raise AttributeError("no such thing")


def nothing_at_all(setup: Any) -> Any:
    return None


@pytest.mark.parametrize("part", [failing, nothing_at_all])
def test_a_refused_setup_stays_refused_where_the_game_cannot_explain_it(part: Any) -> None:
    game = replace(GAME, desk=replace(GAME.desk, explain=part))
    judged = judge_setup(game, REFUSED)
    assert judged["seats"] is None
    (fault,) = judged["faults"]
    assert fault.key == "teams-unsettled"


@pytest.mark.parametrize("part", [failing, nothing_at_all])
def test_a_setup_with_which_a_match_can_begin_is_fine_whatever_its_game_fails_to_add(
    part: Any,
) -> None:
    game = replace(GAME, desk=replace(GAME.desk, check=part))
    assert judge_setup(game, {}) == {"faults": [], "seats": 2}


def test_lists_that_cannot_be_judged_are_left_out() -> None:
    wars = find("energon_wars")
    assert wars.desk.building is not None
    building = replace(wars.desk.building, judge=failing)
    game = replace(wars, desk=replace(wars.desk, building=building))
    assert "lists" in judge_setup(wars, {})
    assert "lists" not in judge_setup(game, {})
    assert "lists" not in judge_setup(game, {"armies": ["nobody at all", ""]})
