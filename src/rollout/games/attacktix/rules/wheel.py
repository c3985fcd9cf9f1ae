"""The two windows of a base: grinding, and a click for every tik (AT-PHM-W1 to W5)."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from rollout.games.attacktix.content.roster import Face
from rollout.games.attacktix.content.vocabulary import FACES, UNDERSIDES
from rollout.games.attacktix.events import Ground
from rollout.games.attacktix.model import NOTHING, State
from rollout.kernel.game import Script, Table
from rollout.kernel.requests import Chance


class Grind(Chance):
    """AT-RUL-05: both windows at random, independent of each other, in one event."""

    def __init__(self, figure: int) -> None:
        self.about = "grind"
        self.figure = figure

    @property
    def outcome_type(self) -> Any:
        return list[int]

    def draw(self, rng: Random) -> list[int]:
        return [int(rng.random() * FACES), int(rng.random() * UNDERSIDES)]

    def fault(self, outcome: Any) -> str | None:
        """What comes from outside may be anything."""
        fits = isinstance(outcome, list) and len(outcome) == 2
        whole = fits and all(type(each) is int for each in outcome)
        if whole and 0 <= outcome[0] < FACES and 0 <= outcome[1] < UNDERSIDES:
            return None
        return f"a grind gives one of {FACES} faces and one of {UNDERSIDES}, not {outcome!r}"


class Covered(Chance):
    """AT-CHN-02: a grind of which only the number and its colour count."""

    def __init__(self, figure: int) -> None:
        self.about = "covered_grind"
        self.figure = figure

    @property
    def outcome_type(self) -> Any:
        return int

    def draw(self, rng: Random) -> int:
        return int(rng.random() * FACES)

    def fault(self, outcome: Any) -> str | None:
        if type(outcome) is int and 0 <= outcome < FACES:
            return None
        return f"a wheel has faces 0 to {FACES - 1}, not {outcome!r}"

    def branches(self) -> list[tuple[Any, int]] | None:
        return [(face, 1) for face in range(FACES)]


def grind(table: Table[State], figure: int) -> Script[None]:
    """AT-SET-02: roll it forward several times without looking."""
    top, bottom = yield Grind(figure)
    ground = table.state.figures[figure]
    ground.top, ground.bottom = top, bottom
    ground.seen_white = NOTHING
    face = table.state.face(figure)
    ground.shown = [written(face)]
    ground.covered, ground.covers = "", []
    table.tell(Ground(figure, face.speed, face.colour))


def click(state: State, figure: int) -> Face:
    """AT-FIG-06, AT-PHM-W2: one tik turns both windows by one; this is the face it brings."""
    each = state.figures[figure]
    each.top = (each.top + 1) % FACES
    each.bottom = (each.bottom + 1) % UNDERSIDES
    if each.seen_white != NOTHING:
        each.seen_white += 1
    face = state.face(figure)
    each.shown = [*each.shown, written(face)][-FACES:]
    return face


def written(face: Face) -> int:
    """A face as one number: negative where it is red."""
    return -face.speed if face.is_red else face.speed


def possible_tops(state: State, figure: int) -> list[int]:
    """AT-RUL-03: positions of the wheel that agree with all faces seen since the last grind."""
    return _tops(state.sculpt(figure).wheel, tuple(state.figures[figure].shown))


@lru_cache(maxsize=4096)
def _tops(wheel: tuple[Face, ...], shown: tuple[int, ...]) -> list[int]:
    return [
        top
        for top in range(FACES)
        if all(written(wheel[(top - ago) % FACES]) == face for ago, face in enumerate(shown[::-1]))
    ]


def possible_bottoms(state: State, figure: int) -> list[int]:
    """AT-RUL-04: any; but one that was seen white without a grind since can be counted on from."""
    ago = state.figures[figure].seen_white
    if ago == NOTHING:
        return list(range(UNDERSIDES))
    sculpt = state.sculpt(figure)
    return [
        (bottom + ago) % UNDERSIDES for bottom in range(UNDERSIDES) if sculpt.shows_white(bottom)
    ]
