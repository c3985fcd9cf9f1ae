"""How abilities are carried out, and the check that follows every change.

The check: what falls is scrapped, then control, then victory; then triggers, those of the
turn seat first, within a seat in the order its owner chooses (BC-DEC-12).
"""

from __future__ import annotations

from dataclasses import dataclass

from rollout.games.battlecards.actions import ChooseSeat, Forgo, Pay, Resolve
from rollout.games.battlecards.cards import ROBOT as ROBOT_CARD
from rollout.games.battlecards.cards import Ability, Clause, Cost, Effect
from rollout.games.battlecards.events import AbilityUsed
from rollout.games.battlecards.model import NOTHING, State
from rollout.games.battlecards.rules.effect_scripts import SCRIPTS, choose_card, scrap_cards
from rollout.games.battlecards.rules.effects import DEEDS, Use, damage, last
from rollout.games.battlecards.rules.facts import (
    card_of,
    in_play,
    lead_of,
    seats_in_order,
)
from rollout.games.battlecards.rules.leaving import leave_play
from rollout.games.battlecards.rules.menu import CHOOSE_SEAT, RESOLVE, OpenMenu
from rollout.games.battlecards.rules.standing import endurance, holds, size
from rollout.games.battlecards.rules.targets import EVERY, candidates
from rollout.games.battlecards.rules.victory import check_victory
from rollout.games.battlecards.rules.zones import pay_energon, put_on_scrapheap, update_control
from rollout.games.battlecards.vocabulary import ROBOTS, SEATS
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed


@dataclass
class Pending:
    """A triggered ability that waits for its turn."""

    seat: int
    card: int
    mode: int


def triggered(state: State, card: int, trigger: str, seat: int) -> list[Pending]:
    """The card's ability of the present mode, if that is its trigger and its condition holds."""
    mode = state.alt[card]
    printed = state.library.cards[state.kinds[card]]
    if printed.triggers[mode] != trigger:
        return []
    ability = printed.abilities[mode]
    assert ability is not None
    if not holds(state, ability.clauses[0], seat, card):
        return []
    return [Pending(seat, card, mode)]


def settle(table: Table[State], pending: list[Pending] | None = None) -> Script[None]:
    """The check after a change, and then the triggers, also those handed in."""
    state = table.state
    waiting = pending if pending is not None else []
    fallen = _fallen(state)
    if fallen:
        waiting = waiting + _scrap_fallen(table, fallen)
    if state.stirred:
        for seat, resource in update_control(table):
            waiting = waiting + triggered(state, resource, "control", seat)
    if state.shifted:
        check_victory(table)
    if waiting:
        yield from _happen(table, waiting)


def scrap_robots(table: Table[State], robots: list[int]) -> list[Pending]:
    """Robots go from play to the scrapheap; what that triggers is returned (BC-DMG-03)."""
    state = table.state
    pending: list[Pending] = []
    for robot in robots:
        if in_play(state, robot):
            pending += triggered(state, robot, "scrapped", state.owners[robot])
            leave_play(state, robot)
            put_on_scrapheap(table, robot)
    return pending


def carry_out(
    table: Table[State], seat: int, source: int, mode: int, support: int = NOTHING
) -> Script[None]:
    """BC-ABL-01, BC-ADV-02: do what the card says, clause by clause.

    Window and cost are those of the first clause; a later one is skipped when its own
    condition fails or it has no target.
    """
    ability = card_of(table.state, source).abilities[mode]
    assert ability is not None
    for number, clause in enumerate(ability.clauses):
        if number > 0 and not holds(table.state, clause, seat, source):
            continue
        targets = yield from _choose_targets(table, seat, source, clause)
        if number == 0:
            yield from pay(table, seat, source, clause.cost)
        if table.state.eliminated[seat]:
            return
        use = Use(seat, source, clause, support)
        yield from _do(table, use, targets)


def pay(table: Table[State], seat: int, source: int, cost: Cost) -> Script[None]:
    """Energon, cards or damage; paying the last Energon can lose the match (BC-RUL-75)."""
    state = table.state
    if cost.word == "en":
        pay_energon(table, seat, cost.amount)
        check_victory(table)
    elif cost.word == "discard":
        yield from scrap_cards(table, seat, cost.amount)
    elif cost.word == "dmg":
        damage(table, payer(state, seat, source), cost.amount)


def payer(state: State, seat: int, source: int) -> int:
    """Who takes the damage of a cost: the source, or the lead for an Advantage."""
    return source if card_of(state, source).kind == ROBOT_CARD else lead_of(state, seat)


