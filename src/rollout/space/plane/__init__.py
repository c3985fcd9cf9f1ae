"""The measured plane: shapes, gaps, ways and sight in whole numbers. See docs/measured-plane.md.

Every question is answered exactly, by comparing whole numbers; squares stand in for lengths.
"Within" includes its bound. To touch is neither to overlap nor to block.
"""

from rollout.space.plane.angles import DEGREE, HALF, QUARTER, TURN, angle_of, heading, turn_between
from rollout.space.plane.complete_sight import hidden_point, sees_completely
from rollout.space.plane.crossing import contains, enters, nearer
from rollout.space.plane.ground import (
    ANY_NUMBER,
    BARRED,
    EDGE,
    NO_BAR,
    OCCUPIED,
    OVER,
    TOO_LONG,
    TOO_MANY_LEGS,
    Bar,
    Fault,
    Ground,
    landing_bar,
    solid_bar,
    squeeze_bar,
)
from rollout.space.plane.lengths import (
    gap,
    gap_at_least,
    gap_within,
    inside,
    leg_length,
    onwards,
    overlap,
    path_length,
    squared_distance,
    towards,
    within,
)
from rollout.space.plane.segment_sight import outermost, sight_by_segments
from rollout.space.plane.shapes import (
    Disc,
    Outline,
    Point,
    Shape,
    Solid,
    moved,
    outline,
    rectangle,
)
from rollout.space.plane.sight import Sight
from rollout.space.plane.tangent_sight import sight_by_tangents

__all__ = [
    "ANY_NUMBER",
    "BARRED",
    "DEGREE",
    "EDGE",
    "HALF",
    "NO_BAR",
    "OCCUPIED",
    "OVER",
    "QUARTER",
    "TOO_LONG",
    "TOO_MANY_LEGS",
    "TURN",
    "Bar",
    "Disc",
    "Fault",
    "Ground",
    "Outline",
    "Point",
    "Shape",
    "Sight",
    "Solid",
    "angle_of",
    "contains",
    "enters",
    "gap",
    "gap_at_least",
    "gap_within",
    "heading",
    "hidden_point",
    "inside",
    "landing_bar",
    "leg_length",
    "moved",
    "nearer",
    "onwards",
    "outermost",
    "outline",
    "overlap",
    "path_length",
    "rectangle",
    "sees_completely",
    "sight_by_segments",
    "sight_by_tangents",
    "solid_bar",
    "squared_distance",
    "squeeze_bar",
    "towards",
    "turn_between",
    "within",
]
