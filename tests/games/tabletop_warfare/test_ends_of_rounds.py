"""Beginnings and ends of activations, rounds and matches, in tables (TW-RND, TW-RUL-61)."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare.events import (
    Activated,
    ActivationEnded,
    BaseHeld,
    MatchEnded,
    OptimismRolled,
    Passed,
    RoundBegan,
    RoundEnded,
)
from tests.games.tabletop_warfare.bench import PLAIN, TARGET, Bench, Made, at

FAR = at(TARGET, 1, 28, 28)


@pytest.mark.rule("TW-RND-01", "TW-RUL-20", "TW-RUL-70")
def test_what_the_beginning_and_the_end_of_an_activation_tell() -> None:
    hopeful = Made("hopeful", abilities=("optimist",))
    bench = Bench(at(hopeful, 0, 5), FAR, acting=False, dice=(("optimist", 2),))
    bench.do("activate hopeful", "pass")
    assert [each for each in bench.match.events if not isinstance(each, RoundBegan)] == [
        Activated(0, 0),
        OptimismRolled(0, 2, 3),
        Passed(0),
        ActivationEnded(0),
    ]
    lost = Bench(at(hopeful, 0, 5), FAR, acting=False, dice=(("optimist", 1),))
    lost.do("activate hopeful")
    assert lost.told(OptimismRolled) == [OptimismRolled(0, 1, 0)]
    assert lost.match.state.turns == [1, 0]


@pytest.mark.rule("TW-RND-05", "TW-RUL-12")
def test_at_the_end_of_a_round_the_own_marker_goes_before_the_enemys() -> None:
    bench = Bench(
        at(PLAIN, 0, 5),
        at(PLAIN, 0, 9, activation=2, stuns=1),
        at(PLAIN, 0, 13, activation=1, stuns=1),
        at(TARGET, 1, 28, activation=1),
        at(TARGET, 1, 28, 25, activation=2, stuns=2),
    ).do("pass")
    assert bench.told(RoundEnded) == [RoundEnded(1)]
    found = [(figure.activation, figure.stuns) for figure in bench.match.state.figures]
    assert found == [(0, 0), (1, 1), (0, 0), (0, 0), (1, 1)]


@pytest.mark.rule("TW-RUL-79", "TW-RUL-61")
@pytest.mark.parametrize(
    ("quiet", "harmed", "limit", "asked"),
    [(1, False, 0, False), (2, False, 0, True), (2, True, 0, False), (2, False, 9, False)],
)
def test_both_are_asked_after_three_whole_quiet_rounds(
    quiet: int, harmed: bool, limit: int, asked: bool
) -> None:
    bench = Bench(
        at(PLAIN, 0, 5),
        at(TARGET, 1, 28, activation=1),
        round_limit=limit,
        state={"quiet_rounds": quiet, "harmed": harmed},
    ).do("pass")
    assert (bench.asked == (0, "agree_to_end")) is asked
    if asked:
        bench.do("agree_to_end")
        assert bench.asked == (1, "agree_to_end")
        bench.do("agree_to_end")
        assert bench.told(MatchEnded) == [MatchEnded((), "agreed", (0, 0))]
    assert bench.match.state.quiet_rounds == (0 if harmed else quiet + 1)


@pytest.mark.rule("TW-RUL-79")
@pytest.mark.parametrize("answers", [["play_on"], ["agree_to_end", "play_on"]])
def test_if_one_wants_to_play_on_the_match_goes_on(answers: list[str]) -> None:
    bench = Bench(
        at(PLAIN, 0, 5),
        at(TARGET, 1, 28, activation=1),
        round_limit=0,
        state={"quiet_rounds": 2},
    ).do("pass", *answers)
    assert bench.told(RoundBegan) == [RoundBegan(2, 1)]


@pytest.mark.rule("TW-WIN-03")
@pytest.mark.parametrize(
    ("attacker", "defender", "before", "rounds", "won"),
    [
        (13.75, 25, 0, 1, False),
        (13.751, 25, 0, 0, False),
        (13.75, 25, 1, 2, True),
        (13.75, 2.25, 1, 0, False),
        (25, 25, 1, 0, False),
    ],
)
def test_the_ring_about_a_base_is_held_alone(
    attacker: float, defender: float, before: int, rounds: int, won: bool
) -> None:
    """A bunker of 2 inches at y = 8, a base of 0.75: within 3 inches is y = 13.75."""
    bench = Bench(
        at(TARGET, 1, 15, attacker),
        at("autobot_bunker", 0, 15, 8, activation=1),
        at(PLAIN, 0, 15 if defender < 5 else 25, defender, activation=1),
        scenario="capture_base",
        state={"mover": 1},
    )
    bench.match.state.mission.base = 1
    bench.match.state.mission.rounds_held = before
    bench.do("pass")
    assert bench.match.state.mission.rounds_held == rounds
    assert bench.told(BaseHeld) == [BaseHeld(1, rounds)] * (rounds > 0)
    assert (bench.match.state.ended == "base-held") is won


@pytest.mark.rule("TW-RUL-61", "TW-WIN-02")
@pytest.mark.parametrize(
    ("round_", "limit", "ended"), [(1, 2, ""), (2, 2, "points"), (3, 2, "points")]
)
def test_the_last_round_ends_the_match(round_: int, limit: int, ended: str) -> None:
    bench = Bench(
        at(PLAIN, 0, 5),
        at(TARGET, 1, 28, activation=1),
        round_limit=limit,
        state={"round": round_},
    ).do("pass")
    assert bench.match.state.ended == ended
