"""Thousands of clauses that are only read: what is said of them is what it was, by trigger.

After a change that was meant: `python -m tests.games.battlecards.cards.test_many_clauses` prints
the digests anew.
"""

from __future__ import annotations

import tomllib
from random import Random

import pytest

from rollout.games.battlecards.content.card_form import AbilityForm
from rollout.games.battlecards.content.clauses import read_ability
from rollout.games.battlecards.content.vocabulary import TRIGGERS
from rollout.kernel.content import ContentError, Document, convert
from tests.altering import digest
from tests.games.battlecards.cards.homebrew import clause as written
from tests.games.battlecards.cards.test_combinations import clause

TIMES = 700
KINDS = ("robot", "resource", "advantage")
DIGESTS = {
    "passive": "252de0ba120b",
    "action": "0b63b056957b",
    "open": "e23916a798d3",
    "battle": "1174d052ef86",
    "contest": "cafbac2b765f",
    "deploy": "6b1c3cca08b8",
    "battle_start": "350d1b2ddd45",
    "support": "d793ee5dc2b6",
    "win": "29668b3d9fbb",
    "lose": "27aa7efa58cc",
    "scrapped": "90b10a4ccd1d",
    "control": "b1a492fd9b31",
    "energon": "db50fbde4ba9",
    "discover": "48b84b4ad1a6",
}


def said_of(code: str, kind: str) -> str:
    """What is wrong with an ability of that one clause; else what it is read as."""
    text = f'[a]\nname = "x"\nclauses = [{written(code)}]\n'
    document = Document("mine", text, tomllib.loads(text))
    try:
        form = convert(document, ("a",), AbilityForm)
        return repr(read_ability(document, ("a",), form, kind))
    except ContentError as error:
        return str(error)


def digest_of(trigger: str) -> str:
    rng = Random(trigger)
    rows = []
    for number in range(TIMES):
        code = ";".join([trigger, *clause(rng).split(";")[1:]])
        rows.append(said_of(code, KINDS[number % len(KINDS)]))
    return digest("\n".join(rows).encode())


@pytest.mark.parametrize("trigger", TRIGGERS)
def test_what_is_said_of_a_clause_is_what_it_was(trigger: str) -> None:
    assert digest_of(trigger) == DIGESTS[trigger]


if __name__ == "__main__":
    for each in TRIGGERS:
        print(f'    "{each}": "{digest_of(each)}",')
