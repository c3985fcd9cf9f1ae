"""One shot or stroke in, one outcome out. The chances are proved over many shots elsewhere."""

from __future__ import annotations

import subprocess
import sys
from math import acos, degrees

import msgspec
import pytest

from rollout.space.physics.bodies import BUILDS, build_of, parts_of
from rollout.space.physics.outcome import DOWN, LEANING, OFF, STANDING, FigureAfter, Outcome
from rollout.space.physics.run import Run
from rollout.space.physics.scene import STEP
from rollout.space.physics.stage import Stage
from rollout.space.physics.strokes import CannotBeCocked, play
from rollout.space.physics.tabletop import (
    MARKED,
    OPEN,
    TABLE,
    Figure,
    Stroke,
    Tabletop,
    Thing,
    Wall,
)
from rollout.space.physics.weapons import Aim, Error, Jab, Missile, Slash, Throw

DART = Missile(1.8, 6, 58, 7.5)
SQUARE = ((0, 0), (9000, 0), (9000, 4000), (0, 4000))


def table(*figures: Figure, edge: str = OPEN, walls: tuple[Wall, ...] = ()) -> Tabletop:
    shooter = Figure(1, "M", False, 2000, 2000, 0)
    return Tabletop(9000, 4000, edge, SQUARE, (shooter, *figures), walls)


def ahead(away: int, size: str = "S", number: int = 2) -> Figure:
    return Figure(number, size, False, 2000 + away, 2000, 1800)


@pytest.mark.parametrize("size", BUILDS)
@pytest.mark.parametrize("low", [False, True])
def test_the_parts_of_a_figure_weigh_what_it_should_and_balance_where_it_should(
    size: str, low: bool
) -> None:
    build, parts = build_of(size, low), parts_of(size, low)
    mass = sum(part.mass for part in parts)
    assert mass == pytest.approx(build.mass)
    assert sum(part.mass * part.at[2] for part in parts) / mass == pytest.approx(build.centre)


def test_a_square_hit_from_near_fells_a_small_figure_and_the_shooter_stays() -> None:
    after = play(table(ahead(1500)), Stroke(1, DART, Aim(pitch=10)))
    assert list(after.figures) == [2]
    assert after.figures[2].state == DOWN
    assert 0 < after.figures[2].fell < 1000
    assert after.contacts[0].figure == 2


def test_the_same_stroke_has_the_same_outcome() -> None:
    stroke = Stroke(1, DART, Aim(pitch=10), Error(yaw=60, pitch=-40, force=20))
    assert play(table(ahead(3000)), stroke) == play(table(ahead(3000)), stroke)


def test_a_shot_at_nothing_changes_nothing() -> None:
    after = play(table(ahead(3000)), Stroke(1, DART, Aim(yaw=250)))
    assert (after.figures, after.contacts) == ({}, ())


def test_a_low_hit_that_does_not_topple_pushes_and_the_place_is_kept() -> None:
    after = play(table(ahead(1500, "L")), Stroke(1, DART, Aim(pitch=-100)))
    assert after.figures[2].state == STANDING
    assert after.figures[2].x > 3500
    assert after.figures[2].fell == -1


def test_a_wall_stops_a_missile_unless_it_goes_over_walls() -> None:
    walls = (Wall((2800, 1000), (2800, 3000), 50),)
    stroke = Stroke(1, DART, Aim(pitch=10))
    assert play(table(ahead(1500), walls=walls), stroke).figures == {}
    over = Stroke(1, DART, Aim(pitch=10), over_walls=True)
    assert play(table(ahead(1500), walls=walls), over).figures[2].state == DOWN


def test_a_missile_is_gone_where_it_touches_a_figure_that_cover_protects() -> None:
    stroke = Stroke(1, DART, Aim(pitch=10), spared=frozenset({2}))
    assert play(table(ahead(1500)), stroke).figures == {}


def test_pushed_over_a_marked_line_is_out_though_it_stands() -> None:
    near_the_line = Figure(2, "L", False, 3500, 3990, 2700)
    shooter = Figure(1, "M", False, 3500, 2500, 900)
    there = Tabletop(9000, 9000, MARKED, SQUARE, (shooter, near_the_line))
    after = play(there, Stroke(1, DART, Aim(pitch=-100)))
    assert after.figures[2].state == OFF


