"""The course of a match (EW-SET-01, EW-RND): which step comes next."""

from __future__ import annotations

from rollout.games.energon_wars.events import CloudGone, RoundBegan, RoundEnded
from rollout.games.energon_wars.model import (
    BATTLE,
    BEFORE_THE_GAME,
    DEFEATED,
    DEPLOYMENT,
    NOBODY,
    ROUND_END,
    ROUND_START,
    SCENARIO,
    START_ROLL,
    State,
)
from rollout.games.energon_wars.rules.activation import act, choose_model, ready, shake_step
from rollout.games.energon_wars.rules.effects import trigger
from rollout.games.energon_wars.rules.ending import end_by_points
from rollout.games.energon_wars.rules.lasting import end_of_round
from rollout.games.energon_wars.rules.limits import forget_uses
from rollout.games.energon_wars.rules.preparation import (
    before_the_game,
    choose_scenario,
    deploy,
    start_roll,
)
from rollout.games.energon_wars.rules.scenario_rounds import start_of_round
from rollout.games.energon_wars.rules.scoring import LAST_ROUND, score_round
from rollout.games.energon_wars.rules.upkeep import continuous_effects, replenish_all
from rollout.kernel.game import Script, Table


def next_step(table: Table[State]) -> Script[None]:
    """EW-SET-01."""
    state = table.state
    if state.stage == BATTLE:
        if state.acting.model != NOBODY:
            return act(table) if state.acting.shaken else shake_step(table)
        return _next_activation(table)
    if state.stage == START_ROLL:
        return start_roll(table)
    if state.stage == SCENARIO:
        return choose_scenario(table)
    if state.stage == DEPLOYMENT:
        return deploy(table)
    if state.stage == BEFORE_THE_GAME:
        return before_the_game(table)
    return begin_round(table) if state.stage == ROUND_START else end_round(table)


def _next_activation(table: Table[State]) -> Script[None]:
    """EW-RND-04, EW-RND-05: alternating; who has nobody left lets the other go on."""
    state = table.state
    if not ready(state, state.mover):
        state.mover = 1 - state.mover
        if not ready(state, state.mover):
            state.stage = ROUND_END
            return end_round(table)
    return choose_model(table)


def begin_round(table: Table[State]) -> Script[None]:
    """EW-RND-02, EW-RND-03, EW-RUL-09, EW-RUL-10."""
    state = table.state
    state.round += 1
    for model in state.models:
        model.activated = False
    state.stage, state.mover, state.last = BATTLE, state.first, NOBODY
    table.tell(RoundBegan(state.round, state.first))
    if state.round > 1 and state.options.upkeep == "round":
        yield from continuous_effects(table)
        replenish_all(table)
    yield from start_of_round(table)
    yield from _abilities(table, "round_start")


def end_round(table: Table[State]) -> Script[None]:
    """EW-RND-07 to EW-RND-09: abilities, scoring, and the next round or the end."""
    state = table.state
    yield from _abilities(table, "round_end")
    yield from score_round(table)
    end_of_round(state)
    _clouds_of_the_defeated(table)
    for model in state.models:
        forget_uses(model, "r")
    if state.last != NOBODY:
        state.first = 1 - state.last
    state.stage = ROUND_START
    table.tell(RoundEnded(state.round, (state.points[0], state.points[1])))
    if state.round >= LAST_ROUND:
        end_by_points(table)


def _clouds_of_the_defeated(table: Table[State]) -> None:
    """EW-RUL-36: who has fallen has no next activation; its cloud ends with the round."""
    state = table.state
    kept = []
    for cloud in state.clouds:
        if cloud.by != NOBODY and state.models[cloud.by].status == DEFEATED:
            table.tell(CloudGone(cloud.by))
        else:
            kept.append(cloud)
    state.clouds = kept


def _abilities(table: Table[State], when: str) -> Script[None]:
    """EW-ABL-02: the first player's, then the other's."""
    state = table.state
    for seat in (state.first, 1 - state.first):
        for number, model in enumerate(state.models):
            if model.seat == seat:
                yield from trigger(table, when, number, None, NOBODY)
