"""What strikes do to one card, with every critical hit that may follow from another.

A critical hit may ask for a further check, and so on until the card is full: told one by one
there are millions of such chains. Here all that comes to the same damage and the same markers is
one branch, worked off in the order of the damage, so that each is looked at once for a strike.

Chances are whole numbers. Between two checks at least one point of damage is dealt, so whatever
has `d` points on the card is a number of parts of `unit ** d`, and of `parts` for the strikes so
far. Nothing is rounded, and nothing is reduced before the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import lcm
from typing import Final, TypeVar

from rollout.games.tabletop_warfare.content.roster import Slot
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.criticals import BEHEADED, CRASH
from rollout.games.tabletop_warfare.rules.damage import ARMOUR
from rollout.games.tabletop_warfare.rules.dice import D6, D20
from rollout.games.tabletop_warfare.rules.figures import card_of, has, structure_left

Fate = tuple[int, bool]
"""Damage on the card in use, as far as it has structure, and whether the figure is destroyed."""
Chances = dict[Fate, Fraction]
Key = TypeVar("Key")

FACES: Final = 60
"""Parts for a die of six faces or of twenty, or for as many slots as are free."""
EVERY_SLOT: Final = (1 << D6) - 1
WITH_A_DIE: Final = frozenset(("head", "ammunition", "wing"))


Step = tuple[int, bool, bool, int, int]
"""What may follow from a check: more damage, whether it is lost, whether that is checked again,
its markers then, and how many parts of the unit it is."""


class Card:
    """A card that is struck: what is left of it, its armour, its critical table."""

    def __init__(self, state: State, figure: Figure, armour_counts: bool) -> None:
        self.left = structure_left(state, figure)
        self.armoured = has(state, figure, "armour")
        self.armour_counts = armour_counts
        self.slots: tuple[Slot, ...] = card_of(state, figure).slots
        self.repeat = state.options.critical_repeat
        self.slot_parts = FACES if self.repeat == "reroll" else D6
        self.unit: int = D20 * self.slot_parts * FACES
        """Parts for a check, the slot that is hit, and its own die."""
        self.settled: dict[tuple[int, int], int] = {
            (0, self._alike(figure.criticals[figure.form])): 1
        }
        """Parts by damage and markers, after the strikes so far."""
        self.out: dict[int, int] = {}
        """Parts by damage, of those that are destroyed."""
        self.parts = 1
        self._steps: dict[int, list[Step]] = {}
        self._powers: list[int] = [1]

    def through(self, amount: int, counts: bool = True) -> int:
        """TW-FAE-19: two less, but one always gets through."""
        if not self.armoured or not counts or amount <= 1:
            return amount
        return max(1, amount - ARMOUR)

    def strike(self, hit: Fraction, amounts: dict[int, Fraction]) -> None:
        """One strike more, on everything that was possible before it."""
        shares: dict[int, Fraction] = {0: 1 - hit}
        for amount, share in amounts.items():
            taken = min(self.left, self.through(amount, self.armour_counts))
            shares[taken] = shares.get(taken, Fraction(0)) + hit * share
        whole = lcm(*(share.denominator for share in shares.values()))
        parts = {taken: int(share * whole) for taken, share in shares.items() if share}
        self.out = {dealt: count * whole for dealt, count in self.out.items()}
        self.parts *= whole
        unchecked: dict[int, dict[int, int]] = {}
        settled: dict[tuple[int, int], int] = {}
        missed = parts.pop(0, 0)
        lifted = {taken: share * self._power(taken - 1) for taken, share in parts.items()}
        for (dealt, marked), count in self.settled.items():
            if missed:
                _add(settled, (dealt, marked), count * missed)
            fatal = sum(share for taken, share in parts.items() if dealt + taken >= self.left)
            if fatal:
                _add(self.out, self.left, count * fatal * self._power(self.left - dealt))
            for taken, lift in lifted.items():
                if dealt + taken < self.left:
                    waiting = unchecked.setdefault(dealt + taken, {})
                    waiting[marked] = waiting.get(marked, 0) + count * lift
        self.settled = settled
        self._check_all(unchecked)

    def _check_all(self, unchecked: dict[int, dict[int, int]]) -> None:
        """TW-CRT-01: all checks, those with less damage first, since a chain only adds to it.

        What waits at `d` points is counted in parts of `unit ** (d - 1)`.
        """
        left, settled, out = self.left, self.settled, self.out
        for dealt in range(1, left):
            for marked, count in unchecked.pop(dealt, {}).items():
                fatal = 0
                for harm, lost, checked, after, parts in self._after_check(marked):
                    total = dealt + harm
                    if harm and total >= left:
                        fatal += parts // self._power(max(0, harm - checked))
                    elif checked:
                        waiting = unchecked.get(total)
                        if waiting is None:
                            waiting = unchecked[total] = {}
                        waiting[after] = waiting.get(after, 0) + count * parts
                    elif lost:
                        out[dealt] = out.get(dealt, 0) + count * parts
                    else:
                        key = (total, after)
                        settled[key] = settled.get(key, 0) + count * parts
                if fatal:
                    _add(out, left, count * fatal * self._power(left - dealt))

    def _power(self, exponent: int) -> int:
        while len(self._powers) <= exponent:
            self._powers.append(self._powers[-1] * self.unit)
        return self._powers[exponent]

    def chances(self) -> Chances:
        """Everything that may be, with equal fates as one."""
        found: dict[Fate, int] = {}
        for (dealt, _), count in self.settled.items():
            _add(found, (dealt, False), count)
        for dealt, count in self.out.items():
            _add(found, (dealt, True), count)
        return {
            fate: Fraction(count, self.parts * self._power(fate[0]))
            for fate, count in found.items()
        }

    def _after_check(self, marked: int) -> list[Step]:
        """TW-CRT-01, TW-CRT-02: with these markers, equal steps as one.

        Their parts are those of the damage they lead to.
        """
        known = self._steps.get(marked)
        if known is None:
            found: dict[tuple[int, bool, bool, int], int] = {}
            for harm, lost, checked, after, parts in self._check(marked):
                _add(found, (harm, lost, checked, after), parts)
            known = self._steps[marked] = [
                (*key, parts * self._power(max(0, key[0] - key[2]))) for key, parts in found.items()
            ]
        return known

    def _check(self, marked: int) -> Iterator[Step]:
        if not self.slots:
            yield 0, False, False, marked, self.unit
            return
        yield 0, False, False, marked, self.unit - self.unit // D20
        for number, parts in self._slots_hit(marked).items():
            yield from self._suffered(number, marked, parts * FACES)

    def _slots_hit(self, marked: int) -> dict[int, int]:
        """TW-RUL-27: the slots of a critical hit, in parts of `slot_parts`."""
        if self.repeat == "none" or marked == EVERY_SLOT:
            return dict.fromkeys(range(D6), self.slot_parts // D6)
        free = [number for number in range(D6) if not marked >> number & 1]
        if self.repeat == "reroll":
            return dict.fromkeys(free, self.slot_parts // len(free))
        found: dict[int, int] = {}
        for face in range(D6):
            number = face
            while marked >> number & 1:
                number = (number + 1) % D6
            _add(found, number, self.slot_parts // D6)
        return found

    def _suffered(self, number: int, marked: int, parts: int) -> Iterator[Step]:
        """TW-KRI: what a slot does to the card in use."""
        effect = self.slots[number].effect
        if marked >> number & 1:
            yield 0, False, False, marked, parts
        elif effect == "head":
            for face in range(1, D6 + 1):
                lost = face <= BEHEADED
                yield 0 if lost else self.through(face), lost, False, marked, parts // D6
        elif effect == "ammunition":
            for face in range(1, D20 + 1):
                yield self.through(face), False, True, marked, parts // D20
        elif effect == "wing":
            after = self._alike(marked | 1 << number)
            yield 0, True, False, after, parts * CRASH // D6
            for face in range(CRASH + 1, D6 + 1):
                yield self.through(face), False, True, after, parts // D6
        else:
            yield 0, False, False, self._alike(marked | 1 << number), parts

    def _alike(self, marked: int) -> int:
        """Markers on slots that do the same are the same, whichever of them carry one.

        Where a marked slot is simply hit in vain, a slot without a die does nothing either way.
        """
        if self.repeat == "next" or not self.slots:
            return marked
        alike = 0
        groups: dict[str, list[int]] = {}
        for number, slot in enumerate(self.slots):
            effect = slot.effect if slot.effect in WITH_A_DIE else ""
            groups.setdefault(effect, []).append(number)
        for effect, numbers in groups.items():
            if not effect and self.repeat == "none":
                continue
            count = sum(1 for number in numbers if marked >> number & 1)
            for number in numbers[:count]:
                alike |= 1 << number
        return alike


def _add(found: dict[Key, int], key: Key, parts: int) -> None:
    found[key] = found.get(key, 0) + parts
