"""Rounds: the turn pile, its cards, and what happens when it is empty (TG-SEQ, TG-RUL-22)."""

from __future__ import annotations

from rollout.games.the_game.events import (
    Arrived,
    CardFlipped,
    CardPassed,
    RoundBegan,
    RoundEnded,
    SmokeCleared,
)
from rollout.games.the_game.model import (
    ASIDE,
    NONE,
    OPERATIONAL,
    ROUND_END,
    ROUND_START,
    TURN,
    State,
    Unit,
)
from rollout.games.the_game.rules.control import keep_rolls
from rollout.games.the_game.rules.deployment import deploy, zone_of
from rollout.games.the_game.rules.endgame import check_elimination
from rollout.games.the_game.rules.mercenaries import open_market
from rollout.games.the_game.rules.objectives import (
    check_objectives,
    count_points,
    decide,
    hold_ground,
)
from rollout.games.the_game.rules.turn import begin_turn, take_turn
from rollout.games.the_game.setup import NO_LIMIT
from rollout.kernel.game import Script, Table


def begin_round(table: Table[State]) -> Script[None]:
    """The cards of all units in play are shuffled and lie face down (TG-SEQ-02)."""
    state = table.state
    state.round += 1
    state.flipped = []
    table.tell(RoundBegan(state.round))
    if state.facts.options.mercenary_market:
        yield from open_market(table)
        check_elimination(state)
        if state.over:
            return
    cards = [unit.id for unit in state.units if has_card(state, unit)]
    if cards:
        order = yield table.shuffle("turn_pile", cards)
        state.pile = order[::-1]
    state.phase = TURN if cards else ROUND_END


def has_card(state: State, unit: Unit) -> bool:
    """In play, carried and transported ones too; neutral crowds have none (TG-RUL-88)."""
    return unit.seat != NONE and can_act(state, unit)


def can_act(state: State, unit: Unit) -> bool:
    """Operational, on the map, and in play since the start of the round (TG-RUL-20, 21)."""
    return unit.status == OPERATIONAL and unit.cell != NONE and unit.acts_from <= state.round


def play_card(table: Table[State]) -> Script[None]:
    """The top card is flipped; its unit takes its turn or is passed over (TG-SEQ-07)."""
    state = table.state
    if state.pile:
        unit = state.units[state.pile.pop()]
        state.flipped.append(unit.id)
        acts = can_act(state, unit)
        if acts:
            begin_turn(state, unit)
        table.tell(CardFlipped(unit.id))
        if acts:
            yield from take_turn(table, unit)
            count_points(table)
            check_elimination(state)
        else:
            table.tell(CardPassed(unit.id))
    if not state.pile:
        state.phase = ROUND_END


def end_round(table: Table[State]) -> Script[None]:
    """Control rolls, smoke, insertions, objectives and elimination, round limit, in order."""
    state = table.state
    yield from keep_rolls(table)
    clear_smoke(table)
    yield from bring_in(table)
    hold_ground(state)
    count_points(table)
    check_objectives(state)
    check_elimination(state)
    limit = state.facts.options.round_limit
    if not state.over and limit != NO_LIMIT and state.round >= limit:
        decide(state)
    table.tell(RoundEnded(state.round))
    state.phase = ROUND_START


def clear_smoke(table: Table[State]) -> None:
    """Markers whose last round this was (TG-SMK-02, TG-EXT-01)."""
    state = table.state
    for smoke in state.smoke.copy():
        if smoke.expires <= state.round:
            state.smoke.remove(smoke)
            table.tell(SmokeCleared(smoke.cell))


def bring_in(table: Table[State]) -> Script[None]:
    """Reinforcements are placed; the cards of all newcomers go in (TG-SEQ-06, TG-END-03)."""
    state = table.state
    newcomers = [unit for unit in state.units if unit.acts_from == state.round + 1]
    for unit in newcomers:
        if unit.status == ASIDE and is_due(state, unit):
            yield from deploy(table, unit, zone_of(state, unit))
    for unit in newcomers:
        if unit.status == OPERATIONAL and unit.cell != NONE:
            table.tell(Arrived(unit.id, unit.cell, unit.facing, unit.level))


def is_due(state: State, unit: Unit) -> bool:
    """Whether the scenario has it come in at the end of this round."""
    return any(
        reinforcement.round == state.round
        and reinforcement.side == unit.team
        and unit.sheet.slug in reinforcement.units
        for reinforcement in state.facts.scenario.reinforcements
    )
