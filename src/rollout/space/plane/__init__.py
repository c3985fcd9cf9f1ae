"""The measured plane: shapes, gaps, ways and sight in whole numbers. See docs/measured-plane.md.

Every question is answered exactly, by comparing whole numbers; squares stand in for lengths.
"Within" includes its bound. To touch is neither to overlap nor to block.
"""

from rollout.space.plane.angles import DEGREE, HALF, QUARTER, TURN, angle_of, heading, turn_between
from rollout.space.plane.candidates import approach, candidate_paths, random_path
from rollout.space.plane.complete_sight import hidden_point, sees_completely
from rollout.space.plane.crossing import as_near, contains, enters, nearer
from rollout.space.plane.facing import FRONT, LEFT, REAR, RIGHT, in_arc, sides
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
from rollout.space.plane.levels import (
    ON_THE_GROUND,
    Platform,
    is_above,
    platform_under,
    spot_inside,
    spot_outside,
    supports,
    touched_sides,
)
from rollout.space.plane.placing import nearest_rests, spots_about, spots_within
from rollout.space.plane.reach import reachable
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
from rollout.space.plane.sightings import Scene, everything_blocks, look_by_tangents
from rollout.space.plane.straight import THE_EDGE, Stop, comes_within, last_rest, slide
from rollout.space.plane.tangent_sight import sight_by_tangents
from rollout.space.plane.templates import Spray, caught, spray_end, spray_from, sprayed
from rollout.space.plane.ways import Step, Ways, known_ways

__all__ = [
    "ANY_NUMBER",
    "BARRED",
    "DEGREE",
    "EDGE",
    "FRONT",
    "HALF",
    "LEFT",
    "NO_BAR",
    "OCCUPIED",
    "ON_THE_GROUND",
    "OVER",
    "QUARTER",
    "REAR",
    "RIGHT",
    "THE_EDGE",
    "TOO_LONG",
    "TOO_MANY_LEGS",
    "TURN",
    "Bar",
    "Disc",
    "Fault",
    "Ground",
    "Outline",
    "Platform",
    "Point",
    "Scene",
    "Shape",
    "Sight",
    "Solid",
    "Spray",
    "Step",
    "Stop",
    "Ways",
    "angle_of",
    "approach",
    "as_near",
    "candidate_paths",
    "caught",
    "comes_within",
    "contains",
    "enters",
    "everything_blocks",
    "gap",
    "gap_at_least",
    "gap_within",
    "heading",
    "hidden_point",
    "in_arc",
    "inside",
    "is_above",
    "known_ways",
    "landing_bar",
    "last_rest",
    "leg_length",
    "look_by_tangents",
    "moved",
    "nearer",
    "nearest_rests",
    "onwards",
    "outermost",
    "outline",
    "overlap",
    "path_length",
    "platform_under",
    "random_path",
    "reachable",
    "rectangle",
    "sees_completely",
    "sides",
    "sight_by_segments",
    "sight_by_tangents",
    "slide",
    "solid_bar",
    "spot_inside",
    "spot_outside",
    "spots_about",
    "spots_within",
    "spray_end",
    "spray_from",
    "sprayed",
    "squared_distance",
    "squeeze_bar",
    "supports",
    "touched_sides",
    "towards",
    "turn_between",
    "within",
]
