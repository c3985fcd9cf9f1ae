"""The time of play in all: counted like the clocks of seats, whoever thinks."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.gamekit import TimeLimit
from rollout.games.registry import find
from rollout.games.tabletop_warfare.actions import TimeIsUp
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.server.clocks import Clocks
from rollout.server.records import ClockRule, Outage

LIMIT = 600.0


def running(clock: ClockRule | None = None) -> Clocks:
    """Since 100 the first of two is asked; the match may last for 600 seconds."""
    clocks = Clocks(clock or ClockRule(), 2, LIMIT)
    clocks.begin(100.0, LIMIT)
    clocks.ask(0, 100.0)
    return clocks


def left(clocks: Clocks, now: float) -> tuple[float, bool]:
    shown = clocks.in_all.show(now)
    assert shown is not None
    return shown.seconds, shown.running


def test_where_no_seat_has_a_clock_time_counts_and_no_flag_falls() -> None:
    clocks = running()
    assert clocks.used
    assert clocks.show(0, 150.0) is None
    assert clocks.deadline() is None
    assert clocks.next_deadline() == 700.0


def test_without_a_limit_there_is_nothing_to_show() -> None:
    clocks = Clocks(ClockRule(), 2)
    clocks.begin(100.0)
    clocks.ask(0, 100.0)
    assert not clocks.used
    assert clocks.in_all.show(150.0) is None
    assert clocks.next_deadline() is None


def test_it_begins_when_all_seats_are_taken() -> None:
    clocks = Clocks(ClockRule(), 2, LIMIT)
    assert left(clocks, 400.0) == (600.0, False)
    assert clocks.next_deadline() is None


def test_it_goes_on_whoever_thinks_and_while_nobody_does() -> None:
    clocks = running()
    clocks.ask(1, 200.0, 0)
    clocks.ask(None, 300.0, 1)
    assert left(clocks, 350.0) == (350.0, True)
    clocks.ask(0, 400.0, 2)
    assert clocks.next_deadline() == 700.0


def test_taking_back_gives_no_time_back() -> None:
    clocks = running()
    clocks.ask(1, 200.0, 0)
    clocks.take_back(0, 300.0)
    clocks.ask(0, 300.0, 0)
    assert left(clocks, 300.0) == (400.0, True)


def test_while_any_seat_is_free_it_stands_still() -> None:
    clocks = running()
    clocks.seat_freed(0, 200.0, by=(0,))
    assert left(clocks, 290.0) == (500.0, False)
    assert clocks.next_deadline() is None
    clocks.seat_freed(1, 250.0, by=(1,))
    clocks.seat_taken(0, 260.0)
    assert clocks.next_deadline() is None
    clocks.seat_taken(1, 300.0)
    assert clocks.next_deadline() == 800.0
    assert left(clocks, 310.0) == (490.0, True)


def test_an_outage_does_not_count_not_even_twice_or_while_nobody_is_asked() -> None:
    clocks = running()
    clocks.ask(None, 150.0, 0)
    outage = Outage(200.0, 300.0)
    assert clocks.counts(outage)
    clocks.excuse(outage)
    assert not clocks.counts(outage)
    clocks.excuse(outage)
    assert clocks.next_deadline() == 800.0
    assert not clocks.counts(Outage(20.0, 100.0))


def test_an_outage_is_looked_for_from_the_beginning_and_not_from_the_question_on() -> None:
    clocks = running()
    clocks.ask(1, 300.0, 0)
    assert clocks.unexcused_since() == 100.0
    clocks.excuse(Outage(200.0, 350.0))
    assert clocks.unexcused_since() == 350.0


def test_an_outage_while_a_seat_is_free_is_given_back_once() -> None:
    clocks = running()
    clocks.seat_freed(1, 200.0)
    assert not clocks.counts(Outage(220.0, 240.0))
    clocks.excuse(Outage(150.0, 250.0))
    clocks.seat_taken(1, 300.0)
    assert clocks.next_deadline() == 850.0


def test_the_earlier_one_comes_first() -> None:
    clocks = running(ClockRule("match", seconds=60))
    assert (clocks.deadline(), clocks.next_deadline()) == (160.0, 160.0)
    clocks.ask(1, 110.0, 0)
    clocks.left[1] = 1_000.0
    assert (clocks.deadline(), clocks.next_deadline()) == (1_110.0, 700.0)


def test_once_it_was_called_it_is_over_and_comes_back_where_that_is_taken_back() -> None:
    clocks = running()
    clocks.in_all.call(4)
    assert left(clocks, 710.0) == (0.0, False)
    assert clocks.next_deadline() is None
    assert not clocks.counts(Outage(200.0, 300.0))
    clocks.in_all.take_back(5)
    assert clocks.next_deadline() is None
    clocks.in_all.take_back(4)
    assert clocks.next_deadline() == 700.0
    assert left(clocks, 710.0) == (0.0, True)


def test_when_the_match_is_over_it_stays_as_it_is_whoever_comes_and_goes() -> None:
    clocks = running()
    clocks.end(300.0)
    clocks.seat_freed(1, 350.0)
    clocks.seat_taken(1, 400.0)
    assert left(clocks, 500.0) == (400.0, False)
    assert clocks.next_deadline() is None


@pytest.mark.parametrize("kind", ["match", "move"])
def test_what_comes_from_outside_is_no_decision_and_brings_nobody_time(kind: Any) -> None:
    clocks = running(ClockRule(kind, seconds=60, increment=5))
    clocks.interrupt(0, 130.0)
    assert clocks.deadline() == 160.0
    assert clocks.left == [30.0, 60.0]


def test_whoever_begins_says_whether_there_is_a_limit() -> None:
    """Of a match that was begun before there were limits nobody said so."""
    clocks = Clocks(ClockRule("match", seconds=60), 2, LIMIT)
    clocks.begin(100.0)
    clocks.ask(0, 100.0)
    assert clocks.in_all.show(150.0) is None
    assert clocks.next_deadline() == 160.0


@pytest.mark.rule("TW-RUL-78")
@pytest.mark.parametrize(
    ("minutes", "limit"),
    [(0, None), (10, TimeLimit(600, TimeIsUp())), (90, TimeLimit(5_400, TimeIsUp()))],
)
def test_the_option_counts_minutes(minutes: int, limit: TimeLimit | None) -> None:
    setup = Setup(options=MatchOptions(time_limit=minutes))
    assert find("tabletop_warfare").time_limit(setup) == limit


def test_other_games_know_no_limit() -> None:
    assert find("tic_tac_toe").time_limit(None) is None
