"""What comes of a choice that needs no hand: how far, who is in danger then, and of whom."""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit.aftermath import Shot, exposure, settled
from rollout.gamekit.outlook import BAD, Outlook, Part, percentage
from rollout.gamekit.sentences import Sentence
from rollout.games.attacktix.actions import (
    AttackWith,
    DeclineAbility,
    EndAttacks,
    EndMoves,
    Move,
    Stand,
    TakeSide,
    UseAbility,
)
from rollout.games.attacktix.bots.threats import danger
from rollout.games.attacktix.model import IN_PLAY, State
from rollout.games.attacktix.naming import said_name
from rollout.games.attacktix.rules.on_the_table import is_opponent
from rollout.kernel.actions import Action
from rollout.kernel.match import Match

SILENT: Final = (TakeSide, Stand, UseAbility, DeclineAbility)
"""What says little of the place where a figure stands."""
WORTH_TELLING: Final = 0.05
"""A smaller danger is none."""
MOST: Final = 3


def whereabouts(match: Match[Any], seat: int, action: Action) -> Outlook | None:
    """Of the figure that moves or attacks; of the whole side where it ends something."""
    state: State = match.state
    if any(each.hidden for each in state.figures):
        return None
    if isinstance(action, Move):
        return _roll(settled(match, seat, action), action.figure)
    if isinstance(action, AttackWith):
        return Outlook(fates=exposure(_shots(state, action.figure)), exact=False)
    if isinstance(action, EndMoves | EndAttacks):
        return Outlook(fates=_endangered(state, seat), exact=False)
    if match.ask is None or isinstance(action, SILENT):
        return None
    number = match.ask.context.get("figure", -1)
    after: State | None = settled(match, seat, action)
    if after is None or not _in_play(after, number):
        return None
    return Outlook(fates=_exposed(after, number), exact=False)


def _roll(state: State | None, figure: int) -> Outlook | None:
    """AT-MOV-02: what its window allows."""
    if state is None or not _in_play(state, figure):
        return None
    headline = Part(Sentence("outlook-rolls", {"tix": state.left}))
    return Outlook((headline,), _exposed(state, figure), exact=False)


def _exposed(state: State, figure: int) -> tuple[Part, ...]:
    threats = [
        Shot(said_name(state, foe), chance, exact=False)
        for foe in _foes(state, figure)
        if (chance := danger(state, foe, figure)) >= WORTH_TELLING
    ]
    return exposure(_shots(state, figure), threats)


def _shots(state: State, figure: int) -> list[Shot]:
    if not _in_play(state, figure):
        return []
    return [
        Shot(said_name(state, foe), chance, exact=False)
        for foe in _foes(state, figure)
        if (chance := danger(state, figure, foe)) >= WORTH_TELLING
    ]


def _endangered(state: State, seat: int) -> tuple[Part, ...]:
    """The greatest dangers to figures of the seat."""
    own = [
        number
        for number, figure in enumerate(state.figures)
        if figure.zone == IN_PLAY and figure.controller == seat
    ]
    found = [
        (danger(state, foe, number), number, foe) for number in own for foe in _foes(state, number)
    ]
    worst = sorted(found, key=lambda each: -each[0])[:MOST]
    return tuple(
        Part(
            Sentence(
                "outlook-endangered",
                {
                    "figure": said_name(state, number),
                    "by": said_name(state, foe),
                    "chance": f"≈ {percentage(chance)}",
                },
            ),
            tone=BAD,
        )
        for chance, number, foe in worst
        if chance >= WORTH_TELLING
    )


def _foes(state: State, figure: int) -> list[int]:
    seat = state.figures[figure].controller
    return [
        number
        for number, each in enumerate(state.figures)
        if each.zone == IN_PLAY and is_opponent(state, seat, each.controller)
    ]


def _in_play(state: State, figure: int) -> bool:
    return 0 <= figure < len(state.figures) and state.figures[figure].zone == IN_PLAY
