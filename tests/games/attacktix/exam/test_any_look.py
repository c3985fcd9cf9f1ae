"""Questions about drawn tables: who is covered from whom, what is in reach, how far a base rolls.

What came of them is kept as a digest; after a change that was meant it is written down anew:
`python -m tests.games.attacktix.exam.test_any_look`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from rollout.games.attacktix import GAME, naming
from rollout.games.attacktix.actions import (
    Aim,
    Move,
    SettleFirst,
    Slash,
    Stand,
    TakeSide,
    TearDown,
    Throw,
)
from rollout.games.attacktix.model import State
from rollout.games.attacktix.naming import said_name
from rollout.games.attacktix.rules.abilities import candidates, comrades, targets, why_it_fails
from rollout.games.attacktix.rules.aiming import Slashes, flingable, forbidden_by_cover
from rollout.games.attacktix.rules.cover import cover_at, keeps_from_shooting, protects
from rollout.games.attacktix.rules.fallen import Fallen
from rollout.games.attacktix.rules.footing import free_ground, nearest_free
from rollout.games.attacktix.rules.movement import allowance
from rollout.games.attacktix.rules.on_the_table import line_of, touching_things
from rollout.games.attacktix.rules.pushing import room
from rollout.games.attacktix.rules.returning import OnTheLine
from rollout.games.attacktix.rules.rolling import begin, waded, walk
from rollout.games.attacktix.rules.sections import removable, why_not_removed
from rollout.games.attacktix.rules.turn import why_no_attack
from rollout.games.attacktix.rules.wheel import click, possible_bottoms, possible_tops
from tests.games.attacktix.exam.places import FIGHTING, MOVING, any_state
from tests.games.attacktix.exam.questions import Noted

KEPT = Path(__file__).with_name("any_look.json")
SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_questions_about_a_table_have_the_answers_they_had(seed: int) -> None:
    assert looked_at(seed) == msgspec.json.decode(KEPT.read_bytes())[seed]


def looked_at(seed: int) -> str:
    rng, noted = Random(f"look {seed}"), Noted()
    for _ in range(6):
        state = any_state(rng, rng.choice([FIGHTING, MOVING]))
        standing = [number for number, each in enumerate(state.figures) if each.zone == "play"]
        about_names(state, noted)
        for number in standing:
            about_cover(state, number, standing, rng, noted)
            about_reach(state, number, rng, noted)
            about_abilities(state, number, rng.choice(standing), noted)
        for number in rng.sample(standing, min(4, len(standing))):
            about_rolling(state, number, rng, noted)
    return noted.told


def about_names(state: State, noted: Noted) -> None:
    noted.note([said_name(state, number) for number in range(-1, len(state.figures) + 1)])
    things = range(-1, len(state.things) + 1)
    noted.note([naming._said_thing(state, number) for number in things])
    noted.note([naming._said_side(state, side) for side in range(4)])
    noted.note(naming._said_names(state, range(len(state.figures))))
    last = len(state.figures) - 1
    actions = [Move(last), TakeSide(3), Stand(4567, 1300), Aim(905, -15), SettleFirst(0)]
    if state.sections:
        actions.append(TearDown(last, len(state.sections) - 1))
    if state.things:
        actions.append(Throw(100, len(state.things) - 1))
    for action in actions:
        words = GAME.rules.write_action(state, action)
        noted.note(words)
        assert GAME.rules.read_action(state, words) == action


def about_cover(state: State, number: int, standing: list[int], rng: Random, noted: Noted) -> None:
    noted.note(cover_at(state, number))
    each = state.figures[number]
    if rng.random() < 0.5:
        each.covered, each.covers = cover_at(state, number)
    noted.note([protects(state, number, other) for other in standing if other != number])
    points = [(state.figures[other].x, state.figures[other].y) for other in standing]
    noted.note([keeps_from_shooting(state, number, point) for point in points])
    for bearing in range(rng.randrange(90), 3600, 300):
        noted.note(forbidden_by_cover(state, number, bearing))


def about_reach(state: State, number: int, rng: Random, noted: Noted) -> None:
    noted.note(removable(state, number), flingable(state, number), touching_things(state, number))
    noted.note(allowance(state, number), why_no_attack(state, number))
    noted.note([why_not_removed(state, number, each) for each in (-1, 0, 3, len(state.sections))])
    if state.sculpt(number).weapon.kind == "slash":
        slashes = Slashes(state, number)
        for twist in (5, 300, 600, 900, 1200):
            noted.note(slashes.refusal(Slash("left", twist, 0)))
            noted.note(slashes.refusal(Slash("right", twist, rng.choice([-80, 10, 80]))))
    noted.note([room(state, number, thing) for thing in range(len(state.things))])
    point = (rng.randrange(-500, 9600), rng.randrange(-500, 12000))
    here = state.figures[number]
    beside = (here.x + rng.randrange(-300, 300), here.y + rng.randrange(-300, 300))
    line = line_of(state, here.owner)
    noted.note(free_ground(state, number).rests(beside), nearest_free(state, number, beside))
    noted.note(nearest_free(state, number, point, rng.choice([None, line])))
    area = OnTheLine(state, number, here.owner, rng.choice([0, 508]))
    noted.note(area.samples(), area.draw(rng))


def about_abilities(state: State, number: int, attacker: int, noted: Noted) -> None:
    ability = state.sculpt(number).ability
    if ability is None:
        return
    for by, depth in ((attacker, 0), (-1, 6)):
        fallen = Fallen(number, by, state.figures[attacker].controller, depth)
        noted.note(why_it_fails(state, fallen, ability), candidates(state, fallen, ability))
        noted.note(comrades(state, fallen, ability), targets(state, fallen, ability))


def about_rolling(state: State, number: int, rng: Random, noted: Noted) -> None:
    here = state.figures[number]
    line = line_of(state, here.owner)
    for _ in range(6):
        path = []
        x, y = here.x, here.y
        for _ in range(rng.randint(1, 3)):
            x, y = x + rng.choice([0, 0, 254, -700, 900]), y + rng.choice([0, 127, 800, -1100])
            path.append((x, y))
        progress = begin(state, number, line if rng.random() < 0.2 else None)
        walked = walk(state, number, tuple(path), rng.randint(1, 9), progress, rng.random() < 0.5)
        noted.note(walked, waded(state, progress))
    here.seen_white = rng.choice([-1, 0, 3])
    noted.note(click(state, number), here.shown, here.seen_white)
    noted.note(possible_tops(state, number), possible_bottoms(state, number))


if __name__ == "__main__":
    found = [looked_at(seed) for seed in SEEDS]
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
