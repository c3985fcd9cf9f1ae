"""Numbers that decide something carry their itemised reasons."""

from __future__ import annotations

import msgspec


class Term(msgspec.Struct, frozen=True):
    """One item of a sum: what it is for (a catalogue key), how much, by which rule."""

    label: str
    amount: int
    rule: str


class Reasons(msgspec.Struct, frozen=True):
    """A number and the terms it is the sum of.

    >>> need = Reasons((Term("half-speed", 4, "TG-HIT-01"), Term("skill", -6, "TG-HIT-01")))
    >>> need.total
    -2
    >>> str(need)
    'half-speed +4, skill -6 = -2'
    """

    terms: tuple[Term, ...]

    @property
    def total(self) -> int:
        return sum(term.amount for term in self.terms)

    def __str__(self) -> str:
        items = ", ".join(f"{term.label} {term.amount:+d}" for term in self.terms)
        return f"{items} = {self.total}"
