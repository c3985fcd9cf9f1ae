"""The numbers that decide a battle and a turn, each from its terms.

Modifiers add up, and only the sum is kept from falling below 0 (BC-RUL-53).
"""

from __future__ import annotations

from rollout.games.battlecards.model import AS_STRENGTH, AS_SUPPORTER, State, Support
from rollout.games.battlecards.rules.on_the_table import card_of, on_held
from rollout.games.battlecards.rules.robot_figures import (
    amount_of,
    change,
    marked,
    marked_in,
    printed_core,
    seat_change,
    seat_marked,
    standing,
)


def enhanced(state: State, side: int) -> int:
    """BC-STR-02: the lead's Core and everything that battle adds to it or takes from it."""
    battle = state.battle
    assert battle is not None
    lead = battle.leads[side]
    total = printed_core(state, lead) + change(state, lead, "core")
    total += battle.dice[side] + change(state, lead, "str")
    for support in battle.supports:
        if support.side == side and not support.cancelled:
            total += lent(state, support)
    return total if total > 0 else 0


def lent(state: State, support: Support) -> int:
    """BC-ADV-03, BC-RES-04, BC-RUL-26: what a support card adds to its side."""
    if support.use == AS_STRENGTH:
        return card_of(state, support.card).support
    return card_of(state, support.card).strength[1] if support.use == AS_SUPPORTER else 0


def combat_dice(state: State, lead: int) -> int:
    """BC-SKL-05: how many Combat dice the lead may roll."""
    dice = card_of(state, lead).combat + change(state, lead, "dice")
    return dice if dice > 0 else 0


def shield(state: State, robot: int) -> int:
    return max(0, change(state, robot, "shield"))


def support_limit(state: State, seat: int) -> int:
    """BC-SPT-02 and 03, BC-SKL-02: how many support cards the seat may play in this battle."""
    total = 0
    for _, amount, _ in limit_terms(state, seat):
        total += amount
    return total if total > 0 else 0


def limit_terms(state: State, seat: int) -> list[tuple[str, int, str]]:
    cards, kinds = state.library.cards, state.kinds
    terms = [("reason-support-limit", state.options.support_limit, "BC-SPT-02")]
    for robot in state.robots[seat]:
        tactical = cards[kinds[robot]].tactical
        if tactical and on_held(state, robot):
            terms.append(("reason-tactical", tactical, "BC-SKL-02"))
    changed = seat_change(state, seat, "limit")
    if changed:
        terms.append(("reason-effects", changed, "BC-SPT-03"))
    return terms


def energon_yield(state: State, resource: int) -> int:
    """BC-RES-01: what the Resource yields to its controller."""
    total = card_of(state, resource).energon_yield
    for modifier in state.modifiers:
        if modifier.word == "yield" and modifier.target == resource:
            total += modifier.amount
    seat = state.controller[resource]
    if seat >= 0:
        for clause, source in standing(state, seat, "yield"):
            if source == resource or state.place[source] == resource:
                total += amount_of(state, clause, seat, "yield")
    return max(0, total)


def ignores_speed(state: State, robot: int) -> bool:
    return marked(state, robot, "anyspeed")


def ignores_speed_in(state: State, robot: int, mode: int) -> bool:
    """Whether a Robot that leads no battle does so in that mode, or would."""
    return marked_in(state, robot, mode, "anyspeed")


def is_pinned(state: State, robot: int) -> bool:
    return marked(state, robot, "pin")


def is_hushed(state: State, seat: int) -> bool:
    return seat_marked(state, seat, "hush")


def cannot_be_contested(state: State, seat: int) -> bool:
    return seat_marked(state, seat, "uncontested")
