"""AT-FFA-11, AT-RUL-101, AT-RUL-107: rounds with points, and a duel as the final, in one match."""

from random import Random
from typing import Any

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import Call
from rollout.games.attacktix.events import (
    CoveredGrind,
    DroppedOut,
    FinalBegan,
    RoundBegan,
    RoundOver,
    Standings,
)
from rollout.games.attacktix.field import NORTH, SOUTH
from rollout.games.attacktix.model import NOBODY, NOTHING, Round, State
from rollout.games.attacktix.rules.giving_up import idle_answer
from rollout.games.attacktix.rules.tournament import games_won, points_of
from rollout.games.attacktix.screen.twin import twin
from rollout.games.attacktix.setup import MatchOptions, Setup
from rollout.kernel import Event, Fast, Journal, Match, Scripted
from rollout.kernel.errors import SetupRefused, WrongSeat
from rollout.words import Words
from tests.games.attacktix.table import asked, grind, pass_turn, told

FORCE = "kup_robot, grimlock_robot, scorponok_robot | ultra_magnus_robot, strongarm_robot"


def setup(seats: int = 3, **more: Any) -> Setup:
    usual = {"forces": (FORCE,) * seats, "mode": "tournament", "deployment": "ready"}
    return Setup(**(usual | {"map": "triangle" if seats == 3 else "arena"} | more))


def after(places: list[int], played: tuple[Round, ...] = (), **more: Any) -> State:
    """A tournament whose round has just ended with these places."""
    state: State = GAME.rules.start(setup(len(places), **more))
    assert state.tournament is not None
    state.tournament.played += played
    state.places, state.turn, state.ended = places, 9, "eliminated"
    state.winners = [seat for seat, place in enumerate(places) if place == 1]
    return state


def on(state: State, script: list[Any] | None = None) -> Match[State]:
    source = Fast(Random(1)) if script is None else Scripted(script)
    return Match(GAME.rules, setup(len(state.teams)), source, state)


def of_the_tournament(match: Match[State]) -> list[Event]:
    kinds = (RoundOver, RoundBegan, FinalBegan)
    return [each for each in match.events if isinstance(each, kinds)]


@pytest.mark.rule("AT-FFA-11", "AT-RUL-107")
def test_rounds_and_the_final_are_one_match_with_one_journal() -> None:
    agreed = setup(rounds=2, options=MatchOptions(stall_rounds=1))
    match: Match[State] = Match(GAME.rules, agreed, Fast(Random(3)))
    while match.ask is not None and match.ask.about != "call":
        match.answer(idle_answer(match.ask))
    assert of_the_tournament(match) == [
        RoundOver(1, (0, 0, 0)),
        RoundBegan(2, 2),
        RoundOver(2, (0, 0, 0)),
    ]
    while match.ask is not None:
        match.answer(idle_answer(match.ask))
    assert match.state.mode == "duel"
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((), "stalled")
    again = Journal.parse(Journal.of(match).to_text()).replay(GAME.rules)
    assert GAME.rules.encode(again.state) == GAME.rules.encode(match.state)
    assert GAME.rules.decode(GAME.rules.encode(match.state)) == match.state


