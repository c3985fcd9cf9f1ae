"""Which weapon may be used on whom, and why not (TW-ATT, TW-LOS, TW-RNG, TW-BES, TW-RUL-24)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from rollout.games.tabletop_warfare.actions import CeaseFire, Fire
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import Mode
from rollout.games.tabletop_warfare.model import NOBODY, STANDING, Figure, State
from rollout.games.tabletop_warfare.rules.figures import (
    CONTACT,
    at_least,
    camouflaged,
    card_of,
    enemies,
    flies,
    has,
    near,
    on_field,
    stands,
    working,
)
from rollout.games.tabletop_warfare.rules.sight import sees
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED, Options

HIDING: Final = 5 * INCH
"""TW-FAE-30: from farther away it cannot be attacked."""
SPLASH: Final = 3 * INCH
"""TW-BES-06: the outer circle of a mortar."""
EMP: Final = 2 * INCH

NO_SUCH_SYSTEM: Final = Refusal("TW-ATT-01", "refuse-no-such-system")
ONLY_THE_FIST: Final = Refusal("TW-SPZ-08", "refuse-only-the-fist")
BROKEN: Final = Refusal("TW-KRI-09", "refuse-weapon-destroyed")
USED: Final = Refusal("TW-ATT-03", "refuse-system-used")
ONE_MODE: Final = Refusal("TW-ATT-04", "refuse-one-mode")
ITSELF: Final = Refusal("TW-BES-04", "refuse-itself")
NO_TARGET: Final = Refusal("TW-BES-02", "refuse-bombs-have-no-target")
NOBODY_BELOW: Final = Refusal("TW-RUL-32", "refuse-nobody-in-radius")
NOT_ON_FIELD: Final = Refusal("TW-RUL-24", "refuse-not-on-field")
FRIENDLY: Final = Refusal("TW-BES-04", "refuse-friendly-target")
UNHURT: Final = Refusal("TW-RUL-35", "refuse-unhurt")
ONLY_GROUND: Final = Refusal("TW-BES-01", "refuse-only-ground-targets")
ONLY_AIR: Final = Refusal("TW-BES-05", "refuse-only-air-targets")
CAMOUFLAGED: Final = Refusal("TW-FAE-30", "refuse-camouflaged")
NO_AREA: Final = Refusal("TW-RUL-42", "refuse-camouflaged-area")
NOT_THE_PREY: Final = Refusal("TW-FAE-12", "refuse-not-the-prey")
TOO_NEAR: Final = Refusal("TW-RNG-02", "refuse-too-near")
NO_SIGHT: Final = Refusal("TW-LOS-01", "refuse-no-line-of-sight")
SIREN: Final = Refusal("TW-SPZ-06", "refuse-siren-first")


@dataclass
class Assault:
    """An attack that is being made with all systems of a card, or with one."""

    figure: Figure
    form: int
    """The form it is made in; the attack is over if that changes."""
    released: bool
    """TW-RUL-39: granted by another ability, so a Hunter may pick anyone, until it hurts one."""
    outside: bool
    """TW-RUL-69: made outside the two actions of the figure's own activation."""
    aim: int = 0
    used: int = 0
    """Systems used so far, as bits."""
    only: int = -1
    """The one system it is made with, as a number (TW-SPZ-08)."""
    hurt: list[int] = field(default_factory=list)
    """Whom it damaged since a Hunter last looked for prey (TW-RUL-39)."""
    preyed: bool = False


def mode_of(state: State, figure: Figure, fire: Fire) -> Mode | None:
    systems = card_of(state, figure).systems
    if not 0 <= fire.system < len(systems):
        return None
    modes = systems[fire.system].modes
    return modes[fire.mode] if 0 <= fire.mode < len(modes) else None


def reach_of(mode: Mode) -> int:
    """TW-RUL-83: a range of 0 is contact."""
    return mode.most or CONTACT


