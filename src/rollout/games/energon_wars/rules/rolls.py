"""Attack rolls (EW-ATK-05, EW-ATK-06, EW-ATK-12): two dice, a D3 where it is energized."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rollout.games.energon_wars.actions import Decide
from rollout.games.energon_wars.attack_events import Rerolled
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.rules.energizing import three_sided, yes_or_no
from rollout.kernel.dice import FACES, SUM, Count
from rollout.kernel.game import Script, Table
from rollout.kernel.reasons import Reasons, Term


class Striking(Count):
    """Whether two dice hit, and whether they match: all that is told apart without a D3."""

    def __init__(self, need: int, sure: bool) -> None:
        self.least = need
        self.sure = sure

    @property
    def need(self) -> int:
        return self.least

    def first(self) -> Any:
        return ()

    def add(self, so_far: Any, face: int) -> Any:
        return (*so_far, face)

    def result(self, so_far: Any) -> Any:
        return strikes(list(so_far), 0, self.least, self.sure), len(set(so_far)) == 1


@dataclass
class Bonus:
    """EW-RUL-27: the D3 of an attack, rolled with the first roll it counts for."""

    bought: bool
    value: int = 0


@dataclass
class Rolled:
    dice: tuple[int, ...]
    score: Reasons
    hit: bool
    critical: bool


def strikes(faces: list[int], more: int, need: int, sure: bool) -> bool:
    """EW-ATK-05, EW-ATK-06, EW-RUL-25: a target that lies is missed by two 1s alone."""
    return sum(faces) + more >= need or (sure and faces != [1, 1])


def roll_to_hit(
    table: Table[State],
    number: int,
    score: Reasons,
    need: Reasons,
    sure: bool,
    bonus: Bonus,
    about: str,
) -> Script[Rolled]:
    """2D6, the D3 if it is energized, and the score, against what is needed."""
    rolled = yield from _thrown(table, score, need, sure, bonus, about)
    again = yield from _again(table, number, "attack", _total(rolled), bonus)
    if again:
        rolled = yield from _thrown(table, score, need, sure, bonus, about)
    return rolled


def _again(table: Table[State], number: int, roll: str, total: int, bonus: Bonus) -> Script[bool]:
    """An ability lets the next roll be repeated, and only that; the second result counts.

    All its dice are rolled again, the D3 of an energized one too (EW-ABL-02, EW-RUL-24)."""
    if not takes_again(table.state, number, roll):
        return False
    model = table.state.models[number]
    answer: Decide = yield table.ask(model.seat, "reroll", yes_or_no(), model=number, total=total)
    model.lasting = [
        each for each in model.lasting if not (each.verb == "reroll" and each.what == roll)
    ]
    if answer.yes:
        bonus.value = 0
        table.tell(Rerolled(number, roll))
    return answer.yes


def _total(rolled: Rolled) -> int:
    return sum(rolled.dice[:2]) + rolled.score.total


def takes_again(state: State, number: int, roll: str) -> bool:
    return any(each.verb == "reroll" and each.what == roll for each in state.models[number].lasting)


def _thrown(
    table: Table[State], score: Reasons, need: Reasons, sure: bool, bonus: Bonus, about: str
) -> Script[Rolled]:
    count: Count = FACES if bonus.bought else Striking(need.total - score.total, sure)
    faces = yield table.dice(about, 2, 6, count, need)
    yield from roll_bonus(table, bonus)
    dice = tuple(faces)
    if bonus.bought:
        dice = (*faces, bonus.value)
        score = Reasons((*score.terms, Term("energized", bonus.value, "EW-EN-13")))
    hit = strikes(list(faces), 0, need.total - score.total, sure)
    return Rolled(dice, score, hit, len(set(dice)) < len(dice))


def roll_bonus(table: Table[State], bonus: Bonus) -> Script[None]:
    """EW-EN-15."""
    if bonus.bought and bonus.value == 0:
        face = yield table.roll("energize", 6)
        bonus.value = three_sided(face)


def roll_damage(
    table: Table[State], number: int, damage: Reasons, bonus: Bonus
) -> Script[tuple[int, ...]]:
    """EW-ATK-07: two dice, and the D3."""
    faces = yield table.dice("damage", 2, 6, SUM)
    yield from roll_bonus(table, bonus)
    total = sum(faces) + bonus.value + damage.total
    again = yield from _again(table, number, "damage", total, bonus)
    if again:
        faces = yield table.dice("damage", 2, 6, SUM)
        yield from roll_bonus(table, bonus)
    return (*faces, bonus.value) if bonus.bought else tuple(faces)
