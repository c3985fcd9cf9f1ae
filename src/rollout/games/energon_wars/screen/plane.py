"""The measured table in the form that boards and terminals know."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rollout.gamekit.plane import FigureView, MarkView, ObstacleView, PlaneView, ZoneView
from rollout.games.energon_wars.content.cards import SIDES
from rollout.games.energon_wars.content.table import INCH, MAT
from rollout.games.energon_wars.model import SCENARIO, STANDING, START_ROLL, Land, Piece, State
from rollout.games.energon_wars.rules.figures import (
    condition_names,
    flies,
    height_of,
    knocked_down,
    radius_of,
    size_of,
)
from rollout.games.energon_wars.rules.scoring import ZONE_DEPTH, controller, zone_sizes
from rollout.games.energon_wars.screen.standpoint import AHEAD, KINDS
from rollout.space.plane.shapes import Disc

FLYING: Final = 2 * INCH


def plane_of(state: State) -> PlaneView:
    return PlaneView(
        MAT,
        MAT,
        INCH,
        "inch",
        _figures(state),
        _obstacles(state.land.pieces),
        _zones(state),
        _marks(state),
        ahead=AHEAD,
    )


def is_laid_out(state: State) -> bool:
    """Whether the scenario is chosen and its terrain stands."""
    return state.stage not in (START_ROLL, SCENARIO)


def cast_of(name: str) -> str:
    """The character that is drawn."""
    return name.lower().replace(" ", "-")


def _figures(state: State) -> dict[int, FigureView]:
    found: dict[int, FigureView] = {}
    for number, model in enumerate(state.models):
        if model.status != STANDING:
            continue
        card = state.cards[number]
        badges = [f"condition-{name}" for name in condition_names(model) if name != "knockdown"]
        found[number] = FigureView(
            model.x,
            model.y,
            radius_of(state, number),
            card.name,
            team=model.seat,
            seat=model.seat,
            cast=cast_of(card.name),
            shape=0 if SIDES[model.side] == "robot" else 1,
            left=model.hp,
            most=card.hit_points,
            height=size_of(state, number) * INCH,
            raised=height_of(state, number) + (FLYING if flies(state, number) else 0),
            badges=tuple(badges),
            acting=state.acting.model == number,
            spent=model.activated,
            down=knocked_down(model),
        )
    return found


@lru_cache(maxsize=256)
def _obstacles(pieces: tuple[Piece, ...]) -> dict[int, ObstacleView]:
    """Buildings level by level, then what stands between them; the same until a piece moves."""
    land = Land(pieces)
    found: dict[int, ObstacleView] = {}
    for number, piece in enumerate(land.pieces):
        form = land.forms[number]
        if form.is_building:
            for level, platform in enumerate(land.platforms):
                if land.owners[level] == number:
                    found[100 + level] = ObstacleView(
                        "building", platform.surface.corners, height=platform.height
                    )
        elif piece.standing:
            shape = land.shapes[number]
            kind = KINDS[piece.kind]
            if isinstance(shape, Disc):
                found[number] = ObstacleView(
                    kind,
                    centre=shape.centre,
                    radius=shape.radius,
                    height=form.size * INCH,
                    blocks=False,
                )
            else:
                found[number] = ObstacleView(
                    kind, shape.corners, height=form.size * INCH, blocks=False
                )
    return found


def _zones(state: State) -> dict[int, ZoneView]:
    depth = ZONE_DEPTH * INCH
    found = {
        0: ZoneView("zone-start", ((0, 0), (MAT, 0), (MAT, depth), (0, depth)), team=0),
        1: ZoneView(
            "zone-start", ((0, MAT - depth), (MAT, MAT - depth), (MAT, MAT), (0, MAT)), team=1
        ),
    }
    if is_laid_out(state):
        for number, zone in enumerate(state.layout.zones):
            ours, theirs = zone_sizes(state, number) if state.round else (0, 0)
            holder = None if ours == theirs else 0 if ours > theirs else 1
            found[2 + number] = ZoneView(
                "zone-held", centre=zone.at, radius=zone.radius, team=holder
            )
    for number, cloud in enumerate(state.clouds):
        found[10 + number] = ZoneView("zone-cloud", centre=(cloud.x, cloud.y), radius=cloud.radius)
    return found


def _marks(state: State) -> dict[int, MarkView]:
    found: dict[int, MarkView] = {}
    for number, token in enumerate(state.tokens):
        if token.present and token.carrier < 0:
            seat = controller(state, token)
            found[number] = MarkView(
                f"token-{token.kind}", token.x, token.y, team=seat if seat >= 0 else None
            )
    return found
