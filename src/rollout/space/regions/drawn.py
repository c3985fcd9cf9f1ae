"""The outlines of where a base may stand, drawn by Shapely when a screen asks for them."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from rollout.space.plane.bends import SMOOTH, ring
from rollout.space.plane.ground import OVER, Ground
from rollout.space.plane.shapes import Outline, Point, Shape
from rollout.space.regions.outlines import Ring

_FINE: Final = 16
"""Corners for each quarter of a circle."""
_LEAST: Final = 400
"""A patch smaller than this is not drawn."""
_INSIDE: Final = 1
"""Drawn so far inside that no corner, rounded to whole numbers, lies beyond the bound."""


def rest_rings(ground: Ground) -> list[Ring]:
    """Everywhere on the table."""
    return _free(ground, _table(ground))


def zone_rings(ground: Ground, zone: Outline) -> list[Ring]:
    """Where the whole base lies in a zone."""
    shapely = _shapely()
    body = shapely.Polygon(zone.corners)
    return _free(ground, body.buffer(-ground.radius - _INSIDE, join_style="mitre"))


def near_rings(ground: Ground, about: Shape, reach: int) -> list[Ring]:
    """Where the base is within reach of something."""
    shapely = _shapely()
    away = max(0, ground.radius + reach - _INSIDE)
    if isinstance(about, Outline):
        return _free(ground, shapely.Polygon(about.corners).buffer(away, quad_segs=_FINE))
    middle = shapely.Point(about.centre)
    return _free(ground, middle.buffer(about.radius + away, quad_segs=_FINE))


def _free(ground: Ground, area: Any) -> list[Ring]:
    if min(ground.width, ground.depth) < 2 * ground.radius:
        return []
    shapely = _shapely()
    kept = [
        shapely.Polygon(ring(bar.shape, bar.resting, SMOOTH))
        for bar in ground.bars
        if bar.resting != OVER
    ]
    area = shapely.intersection(area, _table(ground))
    area = shapely.difference(area, shapely.union_all(kept)).simplify(2)
    return [
        [_whole(corner) for corner in line.coords[:-1]]
        for polygon in shapely.get_parts(area)
        if polygon.geom_type == "Polygon" and polygon.area > _LEAST
        for line in (polygon.exterior, *polygon.interiors)
    ]


def _table(ground: Ground) -> Any:
    radius = ground.radius
    return _shapely().box(radius, radius, ground.width - radius, ground.depth - radius)


def _whole(corner: tuple[float, float]) -> Point:
    return round(corner[0]), round(corner[1])


def _shapely() -> Any:
    return import_module("shapely")
