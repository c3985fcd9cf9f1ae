"""Numbers that decide something carry their itemised reasons."""

from __future__ import annotations

import msgspec


class Term(msgspec.Struct, frozen=True, omit_defaults=True):
    """One item of a sum: what it is for (a catalogue key), how much, by which rule."""

    label: str
    amount: int
    rule: str
    otherwise: str = ""
    """Shown when no catalogue has the label, as with the names of homebrew."""
    base: bool = False
    """Whether it is what the others are added to: told without a sign."""


class Reasons(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number and the terms it is the sum of.

    >>> need = Reasons((Term("half-speed", 4, "TG-HIT-01"), Term("skill", -6, "TG-HIT-01")))
    >>> need.total
    -2
    >>> str(need)
    'half-speed +4, skill -6 = -2'
    """

    terms: tuple[Term, ...]
    least: int | None = None
    """Less than this the number never is, whatever the terms."""

    @property
    def total(self) -> int:
        summed = sum(term.amount for term in self.terms)
        return summed if self.least is None else max(self.least, summed)

    def __str__(self) -> str:
        items = ", ".join(f"{term.label} {term.amount:+d}" for term in self.terms)
        return f"{items} = {self.total}"
