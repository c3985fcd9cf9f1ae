"""AT-SET: sides, grinding, placing, the free advance, and who begins."""

from itertools import combinations
from random import Random

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import Advance, EndMoves, Halt, Stand
from rollout.games.attacktix.events import (
    CoveredGrind,
    FirstPlayer,
    Ground,
    Placed,
    PlacesShown,
    SideTaken,
    SpeedsCounted,
)
from rollout.games.attacktix.field import EAST, SOUTH, WEST, field_of
from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.giving_up import idle_answer
from rollout.games.attacktix.rules.wheel import Covered, Grind
from rollout.games.attacktix.setup import MatchOptions, Setup
from rollout.kernel import Match, Outside
from rollout.space.plane import Disc, overlap
from tests.games.attacktix.table import answer, asked, duel, grind, offered, place, refused, told

SMALL = "grimlock_robot, scorponok_robot, prowl_robot | ultra_magnus_robot, kickback_insect"
PAIR = (SMALL, SMALL)
ALL = [grind(top) for top in range(6)]


def placed(match: Match[State], *xs: int) -> None:
    """Stand the figures in question at these places of their lines."""
    for x in xs:
        assert match.ask is not None
        line = match.state.field.line(match.state.sides[match.ask.seat])
        answer(match, Stand(*line.spot(x, 0)))


@pytest.mark.rule("AT-SET-01", "AT-RUL-36", "AT-RUL-46")
def test_two_lines_three_feet_apart_with_an_apron_behind_each() -> None:
    feet, metres = field_of("duel", 2, "feet"), field_of("duel", 2, "metres")
    assert (feet.width, feet.depth) == (9144, 11744)
    assert [line.y for _, line in feet.lines] == [1300, 10444]
    assert metres.lines[1][1].y - metres.lines[0][1].y == 10_000
    assert feet.inside((0, 0))
    assert not feet.inside((0, -1))


@pytest.mark.rule("AT-CHN-01", "AT-RUL-05")
def test_whoever_gives_the_outcome_of_a_grind_is_told_of_which_figure() -> None:
    match: Match[State] = Match(GAME.rules, Setup(forces=PAIR, deployment="ready"), Outside())
    ground: list[int] = []
    while match.chance is not None:
        if isinstance(match.chance, Grind):
            ground.append(match.chance.figure)
        match.resolve(match.chance.draw(Random(1)))
    assert ground == [0, 1, 2, 5, 6, 7]


@pytest.mark.rule("AT-SET-02", "AT-SET-03", "AT-CHN-01", "AT-RUL-05", "AT-PHM-W3")
def test_every_figure_is_ground_and_stood_with_its_front_on_the_line() -> None:
    match = duel(ALL, forces=PAIR)
    assert [(each.figure, each.speed, each.colour) for each in told(match, Ground)][:2] == [
        (0, 8, "white"),
        (1, 9, "red"),
    ]
    assert len(told(match, Ground)) == 6
    assert asked(match) == (0, "place")
    placed(match, 2000)
    figure = match.state.figures[0]
    assert (figure.x, figure.y, figure.facing) == (2000, 1300 - 225, 900)
    assert figure.loaded == 1


@pytest.mark.rule("AT-DEC-03", "AT-RUL-97")
def test_any_free_spot_of_the_line_is_offered() -> None:
    match = duel(ALL, forces=PAIR)
    assert Stand(0, 1300) in match.ask.options  # type: ignore[union-attr]
    assert refused(match, Stand(-1, 1300)).rule == "AT-SET-03"
    assert refused(match, Stand(2000, 3000)).rule == "AT-SET-03"
    placed(match, 2000)
    assert refused(match, Stand(2400, 1300)).rule == "AT-DEC-03"
    assert Stand(2450, 1300) in match.ask.options  # type: ignore[union-attr]


@pytest.mark.rule("AT-SET-03", "AT-DEC-03", "AT-RUL-35")
def test_who_finds_no_spot_on_the_line_stands_behind_it_and_nobody_is_asked() -> None:
    many = ", ".join(["strongarm_robot"] * 17) + " | arcee_robot"
    lenient = MatchOptions(points="at_most")
    match = duel([grind()] * 18, forces=(many, "kup_robot |"), size=200, options=lenient)
    placed(match, *range(150, 9000, 630))
    assert asked(match) == (1, "place"), "fifteen stand so that no other fits between them"
    behind = [place(match, figure) for figure in (15, 16)]
    assert all(y <= 1300 - 160 for _, y in behind)
    bases = [Disc(place(match, figure), 160) for figure in range(17)]
    assert not any(overlap(one, other) for one, other in combinations(bases, 2))
    assert match.state.figures[16].zone == "play"


