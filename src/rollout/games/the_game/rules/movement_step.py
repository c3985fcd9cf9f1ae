"""A way: one step of a Movement, what it costs and where it leads."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.model import AIR
from rollout.kernel.actions import Action
from rollout.kernel.reasons import Reasons

STAYS: Final = 0
"""Turning, lying down, standing up: hex and layer stay."""
ENTERS: Final = 1
"""Into another hex; a friend's may be passed through (TG-MOV-06)."""
CHANGES_LAYER: Final = 2
"""Take-off or landing: the other layer must be free (TG-RUL-53)."""

FACINGS: Final = 6
NODES: Final = 8 * FACINGS
"""Places in a hex, each a number of its own."""


def node_of(cell: int, facing: int, level: int, prone: bool) -> int:
    """A place in a Movement as one number: hex, facing, level and posture."""
    return (cell * FACINGS + facing) * 8 + level * 2 + prone


def place_of(cell: int, level: int) -> int:
    """A hex and a layer of it as one number."""
    return cell * 2 + (level == AIR)


class Way:
    """One step that the ground allows."""

    def __init__(
        self,
        action: Action,
        reasons: Reasons,
        moves: int,
        cell: int,
        facing: int,
        level: int,
        prone: bool,
        climbs: bool,
    ) -> None:
        self.action = action
        self.reasons = reasons
        self.cost: int = reasons.total
        self.moves = moves
        self.cell = cell
        self.facing = facing
        self.level = level
        self.prone = prone
        self.climbs = climbs
        """It puts weight on a construct (TG-CON-04)."""
        self.node: int = node_of(cell, facing, level, prone)
        self.place: int = place_of(cell, level)
