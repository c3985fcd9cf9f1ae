"""What is sealed, and from whom (TW-RUL-62, TW-FLD-02, TW-KRI-07)."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.events import FigureContested
from rollout.games.tabletop_warfare.model import State
from rollout.games.tabletop_warfare.rules.figures import at_least
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Scripted
from tests.games.tabletop_warfare.bench import PLAIN, TARGET, Bench, at

FREELY = """
[figures.pawn]
name = "Pawn"
factions = ["autobot", "decepticon"]
cost = 10
repeat = "freely"
[[figures.pawn.cards]]
kind = "vehicle"
form = "drone"
structure = 3
speed = 4
criticals = ["tyres", "tyres", "tyres", "tyres", "tyres", "tyres"]
"""


def begun(*dice: Any, **setup: Any) -> Match[State]:
    return Match(GAME.rules, Setup(**setup), Scripted(list(dice)))


def do(match: Match[State], line: str) -> None:
    match.answer(GAME.rules.read_action(match.state, line))


def from_whom(match: Match[State], seats: int = 2) -> list[Any]:
    """The seats, and None for whoever watches, from whom something is hidden."""
    return [seat for seat in (*range(seats), None) if GAME.rules.hides(match.state, seat)]


@pytest.mark.rule("TW-RUL-62")
def test_a_sealed_list_is_hidden_from_everybody_but_its_maker() -> None:
    match = begun(("choice_of_side", 9), ("choice_of_side", 3), armies=("", ""))
    assert from_whom(match) == []
    do(match, "make_list [bumblebee]")
    assert from_whom(match) == [1, None]
    do(match, "make_list [starscream]")
    assert from_whom(match) == []


@pytest.mark.rule("TW-RUL-62", "TW-RUL-85")
def test_a_list_of_the_second_side_is_hidden_too_and_from_team_mates() -> None:
    match = begun(
        armies=("bumblebee", ""), options=MatchOptions(seats_per_side=2), ground="highway_junction"
    )
    assert from_whom(match, 4) == [1, 2, 3, None]
    assert match.ask is not None
    assert match.ask.seat == 1


@pytest.mark.rule("TW-FLD-02")
def test_picked_obstacles_are_hidden_until_both_have_picked() -> None:
    match = begun(("obstacles", 9), ("obstacles", 3), ground="")
    assert from_whom(match) == []
    do(match, "pick_obstacles [trees]")
    assert from_whom(match) == [1, None]


@pytest.mark.rule("TW-ARM-06", "TW-RUL-62")
def test_what_can_be_had_freely_is_never_contested() -> None:
    match = begun(
        ("choice_of_side", 9),
        ("choice_of_side", 3),
        armies=("pawn,pawn", "pawn"),
        homebrew=FREELY,
    )
    assert not [event for event in match.events if isinstance(event, FigureContested)]
    assert [each.kind for each in match.state.figures] == ["pawn"] * 3
    assert match.ask is not None
    assert match.ask.about == "edge"


@pytest.mark.rule("TW-RNG-02")
def test_bases_that_touch_are_nearer_than_the_smallest_minimum() -> None:
    bench = Bench(at(PLAIN, 0, 10), at(TARGET, 1, 11.5))
    one, other = bench.figure(0), bench.figure(1)
    assert at_least(bench.state, one, other, 0)
    assert not at_least(bench.state, one, other, 1)
    other.x += 1
    assert at_least(bench.state, one, other, 1)
    assert not at_least(bench.state, one, other, 2)