def use_refusal(state: State, assault: Assault, fire: Fire) -> Refusal | None:
    """None when the system may be used so, else the first rule against it."""
    figure = assault.figure
    mode = mode_of(state, figure, fire)
    if mode is None:
        return NO_SUCH_SYSTEM
    if assault.only >= 0 and fire.system != assault.only:
        return ONLY_THE_FIST
    if not working(state, figure, fire.system):
        return BROKEN
    if assault.used >> fire.system & 1:
        return USED if len(card_of(state, figure).systems[fire.system].modes) == 1 else ONE_MODE
    if "bombs" in mode.traits:
        return bombs_refusal(state, assault, mode, fire.target)
    return aim_refusal(state, assault, mode, fire.target)


def aim_refusal(state: State, assault: Assault, mode: Mode, number: int) -> Refusal | None:
    """What forbids that mode this target, sirens included."""
    if not 0 <= number < len(state.figures):
        return NOT_ON_FIELD
    target = state.figures[number]
    refusal = target_refusal(state, assault, mode, target)
    if refusal is None and not calls(target, assault) and drawn_by_siren(state, assault, mode):
        return SIREN
    return refusal


def calls(target: Figure, assault: Assault) -> bool:
    """TW-SPZ-06b: whether it is an enemy whose siren sounds."""
    return target.siren and target.side != assault.figure.side


def bombs_refusal(state: State, assault: Assault, mode: Mode, target: int) -> Refusal | None:
    """TW-BES-02, TW-RUL-32: nobody is aimed at; somebody else must be below."""
    if target != NOBODY:
        return NO_TARGET
    victims = bombed(state, assault.figure, mode)
    if not any(victim.id != assault.figure.id for victim in victims):
        return NOBODY_BELOW
    if hunts(state, assault) and all(victim.id != assault.figure.prey for victim in victims):
        return NOT_THE_PREY
    return None


def bombed(state: State, figure: Figure, mode: Mode) -> list[Figure]:
    """TW-BES-02: everybody in the radius who does not fly, friend or foe, the bomber too."""
    return [
        other
        for other in on_field(state)
        if not flies(state, other)
        and near(state, figure, other, reach_of(mode))
        and not (other.id == figure.id and state.options.bomber_immune)
    ]


def target_refusal(state: State, assault: Assault, mode: Mode, target: Figure) -> Refusal | None:
    """What forbids that mode this target, sirens aside; the range is measured after sight."""
    figure = assault.figure
    if not stands(target):
        return NOT_ON_FIELD
    if target.id == figure.id:
        return ITSELF
    if target.side == figure.side:
        if "can_repair" not in mode.traits:
            return FRIENDLY
        if target.damage[target.form] == 0:
            return UNHURT
    else:
        refusal = _enemy_refusal(state, assault, mode, target)
        if refusal is not None:
            return refusal
    return reach_refusal(state, figure, mode, target)


def reach_refusal(state: State, figure: Figure, mode: Mode, target: Figure) -> Refusal | None:
    if not sees(state, figure, target):
        return NO_SIGHT
    if not near(state, figure, target, reach_of(mode)):
        return Refusal("TW-RNG-01", "refuse-out-of-range", {"reach": mode.most})
    return None if at_least(state, figure, target, mode.least) else TOO_NEAR


def has_left(state: State, figure: Figure, mode: Mode, target: Figure) -> bool:
    """TW-RUL-34: whether a target that was attacked is out of the reach of further strikes."""
    if not stands(target):
        return True
    if target.side != figure.side and _form_refusal(state, figure, mode, target) is not None:
        return True
    return reach_refusal(state, figure, mode, target) is not None


def _enemy_refusal(state: State, assault: Assault, mode: Mode, target: Figure) -> Refusal | None:
    refusal = _form_refusal(state, assault.figure, mode, target)
    if refusal is not None:
        return refusal
    if hunts(state, assault) and not _reaches_prey(state, assault, mode, target):
        return NOT_THE_PREY
    return None


def _form_refusal(state: State, figure: Figure, mode: Mode, target: Figure) -> Refusal | None:
    """What the form of an enemy forbids: it flies, it does not, it hides."""
    traits = mode.traits
    if traits:
        if "ground_targets" in traits and flies(state, target):
            return ONLY_GROUND
        if "air_targets" in traits and not flies(state, target):
            return ONLY_AIR
    if "camouflage" in card_of(state, target).abilities and camouflaged(state, target):
        if mode.area and state.options.camouflage_never_area_target:
            return NO_AREA
        if not near(state, figure, target, HIDING):
            return CAMOUFLAGED
    return None


