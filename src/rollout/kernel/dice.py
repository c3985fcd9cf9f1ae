"""Several dice of one kind, thrown together: all faces are the outcome.

A game says what it counts them by. What it counts as equal is one branch, found by adding one
die after another, never by listing all throws.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rollout.kernel.reasons import Reasons
from rollout.kernel.requests import Chance

__all__ = ["FACES", "HIGHEST", "IN_ORDER", "SUM", "AtLeast", "Count", "Dice", "Hits"]

MOST_BRANCHES: Final = 4_000
"""More than that are not listed: odds are sampled then."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """What a game sees in dice: `first` before any is there, then `add` for each face.

    Throws that end in the same `result` have the same future.
    """

    @property
    def need(self) -> int | None:
        """What is asked of the sum, or of each die, where that is a number."""
        return None

    def first(self) -> Any:
        return 0

    def add(self, so_far: Any, face: int) -> Any:
        raise NotImplementedError

    def result(self, so_far: Any) -> Any:
        return so_far

    def of(self, faces: list[int]) -> Any:
        """
        >>> SUM.of([6, 1, 1]), HIGHEST.of([2, 5]), Hits(5).of([5, 6, 1]), AtLeast(8).of([4, 4])
        (8, 5, 2, True)
        """
        so_far = self.first()
        for face in faces:
            so_far = self.add(so_far, face)
        return self.result(so_far)


class Faces(Count):
    """Which faces there are, in whatever order."""

    def first(self) -> Any:
        return ()

    def add(self, so_far: Any, face: int) -> Any:
        return tuple(sorted((*so_far, face)))


class InOrder(Count):
    """Which die shows what."""

    def first(self) -> Any:
        return ()

    def add(self, so_far: Any, face: int) -> Any:
        return (*so_far, face)


class Sum(Count):
    """All faces added up."""

    def add(self, so_far: Any, face: int) -> Any:
        return so_far + face


class AtLeast(Count):
    """Whether the sum is at least `need`."""

    def __init__(self, need: int) -> None:
        self.least = need

    @property
    def need(self) -> int:
        return self.least

    def add(self, so_far: Any, face: int) -> Any:
        return so_far + face

    def result(self, so_far: Any) -> Any:
        return bool(so_far >= self.least)


class Hits(Count):
    """How many dice show `need` or more."""

    def __init__(self, need: int) -> None:
        self.least = need

    @property
    def need(self) -> int:
        return self.least

    def add(self, so_far: Any, face: int) -> Any:
        return so_far + 1 if face >= self.least else so_far


class Highest(Count):
    """The best face."""

    def add(self, so_far: Any, face: int) -> Any:
        return max(so_far, face)


FACES: Final = Faces()
IN_ORDER: Final = InOrder()
SUM: Final = Sum()
HIGHEST: Final = Highest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(Chance):
    """`number` dice with faces 1 to `sides`; the outcome lists their faces as they fell.

    Throws that `count` sees as equal are one branch.

    >>> Dice("damage", 2, 3, SUM).branches()
    [([1, 1], 1), ([1, 2], 2), ([1, 3], 3), ([2, 3], 2), ([3, 3], 1)]
    >>> Dice("volley", 20, 6, Hits(5)).chances()[20]
    Fraction(1, 3486784401)
    """

    def __init__(
        self,
        about: str,
        number: int,
        sides: int,
        count: Count = FACES,
        reasons: Reasons | None = None,
    ) -> None:
        if number < 1 or sides < 1:
            raise ValueError(f"{about}: {number}d{sides} cannot be thrown")
        self.about = about
        self.number = number
        self.sides = sides
        self.count = count
        self.reasons = reasons

    @property
    def kind(self) -> str:
        return f"{self.number}d{self.sides}"

    @property
    def need(self) -> int | None:
        return self.count.need

    @property
    def outcome_type(self) -> Any:
        return list[int]

    def draw(self, rng: Random) -> list[int]:
        return [int(rng.random() * self.sides) + 1 for _ in range(self.number)]

    def fault(self, outcome: Any) -> str | None:
        if not isinstance(outcome, list) or len(outcome) != self.number:
            return f"{self.kind} are {self.number} faces in a list, not {outcome!r}"
        for face in outcome:
            if type(face) is not int or not 1 <= face <= self.sides:
                return f"a d{self.sides} shows 1 to {self.sides}, not {face!r}"
        return None

    def branches(self) -> list[tuple[Any, int]] | None:
        thrown = self._thrown()
        return None if thrown is None else list(thrown.values())

    def chances(self) -> dict[Any, Fraction]:
        """How likely each result of the count is, exactly. Raises ValueError for too many."""
        thrown = self._thrown()
        if thrown is None:
            raise ValueError(f"{self.about}: {self.kind} has more than {MOST_BRANCHES} results")
        whole = self.sides**self.number
        return {result: Fraction(weight, whole) for result, (_, weight) in thrown.items()}

    def _thrown(self) -> dict[Any, tuple[list[int], int]] | None:
        """Every result with faces that give it and how many throws do."""
        count = self.count
        partly: dict[Any, tuple[list[int], int]] = {count.first(): ([], 1)}
        for _ in range(self.number):
            longer: dict[Any, tuple[list[int], int]] = {}
            for so_far, (faces, ways) in partly.items():
                for face in range(1, self.sides + 1):
                    _merge(longer, count.add(so_far, face), [*faces, face], ways)
            partly = longer
            if len(partly) > MOST_BRANCHES:
                return None
        whole: dict[Any, tuple[list[int], int]] = {}
        for so_far, (faces, ways) in partly.items():
            _merge(whole, count.result(so_far), faces, ways)
        return whole


def _merge(into: dict[Any, tuple[list[int], int]], key: Any, faces: list[int], ways: int) -> None:
    known = into.get(key)
    into[key] = (faces, ways) if known is None else (known[0], known[1] + ways)
