"""Regions: any point, path, direction or facing that the rules allow. See docs/measured-plane.md.

An `Area` says which values are good, and why another is not; a region (`Points`, `Paths`,
`Directions`, `Facings`) makes actions of them and is what an ask offers.
"""

from rollout.space.regions.area import Area, always
from rollout.space.regions.drawn import near_rings, rest_rings, zone_rings
from rollout.space.regions.facings import ALL_ROUND, NO_SUCH_ANGLE, Aim, Stance
from rollout.space.regions.legs import NO_LEGS, Legs
from rollout.space.regions.outlines import (
    MOST_LEGS,
    Angle,
    DirectionOutline,
    FacingOutline,
    Path,
    PathOutline,
    Point,
    PointOutline,
    RegionOutline,
)
from rollout.space.regions.region import (
    Directions,
    Facings,
    Form,
    Paths,
    Points,
    Region,
    shortest_way,
)
from rollout.space.regions.spots import OUTSIDE, TOO_FAR, Spots, SpotsInside, SpotsNear

__all__ = [
    "ALL_ROUND",
    "MOST_LEGS",
    "NO_LEGS",
    "NO_SUCH_ANGLE",
    "OUTSIDE",
    "TOO_FAR",
    "Aim",
    "Angle",
    "Area",
    "DirectionOutline",
    "Directions",
    "FacingOutline",
    "Facings",
    "Form",
    "Legs",
    "Path",
    "PathOutline",
    "Paths",
    "Point",
    "PointOutline",
    "Points",
    "Region",
    "RegionOutline",
    "Spots",
    "SpotsInside",
    "SpotsNear",
    "Stance",
    "always",
    "near_rings",
    "rest_rings",
    "shortest_way",
    "zone_rings",
]
