"""Areas: which points, paths or angles are good, and why another is not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rollout.kernel.errors import Refusal
from rollout.space.plane.ground import Fault
from rollout.space.regions.outlines import RegionOutline

V = TypeVar("V")

_DRAWN: Final = 8

Refuse = Callable[[Fault], Refusal]
"""A game's own words and rule for a fault."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Area(Generic[V]):
    """A set of values too many to list.

    Subclasses give `refusal` and `outline`, and `samples` or `draw` or both. One that is ready
    made can be narrowed by `objection`, which its samples and draws respect.
    """

    def refusal(self, value: V) -> Refusal | None:
        """None when the value may be chosen, else why not."""
        return self.objection(value)

    def objection(self, value: V) -> Refusal | None:
        """What a game has against a value that is otherwise good."""
        return None

    def samples(self) -> list[V]:
        """Good values to try, all inside: what iterating the options lists."""
        rng = Random(0)
        drawn = [self.draw(rng) for _ in range(_DRAWN)]
        return list(dict.fromkeys([value for value in drawn if value is not None]))

    def has_samples(self) -> bool:
        """Whether `samples` lists any: one that tries many values need not try them all."""
        return bool(self.samples())

    def draw(self, rng: Random) -> V | None:
        """Any value inside; None if none was found."""
        found = self.samples()
        return found[int(rng.random() * len(found))] if found else None

    def outline(self) -> RegionOutline | None:
        """The area for a screen; only what is shown is drawn."""
        return None


def always(rule: str, why: str) -> Refuse:
    """The same refusal for every fault; a length that is too great tells its excess."""

    def refuse(fault: Fault) -> Refusal:
        return Refusal(rule, why, {"excess": fault.excess} if fault.excess else {})

    return refuse
