"""How abilities are carried out, and the check that follows every change.

The check: what falls is scrapped, then control, then victory; then triggers, those of the
turn seat first, within a seat in the order its owner chooses (BC-DEC-12). No step begins
before it, whatever changed a figure.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.gamekit.menus import Answers, none_of_these
from rollout.games.battlecards.actions import ChooseSeat, Forgo, Pay, Resolve
from rollout.games.battlecards.content.cards import ADVANTAGE, Ability, Clause, Cost, Effect
from rollout.games.battlecards.content.cards import ROBOT as ROBOT_CARD
from rollout.games.battlecards.content.vocabulary import FROM_OTHERS, ROBOTS, SCRAPPED, SEATS
from rollout.games.battlecards.events import AbilityUsed
from rollout.games.battlecards.model import NOTHING, State
from rollout.games.battlecards.rules.effect_scripts import SCRIPTS, choose_card, scrap_cards
from rollout.games.battlecards.rules.effects import DEEDS, Use, damage, last
from rollout.games.battlecards.rules.leaving import leave_play
from rollout.games.battlecards.rules.menu import (
    CHOOSE_SEAT,
    FORGO,
    RESOLVE,
    OpenMenu,
    OwnRobotsMenu,
    SeatMenu,
)
from rollout.games.battlecards.rules.on_the_table import (
    card_of,
    in_play,
    lead_of,
    seats_in_order,
)
from rollout.games.battlecards.rules.robot_figures import endurance, holds, size
from rollout.games.battlecards.rules.targets import (
    EVERY,
    NO_TARGET,
    candidates,
    could_do_something,
    might_do_something,
    still_holds,
)
from rollout.games.battlecards.rules.victory import check_victory
from rollout.games.battlecards.rules.zones import pay_energon, put_on_scrapheap, update_control
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

OWN_ROBOT: Final = ("own", "own_other")
ABOUT_BANKS: Final = ("bank<=", "behind")
OWN_BANK: Final = ("", "me", "self")
"""Targets with which a gain goes to the own bank without a choice."""
PAY: Final = Pay()
NO_SUCH_TARGET: Final = none_of_these("BC-DEC-11")
NO_SUCH_EFFECT: Final = none_of_these("BC-DEC-12")


@dataclass
class Pending:
    """A triggered ability that waits for its turn."""

    seat: int
    card: int
    mode: int
    clauses: list[Clause]
    """What it does; of a Robot that was scrapped, what held as it fell (BC-RUL-109)."""


def triggered(state: State, card: int, trigger: str, seat: int) -> list[Pending]:
    """The card's ability of the present mode, if that is its trigger and its condition holds."""
    mode = state.alt[card]
    printed = state.library.cards[state.kinds[card]]
    if printed.triggers[mode] != trigger:
        return []
    ability = printed.abilities[mode]
    assert ability is not None
    clauses = ability.clauses
    if not holds(state, clauses[0], seat, card):
        return []
    if trigger == "scrapped":
        clauses = [each for each in clauses if holds(state, each, seat, card)]
    return [Pending(seat, card, mode, clauses)]


def is_settled(state: State) -> bool:
    """Whether the check would find nothing.

    Damage, transforming and timed changes are followed by it at once; what else is done to
    END hangs on anything.
    """
    if state.stirred or (state.shifted and state.battle is None):
        return False
    return not _end_is_changed(state) or not _fallen(state)


def settle(table: Table[State], pending: list[Pending] | None = None) -> Script[None]:
    """The check after a change, and then the triggers, also those handed in."""
    state = table.state
    waiting = pending if pending is not None else []
    if _fallen(state):
        waiting = waiting + scrap_fallen(table)
    if state.stirred:
        waiting = waiting + _control(table)
    if state.shifted:
        check_victory(table)
        if state.stirred:
            waiting = waiting + _control(table)
    if waiting:
        yield from _happen(table, waiting)


def _control(table: Table[State]) -> list[Pending]:
    """BC-CTL-04: who controls what; a Resource that is lost may have kept a Robot up."""
    state = table.state
    pending: list[Pending] = []
    while state.stirred:
        for seat, resource in update_control(table):
            pending += triggered(state, resource, "control", seat)
        if "end" in state.words:
            pending += scrap_fallen(table)
    return pending


