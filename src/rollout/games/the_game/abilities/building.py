"""Build: constructs on adjacent hexes (TG-BLD)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.ability import Ability
from rollout.games.the_game.actions import Build
from rollout.games.the_game.content.maps import CLEAR, THICK_TREES, THIN_TREES
from rollout.games.the_game.events import Built
from rollout.games.the_game.model import AIR, NONE, State, Unit
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Table

NEW: Final = "new"
REINFORCE: Final = "reinforce"
RAISE: Final = "raise"

NOT_ADJACENT: Final = Refusal("TG-BLD-01", "refuse-build-not-adjacent")
FLYING_BUILDER: Final = Refusal("TG-RUL-61", "refuse-build-flying")
NO_SKILL: Final = Refusal("TG-RUL-04", "refuse-no-skill")
TAKEN: Final = Refusal("TG-RUL-61", "refuse-build-hex-taken")
NO_CONSTRUCT: Final = Refusal("TG-BLD-03", "refuse-build-no-construct")
STOOD_ON: Final = Refusal("TG-RUL-61", "refuse-build-stood-on")
NO_SUCH_WORK: Final = Refusal("TG-BLD-01", "refuse-build-no-such-work")


class Building(Ability):
    """One action: a new construct, more hit points, or more height."""

    kind = "build"
    action: type[Action] = Build
    trait = "build"

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [
            Build(what, cell)
            for cell in state.facts.neighbours[unit.cell]
            if cell != NONE
            for what in ((REINFORCE, RAISE) if state.construct_height[cell] else (NEW,))
        ]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        assert isinstance(action, Build)
        cell = action.cell
        if cell == NONE or cell not in state.facts.neighbours[unit.cell]:
            return NOT_ADJACENT
        if unit.level == AIR:
            return FLYING_BUILDER
        if action.what == NEW:
            if unit.sheet.skill == 0:
                return NO_SKILL
            return TAKEN if _taken(state, cell) else None
        if state.construct_height[cell] == 0:
            return NO_CONSTRUCT
        if action.what == REINFORCE:
            return NO_SKILL if unit.sheet.skill == 0 else None
        if action.what == RAISE:
            return STOOD_ON if state.on_ground[cell] != NONE else None
        return NO_SUCH_WORK

    def take_effect(self, table: Table[State], unit: Unit, action: Action) -> None:
        assert isinstance(action, Build)
        state, cell = table.state, action.cell
        height = state.construct_height[cell]
        hit_points = state.construct_hit_points[cell]
        if action.what == RAISE:
            height += 1
        else:
            height = max(height, 1)
            hit_points += unit.sheet.skill
        if state.terrain[cell] in (THIN_TREES, THICK_TREES):
            state.change_terrain(cell, CLEAR)
        state.change_construct(cell, height, hit_points)
        table.tell(Built(unit.id, cell, action.what, height, hit_points))


def _taken(state: State, cell: int) -> bool:
    """A unit, a body, a construct or a fire stands in the way (TG-RUL-61)."""
    return (
        state.construct_height[cell] > 0
        or state.on_ground[cell] != NONE
        or cell in state.fires
        or bool(state.bodies(cell))
    )
