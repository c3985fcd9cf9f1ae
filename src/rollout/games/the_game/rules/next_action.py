"""What a unit may do with its next action: the one definition of it (TG-ACT).

Movement and attacks have chapters of their own; everything else is an `Ability`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from rollout.gamekit.menus import Menu
from rollout.games.the_game.abilities import found_abilities
from rollout.games.the_game.abilities.ability import Ability
from rollout.games.the_game.actions import (
    ACTIONS,
    Command,
    EndTurn,
    Move,
    Repair,
    SetFire,
    Shoot,
    ShootConstruct,
    Strike,
    StrikeConstruct,
    TakeControl,
    Transform,
    Transmit,
)
from rollout.games.the_game.model import NONE, State, Unit
from rollout.games.the_game.rules.attack import attack, attack_actions, attack_refusal
from rollout.games.the_game.rules.movement import Moving, SmokeLaying, Sprinting
from rollout.games.the_game.rules.transforming import Transforming
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import NOT_OFFERED

IN_CHAPTERS: Final[tuple[type[Ability], ...]] = (Moving, Sprinting, SmokeLaying, Transforming)
"""Those that a chapter of the rules has; the others stand in `abilities/`."""
ABILITIES: Final[dict[type[Action], Ability]] = {
    each.action: each
    for each in sorted(
        (kind() for kind in (*IN_CHAPTERS, *found_abilities())),
        key=lambda ability: ACTIONS.index(ability.action),
    )
}
"""In the order of the actions."""
SAME_AS: Final[dict[type[Action], type[Action]]] = {
    other: each.action for each in ABILITIES.values() for other in each.also
}
ATTACKS: Final = (Shoot, ShootConstruct, Strike, StrikeConstruct, SetFire, TakeControl)
BLOWS: Final = (Strike, StrikeConstruct, TakeControl)
WHILE_INSIDE: Final = (Move, Transform, Repair, Command, Transmit)
WHILE_CARRIED: Final = (Transform,)

NOT_IN_THIS_MODE: Final = Refusal("TG-ABL-02", "refuse-not-in-this-mode")
NOT_AGREED: Final = Refusal("TG-SET-05", "refuse-not-agreed")
PASSENGER: Final = Refusal("TG-RUL-81", "refuse-while-inside")
CARRIED: Final = Refusal("TG-RUL-77", "refuse-while-carried")
HUMANS: Final = Refusal("TG-RUL-87", "refuse-humans")


class Acts(Menu):
    """Everything the unit may do now."""

    def __init__(self, state: State, unit: Unit, allowance: Allowance) -> None:
        self.state = state
        self.unit = unit
        self.allowance = allowance

    def offers(self) -> list[Action]:
        return list_acts(self.state, self.unit, self.allowance)

    def why_not(self, action: Action) -> Refusal | None:
        return act_refusal(self.state, self.unit, self.allowance, action)

    def considered(self) -> Iterator[Action]:
        """Abilities of the current mode, and attacks on enemies."""
        return _conceivable(self.state, self.unit)

    def __bool__(self) -> bool:
        return True

    def __contains__(self, action: object) -> bool:
        if self._offered is not None:
            return action in self._offered
        return isinstance(action, Action) and self.refusal(action) is None

    def refusal(self, action: Action) -> Refusal | None:
        return self.why_not(action)

    def describe(self) -> dict[str, Any]:
        listed = super().describe()
        return {**listed, "kind": "acts", "unit": self.unit.id, "left": self.allowance.left}


def list_acts(state: State, unit: Unit, allowance: Allowance) -> list[Action]:
    found: list[Action] = []
    for kind, ability in ABILITIES.items():
        if not ability.available(state, unit):
            continue
        if allowance.refusal(ability.kind, ability.actions) is not None:
            continue
        if _situation_refusal(unit, kind) is not None:
            continue
        found += [
            action
            for action in ability.candidates(state, unit)
            if ability.refusal(state, unit, action) is None
        ]
    if unit.carrier == NONE and (
        ATTACK not in allowance.used or state.facts.options.shoot_and_strike
    ):
        found += [
            action
            for action in attack_actions(state, unit)
            if allowance.refusal(kind_of(state, action), actions_taken(action)) is None
        ]
    found.append(EndTurn())
    return found


def act_refusal(state: State, unit: Unit, allowance: Allowance, action: Action) -> Refusal | None:
    """None when the unit may do that now, else the first rule against it."""
    kind = type(action)
    if kind is EndTurn:
        return None
    if kind not in ATTACKS and SAME_AS.get(kind, kind) not in ABILITIES:
        return NOT_OFFERED
    spent = allowance.refusal(kind_of(state, action), actions_taken(action))
    if spent is not None:
        return spent
    situation = _situation_refusal(unit, SAME_AS.get(kind, kind))
    if situation is not None:
        return situation
    if kind in ATTACKS:
        return attack_refusal(state, unit, action)
    ability = ABILITIES[SAME_AS.get(kind, kind)]
    if ability.trait and ability.trait not in unit.form.traits:
        return NOT_IN_THIS_MODE
    if ability.actions == 2 and not ability.available(state, unit):
        return NOT_AGREED
    return ability.refusal(state, unit, action)


def kind_of(state: State, action: Action) -> str:
    """The kind that may be used once a turn (TG-ACT-02, TG-ACT-03)."""
    if isinstance(action, ATTACKS):
        if state.facts.options.shoot_and_strike and isinstance(action, BLOWS):
            return STRIKE
        return ATTACK
    return ABILITIES[SAME_AS.get(type(action), type(action))].kind


def actions_taken(action: Action) -> int:
    """One action, or both (TG-ACT-04)."""
    if isinstance(action, ATTACKS):
        how = getattr(action, "how", "")
        return 2 if how and how != "demolish" else 1
    return ABILITIES[SAME_AS.get(type(action), type(action))].actions


def script_of(table: Table[State], unit: Unit, action: Action) -> Script[None]:
    """The script that performs it."""
    if isinstance(action, ATTACKS):
        return attack(table, unit, action)
    return ABILITIES[SAME_AS.get(type(action), type(action))].perform(table, unit, action)


def _situation_refusal(unit: Unit, kind: type[Action]) -> Refusal | None:
    """What cannot be done from inside or on top of others, or by humans."""
    if unit.sheet.heads and kind is not Move and kind not in ATTACKS:
        return HUMANS
    if unit.carrier == NONE:
        return None
    if unit.inside:
        return None if kind in WHILE_INSIDE else PASSENGER
    if kind in WHILE_CARRIED or (kind is Move and not unit.form.small and not unit.form.gun):
        return None
    return CARRIED


def _conceivable(state: State, unit: Unit) -> Iterator[Action]:
    for ability in ABILITIES.values():
        if ability.available(state, unit):
            yield from ability.candidates(state, unit)
    for other in state.units:
        if other.operational and other.side != unit.side and other.cell != NONE:
            if unit.form.firepower:
                yield Shoot(other.id)
            if unit.form.strength:
                yield Strike(other.id)


# The actions of a turn or a grant, and what has been used of them (TG-ACT).

ACTIONS_OF_A_TURN: Final = 2

NONE_LEFT: Final = Refusal("TG-SEQ-03", "refuse-no-action-left")
USED_ALREADY: Final = Refusal("TG-ACT-02", "refuse-used-already")
ATTACKED_ALREADY: Final = Refusal("TG-ACT-03", "refuse-attacked-already")
NEEDS_BOTH: Final = Refusal("TG-ACT-04", "refuse-needs-both-actions")

ATTACK: Final = "attack"
STRIKE: Final = "strike"
"""A second kind of attack only under the option `shoot_and_strike` (TG-RUL-23)."""


@dataclass
class Allowance:
    """Up to two different actions, or the free actions of a grant (TG-RUL-26)."""

    left: int = ACTIONS_OF_A_TURN
    used: list[str] = field(default_factory=list)

    def refusal(self, kind: str, actions: int) -> Refusal | None:
        if self.left == 0:
            return NONE_LEFT
        if kind in self.used:
            return ATTACKED_ALREADY if kind in (ATTACK, STRIKE) else USED_ALREADY
        if self.left < actions:
            return NEEDS_BOTH
        return None

    def spend(self, kind: str, actions: int) -> None:
        self.used.append(kind)
        self.left -= actions
