"""The shape of what is shown before anything is chosen. Tenths of millimetres and degrees."""

from __future__ import annotations

import msgspec

from rollout.games.attacktix.screen.forms import Face

Point = tuple[int, int]
Spot = tuple[int, int, int]
"""With how high it is."""


class ChanceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be expected of a figure, by the fitted table: in thousandths."""

    figure: int
    hit: int
    falls: int
    friend: bool
    """It is on the attacker's own side: in danger."""
    waist: int = 0
    chest: int = 0


class RefusalView(msgspec.Struct, frozen=True):
    rule: str
    why: str


class AimLook(msgspec.Struct, frozen=True, omit_defaults=True):
    """An attack before it is made: where it goes, how far a hand may stray, whom it may fell."""

    figure: int
    kind: str
    arc: list[Spot]
    """The way of the missile, or of the tip of an arm: as it is meant."""
    ends: str
    """What cuts it: `table`, `wall`, `figure`, `cover`, `edge`, `spent` (an arm that stops)."""
    cone: list[list[Spot]]
    """Ways of a hand that errs by two deviations: to the left, the right, above and below."""
    swept: list[Point]
    """Of melee: the area that the weapon sweeps, seen from above."""
    spread: tuple[int, int]
    """One standard deviation of bearing and pitch, in hundredths of a degree."""
    chances: list[ChanceView]
    misses: int
    """Thousandths in which nobody is touched."""
    met: int = -1
    """The figure that the meant way ends at."""
    locked: bool = False
    """The next missile of a Battle Master: the aim stays (AT-BM-05)."""
    left: int = 0
    """Missiles that are loaded."""
    refusal: RefusalView | None = None


class TikView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a tik leads, and the number it brings where that may be known (AT-RUL-03)."""

    at: Point
    facing: int
    cut: str = ""
    face: Face | None = None


class ReachLook(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a figure rolls: rings of what it can reach, and a path tik by tik."""

    figure: int
    tix: int
    """That it may still roll, or may roll in its next move."""
    halved: bool
    rings: list[list[Point]]
    tiks: list[TikView]
    refusal: RefusalView | None = None
