"""Critical hits (TW-CRT) and what each line of a critical table does (TW-KRI)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.actions import BreakWeapon, HarmForm
from rollout.games.tabletop_warfare.attack_events import (
    CriticalChecked,
    CriticalHit,
    CriticalRolled,
    Damaged,
    FormLocked,
    WeaponDestroyed,
)
from rollout.games.tabletop_warfare.content.roster import Slot
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.damage import NOT_FALLING, Blow, Wound, plain, take
from rollout.games.tabletop_warfare.rules.destruction import Fall, destroy, destroy_all
from rollout.games.tabletop_warfare.rules.dice import D6, D20, cast
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    in_the_air,
    kind_of,
    seat_for,
    speed_of,
    stands,
    structure_left,
    usable_forms,
)
from rollout.games.tabletop_warfare.rules.flight_loss import (
    crash_course,
    put_down,
    throw_rotor,
)
from rollout.games.tabletop_warfare.rules.offers import OneOfTheirs
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table

CRITICAL: Final = 20
INTERNAL_DAMAGE: Final = 3
ROTOR_DAMAGE: Final = 3
CRASH: Final = 1
BEHEADED: Final = 2
UNMARKED: Final = frozenset(("head", "ammunition"))
"""TW-CRT-03: these leave no marker."""


def harm(table: Table[State], victim: Figure, amount: int, blow: Blow, rule: str) -> Script[None]:
    """Damage of one kind with everything that follows."""
    wound = yield from take(table, victim, plain(blow.cause, amount, rule), blow)
    yield from aftermath(table, [wound])


def aftermath(table: Table[State], wounds: list[Wound]) -> Script[None]:
    """TW-STR-04: who is out of structure is destroyed; TW-CRT-01: the others are checked."""
    state = table.state
    falls = [
        Fall(wound.figure, wound.blow.cause, wound.blow.by)
        for wound in wounds
        if structure_left(state, wound.figure) <= 0
    ]
    if falls:
        yield from destroy_all(table, falls)
    for wound in wounds:
        if wound.dealt and wound.blow.checked and stands(wound.figure):
            yield from critical_check(table, wound.figure, wound.blow)


def critical_check(table: Table[State], figure: Figure, blow: Blow) -> Script[None]:
    """TW-CRT-01, TW-CRT-02: only a 20 is a critical hit; then the target's own table."""
    state = table.state
    if not card_of(state, figure).slots:
        return
    roller = state.figures[blow.roller]
    roll = yield from cast(table, roller, "critical", D20, need=CRITICAL)
    table.tell(CriticalChecked(figure.id, roll, roll == CRITICAL))
    if roll == CRITICAL:
        number = yield from _slot_hit(table, figure, roller)
        yield from suffer(table, figure, number, blow)


def _slot_hit(table: Table[State], figure: Figure, roller: Figure) -> Script[int]:
    """TW-RUL-27: what becomes of a slot that carries its marker already."""
    state = table.state
    bits = figure.criticals[figure.form]
    number: int = (yield from cast(table, roller, "critical_table", D6)) - 1
    if bits == (1 << D6) - 1:
        return number
    if state.options.critical_repeat == "reroll":
        while bits >> number & 1:
            number = (yield from cast(table, roller, "critical_table", D6)) - 1
    elif state.options.critical_repeat == "next":
        while bits >> number & 1:
            number = (number + 1) % D6
    return number


def suffer(table: Table[State], figure: Figure, number: int, blow: Blow) -> Script[None]:
    """TW-CRT-03, TW-RUL-27: marked as its effect begins; a marked slot does nothing.

    TW-RUL-72: a weapon may have kept Tracer in the air.
    """
    state = table.state
    form = figure.form
    flew = in_the_air(state, figure)
    slot = kind_of(state, figure).cards[form].slots[number]
    if figure.criticals[form] >> number & 1:
        table.tell(CriticalHit(figure.id, number, slot.effect, False))
        return
    if slot.effect == "wing":
        yield from lose_wing(table, figure, number, blow)
        return
    if slot.effect not in UNMARKED:
        figure.criticals[form] |= 1 << number
    table.tell(CriticalHit(figure.id, number, slot.effect, True))
    if slot.effect == "internal":
        yield from suffer_inside(table, figure, blow)
    elif slot.effect == "head":
        yield from lose_head(table, figure, blow)
    elif slot.effect == "ammunition":
        yield from explode(table, figure, blow)
    elif slot.effect == "rotor":
        yield from lose_rotor(table, figure, blow)
    elif slot.weapon:
        yield from lose_weapon(table, figure, slot, blow)
        if flew:
            stir(state)
            yield from put_down(table, figure, blow.by, destroy)


