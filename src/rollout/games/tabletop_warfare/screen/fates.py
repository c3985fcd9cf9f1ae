"""The exact chances of a shot, worked out from the rules: who is hurt, how much, who is lost.

Nobody rolls again and no Protector steps in; whoever can dodge does. What follows from critical
hits is counted, as far as it harms the form that was hit.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from rollout.games.tabletop_warfare.content.roster import ALWAYS, Mode, Slot
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.area import AT_TARGET, FARTHER, INNER, NEAR_TARGET
from rollout.games.tabletop_warfare.rules.criticals import BEHEADED, CRASH
from rollout.games.tabletop_warfare.rules.damage import ARMOUR, GUARD, GUARDED, Blow, shields
from rollout.games.tabletop_warfare.rules.dice import D6, D20
from rollout.games.tabletop_warfare.rules.dodging import DODGED
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    flies,
    friends,
    has,
    is_human,
    near,
    structure_left,
)
from rollout.games.tabletop_warfare.rules.targets import Assault
from rollout.games.tabletop_warfare.rules.to_hit import (
    SOLAR_DAMAGE,
    additions,
    anti_air,
    multiplied,
    strikes_of,
    to_hit,
)
from rollout.kernel.reasons import Term

Fate = tuple[int, bool]
"""Damage on the card in use, as far as it has structure, and whether the figure is destroyed."""
Chances = dict[Fate, Fraction]
UNHARMED: Final[Fate] = (0, False)


def fate_of_target(
    state: State, assault: Assault, system: int, mode: Mode, target: Figure
) -> Chances:
    """Of whoever is aimed at, by all strikes of the system."""
    victim = Victim(state, target, "armour_piercing" not in mode.traits)
    strikes = strikes_of(state, assault.figure, system, mode, target)
    hit = chance_to_hit(state, assault, mode, target) * spared(state, assault, mode, target)
    found: dict[tuple[Fate, int], Fraction] = {(UNHARMED, victim.marked): Fraction(1)}
    for number in range(strikes):
        charged = assault.figure.charged and number == 0
        amounts = amounts_of(state, assault, mode, target, charged)
        found = victim.struck(found, hit, amounts)
    return _without_marks(found)


def fate_in_blast(
    state: State, assault: Assault, mode: Mode, victim: Figure, target: Figure | None
) -> Chances:
    """Of somebody in a blast that goes off: bombs without a target, a mortar about one."""
    amounts = blast_amounts(state, assault, mode, victim, target)
    cause = "bombs" if target is None else "mortar"
    if shields(state, victim, Blow(cause, assault.figure.id, assault.figure.id)):
        amounts = {0: Fraction(1)}
    hurt = Victim(state, victim, "armour_piercing" not in mode.traits)
    if state.options.area_criticals != "all":
        hurt.slots = ()
    start: dict[tuple[Fate, int], Fraction] = {(UNHARMED, hurt.marked): Fraction(1)}
    return _without_marks(hurt.struck(start, spared(state, assault, mode, victim), amounts))


def chance_to_hit(state: State, assault: Assault, mode: Mode, target: Figure) -> Fraction:
    """TW-HIT-01, TW-HIT-02: a d20 above the value, or no roll at all."""
    if mode.accuracy == ALWAYS:
        return Fraction(1)
    need = to_hit(state, assault, mode, target).total
    return Fraction(min(D20, max(0, D20 - need)), D20)


def spared(state: State, assault: Assault, mode: Mode, target: Figure) -> Fraction:
    """The chance that neither Dodge nor a Human Guardian helps (TW-FAE-03, TW-FAE-14)."""
    chance = Fraction(1)
    foe = target.side != assault.figure.side
    if has(state, target, "dodge") and not (foe and anti_air(state, assault.figure, mode)):
        chance *= Fraction(DODGED - 1, D6)
    if is_human(state, target):
        for friend in friends(state, target):
            if has(state, friend, "human_guardian") and near(state, friend, target, GUARD):
                chance *= Fraction(GUARDED - 1, D6)
    return chance


def amounts_of(
    state: State, assault: Assault, mode: Mode, target: Figure, charged: bool
) -> dict[int, Fraction]:
    """TW-RUL-26, steps 1 to 4: what comes to the target before its armour."""
    figure = assault.figure
    mortar = "mortar" in mode.traits
    if mortar and flies(state, target):
        return {0: Fraction(1)}
    cause = "mortar" if mortar else "weapon"
    if shields(state, target, Blow(cause, figure.id, figure.id)):
        return {0: Fraction(1)}
    bases = {AT_TARGET: Fraction(1)} if mortar else dice_of(mode)
    extra = additions(state, assault, target, charged)
    return _multiplied(state, figure, target, bases, extra)


def blast_amounts(
    state: State, assault: Assault, mode: Mode, victim: Figure, target: Figure | None
) -> dict[int, Fraction]:
    """TW-BES-02, TW-BES-06: the same for all below a bomber; by bands about a mortar's target."""
    figure = assault.figure
    if target is None:
        solar = [Term("solar", SOLAR_DAMAGE, "TW-SPZ-07")] if figure.charged else []
        return _multiplied(state, figure, victim, dice_of(mode), solar)
    if flies(state, victim):
        return {0: Fraction(1)}
    band = NEAR_TARGET if near(state, target, victim, INNER) else FARTHER
    return _multiplied(state, figure, victim, {band: Fraction(1)}, [])


