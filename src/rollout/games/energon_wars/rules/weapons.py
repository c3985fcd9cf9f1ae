"""Which attacks a model may declare, and against whom (EW-ATK-01 to EW-ATK-03)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.energon_wars.content.cards import ROBOT, UNLIMITED, Attack
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.model import CARRIED, NOBODY, STANDING, State
from rollout.games.energon_wars.rules.figures import (
    TOLERANCE,
    carries,
    disc_of,
    flies,
    has_keyword,
    helpless,
    is_huge,
    is_near,
    knocked_down,
)
from rollout.games.energon_wars.rules.sight import (
    out_of_reach,
    sees_past_buildings,
    sight,
)
from rollout.kernel.errors import Refusal
from rollout.space.plane.templates import Spray, spray_from, sprayed

CONE: Final = 300
"""EW-RUL-29: 30 degrees, in tenths."""
SHOT: Final = "shot:"


@dataclass(frozen=True)
class Weapon:
    """A row that the model may use; `source` is the carried model it belongs to, if any."""

    attack: Attack
    key: str
    source: int = NOBODY


def weapons_of(state: State, number: int) -> list[Weapon]:
    """EW-ATK-01, EW-RUL-52: rows of its side, of its items, of the guns it carries."""
    model = state.models[number]
    side = state.cards[number].sides[model.side]
    found = [Weapon(attack, f"{model.side}.{row}") for row, attack in enumerate(side.attacks)]
    for place, item in enumerate(state.items):
        if item.carrier == number:
            rows = state.library.items[item.kind].attacks
            found += [Weapon(attack, f"item{place}.{row}") for row, attack in enumerate(rows)]
    for other, cargo in enumerate(state.models):
        if cargo.carrier == number and cargo.status == CARRIED:
            gun = state.cards[other].sides[-1]
            if gun.has("carried_attack"):
                found += [
                    Weapon(attack, f"{SHOT}{row}", other) for row, attack in enumerate(gun.attacks)
                ]
    return found


def own_attacks(state: State, number: int, name: str) -> list[Attack]:
    """Rows of that name on its side and its items, not those that somebody carried lends."""
    return [
        weapon.attack
        for weapon in weapons_of(state, number)
        if weapon.source == NOBODY and weapon.attack.name == name
    ]


def weapon_refusal(state: State, number: int, weapon: Weapon) -> Refusal | None:
    """Why the weapon cannot be bought now, whoever the target is."""
    model, acting, attack = state.models[number], state.acting, weapon.attack
    if acting.ran:
        return Refusal("EW-ATK-19", "has-run", {"model": number})
    if acting.no_attacks:
        return Refusal("EW-RUL-38", "gave-up-attacks", {"model": number})
    refusal = strength_refusal(state, number, attack)
    if refusal is not None:
        return refusal
    if attack.cost > model.energon:
        return Refusal("EW-EN-20", "too-little-energon", {"cost": attack.cost})
    if attack.uses != UNLIMITED and times_used(state, weapon) >= attack.uses:
        rule = "EW-ATK-02" if weapon.source == NOBODY else "EW-RUL-52"
        return Refusal(rule, "rate-of-fire", {"uses": attack.uses})
    return None


def strength_refusal(state: State, number: int, attack: Attack) -> Refusal | None:
    """EW-KD-05, EW-RUL-67, Spark Plug: who cannot make such an attack, bought or as a reaction."""
    model = state.models[number]
    if helpless(model):
        rule = "EW-KD-05" if knocked_down(model) else "EW-RUL-67"
        return Refusal(rule, "cannot-attack", {"model": number})
    if attack.melee and model.side == ROBOT and carries(state, number, "sparkplug"):
        return Refusal("EW-VP-06", "hands-full", {"model": number})
    return None


def times_used(state: State, weapon: Weapon) -> int:
    """EW-ATK-02: in this activation; a carried gun counts by the round (EW-RUL-52)."""
    if weapon.source != NOBODY:
        return state.models[weapon.source].used.count(weapon.key)
    return state.acting.shots.count(weapon.key)


def target_refusal(state: State, number: int, attack: Attack, target: int) -> Refusal | None:
    """EW-ATK-03: why this model is no target of a single attack."""
    foe = state.models[target]
    if foe.status != STANDING:
        return Refusal("EW-LOS-14", "not-on-the-table", {"target": target})
    if foe.seat == state.models[number].seat:
        return Refusal("EW-RUL-69", "a-friend", {"target": target})
    return aim_refusal(state, number, attack, target)


def aim_refusal(state: State, number: int, attack: Attack, target: int) -> Refusal | None:
    """Range, reach, flight, stealth and sight."""
    if not is_near(state, number, target, attack.range):
        return Refusal("EW-ATK-03", "out-of-range", {"target": target, "range": attack.range})
    if out_of_reach(state, number, target, attack.range):
        return Refusal("EW-LOS-11", "too-high", {"target": target})
    if attack.melee:
        if untouchable(state, number, target):
            return Refusal("EW-FLY-03", "flying", {"target": target})
    elif attack.kind == "ranged" and is_hidden(state, number, target):
        return Refusal("EW-LOS-12", "stealth", {"target": target})
    if not sight(state, number, target).clear:
        return Refusal("EW-LOS-01", "out-of-sight", {"target": target})
    return None


def untouchable(state: State, number: int, target: int) -> bool:
    """EW-FLY-03, EW-HUG-03: whether melee cannot reach a flying model."""
    return (
        flies(state, target)
        and not is_huge(state, number)
        and not has_keyword(state, number, "anti_air")
    )


def is_hidden(state: State, number: int, target: int) -> bool:
    """EW-LOS-12, EW-RUL-35."""
    return has_keyword(state, target, "stealth") and not is_near(
        state, number, target, state.options.stealth_range
    )


def around(state: State, number: int, attack: Attack) -> list[int]:
    """EW-RUL-28, EW-RUL-107: everybody that a 360 attack strikes."""
    return [
        other
        for other, model in enumerate(state.models)
        if other != number
        and model.status == STANDING
        and is_near(state, number, other, attack.range)
        and not out_of_reach(state, number, other, attack.range)
        and not (attack.melee and untouchable(state, number, other))
        and sees_past_buildings(state, number, other)
    ]


def cone(state: State, number: int, attack: Attack, angle: int) -> Spray:
    """EW-RUL-29."""
    return spray_from(disc_of(state, number), angle, attack.range * INCH + TOLERANCE, CONE)


def in_the_cone(state: State, number: int, attack: Attack, angle: int) -> list[int]:
    """EW-RUL-29: everybody whose base the cone touches and terrain does not hide."""
    spray = cone(state, number, attack, angle)
    return [
        other
        for other, model in enumerate(state.models)
        if other != number
        and model.status == STANDING
        and sprayed(spray, disc_of(state, other))
        and not out_of_reach(state, number, other, attack.range)
        and sees_past_buildings(state, number, other)
    ]


def strikes_an_enemy(state: State, number: int, struck: list[int]) -> bool:
    seat = state.models[number].seat
    return any(state.models[other].seat != seat for other in struck)


def enemies_near(state: State, number: int, inches: int) -> list[int]:
    """Enemies on the table within so many inches."""
    seat = state.models[number].seat
    return [
        other
        for other, model in enumerate(state.models)
        if model.seat != seat and model.status == STANDING and is_near(state, number, other, inches)
    ]


def hit_surely(state: State, target: int) -> bool:
    """EW-ATK-06."""
    return knocked_down(state.models[target])
