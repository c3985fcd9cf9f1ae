"""Rounds and turns: the turn pile, its cards, and the two actions of a unit (TG-SEQ, TG-ACT)."""

from __future__ import annotations

from rollout.games.the_game.abilities.commanding import COMMAND_ACTIONS, TRANSMIT_ACTIONS
from rollout.games.the_game.abilities.shielding import drop_shield
from rollout.games.the_game.actions import Command, EndTurn, Transmit
from rollout.games.the_game.events import (
    Arrived,
    CardFlipped,
    CardPassed,
    Commanded,
    GrantBegan,
    RoundBegan,
    RoundEnded,
    SmokeCleared,
    Transmitted,
    TurnEnded,
)
from rollout.games.the_game.model import (
    ASIDE,
    NO_FIELD,
    NONE,
    OPERATIONAL,
    ROUND_END,
    ROUND_START,
    TURN,
    State,
    Unit,
)
from rollout.games.the_game.rules.command import keep_rolls
from rollout.games.the_game.rules.deactivation import hurt
from rollout.games.the_game.rules.deployment import deploy, zone_of
from rollout.games.the_game.rules.endgame import (
    check_elimination,
    check_objectives,
    count_points,
    decide,
    hold_ground,
)
from rollout.games.the_game.rules.next_action import (
    Acts,
    Allowance,
    actions_taken,
    kind_of,
    script_of,
)
from rollout.games.the_game.rules.preparation import open_market
from rollout.games.the_game.setup import NO_LIMIT
from rollout.kernel.actions import Action
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


# A turn: up to two actions of one unit, and the grants inside it (TG-SEQ-03, TG-ACT).


def begin_turn(state: State, unit: Unit) -> None:
    """The unit is the one that acts, and ducks no longer (TG-SEQ-02)."""
    unit.ducking = False
    state.acting.append(unit.id)


def take_turn(table: Table[State], unit: Unit) -> Script[None]:
    """The turn of the unit whose card was flipped (TG-SEQ-02)."""
    state = table.state
    shielded = unit.shield != NO_FIELD
    allowance = Allowance()
    yield from take_actions(table, unit, allowance, "act")
    if not unit.operational or state.over:
        return
    if shielded and "shield" not in allowance.used:
        drop_shield(table, unit)
    if _stands_in_fire(state, unit):
        yield from hurt(table, unit, state.facts.options.fire_damage, "fire")
    table.tell(TurnEnded(unit.id))


def _stands_in_fire(state: State, unit: Unit) -> bool:
    """In a burning hex itself: not above it, and not in the hands or hold of another."""
    return unit.cell in state.fires and not unit.flying and unit.carrier == NONE


def take_actions(table: Table[State], unit: Unit, allowance: Allowance, about: str) -> Script[None]:
    """Choose and perform until the actions are spent or given up; then it acts no more."""
    state = table.state
    seat = unit.seat
    while allowance.left > 0 and unit.operational and unit.seat == seat and not state.over:
        options = Acts(state, unit, allowance)
        action = yield table.ask(seat, about, options, unit=unit.id, left=allowance.left)
        if isinstance(action, EndTurn):
            break
        allowance.spend(kind_of(state, action), actions_taken(action))
        if about == "grant":
            unit.ducking = False
        yield from perform(table, unit, action)
    state.acting.pop()


def perform(table: Table[State], unit: Unit, action: Action) -> Script[None]:
    if isinstance(action, Command):
        yield from command(table, unit, table.state.units[action.ally])
    elif isinstance(action, Transmit):
        yield from transmit(table, unit, table.state.units[action.ally])
    else:
        yield from script_of(table, unit, action)


def command(table: Table[State], unit: Unit, ally: Unit) -> Script[None]:
    """Two free actions at once, whatever the pile says (TG-CMD-01)."""
    unit.commanded = table.state.round
    table.tell(Commanded(unit.id, ally.id))
    yield from grant(table, ally, COMMAND_ACTIONS, unit)


def transmit(table: Table[State], unit: Unit, ally: Unit) -> Script[None]:
    """One free action at once (TG-XMT-01)."""
    unit.transmitted = table.state.round
    table.tell(Transmitted(unit.id, ally.id))
    yield from grant(table, ally, TRANSMIT_ACTIONS, unit)


def grant(table: Table[State], ally: Unit, actions: int, by: Unit) -> Script[None]:
    """A short extra turn with its own once-each limit; no upkeep is due (TG-RUL-26)."""
    table.state.acting.append(ally.id)
    table.tell(GrantBegan(ally.id, actions, by.id))
    yield from take_actions(table, ally, Allowance(actions), "grant")