def _do(table: Table[State], use: Use, targets: list[int]) -> Script[None]:
    """The effects of a clause in order, each on all targets, with the check after each."""
    state = table.state
    aims_at_robots = use.clause.target in ROBOTS
    for effect in use.clause.effects:
        for target in targets:
            if not aims_at_robots or in_play(state, target):
                yield from _do_one(table, use, effect, target)
        pending = scrap_robots(table, use.doomed)
        for robot in use.arrivals:
            pending += triggered(state, robot, "deploy", state.owners[robot])
        use.doomed, use.arrivals = [], []
        yield from settle(table, pending)


def _do_one(table: Table[State], use: Use, effect: Effect, target: int) -> Script[None]:
    deed = DEEDS.get(effect.word)
    script = SCRIPTS.get(effect.word)
    if deed is not None:
        deed(table, use, size(table.state, effect, use.seat), target)
    elif script is not None:
        yield from script(table, use, effect, target)
    else:
        last(table, use, effect.word, size(table.state, effect, use.seat), target)


def _choose_targets(
    table: Table[State], seat: int, source: int, clause: Clause
) -> Script[list[int]]:
    """BC-DEC-11: all where the word means all, the only one, or one of the seat's choice."""
    state = table.state
    found = candidates(state, seat, source, clause)
    if clause.target in EVERY or len(found) <= 1:
        return found
    if clause.target in SEATS:
        seats = Listed([CHOOSE_SEAT[other] for other in found])
        answer: ChooseSeat = yield table.ask(seat, "opponent", seats, card=source)
        return [answer.seat]
    chosen: int = yield from choose_card(table, seat, "target", OpenMenu(state, seat, found))
    return [chosen]


def _scrap_fallen(table: Table[State], fallen: list[int]) -> list[Pending]:
    """BC-DMG-03; a Robot that falls may take a bonus to END with it, so look again."""
    state = table.state
    pending: list[Pending] = []
    while fallen:
        pending += scrap_robots(table, fallen)
        fallen = _fallen(state)
    return pending


def _fallen(state: State) -> list[int]:
    fallen: list[int] = []
    damage = state.damage
    for own in state.robots:
        for robot in own:
            if damage[robot] and damage[robot] >= endurance(state, robot):
                fallen.append(robot)
    return fallen


def _happen(table: Table[State], pending: list[Pending]) -> Script[None]:
    state = table.state
    for seat in seats_in_order(state):
        mine = [each for each in pending if each.seat == seat]
        while mine:
            chosen = mine[0]
            if len(mine) > 1 and not _interchangeable(state, mine):
                order = Listed([RESOLVE[each.card] for each in mine])
                answer: Resolve = yield table.ask(seat, "order_of_effects", order)
                chosen = next(each for each in mine if each.card == answer.card)
            mine.remove(chosen)
            yield from _happen_once(table, chosen)


def _happen_once(table: Table[State], trigger: Pending) -> Script[None]:
    """Compulsory when it costs nothing and has a target; else the owner may pay or forgo."""
    state = table.state
    ability = card_of(state, trigger.card).abilities[trigger.mode]
    assert ability is not None
    first = ability.clauses[0]
    if state.eliminated[trigger.seat]:
        return
    if not candidates(state, trigger.seat, trigger.card, first):
        return
    if first.cost.word:
        if not can_pay(state, trigger.seat, trigger.card, first.cost):
            return
        choice = Listed([Pay(), Forgo()])
        answer = yield table.ask(trigger.seat, "pay_for_effect", choice, card=trigger.card)
        if isinstance(answer, Forgo):
            return
    table.tell(AbilityUsed(trigger.seat, trigger.card, trigger.mode))
    support = _support_number(state, trigger, ability)
    yield from carry_out(table, trigger.seat, trigger.card, trigger.mode, support)


def _support_number(state: State, trigger: Pending, ability: Ability) -> int:
    """What comes with a supporter's joining is part of its support (BC-RUL-107)."""
    if ability.trigger != "support" or state.battle is None:
        return NOTHING
    for number, support in enumerate(state.battle.supports):
        if support.card == trigger.card and not support.cancelled:
            return number
    return NOTHING


def _interchangeable(state: State, pending: list[Pending]) -> bool:
    """Whether the order cannot matter: all of them only add Energon to a bank."""
    cards, kinds = state.library.cards, state.kinds
    for each in pending:
        ability = cards[kinds[each.card]].abilities[each.mode]
        assert ability is not None
        for clause in ability.clauses:
            if clause.cost.word or any(effect.word != "gain" for effect in clause.effects):
                return False
    return True


def can_pay(state: State, seat: int, source: int, cost: Cost) -> bool:
    """BC-RUL-75 and the costs of the vocabulary."""
    if cost.word == "en":
        return state.banks[seat] >= cost.amount
    if cost.word == "discard":
        others = len(state.hands[seat]) - (1 if source in state.hands[seat] else 0)
        return others >= cost.amount
    if cost.word == "dmg":
        robot = payer(state, seat, source)
        return robot != NOTHING and state.damage[robot] + cost.amount < endurance(state, robot)
    return True
