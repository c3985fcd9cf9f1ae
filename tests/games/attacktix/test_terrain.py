"""AT-HB, AT-LB, AT-SLW, AT-OBJ: what lies in the way."""

from typing import Any

import pytest

from rollout.games.attacktix.actions import Advance, EndMoves, Halt, Shove, TearDown
from rollout.games.attacktix.events import MoveBegan, Rolled, SectionFell, Shoved
from rollout.games.attacktix.rules.sections import removable
from tests.games.attacktix.table import (
    STILL,
    answer,
    asked,
    miss,
    offered,
    pass_turn,
    piece,
    place,
    refused,
    table,
    told,
)

FOE = piece("kup_robot", "B", x=100, y=1000, facing=270)
CENTRE = 5872
"""Of the field, from the south edge."""


def arcee(y: float, x: float = 200, **more: Any) -> dict[str, Any]:
    return piece("arcee_robot", x=x, y=y, **more)


@pytest.mark.rule("AT-DEC-09")
def test_nobody_tears_down_anything_with_a_figure_that_there_is_not() -> None:
    match = table(piece("kup_robot"), piece("kup_robot", "B", y=900), on="highway", phase="attack")
    for figure, section in ((2, 0), (-1, 0), (0, 28), (0, -1)):
        assert refused(match, TearDown(figure, section)).rule == "AT-DEC-09"


@pytest.mark.rule("AT-LB-02", "AT-LB-03", "AT-RUL-70", "AT-DEC-08", "AT-TER-01")
def test_a_move_that_crosses_a_low_barrier_ends_beyond_it() -> None:
    match = table(arcee(500), FOE, on="highway")
    answer(match, "move arcee_robot", Advance(((2000, 9000),), 12))
    assert asked(match) == (0, "wreck")
    assert place(match, 0) == (2000, CENTRE + 155)
    assert [each.cut for each in told(match, Rolled)][-1] == "barrier"
    answer(match, "wreck")
    (fell,) = told(match, SectionFell)
    assert (fell.figure, fell.crossing) == (0, True)
    assert not match.state.sections[fell.section]
    start, end = match.state.layout.ends[fell.section]
    assert start[0] <= 2000 <= end[0]
    assert offered(match)[0].startswith("halt")


@pytest.mark.rule("AT-LB-03")
def test_a_section_that_is_crossed_may_be_spared() -> None:
    match = table(arcee(500), FOE, on="highway")
    answer(match, "move arcee_robot", Advance(((2000, 9000),), 12), "spare")
    assert all(match.state.sections)
    assert match.state.left == 0


@pytest.mark.rule("AT-RUL-69")
def test_a_base_may_rest_astride_and_go_on_next_turn() -> None:
    match = table(arcee(560), FOE, on="highway")
    answer(match, "move arcee_robot", Advance(((2000, 9000),), 1), Halt(900))
    assert match.state.figures[0].astride != []
    pass_turn(match)
    pass_turn(match)
    answer(match, "move arcee_robot", Advance(((2000, 9000),), 3))
    assert asked(match) == (0, "wreck")
    assert place(match, 0) == (2000, CENTRE + 155)


def test_beside_the_barrier_nothing_ends_a_move() -> None:
    match = table(arcee(500, x=457), FOE, on="highway")
    answer(match, "move arcee_robot", Advance(((4570, 9000),), 12))
    assert place(match, 0)[1] == 5000 + 12 * 254


UNICRON = piece("unicron_robot", x=200, y=500, top=9)
"""His window shows 6."""


@pytest.mark.rule("AT-LB-05", "AT-LB-01")
def test_a_mega_rolls_on_over_low_barriers_and_may_destroy_them() -> None:
    match = table(UNICRON, FOE, on="highway")
    answer(match, "move unicron_robot", Advance(((2000, 9000),), 6))
    answer(match, "wreck", "wreck", "spare", "spare")
    assert place(match, 0) == (2000, 5000 + 6 * 254)
    assert sum(match.state.sections) == 26


