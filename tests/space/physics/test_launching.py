"""A missile on its way: out of its launcher, and past whom cover protects."""

from __future__ import annotations

import pytest

from rollout.space.physics.outcome import DOWN
from rollout.space.physics.strokes import CannotBeCocked, play
from rollout.space.physics.tabletop import OPEN, TABLE, Arm, Figure, Stroke, Tabletop, Thing, Wall
from rollout.space.physics.weapons import Aim, Missile

DART = Missile(1.8, 6, 58, 7.5)
SHOOTER = Figure(1, "M", False, 3000, 3000, 0)
TARGET = Figure(2, "S", False, 4500, 3000, 1800)
FIELD = ((0, 0), (9144, 0), (9144, 11_744), (0, 11_744))
SHOT = Stroke(1, DART, Aim(pitch=10))


def table(
    *figures: Figure, things: tuple[Thing, ...] = (), walls: tuple[Wall, ...] = ()
) -> Tabletop:
    return Tabletop(12_000, 6000, OPEN, (), (SHOOTER, *figures), walls, things)


@pytest.mark.rule("AT-RUL-105", "AT-ATK-12")
@pytest.mark.parametrize(
    "behind",
    [
        Figure(3, "S", False, 3000 - 350, 3000, 0),
        Figure(3, "M", False, 3000 - 400, 3000 + 80, 0),
        Figure(3, "BM", False, 3000 - 575, 3000, 0),
    ],
)
def test_whoever_has_somebody_close_behind_can_shoot_all_the_same(behind: Figure) -> None:
    after = play(table(TARGET, behind), SHOT)
    assert after.figures[2].state == DOWN
    assert 3 not in after.figures


@pytest.mark.rule("AT-RUL-105")
def test_a_wall_or_a_thing_close_behind_is_no_bar_to_a_shot() -> None:
    wall = Wall((2780, 2000), (2780, 4000), 30)
    crate = Thing(0, "box", 150, 800, 600, 3000 - 345, 3000, 0)
    assert play(table(TARGET, walls=(wall,)), SHOT).figures[2].state == DOWN
    assert play(table(TARGET, things=(crate,)), SHOT).figures[2].state == DOWN


@pytest.mark.rule("AT-RUL-105")
def test_what_stands_in_the_missile_ahead_still_keeps_it_from_being_fired() -> None:
    inside = Wall((3150, 2000), (3150, 4000), 30)
    with pytest.raises(CannotBeCocked):
        play(table(TARGET, walls=(inside,)), SHOT)


@pytest.mark.rule("AT-RUL-77")
@pytest.mark.parametrize(("beside", "arrives"), [(300, True), (210, True), (90, False)])
def test_a_missile_is_gone_where_it_touches_whom_cover_protects_and_only_there(
    beside: int, arrives: bool
) -> None:
    covered = Figure(3, "M", False, 3900, 3000 + beside, 1800)
    after = play(table(TARGET, covered), Stroke(1, DART, Aim(pitch=10), spared=frozenset({3})))
    assert (2 in after.figures) == arrives
    assert 3 not in after.figures


@pytest.mark.rule("AT-RUL-77")
def test_whom_cover_protects_behind_the_shooter_does_not_stop_the_shot() -> None:
    covered = Figure(3, "M", False, 3000 - 385, 3000, 0)
    after = play(table(TARGET, covered), Stroke(1, DART, Aim(pitch=10), spared=frozenset({3})))
    assert after.figures[2].state == DOWN


@pytest.mark.rule("AT-MOV-08", "AT-RUL-103")
@pytest.mark.parametrize("apart", [380, 381, 385])
def test_bases_that_just_touch_neither_hold_nor_fell_each_other(apart: int) -> None:
    """Upright cylinders that touch exactly are no nonsense to the engine."""
    shooter = Figure(1, "M", False, 4572, 4000, 900, Arm(0, 0, 520, 200))
    target = Figure(2, "M", False, 4572, 4000 + apart, 2700, Arm(0, 0, 560, 210))
    touching = Tabletop(9144, 11_744, TABLE, FIELD, (shooter, target))
    assert play(touching, Stroke(1, DART, Aim())).figures[2].state == DOWN
