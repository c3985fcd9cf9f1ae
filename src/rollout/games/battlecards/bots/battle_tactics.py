"""Battles by rules of thumb: what each move would change, and whether that is worth its price."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.battlecards.actions import (
    AddStrength,
    Join,
    Pass,
    Play,
    RollDice,
    Transform,
    UseAbility,
)
from rollout.games.battlecards.bots.worth import CARD, ENERGON, prize_of, robot_worth
from rollout.games.battlecards.content.cards import Ability
from rollout.games.battlecards.model import NOBODY, NOTHING, Battle, State
from rollout.games.battlecards.rules.deciding_numbers import enhanced, shield, support_limit
from rollout.games.battlecards.rules.on_the_table import card_of, side_of, slots_used, supporters
from rollout.games.battlecards.rules.robot_figures import core, endurance, size
from rollout.kernel.actions import Action

DIE: Final = 0.5
"""What a Combat die adds on the average."""
TRANSFORMING: Final = 0.2
JOINING: Final = 0.4
MARKER: Final = 1.0
TOO_LITTLE: Final = 0.3
"""A move that gains no more than this is left."""


@dataclass
class Scales:
    """A battle in figures as one side sees it: its own first, the enemy's second."""

    strength: tuple[float, float]
    core: tuple[float, float]
    left: tuple[float, float]
    """How much damage each lead can still bear."""
    shield: tuple[float, float]

    def plus(self, change: Change) -> Scales:
        return Scales(
            (self.strength[0] + change.own, max(0.0, self.strength[1] + change.enemy)),
            (self.core[0] + change.core, max(0.0, self.core[1] + change.enemy_core)),
            (self.left[0] + change.left, self.left[1]),
            (self.shield[0] + change.shield, self.shield[1]),
        )


@dataclass
class Change:
    """What a move does to the scales, and its price in Energon."""

    own: float = 0.0
    enemy: float = 0.0
    core: float = 0.0
    enemy_core: float = 0.0
    left: float = 0.0
    shield: float = 0.0
    price: float = 0.0

    def add(self, other: Change) -> Change:
        return Change(
            self.own + other.own,
            self.enemy + other.enemy,
            self.core + other.core,
            self.enemy_core + other.enemy_core,
            self.left + other.left,
            self.shield + other.shield,
            self.price + other.price,
        )

    @property
    def swing(self) -> float:
        return self.own - self.enemy


@dataclass
class Stakes:
    """What hangs on the battle for one side, in Energon."""

    won: float
    void: float
    """Nobody takes the Resource."""
    lost: float
    lead: float
    enemy: float
    has_saviour: bool


def battle_move(state: State, seat: int, actions: list[Action]) -> Action:
    """The move that gains most; several together if one alone is too little; else pass."""
    battle = state.battle
    assert battle is not None
    side = side_of(state, seat)
    scales, stakes = weigh(state, battle, side), stakes_of(state, battle, side)
    now = outcome(scales, stakes)
    best = actions[0]
    most = TOO_LITTLE
    moves: list[tuple[float, Action, Change]] = []
    for action in actions:
        if isinstance(action, Pass):
            best = action
    for action in actions:
        change = change_by(state, battle, side, action)
        if change is None:
            continue
        if change.swing > 0:
            moves.append((change.swing, action, change))
        gain = outcome(scales.plus(change), stakes) - now - change.price
        if gain > most:
            best, most = action, gain
    if most > TOO_LITTLE or len(moves) < 2:
        return best
    moves.sort(key=_by_swing)
    free = support_limit(state, seat) - slots_used(state, side)
    together = Change()
    for _, action, change in moves:
        if isinstance(action, (AddStrength, Join, Play)):
            if free <= 0:
                continue
            free -= 1
        together = together.add(change)
        if outcome(scales.plus(together), stakes) - now - together.price > TOO_LITTLE:
            return moves[0][1]
    return best


def _by_swing(move: tuple[float, Action, Change]) -> float:
    return -move[0]


def weigh(state: State, battle: Battle, side: int) -> Scales:
    mine, other = battle.leads[side], battle.leads[1 - side]
    return Scales(
        (enhanced(state, side), enhanced(state, 1 - side)),
        (core(state, mine), core(state, other)),
        (
            endurance(state, mine) - state.damage[mine],
            endurance(state, other) - state.damage[other],
        ),
        (shield(state, mine), shield(state, other)),
    )


