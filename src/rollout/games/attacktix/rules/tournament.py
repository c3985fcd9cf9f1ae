"""A free-for-all tournament: points of all rounds, and who plays the final (AT-FFA-11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rollout.games.attacktix.rules.victory import tournament_points

CoveredGrind = Callable[[int, int], int]
"""AT-RUL-101: which of two players a covered grind decides for."""


@dataclass
class Table:
    """One round at one table: the players, and the places they left with."""

    players: tuple[int, ...]
    places: tuple[int, ...]


def totals(rounds: Sequence[Table]) -> dict[int, int]:
    """AT-FFA-10: the points of each player over all rounds."""
    found: dict[int, int] = {}
    for each in rounds:
        for player, points in zip(each.players, tournament_points(each.places), strict=True):
            found[player] = found.get(player, 0) + points
    return found


def wins(rounds: Sequence[Table]) -> dict[int, int]:
    found: dict[int, int] = {}
    for each in rounds:
        for player, place in zip(each.players, each.places, strict=True):
            found[player] = found.get(player, 0) + (place == 1)
    return found


def finalists(rounds: Sequence[Table], decide: CoveredGrind) -> tuple[int, int]:
    """AT-FFA-11: the two highest scorers; AT-RUL-101: then more games won, then a covered grind."""
    points, won = totals(rounds), wins(rounds)
    order = sorted(points, key=lambda player: (-points[player], -won[player], player))
    first = _first(order, points, won, decide)
    rest = [player for player in order if player != first]
    return first, _first(rest, points, won, decide)


def _first(
    order: list[int], points: dict[int, int], won: dict[int, int], decide: CoveredGrind
) -> int:
    best = order[0]
    for other in order[1:]:
        if (points[other], won[other]) == (points[best], won[best]):
            best = decide(best, other)
    return best
