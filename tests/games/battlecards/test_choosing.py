"""BC-DEC-01: decks that are chosen when somebody sits down."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rollout.games.battlecards import setup_choices as choosing
from rollout.games.battlecards.setup import CHOSEN_LATER, MatchOptions, Setup
from rollout.kernel.errors import SetupRefused

pytestmark = pytest.mark.rule("BC-DEC-01")


def written(*decks: str, **options: Any) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(Setup(decks, MatchOptions(**options)))
    return data


def test_a_seat_owes_its_deck_until_it_brings_one() -> None:
    setup = written("roll_out", CHOSEN_LATER, CHOSEN_LATER)
    assert choosing.owing(setup) == (1, 2)
    brought = choosing.bring(setup, 1, "air_supremacy")
    assert choosing.owing(brought) == (2,)
    assert choosing.owing(choosing.take_back(brought, 1)) == (1, 2)
    assert choosing.owing(setup) == (1, 2)


def test_only_a_legal_deck_is_brought() -> None:
    setup = written("roll_out", CHOSEN_LATER)
    with pytest.raises(SetupRefused) as refused:
        choosing.bring(setup, 1, "3 D01\n")
    assert refused.value.refusal.rule == "BC-DCK-01"
    with pytest.raises(SetupRefused):
        choosing.bring(setup, 1, CHOSEN_LATER)


@pytest.mark.parametrize(
    ("first", "options", "usual"),
    [
        ("roll_out", {}, "air_supremacy"),
        ("air_supremacy", {}, "roll_out"),
        ("roll_out", {"same_army": True}, "roll_out"),
        ("random:autobot:1", {"deck_size": 30}, "random:decepticon:1"),
    ],
)
def test_who_does_not_choose_gets_a_deck_that_is_legal_there(
    first: str, options: dict[str, Any], usual: str
) -> None:
    setup = written(first, CHOSEN_LATER, **options)
    assert choosing.usual(setup, 1) == usual
    assert choosing.owing(choosing.bring(setup, 1, usual)) == ()


def test_a_choice_is_told_with_all_its_faults() -> None:
    told = choosing.judge(written("roll_out", CHOSEN_LATER), 1, "4 A01\n4 D01\n")
    assert [fault["rule"] for fault in told["faults"]] == [
        "BC-DCK-01",
        "BC-DCK-03",
        "BC-DCK-03",
        "BC-DCK-06",
    ]
