"""Lengths of this game: whole thousandths of an inch."""

from __future__ import annotations

from typing import Final

INCH: Final = 1000


def inches(value: float) -> int:
    """A length written in inches, to the nearest thousandth.

    >>> inches(0.75)
    750
    """
    return round(value * INCH)