def stakes_of(state: State, battle: Battle, side: int) -> Stakes:
    """The side that holds the Resource can only lose it; any other can gain it."""
    prize = prize_of(state, battle.resource)
    lead = robot_worth(state, battle.leads[side])
    enemy = robot_worth(state, battle.leads[1 - side])
    has_saviour = bool(supporters(state, side))
    holder = state.controller[battle.resource]
    if holder == NOBODY:
        return Stakes(prize, 0.0, -prize, lead, enemy, has_saviour)
    if holder == battle.seats[side]:
        return Stakes(0.0, -prize, -2 * prize, lead, enemy, has_saviour)
    return Stakes(2 * prize, prize, 0.0, lead, enemy, has_saviour)


def outcome(scales: Scales, stakes: Stakes) -> float:
    """What the battle is worth to the side if it ended now."""
    own, enemy = scales.strength
    suffered = max(0.0, enemy - scales.core[0] - scales.shield[0])
    dealt = max(0.0, own - scales.core[1] - scales.shield[1])
    falls = 0 < suffered >= scales.left[0]
    enemy_falls = 0 < dealt >= scales.left[1]
    if own > enemy:
        worth = stakes.void if falls else stakes.won
    elif own < enemy:
        worth = stakes.void if enemy_falls else stakes.lost
    else:
        worth = stakes.void
    if falls:
        worth -= min(stakes.lead, 5.0) if stakes.has_saviour else stakes.lead
    elif suffered:
        worth -= 0.5 * stakes.lead * suffered / scales.left[0]
    if enemy_falls:
        worth += stakes.enemy
    elif dealt:
        worth += 0.5 * stakes.enemy * dealt / scales.left[1]
    return worth


def change_by(state: State, battle: Battle, side: int, action: Action) -> Change | None:
    """What a move changes, by what is printed; None for moves that change nothing known."""
    seat = battle.seats[side]
    if isinstance(action, AddStrength):
        return Change(own=card_of(state, action.card).support, price=CARD)
    if isinstance(action, Join):
        robot = card_of(state, action.robot)
        ability = robot.abilities[1]
        change = Change(own=robot.strength[1], price=JOINING)
        if ability is not None and ability.trigger == "support":
            change = change.add(_change_by_ability(state, seat, ability))
        return change
    if isinstance(action, Play):
        return _change_by_card(state, seat, action.card, CARD)
    if isinstance(action, UseAbility):
        return _change_by_card(state, seat, action.card, 0.0)
    if isinstance(action, RollDice):
        return Change(own=DIE * action.dice)
    if isinstance(action, Transform) and action.robot == battle.leads[side]:
        return _change_by_transforming(state, action.robot)
    return None


def _change_by_card(state: State, seat: int, card: int, price: float) -> Change | None:
    ability = card_of(state, card).abilities[state.alt[card]]
    if ability is None or ability.trigger != "battle":
        return None
    change = _change_by_ability(state, seat, ability)
    change.price += price
    return change


def _change_by_transforming(state: State, lead: int) -> Change:
    robot, mode = card_of(state, lead), state.alt[lead]
    stronger = robot.strength[1 - mode] - robot.strength[mode]
    tougher = robot.endurance[1 - mode] - robot.endurance[mode]
    return Change(own=stronger, core=stronger, left=tougher, price=TRANSFORMING)


def _change_by_ability(state: State, seat: int, ability: Ability) -> Change:
    change = Change()
    cost = ability.clauses[0].cost
    if cost.word == "en":
        change.price = ENERGON * cost.amount
    elif cost.word == "discard":
        change.price = CARD * cost.amount
    elif cost.word == "dmg":
        change.price = MARKER * cost.amount
        change.left = -float(cost.amount)
    for clause in ability.clauses:
        for effect in clause.effects:
            amount = size(state, effect, seat)
            if effect.word in ("str", "core"):
                _tip(change, clause.target, effect.word, amount)
            elif effect.word == "shield":
                change.shield += amount
            elif effect.word == "dice":
                change.own += DIE * amount
            elif effect.word == "cancel":
                change.enemy -= _latest_support(state, seat)
            elif effect.word == "hit" and clause.target == "foe":
                change.price -= MARKER * amount
    return change


def _tip(change: Change, target: str, word: str, amount: int) -> None:
    if target == "foe":
        change.enemy += amount
        if word == "core":
            change.enemy_core += amount
    else:
        change.own += amount
        if word == "core":
            change.core += amount


def _latest_support(state: State, seat: int) -> float:
    """About how much strength the enemy's latest support card has brought."""
    battle = state.battle
    assert battle is not None
    side = side_of(state, seat)
    for support in reversed(battle.supports):
        if support.side != side and not support.cancelled and support.card != NOTHING:
            printed = card_of(state, support.card)
            return max(printed.support, printed.strength[1])
    return 0.0
