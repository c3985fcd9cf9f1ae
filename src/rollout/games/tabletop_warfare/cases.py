"""The words of case files: a position by figures and places in inches, and how it is reported."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from rollout.gamekit.match_options import refused
from rollout.games.tabletop_warfare.content.measures import INCH, inches
from rollout.games.tabletop_warfare.model import (
    AWAY,
    BATTLE,
    DESTROYED,
    JOINED,
    NOBODY,
    STANDING,
    Acting,
    Figure,
    Mission,
    State,
)
from rollout.games.tabletop_warfare.naming import figure_name
from rollout.games.tabletop_warfare.rules.endgame import points_of
from rollout.games.tabletop_warfare.rules.field import SIZES, made_of
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    flies,
    kind_of,
    speed_of,
    structure_left,
)
from rollout.games.tabletop_warfare.rules.joining import blank
from rollout.games.tabletop_warfare.rules.scenarios import SCENARIO_FIELDS
from rollout.games.tabletop_warfare.setup import MatchOptions
from rollout.kernel.adjudication.keys import read_words
from rollout.kernel.content import Form
from rollout.kernel.errors import SetupRefused, Unreadable
from rollout.kernel.nearest import nearest

ACTIONS: Final = 2
SIDES: Final = ("A", "B")
NOBODY_ACTS: Final = ("none", NOBODY)
Named = int | str
"""A figure by its number or by its name."""
Edge = Literal["south", "north", "west", "east"]
Side = int | Literal["A", "B"]
"""A side by its number or by the letter of its first seat."""


class FigurePlace(Form):
    """One figure: which, whose, where in inches, and what lies on and beside it."""

    kind: str
    side: Side
    x: float
    y: float
    form: int = 0
    facing: int = 0
    status: Literal["standing", "destroyed", "away"] = "standing"
    damage: list[int] = msgspec.field(default_factory=list)
    halves: list[int] = msgspec.field(default_factory=list)
    """Of a joined vehicle: the damage of each half."""
    criticals: list[int | list[int]] = msgspec.field(default_factory=list)
    """By form: marked slots, `[1, 4]` for K1 and K4, or as bits."""
    broken: list[list[int]] = msgspec.field(default_factory=list)
    """By form: destroyed systems; left out, those that marked slots name."""
    locked: list[int] = msgspec.field(default_factory=list)
    activation: int = 0
    stuns: int = 0
    aim: int = 0
    locks: list[Named] = msgspec.field(default_factory=list)
    oiled: bool = False
    siren: bool = False
    charged: bool = False
    hook: Named = NOBODY
    prey: Named = NOBODY
    tough_nut_used: bool = False


class ObstaclePlace(Form):
    template: str
    x: float
    y: float
    turn: int = 0


class Position(Form):
    """A battle under way; the first figure acts unless another is named, or nobody."""

    figures: list[FigurePlace]
    obstacles: list[ObstaclePlace] = msgspec.field(default_factory=list)
    options: MatchOptions = MatchOptions()
    homebrew: str = ""
    factions: tuple[Literal["autobot", "decepticon"], Literal["autobot", "decepticon"]] = (
        "autobot",
        "decepticon",
    )
    round: int = 1
    acting: Named = 0
    actions: int = ACTIONS
    taken: list[str] = msgspec.field(default_factory=list)
    attacked: bool = False
    mover: Side | None = None
    edges: tuple[Edge, Edge] = ("south", "north")
    defender: Side = 0
    base: Named = NOBODY
    bearer: Named = NOBODY
    cube: list[float] = msgspec.field(default_factory=list)
    points: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    rounds_held: int = 0
    quiet_rounds: int = 0


def position(data: dict[str, Any]) -> State:
    """A state from the `[position]` table of a case file. Raises Unreadable."""
    form = read_words(data, Position)
    wrong = refused(form.options)
    if wrong is not None:
        raise SetupRefused(wrong)
    width, depth = SIZES[SCENARIO_FIELDS.get(form.options.scenario, form.options.field)]
    state = State(
        form.options,
        form.homebrew,
        list(form.factions),
        width,
        depth,
        "case",
        [[], []],
        [True, True],
        stage=BATTLE,
        opened=True,
        edges=list(form.edges),
        round=form.round,
    )
    state.first = 1 if form.factions[1] == "decepticon" else 0
    state.quiet_rounds = form.quiet_rounds
    for number, place in enumerate(form.figures):
        _stand(state, number, place)
    for number, place in enumerate(form.figures):
        _bind(state, state.figures[number], place)
    for each in form.obstacles:
        if each.template not in state.library.templates:
            raise Unreadable(f"there is no obstacle {each.template!r}")
        template = state.library.templates[each.template]
        state.obstacles.append(made_of(template, inches(each.x), inches(each.y), each.turn))
    state.mission = Mission(
        side_of(form.defender),
        number_of(state, form.base),
        form.rounds_held,
        list(form.points),
        [inches(each) for each in form.cube],
        number_of(state, form.bearer),
    )
    _let_act(state, form)
    return state


def side_of(side: Side) -> int:
    """
    >>> side_of("B"), side_of(1)
    (1, 1)
    """
    number = SIDES.index(side) if isinstance(side, str) else side
    if number not in (0, 1):
        raise Unreadable(f"there is no side {side}: A is 0, B is 1")
    return number


def number_of(state: State, named: Named) -> int:
    """The figure of that name or number; NOBODY for none."""
    if named in NOBODY_ACTS:
        return NOBODY
    for figure in state.figures:
        if named in (figure.id, figure_name(state, figure.id)):
            return figure.id
    raise Unreadable(f"there is no figure {named}")


def _stand(state: State, number: int, place: FigurePlace) -> None:
    if place.kind not in state.library.kinds:
        near = nearest(place.kind, state.library.kinds)
        raise Unreadable(
            f"there is no figure {place.kind!r}" + (f" (nearest: {near})" if near else "")
        )
    figure = blank(state, number, place.kind, side_of(place.side), [])
    if not 0 <= place.form < len(figure.damage):
        raise Unreadable(f"{place.kind} has no form {place.form}")
    figure.status = {"away": AWAY, "destroyed": DESTROYED}.get(place.status, STANDING)
    figure.form, figure.facing = place.form, place.facing
    figure.x, figure.y = inches(place.x), inches(place.y)
    figure.damage = [*place.damage, *figure.damage[len(place.damage) :]]
    for form, marked in enumerate(place.criticals[: len(figure.criticals)]):
        figure.criticals[form] = (
            _bits([slot - 1 for slot in marked], 6, "slot") if isinstance(marked, list) else marked
        )
    cards = kind_of(state, figure).cards
    for form in range(len(cards)):
        figure.broken[form] = (
            _bits(place.broken[form], len(cards[form].systems), "weapon system")
            if form < len(place.broken)
            else _broken_by_slots(state, figure, form)
        )
    figure.locked = _bits(place.locked, len(cards), "form")
    figure.activation, figure.stuns, figure.aim = place.activation, place.stuns, place.aim
    figure.oiled, figure.siren, figure.charged = place.oiled, place.siren, place.charged
    figure.tough_nut_used = place.tough_nut_used
    state.figures.append(figure)


def _bits(numbers: list[int], count: int, what: str) -> int:
    found = 0
    for number in numbers:
        if not 0 <= number < count:
            raise Unreadable(f"there is no such {what}: {number}")
        found |= 1 << number
    return found


def _broken_by_slots(state: State, figure: Figure, form: int) -> int:
    """TW-KRI-09: a marked slot has cost the weapon it names, or one of those it names."""
    card = kind_of(state, figure).cards[form]
    broken = 0
    for number, slot in enumerate(card.slots):
        if not slot.weapon or not figure.criticals[form] >> number & 1:
            continue
        left = [
            place
            for place, system in enumerate(card.systems)
            if system.name == slot.weapon and not broken >> place & 1
        ]
        for place in left if slot.effect == "all" else left[:1]:
            broken |= 1 << place
    return broken


def _bind(state: State, figure: Figure, place: FigurePlace) -> None:
    """What a figure has to do with others: its halves, its tower, its prey, its scouts."""
    figure.hook = number_of(state, place.hook)
    figure.prey = number_of(state, place.prey)
    figure.locks = [number_of(state, scout) for scout in place.locks]
    kind = kind_of(state, figure)
    if not kind.parts:
        return
    total = figure.damage[0]
    shares = place.halves or [total - total // 2, total // 2]
    if len(shares) != 2 or (kind.way == "combine" and sum(shares) != total):
        raise Unreadable(f"{place.kind}: the damage of both halves is {total} together")
    wanted = "vehicle" if kind.way == "combine" else "robot"
    for code, share in zip(kind.parts, shares, strict=True):
        half = blank(state, len(state.figures), code, figure.side, [])
        cards = kind_of(state, half).cards
        half.form = next(form for form, card in enumerate(cards) if card.kind == wanted)
        half.damage[half.form] = share
        half.status = JOINED
        state.figures.append(half)
        figure.halves = [*figure.halves, half.id]


def _let_act(state: State, form: Position) -> None:
    number = number_of(state, form.acting)
    if number == NOBODY:
        state.mover = state.first if form.mover is None else side_of(form.mover)
        return
    state.mover = state.figures[number].side
    state.figures[number].activation = max(1, state.figures[number].activation)
    state.acting = Acting(number, form.actions, list(form.taken), form.attacked)


def report(state: State) -> dict[str, Any]:
    """The state as the expectations of a case file name it."""

    def named(number: int) -> str | None:
        return None if number == NOBODY else figure_name(state, number)

    figures = {
        figure_name(state, figure.id): {
            "status": figure.status,
            "side": figure.side,
            "form": figure.form,
            "x": figure.x / INCH,
            "y": figure.y / INCH,
            "facing": figure.facing,
            "height": card_of(state, figure).height / INCH,
            "speed": speed_of(state, figure) / INCH,
            "flies": flies(state, figure),
            "structure": structure_left(state, figure),
            "damage": figure.damage,
            "criticals": figure.criticals,
            "broken": figure.broken,
            "locked": [form for form in range(len(figure.damage)) if figure.locked >> form & 1],
            "activation": figure.activation,
            "stuns": figure.stuns,
            "aim": figure.aim,
            "locks": len(figure.locks),
            "oiled": figure.oiled,
            "siren": figure.siren,
            "charged": figure.charged,
            "hook": named(figure.hook),
            "prey": named(figure.prey),
            "halves": [figure_name(state, half) for half in figure.halves],
        }
        for figure in state.figures
    }
    return {
        "stage": state.stage,
        "round": state.round,
        "mover": state.mover,
        "acting": named(state.acting.figure),
        "actions": state.acting.actions,
        "taken": state.acting.taken,
        "figures": figures,
        "obstacles": [obstacle.template for obstacle in state.obstacles],
        "cube": [each / INCH for each in state.mission.cube],
        "bearer": named(state.mission.bearer),
        "points": [points_of(state, 0), points_of(state, 1)],
        "ended": state.ended,
        "winners": state.winners,
    }
