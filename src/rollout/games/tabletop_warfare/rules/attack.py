"""An Attack: all weapon systems, one after the other (TW-ATT, TW-HIT, TW-DMG)."""

from __future__ import annotations

from typing import Any

from rollout.games.tabletop_warfare.actions import (
    AimAnew,
    CeaseFire,
    ChoosePrey,
    DealDamage,
    Fire,
    GiveMarker,
)
from rollout.games.tabletop_warfare.attack_events import (
    AttackBegan,
    AttackEnded,
    Fired,
    StrikeRolled,
)
from rollout.games.tabletop_warfare.content.roster import ALWAYS, VEHICLE, Mode
from rollout.games.tabletop_warfare.model import NOBODY, Acting, Figure, State
from rollout.games.tabletop_warfare.rules.area import drop_bombs, emp_pulse, jolted, mortar_splash
from rollout.games.tabletop_warfare.rules.criticals import aftermath
from rollout.games.tabletop_warfare.rules.damage import Blow, take
from rollout.games.tabletop_warfare.rules.dice import D20, cast
from rollout.games.tabletop_warfare.rules.dodging import may_dodge
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    enemies,
    has,
    is_civilian,
    kind_of,
    seat_for,
    stands,
    working,
)
from rollout.games.tabletop_warfare.rules.markers import (
    discharge,
    give_activation_marker,
    set_prey,
    silence,
    spend_aim,
    spend_lock,
    wipe_oil,
)
from rollout.games.tabletop_warfare.rules.offers import OneOf
from rollout.games.tabletop_warfare.rules.repairing import repair
from rollout.games.tabletop_warfare.rules.rolled_damage import rolled
from rollout.games.tabletop_warfare.rules.targets import (
    Assault,
    Uses,
    aim_refusal,
    has_left,
    has_use,
)
from rollout.games.tabletop_warfare.rules.to_hit import (
    additions,
    anti_air,
    is_null_ray,
    multiplied,
    strikes_of,
    to_hit,
)
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed
from rollout.kernel.reasons import Term


def begin_assault(state: State, figure: Figure, acting: Acting) -> Assault:
    """TW-RUL-39, TW-RUL-69: what was granted from outside is free of the hunt, and of the pack."""
    return Assault(figure, figure.form, acting.free, acting.free, figure.aim)


def attack(table: Table[State], figure: Figure, acting: Acting) -> Script[None]:
    """An Attack action (TW-RUL-30): aim markers help every system and are gone afterwards."""
    state = table.state
    before = state.shooter, state.rerolls
    state.shooter, state.rerolls = figure.id, figure.aim
    assault = begin_assault(state, figure, acting)
    acting.attacked = True
    table.tell(AttackBegan(figure.id, figure.aim))
    while stands(figure) and figure.form == assault.form and has_use(state, assault):
        choice = yield table.ask(
            seat_for(state, figure), "fire", Uses(state, assault), figure=figure.id
        )
        if isinstance(choice, CeaseFire):
            break
        yield from use(table, assault, choice)
    spend_aim(table, figure)
    state.shooter, state.rerolls = before
    table.tell(AttackEnded(figure.id))


def use(table: Table[State], assault: Assault, fire: Fire) -> Script[None]:
    """TW-ATT-05: one system, completely; then the markers it used up go."""
    state = table.state
    figure = assault.figure
    mode = card_of(state, figure).systems[fire.system].modes[fire.mode]
    assault.used |= 1 << fire.system
    if "bombs" in mode.traits:
        yield from drop_bombs(table, assault, fire, mode)
        yield from choose_prey(table, assault)
        return
    target = state.figures[fire.target]
    attacked: list[int] = []
    struck: set[int] = set()
    wetted: set[int] = set()
    for strike_number in range(
        strikes_of(state, figure, fire.system, mode, target, as_action=assault.only < 0)
    ):
        if strike_number and not _goes_on(state, assault, fire):
            break
        if strike_number and "new_target" in mode.traits:
            target = yield from choose_anew(table, assault, mode, target)
        if strike_number and has_left(state, figure, mode, target):
            break
        if target.id not in attacked:
            attacked.append(target.id)
        if strike_number == 0:
            table.tell(
                Fired(
                    figure.id,
                    fire.system,
                    fire.mode,
                    target.id,
                    to_hit(state, assault, mode, target),
                )
            )
        yield from strike(table, assault, fire.system, mode, target, struck, wetted)
        yield from choose_prey(table, assault)
    spend_markers(table, assault, attacked, struck, wetted)


