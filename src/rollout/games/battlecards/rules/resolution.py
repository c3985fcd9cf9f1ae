"""BC-STR, BC-DMG, BC-HIT, BC-AFT: how a battle is resolved and who stays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rollout.gamekit.menus import Answers
from rollout.games.battlecards.actions import BearTheHit, TakeTheHit
from rollout.games.battlecards.events import BattleCutShort, BattleEnded, BattleFought, HitTaken
from rollout.games.battlecards.model import (
    AS_EFFECT,
    AS_STRENGTH,
    HOME,
    NOTHING,
    UNTIL_BATTLE,
    Battle,
    State,
)
from rollout.games.battlecards.rules.abilities import (
    Pending,
    scrap_fallen,
    scrap_robots,
    settle,
    triggered,
)
from rollout.games.battlecards.rules.deciding_numbers import enhanced, shield
from rollout.games.battlecards.rules.effects import damage
from rollout.games.battlecards.rules.menu import TAKE_THE_HIT
from rollout.games.battlecards.rules.on_the_table import robots_on, supporters
from rollout.games.battlecards.rules.robot_figures import core, endurance
from rollout.games.battlecards.rules.side_strength import CORE_LABEL, Item, strength_items
from rollout.games.battlecards.rules.zones import move, put_on_scrapheap, update_control
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.reasons import Reasons, Term

BEAR_THE_HIT: Final = BearTheHit()
NO_SUPPORTER: Final = Refusal("BC-HIT-02", "only-supporters-take-hits")
NO_WINNER: Final = -1


def close_battle(table: Table[State]) -> Script[None]:
    """BC-BAT-06: strengths, damage, hits taken, scrapping, moving, support, effects, victory."""
    battle = table.state.battle
    assert battle is not None
    saved = [False, False]
    pending: list[Pending] = []
    if battle.broken_off:
        winner = NO_WINNER
        _go_back(table, battle)
    else:
        if NOTHING in battle.leads:
            winner = _cut_short(table, battle)
        else:
            winner = yield from _fight(table, battle, saved, pending)
        _who_stays(table, battle, winner, saved)
    _clear_the_table(table, battle)
    yield from _after_effects(table, battle, winner, pending)


@dataclass
class BattleEnd:
    """A battle as it would end now. Everything but the winner is by side."""

    strengths: tuple[int, int]
    cores: tuple[int, int]
    damage: tuple[int, int]
    winner: int
    """BC-BAT-07: the side with the higher Enhanced Strength, or none."""


def expected_end(state: State) -> BattleEnd:
    battle = state.battle
    assert battle is not None
    first, second = battle.leads
    mine, other = enhanced(state, 0), enhanced(state, 1)
    my_core, other_core = core(state, first), core(state, second)
    winner = NO_WINNER if mine == other else 0 if mine > other else 1
    to_me = _damage_to(state, first, my_core, other)
    to_other = _damage_to(state, second, other_core, mine)
    return BattleEnd((mine, other), (my_core, other_core), (to_me, to_other), winner)


def _damage_to(state: State, lead: int, own_core: int, enemy: int) -> int:
    """BC-STR-04, BC-RUL-56, 62: the enemy's Enhanced less the own Core, less prevention."""
    dealt = max(0, enemy - own_core)
    return max(0, dealt - shield(state, lead)) if dealt else 0


def would_be_scrapped(state: State, side: int, amount: int) -> bool:
    battle = state.battle
    assert battle is not None
    lead = battle.leads[side]
    return amount > 0 and state.damage[lead] + amount >= endurance(state, lead)


def _fight(
    table: Table[State], battle: Battle, saved: list[bool], pending: list[Pending]
) -> Script[int]:
    """Strengths and damage are fixed first; then hits may be taken; then all falls at once.

    Side 0 is the turn seat's, which decides first (BC-RUL-61).
    """
    state = table.state
    expected = expected_end(state)
    amounts = expected.damage
    _tell_of_battle(table, battle, expected)
    takers = list(battle.leads)
    for side in (0, 1):
        if would_be_scrapped(state, side, amounts[side]):
            taker = yield from _offer_the_hit(table, battle, side, amounts[side])
            if taker != battle.leads[side]:
                takers[side] = taker
                saved[side] = True
    for side in (0, 1):
        damage(table, takers[side], amounts[side])
    fallen = [each for each in takers if state.damage[each] >= endurance(state, each)]
    pending += scrap_robots(table, fallen)
    return expected.winner


def _tell_of_battle(table: Table[State], battle: Battle, fought: BattleEnd) -> None:
    mine, other = strength_items(table.state, 0), strength_items(table.state, 1)
    table.tell(
        BattleFought(
            battle.resource,
            (battle.seats[0], battle.seats[1]),
            (battle.leads[0], battle.leads[1]),
            (_reasons(mine), _reasons(other)),
            fought.strengths,
            fought.cores,
            fought.damage,
            None if fought.winner == NO_WINNER else battle.seats[fought.winner],
            (_sources(mine), _sources(other)),
        )
    )


def _reasons(items: list[Item]) -> Reasons:
    """BC-RUL-53: the sum of all terms, kept from falling below 0."""
    terms = [
        Term(each.label, each.amount, each.rule, base=each.label == CORE_LABEL) for each in items
    ]
    return Reasons(tuple(terms), 0)


