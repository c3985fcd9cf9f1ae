"""Deploying a unit is one plan: which unit, in which mode, where, facing which way."""

from __future__ import annotations

from random import Random
from typing import Any

from rollout.bots import Position, bot
from rollout.games.the_game import GAME
from rollout.games.the_game.actions import Deploy, DeployAs, Face, PlaceAt
from rollout.kernel import Fast, Match


def deploying() -> Match[Any]:
    return Match(GAME.rules, None, Fast(Random(1)))


def test_every_placement_is_legal_to_its_last_answer() -> None:
    match = deploying()
    assert match.ask is not None
    plans = GAME.rules.judgement.plans(match.state, match.ask, Random(1), 12)
    assert len(plans) > 3
    for plan in plans:
        assert [type(action) for action in plan] == [Deploy, DeployAs, PlaceAt, Face]
        match.fork(Fast(Random(1))).answer_all(plan, match.ask.seat)


def test_a_bot_thinks_once_for_a_unit_that_it_deploys() -> None:
    match = deploying()
    player = bot("search", simulations=10, seed=1)
    remembered = []
    for _ in range(4):
        choice = player.choose(Position(match))
        remembered.append(choice.remembered)
        match.answer(choice.action)
    assert remembered == [False, True, True, True]


def test_units_are_deployed_facing_the_enemy() -> None:
    match = deploying()
    assert match.ask is not None
    ahead = {0: {2, 3, 4}, 1: {5, 0, 1}}[match.ask.seat]
    for plan in GAME.rules.judgement.plans(match.state, match.ask, Random(1), 12):
        face = plan[-1]
        assert isinstance(face, Face)
        assert face.facing in ahead