@pytest.mark.rule("AT-RUL-06", "AT-TRN-01")
def test_both_place_in_secret_and_then_all_is_shown() -> None:
    match = duel([*ALL, ("seat_draw", [1, 0])], forces=PAIR)
    placed(match, 2000, 4000, 6000)
    hidden = GAME.rules.view(match.state, 1).figures[0]
    assert (hidden.zone, hidden.x) == ("unplaced", 0)
    assert GAME.rules.view(match.state, 0).figures[0].x == 2000
    assert GAME.rules.view(match.state, None).plane.figures == {}
    assert [each.seen_by(1) for each in told(match, Placed)] == [None] * 3
    assert match.ask is not None
    assert match.ask.secret
    assert [GAME.rules.view(match.state, seat).viewer for seat in (0, 1, None)] == [0, 1, None]
    placed(match, 2000, 4000, 6000)
    assert len(told(match, PlacesShown)) == 1
    assert GAME.rules.view(match.state, 1).figures[0].x == 2000
    assert GAME.rules.view(match.state, 1).viewer is None, "everybody sees the same from here on"


@pytest.mark.rule("AT-RUL-06", "AT-CHN-03")
def test_in_turn_the_seats_place_openly_in_an_order_by_lot() -> None:
    match = duel(
        [("seat_draw", [1, 0]), *ALL], forces=PAIR, options=MatchOptions(placement="alternate")
    )
    assert asked(match) == (1, "place")
    placed(match, 2000)
    assert GAME.rules.view(match.state, 0).figures[5 + 0].zone == "play"


def advancing(*more: object) -> Match[State]:
    match = duel([*ALL, ("seat_draw", [1, 0]), *more], forces=PAIR)
    placed(match, 2000, 4000, 6000, 2000, 4000, 6000)
    return match


@pytest.mark.rule("AT-SET-04", "AT-RUL-07", "AT-DEC-04", "AT-SET-05", "AT-SET-06")
def test_each_seat_may_advance_its_figures_by_two_tix_whatever_they_show() -> None:
    match = advancing()
    assert asked(match) == (1, "advance")
    assert offered(match) == [
        "move grimlock_robot-2",
        "move scorponok_robot-2",
        "move prowl_robot-2",
        "end_moves",
    ]
    answer(match, "move grimlock_robot-2")
    start = place(match, 5)
    assert refused(match, Advance(((start[0], start[1] - 900),), 3)).rule == "AT-SET-04"
    assert refused(match, Advance(((start[0], start[1] + 900),), 2)).rule == "AT-RUL-07"
    answer(match, Advance(((start[0], start[1] - 900),), 2), Halt(2700))
    assert place(match, 5) == (start[0], start[1] - 508)
    assert match.state.face(5).speed == 6
    zones = [each.zone for each in match.state.figures]
    assert zones == (["play"] * 3 + ["back_up"] * 2) * 2


@pytest.mark.rule("AT-SET-07", "AT-CHN-02", "AT-RUL-08")
@pytest.mark.parametrize(("face", "first"), [(1, 0), (0, 1)])
def test_a_covered_grind_of_the_cheapest_back_up_figure_says_who_begins(
    face: int, first: int
) -> None:
    match = advancing(("first_player", 1), ("covered_grind", face))
    answer(match, EndMoves(), EndMoves())
    (ground,) = told(match, CoveredGrind)
    assert (ground.figure, ground.colour) == (4, "red" if face else "white")
    assert told(match, FirstPlayer) == [FirstPlayer(first)]
    assert asked(match) == (first, "move")


@pytest.mark.rule("AT-CHN-02", "AT-RUL-08")
def test_whoever_gives_the_outcome_of_a_covered_grind_is_told_of_which_figure() -> None:
    """Of Ultra Magnus and Kickback the second is cheaper."""
    match: Match[State] = Match(GAME.rules, Setup(forces=PAIR), Outside())
    covered: list[int] = []
    while match.state.turn == 0:
        if match.ask is not None:
            match.answer(idle_answer(match.ask))
            continue
        assert match.chance is not None
        if isinstance(match.chance, Covered):
            covered.append(match.chance.figure)
        match.resolve(match.chance.draw(Random(1)))
    assert covered == [4]
    assert [each.figure for each in told(match, CoveredGrind)] == [4]


@pytest.mark.rule("AT-RUL-08")
def test_without_back_up_a_coin_decides() -> None:
    bare = "grimlock_robot, scorponok_robot, prowl_robot |"
    script = [*ALL, ("seat_draw", [0, 1]), ("first_player", 2), ("coin", 2)]
    options = MatchOptions(points="at_most")
    match = duel(script, forces=(bare, bare), options=options)
    placed(match, 2000, 4000, 6000, 2000, 4000, 6000)
    answer(match, EndMoves(), EndMoves())
    assert told(match, CoveredGrind) == [CoveredGrind(1, -1, 0, "white")]
    assert asked(match) == (0, "move")


THREE = ("grimlock_robot, scorponok_robot, prowl_robot | ultra_magnus_robot, kickback_insect",) * 3
GRINDS = [grind(0), grind(0), grind(0), grind(6), grind(0), grind(0), grind(0), grind(0), grind(2)]