def _goes_on(state: State, assault: Assault, fire: Fire) -> bool:
    """TW-RUL-34, TW-RUL-88: the attacker and the weapon are still there."""
    figure = assault.figure
    return stands(figure) and figure.form == assault.form and working(state, figure, fire.system)


def spend_markers(
    table: Table[State],
    assault: Assault,
    attacked: list[int],
    struck: set[int],
    dodged: set[int],
) -> None:
    """TW-RUL-43 to TW-RUL-45: siren, lock and oil go after the last strike of the system."""
    state = table.state
    hostile = [number for number in attacked if state.figures[number].side != assault.figure.side]
    for number in hostile:
        silence(table, state.figures[number])
        spend_lock(table, state.figures[number], assault.figure)
    for number in dict.fromkeys([*hostile, *sorted(struck | dodged)]):
        if number in struck or state.options.oil_lost_on_miss:
            wipe_oil(table, state.figures[number])


def choose_anew(
    table: Table[State], assault: Assault, mode: Mode, target: Figure
) -> Script[Figure]:
    """TW-FAQ-13, TW-RUL-73: the second missile may be meant for somebody else."""
    state = table.state

    def why(action: Any) -> Refusal | None:
        if not isinstance(action, AimAnew):
            return None
        return aim_refusal(state, assault, mode, action.target)

    offers: list[Action] = [
        AimAnew(enemy.id)
        for enemy in enemies(state, assault.figure)
        if aim_refusal(state, assault, mode, enemy.id) is None
    ]
    if not offers:
        return target
    choice = yield table.ask(
        seat_for(state, assault.figure),
        "aim_anew",
        OneOf(offers, "TW-RUL-73", why),
        figure=assault.figure.id,
    )
    number: int = choice.target
    return state.figures[number]


def strike(
    table: Table[State],
    assault: Assault,
    system: int,
    mode: Mode,
    target: Figure,
    struck: set[int],
    wetted: set[int],
) -> Script[None]:
    """One attack roll against one target, in the fixed order of the rulebook."""
    state = table.state
    figure = assault.figure
    charged = discharge(table, figure)
    if not (yield from hits(table, assault, mode, target)):
        return
    workshop(table, figure, system)
    if target.side == figure.side:
        mended = yield from rolled(table, figure, mode)
        repair(table, target, mended, "weapon", figure.id)
        return
    dodged = yield from dodges(table, assault, mode, target)
    if not dodged:
        struck.add(target.id)
    if is_null_ray(state, figure, system, mode):
        if dodged and state.options.dodge_stops_null_ray:
            return
        if (yield from stuns_instead(table, assault, mode, target, dodged)):
            give_activation_marker(table, target, figure)
            return
    if "mortar" in mode.traits:
        yield from mortar_splash(table, assault, mode, target, dodged, charged, struck, wetted)
        return
    about = jolted(state, target, dodged) if "emp" in mode.traits else []
    if not dodged:
        yield from do_damage(table, assault, system, mode, target, charged)
    emp_pulse(table, assault, about)


def hits(table: Table[State], assault: Assault, mode: Mode, target: Figure) -> Script[bool]:
    """TW-HIT-01, TW-HIT-02: a d20 above the value, or no roll at all."""
    state = table.state
    figure = assault.figure
    if mode.accuracy == ALWAYS:
        table.tell(StrikeRolled(figure.id, target.id, 0, 0, True))
        return True
    reasons = to_hit(state, assault, mode, target)
    need = reasons.total
    roll = yield from cast(table, figure, "accuracy", D20, need=need + 1, reasons=reasons)
    table.tell(StrikeRolled(figure.id, target.id, roll, need, roll > need))
    return bool(roll > need)