def dice_of(mode: Mode) -> dict[int, Fraction]:
    """TW-DMG-01: as printed."""
    found = {mode.plus: Fraction(1)}
    for _ in range(mode.dice):
        after: dict[int, Fraction] = {}
        for total, chance in found.items():
            for face in range(1, mode.sides + 1):
                after[total + face] = after.get(total + face, Fraction(0)) + chance / mode.sides
        found = after
    return found


def _multiplied(
    state: State, figure: Figure, victim: Figure, bases: dict[int, Fraction], extra: list[Term]
) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for base, chance in bases.items():
        terms = [Term("weapon", base, "TW-DMG-01", base=True), *extra]
        total = multiplied(state, figure, victim, terms).total
        found[total] = found.get(total, Fraction(0)) + chance
    return found


class Victim:
    """A card that is struck: what is left of it, its armour, its critical table."""

    def __init__(self, state: State, figure: Figure, armour_counts: bool) -> None:
        self.left = structure_left(state, figure)
        self.armoured = has(state, figure, "armour")
        self.armour_counts = armour_counts
        self.slots: tuple[Slot, ...] = card_of(state, figure).slots
        self.marked = figure.criticals[figure.form]
        self.repeat = state.options.critical_repeat
        self._known: dict[tuple[int, int], list[tuple[int, bool, int, Fraction]]] = {}

    def struck(
        self,
        before: dict[tuple[Fate, int], Fraction],
        hit: Fraction,
        amounts: dict[int, Fraction],
    ) -> dict[tuple[Fate, int], Fraction]:
        """One strike more, on every fate that was possible before it."""
        after: dict[tuple[Fate, int], Fraction] = {}

        def add(fate: Fate, marked: int, chance: Fraction) -> None:
            key = (fate, marked)
            after[key] = after.get(key, Fraction(0)) + chance

        for ((dealt, out), marked), chance in before.items():
            if out:
                add((dealt, True), marked, chance)
                continue
            if hit < 1:
                add((dealt, False), marked, chance * (1 - hit))
            for amount, share in amounts.items():
                part = chance * hit * share
                if not part:
                    continue
                taken = self.through(amount, self.armour_counts)
                total = dealt + taken
                if taken == 0:
                    add((dealt, False), marked, part)
                elif total >= self.left:
                    add((self.left, True), marked, part)
                else:
                    for more, lost, marks, odds in self.checked(self.left - total, marked):
                        add((total + more, lost), marks, part * odds)
        return after

    def through(self, amount: int, counts: bool = True) -> int:
        """TW-FAE-19: two less, but one always gets through."""
        if not self.armoured or not counts or amount <= 1:
            return amount
        return max(1, amount - ARMOUR)

    def checked(self, left: int, marked: int) -> list[tuple[int, bool, int, Fraction]]:
        """TW-CRT-01: a critical check with all that follows: more damage, lost, marks, chance."""
        known = self._known.get((left, marked))
        if known is None:
            merged: dict[tuple[int, bool, int], Fraction] = {}
            for more, lost, marks, chance in self._check(left, marked):
                key = (more, lost, marks)
                merged[key] = merged.get(key, Fraction(0)) + chance
            known = self._known[left, marked] = [(*key, chance) for key, chance in merged.items()]
        return known

    def _check(self, left: int, marked: int) -> Iterable[tuple[int, bool, int, Fraction]]:
        if not self.slots:
            yield 0, False, marked, Fraction(1)
            return
        yield 0, False, marked, Fraction(D20 - 1, D20)
        for number, chance in self._slots_hit(marked).items():
            for more, lost, marks, odds in self._suffered(number, left, marked):
                yield more, lost, marks, chance * odds / D20

    def _slots_hit(self, marked: int) -> dict[int, Fraction]:
        """TW-RUL-27."""
        every = (1 << D6) - 1
        if self.repeat == "none" or marked == every:
            return dict.fromkeys(range(D6), Fraction(1, D6))
        free = [number for number in range(D6) if not marked >> number & 1]
        if self.repeat == "reroll":
            return dict.fromkeys(free, Fraction(1, len(free)))
        found: dict[int, Fraction] = {}
        for face in range(D6):
            number = face
            while marked >> number & 1:
                number = (number + 1) % D6
            found[number] = found.get(number, Fraction(0)) + Fraction(1, D6)
        return found

    def _suffered(
        self, number: int, left: int, marked: int
    ) -> Iterable[tuple[int, bool, int, Fraction]]:
        """TW-KRI: what a slot does to the card in use."""
        effect = self.slots[number].effect
        if marked >> number & 1:
            yield 0, False, marked, Fraction(1)
        elif effect == "head":
            for face in range(1, D6 + 1):
                harm = 0 if face <= BEHEADED else self.through(face)
                lost = face <= BEHEADED or harm >= left
                yield min(harm, left), lost, marked, Fraction(1, D6)
        elif effect == "ammunition":
            for face in range(1, D20 + 1):
                yield from self._harmed(self.through(face), left, marked, Fraction(1, D20))
        elif effect == "wing":
            marked |= 1 << number
            yield 0, True, marked, Fraction(CRASH, D6)
            for face in range(CRASH + 1, D6 + 1):
                yield from self._harmed(self.through(face), left, marked, Fraction(1, D6))
        else:
            # Such a marker matters only where a marked slot is not simply hit in vain.
            yield 0, False, marked if self.repeat == "none" else marked | 1 << number, Fraction(1)

    def _harmed(
        self, harm: int, left: int, marked: int, chance: Fraction
    ) -> Iterable[tuple[int, bool, int, Fraction]]:
        """Damage of a critical hit, with the check that follows it."""
        if harm >= left:
            yield left, True, marked, chance
            return
        for more, lost, marks, odds in self.checked(left - harm, marked):
            yield harm + more, lost, marks, chance * odds


def _without_marks(found: dict[tuple[Fate, int], Fraction]) -> Chances:
    chances: Chances = {}
    for (fate, _), chance in found.items():
        chances[fate] = chances.get(fate, Fraction(0)) + chance
    return chances


def harmed(chances: Chances) -> Fraction:
    """The chance of any damage, or worse."""
    return sum(
        (chance for (dealt, out), chance in chances.items() if dealt or out), start=Fraction(0)
    )


def destroyed(chances: Chances) -> Fraction:
    return sum((chance for (_, out), chance in chances.items() if out), start=Fraction(0))


def mean_damage(chances: Chances) -> Fraction:
    return sum((dealt * chance for (dealt, _), chance in chances.items()), start=Fraction(0))
