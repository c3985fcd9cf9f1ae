"""What the rules do at positions that were drawn and shaken, each part of them alone, is as before.

After a change that was meant the digests are written anew:
`python -m tests.games.tabletop_warfare.exam.test_any_deed`; `show MODULE.FUNCTION`
prints what one of them is made of.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rollout.games.tabletop_warfare.model import State
from tests.games.tabletop_warfare.exam.test_any_question import DRAWING, RULES, fresh
from tests.lookers import Looker, deeds, digest, doers, modules_of

KEPT = Path(__file__).with_name("any_deed.json")
EVERY = 2
"""Of the positions that are drawn, this one of so many."""
TIMES = 2


def done(module: str) -> dict[str, str]:
    return {doer.name: digest(found) for doer, found in _done(module)}


def _done(module: str) -> Iterator[tuple[Looker, list[str]]]:
    for doer in doers(RULES, module):
        found = deeds(doer, DRAWING, fresh()[::EVERY], TIMES, encode)
        if found is not None:
            yield doer, found


def encode(state: State) -> bytes:
    return msgspec.json.encode(state)


@pytest.mark.parametrize("module", modules_of(RULES))
def test_the_rules_act_as_they_did(module: str) -> None:
    assert done(module) == msgspec.json.decode(KEPT.read_bytes()).get(module, {})


if __name__ == "__main__":
    if sys.argv[1:2] == ["show"]:
        wanted, name = sys.argv[2].split(".")
        for each, lines in _done(wanted):
            print("\n".join(lines if each.name == name else ()))
    else:
        kept = {module: found for module in modules_of(RULES) if (found := done(module))}
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept)) + b"\n")
