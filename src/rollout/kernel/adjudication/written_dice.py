"""Dice as a case writes them: `7`, `"to_hit 7"`, `{ flick = { x = 1, y = 2 } }`.

Several dice thrown together stand one after another, as they fell: `"damage 3", 5, 1`.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from rollout.kernel.adjudication.keys import check_keys
from rollout.kernel.dice import Dice
from rollout.kernel.errors import ChanceError, Refusal
from rollout.kernel.requests import Chance
from rollout.kernel.sources import Scripted


class WrittenDice(Scripted):
    """Outcomes in the order of the file. When they run out, chance waits."""

    def __init__(self, outcomes: list[Any]) -> None:
        super().__init__(outcomes)
        self.wrong: Any = None
        """What did not fit what was rolled: one entry, or the list of those taken together."""

    def answer(self, chance: Chance, number: int) -> Any:
        if not self.outcomes:
            return None
        self.wrong = self.outcomes[0]
        label, outcome = _read(self.wrong)
        if isinstance(chance, Dice) and isinstance(outcome, int):
            outcome = self._thrown(chance.number, outcome)
        if _plain(label) in ("", _plain(chance.about), _plain(chance.kind)):
            label = chance.about
        check_keys(outcome, chance.outcome_type)
        try:
            outcome = msgspec.convert(outcome, type=chance.outcome_type)
        except msgspec.ValidationError as error:
            facts = {"about": chance.about, "kind": chance.kind, "fault": str(error)}
            raise ChanceError(Refusal("KERNEL", "wrong-die", facts)) from None
        self.outcomes[0] = (label, outcome)
        return super().answer(chance, number)

    def _thrown(self, number: int, first: int) -> list[int]:
        """The faces of so many dice, the bare numbers that follow the first among them."""
        faces = [first]
        while len(faces) < number and len(self.outcomes) > 1 and type(self.outcomes[1]) is int:
            faces.append(self.outcomes.pop(1))
        if len(faces) > 1:
            self.wrong = [self.wrong, *faces[1:]]
        return faces


def label_of(written: Any) -> str:
    """What is rolled, where that is said.

    >>> label_of("to hit 7"), label_of(7)
    ('to hit', '')
    """
    return _read(written)[0]


def _read(written: Any) -> tuple[str, Any]:
    """What is rolled, where that is said, and the outcome.

    >>> _read("to hit 7"), _read("deal 2 0 1"), _read({"flick": {"x": 1}}), _read(4)
    (('to hit', 7), ('deal', [2, 0, 1]), ('flick', {'x': 1}), ('', 4))
    """
    if isinstance(written, tuple):
        return written
    if isinstance(written, dict) and len(written) == 1:
        ((label, outcome),) = written.items()
        return label, outcome
    spoken = re.fullmatch(r"(.*?)((?:\s+-?\d+)+)", written) if isinstance(written, str) else None
    if spoken is None:
        return "", written
    numbers = [int(number) for number in spoken[2].split()]
    return spoken[1], numbers[0] if len(numbers) == 1 else numbers


def _plain(label: str) -> str:
    return re.sub(r"[\s-]+", "_", label.strip().lower())