def three(*more: object) -> Match[State]:
    script = [("seat_draw", [2, 0, 1]), *GRINDS, *more]
    match = duel(script, forces=THREE, mode="free_for_all", map="triangle")
    answer(match, "take_side west", "take_side south", "take_side east")
    return match


@pytest.mark.rule("AT-FFA-02", "AT-FFA-03", "AT-FFA-05", "AT-DEC-05")
def test_three_take_sides_in_an_order_by_lot_and_keep_their_distances() -> None:
    match = three()
    assert told(match, SideTaken)[0] == SideTaken(2, WEST)
    assert match.state.sides == [SOUTH, EAST, WEST]
    assert match.state.order == [0, 2, 1]
    field = match.state.field
    assert (field.width, field.depth) == (9144 + 2600, 9144 + 1300)
    first, west = field.line(SOUTH), field.line(WEST)
    assert (first.low, first.high) == (2032, 9144 - 2032)
    assert (west.low, west.high, west.facing) == (4064, 9144, 0)
    assert refused(match, Stand(*first.spot(2032 + 219, 0))).rule == "AT-RUL-97"
    assert refused(match, Stand(*first.spot(2000, 0))).rule == "AT-FFA-02"
    assert not field.inside((600, 600))
    assert field.inside((600, 5000))


@pytest.mark.rule("AT-FFA-04")
def test_four_have_a_square_of_four_feet() -> None:
    field = field_of("free_for_all", 4, "feet")
    assert len(field.lines) == 4
    assert field.line(EAST).high == 12192 - 2540
    metric = field_of("free_for_all", 4, "metres")
    assert (metric.line(SOUTH).low, metric.line(SOUTH).high) == (2500, 10_500)


@pytest.mark.rule("AT-TEAM-04", "AT-RUL-60", "AT-RUL-94", "AT-RUL-100", "AT-FFA-05")
def test_the_smallest_sum_of_speeds_begins_read_before_the_advance() -> None:
    match = three(("seat_draw", [0, 1, 2]))
    placed(match, 3000, 4500, 6000, 5000, 6500, 8000, 5000, 6500, 8000)
    assert told(match, SpeedsCounted) == [SpeedsCounted((21, 24, 20))]
    assert told(match, FirstPlayer) == [FirstPlayer(2)]
    assert match.state.order == [2, 1, 0]
    assert asked(match) == (0, "advance")


@pytest.mark.rule("AT-RUL-56", "AT-ETQ-07", "AT-DEC-16", "AT-RUL-93")
@pytest.mark.parametrize(("called", "first"), [("call red", 1), ("call white", 0)])
def test_a_tie_is_settled_by_a_covered_grind_that_the_other_calls(called: str, first: int) -> None:
    even = [grind(0)] * 9
    script: list[object] = [("seat_draw", [0, 1, 2]), *even[:6], grind(3), grind(0), grind(0)]
    script += [("covered_grind", 1), ("seat_draw", [0, 1, 2])]
    match = duel(script, forces=THREE, mode="free_for_all")
    answer(match, "take_side south", "take_side west", "take_side east")
    placed(match, 3000, 4500, 6000, 5000, 6500, 8000, 5000, 6500, 8000)
    assert told(match, SpeedsCounted) == [SpeedsCounted((21, 21, 23))]
    assert asked(match) == (1, "call")
    answer(match, called)
    assert told(match, FirstPlayer) == [FirstPlayer(first)]


@pytest.mark.rule("AT-TEAM-03", "AT-TEAM-05", "AT-RUL-55")
def test_a_team_starts_at_one_line_and_seats_alternate_clockwise() -> None:
    script = [grind(0)] * 12
    options = MatchOptions(points="at_most")
    four = (SMALL,) * 4
    match = duel(script, forces=four, mode="teams", teams=(0, 0, 1, 1), size=200, options=options)
    assert match.state.sides == [SOUTH, SOUTH, 2, 2]
    assert match.state.order == [0, 2, 1, 3]
    placed(match, 2000, 3000, 4000)
    assert asked(match) == (1, "place")
    assert refused(match, Stand(2000, 1300)).rule == "AT-DEC-03"
    assert GAME.rules.view(match.state, 1).figures[0].x == 2000
    assert GAME.rules.view(match.state, 2).figures[0].x == 0


class LeftMost(Random):
    """Draws the left end of every line, again and again."""

    def random(self) -> float:
        return 0.0


@pytest.mark.rule("AT-RUL-06")
def test_who_finds_no_free_spot_by_lot_is_thought_to_stand_in_the_middle_of_the_line() -> None:
    match = duel(ALL, forces=PAIR)
    placed(match, 2000, 3000, 4000)
    GAME.rules.imagine(match.state, 1, LeftMost())
    first, second, third = match.state.figures[:3]
    assert first.x < 400
    assert (second.x, third.x) == (4572, 4572)
