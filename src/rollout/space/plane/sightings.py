"""Who sees whom at one moment: each pair is looked at once, and again only when it must be."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from rollout.space.plane.crossing import nearer
from rollout.space.plane.shapes import Disc, Shape, Solid
from rollout.space.plane.sight import Sight
from rollout.space.plane.tangent_sight import sight_by_tangents

Look: TypeAlias = Callable[[Solid, Solid, Sequence[Solid]], Sight]
"""Sight as a game rules it: viewer, target, and what stands between."""
Blocks: TypeAlias = Callable[[Solid, Solid, Solid], bool]
"""Whether a third solid may stand in the way between a viewer and a target at all."""


def everything_blocks(third: Solid, viewer: Solid, target: Solid) -> bool:
    """What stands on the table is in the way."""
    return True


def look_by_tangents(viewer: Solid, target: Solid, between: Sequence[Solid]) -> Sight:
    """Sight by tangents between solids; heights do not count."""
    return sight_by_tangents(_base(viewer), _base(target), [solid.shape for solid in between])


class Scene:
    """What stands on the table, by number; None where nothing stands.

    A scene is never changed: `replaced` is the scene after one of them moved, and keeps
    what is still true of the others. Blockers are told by their numbers in the scene.
    """

    def __init__(
        self, solids: Sequence[Solid | None], look: Look, blocks: Blocks = everything_blocks
    ) -> None:
        self.solids: list[Solid | None] = list(solids)
        self.look: Look = look
        self.blocks: Blocks = blocks
        self._known: dict[tuple[int, int], Sight] = {}

    def sight(self, viewer: int, target: int) -> Sight:
        """Whether one sees another, both by number."""
        known = self._known.get((viewer, target))
        if known is None:
            known = self._known[viewer, target] = self._looked(viewer, target)
        return known

    def replaced(self, number: int, solid: Solid | None) -> "Scene":
        """The scene after one of them moved, changed or left."""
        before = self.solids[number]
        after = Scene(self.solids, self.look, self.blocks)
        after.solids[number] = solid
        for (viewer, target), sight in self._known.items():
            if (
                number not in (viewer, target)
                and (before is None or not self._may_hide(before, viewer, target))
                and (solid is None or not self._may_hide(solid, viewer, target))
            ):
                after._known[viewer, target] = sight
        return after

    def _looked(self, viewer: int, target: int) -> Sight:
        one, other = self._standing(viewer), self._standing(target)
        numbers: list[int] = []
        between: list[Solid] = []
        for number, solid in enumerate(self.solids):
            if (
                solid is not None
                and number not in (viewer, target)
                and self.blocks(solid, one, other)
            ):
                numbers.append(number)
                between.append(solid)
        found = self.look(one, other, between)
        blockers = tuple([numbers[i] for i in found.blockers])
        return Sight(found.start, found.end, blockers, found.start_height, found.end_height)

    def _may_hide(self, third: Solid, viewer: int, target: int) -> bool:
        one, other = _base(self._standing(viewer)), _base(self._standing(target))
        return nearer(one.centre, other.centre, third.shape, max(one.radius, other.radius))

    def _standing(self, number: int) -> Solid:
        solid = self.solids[number]
        if solid is None:
            raise ValueError(f"nothing stands on the table under number {number}")
        return solid


def _base(solid: Solid) -> Disc:
    shape: Shape = solid.shape
    if not isinstance(shape, Disc):
        raise TypeError("what sees and is seen is round")
    return shape
