"""Move, Attack, Transform, Aim, Pass (TW-ACT-01)."""

from __future__ import annotations

from typing import Any, Final

from rollout.games.tabletop_warfare.actions import (
    Aim,
    Attack,
    Move,
    Pass,
    QuickTransform,
    Transform,
)
from rollout.games.tabletop_warfare.events import Passed
from rollout.games.tabletop_warfare.model import Acting, Figure, State
from rollout.games.tabletop_warfare.rules.act import Act
from rollout.games.tabletop_warfare.rules.attack import attack, begin_assault
from rollout.games.tabletop_warfare.rules.figures import has, kind_of, systems_of
from rollout.games.tabletop_warfare.rules.markers import give_aim_marker
from rollout.games.tabletop_warfare.rules.movement import move, move_refusal
from rollout.games.tabletop_warfare.rules.targets import has_use
from rollout.games.tabletop_warfare.rules.transforming import transform, transform_refusal
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

AFTER_ATTACK: Final = Refusal("TW-ACT-03", "refuse-move-after-attack")
AFTER_WEAPON: Final = Refusal("TW-RUL-18", "refuse-move-after-attack")
NO_WEAPON: Final = Refusal("TW-ATT-01", "refuse-no-weapon")
NO_TARGET: Final = Refusal("TW-RUL-19", "refuse-no-legal-target")
NEVER_NEEDED: Final = Refusal("TW-RUL-80", "refuse-transforms-freely")
NOT_QUICK: Final = Refusal("TW-FAE-25", "refuse-not-on-card")
TWICE: Final = Refusal("TW-RUL-80", "refuse-quick-twice")


class Moving(Act):
    """TW-MOV-01."""

    word = "move"

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [Move()]

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        if acting.attacked and not has(state, figure, "agile"):
            return AFTER_ATTACK if Attacking.word in acting.taken else AFTER_WEAPON
        return move_refusal(state, figure)

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        return move(table, figure)


class Attacking(Act):
    """TW-ATT-03."""

    word = "attack"

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [Attack()]

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        if not systems_of(state, figure):
            return NO_WEAPON
        usable = has_use(state, begin_assault(state, figure, acting))
        return None if usable else NO_TARGET

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        return attack(table, figure, acting)


class Transforming(Act):
    """TW-TRF-02; a figure with Quick Transform never needs it in its own activation."""

    word = "transform"

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        forms = range(len(kind_of(state, figure).cards))
        return [Transform(form) for form in forms if form != figure.form]

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        if not acting.free and has(state, figure, "quick_transform"):
            return NEVER_NEEDED
        return transform_refusal(state, figure, action.form)

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        return transform(table, figure, action.form)


class QuickTransforming(Act):
    """TW-FAE-25, TW-RUL-80: free, but not twice without an action between."""

    actions = 0
    freely = False
    slips = False
    missing = NOT_QUICK

    def available(self, state: State, figure: Figure) -> bool:
        return has(state, figure, "quick_transform")

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        forms = range(len(kind_of(state, figure).cards))
        return [QuickTransform(form) for form in forms if form != figure.form]

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        return transform_refusal(state, figure, action.form) if acting.quick else TWICE

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        acting.quick = False
        return transform(table, figure, action.form)


class Aiming(Act):
    """TW-AIM-01."""

    word = "aim"

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [Aim()]

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        give_aim_marker(table, figure)
        yield from ()


class Passing(Act):
    """TW-ACT-04, TW-RUL-15: the rest of the activation is given up."""

    actions = 0
    freely = False
    slips = False

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [Pass()]

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        acting.actions = 0
        acting.passed = True
        table.tell(Passed(figure.id))
        yield from ()