@pytest.mark.rule("AT-HB-01", "AT-RUL-15")
def test_nobody_rolls_through_a_high_barrier() -> None:
    match = table(arcee(500), FOE, on="fortress")
    answer(match, "move arcee_robot", Advance(((2000, 9000),), 12))
    assert place(match, 0) == (2000, CENTRE - 15 - 160)
    assert told(match, Rolled)[-1].cut == "contact"


@pytest.mark.rule("AT-HB-03", "AT-RUL-96")
def test_a_mega_crosses_a_high_barrier_as_others_cross_a_low_one() -> None:
    match = table(UNICRON, FOE, on="fortress")
    answer(match, "move unicron_robot", Advance(((2000, 9000),), 6), "spare")
    assert place(match, 0) == (2000, CENTRE + 375)
    ignored = table(UNICRON, FOE, on="fortress", mega_high="ignored")
    answer(ignored, "move unicron_robot", Advance(((2000, 9000),), 6), "wreck", "spare", "spare")
    assert place(ignored, 0) == (2000, 5000 + 6 * 254)
    assert sum(ignored.state.sections) == 7


@pytest.mark.rule("AT-HB-02", "AT-LB-04", "AT-RUL-66", "AT-DEC-09")
def test_an_attack_action_removes_a_section_without_any_chance() -> None:
    shooter, friend = piece("jetfire_robot", x=200, y=400), piece("kup_robot", x=700, y=400)
    match = table(shooter, friend, FOE, on="fortress", phase="attack")
    (first, *_) = removable(match.state, 0)
    assert TearDown(0, first) in match.ask.options  # type: ignore[union-attr]
    answer(match, TearDown(0, first))
    assert told(match, SectionFell) == [SectionFell(first, 0)]
    assert not match.state.sections[first]
    assert match.state.figures[0].attacked
    assert match.state.figures[0].loaded == 1


@pytest.mark.rule("AT-RUL-65")
def test_only_sections_in_sight_or_reach_unless_any_was_agreed() -> None:
    near = piece("arcee_robot", x=200, y=550)
    melee = table(near, FOE, on="fortress", phase="attack")
    assert removable(melee.state, 0) == [0, 1, 2, 3]
    far = table(piece("arcee_robot", x=200, y=400), FOE, on="fortress", phase="attack")
    assert removable(far.state, 0) == []
    away = table(
        piece("jetfire_robot", x=200, y=400, facing=270), FOE, on="fortress", phase="attack"
    )
    assert removable(away.state, 0) == []
    every = table(near, FOE, on="fortress", phase="attack", section_reach="any")
    assert removable(every.state, 0) == list(range(8))
    maze = table(
        piece("arcee_robot", x=200, y=250),
        FOE,
        on="underground_maze",
        phase="attack",
        section_reach="any",
    )
    assert len(removable(maze.state, 0)) == 16


@pytest.mark.rule("AT-SLW-01", "AT-SLW-02", "AT-SLW-04")
def test_slowing_terrain_stops_a_figure_once_it_is_entirely_inside() -> None:
    match = table(arcee(445, x=457), FOE, on="junkyard_b")
    answer(match, "move arcee_robot", Advance(((4570, 9000),), 12))
    assert place(match, 0) == (4570, CENTRE - 762 + 155)
    assert told(match, Rolled)[-1].cut == "slowing"
    assert match.state.left == 0
    assert removable(match.state, 0) == []


@pytest.mark.rule("AT-SLW-02", "AT-RUL-14")
def test_a_tenth_of_a_millimetre_brings_a_figure_entirely_inside() -> None:
    inside = CENTRE - 762 + 155
    match = table(arcee(445, x=457), FOE, on="junkyard_b")
    way = ((4570, inside - 1), (4570, inside), (6000, inside))
    answer(match, "move arcee_robot", Advance(way, 12))
    assert place(match, 0) == (4570, inside)
    assert told(match, Rolled)[-1].facing == 900


@pytest.mark.rule("AT-SLW-03", "AT-RUL-71", "AT-RUL-73")
def test_who_starts_in_it_has_half_its_tix_and_is_not_stopped_again() -> None:
    match = table(arcee(587, x=420, top=1), FOE, on="junkyard_b")
    answer(match, "move arcee_robot")
    assert told(match, MoveBegan) == [MoveBegan(0, 7, True)]
    answer(match, Advance(((9000, 5870),), 7))
    assert place(match, 0) == (4200 + 7 * 254, 5870)