def test_who_goes_over_the_edge_of_a_table_falls_off() -> None:
    near_the_edge = Figure(2, "S", False, 3500, 3900, 2700)
    shooter = Figure(1, "M", False, 3500, 2500, 900)
    there = Tabletop(9000, 4000, TABLE, SQUARE, (shooter, near_the_edge))
    assert play(there, Stroke(1, DART, Aim(pitch=10))).figures[2].state == OFF


@pytest.mark.parametrize(
    ("weapon", "aim"),
    [(Slash(22, 46, 56), Aim()), (Throw(33, 42), Aim()), (Slash(22, 46, 56), Aim(side=-1))],
)
def test_a_strong_stroke_fells_a_neighbour(weapon: Slash | Throw, aim: Aim) -> None:
    neighbour = ahead(190 + 160 + 30)
    after = play(table(neighbour), Stroke(1, weapon, aim))
    assert after.figures[2].state in (DOWN, LEANING)


def test_a_jab_reaches_no_farther_than_its_stroke() -> None:
    jab = Stroke(1, Jab(34, 28), Aim())
    assert play(table(ahead(190 + 160 + 30)), jab).contacts
    assert play(table(ahead(190 + 160 + 400)), jab).contacts == ()


def test_a_weapon_that_would_begin_inside_another_body_cannot_be_cocked() -> None:
    behind = Figure(2, "L", False, 2000 - 250, 2000 - 330, 0)
    with pytest.raises(CannotBeCocked, match="f2"):
        play(table(behind), Stroke(1, Slash(22, 46, 56), Aim(twist=1200)))


def test_a_heavy_missile_trips_the_chest_switch_of_a_battle_master_that_stands() -> None:
    aim = Aim(pitch=155)
    after = play(table(ahead(2000, "BM")), Stroke(1, Missile(3, 8, 64, 7), aim))
    assert after.switches == {2: (False, True)}
    assert after.figures.get(2, FigureAfter(0, 0, 0, STANDING)).state == STANDING


def test_a_bottle_is_knocked_about_like_anything_else() -> None:
    bottle = Thing(7, "cylinder", 325, 2200, 250, 3500, 2000, 0)
    there = Tabletop(
        9000, 4000, OPEN, SQUARE, (Figure(1, "M", False, 2000, 2000, 0),), (), (bottle,)
    )
    after = play(there, Stroke(1, Missile(3, 8, 64, 7), Aim(pitch=100)))
    assert after.things[7].x > 3500


def test_an_outcome_survives_being_written_and_read() -> None:
    after = play(table(ahead(1500)), Stroke(1, DART, Aim(pitch=10)))
    assert msgspec.json.decode(msgspec.json.encode(after), type=Outcome) == after


def test_importing_the_physics_needs_no_engine() -> None:
    code = (
        "import sys; sys.modules['mujoco'] = None; sys.modules['numpy'] = None;"
        "import rollout.space.physics.strokes as s\n"
        "from rollout.space.physics.stage import NoEngine, engine\n"
        "try:\n    engine()\nexcept NoEngine as e:\n    print(e)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "not installed" in done.stdout


@pytest.mark.rule("AT-PHM-T2", "AT-PHM-T3")
@pytest.mark.parametrize(("turning", "state"), [(0.2, STANDING), (0.4, LEANING)])
def test_who_still_rocks_when_time_is_up_stands_unless_it_has_tipped(
    turning: float, state: str
) -> None:
    """Without weight it goes on turning as it was pushed: beyond 20 or beyond 40 degrees."""
    stage = Stage(table(ahead(3000)), Stroke(1, DART, Aim(yaw=250)), STEP)
    stage.model.opt.gravity[2] = 0
    _, speed = stage.joint("f2")
    stage.data.qvel[speed + 4] = turning
    after = Run(stage).play().figures[2]
    tilt = degrees(acos(stage.data.xmat[stage.model.body("f2").id, 8]))
    assert turning * 100 < tilt < turning * 150
    assert (after.state, after.fell >= 0) == (state, state != STANDING)
