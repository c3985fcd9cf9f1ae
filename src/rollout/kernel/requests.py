"""The two things a script can yield: an Ask to a seat, a Chance to the world."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from rollout.kernel.ask import Ask
from rollout.kernel.reasons import Reasons

__all__ = ["Ask", "Chance", "Roll", "Shuffle"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The world must decide: dice, a shuffle, a throw."""

    about: str = ""

    @property
    def kind(self) -> str:
        """What is rolled, in a word: `d10`, `shuffle`."""
        return type(self).__name__.lower()

    @property
    def outcome_type(self) -> Any:
        """The type an outcome has, for reading journals."""
        return Any

    def draw(self, rng: Random) -> Any:
        """An outcome, by that source of randomness."""
        return None

    def fault(self, outcome: Any) -> str | None:
        """What is wrong with an outcome that came from outside; None when it is possible."""
        try:
            msgspec.convert(outcome, type=self.outcome_type)
        except msgspec.ValidationError as error:
            return f"{self.kind}: {error}"
        return None

    def branches(self) -> list[tuple[Any, int]] | None:
        """All outcomes that differ in what follows, with whole-number weights.

        Outcomes with the same future may be given once, by any of them. None when there are
        too many to list.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Chance):
    """One die with faces 1 to `sides`; with a `need`, only "at or above it" matters.

    >>> Roll("to_hit", 10, need=8).branches()
    [(8, 3), (7, 7)]
    """

    def __init__(
        self, about: str, sides: int, need: int | None = None, reasons: Reasons | None = None
    ) -> None:
        self.about = about
        self.sides = sides
        self.need = need
        self.reasons = reasons

    @property
    def kind(self) -> str:
        return f"d{self.sides}"

    @property
    def outcome_type(self) -> Any:
        return int

    def draw(self, rng: Random) -> int:
        return int(rng.random() * self.sides) + 1

    def fault(self, outcome: Any) -> str | None:
        if type(outcome) is int and 1 <= outcome <= self.sides:
            return None
        return f"a {self.kind} shows 1 to {self.sides}, not {outcome!r}"

    def branches(self) -> list[tuple[Any, int]] | None:
        if self.need is None:
            return [(face, 1) for face in range(1, self.sides + 1)]
        hits = min(max(self.sides - self.need + 1, 0), self.sides)
        split = [(min(max(self.need, 1), self.sides), hits)] if hits else []
        if hits < self.sides:
            split.append((self.need - 1 if hits else self.sides, self.sides - hits))
        return split


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffle(Chance):
    """Items in a random order. The outcome is the list of the same items, reordered."""

    SHORT = 5

    def __init__(self, about: str, items: list[int]) -> None:
        self.about = about
        self.items = items

    @property
    def outcome_type(self) -> Any:
        return list[int]

    def draw(self, rng: Random) -> list[int]:
        order = list(self.items)
        rng.shuffle(order)
        return order

    def fault(self, outcome: Any) -> str | None:
        whole_numbers = isinstance(outcome, list) and all(type(item) is int for item in outcome)
        if whole_numbers and sorted(outcome) == sorted(self.items):
            return None
        return f"a shuffle of {self.items} cannot give {outcome!r}"

    def branches(self) -> list[tuple[Any, int]] | None:
        if len(self.items) > self.SHORT:
            return None
        orders: list[list[int]] = [[]]
        for item in self.items:
            orders = [
                [*order[:place], item, *order[place:]]
                for order in orders
                for place in range(len(order) + 1)
            ]
        return [(order, 1) for order in orders]