def workshop(table: Table[State], figure: Figure, system: int) -> None:
    """TW-RUL-68: Dropshot's hit takes a marker off his vehicle card."""
    state = table.state
    card = card_of(state, figure)
    if card.names.get("field_workshop") != card.systems[system].name:
        return
    for form, other in enumerate(kind_of(state, figure).cards):
        if other.kind == VEHICLE:
            repair(table, figure, 1, "field_workshop", figure.id, form)
            return


def dodges(table: Table[State], assault: Assault, mode: Mode, target: Figure) -> Script[bool]:
    """TW-FAE-03, TW-RUL-37, TW-FAE-13: decided before damage is rolled."""
    state = table.state
    if anti_air(state, assault.figure, mode):
        return False
    return (yield from may_dodge(table, target, assault.figure.id))


def stuns_instead(
    table: Table[State], assault: Assault, mode: Mode, target: Figure, dodged: bool
) -> Script[bool]:
    """TW-FAE-16, TW-RUL-36: damage or an activation marker, which civilians never carry."""
    if is_civilian(table.state, target):
        return False
    offers: list[Action] = [GiveMarker()]
    if dodged or mode.dice or mode.plus:
        offers.insert(0, DealDamage())
    if len(offers) == 1:
        return True
    choice = yield table.ask(
        seat_for(table.state, assault.figure), "null_ray", Listed(offers), figure=target.id
    )
    return isinstance(choice, GiveMarker)


def do_damage(
    table: Table[State],
    assault: Assault,
    system: int,
    mode: Mode,
    target: Figure,
    charged: bool,
) -> Script[None]:
    """TW-DMG-01 and what follows from it; TW-FAE-07: a bite that hurts repairs."""
    state = table.state
    figure = assault.figure
    base = yield from rolled(table, figure, mode)
    terms = [
        Term("weapon", base, "TW-DMG-01", base=True),
        *additions(state, assault, target, charged),
    ]
    blow = Blow("weapon", figure.id, figure.id, piercing="armour_piercing" in mode.traits)
    wound = yield from take(table, target, multiplied(state, figure, target, terms), blow)
    bites = card_of(state, figure).systems[system].name == "bite"
    if wound.dealt and bites and has(state, figure, "chomp"):
        repair(table, figure, wound.dealt, "chomp", figure.id)
    yield from aftermath(table, [wound])
    assault.hurt += blow.damaged


def choose_prey(table: Table[State], assault: Assault) -> Script[None]:
    """TW-FAE-12, TW-RUL-39: the first enemy it damages; of several, one of its choice."""
    state = table.state
    figure = assault.figure
    hurt, assault.hurt = assault.hurt, []
    if not hurt or not stands(figure) or not has(state, figure, "hunter"):
        return
    if figure.prey != NOBODY and (not assault.released or assault.preyed):
        return
    if any(state.figures[number].side != figure.side for number in hurt):
        figure.prey = NOBODY
        yield from settle_prey(table, figure, hurt)
        assault.preyed = True


def settle_prey(table: Table[State], figure: Figure, hurt: list[int]) -> Script[None]:
    """One of those it has hurt and who still stand."""
    state = table.state
    left = [
        number
        for number in dict.fromkeys(hurt)
        if stands(state.figures[number]) and state.figures[number].side != figure.side
    ]
    if not left:
        return
    prey = left[0]
    if len(left) > 1:
        offers: list[Action] = [ChoosePrey(number) for number in left]
        choice = yield table.ask(
            seat_for(state, figure), "prey", OneOf(offers, "TW-RUL-39"), figure=figure.id
        )
        prey = choice.figure
    set_prey(table, figure, prey)