def hunts(state: State, assault: Assault) -> bool:
    """TW-FAE-12: whether only the prey may be attacked."""
    figure = assault.figure
    return (
        figure.prey != NOBODY
        and (assault.preyed or not assault.released)
        and has(state, figure, "hunter")
        and stands(state.figures[figure.prey])
    )


def _reaches_prey(state: State, assault: Assault, mode: Mode, target: Figure) -> bool:
    """TW-RUL-39: the prey itself, or a mortar shell that catches it."""
    prey = state.figures[assault.figure.prey]
    if prey.id == target.id:
        return True
    return "mortar" in mode.traits and not flies(state, prey) and near(state, target, prey, SPLASH)


def drawn_by_siren(state: State, assault: Assault, mode: Mode) -> bool:
    """TW-SPZ-06b, TW-RUL-43: whether a sirened enemy could be the target."""
    side = assault.figure.side
    if not any(other.siren and other.side != side for other in state.figures):
        return False
    return any(
        enemy.siren and target_refusal(state, assault, mode, enemy) is None
        for enemy in enemies(state, assault.figure)
    )


def uses(state: State, assault: Assault) -> Iterator[Fire]:
    """Every legal use of every system that is left."""
    figure = assault.figure
    for system, weapon in enumerate(card_of(state, figure).systems):
        if assault.used >> system & 1 or not working(state, figure, system):
            continue
        if assault.only >= 0 and system != assault.only:
            continue
        for number, mode in enumerate(weapon.modes):
            if "bombs" in mode.traits:
                if bombs_refusal(state, assault, mode, NOBODY) is None:
                    yield Fire(system, number)
                continue
            sirens = drawn_by_siren(state, assault, mode)
            for target in within_range(state, figure, mode):
                if sirens and not calls(target, assault):
                    continue
                if target_refusal(state, assault, mode, target) is None:
                    yield Fire(system, number, target.id)


def within_range(state: State, figure: Figure, mode: Mode) -> list[Figure]:
    """Whom the mode could reach: enemies, and friends where it repairs."""
    friendly = "can_repair" in mode.traits
    reach = card_of(state, figure).radius + reach_of(mode)
    x, y, side = figure.x, figure.y, figure.side
    found: list[Figure] = []
    for other in state.figures:
        if other.status != STANDING or (other.side == side and not friendly):
            continue
        dx, dy = other.x - x, other.y - y
        apart = reach + card_of(state, other).radius
        if dx * dx + dy * dy <= apart * apart:
            found.append(other)
    return found


def has_use(state: State, assault: Assault) -> bool:
    """TW-RUL-19: whether an attack could be made at all."""
    return next(uses(state, assault), None) is not None


class Uses(Options):
    """What can be fired next, or to stop (TW-ATT-06). Worked out on first use."""

    def __init__(self, state: State, assault: Assault) -> None:
        self.state = state
        self.assault = assault
        self._listed: list[Action] | None = None

    def listed(self) -> list[Action]:
        found = self._listed
        if found is None:
            found = self._listed = [*uses(self.state, self.assault), CeaseFire()]
        return found

    def __iter__(self) -> Iterator[Action]:
        return iter(self.listed())

    def __len__(self) -> int:
        return len(self.listed())

    def __bool__(self) -> bool:
        return True

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.refusal(action) is None

    def sample(self, rng: Random) -> Action:
        found = self.listed()
        return found[int(rng.random() * len(found))]

    def refusal(self, action: Action) -> Refusal | None:
        if isinstance(action, CeaseFire):
            return None
        if not isinstance(action, Fire):
            return NOT_OFFERED
        return use_refusal(self.state, self.assault, action)

    def near_misses(self) -> Iterator[tuple[Action, Refusal]]:
        """Enemies that no shot can be aimed at, and why."""
        for system, weapon in enumerate(card_of(self.state, self.assault.figure).systems):
            for number in range(len(weapon.modes)):
                for enemy in enemies(self.state, self.assault.figure):
                    fire = Fire(system, number, enemy.id)
                    refusal = self.refusal(fire)
                    if refusal is not None:
                        yield fire, refusal

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "kind": "uses", "figure": self.assault.figure.id}
