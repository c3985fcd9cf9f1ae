"""Weapons that are held, thrown objects, the knob of a claw: what the engine makes of them."""

from __future__ import annotations

import pytest

from rollout.space.physics.outcome import DOWN, LEANING, Outcome
from rollout.space.physics.strokes import CannotBeCocked, film, play
from rollout.space.physics.tabletop import OPEN, Arm, Figure, Stroke, Tabletop, Thing, Wall
from rollout.space.physics.weapons import Aim, Error, Jab, Missile, Throw

DART = Missile(1.8, 6, 58, 7.5)
HERE = Figure(1, "M", False, 3000, 3000, 0)
JUNK = Thing(0, "box", 80, 160, 100, 3400, 3000, 0)
LEFT_OUT = Figure(2, "S", False, 4500, 3260, 1800)
"""A figure beside the line of fire."""


def table(
    *figures: Figure, things: tuple[Thing, ...] = (), walls: tuple[Wall, ...] = ()
) -> Tabletop:
    return Tabletop(12_000, 6000, OPEN, (), (HERE, *figures), walls, things)


@pytest.mark.rule("AT-RUL-26", "AT-RST-03")
def test_a_weapon_that_is_held_out_is_part_of_what_can_be_hit() -> None:
    stroke = Stroke(1, DART, Aim(pitch=10))
    assert play(table(LEFT_OUT), stroke).contacts == ()
    aside = Arm(900, 0, 520, 250)
    held = Figure(2, "S", False, 4500, 3260, 1800, aside)
    assert play(table(held), stroke).contacts[0].part == "arm"
    other_way = Figure(2, "S", False, 4500, 3260, 1800, Arm(-900, 0, 520, 250))
    assert play(table(other_way), stroke).contacts == ()


@pytest.mark.rule("AT-RUL-16", "AT-RUL-105")
def test_an_arm_that_reaches_into_somebody_is_bent_out_of_the_way() -> None:
    reaching = Figure(2, "S", False, 3380, 3000, 1800, Arm(0, 0, 520, 300))
    outcome = play(table(reaching), Stroke(1, Jab(17, 28), Aim()))
    assert outcome.contacts
    assert all(each.part != "arm" for each in outcome.contacts)


@pytest.mark.rule("AT-RUL-83", "AT-SMP-06")
def test_what_is_thrown_flies_and_strikes_like_a_missile() -> None:
    stroke = Stroke(1, Throw(33, 42), Aim(), thrown=0)
    alone = play(table(things=(JUNK,)), stroke)
    assert alone.things[0].x > 4500
    target = Figure(2, "S", False, 4100, 3000, 1800)
    struck = play(table(target, things=(JUNK,)), stroke)
    assert struck.contacts[0].figure == 2
    assert struck.contacts[0].time > 20
    assert struck.things[0].x < 4500


@pytest.mark.rule("AT-RUL-83")
def test_without_an_object_the_same_stroke_leaves_it_alone() -> None:
    beside = Thing(0, "box", 80, 160, 100, 3000, 3300, 0)
    after = play(table(things=(beside,)), Stroke(1, Throw(33, 42), Aim())).things[0]
    assert (after.x, after.y, after.standing) == (3000, 3300, True)


@pytest.mark.rule("AT-RUL-84")
def test_a_wall_stops_what_is_thrown_but_not_a_megas() -> None:
    wall = (Wall((3900, 2000), (3900, 4000), 30),)
    stroke = Stroke(1, Throw(33, 42), Aim(), thrown=0)
    assert play(table(things=(JUNK,), walls=wall), stroke).things[0].x < 3900
    over = Stroke(1, Throw(33, 42), Aim(), over_walls=True, thrown=0)
    assert play(table(things=(JUNK,), walls=wall), over).things[0].x > 4300


@pytest.mark.rule("AT-RUL-83")
def test_the_lever_is_drawn_in_until_the_object_has_room() -> None:
    near = Figure(2, "S", False, 3000 + 190 + 160 + 100, 3000, 1800)
    _, seen = film(table(near, things=(JUNK,)), Stroke(1, Throw(33, 42), Aim(), thrown=0))
    assert 80 <= seen.rod.end < 300
    touching = Figure(2, "S", False, 3000 + 190 + 160, 3000, 1800)
    with pytest.raises(CannotBeCocked):
        play(table(touching, things=(JUNK,)), Stroke(1, Throw(33, 42), Aim(), thrown=0))


def turned(torque: float, error: int) -> Outcome:
    """A small figure at the tip of a rod that has stopped."""
    held = Figure(2, "S", False, 3545, 3000, 1800)
    stroke = Stroke(1, Jab(17, 28, torque), Aim(), Error(force=error), knob=1)
    return play(table(held), stroke)


@pytest.mark.rule("AT-ATK-11", "AT-DEC-11")
@pytest.mark.parametrize(("torque", "error", "falls"), [(10, 0, True), (10, -700, False)])
def test_the_knob_turns_a_small_figure_over_and_errs_by_its_hand(
    torque: float, error: int, falls: bool
) -> None:
    after = turned(torque, error).figures.get(2)
    assert (after is not None and after.state in (DOWN, LEANING)) == falls