def lose_wing(table: Table[State], figure: Figure, number: int, blow: Blow) -> Script[None]:
    """TW-KRI-01: on at full Speed, 1d6 damage, a check; then it flies no more in any form.

    Another wing that this check costs is flown at the same Speed.
    """
    state = table.state
    speed = speed_of(state, figure) if blow.speed == NOT_FALLING else blow.speed
    flown = yield from crash_course(table, figure, number, speed, destroy)
    if not flown:
        yield from destroy(table, figure, "left_field", blow.by)
    if not stands(figure):
        return
    roll = yield from cast(table, state.figures[blow.roller], "wing", D6)
    table.tell(CriticalRolled(figure.id, "wing", roll))
    if roll == CRASH:
        yield from destroy(table, figure, "crash", blow.by)
        return
    crash = Blow("wing", blow.by, blow.roller, speed=speed)
    yield from harm(table, figure, roll, crash, "TW-KRI-01")
    if stands(figure):
        yield from put_down(table, figure, blow.by, destroy)


def suffer_inside(table: Table[State], figure: Figure, blow: Blow) -> Script[None]:
    """TW-KRI-02, TW-RUL-59: another form takes 3; filled, it is locked, and nothing more."""
    state = table.state
    every = [form for form in range(len(kind_of(state, figure).cards)) if form != figure.form]
    others = usable_forms(state, figure) or every
    if not others:
        return
    form = others[0]
    if len(others) > 1:
        offers: list[Action] = [HarmForm(other, figure.id) for other in others]
        choice = yield table.ask(
            seat_for(state, figure), "internal", OneOfTheirs(offers, "TW-RUL-59"), figure=figure.id
        )
        form = choice.form
    figure.damage[form] += INTERNAL_DAMAGE
    reasons = plain("internal", INTERNAL_DAMAGE, "TW-KRI-02")
    table.tell(
        Damaged(figure.id, form, INTERNAL_DAMAGE, figure.damage[form], "internal", blow.by, reasons)
    )
    full = figure.damage[form] >= kind_of(state, figure).cards[form].structure
    if full and not figure.locked >> form & 1:
        figure.locked |= 1 << form
        table.tell(FormLocked(figure.id, form))


def lose_head(table: Table[State], figure: Figure, blow: Blow) -> Script[None]:
    """TW-KRI-04: 1d6 damage, destroyed on 1 or 2, no further check."""
    state = table.state
    roll = yield from cast(table, state.figures[blow.roller], "head", D6)
    table.tell(CriticalRolled(figure.id, "head", roll))
    if roll <= BEHEADED:
        yield from destroy(table, figure, "head", blow.by)
        return
    yield from harm(table, figure, roll, Blow("head", blow.by, blow.roller, False), "TW-KRI-04")


def explode(table: Table[State], figure: Figure, blow: Blow) -> Script[None]:
    """TW-KRI-05: 1d20 damage, then a check."""
    state = table.state
    roll = yield from cast(table, state.figures[blow.roller], "ammunition", D20)
    table.tell(CriticalRolled(figure.id, "ammunition", roll))
    blast = Blow("ammunition", blow.by, blow.roller, speed=blow.speed)
    yield from harm(table, figure, roll, blast, "TW-KRI-05")


def lose_rotor(table: Table[State], figure: Figure, blow: Blow) -> Script[None]:
    """TW-KRI-07: it flies no more in this form, and the rotor hits whoever is in its way."""
    state = table.state
    victims = yield from throw_rotor(table, figure, state.figures[blow.roller])
    flying = Blow("rotor", blow.by, blow.roller)
    for number in victims:
        if stands(state.figures[number]):
            yield from harm(table, state.figures[number], ROTOR_DAMAGE, flying, "TW-KRI-07")
    if stands(figure):
        yield from put_down(table, figure, blow.by, destroy)


def lose_weapon(table: Table[State], figure: Figure, slot: Slot, blow: Blow) -> Script[None]:
    """TW-KRI-09, TW-RUL-90: one system of that name, or all of them."""
    state = table.state
    form = figure.form
    left = [
        number
        for number, system in enumerate(card_of(state, figure).systems)
        if system.name == slot.weapon and not figure.broken[form] >> number & 1
    ]
    if slot.effect != "all" and len(left) > 1:
        offers: list[Action] = [BreakWeapon(number, figure.id) for number in left]
        choice = yield table.ask(
            seat_for(state, state.figures[blow.roller]),
            "break_weapon",
            OneOfTheirs(offers, "TW-RUL-90"),
            figure=figure.id,
        )
        left = [choice.system]
    for number in left:
        figure.broken[form] |= 1 << number
        table.tell(WeaponDestroyed(figure.id, form, number))