def scrap_robots(table: Table[State], robots: list[int]) -> list[Pending]:
    """Robots go from play to the scrapheap; what that triggers is returned (BC-DMG-03)."""
    state = table.state
    falling = [robot for robot in robots if in_play(state, robot)]
    pending: list[Pending] = []
    for robot in falling:
        pending += triggered(state, robot, "scrapped", state.owners[robot])
    for robot in falling:
        leave_play(state, robot)
        put_on_scrapheap(table, robot)
    return pending


def carry_out(
    table: Table[State], seat: int, source: int, mode: int, support: int = NOTHING
) -> Script[None]:
    """BC-ABL-01, BC-ADV-02: do what the card says."""
    ability = card_of(table.state, source).abilities[mode]
    assert ability is not None
    yield from _do_clauses(table, seat, source, ability.clauses, support)


def _do_clauses(
    table: Table[State], seat: int, source: int, clauses: list[Clause], support: int
) -> Script[None]:
    """Clause by clause, with the window and the cost of the first.

    A later one is skipped when its own condition fails or it has no target.
    """
    for number, clause in enumerate(clauses):
        if table.state.eliminated[seat]:
            return
        if number > 0 and not still_holds(table.state, clause, seat, source):
            continue
        targets = yield from _choose_targets(table, seat, source, clause)
        if number == 0:
            yield from pay(table, seat, source, clause.cost)
        yield from _do(table, Use(seat, source, clause, support), targets)


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
    for effect in use.clause.effects:
        if state.eliminated[use.seat]:
            return
        for target in _targets_of(state, use, effect, targets):
            yield from _do_one(table, use, effect, target)
        pending = scrap_robots(table, use.doomed)
        for robot in use.arrivals:
            pending += triggered(state, robot, "deploy", state.owners[robot])
        use.doomed, use.arrivals = [], []
        yield from settle(table, pending)


def _targets_of(state: State, use: Use, effect: Effect, targets: list[int]) -> list[int]:
    """Those still there. A gain is the user's own, once, where the target is no seat.

    What takes something from others takes nothing from the user.
    """
    if effect.word == "gain" and use.clause.target not in SEATS:
        return [use.seat]
    if effect.word in FROM_OTHERS:
        targets = [seat for seat in targets if seat != use.seat]
    return [target for target in targets if _is_there(state, use, target)]


def _is_there(state: State, use: Use, target: int) -> bool:
    """An effect before it may have taken the target away."""
    kind = use.clause.target
    if kind in ROBOTS:
        return in_play(state, target)
    if kind in SEATS:
        return not state.eliminated[target]
    if kind in SCRAPPED:
        return target in state.scrapheaps[use.seat]
    return not kind or target in state.resources


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
        seats = Answers([CHOOSE_SEAT[other] for other in found], NO_SUCH_TARGET)
        answer: ChooseSeat = yield table.ask(seat, "opponent", seats, card=source)
        return [answer.seat]
    menu = OpenMenu(state, seat, found)
    if clause.target in OWN_ROBOT and card_of(state, source).kind == ADVANTAGE:
        menu = OwnRobotsMenu(state, seat, found)
    chosen: int = yield from choose_card(table, seat, "target", menu)
    return [chosen]


def scrap_fallen(table: Table[State]) -> list[Pending]:
    """BC-DMG-03; a Robot that falls may take a bonus to END with it, so look again."""
    pending: list[Pending] = []
    while fallen := _fallen(table.state):
        pending += scrap_robots(table, fallen)
    return pending


def _fallen(state: State) -> list[int]:
    """BC-DMG-03; without markers only where something lowers END, which is printed as 1 or more."""
    fallen: list[int] = []
    damage = state.damage
    lowered = _end_is_changed(state)
    for own in state.robots:
        for robot in own:
            if (lowered or damage[robot]) and damage[robot] >= endurance(state, robot):
                fallen.append(robot)
    return fallen


def _end_is_changed(state: State) -> bool:
    """Whether anything, standing or timed, adds to END or takes from it."""
    if "end" in state.words:
        return True
    for modifier in state.modifiers:
        if modifier.word == "end":
            return True
    return False


