"""The samples that are played on a measured table, as their views show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from rollout.gamekit.plane import FigureView, ObstacleView, PlaneView, ZoneView
from rollout.space.plane import Outline, Point
from rollout.space.plane.angles import QUARTER

INCH: Final = 1_000
NAMES: Final = (("Optimus Prime", "optimus-prime"), ("Megatron", "megatron"))
PUCK: Final = 500
"""The radius of a disc, to be drawn; the rules look at its centre alone."""
ROBOT: Final = 750
AHEAD: Final = (QUARTER, 3 * QUARTER)


def disc_duel_plane(size: int, discs: Sequence[Point], out: int, radius: int) -> dict[str, Any]:
    """Two discs, and round the middle of each how near a puck must come to rest."""
    figures = {
        seat: FigureView(
            disc[0], disc[1], PUCK, "AB"[seat], team=seat, seat=seat, left=int(out != seat), most=1,
            wreck=out == seat,
        )
        for seat, disc in enumerate(discs)
    }  # fmt: skip
    zones = {
        seat: ZoneView("hit", centre=disc, radius=radius, team=seat)
        for seat, disc in enumerate(discs)
    }
    return _plain(PlaneView(size, size, INCH, figures=figures, zones=zones, ahead=AHEAD))


def shield_duel_plane(
    state: Any, size: int, blocks: Sequence[Outline], lives: int
) -> dict[str, Any]:
    """Two robots among blocks."""
    acting = state.turn % 2
    figures = {
        seat: FigureView(
            robot.at[0], robot.at[1], ROBOT, NAMES[seat][0],
            team=seat, seat=seat, cast=NAMES[seat][1],
            facing=robot.facing, left=robot.lives, most=lives, height=2 * INCH,
            acting=seat == acting, wreck=robot.lives <= 0,
        )
        for seat, robot in enumerate(state.robots)
    }  # fmt: skip
    obstacles = {
        number: ObstacleView("building", block.corners, height=3 * INCH)
        for number, block in enumerate(blocks)
    }
    return _plain(PlaneView(size, size, INCH, figures=figures, obstacles=obstacles, ahead=AHEAD))


def _plain(view: PlaneView) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(view, str_keys=True)
    return plain
