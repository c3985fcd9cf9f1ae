"""Numbers that follow from numbers: fields, layouts, arms, errors, pitches, chances of the table.

What came of hundreds of questions each is kept as a digest; after a change that was meant it is
written down anew: `python -m tests.games.attacktix.exam.test_any_number`.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import msgspec
import pytest

from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.field import field_of
from rollout.games.attacktix.layout import layout_of
from rollout.games.attacktix.model import Pose
from rollout.games.attacktix.rules.aiming import aim_at
from rollout.games.attacktix.rules.arms import held_arm
from rollout.games.attacktix.rules.forces import attacks_of
from rollout.games.attacktix.rules.forecast import errors_of, forecast
from rollout.games.attacktix.rules.guessing import Guess
from rollout.games.attacktix.rules.marks import aim_towards
from rollout.games.attacktix.rules.strokes import error_of, error_of_knob
from rollout.space.physics.tabletop import Figure, Stroke, Tabletop, Wall
from rollout.space.physics.weapons import Aim, Error
from tests.games.attacktix.exam.places import FIGHTING, MIXED, any_state
from tests.games.attacktix.exam.questions import Noted

KEPT = Path(__file__).with_name("any_number.json")
MODES = (("duel", 2), ("teams", 4), ("free_for_all", 3), ("free_for_all", 4), ("gallery", 2))
LINES = ("feet", "metres")
HANDS = ("steady", "normal", "shaky")
KINDS = ("missile", "slash", "throw", "jab", "claw")


def of_fields() -> str:
    noted = Noted()
    for (mode, seats), lines in product(MODES, LINES):
        field = field_of(mode, seats, lines)
        noted.note(field, field.sides)
        corners = [0, 1, 1299, 1300, 1301, field.width - 1300, field.width, field.width + 1]
        noted.note([field.inside(each) for each in product(corners, corners)])
        for side, line in field.lines:
            noted.note(side, [line.spot(at, behind) for at in (0, 77) for behind in (-9, 0, 500)])
            noted.note([(line.along(each), line.depth(each)) for each in ((0, 0), (4000, 7001))])
        for code in library(MIXED).maps:
            noted.note(layout_of(MIXED, code, mode, seats, lines))
    return noted.told


def of_errors() -> str:
    noted = Noted()
    drawn = [[1000, -1000, 999, -1, 1], [6000, -6000, 0, 5999, -333], [7, 13, -29, 1501, 2001]]
    for hand in HANDS:
        noted.note([error_of(kind, hand, each) for kind in KINDS for each in drawn])
        noted.note([error_of_knob(hand, each) for each in drawn])
        noted.note([errors_of(kind, hand) for kind in KINDS])
    noted.note([attacks_of(points, least) for points in range(260) for least in (0, 1)])
    return noted.told


def of_arms_and_pitches() -> str:
    rng, noted = Random("arms"), Noted()
    for _ in range(25):
        state = any_state(rng, FIGHTING)
        standing = [number for number, each in enumerate(state.figures) if each.zone == "play"]
        for number in standing:
            each = state.figures[number]
            each.pose = Pose(rng.randrange(-300, 300), 35, rng.choice(["left", "right", ""]), 9, 20)
            noted.note(held_arm(state, number))
            for other in standing:
                noted.note(aim_towards(state, number, other), aim_at(state, number, other))
    return noted.told


def of_chances() -> str:
    """The fitted table over all weapons and bodies, from near and far, aside, above and below."""
    rng, noted = Random("chances"), Noted()
    known = library(MIXED)
    for weapon, size, low in product(known.weapons.values(), ("S", "M", "L", "BM"), (False, True)):
        if size == "BM" and low:
            continue
        for _ in range(40):
            near = rng.choice([420, 440, 480, 520, 600, 700, 900, 1500, 3000, 5000])
            aside = rng.choice([0, 0, 50, 90, 120, 170, 200, 300, -80])
            there = [
                Figure(0, rng.choice(["S", "M", "L", "BM"]), False, 4000, 3000, 900),
                Figure(1, size, low, 4000 + aside, 3000 + near, rng.choice([2700, 900, 2300])),
                Figure(2, "M", False, 4000 - aside, 3000 + rng.choice([near, 2000]), 0),
            ]
            walls = tuple(
                Wall((3000 + each, 3000 + far), (4200, 3000 + far + each), 30)
                for each, far in rng.sample([(0, 700), (100, 250), (900, 1700)], rng.randint(0, 2))
            )
            tabletop = Tabletop(9144, 11744, "table", (), tuple(there), walls)
            aim = Aim(rng.choice([0, 20, -30, 150]), rng.choice([0, 20, 60, -40]), 1, 1200, 0)
            error = Error(
                rng.randrange(-300, 300), rng.randrange(-200, 200), rng.randrange(-90, 90)
            )
            spared = frozenset({1}) if rng.random() < 0.1 else frozenset()
            thrown = 0 if rng.random() < 0.05 else None
            stroke = Stroke(0, weapon.make, aim, error, rng.random() < 0.2, spared, thrown)
            guess = Guess(tabletop, stroke, weapon)
            noted.note(guess.chances())
            if weapon.kind == "missile":
                met = guess.first_body()
                noted.note(met and met.figure.id, round(min(guess.wall_ahead(), 1e6), 3))
    return noted.told


def of_forecasts() -> str:
    rng, noted = Random("forecasts"), Noted()
    for _ in range(12):
        state = any_state(rng, FIGHTING)
        standing = [number for number, each in enumerate(state.figures) if each.zone == "play"]
        for number in standing[:3]:
            aim = aim_at(state, number, standing[-1])
            yaw = (aim.bearing - state.figures[number].facing) % 3600
            noted.note(forecast(state, number, Pose(yaw, aim.pitch, "left", 1200, 0), -1))
    return noted.told


ASKED = {
    "fields": of_fields,
    "errors": of_errors,
    "arms": of_arms_and_pitches,
    "chances": of_chances,
    "forecasts": of_forecasts,
}


@pytest.mark.parametrize("about", ASKED)
def test_numbers_that_follow_from_numbers_are_what_they_were(about: str) -> None:
    assert ASKED[about]() == msgspec.json.decode(KEPT.read_bytes())[about]


if __name__ == "__main__":
    found = {about: ask() for about, ask in ASKED.items()}
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
