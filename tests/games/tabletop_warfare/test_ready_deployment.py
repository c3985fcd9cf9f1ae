"""Armies that stand when the match begins."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import msgspec
import pytest

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.lists import verdicts
from rollout.games.tabletop_warfare.rules.figures import card_of
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.kernel import Match, Seeded
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.space.plane import Disc, overlap

QUICK: Setup = GAME.desk.quick


def begun(setup: Setup) -> Match[Any]:
    return Match(GAME.rules, setup, source=Seeded("00" * 16))


def changed(**fields: Any) -> Setup:
    return msgspec.structs.replace(QUICK, **fields)


@pytest.mark.rule("TW-RUL-92", "TW-DEP-01", "TW-FLD-06")
def test_both_armies_stand_in_a_row_at_the_front_of_their_strips() -> None:
    figures = begun(QUICK).state.figures
    assert [(each.kind, each.side, each.x, each.y, each.facing) for each in figures] == [
        ("megatron", 0, 6000, 4000, 900),
        ("starscream", 0, 12000, 4250, 900),
        ("ravage", 0, 18000, 4500, 900),
        ("growl", 0, 24000, 4500, 900),
        ("optimus_prime", 1, 6000, 26000, 2700),
        ("ratchet", 1, 12000, 25750, 2700),
        ("bumblebee", 1, 18000, 25500, 2700),
        ("brawn", 1, 24000, 25500, 2700),
    ]


@pytest.mark.rule("TW-RND-01")
def test_the_first_question_of_a_quick_match_is_the_newcomers_first_move() -> None:
    match = begun(QUICK)
    assert match.ask is not None
    assert (match.ask.seat, match.ask.about, match.state.round) == (0, "activate", 1)


@pytest.mark.rule("TW-RUL-63")
def test_a_great_army_stands_in_its_strip_with_no_base_upon_another() -> None:
    great = changed(
        armies=("decepticon_epic", "autobot_epic"),
        ground="city",
        options=MatchOptions(points_limit=500, field="large"),
    )
    state = begun(great).state
    bases = [Disc((each.x, each.y), card_of(state, each).radius) for each in state.figures]
    assert len(bases) == 49
    assert not any(overlap(one, other) for one, other in combinations(bases, 2))


@pytest.mark.rule("TW-DEP-01")
@pytest.mark.parametrize(
    "setup",
    [
        changed(armies=("", "autobot_first_hundred")),
        changed(ground=""),
        changed(options=MatchOptions(scenario="retrieve_the_allspark")),
        changed(armies=("lockdown,megatron", "jazz,lockdown")),
    ],
    ids=["a list is missing", "a field is missing", "a scenario", "a figure both sides want"],
)
def test_what_is_left_to_the_table_cannot_stand_ready(setup: Setup) -> None:
    with pytest.raises(SetupRefused) as refused:
        begun(setup)
    assert refused.value.refusal == Refusal("TW-DEP-01", "setup-not-ready")


@pytest.mark.rule("TW-ARM-06", "TW-RUL-13", "TW-RUL-62")
def test_what_both_sides_may_have_stands_ready_on_both() -> None:
    agreed = MatchOptions(mirror_match=True)
    one_faction = ("decepticon", "decepticon")
    twice = begun(changed(armies=("lockdown", "lockdown"), factions=one_faction, options=agreed))
    assert [each.kind for each in twice.state.figures] == ["lockdown", "lockdown"]
    soldiers = changed(
        armies=("megatron,soldier", "jazz,soldier"), options=MatchOptions(humans=True)
    )
    kinds = [each.kind for each in begun(soldiers).state.figures]
    assert kinds == ["megatron", "soldier", "jazz", "soldier"]


@pytest.mark.rule("TW-ARM-02")
def test_the_builder_judges_the_lists_of_a_match_that_stands_ready() -> None:
    first, second = verdicts(QUICK)
    assert (first.points, first.limit, first.faults) == (98, 100, ())
    assert (second.points, second.limit, second.faults) == (97, 100, ())
