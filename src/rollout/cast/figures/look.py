"""What the builders of other forms are told."""

from __future__ import annotations

from dataclasses import dataclass

from rollout.cast.figures.colours import difference, purity


@dataclass(frozen=True)
class Look:
    """Kind, three paints, the paint of eyes, and the marks of a form."""

    kind: str
    body: str
    second: str
    accent: str
    eyes: str
    marks: frozenset[str]

    def has(self, mark: str) -> bool:
        return mark in self.marks

    @property
    def stripe(self) -> str:
        """Of second and accent, the one that stands out more from the body."""
        return max(
            (self.second, self.accent),
            key=lambda each: purity(each) * 0.6 + difference(each, self.body),
        )