@pytest.mark.rule("AT-RUL-107")
def test_before_a_round_all_forces_are_whole_and_nothing_of_the_last_is_left() -> None:
    state = after([2, 1, 3])
    fresh = GAME.rules.start(setup())
    state.figures[0].zone, state.figures[0].controller = "defeated", 1
    state.figures[5].zone = "gone"
    state.things[0].standing = False
    state.quiet, state.used, state.voids, state.felled, state.cries = 3, 2, 1, True, [1, 0, 0]
    state.mover, state.left, state.attacker, state.shots, state.allowed = 1, 2, 3, 1, 2
    state.seat, state.waiting = 1, [1]
    match = on(state)
    assert of_the_tournament(match) == [RoundOver(1, (3, 6, 0)), RoundBegan(2, 2)]
    fresh.tournament, state = None, match.state.copy()
    assert state.tournament is not None
    assert state.tournament.played == [Round([0, 1, 2], [2, 1, 3])]
    assert [each.zone for each in state.figures] == [each.zone for each in fresh.figures]
    assert [each.controller for each in state.figures] == [each.owner for each in fresh.figures]
    assert all(each.loaded for each in state.figures)
    assert (state.things, state.sides, state.places) == (fresh.things, fresh.sides, [0, 0, 0])
    assert (state.turn, state.seat, state.quiet, state.cries) == (1, 0, 0, [0, 0, 0])
    assert (state.allowed, state.used, state.voids, state.felled) == (2, 0, 0, False)
    assert (state.mover, state.left, state.attacker, state.shots) == (NOTHING, 0, NOTHING, 0)
    assert (state.waiting, state.ended, state.winners) == ([], "", [])


@pytest.mark.rule("AT-FFA-11")
def test_at_the_table_sides_are_chosen_anew_and_finalists_place_on_their_lines() -> None:
    match = on(after([2, 1, 3], deployment="table"))
    assert (asked(match)[1], match.state.sides) == ("side", [NOTHING] * 3)
    final = on(after([2, 1, 3], deployment="table", rounds=1))
    assert asked(final) == (0, "place")
    assert final.state.sides == [NORTH, SOUTH, NOTHING]


@pytest.mark.rule("AT-FFA-11")
def test_the_two_highest_scorers_play_a_duel_on_a_table_for_two() -> None:
    match = on(after([4, 1, 3, 2], rounds=1))
    assert of_the_tournament(match) == [RoundOver(1, (0, 8, 1, 4)), FinalBegan(1, 3)]
    state = match.state
    assert (state.mode, state.map, state.order) == ("duel", "bare_table", [1, 3])
    assert state.sides == [NOTHING, SOUTH, NOTHING, NORTH]
    assert (state.field.width, state.field.depth) == (9144, 11744)
    assert {each.owner for each in state.figures if each.zone != "gone"} == {1, 3}
    assert [GAME.rules.plays(state, seat) for seat in range(4)] == [False, True, False, True]
    with pytest.raises(WrongSeat):
        match.concede(0)
    match.concede(1)
    assert match.result is not None
    assert match.result.winners == (3,)


@pytest.mark.rule("AT-RUL-107")
def test_a_map_for_two_serves_the_final_too() -> None:
    assert on(after([1, 2, 3], rounds=1, map="junkyard")).state.map == "junkyard"


@pytest.mark.rule("AT-SET-07", "AT-FFA-11")
@pytest.mark.parametrize(("drawn", "face", "first"), [(1, 0, 1), (2, 0, 3), (1, 1, 3), (2, 1, 1)])
def test_a_covered_grind_says_which_finalist_begins(drawn: int, face: int, first: int) -> None:
    """Of seats 1 and 3; the first face of the wheel is red, the second white."""
    final = on(after([4, 1, 3, 2], rounds=1)).state
    final.phase, final.turn, final.seat = "advancing", 0, NOBODY
    match = on(final, [drawn, ("covered_grind", face)])
    ground = told(match, CoveredGrind)[0]
    assert (ground.seat, ground.colour) == ((1, 3)[drawn - 1], ("red", "white")[face])
    assert match.state.seat == first


@pytest.mark.rule("AT-FFA-10", "AT-RUL-101")
def test_points_and_wins_add_up_over_the_rounds_one_took_part_in() -> None:
    played = [Round([0, 1, 2, 3], [1, 2, 3, 4]), Round([0, 2, 3], [3, 1, 2])]
    assert [points_of(played, seat) for seat in range(4)] == [8, 4, 7, 3]
    assert [games_won(played, seat) for seat in range(4)] == [1, 0, 1, 0]


