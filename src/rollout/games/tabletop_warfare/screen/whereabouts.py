"""What comes of a choice without dice: what a figure can do then, whom it reaches, who it."""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit.aftermath import Shot, exposure, settled
from rollout.gamekit.outlook import Outlook, Part
from rollout.gamekit.sentences import Sentence
from rollout.games.tabletop_warfare.actions import (
    Activate,
    Aim,
    Attack,
    Fire,
    Move,
    QuickTransform,
    Transform,
)
from rollout.games.tabletop_warfare.model import NOBODY, STANDING, Figure, State
from rollout.games.tabletop_warfare.naming import say_figure, say_inches
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    disc_of,
    enemies,
    speed_of,
    structure_left,
)
from rollout.games.tabletop_warfare.rules.targets import Assault, use_refusal
from rollout.games.tabletop_warfare.screen.fates import chance_to_hit
from rollout.kernel.actions import Action
from rollout.kernel.match import Match
from rollout.space.plane import gap

EASIER: Final = 3
"""TW-AIM-03: by how much the next Attack hits more easily."""


def whereabouts(match: Match[Any], seat: int, action: Action) -> Outlook | None:
    """Of the figure that acts, or is activated."""
    state: State = match.state
    number = _acting(match, action)
    if not 0 <= number < len(state.figures):
        return None
    figure = state.figures[number]
    if isinstance(action, Move):
        return _move(state, figure)
    if isinstance(action, Attack):
        return Outlook(fates=exposure(_shots(state, figure, enemies(state, figure))))
    after: State | None = settled(match, seat, action)
    if after is None or after.figures[number].status != STANDING:
        return None
    return Outlook(_headline(after, after.figures[number], action), exposed(after, number))


def _acting(match: Match[Any], action: Action) -> int:
    """The figure that a question is about; in a free action that is another than the activated."""
    if isinstance(action, Activate):
        return action.figure
    acting: int = match.state.acting.figure
    return acting if match.ask is None else int(match.ask.context.get("figure", acting))


def exposed(state: State, number: int) -> tuple[Part, ...]:
    """Whom a figure could attack where it stands, and who could attack it."""
    figure = state.figures[number]
    foes = enemies(state, figure)
    threats = [
        Shot(say_figure(state, foe.id), chance)
        for foe in foes
        if (chance := _best(state, foe, figure)) > 0
    ]
    return exposure(_shots(state, figure, foes), threats)


def _headline(state: State, figure: Figure, action: Action) -> tuple[Part, ...]:
    if isinstance(action, Activate | Transform | QuickTransform):
        told = {
            "speed": say_inches(state, speed_of(state, figure)),
            "left": structure_left(state, figure),
        }
        return (Part(Sentence("outlook-has", told)),)
    if isinstance(action, Aim):
        told = {"easier": EASIER * figure.aim, "count": figure.aim}
        return (Part(Sentence("outlook-aims", told)),)
    return ()


def _move(state: State, figure: Figure) -> Outlook:
    """TW-MOV-01: how far, and who is near enough for a shot after it, whatever stands between."""
    speed = speed_of(state, figure)
    furthest = max(
        (mode.most for system in card_of(state, figure).systems for mode in system.modes),
        default=0,
    )
    here = disc_of(state, figure)
    near = [
        say_figure(state, foe.id)
        for foe in enemies(state, figure)
        if gap(here, disc_of(state, foe)) <= speed + furthest
    ]
    headline = Part(Sentence("outlook-moves", {"speed": say_inches(state, speed)}))
    return Outlook(
        (headline,), (Part(Sentence("outlook-near", {"count": len(near), "names": near})),)
    )


def _shots(state: State, figure: Figure, foes: list[Figure]) -> list[Shot]:
    return [
        Shot(say_figure(state, foe.id), chance)
        for foe in foes
        if (chance := _best(state, figure, foe)) > 0
    ]


def _best(state: State, figure: Figure, foe: Figure) -> float:
    """The likeliest hit with any of its systems; 0 where none may be used."""
    outside = state.acting.figure not in (NOBODY, figure.id)
    assault = Assault(figure, figure.form, outside, outside, figure.aim)
    return max(
        (
            float(chance_to_hit(state, assault, mode, foe))
            for number, system in enumerate(card_of(state, figure).systems)
            for place, mode in enumerate(system.modes)
            if "bombs" not in mode.traits
            and use_refusal(state, assault, Fire(number, place, foe.id)) is None
        ),
        default=0.0,
    )