def _sources(items: list[Item]) -> tuple[int | None, ...]:
    return tuple(None if each.card == NOTHING else each.card for each in items)


def _offer_the_hit(table: Table[State], battle: Battle, side: int, amount: int) -> Script[int]:
    """BC-HIT-01, 02, 05, 06: one of the side's supporters may take all of it."""
    state = table.state
    lead = battle.leads[side]
    able = supporters(state, side)
    if not able:
        return lead
    seat = battle.seats[side]
    choices: list[Action] = [TAKE_THE_HIT[robot] for robot in able]
    choices.append(BEAR_THE_HIT)
    menu = Answers(choices, NO_SUPPORTER)
    answer = yield table.ask(seat, "take_the_hit", menu, robot=lead, damage=amount)
    if isinstance(answer, TakeTheHit):
        table.tell(HitTaken(seat, lead, answer.robot, amount))
        return answer.robot
    return lead


def _cut_short(table: Table[State], battle: Battle) -> int:
    """BC-RUL-69: the lead that is left has won without further damage; none left, none won."""
    left = [side for side in (0, 1) if battle.leads[side] != NOTHING]
    winner = left[0] if len(left) == 1 else NO_WINNER
    seat = battle.seats[winner] if left else None
    table.tell(BattleCutShort(battle.resource, seat))
    return winner


def _go_back(table: Table[State], battle: Battle) -> None:
    """The battle was broken off: each lead goes back where it started."""
    for side in (0, 1):
        if battle.leads[side] != NOTHING:
            _return_to_start(table, battle, side)


def _return_to_start(table: Table[State], battle: Battle, side: int) -> None:
    lead, start = battle.leads[side], battle.starts[side]
    if table.state.place[lead] == start:
        return
    gone = start >= 0 and start not in table.state.resources
    move(table, lead, HOME if gone else start)


def _who_stays(table: Table[State], battle: Battle, winner: int, saved: list[bool]) -> None:
    """BC-AFT-01 to 04, BC-HIT-03, BC-RUL-41, 57, 60, 104."""
    state = table.state
    for side in (0, 1):
        lead = battle.leads[side]
        if lead == NOTHING:
            continue
        if side == winner and not saved[side] and battle.resource in state.resources:
            _clear_strangers(table, battle, battle.seats[side])
            if state.place[lead] != battle.resource:
                move(table, lead, battle.resource)
        elif saved[side] or winner in (side, NO_WINNER) or battle.starts[side] == battle.resource:
            if state.place[lead] != HOME:
                move(table, lead, HOME)
        else:
            _return_to_start(table, battle, side)
    for side in (0, 1):
        if side != winner:
            _clear_garrison(table, battle, battle.seats[side])


def _clear_garrison(table: Table[State], battle: Battle, seat: int) -> None:
    """A seat that lost or tied leaves the Resource with all its Robots."""
    for robot in table.state.robots[seat]:
        if table.state.place[robot] == battle.resource:
            move(table, robot, HOME)


def _clear_strangers(table: Table[State], battle: Battle, winner: int) -> None:
    """BC-RUL-35: two seats never rest on one Resource."""
    for robot in robots_on(table.state, battle.resource):
        if table.state.owners[robot] != winner:
            move(table, robot, HOME)


def _clear_the_table(table: Table[State], battle: Battle) -> None:
    """BC-SPT-11, BC-AFT-05, BC-STR-07, BC-RUL-33: support goes to the scrapheap, in order."""
    state = table.state
    for support in battle.supports:
        if support.use in (AS_STRENGTH, AS_EFFECT):
            put_on_scrapheap(table, support.card)
    _end_changes(state)
    _forget_supports(state)
    battle.supports = []
    battle.resolved = True
    table.tell(BattleEnded(battle.resource))


def _end_changes(state: State) -> None:
    if state.modifiers:
        state.modifiers = [each for each in state.modifiers if each.until != UNTIL_BATTLE]


def _forget_supports(state: State) -> None:
    """What outlasts the battle hangs on no support card of the next one."""
    if state.modifiers:
        state.modifiers = [replace(each, support=NOTHING) for each in state.modifiers]


def _after_effects(
    table: Table[State], battle: Battle, winner: int, pending: list[Pending]
) -> Script[None]:
    """What falls without the support of the battle; then triggers after the aftermath, for
    leads that are still in play; then control and victory.
    """
    state = table.state
    pending += scrap_fallen(table)
    battle.leads = battle.met.copy()
    for seat, resource in update_control(table):
        if resource == battle.resource and winner != NO_WINNER and battle.seats[winner] == seat:
            lead = battle.leads[winner]
            if lead != NOTHING and state.place[lead] == resource:
                pending += triggered(state, lead, "control", seat)
        pending += triggered(state, resource, "control", seat)
    for side in (0, 1):
        lead = battle.leads[side]
        if lead != NOTHING and winner != NO_WINNER:
            word = "win" if side == winner else "lose"
            pending += triggered(state, lead, word, battle.seats[side])
    yield from settle(table, pending)
    state.battle = None
    _end_changes(state)
    yield from settle(table)
