"""What the rules do at positions that were drawn and shaken, each part of them alone, is as before.

After a change that was meant the digests are written anew:
`python -m tests.games.energon_wars.exam.test_any_deed`; `show MODULE.FUNCTION`
prints what one of them is made of.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.energon_wars.exam.shaken import fresh
from tests.games.energon_wars.exam.test_any_question import DRAWING, RULES
from tests.kept_exams import doings

EVERY = 2
"""Of the positions that are drawn, this one of so many."""
TIMES = 3
EXAM = doings(
    Path(__file__).with_name("any_deed.json"), RULES, DRAWING, lambda: fresh()[::EVERY], TIMES
)


@pytest.mark.parametrize("module", EXAM.modules)
def test_the_rules_act_as_they_did(module: str) -> None:
    assert EXAM.now(module) == EXAM.before(module)


if __name__ == "__main__":
    EXAM.main()
