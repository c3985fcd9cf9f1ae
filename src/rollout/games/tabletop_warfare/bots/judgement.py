"""What a bot needs to know of Tabletop Warfare: what a position is worth, which plans to weigh."""

from __future__ import annotations

from math import hypot, tanh
from random import Random
from typing import Final

from rollout.games.tabletop_warfare.actions import MoveAlong
from rollout.games.tabletop_warfare.bots.estimates import firepower, health, reach
from rollout.games.tabletop_warfare.bots.tactics import Tactics, path_ideas
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.model import BATTLE, STANDING, Figure, State
from rollout.games.tabletop_warfare.rules.endgame import points_of
from rollout.games.tabletop_warfare.rules.figures import card_of, kind_of
from rollout.kernel.actions import Action
from rollout.kernel.game import Judgement, Plan
from rollout.kernel.requests import Ask

SCALE: Final = 35.0
"""So many points of lead are a good deal of a victory."""
OPENING: Final = 10
"""What a figure without a cost counts for."""
MARKER: Final = 0.04
AIM: Final = 0.03
THREAT: Final = 0.25


class TabletopWarfareJudgement(Judgement[State]):
    """Cost is the measure: points taken, what is left of everybody, and who has whom in range."""

    scale = 0.08

    def __init__(self) -> None:
        self.tactics = Tactics()

    def value(self, state: State, seat: int) -> float:
        if state.stage != BATTLE:
            return 0.0
        side = seat % 2
        lead = points_of(state, side) - points_of(state, 1 - side)
        own = worth(state, side)
        return tanh((lead + own - worth(state, 1 - side)) / SCALE)

    def is_calm(self, state: State) -> bool:
        return True

    def plans(self, state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
        good = self.tactics.reply(state, ask, rng)
        plans: list[Plan] = [(good,)]
        if ask.about == "path":
            plans += [(action,) for action in path_ideas(state, ask, most)]
        elif ask.about == "act":
            plans += self.actions(state, ask)
        else:
            for number, action in enumerate(ask.options):
                if number > 2 * most:
                    break
                plans.append((action,))
        found = list(dict.fromkeys(plans))
        if len(found) <= most:
            return found
        rest = found[1:]
        rng.shuffle(rest)
        return [found[0], *rest[: most - 1]]

    def actions(self, state: State, ask: Ask) -> list[Plan]:
        """Every action, and a Move to each of the spots that are worth it."""
        return [(action,) for action in ask.options if not isinstance(action, MoveAlong)]

    def reply(self, state: State, ask: Ask, rng: Random) -> Action:
        return self.tactics.reply(state, ask, rng)


def worth(state: State, side: int) -> float:
    """What stands on the field for a side."""
    own = [f for f in state.figures if f.status == STANDING and f.side == side]
    others = [f for f in state.figures if f.status == STANDING and f.side != side]
    return sum([figure_worth(state, figure, others) for figure in own])


def figure_worth(state: State, figure: Figure, others: list[Figure]) -> float:
    cost = kind_of(state, figure).cost or OPENING
    card = card_of(state, figure)
    value = 0.4 + 0.6 * health(state, figure)
    value += AIM * min(figure.aim, 3) - MARKER * figure.stuns - MARKER * figure.oiled
    if others:
        away = min(hypot(figure.x - other.x, figure.y - other.y) for other in others)
        beyond = max(0.0, away - reach(card) - 2 * INCH) / INCH
        value -= 0.012 * min(beyond, 20.0)
        value += THREAT * min(1.0, firepower(card) / 10) * (beyond == 0)
    return cost * value
