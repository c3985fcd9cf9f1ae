"""The table as a seat may see it: the whole state but for what is sealed, and the field drawn."""

from __future__ import annotations

from typing import Final

from rollout.gamekit.plane import (
    FigureView,
    MarkView,
    ObstacleView,
    PlaneView,
    RingView,
    ZoneView,
)
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.model import (
    BATTLE,
    NOWHERE,
    STANDING,
    Figure,
    Obstacle,
    State,
)
from rollout.games.tabletop_warfare.naming import key_of
from rollout.games.tabletop_warfare.rules.deployment import zone_of
from rollout.games.tabletop_warfare.rules.endgame import points_of
from rollout.games.tabletop_warfare.rules.figures import (
    TOP_OF_MARKERS,
    card_of,
    flies,
    grounded,
    kind_of,
    seat_of,
    structure_left,
    systems_of,
)
from rollout.games.tabletop_warfare.rules.hidden import hidden_list, own
from rollout.games.tabletop_warfare.rules.rounds import round_limit
from rollout.games.tabletop_warfare.screen.forms import View
from rollout.games.tabletop_warfare.screen.sheets import sheet_of, sheets
from rollout.games.tabletop_warfare.screen.standpoint import ahead_by_seat, kind_of_obstacle
from rollout.space.plane import Disc

ALOFT: Final = 2 * INCH
"""A flier is drawn so far above the ground."""
BADGES: Final = ("oiled", "siren", "charged")
MOST_COUNTED: Final = 4


def view(state: State, seat: int | None) -> View:
    """Everything but what is sealed; of that, whether it is there."""
    return View(
        options=state.options,
        factions=state.factions.copy(),
        ground=state.ground,
        lists=[
            [] if hidden_list(state, side, seat) else state.lists[side].copy() for side in (0, 1)
        ],
        made=state.made.copy(),
        stage=state.stage,
        opened=state.opened,
        picks=[state.picks[side].copy() if own(state, side, seat) else [] for side in (0, 1)],
        pool=state.pool.copy(),
        edges=state.edges.copy(),
        chooser=state.chooser,
        placer=state.placer,
        figures={figure.id: figure.copy() for figure in state.figures},
        first=state.first,
        round=state.round,
        round_limit=round_limit(state),
        points=[points_of(state, 0), points_of(state, 1)],
        mover=state.mover,
        turns=state.turns.copy(),
        acting=state.acting.copy(),
        shooter=state.shooter,
        rerolls=state.rerolls,
        rotor=[state.rotor[side] if own(state, side, seat) else NOWHERE for side in (0, 1)],
        harmed=state.harmed,
        quiet_rounds=state.quiet_rounds,
        mission=state.mission.copy(),
        time_is_up=state.time_is_up,
        ended=state.ended,
        winners=state.winners.copy(),
        sheets=sheets(state),
        plane=plane(state),
    )


def plane(state: State) -> PlaneView:
    return PlaneView(
        state.width,
        state.depth,
        INCH,
        figures={
            figure.id: figure_view(state, figure)
            for figure in state.figures
            if figure.status == STANDING
        },
        obstacles={
            number: obstacle_view(obstacle) for number, obstacle in enumerate(state.obstacles)
        },
        zones=zones(state),
        marks=marks(state),
        rings=rings(state),
        ahead=ahead_by_seat(state),
    )


def figure_view(state: State, figure: Figure) -> FigureView:
    card = card_of(state, figure)
    shielded = bool(card.shields - {"above"})
    sheet = sheet_of(state.homebrew, figure.kind)
    return FigureView(
        figure.x,
        figure.y,
        card.radius,
        name_of(state, figure),
        team=figure.side,
        seat=seat_of(state, figure.side) if state.options.seats_per_side == 1 else None,
        cast=sheet.cast,
        shape=sheet.shapes[figure.form],
        facing=figure.facing if shielded else None,
        left=structure_left(state, figure),
        most=card.structure,
        height=card.height,
        raised=ALOFT if flies(state, figure) else 0,
        badges=tuple(badges(state, figure)),
        acting=state.acting.figure == figure.id,
        spent=has_acted(state, figure),
        copy=copy_of(state, figure),
    )


def has_acted(state: State, figure: Figure) -> bool:
    """Whether it has its activation marker: a figure that is spent says so by itself."""
    return figure.activation > 0 and state.acting.figure != figure.id


def name_of(state: State, figure: Figure) -> str:
    """By its key where that is translated."""
    kind = kind_of(state, figure)
    return key_of(kind) or kind.name


def copy_of(state: State, figure: Figure) -> int:
    """TW-RUL-62: which of several of its kind it is."""
    same = [other.id for other in state.figures if other.kind == figure.kind]
    return same.index(figure.id) + 1 if len(same) > 1 else 0


def badges(state: State, figure: Figure) -> list[str]:
    """TW-MRK: what lies beside the figure."""
    said = figure.activation == 1 and has_acted(state, figure)
    markers = 0 if said else min(figure.activation, TOP_OF_MARKERS)
    found = counted("badge-activation", markers)
    found += counted("badge-aim", figure.aim)
    found += [f"badge-{name}" for name in BADGES if getattr(figure, name)]
    found += counted("badge-lock", len(figure.locks))
    if figure.hook >= 0:
        found.append("badge-hook")
    if grounded(state, figure):
        found.append("badge-grounded")
    return found


def counted(badge: str, count: int) -> list[str]:
    """One token, however many lie there; its words say how many."""
    if count < 2:
        return [badge] * count
    return [f"{badge}-{count}" if count <= MOST_COUNTED else f"{badge}-many"]


def obstacle_view(obstacle: Obstacle) -> ObstacleView:
    kind = kind_of_obstacle(obstacle)
    shape = obstacle.shape
    if isinstance(shape, Disc):
        return ObstacleView(
            kind,
            centre=shape.centre,
            radius=shape.radius,
            height=obstacle.height,
            blocks=obstacle.height > 0,
        )
    return ObstacleView(
        kind, corners=tuple(shape.corners), height=obstacle.height, blocks=obstacle.height > 0
    )


def zones(state: State) -> dict[int, ZoneView]:
    """The deployment zones, until the battle begins."""
    if state.stage == BATTLE or not all(state.edges):
        return {}
    return {
        side: ZoneView("start", corners=tuple(zone_of(state, side).corners), team=side)
        for side in (0, 1)
    }


def marks(state: State) -> dict[int, MarkView]:
    if not state.mission.cube:
        return {}
    x, y = state.mission.cube
    return {0: MarkView("cube", x, y)}


def weapon_key(name: str) -> str:
    """Its name is a key of the catalogue."""
    return f"weapon-{name.replace('_', '-')}"


def rings(state: State) -> dict[int, RingView]:
    """The ranges of whoever acts."""
    number = state.acting.figure
    if number < 0 or state.figures[number].status != STANDING:
        return {}
    figure = state.figures[number]
    modes = [mode for _, system in systems_of(state, figure) for mode in system.modes]
    return {
        place: RingView(number, "range", mode.most, mode.least, weapon_key(mode.name))
        for place, mode in enumerate(modes)
    }