@pytest.mark.rule("AT-RUL-101")
def test_of_equal_points_more_games_won_go_to_the_final() -> None:
    """Seats 0 and 1 have six points each; only seat 0 won a game."""
    played = (Round([0, 1, 2], [1, 2, 3]), Round([0, 1, 2], [3, 2, 1]))
    match = on(after([3, 3, 1], played, rounds=3))
    assert told(match, RoundOver) == [RoundOver(3, (6, 6, 12))]
    assert told(match, FinalBegan) == [FinalBegan(2, 0)]
    assert told(match, CoveredGrind) == []


@pytest.mark.rule("AT-RUL-101", "AT-FFA-11")
def test_two_who_are_equal_at_the_top_play_the_final_and_nobody_calls() -> None:
    """Seats 0 and 2 have won a game and come second once."""
    match = on(after([2, 3, 1], (Round([0, 1, 2], [1, 3, 2]),), rounds=2))
    assert told(match, RoundOver) == [RoundOver(2, (9, 0, 9))]
    assert told(match, FinalBegan) == [FinalBegan(0, 2)]
    assert told(match, CoveredGrind) == []


@pytest.mark.rule("AT-RUL-101", "AT-ETQ-07")
@pytest.mark.parametrize(("call", "second"), [("red", 2), ("white", 1)])
def test_only_a_tie_for_a_place_is_ground_for_and_the_caller_wins_if_right(
    call: Any, second: int
) -> None:
    """Seat 0 has won; 1 and 2 share the last place. Strongarm shows red."""
    state = after([1, 3, 3], rounds=1)
    red = [face.colour for face in state.sculpt(4).wheel].index("red")
    match = on(state, [("covered_grind", red), *[grind()] * 6])
    assert asked(match) == (2, "call")
    view = GAME.rules.view(match.state, None)
    assert view.tournament is not None
    assert (view.tournament.round, view.tournament.final) == (1, [])
    match.answer(Call(call))
    assert told(match, FinalBegan) == [FinalBegan(0, second)]


@pytest.mark.rule("AT-RUL-107", "AT-FFA-10")
def test_who_gives_up_leaves_the_tournament_and_the_next_round_is_of_three() -> None:
    match = on(after([1, 2, 3, 4]))
    match.concede(1)
    pass_turn(match)
    assert told(match, DroppedOut) == [DroppedOut(1, 4, True)]
    assert not GAME.rules.plays(match.state, 1)
    state = match.state
    state.places, state.ended, state.winners = [1, 4, 2, 3], "eliminated", [0]
    last = on(state)
    assert told(last, RoundOver) == [RoundOver(2, (16, 4, 5, 1))]
    assert told(last, FinalBegan) == [FinalBegan(0, 2)]


@pytest.mark.rule("AT-RUL-107")
def test_a_round_of_three_at_a_table_of_four_is_scored_as_one_of_three() -> None:
    state = after([1, 2, 3, 4], rounds=3)
    assert state.tournament is not None
    state.tournament.gone = [3]
    match = on(state)
    assert (match.state.places, match.state.tournament.here) == ([0, 0, 0, 4], [0, 1, 2])  # type: ignore[union-attr]
    for number, each in enumerate(match.state.figures):
        if each.zone == "play" and each.owner in (1, 2):
            match.state.figures[number].zone = "defeated"
    pass_turn(match)
    assert told(match, Standings) == [Standings((1, 3, 3, 4), (6, 0, 0, 0))]


@pytest.mark.rule("AT-RUL-107")
def test_who_is_beaten_plays_the_next_round_or_gives_up_while_watching() -> None:
    state = GAME.rules.start(setup(4))
    match: Match[State] = on(state)
    match.state.places[2] = 4
    for each in match.state.figures:
        if each.owner == 2:
            each.zone = "gone"
    assert GAME.rules.plays(match.state, 2)
    match = Match(GAME.rules, setup(4), Fast(Random(1)), match.state)
    match.concede(2)
    assert not match.plays(2)
    pass_turn(match)
    assert told(match, DroppedOut) == [DroppedOut(2, 4, True)]
    assert match.state.tournament is not None
    assert match.state.tournament.gone == [2]
    assert not GAME.rules.plays(match.state, 2)


