"""What a bot needs to know of Tabletop Warfare: what a position is worth, which plans to weigh."""

from __future__ import annotations

from math import tanh
from random import Random
from typing import Final

from rollout.games.tabletop_warfare.bots.estimates import gap_between, health, threat
from rollout.games.tabletop_warfare.bots.objectives import objectives
from rollout.games.tabletop_warfare.bots.planning import one_action, plans_for
from rollout.games.tabletop_warfare.bots.tactics import Tactics
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.model import BATTLE, NOBODY, STANDING, Figure, State
from rollout.games.tabletop_warfare.rules.endgame import points_of
from rollout.games.tabletop_warfare.rules.figures import kind_of, speed_of, structure_left
from rollout.games.tabletop_warfare.rules.rounds import round_limit
from rollout.kernel.actions import Action
from rollout.kernel.game import Judgement, Plan
from rollout.kernel.requests import Ask

SCALE: Final = 40.0
"""So many points of lead are a good deal of a victory."""
OPENING: Final = 10
"""What a figure without a cost counts for."""
MARKER: Final = 0.06
AIM: Final = 0.02
IN_RANGE: Final = 0.3
AFTER_A_MOVE: Final = 0.15
MARKED: Final = 0.7
"""What a threat still counts when the figure has been activated in this round."""
FAR: Final = 0.006
"""What an inch beyond every threat costs."""
LAST_ROUNDS: Final = (0.35, 0.7)
"""How much what stands on the field counts in the last round and in the one before it."""


class TabletopWarfareJudgement(Judgement[State]):
    """Cost is the measure: points taken, what is left of everybody, and who threatens whom."""

    scale = 0.08
    horizon = 4
    """An activation is about four steps: with the enemy's answer to one, a plan shows its worth."""

    def __init__(self) -> None:
        self.tactics = Tactics()

    def value(self, state: State, seat: int) -> float:
        if state.stage != BATTLE:
            return 0.0
        side = seat % 2
        lead = points_of(state, side) - points_of(state, 1 - side)
        field = worth(state, side) - worth(state, 1 - side)
        goals = objectives(state, side) - objectives(state, 1 - side)
        return tanh((lead + goals + field * fading(state)) / SCALE)

    def is_calm(self, state: State) -> bool:
        """Not in the middle of an activation."""
        return state.acting.figure == NOBODY

    def plans(self, state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
        good = self.tactics.reply(state, ask, rng)
        found = list(dict.fromkeys([(good,), *plans_for(state, ask, most)]))
        if len(found) <= most:
            return found
        rest = found[1:]
        rng.shuffle(rest)
        return [found[0], *rest[: most - 1]]

    def moves(self, state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
        """One action each: a Move with its path, an Attack with its first shot."""
        return [one_action(state, ask, plan) for plan in self.plans(state, ask, rng, most)]

    def reply(self, state: State, ask: Ask, rng: Random) -> Action:
        return self.tactics.reply(state, ask, rng)


def fading(state: State) -> float:
    """TW-WIN-02: at a round limit only what was destroyed counts."""
    limit = round_limit(state)
    left = limit - state.round
    return LAST_ROUNDS[max(left, 0)] if limit and left < len(LAST_ROUNDS) else 1.0


def worth(state: State, side: int) -> float:
    """What stands on the field for a side."""
    own = [f for f in state.figures if f.status == STANDING and f.side == side]
    others = [f for f in state.figures if f.status == STANDING and f.side != side]
    return sum([figure_worth(state, figure, others) for figure in own])


def figure_worth(state: State, figure: Figure, others: list[Figure]) -> float:
    cost = kind_of(state, figure).cost or OPENING
    value = 0.4 + 0.6 * health(state, figure)
    value += AIM * min(figure.aim, 3) - MARKER * (figure.stuns + figure.oiled)
    menace = max([menaces(state, figure, other) for other in others], default=0.0)
    if menace < 0:
        value += menace
        menace = 0.0
    return cost * value + menace * (MARKED if figure.activation else 1.0)


def menaces(state: State, figure: Figure, other: Figure) -> float:
    """What a figure is likely to take off another; below 0 by how far it is from any."""
    gap = gap_between(state, figure, other)
    left = structure_left(state, other)
    cost = kind_of(state, other).cost or OPENING
    now = IN_RANGE * min(1.0, threat(state, figure, other, gap) / left)
    gap -= speed_of(state, figure)
    soon = AFTER_A_MOVE * min(1.0, threat(state, figure, other, gap) / left)
    if now or soon:
        return cost * max(now, soon)
    return -FAR * min(30.0, max(gap, 0.0) / INCH)
