"""Armies that stand when the match begins (EW-RUL-108)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.actions import Activate, Deploy, Walk
from rollout.games.energon_wars.model import RADII
from rollout.games.energon_wars.setup import Setup
from rollout.kernel import Match, Seeded
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.space.plane import Disc, overlap
from rollout.words import Words

QUICK: Setup = GAME.desk.quick


def begun(setup: Setup) -> Match[Any]:
    return Match(GAME.rules, setup, source=Seeded("00" * 16))


@pytest.mark.rule("EW-RUL-108", "EW-SET-06")
def test_both_armies_stand_in_a_row_at_the_front_of_their_zones() -> None:
    models = begun(QUICK).state.models
    assert [(each.card, each.seat, each.side, each.x, each.y) for each in models] == [
        ("optimus", 0, 0, 600, 602),
        ("sideswipe", 0, 0, 1200, 602),
        ("sunstreaker", 0, 0, 1800, 602),
        ("wheeljack", 0, 0, 2400, 602),
        ("jazz", 0, 0, 3000, 602),
        ("megatron", 1, 0, 514, 2998),
        ("starscream", 1, 0, 1028, 2598),
        ("soundwave", 1, 0, 1542, 2998),
        ("skywarp", 1, 0, 2367, 2598),
        ("rumble", 1, 0, 2571, 2949),
        ("bombshell", 1, 0, 3085, 2998),
    ]


@pytest.mark.rule("EW-RUL-108", "EW-RND-04")
def test_the_first_question_of_a_quick_match_is_the_newcomers_first_activation() -> None:
    match = begun(QUICK)
    assert match.ask is not None
    assert (match.ask.seat, match.ask.about, match.state.round) == (0, "activate", 1)
    assert [each.kind for each in match.state.tokens] == ["station"] * 3


@pytest.mark.rule("EW-RUL-108", "EW-SET-10")
def test_what_happens_before_the_game_happens() -> None:
    ask = begun(Setup(scenario="energon_siphon", deployment="ready")).ask
    assert ask is not None
    assert (ask.seat, ask.about) == (0, "move")


@pytest.mark.rule("EW-RUL-108", "EW-SET-06")
@pytest.mark.parametrize("scenario", ["kremzeek", "the_touch", "spark_plug", "portal_play"])
def test_great_armies_stand_with_no_base_upon_another_or_upon_terrain(scenario: str) -> None:
    setup = Setup(("minibot_rush", "eject"), scenario=scenario, deployment="ready")
    state = begun(setup).state
    bases = [
        Disc((each.x, each.y), RADII[card.base])
        for each, card in zip(state.models, state.cards, strict=True)
    ]
    assert {each.status for each in state.models} == {"standing"}
    assert not any(overlap(one, other) for one, other in combinations(bases, 2))
    assert not any(overlap(base, shape) for base in bases for shape in state.land.shapes)


@pytest.mark.rule("EW-RUL-108")
def test_in_escalation_stand_those_whom_the_points_allow() -> None:
    setup = Setup(("kings_guard", "plague"), scenario="escalation", deployment="ready")
    models = begun(setup).state.models
    assert [each.card for each in models if each.status == "standing"] == [
        "grimlock",
        "ratchet",
        "megatron",
        "thundercracker",
        "bombshell",
    ]
    assert {each.status for each in models} == {"standing", "reserve"}


@pytest.mark.rule("EW-RUL-108", "EW-ARM-03")
def test_who_has_room_for_its_items_in_alt_mode_alone_stands_in_alt_mode() -> None:
    armies = ("huffer+jetpack+repair_kit,brawn", "megatron")
    models = begun(Setup(armies, scenario="kremzeek", deployment="ready")).state.models
    assert [each.side for each in models] == [1, 0, 0]


@pytest.mark.rule("EW-RUL-108")
def test_without_a_scenario_nobody_stands_ready() -> None:
    with pytest.raises(SetupRefused) as refused:
        begun(Setup(deployment="ready"))
    assert refused.value.refusal == Refusal("EW-RUL-108", "not-ready")


@pytest.mark.rule("EW-RUL-108", "EW-SET-05")
def test_otherwise_armies_are_deployed_at_the_table() -> None:
    ask = begun(Setup(scenario="energon_siphon")).ask
    assert ask is not None
    assert ask.about == "deploy"


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        (
            Deploy(0, 0, 600, 450),
            "Optimus Prime (robot mode): 6″ from the left, 4.5″ from the near edge",
            "Optimus Prime (Robotermodus): 6″ von links, 4,5″ vom nahen Rand",
        ),
        (
            Deploy(5, 1, 600, 3150),
            "Megatron (alt mode): 30″ from the left, 4.5″ from the near edge",
            "Megatron (Alternativmodus): 30″ von links, 4,5″ vom nahen Rand",
        ),
    ],
)
def test_a_place_is_told_as_its_seat_sees_the_table(
    action: Deploy, english: str, german: str
) -> None:
    state = begun(Setup(scenario="energon_siphon")).state
    assert Words(GAME, "en").action(action, state) == english
    assert Words(GAME, "de").action(action, state) == german


def test_a_walk_is_told_by_how_far_and_where() -> None:
    match = begun(QUICK)
    match.answer(Activate(0))
    words = Words(GAME, "en")
    assert words.action(Walk(((600, 902),)), match.state) == (
        "Walk 3″ straight ahead, towards Megatron, at the building"
    )
    assert words.action(Walk(((800, 602),)), match.state) == (
        "Walk 2″ 90° to the right, towards Sideswipe, behind the building"
    )
