"""Damage on its way to a card (TW-DMG, TW-STR, TW-RUL-26).

What a weapon or a collision does is known when it comes here. Then in this order: a shield in
its direction, Human Guardians, a Protector, armour, markers. What follows from the markers is
in `criticals`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rollout.games.tabletop_warfare.actions import BearOddPoint, Decline, Protect
from rollout.games.tabletop_warfare.attack_events import Damaged, Protected, Shielded
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.model import NOBODY, Figure, State, place_of
from rollout.games.tabletop_warfare.rules.dice import D6, cast
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    flies,
    friends,
    has,
    is_human,
    kind_of,
    near,
    number_of,
    seat_for,
)
from rollout.games.tabletop_warfare.rules.offers import OneOf
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table
from rollout.kernel.reasons import Reasons, Term
from rollout.space.plane import sides

ARMOUR: Final = 2
GUARD: Final = 6 * INCH
GUARDED: Final = 5
NOT_FALLING: Final = -1
"""TW-FAE-14: on this or more the human takes no damage."""

SHIELDED: Final = frozenset(("weapon", "bombs", "mortar", "ram", "stomp"))
"""TW-RUL-41: causes against which a shield helps."""
PROTECTED: Final = frozenset(("weapon", "bombs", "mortar", "ram", "stomp", "rotor"))
"""TW-RUL-38: causes against which a Protector helps."""
UNARMOURED: Final = frozenset(("internal", "overload", "worn_out"))
"""TW-RUL-60: causes that armour does not reduce."""


@dataclass
class Blow:
    """What harms, who did it, and whose player rolls the critical dice (TW-RUL-28)."""

    cause: str
    by: int
    roller: int
    checked: bool = True
    """Whether a critical check follows."""
    piercing: bool = False
    """TW-BES-07."""
    damaged: list[int] = field(default_factory=list)
    """Who took damage by it so far."""
    seen_from: int = NOBODY
    """TW-RUL-41: the figure it comes from, where that is not who did it."""
    speed: int = NOT_FALLING
    """TW-KRI-01: of a figure that is losing a wing, its Speed before that."""


@dataclass
class Wound:
    """Who took how many markers."""

    figure: Figure
    dealt: int
    blow: Blow


def plain(label: str, amount: int, rule: str) -> Reasons:
    """An amount of damage with one reason."""
    return Reasons((Term(label, amount, rule, base=True),))


def take(table: Table[State], victim: Figure, amount: Reasons, blow: Blow) -> Script[Wound]:
    """TW-RUL-26, steps 4 to 8: who takes how much of it."""
    state = table.state
    nothing = Wound(victim, 0, blow)
    if amount.total <= 0:
        return nothing
    if shields(state, victim, blow):
        table.tell(Shielded(victim.id, "shovel_shield", blow.by))
        return nothing
    if is_human(state, victim) and (yield from human_guarded(table, victim)):
        return nothing
    taker = victim
    if blow.cause in PROTECTED:
        taker = yield from choose_protector(table, victim, amount, blow)
        if taker.id != victim.id:
            table.tell(Protected(victim.id, taker.id, amount.total))
            if shields(state, taker, blow):
                table.tell(Shielded(taker.id, "shovel_shield", blow.by))
                return nothing
    return (yield from mark(table, taker, through_armour(state, taker, amount, blow), blow))


def shields(state: State, figure: Figure, blow: Blow) -> bool:
    """TW-FAE-24, TW-RUL-41: whether it has a shield towards whoever does it."""
    shield = card_of(state, figure).shields
    if not shield or blow.cause not in SHIELDED:
        return False
    attacker = state.figures[blow.by if blow.seen_from == NOBODY else blow.seen_from]
    if "above" in shield and flies(state, attacker):
        return True
    return any(
        side in shield for side in sides(place_of(figure), figure.facing, place_of(attacker))
    )


def human_guarded(table: Table[State], human: Figure) -> Script[bool]:
    """TW-FAE-14, TW-RUL-75: each Human Guardian near rolls once."""
    state = table.state
    for guardian in friends(state, human):
        if has(state, guardian, "human_guardian") and near(state, guardian, human, GUARD):
            roll = yield from cast(table, guardian, "human_guardian", D6, need=GUARDED)
            if roll >= GUARDED:
                table.tell(Shielded(human.id, "human_guardian", guardian.id, roll))
                return True
    return False


def protectors(state: State, victim: Figure) -> list[Figure]:
    """TW-FAE-04: friends with the ability within its reach; no sight is needed."""
    return [
        friend
        for friend in friends(state, victim)
        if has(state, friend, "protector")
        and near(state, friend, victim, number_of(state, friend, "protector") * INCH)
    ]


def choose_protector(
    table: Table[State], victim: Figure, amount: Reasons, blow: Blow
) -> Script[Figure]:
    """TW-FAE-04a, TW-RUL-38: its owner may let one of them take it."""
    state = table.state
    ready = protectors(state, victim)
    if not ready:
        return victim
    offers: list[Action] = [Protect(friend.id) for friend in ready]
    choice = yield table.ask(
        seat_for(state, victim),
        "protect",
        OneOf([*offers, Decline()], "TW-FAE-04"),
        figure=victim.id,
        amount=amount.total,
        by=blow.by,
    )
    return victim if isinstance(choice, Decline) else state.figures[choice.protector]


def through_armour(state: State, taker: Figure, amount: Reasons, blow: Blow) -> Reasons:
    """TW-FAE-19, TW-RUL-60: two less, but one always gets through."""
    if blow.piercing or blow.cause in UNARMOURED or not has(state, taker, "armour"):
        return amount
    reduction = min(ARMOUR, amount.total - 1)
    if reduction <= 0:
        return amount
    return Reasons((*amount.terms, Term("armour", -reduction, "TW-FAE-19")))


def mark(table: Table[State], taker: Figure, amount: Reasons, blow: Blow) -> Script[Wound]:
    """TW-STR-01: markers on the card of the form it is in."""
    state = table.state
    dealt = amount.total
    if taker.halves and kind_of(state, taker).way == "combine":
        yield from _share_out(table, taker, dealt)
    taker.damage[taker.form] += dealt
    state.harmed = state.harmed or blow.by != NOBODY
    blow.damaged.append(taker.id)
    table.tell(
        Damaged(taker.id, taker.form, dealt, taker.damage[taker.form], blow.cause, blow.by, amount)
    )
    return Wound(taker, dealt, blow)


def _share_out(table: Table[State], joined: Figure, amount: int) -> Script[None]:
    """TW-RUL-57: halves, the odd point to the one with more left; the rest to who can take it."""
    state = table.state
    first, second = (state.figures[half] for half in joined.halves)
    room = [card_of(state, half).structure - half.damage[half.form] for half in (first, second)]
    shares = [amount // 2, amount // 2]
    if amount % 2:
        odd = 0 if room[0] > room[1] else 1
        if room[0] == room[1]:
            offers: list[Action] = [BearOddPoint(first.id), BearOddPoint(second.id)]
            choice = yield table.ask(
                seat_for(state, joined), "odd_point", OneOf(offers, "TW-RUL-57"), figure=joined.id
            )
            odd = 0 if choice.half == first.id else 1
        shares[odd] += 1
    for one in (0, 1):
        excess = shares[one] - max(0, room[one])
        if excess > 0 and room[1 - one] > shares[1 - one]:
            moved = min(excess, room[1 - one] - shares[1 - one])
            shares[one] -= moved
            shares[1 - one] += moved
    first.damage[first.form] += shares[0]
    second.damage[second.form] += shares[1]
