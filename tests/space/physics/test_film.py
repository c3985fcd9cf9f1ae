"""Films of strokes: what can be seen of them, small enough to be kept."""

from __future__ import annotations

from random import Random

from rollout.space.physics.film import (
    LARGEST,
    Film,
    Pose,
    Rod,
    halved,
    pack,
    poses_of,
    track_of,
    unpack,
)
from rollout.space.physics.strokes import film, play
from rollout.space.physics.tabletop import OPEN, Figure, Stroke, Tabletop
from rollout.space.physics.weapons import Aim, Missile, Slash

DART = Missile(1.8, 6, 58, 7.5)
HERE, THERE = Figure(1, "M", False, 1000, 3000, 0), Figure(2, "S", False, 2500, 3000, 1800)
TABLE = Tabletop(12_000, 6000, OPEN, (), (HERE, THERE))


def test_a_film_shows_the_very_fall_that_was_played() -> None:
    stroke = Stroke(1, DART, Aim(pitch=10))
    outcome, seen = film(TABLE, stroke)
    assert outcome == play(TABLE, stroke)
    assert (seen.version, seen.rate, seen.attacker) == (1, 60, 1)
    assert seen.rod == Rod("missile", -290, 290, 30)
    assert set(seen.tracks) == {"f2", "weapon"}
    poses = poses_of(seen.tracks["f2"])
    assert len(poses) == seen.frames > 15
    assert poses[0] == (2500, 3000, 0, 0, 0, 0, 10_000)
    last = outcome.figures[2]
    assert (abs(poses[-1][0] - last.x) < 20, abs(poses[-1][1] - last.y) < 20) == (True, True)
    assert seen.falls == {"2": last.fell}
    assert seen.touches[0][1] == 2


def test_a_missile_leaves_the_film_when_it_is_taken_off_the_table() -> None:
    _, seen = film(TABLE, Stroke(1, DART, Aim(pitch=10)))
    flight = poses_of(seen.tracks["weapon"])
    assert len(flight) < seen.frames
    assert all(abs(x) < 20_000 and abs(y) < 20_000 for x, y, *_ in flight)
    assert flight[0][0] < flight[1][0]


def test_an_arm_stays_in_the_film() -> None:
    near = Figure(2, "S", False, 1000 + 190 + 160 + 30, 3000, 1800)
    _, seen = film(
        Tabletop(9000, 6000, OPEN, (), (HERE, near)), Stroke(1, Slash(22, 45, 45), Aim())
    )
    assert seen.rod == Rod("slash", 0, 450, 30)
    assert len(poses_of(seen.tracks["weapon"])) == seen.frames


def test_a_film_is_read_as_it_was_written() -> None:
    _, seen = film(TABLE, Stroke(1, DART, Aim(pitch=10)))
    packed = pack(seen)
    assert len(packed) < 8_000
    assert unpack(packed) == seen


def test_a_film_that_would_be_too_large_has_fewer_frames() -> None:
    rng = Random(0)
    noise = [rng.randrange(-9999, 9999) for _ in range(7 * 9000)]
    wild = Film(1, 60, 9000, 0, Rod("missile", -1, 1, 1), {"f1": noise}, [], {})
    packed = pack(wild)
    assert len(packed) <= LARGEST
    kept = unpack(packed)
    assert kept.rate < 60
    assert kept.frames == len(poses_of(kept.tracks["f1"]))


def test_every_other_frame_is_left_out() -> None:
    poses: list[Pose] = [(number, 0, 0, 10_000, 0, 0, 0) for number in range(5)]
    film_of_five = Film(1, 60, 5, 0, Rod("jab", 0, 1, 1), {"f1": track_of(poses)}, [], {})
    half = halved(film_of_five)
    assert (half.rate, half.frames) == (30, 3)
    assert poses_of(half.tracks["f1"]) == poses[::2]
