"""Area damage: bombs, mortars, the EMP catapult (TW-BES-02, TW-BES-06, TW-RUL-31 to -33, -71)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.actions import Fire, NextVictim
from rollout.games.tabletop_warfare.attack_events import Fired
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import Mode
from rollout.games.tabletop_warfare.model import NOBODY, Figure, State
from rollout.games.tabletop_warfare.rules.criticals import aftermath
from rollout.games.tabletop_warfare.rules.damage import Blow, take
from rollout.games.tabletop_warfare.rules.dodging import may_dodge
from rollout.games.tabletop_warfare.rules.figures import (
    disc_of,
    flies,
    near,
    on_field,
    seat_for,
    stands,
)
from rollout.games.tabletop_warfare.rules.markers import (
    discharge,
    give_activation_marker,
    wipe_oil,
)
from rollout.games.tabletop_warfare.rules.offers import OneOf
from rollout.games.tabletop_warfare.rules.rolled_damage import rolled
from rollout.games.tabletop_warfare.rules.targets import EMP, SPLASH, Assault, bombed
from rollout.games.tabletop_warfare.rules.to_hit import (
    NO_ROLL,
    SOLAR_DAMAGE,
    additions,
    anti_air,
    multiplied,
)
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table
from rollout.kernel.reasons import Term
from rollout.space.plane import Disc, gap

INNER: Final = 2 * INCH
AT_TARGET: Final = 3
NEAR_TARGET: Final = 2
FARTHER: Final = 1


def drop_bombs(table: Table[State], assault: Assault, fire: Fire, mode: Mode) -> Script[None]:
    """TW-BES-02, TW-RUL-32: no roll to hit; one damage for everybody below."""
    state = table.state
    figure = assault.figure
    table.tell(Fired(figure.id, fire.system, fire.mode, NOBODY, NO_ROLL))
    victims = [victim.id for victim in bombed(state, figure, mode)]
    centre = disc_of(state, figure)
    terms = [Term("bombs", (yield from rolled(table, figure, mode)), "TW-BES-02", base=True)]
    if discharge(table, figure):
        terms.append(Term("solar", SOLAR_DAMAGE, "TW-SPZ-07"))
    checked = state.options.area_criticals == "all"
    blow = Blow("bombs", figure.id, figure.id, checked, "armour_piercing" in mode.traits)
    wetted: list[Figure] = []
    while victims:
        victim = yield from next_victim(table, figure, centre, victims)
        if not stands(victim):
            continue
        dodged = yield from splash_dodged(table, assault, mode, victim)
        if not dodged:
            wound = yield from take(table, victim, multiplied(state, figure, victim, terms), blow)
            yield from aftermath(table, [wound])
        if not dodged or state.options.oil_lost_on_miss:
            wetted.append(victim)
    for victim in wetted:
        wipe_oil(table, victim)
    assault.hurt += blow.damaged


def mortar_splash(
    table: Table[State],
    assault: Assault,
    mode: Mode,
    target: Figure,
    dodged: bool,
    charged: bool,
    struck: set[int],
    wetted: set[int],
) -> Script[None]:
    """TW-BES-06, TW-RUL-33: 3 at the target, 2 within 2 inches, 1 within 3; fliers take nothing."""
    state = table.state
    figure = assault.figure
    centre = disc_of(state, target)
    bands = {
        other.id: _band(state, target, other)
        for other in on_field(state)
        if near(state, target, other, SPLASH) and not flies(state, other)
    }
    victims = list(bands)
    piercing = "armour_piercing" in mode.traits
    while victims:
        victim = yield from next_victim(table, figure, centre, victims)
        aimed_at = victim.id == target.id
        checked = aimed_at or state.options.area_criticals == "all"
        blow = Blow("mortar", figure.id, figure.id, checked, piercing)
        if not stands(victim) or (aimed_at and dodged):
            continue
        if not aimed_at and (yield from splash_dodged(table, assault, mode, victim)):
            wetted.add(victim.id)
            continue
        struck.add(victim.id)
        terms = [Term("mortar", bands[victim.id], "TW-BES-06", base=True)]
        if aimed_at:
            terms += additions(state, assault, target, charged)
        wound = yield from take(table, victim, multiplied(state, figure, victim, terms), blow)
        yield from aftermath(table, [wound])
        assault.hurt += blow.damaged


def _band(state: State, target: Figure, other: Figure) -> int:
    if other.id == target.id:
        return AT_TARGET
    return NEAR_TARGET if near(state, target, other, INNER) else FARTHER


def splash_dodged(
    table: Table[State], assault: Assault, mode: Mode, victim: Figure
) -> Script[bool]:
    """TW-RUL-31, TW-RUL-37: each may dodge for itself, unless anti-air is in it."""
    state = table.state
    if victim.side != assault.figure.side and anti_air(state, assault.figure, mode):
        return False
    return (yield from may_dodge(table, victim, assault.figure.id))


def next_victim(
    table: Table[State], figure: Figure, centre: Disc, victims: list[int]
) -> Script[Figure]:
    """TW-RUL-31: the nearest to the centre; of those equally near the attacker's choice."""
    state = table.state
    gaps = [(gap(centre, disc_of(state, state.figures[number])), number) for number in victims]
    nearest = min(gaps)[0]
    equal = [number for distance, number in gaps if distance == nearest]
    chosen = equal[0]
    if len(equal) > 1:
        offers: list[Action] = [NextVictim(number) for number in equal]
        choice = yield table.ask(
            seat_for(state, figure), "next_victim", OneOf(offers, "TW-RUL-31"), figure=figure.id
        )
        chosen = choice.figure
    victims.remove(chosen)
    return state.figures[chosen]


def jolted(state: State, target: Figure, dodged: bool) -> list[Figure]:
    """TW-RUL-71, TW-RUL-31: the target and everybody about it, fixed before it is damaged."""
    return [
        other
        for other in on_field(state)
        if (not dodged if other.id == target.id else near(state, target, other, EMP))
    ]


def emp_pulse(table: Table[State], assault: Assault, about: list[Figure]) -> None:
    """TW-RUL-71, TW-FAQ-10: an activation marker for all of them who stand, own figures too."""
    for figure in about:
        if stands(figure):
            give_activation_marker(table, figure, assault.figure)
