"""Weapons as they are read: each form of weapon has figures of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rollout.games.attacktix.content.figure_form import WeaponForm
from rollout.games.attacktix.content.roster import Armament
from rollout.games.attacktix.content.vocabulary import CLAW, JAB, MISSILE, SLASH, THROW
from rollout.kernel.content import Document, Place, convert
from rollout.space.physics.weapons import Jab, Missile, Slash, Throw, Weapon

NEEDED: Final = {
    MISSILE: ("mass", "diameter", "length", "speed"),
    SLASH: ("energy", "reach", "height"),
    THROW: ("energy", "reach"),
    JAB: ("energy", "stroke"),
    CLAW: ("energy", "stroke", "torque"),
}
"""What each form of weapon is told by, in the order in which it is made of that."""
MADE: Final[dict[str, Callable[..., Weapon]]] = {
    MISSILE: Missile,
    SLASH: Slash,
    THROW: Throw,
    JAB: Jab,
    CLAW: Jab,
}
FIGURES: Final = (
    "mass",
    "diameter",
    "length",
    "speed",
    "energy",
    "reach",
    "height",
    "stroke",
    "torque",
)
SAFE: Final = 80.0
"""Millijoules that a hard missile may have."""


def read_weapon(document: Document, place: Place) -> Armament:
    """AT-ATK-07 to 12. Raises ContentError."""
    form = convert(document, place, WeaponForm)
    for name in FIGURES:
        given, needed = getattr(form, name) is not None, name in NEEDED[form.kind]
        if given != needed:
            expected = f"{name} for a {form.kind}" if needed else f"no {name} for a {form.kind}"
            raise document.error((*place, name), expected, getattr(form, name))
    if len(form.pitch) != 2 or form.pitch[0] > form.pitch[1]:
        raise document.error((*place, "pitch"), "the lowest and the highest pitch", form.pitch)
    if form.shots > 1 and form.kind != MISSILE:
        raise document.error((*place, "shots"), "several shots of missiles only", form.shots)
    made = _made(form)
    if isinstance(made, Missile) and made.mass * made.speed**2 / 2 > SAFE:
        raise document.error(place, f"a missile of at most {SAFE:.0f} mJ", form.speed)
    lowest, highest = (round(10 * each) for each in form.pitch)
    return Armament(
        str(place[1]), form.kind, made, round(10 * form.yaw), lowest, highest, form.shots
    )


def _made(form: WeaponForm) -> Weapon:
    return MADE[form.kind](*(getattr(form, name) for name in NEEDED[form.kind]))
