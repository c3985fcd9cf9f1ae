"""Spots worth moving to: ranges kept, cover, contact, objectives."""

from __future__ import annotations

from math import hypot
from typing import Final

from rollout.games.tabletop_warfare.bots.estimates import staying_power, threat
from rollout.games.tabletop_warfare.bots.objectives import goal_of
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import Mode
from rollout.games.tabletop_warfare.model import Figure, State, place_of
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    enemies,
    flies,
    kind_of,
    systems_of,
)
from rollout.games.tabletop_warfare.rules.movement import own_ram
from rollout.games.tabletop_warfare.rules.sight import blockers, solid_of
from rollout.space.plane import Disc, Point, Solid, candidate_paths, sight_by_segments, towards
from rollout.space.plane.candidates import approach
from rollout.space.regions import Legs

INSIDE: Final = 100
"""So far inside its range a figure stops."""
NEAREST: Final = 3
"""Enemies that a quick look takes in."""
CAUTION: Final = 0.5
"""What is likely to be lost, beside what is likely to be won."""
PER_INCH: Final = 0.02
LOOKED_AT: Final = 10
"""So many of the best spots are looked at for sight."""

Way = tuple[Point, ...]


def quick_way(state: State, figure: Figure, legs: Legs) -> Way | None:
    """The best of a few approaches, without looking for cover."""
    found = [
        path
        for goal in goals_of(state, figure)[: NEAREST + 1]
        if (path := approach(legs.ground, legs.start, goal, legs.allowance)) is not None
    ]
    ways = [way for path in found if legs.refusal(way := tuple(path[1:])) is None]
    return max(ways, key=lambda way: spot_worth(state, figure, way[-1]), default=None)


def good_ways(state: State, figure: Figure, legs: Legs, most: int) -> list[Way]:
    """Ways to the best spots, the best first; for the best of all, what can be seen counts."""
    goals = goals_of(state, figure)
    goals += [place_of(enemy) for enemy in near_enemies(state, figure) if own_ram(state, figure)]
    found = candidate_paths(legs.ground, legs.start, legs.allowance, goals)
    ways = [way for path in found if legs.refusal(way := tuple(path[1:])) is None]
    ways.sort(key=lambda way: -spot_worth(state, figure, way[-1]))
    looked_at = ways[:LOOKED_AT]
    seen = {way: seen_worth(state, figure, way[-1]) for way in looked_at}
    looked_at.sort(key=lambda way: -seen[way])
    return [*looked_at, *ways[LOOKED_AT:]][:most]


def near_enemies(state: State, figure: Figure) -> list[Figure]:
    found = enemies(state, figure)
    found.sort(key=lambda each: hypot(each.x - figure.x, each.y - figure.y))
    return found[:NEAREST]


def goals_of(state: State, figure: Figure) -> list[Point]:
    """The objective, then spots just inside each weapon's range of the nearest enemies."""
    here = place_of(figure)
    goal = goal_of(state, figure)
    goals = [] if goal is None else [goal]
    ranges = sorted({_wanted(mode.least, mode.most) for mode in _modes(state, figure)})
    radius = card_of(state, figure).radius
    for enemy in near_enemies(state, figure):
        there = place_of(enemy)
        if there == here:
            continue
        bases = radius + card_of(state, enemy).radius
        goals += [towards(there, here, bases + gap) for gap in reversed(ranges)]
    return goals


def spot_worth(state: State, figure: Figure, spot: Point) -> float:
    """What could be shot from there, less what could come back, sight aside."""
    return _weighed(state, figure, spot, [])


def seen_worth(state: State, figure: Figure, spot: Point) -> float:
    """The same, counting only those who see one another."""
    hidden = [
        enemy.id for enemy in enemies(state, figure) if not _seen_from(state, figure, spot, enemy)
    ]
    return _weighed(state, figure, spot, hidden)


def _weighed(state: State, figure: Figure, spot: Point, hidden: list[int]) -> float:
    radius = card_of(state, figure).radius
    cost = kind_of(state, figure).cost or 1
    left = staying_power(state, figure)
    best, danger, nearest = 0.0, 0.0, 100.0 * INCH
    for enemy in enemies(state, figure):
        apart = hypot(spot[0] - enemy.x, spot[1] - enemy.y)
        gap = apart - radius - card_of(state, enemy).radius
        nearest = min(nearest, gap)
        if enemy.id in hidden:
            continue
        dealt = threat(state, figure, enemy, gap) / staying_power(state, enemy)
        best = max(best, min(1.0, dealt) * (kind_of(state, enemy).cost or 1))
        danger += min(1.0, threat(state, enemy, figure, gap) / left) * cost
    goal = goal_of(state, figure)
    if goal is not None:
        nearest = 5 * hypot(spot[0] - goal[0], spot[1] - goal[1])
    return best - CAUTION * danger - PER_INCH * nearest / INCH


def _seen_from(state: State, figure: Figure, spot: Point, enemy: Figure) -> bool:
    if flies(state, figure) or flies(state, enemy):
        return True
    card = card_of(state, figure)
    there = Solid(Disc(spot, card.radius), card.height)
    between = [solid for solid, _ in blockers(state, figure, enemy)]
    return sight_by_segments(there, solid_of(state, enemy), between).clear


def _modes(state: State, figure: Figure) -> list[Mode]:
    return [mode for _, system in systems_of(state, figure) for mode in system.modes]


def _wanted(least: int, most: int) -> int:
    return max(least, most - INSIDE)
