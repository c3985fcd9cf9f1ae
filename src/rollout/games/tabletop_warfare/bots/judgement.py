"""What a bot needs to know of Tabletop Warfare: what a position is worth, which plans to weigh."""

from __future__ import annotations

from math import hypot, tanh
from random import Random
from typing import Final

from rollout.games.tabletop_warfare.bots.estimates import (
    attacker_of,
    band_of,
    health,
    staying_power,
    volley,
)
from rollout.games.tabletop_warfare.bots.objectives import objectives
from rollout.games.tabletop_warfare.bots.planning import one_action, plans_for
from rollout.games.tabletop_warfare.bots.tactics import Tactics
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.model import BATTLE, NOBODY, STANDING, Figure, State
from rollout.games.tabletop_warfare.rules.endgame import points_of
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    flies,
    kind_of,
    speed_of,
)
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
LAST_ROUNDS: Final[tuple[float, ...]] = (0.35, 0.7)
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
    marks = [Mark(state, other) for other in others]
    return sum([figure_worth(state, figure, marks) for figure in own])


class Mark:
    """Somebody to be threatened, with all that is asked of it by everybody who might."""

    def __init__(self, state: State, figure: Figure) -> None:
        card = card_of(state, figure)
        self.x, self.y, self.radius = figure.x, figure.y, card.radius
        self.left = staying_power(state, figure)
        self.cost = kind_of(state, figure).cost or OPENING
        self.target = (figure.kind, figure.form, flies(state, figure))


def figure_worth(state: State, figure: Figure, marks: list[Mark]) -> float:
    cost = kind_of(state, figure).cost or OPENING
    value = 0.4 + 0.6 * health(state, figure)
    value += AIM * min(figure.aim, 3) - MARKER * (figure.stuns + figure.oiled)
    menace = max(menaces(state, figure, marks), default=0.0)
    if menace < 0:
        value += menace
        menace = 0.0
    return cost * value + menace * (MARKED if figure.activation else 1.0)


def menaces(state: State, figure: Figure, marks: list[Mark]) -> list[float]:
    """What a figure is likely to take off each; below 0 by how far it is from any."""
    attacker = attacker_of(figure)
    homebrew, radius, speed = state.homebrew, card_of(state, figure).radius, speed_of(state, figure)
    found: list[float] = []
    for mark in marks:
        gap = hypot(figure.x - mark.x, figure.y - mark.y) - (radius + mark.radius)
        now = volley(homebrew, attacker, mark.target, band_of(gap)) / mark.left
        gap -= speed
        soon = volley(homebrew, attacker, mark.target, band_of(gap)) / mark.left
        if now or soon:
            best = max(IN_RANGE * min(1.0, now), AFTER_A_MOVE * min(1.0, soon))
            found.append(mark.cost * best)
        else:
            found.append(-FAR * min(30.0, max(gap, 0.0) / INCH))
    return found