@pytest.mark.rule("AT-RUL-107")
def test_two_who_are_left_play_the_final_at_once_and_one_alone_has_won() -> None:
    match = on(after([3, 1, 2], rounds=6))
    match.concede(0)
    assert match.ask is not None
    state = match.state.copy()
    state.places, state.ended = [3, 1, 2], "eliminated"
    assert told(on(state), FinalBegan) == [FinalBegan(1, 2)]
    match.concede(2)
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((1,), "conceded")


@pytest.mark.rule("AT-RUL-107")
def test_when_all_others_give_up_at_once_who_is_left_has_won_though_beaten_in_the_round() -> None:
    state = after([2, 2, 3], rounds=6)
    assert state.tournament is not None
    state.tournament.gone = [0, 1]
    result = GAME.rules.result(state)
    assert result is not None
    assert result.winners == (2,)


@pytest.mark.rule("AT-FFA-01", "AT-FFA-11")
def test_a_tournament_is_for_three_or_four() -> None:
    for seats in (2, 5):
        with pytest.raises(SetupRefused) as refused:
            GAME.rules.start(setup(seats))
        assert refused.value.refusal.rule == "AT-FFA-01"


def test_a_match_that_is_no_tournament_is_written_as_before_there_was_one() -> None:
    state = GAME.rules.start(Setup(forces=(FORCE,) * 2))
    assert "tournament" not in GAME.rules.encode(state)
    assert GAME.rules.decode(GAME.rules.encode(state)) == state


@pytest.mark.parametrize(
    ("language", "round_told", "final_told", "began"),
    [
        (
            "en",
            "Tournament, round 2 of 2. Points: Player A 3, Player B 6, Player C 0.",
            "Tournament, the final: Player B against Player A. Points before it: Player A 3,"
            " Player B 6, Player C 0.",
            "The final: Player B against Player A.",
        ),
        (
            "de",
            "Turnier, Runde 2 von 2. Punkte: Spieler A 3, Spieler B 6, Spieler C 0.",
            "Turnier, das Finale: Spieler B gegen Spieler A. Punkte davor: Spieler A 3,"
            " Spieler B 6, Spieler C 0.",
            "Das Finale: Spieler B gegen Spieler A.",
        ),
    ],
)
def test_round_points_and_final_are_told_in_both_languages(
    language: str, round_told: str, final_told: str, began: str
) -> None:
    words = Words(GAME, language)
    second = on(after([2, 1, 3]))
    view = GAME.rules.view(second.state, None)
    assert words.sentence(twin(view)["turn"].lines["tournament"]) == round_told
    final = on(after([2, 1, 3], rounds=1))
    view = GAME.rules.view(final.state, None)
    assert words.sentence(twin(view)["turn"].lines["tournament"]) == final_told
    assert words.event(told(final, FinalBegan)[0], final.state) == began


@pytest.mark.rule("AT-RUL-107")
def test_while_figures_are_stood_on_their_lines_no_turn_has_begun() -> None:
    state = after([2, 1, 3], deployment="table")
    state.quiet, state.used, state.voids, state.felled, state.balked = 3, 2, 1, True, (0,)
    state.mover, state.left, state.attacker, state.shots, state.allowed = 1, 2, 3, 1, 2
    match = on(state)
    assert match.ask is not None
    assert match.ask.about == "side"
    state = match.state
    assert (state.turn, state.quiet, state.allowed, state.used, state.voids) == (0, 0, 0, 0, 0)
    assert (state.mover, state.left, state.attacker, state.shots) == (NOTHING, 0, NOTHING, 0)
    assert (state.balked, state.felled, state.ended, state.winners) == ((), False, "", [])
