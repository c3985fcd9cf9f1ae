"""Every option of a match: what may be agreed on and what not (BC-OPT, BC-RUL-98)."""

from typing import Any

import msgspec
import pytest

from rollout.games.battlecards.setup import MatchOptions

RANGES = {
    "supreme_target": (30, 200),
    "domination_target": (2, 10),
    "turn_limit": (20, 400),
    "starting_energon": (1, 199),
    "opening_hand": (0, 20),
    "draw_per_turn": (0, 10),
    "support_limit": (0, 10),
    "deck_size": (10, 100),
}
MAY_BE_OFF = ("supreme_target", "domination_target", "turn_limit", "hand_limit")
CHOICES: dict[str, tuple[Any, ...]] = {
    "survival": (True, False),
    "phase_order": ("supply_last", "supply_before_action"),
    "attempts_per_turn": ("one", "claim_and_challenge"),
    "first_seat": ("random", "chosen", "loser_of_last"),
    "mixed_armies": (False, True),
    "unique_titles_scope": ("seat", "table"),
    "mulligan": ("none", "one_if_no_robot", "one_free"),
    "hand_limit": (7, 10),
    "empty_deck": ("nothing", "reshuffle_once", "lose"),
    "garrison": ("many", "single"),
    "lead_transform_uses_slot": (False, True),
    "teams": (False, True),
    "first_turn_claim": ("forbidden", "allowed"),
    "contest_from": ("anywhere", "homebase_only"),
    "same_army": (False, True),
}
DEFAULTS = {
    "supreme_target": 40,
    "domination_target": 5,
    "turn_limit": None,
    "hand_limit": None,
    "starting_energon": 25,
    "opening_hand": 5,
    "draw_per_turn": 2,
    "support_limit": 1,
    "deck_size": 50,
}


def accepts(option: str, value: Any) -> bool:
    try:
        found = msgspec.convert({option: value}, MatchOptions)
    except msgspec.ValidationError:
        return False
    return bool(getattr(found, option) == value)


def test_every_option_is_a_range_or_a_choice() -> None:
    assert {*RANGES, *CHOICES} == set(MatchOptions.__struct_fields__)


@pytest.mark.rule("BC-OPT-01", "BC-OPT-02", "BC-OPT-14", "BC-OPT-16", "BC-RUL-98")
@pytest.mark.parametrize("option", RANGES)
def test_a_number_is_agreed_on_within_its_range(option: str) -> None:
    lowest, highest = RANGES[option]
    assert accepts(option, lowest)
    assert accepts(option, highest)
    assert not accepts(option, lowest - 1)
    assert not accepts(option, highest + 1)
    assert not accepts(option, "many")


@pytest.mark.rule("BC-OPT-03", "BC-OPT-04", "BC-OPT-10", "BC-OPT-11")
@pytest.mark.parametrize("option", CHOICES)
def test_a_choice_is_one_of_those_there_are_and_by_default_the_first(option: str) -> None:
    assert all(accepts(option, value) for value in CHOICES[option])
    assert not accepts(option, "sometimes")
    assert not accepts(option, 8)
    if option not in DEFAULTS:
        assert getattr(MatchOptions(), option) == CHOICES[option][0]


@pytest.mark.rule("BC-OPT-01", "BC-OPT-02", "BC-OPT-10", "BC-OPT-14")
@pytest.mark.parametrize("option", [*RANGES, *CHOICES])
def test_only_targets_and_limits_may_be_left_out(option: str) -> None:
    assert accepts(option, None) == (option in MAY_BE_OFF)


@pytest.mark.rule("BC-OPT-16", "BC-OPT-01", "BC-OPT-02")
def test_numbers_are_by_default_those_of_the_rulebook() -> None:
    assert {name: getattr(MatchOptions(), name) for name in DEFAULTS} == DEFAULTS
