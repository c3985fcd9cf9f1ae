"""Effect words that happen at once, one small piece each.

None of them looks at consequences: what falls, control and victory are checked after each
effect by whoever carries it out. Words that ask or need chance are in `effect_scripts`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from rollout.games.battlecards.content.cards import Clause
from rollout.games.battlecards.content.vocabulary import LASTING_FOR_SEATS
from rollout.games.battlecards.events import (
    BattleBrokenOff,
    Damaged,
    Deployed,
    HandSeen,
    Repaired,
    RobotAffected,
    SeatAffected,
    SetAside,
    SupportCancelled,
    Transformed,
)
from rollout.games.battlecards.model import HOME, NOTHING, Modifier, State
from rollout.games.battlecards.rules.deciding_numbers import is_pinned
from rollout.games.battlecards.rules.leaving import (
    cancel_support,
    leave_battle,
    leave_play,
    put,
)
from rollout.games.battlecards.rules.on_the_table import is_supporting, side_of
from rollout.games.battlecards.rules.targets import support_in_effect
from rollout.games.battlecards.rules.zones import (
    change_bank,
    reckon_with,
    scrap_resource,
    send_home,
)
from rollout.kernel.game import Table


@dataclass
class Use:
    """An ability being carried out: by whom, by which card, as which support card."""

    seat: int
    source: int
    clause: Clause
    support: int = NOTHING
    arrivals: list[int] = field(default_factory=list)
    """Robots that have entered Homebase by it."""
    doomed: list[int] = field(default_factory=list)
    """Robots that it scraps."""


Deed = Callable[[Table[State], Use, int, int], None]
"""Carries out a word with an amount on a target: a card, or a seat."""


def last(table: Table[State], use: Use, word: str, amount: int, target: int) -> None:
    """An effect that stays for the duration of its clause."""
    state = table.state
    until = use.clause.duration
    modifier = Modifier(word, amount, target, until, use.seat, use.source, use.support)
    state.modifiers.append(modifier)
    if word in LASTING_FOR_SEATS:
        table.tell(SeatAffected(target, word, amount, use.source))
    else:
        table.tell(RobotAffected(target, word, amount, use.source))


def damage(table: Table[State], robot: int, amount: int) -> None:
    """BC-DMG-01: one marker a point."""
    if amount > 0:
        table.state.damage[robot] += amount
        table.tell(Damaged(robot, amount, table.state.damage[robot]))


def turn_over(table: Table[State], robot: int) -> None:
    """BC-TRF-01: the other mode. A Robot that turns to robot mode supports no more."""
    state = table.state
    state.alt[robot] = 1 - state.alt[robot]
    if not state.alt[robot] and is_supporting(state, robot):
        leave_battle(state, robot)
    table.tell(Transformed(state.owners[robot], robot, bool(state.alt[robot])))


def enter_homebase(table: Table[State], robot: int, cost: int) -> None:
    """BC-RUL-21: undamaged and in robot mode."""
    state = table.state
    owner = state.owners[robot]
    state.robots[owner].append(robot)
    put(state, robot, HOME)
    reckon_with(state, robot)
    table.tell(Deployed(owner, robot, cost))


def _hit(table: Table[State], use: Use, amount: int, target: int) -> None:
    damage(table, target, amount)


def _repair(table: Table[State], use: Use, amount: int, target: int) -> None:
    state = table.state
    removed = min(amount, state.damage[target])
    if removed:
        state.damage[target] -= removed
        table.tell(Repaired(target, removed, state.damage[target]))


def _gain(table: Table[State], use: Use, amount: int, target: int) -> None:
    change_bank(table, target, amount)


def _lose(table: Table[State], use: Use, amount: int, target: int) -> None:
    change_bank(table, target, -amount)


def _steal(table: Table[State], use: Use, amount: int, target: int) -> None:
    taken = min(amount, max(0, table.state.banks[target]))
    change_bank(table, target, -taken)
    change_bank(table, use.seat, taken)


def _scan(table: Table[State], use: Use, amount: int, target: int) -> None:
    state = table.state
    hand = state.hands[target]
    seen = state.seen[use.seat]
    seen.extend(card for card in hand if card not in seen and card not in state.shown)
    table.tell(HandSeen(use.seat, target, len(hand), tuple(hand)))


def _recall(table: Table[State], use: Use, amount: int, target: int) -> None:
    state = table.state
    if is_supporting(state, target):
        leave_battle(state, target)
        table.tell(SupportCancelled(state.owners[target], target))
    else:
        send_home(table, target)


def _scrap(table: Table[State], use: Use, amount: int, target: int) -> None:
    if target in table.state.resources:
        scrap_resource(table, target)
    else:
        use.doomed.append(target)


def _cancel(table: Table[State], use: Use, amount: int, target: int) -> None:
    """The latest support card still in effect; a supporter goes back where it came from."""
    state = table.state
    number = support_in_effect(state, side_of(state, target))
    if number != NOTHING and state.battle is not None:
        card = state.battle.supports[number].card
        cancel_support(state, number)
        table.tell(SupportCancelled(target, card))


def _flip(table: Table[State], use: Use, amount: int, target: int) -> None:
    """Neither uses up nor is stopped by the once-a-turn limit; a pinned Robot stays as it is."""
    if not is_pinned(table.state, target):
        turn_over(table, target)


def _breakoff(table: Table[State], use: Use, amount: int, target: int) -> None:
    """BC-BAT-06: what is decided cannot be broken off."""
    battle = table.state.battle
    if battle is not None and not battle.resolved:
        battle.broken_off = True
        table.tell(BattleBrokenOff(battle.resource))


def _stash(table: Table[State], use: Use, amount: int, target: int) -> None:
    """BC-ZON-03: out of play with its damage; it comes back when the duration ends."""
    state = table.state
    markers, mode, owner = state.damage[target], state.alt[target], state.owners[target]
    leave_play(state, target)
    state.damage[target], state.alt[target] = markers, mode
    state.asides[owner].append(target)
    until = use.clause.duration
    state.modifiers.append(Modifier("stash", 0, target, until, use.seat, use.source))
    table.tell(SetAside(owner, target))


DEEDS: Final[dict[str, Deed]] = {
    "hit": _hit,
    "repair": _repair,
    "gain": _gain,
    "lose": _lose,
    "steal": _steal,
    "scan": _scan,
    "recall": _recall,
    "scrap": _scrap,
    "cancel": _cancel,
    "flip": _flip,
    "breakoff": _breakoff,
    "stash": _stash,
}
