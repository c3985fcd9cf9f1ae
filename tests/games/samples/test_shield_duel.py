"""The shield duel: a path, a facing and a direction, each as ruled."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.registry import find
from rollout.games.samples.facts import Beamed, Face, Faced, Fire, Met, Stay, Walk, Walked
from rollout.games.samples.shield_duel import TURNS, Arena, Robot
from rollout.kernel import Illegal, Match, Refusal, Result
from rollout.kernel.actions import Action
from rollout.words import Words

GAME = find("shield_duel")


def duel(*robots: Robot, turn: int = 0) -> Match[Any]:
    arena = Arena(turn, list(robots)) if robots else Arena(turn)
    return Match(GAME.rules, start=arena)


def refused(match: Match[Any], action: Action) -> Refusal:
    with pytest.raises(Illegal) as caught:
        match.answer(action)
    return caught.value.refusal


def beam(match: Match[Any], bearing: int, facing: int = 0) -> Beamed:
    match.answer(Stay())
    match.answer(Face(facing))
    match.answer(Fire(bearing))
    event = match.table.events[-1]
    assert isinstance(event, Beamed)
    return event


@pytest.mark.rule("SHIELD-01")
def test_a_robot_walks_six_inches_round_corners() -> None:
    match = duel()
    match.answer(Walk(((9_000, 3_000), (9_000, 6_000))))
    assert match.table.events[-1] == Walked(0, ((9_000, 3_000), (9_000, 6_000)))
    assert match.state.robots[0].at == (9_000, 6_000)


@pytest.mark.rule("SHIELD-01")
@pytest.mark.parametrize(
    ("path", "why", "details"),
    [
        (((9_000, 3_000), (9_000, 6_001)), "walk-too-long", {"most": 6_000}),
        (((12_000, 749),), "off-the-table", {}),
        (((12_000, 9_001),), "walk-too-long", {"most": 6_000}),
    ],
)
def test_a_walk_ends_with_its_allowance_and_at_the_edge(
    path: tuple[tuple[int, int], ...], why: str, details: dict[str, int]
) -> None:
    assert refused(duel(), Walk(path)) == Refusal("SHIELD-01", why, details)


@pytest.mark.rule("SHIELD-01")
def test_blocks_and_the_other_robot_are_in_the_way() -> None:
    beside = duel(Robot((12_000, 6_000), 0), Robot((14_000, 6_000), 0))
    assert refused(beside, Walk(((15_500, 6_000),))) == Refusal("SHIELD-01", "in-the-way")
    assert refused(beside, Walk(((12_000, 10_500),))) == Refusal("SHIELD-01", "in-the-way")
    beside.answer(Walk(((12_500, 6_000),)))
    assert beside.state.robots[0].at == (12_500, 6_000)


@pytest.mark.rule("SHIELD-02")
def test_a_robot_faces_any_way() -> None:
    match = duel()
    match.answer(Stay())
    match.answer(Face(3_599))
    assert match.table.events[-1] == Faced(0, 3_599)
    assert match.state.robots[0].facing == 3_599


@pytest.mark.rule("SHIELD-03")
@pytest.mark.parametrize(
    ("start", "bearing", "end", "met"),
    [
        ((2_000, 2_000), 0, (14_750, 2_000), "nothing"),
        ((2_000, 2_000), 1_800, (0, 2_000), "nothing"),
        ((2_000, 6_500), 0, (14_750, 6_500), "nothing"),
        ((9_000, 6_500), 0, (17_250, 6_500), "block"),
        ((20_000, 16_000), 900, (20_000, 20_250), "robot"),
    ],
)
def test_a_beam_ends_a_foot_away_or_at_what_it_meets(
    start: tuple[int, int], bearing: int, end: tuple[int, int], met: Met
) -> None:
    match = duel(Robot(start, 0), Robot((20_000, 21_000), 900))
    assert beam(match, bearing) == Beamed(0, start, end, met)


@pytest.mark.rule("SHIELD-04")
@pytest.mark.parametrize(
    ("facing", "met", "lives"),
    [(2_700, "shield", 3), (2_250, "shield", 3), (2_249, "robot", 2), (900, "robot", 2)],
)
def test_the_shield_covers_the_front_quarter_with_its_border(
    facing: int, met: Met, lives: int
) -> None:
    match = duel(Robot((20_000, 16_000), 0), Robot((20_000, 21_000), facing))
    assert beam(match, 900).met == met
    assert match.state.robots[1].lives == lives


@pytest.mark.rule("SHIELD-05")
def test_the_third_hit_wins() -> None:
    match = duel(Robot((20_000, 16_000), 0), Robot((20_000, 21_000), 900, lives=1))
    beam(match, 900)
    assert match.result == Result((0,), "shot-down", "SHIELD-05")


@pytest.mark.rule("SHIELD-05")
def test_after_twenty_turns_nobody_has_won() -> None:
    match = duel(turn=TURNS - 1)
    assert match.ask is not None
    beam(match, 0)
    assert match.result == Result((), "time-is-up", "SHIELD-05")


def test_the_table_is_drawn_and_told() -> None:
    match = duel()
    words = Words(GAME, "en")
    view = GAME.rules.view(match.state, 0)
    screen = GAME.screen
    assert screen.draw is not None
    assert screen.describe is not None
    place = "in the south, 12″ from the west edge, 3″ from the south edge"
    acting = f"Optimus Prime {place}; looks towards Megatron, 3 of 3 left, acts now"
    assert f"A  {acting}" in screen.draw(view, words)
    told = screen.describe(view, words).splitlines()
    assert "Optimus Prime and Megatron: 16.5″ apart, Megatron to the north" in told
    assert (
        "building in the middle, 12″ from the west edge, 12″ from the south edge, 3″ high" in told
    )
    german = screen.describe(view, Words(GAME, "de")).splitlines()
    assert "Optimus Prime und Megatron: 16,5″ auseinander, Megatron im Norden" in german
