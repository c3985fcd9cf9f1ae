"""The same as in `chains`, rounded: for cards and volleys that only homebrew knows.

With two hundred points on a card and six strikes of nine dice, whole numbers grow to thousands of
digits and take a second and more. Rounded ones are right to six digits, and a page does not wait.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.screen.chains import Card, Chances, Fate

MOST_WORK: Final = 16_000
"""Points on a card, times what a strike and the checks after it may do to each, times strikes."""
FROM_A_CHECK: Final = 20
MOST_POINTS: Final = 80
"""More than any figure of ours has on a card; with more, whole numbers grow too long."""
NEGLIGIBLE: Final = 1e-8
"""What is rarer than this is not followed any further."""

RoughStep = tuple[int, bool, bool, int, float]


def card_struck(
    state: State, figure: Figure, armour_counts: bool, strikes: int, amounts: int
) -> Card:
    """The card for so many strikes, each of which may do so many different amounts."""
    card = Card(state, figure, armour_counts)
    work = card.left * (FROM_A_CHECK + min(card.left, amounts)) * strikes
    if card.left <= MOST_POINTS and work <= MOST_WORK:
        return card
    return RoughCard(state, figure, armour_counts)


class RoughCard(Card):
    """Chances as floating numbers, each strike worked off in the order of the damage."""

    def __init__(self, state: State, figure: Figure, armour_counts: bool) -> None:
        super().__init__(state, figure, armour_counts)
        [[_, marked]] = self.settled
        self.marks: list[dict[int, float]] = [{} for _ in range(self.left)]
        """By damage: chances by markers, after the strikes so far."""
        self.marks[0][marked] = 1.0
        self.lost: dict[int, float] = {}
        self._rough: dict[int, list[RoughStep]] = {}

    def strike(self, hit: Fraction, amounts: dict[int, Fraction]) -> None:
        shares: dict[int, float] = {0: 1.0 - float(hit)}
        for amount, share in amounts.items():
            taken = min(self.left, self.through(amount, self.armour_counts))
            shares[taken] = shares.get(taken, 0.0) + float(hit * share)
        missed = shares.pop(0)
        before, left = self.marks, self.left
        self.marks = [{mark: each * missed for mark, each in some.items()} for some in before]
        unchecked: list[dict[int, float]] = [{} for _ in range(left)]
        for dealt, some in enumerate(before):
            for mark, chance in some.items():
                self._struck(unchecked, dealt, mark, chance, shares)
        self._check_rough(unchecked)

    def _struck(
        self,
        unchecked: list[dict[int, float]],
        dealt: int,
        mark: int,
        chance: float,
        shares: dict[int, float],
    ) -> None:
        left = self.left
        fatal = 0.0
        for taken, share in shares.items():
            if dealt + taken >= left:
                fatal += share
            else:
                waiting = unchecked[dealt + taken]
                waiting[mark] = waiting.get(mark, 0.0) + chance * share
        self.lost[left] = self.lost.get(left, 0.0) + chance * fatal

    def _check_rough(self, unchecked: list[dict[int, float]]) -> None:
        """TW-CRT-01: those with less damage first; the rarest markers count as the commonest."""
        for dealt, waiting in enumerate(unchecked):
            commonest = max(waiting, key=lambda mark: waiting[mark], default=0)
            rare = sum(self._dropped(waiting, commonest))
            for mark, chance in waiting.items():
                self._checked(unchecked, dealt, mark, chance + (mark == commonest) * rare)

    def _dropped(self, waiting: dict[int, float], commonest: int) -> Iterator[float]:
        for mark in [each for each in waiting if waiting[each] < NEGLIGIBLE and each != commonest]:
            yield waiting.pop(mark)

    def _checked(
        self, unchecked: list[dict[int, float]], dealt: int, mark: int, chance: float
    ) -> None:
        left, settled = self.left, self.marks[dealt]
        if chance < NEGLIGIBLE:
            settled[mark] = settled.get(mark, 0.0) + chance
            return
        for harm, lost, checked, after, share in self._rough_steps(mark):
            total = dealt + harm
            if lost or total >= left:
                end = min(total, left)
                self.lost[end] = self.lost.get(end, 0.0) + chance * share
            else:
                some = unchecked[total] if checked else self.marks[total]
                some[after] = some.get(after, 0.0) + chance * share

    def _rough_steps(self, mark: int) -> list[RoughStep]:
        known = self._rough.get(mark)
        if known is None:
            found: dict[tuple[int, bool, bool, int], int] = {}
            for harm, lost, checked, after, parts in self._check(mark):
                key = (harm, lost, checked, after)
                found[key] = found.get(key, 0) + parts
            known = [(*key, parts / self.unit) for key, parts in found.items()]
            self._rough[mark] = known
        return known

    def chances(self) -> Chances:
        """As fractions whose sum is one: what was lost by rounding is added to the likeliest."""
        found: dict[Fate, Fraction] = {
            (dealt, False): Fraction(sum(some.values())) for dealt, some in enumerate(self.marks)
        }
        found |= {(dealt, True): Fraction(chance) for dealt, chance in self.lost.items()}
        likeliest = max(found, key=lambda fate: found[fate])
        found[likeliest] += 1 - sum(found.values())
        return {fate: chance for fate, chance in found.items() if chance}