@pytest.mark.rule("AT-RUL-73")
def test_who_left_it_wholly_and_comes_back_is_stopped() -> None:
    match = table(arcee(640, x=457, top=1), FOE, on="junkyard_b")
    answer(match, "move arcee_robot", Advance(((4570, 6700), (4570, 5000)), 7))
    assert told(match, Rolled)[-1].cut == ""
    again = table(arcee(640, x=457, top=6), FOE, on="junkyard_b")
    answer(again, "move arcee_robot", Advance(((4570, 6900), (4570, 5000)), 8))
    assert told(again, Rolled)[-1].cut == "slowing"
    assert place(again, 0) == (4570, CENTRE + 762 - 155)


@pytest.mark.rule("AT-RUL-72")
def test_terrain_smaller_than_a_base_never_stops_it() -> None:
    """No packaged patch is; a Battle Master's base does not fit into half a forest's tip."""
    match = table(piece("unicron_robot", x=105, y=480, top=9), FOE, on="twin_forests")
    answer(match, "move unicron_robot", Advance(((1050, 9000),), 2))
    assert [each.cut for each in told(match, Rolled)] == ["", ""]


CRATE = 203.2
"""The western crate, from the west edge."""


@pytest.mark.rule("AT-OBJ-03", "AT-OBJ-04", "AT-RUL-81", "AT-RUL-74")
def test_an_object_is_pushed_by_half_the_tix_until_it_meets_something() -> None:
    kup = piece("kup_robot", "B", x=CRATE, y=680)
    match = table(arcee(587.2 - 20 - 16, x=CRATE), kup, on="junkyard")
    answer(match, "move arcee_robot")
    assert "shove crate-13 6" in offered(match)
    assert Shove(12, 7) not in match.ask.options  # type: ignore[union-attr]
    answer(match, "shove crate-13 6")
    moved = told(match, Shoved)
    assert (moved[-1].thing, moved[-1].x) == (12, 2032)
    assert place(match, 1) == (2032, 6800)
    thing = match.state.things[12]
    assert 6800 - 190 - thing.y == 200
    assert len(told(match, Rolled)) == len(moved) == 3
    assert match.state.left == 0


@pytest.mark.rule("AT-OBJ-03", "AT-SMP-01", "AT-OBJ-01")
def test_a_tower_is_not_pushed_but_stands_in_the_way() -> None:
    match = table(arcee(500, x=457.2), FOE, on="energon_field")
    answer(match, "move arcee_robot", Advance(((4572, 9000),), 12))
    assert place(match, 0) == (4572, CENTRE - 325 - 160)
    answer(match, Halt(900))
    pass_turn(match)
    pass_turn(match)
    answer(match, "move arcee_robot")
    assert not any("shove" in each for each in offered(match))


@pytest.mark.rule("AT-SMP-04")
def test_nobody_enters_the_fortress() -> None:
    match = table(arcee(400, x=457.2), FOE, on="fortress")
    answer(match, "move arcee_robot", Advance(((4572, 9000),), 12))
    assert place(match, 0) == (4572, CENTRE - 762 - 160)


def test_the_attack_step_goes_on_after_a_section_fell() -> None:
    two = (piece("jetfire_robot", x=200, y=400), piece("arcee_robot", x=300, y=550))
    match = table(*two, FOE, on="fortress", phase="attack", script=[STILL, miss(0)])
    answer(match, TearDown(1, removable(match.state, 1)[0]))
    assert asked(match) == (0, "attack")
    assert refused(match, "attack_with arcee_robot").rule == "AT-RUL-21"
    answer(match, "attack_with jetfire_robot", "aim 900 0")
    assert match.state.seat == 1


def test_moves_may_be_left_out() -> None:
    match = table(arcee(500), FOE, on="highway")
    answer(match, EndMoves())
    assert asked(match)[1] == "attack"
