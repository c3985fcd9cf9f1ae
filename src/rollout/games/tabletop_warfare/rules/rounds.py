"""Rounds: who activates next, and what happens when all have (TW-RND)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.actions import AgreeToEnd, PlayOn
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.events import BaseHeld, RolledOff, RoundBegan, RoundEnded
from rollout.games.tabletop_warfare.model import NOBODY, Figure, State
from rollout.games.tabletop_warfare.rules.civilians import civilians_flee
from rollout.games.tabletop_warfare.rules.dice import roll_off
from rollout.games.tabletop_warfare.rules.endgame import (
    check_end,
    end_at_limit,
    end_by_points,
    finish,
)
from rollout.games.tabletop_warfare.rules.figures import (
    is_civilian,
    near,
    of_side,
    on_field,
    seat_of,
)
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed

QUIET: Final = 3
RING: Final = 3 * INCH
HELD: Final = 2
CONVOY_ROUNDS: Final = 12
SCENARIO_ROUNDS: Final = 8


def round_limit(state: State) -> int:
    """TW-RUL-61; scenarios have their own length."""
    if state.options.scenario == "none":
        return state.options.round_limit
    return CONVOY_ROUNDS if state.options.scenario == "convoy" else SCENARIO_ROUNDS


def ready(state: State, side: int) -> list[Figure]:
    """TW-RND-01, TW-RND-03: own figures without a marker; civilians never act."""
    return [
        figure
        for figure in of_side(state, side)
        if figure.activation == 0 and not is_civilian(state, figure)
    ]


def next_side(state: State) -> int:
    """TW-RND-01, TW-RND-04, TW-RUL-14: who activates next; NOBODY when all are marked."""
    for side in (state.mover, 1 - state.mover):
        if ready(state, side):
            return side
    return NOBODY


def begin_battle(table: Table[State]) -> Script[None]:
    """TW-RUL-13: in a match of one faction a d20 decides who takes the Decepticons' part."""
    state = table.state
    if state.factions[0] == state.factions[1]:
        rolls = yield from roll_off(table, "first_player")
        state.first = 0 if rolls[0] > rolls[1] else 1
        table.tell(RolledOff("first_player", rolls, state.first))
    begin_round(table)


def begin_round(table: Table[State]) -> None:
    """TW-RND-02: the Decepticons always go first."""
    state = table.state
    state.round += 1
    state.harmed = False
    state.mover = state.first
    table.tell(RoundBegan(state.round, state.first))


def end_round(table: Table[State]) -> Script[None]:
    """TW-RND-05: one marker off every figure; then the limits are looked at."""
    state = table.state
    yield from civilians_flee(table)
    for figure in on_field(state):
        if figure.activation:
            figure.activation -= 1
            figure.stuns = min(figure.stuns, figure.activation)
    state.quiet_rounds = 0 if state.harmed else state.quiet_rounds + 1
    table.tell(RoundEnded(state.round))
    check_end(table)
    if not state.ended:
        hold_base(table)
    if state.ended:
        return
    limit = round_limit(state)
    if limit and state.round >= limit:
        end_at_limit(table, "points")
    elif not limit and state.quiet_rounds >= QUIET and (yield from agreed(table)):
        end_by_points(table, "agreed")
    else:
        begin_round(table)


def agreed(table: Table[State]) -> Script[bool]:
    """TW-RUL-79: after three rounds without damage both may agree to count points."""
    state = table.state
    for side in (0, 1):
        choice = yield table.ask(
            seat_of(state, side), "agree_to_end", Listed([AgreeToEnd(), PlayOn()])
        )
        if isinstance(choice, PlayOn):
            return False
    return True


def hold_base(table: Table[State]) -> None:
    """Capture Base: the ring round it alone at the end of two consecutive rounds."""
    state = table.state
    mission = state.mission
    if mission.base == NOBODY:
        return
    base = state.figures[mission.base]
    inside = [
        figure.side
        for figure in on_field(state)
        if figure.id != base.id and near(state, base, figure, RING)
    ]
    attacker = 1 - mission.defender
    held = attacker in inside and mission.defender not in inside
    mission.rounds_held = mission.rounds_held + 1 if held else 0
    if held:
        table.tell(BaseHeld(attacker, mission.rounds_held))
    if mission.rounds_held >= HELD:
        finish(table, "base-held", [attacker])
