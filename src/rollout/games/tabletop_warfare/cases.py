"""The words of case files: a position by figures and places in inches, and how it is reported."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from rollout.games.tabletop_warfare.content.measures import INCH, inches
from rollout.games.tabletop_warfare.model import BATTLE, STANDING, Acting, State
from rollout.games.tabletop_warfare.naming import figure_name
from rollout.games.tabletop_warfare.rules.endgame import points_of
from rollout.games.tabletop_warfare.rules.field import SIZES, made_of
from rollout.games.tabletop_warfare.rules.figures import card_of
from rollout.games.tabletop_warfare.rules.joining import blank
from rollout.games.tabletop_warfare.setup import MatchOptions
from rollout.kernel.adjudication.keys import read_words
from rollout.kernel.content import Form
from rollout.kernel.errors import Unreadable

ACTIONS: Final = 2


class FigurePlace(Form):
    """One figure: which, whose, where in inches, and what lies on and beside it."""

    kind: str
    side: int
    x: float
    y: float
    form: int = 0
    facing: int = 0
    damage: list[int] = msgspec.field(default_factory=list)
    criticals: list[int] = msgspec.field(default_factory=list)
    activation: int = 0
    aim: int = 0
    oiled: bool = False
    siren: bool = False
    charged: bool = False


class ObstaclePlace(Form):
    template: str
    x: float
    y: float
    turn: int = 0


class Position(Form):
    """A battle under way; the first figure acts unless another is named."""

    figures: list[FigurePlace]
    obstacles: list[ObstaclePlace] = msgspec.field(default_factory=list)
    options: MatchOptions = MatchOptions()
    round: int = 1
    acting: int = 0


def position(data: dict[str, Any]) -> State:
    """A state from the `[position]` table of a case file. Raises Unreadable."""
    form = read_words(data, Position)
    width, depth = SIZES[form.options.field]
    state = State(
        form.options,
        "",
        ["autobot", "decepticon"],
        width,
        depth,
        "case",
        [[], []],
        [True, True],
        stage=BATTLE,
        opened=True,
        edges=["south", "north"],
        round=form.round,
    )
    for number, place in enumerate(form.figures):
        _stand(state, number, place)
    for each in form.obstacles:
        if each.template not in state.library.templates:
            raise Unreadable(f"there is no obstacle {each.template!r}")
        template = state.library.templates[each.template]
        state.obstacles.append(made_of(template, inches(each.x), inches(each.y), each.turn))
    _let_act(state, form.acting)
    return state


def _stand(state: State, number: int, place: FigurePlace) -> None:
    if place.kind not in state.library.kinds or place.side not in (0, 1):
        raise Unreadable(f"there is no figure {place.kind!r} of side {place.side}")
    figure = blank(state, number, place.kind, place.side, [])
    if not 0 <= place.form < len(figure.damage):
        raise Unreadable(f"{place.kind} has no form {place.form}")
    figure.status = STANDING
    figure.form, figure.facing = place.form, place.facing
    figure.x, figure.y = inches(place.x), inches(place.y)
    figure.damage = [*place.damage, *figure.damage[len(place.damage) :]]
    figure.criticals = [*place.criticals, *figure.criticals[len(place.criticals) :]]
    figure.activation, figure.aim = place.activation, place.aim
    figure.oiled, figure.siren, figure.charged = place.oiled, place.siren, place.charged
    state.figures.append(figure)


def _let_act(state: State, number: int) -> None:
    if not 0 <= number < len(state.figures):
        raise Unreadable(f"there is no figure {number}")
    state.mover = state.figures[number].side
    state.figures[number].activation = max(1, state.figures[number].activation)
    state.acting = Acting(number, ACTIONS)


def report(state: State) -> dict[str, Any]:
    """The state as the expectations of a case file name it."""
    figures = {
        figure_name(state, figure.id): {
            "status": figure.status,
            "form": figure.form,
            "x": figure.x / INCH,
            "y": figure.y / INCH,
            "facing": figure.facing,
            "height": card_of(state, figure).height / INCH,
            "damage": figure.damage,
            "criticals": figure.criticals,
            "activation": figure.activation,
            "aim": figure.aim,
            "oiled": figure.oiled,
            "siren": figure.siren,
        }
        for figure in state.figures
    }
    return {
        "round": state.round,
        "figures": figures,
        "points": [points_of(state, 0), points_of(state, 1)],
    }
