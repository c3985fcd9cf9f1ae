"""What comes of an attack, said before it is made: who falls, who is in danger, what misses.

The fitted table is asked over all that a hand may err by; the engine decides only in the match.
"""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit.outlook import BAD, GOOD, Outlook, Part
from rollout.gamekit.sentences import Sentence
from rollout.games.attacktix.actions import Aim, FireAgain, Slash, Throw
from rollout.games.attacktix.model import NOTHING, State
from rollout.games.attacktix.naming import said_name
from rollout.games.attacktix.rules.attack import pose_of
from rollout.games.attacktix.rules.forecast import Expected, forecast
from rollout.games.attacktix.rules.on_the_table import is_opponent
from rollout.games.attacktix.screen.whereabouts import whereabouts
from rollout.kernel.actions import Action
from rollout.kernel.match import Match

ERROR: Final = 0.1
"""The table is measured with few shots a cell, and the real table is never so bare."""


def outlook(match: Match[Any], seat: int, action: Action) -> Outlook | None:
    """Of a pose, and of one more missile; of all else where it leaves the figures."""
    state, ask = match.state, match.ask
    if ask is None:
        return None
    if not isinstance(action, Aim | Slash | Throw | FireAgain):
        return whereabouts(match, seat, action)
    figure = int(ask.context["figure"])
    pose, thing = state.figures[figure].pose, NOTHING
    if not isinstance(action, FireAgain):
        pose, thing = pose_of(state, figure, action)
    expected = forecast(state, figure, pose, thing)
    misses = 1000 - sum(each.hit for each in expected.values())
    likely = sorted(expected.items(), key=lambda each: (-each[1].falls, each[0]))
    foes = [each for each in likely if is_opponent(state, seat, controller(state, each[0]))]
    friends = [each for each in likely if each not in foes and each[1].hit]
    headline = [_falls(state, number, each, GOOD) for number, each in foes[:2]]
    headline.append(Part(Sentence("outlook-misses"), max(0, misses) / 1000))
    fates = [_falls(state, number, each, BAD) for number, each in friends]
    fates += [part for number, each in foes for part in _besides(state, number, each)]
    return Outlook(tuple(headline), tuple(fates), exact=False, error=ERROR)


def controller(state: State, figure: int) -> int:
    return state.figures[figure].controller


def _falls(state: State, figure: int, each: Expected, tone: str) -> Part:
    return Part(_of("outlook-falls", state, figure), each.falls / 1000, tone=tone)


def _besides(state: State, figure: int, each: Expected) -> list[Part]:
    """Struck and standing; and the switches of a Battle Master (AT-BM-06)."""
    found = [
        (key, share)
        for key, share in (
            ("outlook-stands", each.hit - each.falls),
            ("outlook-waist", each.waist),
            ("outlook-chest", each.chest),
        )
        if share > 0
    ]
    return [Part(_of(key, state, figure), share / 1000) for key, share in found]


def _of(key: str, state: State, figure: int) -> Sentence:
    return Sentence(key, {"figure": said_name(state, figure)})
