"""What a bot needs to know of Battle Cards: what a position is worth, and which lines to weigh."""

from __future__ import annotations

from math import tanh
from random import Random
from typing import Final

from rollout.games.battlecards.actions import Play, UseAbility
from rollout.games.battlecards.bots.candidates import ideas
from rollout.games.battlecards.bots.next_turn import expected
from rollout.games.battlecards.bots.tactics import Tactics
from rollout.games.battlecards.bots.worth import (
    CARD,
    ENERGON,
    HOLDING,
    TURNS_AHEAD,
    least_useful,
    prize_of,
    robot_worth,
)
from rollout.games.battlecards.content.vocabulary import SEATS
from rollout.games.battlecards.model import NOTHING, Battle, State
from rollout.games.battlecards.rules.deciding_numbers import energon_yield, support_limit
from rollout.games.battlecards.rules.menu import CHOOSE, CHOOSE_SEAT
from rollout.games.battlecards.rules.on_the_table import (
    slots_used,
    supporters,
)
from rollout.games.battlecards.rules.resolution import (
    expected_end,
    would_be_scrapped,
)
from rollout.games.battlecards.rules.robot_figures import endurance
from rollout.games.battlecards.rules.targets import EVERY, candidates
from rollout.kernel.actions import Action
from rollout.kernel.game import Judgement, Plan
from rollout.kernel.requests import Ask

SCALE: Final = 40.0
"""So many Energon of lead are a good deal of a victory."""
LOW_BANK: Final = 8
MOST_TARGETS: Final = 5


class BattlecardsJudgement(Judgement[State]):
    """Energon is the measure: banks, yields, Robots, cards and closeness to victory."""

    scale = 0.1

    def __init__(self) -> None:
        self.tactics = Tactics()

    def value(self, state: State, seat: int) -> float:
        worth = [_worth(state, other) for other in range(len(state.banks))]
        if state.battle is not None and NOTHING not in state.battle.leads:
            _foresee_battle(state, state.battle, worth)
        rivals = [
            worth[other]
            for other in range(len(worth))
            if other != seat and not state.eliminated[other]
        ]
        return tanh((worth[seat] - max(rivals, default=0.0)) / SCALE)

    def is_calm(self, state: State) -> bool:
        """Not in a battle: what it comes to hangs on every answer that is still to come."""
        return state.battle is None

    def plans(self, state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
        """Every kind of answer once, with the targets worth trying."""
        plans: list[Plan] = []
        for action in ideas(state, ask):
            plans.extend(_with_choices(state, ask.seat, action))
        if len(plans) <= most:
            return plans
        good = self.tactics.reply(state, ask, rng)
        rng.shuffle(plans)
        plans.sort(key=lambda plan: plan[0] != good)
        return plans[:most]

    def reply(self, state: State, ask: Ask, rng: Random) -> Action:
        return self.tactics.reply(state, ask, rng)


def _worth(state: State, seat: int) -> float:
    """What a seat has, in Energon."""
    if state.eliminated[seat]:
        return -2 * SCALE
    bank = state.banks[seat]
    total = ENERGON * bank
    held = len(state.holdings[seat])
    income = 0
    for resource in state.holdings[seat]:
        income += energon_yield(state, resource)
    total += TURNS_AHEAD * income + HOLDING * held
    robots = state.robots[seat]
    total += 3.0 * min(len(robots), 4)
    for robot in robots:
        total += robot_worth(state, robot)
        if state.alt[robot]:
            total -= 0.3
    cards = len(state.hands[seat]) + (1 if state.looker == seat else 0)
    total += CARD * min(cards, 6) + 0.3 * max(0, cards - 6)
    return total + expected(state, seat, income) + _closeness(state, bank, held)


def _closeness(state: State, bank: int, held: int) -> float:
    """How near the seat is to winning, and how near to losing by an empty bank."""
    options = state.options
    near = 0.0
    if options.supreme_target is not None:
        near += 22.0 * (max(0, bank) / options.supreme_target) ** 5
    if options.domination_target is not None:
        near += 24.0 * (held / options.domination_target) ** 2
    if options.survival and bank < LOW_BANK:
        near -= 0.8 * (LOW_BANK - bank) + (4.0 if bank <= 2 else 0.0)
    return near


def _foresee_battle(state: State, battle: Battle, worth: list[float]) -> None:
    """The battle as it would end now, less sure while somebody may still answer."""
    end = expected_end(state)
    winner = end.winner
    resource = battle.resource
    prize = prize_of(state, resource)
    sure = _sureness(state, battle, winner)
    survivors = [True, True]
    for side in (0, 1):
        lead, seat = battle.leads[side], battle.seats[side]
        amount = end.damage[side]
        if not amount:
            continue
        cost = robot_worth(state, lead)
        if would_be_scrapped(state, side, amount):
            survivors[side] = False
            saviours = supporters(state, side)
            if saviours:
                cost = min(cost, 1.0 + min(robot_worth(state, each) for each in saviours))
        else:
            cost *= 0.6 * amount / max(1, endurance(state, lead))
        worth[seat] -= sure * cost
    holder = state.controller[resource]
    if winner >= 0 and survivors[winner]:
        gainer = battle.seats[winner]
        if holder != gainer:
            worth[gainer] += sure * prize
    if holder >= 0 and (winner < 0 or battle.seats[winner] != holder):
        worth[holder] -= sure * prize
    if winner >= 0:
        worth[battle.seats[winner]] += sure


def _sureness(state: State, battle: Battle, winner: int) -> float:
    """The side that is behind may still play: the fewer cards and slots, the surer."""
    if winner < 0:
        return 0.7
    behind = 1 - winner
    seat = battle.seats[behind]
    free = support_limit(state, seat) - slots_used(state, behind)
    if free <= 0:
        return 0.97
    resources = len(state.hands[seat]) + len(state.robots[seat]) - 1
    return 0.9 if resources <= 0 else 0.75 if battle.passes == 0 else 0.85


def _with_choices(state: State, seat: int, action: Action) -> list[Plan]:
    """An action that asks for a target, once for each target; then the least useful cards."""
    if not isinstance(action, (Play, UseAbility)):
        return [(action,)]
    card = action.card
    ability = state.library.cards[state.kinds[card]].abilities[state.alt[card]]
    if ability is None:
        return [(action,)]
    clause = ability.clauses[0]
    cost: Plan = ()
    if clause.cost.word == "discard":
        spared = [each for each in state.hands[seat] if each != card]
        if len(spared) > clause.cost.amount:
            cost = tuple(CHOOSE[each] for each in least_useful(state, spared)[: clause.cost.amount])
    found = candidates(state, seat, card, clause)
    if clause.target in EVERY or len(found) <= 1:
        return [(action, *cost)]
    chosen = CHOOSE_SEAT if clause.target in SEATS else CHOOSE
    return [(action, chosen[each], *cost) for each in found[:MOST_TARGETS]]
