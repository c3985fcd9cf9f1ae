"""BC-BAT: the course of a battle, one move a step."""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit.menus import Answers
from rollout.games.battlecards.actions import (
    AddStrength,
    Begin,
    Join,
    Pass,
    Play,
    RollDice,
    Transform,
    UseAbility,
    Wait,
)
from rollout.games.battlecards.events import (
    AdvantagePlayed,
    Passed,
    RobotJoined,
    StrengthAdded,
    Waited,
)
from rollout.games.battlecards.model import (
    AS_EFFECT,
    AS_STRENGTH,
    AS_SUPPORTER,
    AS_TRANSFORMATION,
    NOTHING,
    Battle,
    State,
    Support,
)
from rollout.games.battlecards.rules.abilities import Pending, carry_out, settle, triggered
from rollout.games.battlecards.rules.battle_menu import BattleMenu, could_move
from rollout.games.battlecards.rules.dice import roll_combat_dice
from rollout.games.battlecards.rules.effects import turn_over
from rollout.games.battlecards.rules.on_the_table import card_of, seats_in_order
from rollout.games.battlecards.rules.resolution import close_battle
from rollout.games.battlecards.rules.robot_figures import speed
from rollout.games.battlecards.rules.transforming import transform
from rollout.games.battlecards.rules.using import use_ability
from rollout.games.battlecards.rules.zones import take_from_hand
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

FIRST_MOVE: Final[list[Action]] = [Begin(), Wait()]
NOT_BEGUN: Final = Refusal("BC-DEC-07", "begin-or-wait-first")


def meet(state: State, battle: Battle) -> None:
    """BC-BAT-01: both leads and where they came from."""
    battle.met = battle.leads.copy()
    state.battle = battle


def begin_battle(table: Table[State]) -> Script[None]:
    """What happens as it begins."""
    state = table.state
    pending: list[Pending] = []
    if "battle_start" in state.words:
        for seat in seats_in_order(state):
            for robot in state.robots[seat]:
                pending += triggered(state, robot, "battle_start", seat)
    yield from settle(table, pending)


def battle_step(table: Table[State]) -> Script[None]:
    """BC-RUL-48: who begins, one move of the battle, or its end."""
    battle = table.state.battle
    assert battle is not None
    if _is_over(battle):
        return close_battle(table)
    return _one_move(table, battle) if battle.opened else _who_begins(table, battle)


def _is_over(battle: Battle) -> bool:
    """BC-RUL-48, 69: two passes in a row, broken off, or a lead is gone."""
    return battle.passes == 2 or battle.broken_off or NOTHING in battle.leads


def _who_begins(table: Table[State], battle: Battle) -> Script[None]:
    """BC-BAT-02, 03, BC-RUL-47: the faster seat begins or waits; equal speeds: the turn seat."""
    state = table.state
    mine, other = speed(state, battle.leads[0]), speed(state, battle.leads[1])
    faster = 0 if mine >= other else 1
    battle.opened = True
    battle.mover = faster
    if could_move(state, faster) and could_move(state, 1 - faster):
        seat = battle.seats[faster]
        answer = yield table.ask(seat, "begin_or_wait", Answers(FIRST_MOVE, NOT_BEGUN))
        if isinstance(answer, Wait):
            battle.mover = 1 - faster
            table.tell(Waited(seat))


def _one_move(table: Table[State], battle: Battle) -> Script[None]:
    """BC-BAT-04, 05, BC-RUL-49, 102: a move or a pass; two passes in a row end the battle.

    A seat that has no move as far as everybody can see passes without being asked.
    """
    state = table.state
    side = battle.mover
    seat = battle.seats[side]
    if could_move(state, side):
        action = yield table.ask(seat, "battle_move", BattleMenu(state, seat))
        if type(action) is Pass:
            battle.passes += 1
            table.tell(Passed(seat))
        else:
            battle.passes = 0
            yield from _make(table, battle, side, action)
    else:
        battle.passes += 1
    battle.mover = 1 - side


def _make(table: Table[State], battle: Battle, side: int, action: Any) -> Script[None]:
    seat = battle.seats[side]
    kind = type(action)
    if kind is AddStrength:
        _add_strength(table, battle, side, action.card)
    elif kind is Play:
        yield from _play_in_battle(table, battle, side, action.card)
    elif kind is Join:
        yield from _join(table, battle, side, action.robot)
    elif kind is UseAbility:
        yield from use_ability(table, seat, action.card)
    elif kind is RollDice:
        yield from roll_combat_dice(table, side, action.dice)
    elif kind is Transform:
        if action.robot in battle.leads and table.state.options.lead_transform_uses_slot:
            battle.supports.append(Support(side, action.robot, AS_TRANSFORMATION))
        yield from transform(table, action.robot)


def _add_strength(table: Table[State], battle: Battle, side: int, card: int) -> None:
    """BC-ADV-03, BC-RES-04, BC-RUL-33: it lies beside the battle until that ends."""
    state = table.state
    seat = battle.seats[side]
    take_from_hand(state, seat, card)
    battle.supports.append(Support(side, card, AS_STRENGTH))
    table.tell(StrengthAdded(seat, card, card_of(state, card).support))


def _play_in_battle(table: Table[State], battle: Battle, side: int, card: int) -> Script[None]:
    """BC-ADV-06: an "In battle" Advantage is a support card."""
    seat = battle.seats[side]
    take_from_hand(table.state, seat, card)
    number = len(battle.supports)
    battle.supports.append(Support(side, card, AS_EFFECT))
    table.tell(AdvantagePlayed(seat, card))
    yield from carry_out(table, seat, card, 0, number)


def _join(table: Table[State], battle: Battle, side: int, robot: int) -> Script[None]:
    """BC-SPT-05, 06, BC-RUL-26: in alt mode, transformed for it if need be."""
    state = table.state
    seat = battle.seats[side]
    if not state.alt[robot]:
        state.transformed[robot] = state.turn
        turn_over(table, robot)
    battle.supports.append(Support(side, robot, AS_SUPPORTER))
    table.tell(RobotJoined(seat, robot, card_of(state, robot).strength[1]))
    yield from settle(table, triggered(state, robot, "support", seat))