def _happen(table: Table[State], pending: list[Pending]) -> Script[None]:
    state = table.state
    for seat in seats_in_order(state):
        mine = [each for each in pending if each.seat == seat]
        while mine := [each for each in mine if _is_still_there(state, each)]:
            chosen = mine[0]
            if len(mine) > 1 and not _interchangeable(state, mine):
                order = Answers([_resolving(state, each) for each in mine], NO_SUCH_EFFECT)
                answer: Resolve = yield table.ask(seat, "order_of_effects", order)
                chosen = next(each for each in mine if _resolving(state, each) == answer)
            mine.remove(chosen)
            yield from _happen_once(table, chosen)


def _resolving(state: State, trigger: Pending) -> Action:
    """A card shows the mode whose ability it is, unless it was scrapped meanwhile (BC-DMG-02)."""
    if state.alt[trigger.card] == trigger.mode:
        return RESOLVE[trigger.card]
    return Resolve(trigger.card, trigger.mode)


class PayMenu(SeatMenu):
    """Pay for a triggered effect, or forgo it."""

    rule = "BC-DEC-11"

    def __init__(self, state: State, trigger: Pending) -> None:
        super().__init__(state, trigger.seat)
        self.card = trigger.card
        self.clauses = trigger.clauses
        self.cost = trigger.clauses[0].cost

    def opens(self) -> bool:
        """By public facts alone where there is a choice: a hand might hold what is needed."""
        if not can_pay(self.state, self.seat, self.card, self.cost):
            return False
        if self.cost.word:
            return might_do_something(self.state, self.seat, self.card, self.clauses)
        return self._does_something()

    def offers(self) -> list[Action]:
        return [PAY, FORGO] if self._does_something() else [FORGO]

    def why_not(self, action: Action) -> Refusal | None:
        idle = isinstance(action, Pay) and not self._does_something()
        return NO_TARGET if idle else None

    def _does_something(self) -> bool:
        return could_do_something(self.state, self.seat, self.card, self.clauses)


def _happen_once(table: Table[State], trigger: Pending) -> Script[None]:
    """Compulsory when it costs nothing and has a target; else the owner may pay or forgo."""
    state = table.state
    ability = card_of(state, trigger.card).abilities[trigger.mode]
    assert ability is not None
    if not still_holds(state, trigger.clauses[0], trigger.seat, trigger.card):
        return
    menu = PayMenu(state, trigger)
    if not menu.opens():
        return
    if menu.cost.word:
        answer = yield table.ask(
            trigger.seat, "pay_for_effect", menu, card=trigger.card, mode=trigger.mode
        )
        if isinstance(answer, Forgo):
            return
    table.tell(AbilityUsed(trigger.seat, trigger.card, trigger.mode))
    support = _support_number(state, trigger, ability)
    yield from _do_clauses(table, trigger.seat, trigger.card, trigger.clauses, support)


def _is_still_there(state: State, trigger: Pending) -> bool:
    """BC-RUL-59, 109: the card is still in play in the same mode, or still controlled.

    A Robot that was scrapped is gone by its nature; it was looked at when it fell.
    """
    card, seat = trigger.card, trigger.seat
    if state.eliminated[seat]:
        return False
    word = card_of(state, card).triggers[trigger.mode]
    if word == "scrapped":
        return True
    if card in state.resources:
        return word == "discover" or state.controller[card] == seat
    return in_play(state, card) and state.alt[card] == trigger.mode


def _support_number(state: State, trigger: Pending, ability: Ability) -> int:
    """What comes with a supporter's joining is part of its support (BC-RUL-107)."""
    if ability.trigger != "support" or state.battle is None:
        return NOTHING
    for number, support in enumerate(state.battle.supports):
        if support.card == trigger.card and not support.cancelled:
            return number
    return NOTHING


def _interchangeable(state: State, pending: list[Pending]) -> bool:
    """Whether the order cannot matter: all only add Energon to the own bank, whatever is in it."""
    cards, kinds = state.library.cards, state.kinds
    for each in pending:
        ability = cards[kinds[each.card]].abilities[each.mode]
        assert ability is not None
        for clause in ability.clauses:
            if clause.cost.word or clause.target not in OWN_BANK:
                return False
            if any(effect.word != "gain" for effect in clause.effects):
                return False
            if any(condition.word in ABOUT_BANKS for condition in clause.conditions):
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
