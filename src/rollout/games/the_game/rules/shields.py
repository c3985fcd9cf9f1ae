"""Shields: which attacks their fields stop (TG-SHD-02 to TG-SHD-05, TG-RUL-75)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.model import OPERATIONAL, SELF_FIELD, WEAPON_FIELD, State, Unit
from rollout.kernel.errors import Refusal

OWN_FIELD: Final = Refusal("TG-SHD-02", "refuse-inside-own-field")
TARGET_FIELD: Final = Refusal("TG-SHD-02", "refuse-target-inside-own-field")
ACROSS_FIELD: Final = Refusal("TG-SHD-03", "refuse-across-weapon-field")


def field_refusal(state: State, start: int, goal: int) -> Refusal | None:
    """A weapon attack may not cross the edge of a weapon field.

    Only the ends matter: for every field both are inside or both outside.
    """
    return edge_refusal(state, weapon_fields(state), start, goal)


def weapon_fields(state: State) -> list[int]:
    """The hexes at the centre of all weapon fields."""
    return [
        unit.cell
        for unit in state.units
        if unit.shield == WEAPON_FIELD and unit.status == OPERATIONAL
    ]


def edge_refusal(state: State, fields: list[int], start: int, goal: int) -> Refusal | None:
    """`field_refusal` for those who know the fields already."""
    distances = state.facts.grid.distances
    for centre in fields:
        if (distances[centre][start] <= 1) != (distances[centre][goal] <= 1):
            return ACROSS_FIELD
    return None


def self_shielded(unit: Unit) -> bool:
    """Whether no attack of any kind goes in or out (TG-SHD-02)."""
    return unit.shield == SELF_FIELD
