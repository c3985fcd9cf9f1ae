"""From a model to faces in space. `web/src/figures/mesh.ts` does the same."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from rollout.cast.figures.geometry import Point, add, circle, minus, times, turned, unit
from rollout.cast.figures.model import Cylinder, Joint, Model, Numbers, Part, Prism, Shape, Tube

Ring = list[Point]


@dataclass
class Solid:
    """A convex solid in its place: faces, what is stuck on it, and the limb it belongs to."""

    faces: list[Ring]
    stickers: list[tuple[str, int, Ring]]
    paint: str
    limb: str
    """The joint on the root that it hangs on, or the root."""


def solids(model: Model, enlarged_head: float = 1.0) -> list[Solid]:
    """Every solid of a model where it stands."""
    found: list[Solid] = []
    for part in model.parts:
        found.append(_placed(model, part, False, enlarged_head))
        if part.twin:
            found.append(_placed(model, part, True, enlarged_head))
    return found


def rings(shape: Shape) -> list[Ring]:
    """The rings of points that are lofted into the solid."""
    if isinstance(shape, Prism):
        return _prism(shape)
    if isinstance(shape, Cylinder):
        return _cylinder(shape)
    if isinstance(shape, Tube):
        return _tube(shape)
    every = points(shape.points)
    return [every[i : i + shape.size] for i in range(0, len(every), shape.size)]


def points(numbers: Numbers) -> list[Point]:
    return [(numbers[i], numbers[i + 1], numbers[i + 2]) for i in range(0, len(numbers), 3)]


def inset(outline: list[tuple[float, float]], by: float) -> list[tuple[float, float]]:
    """The outline drawn in towards its middle, by as much on each side."""
    us, vs = [p[0] for p in outline], [p[1] for p in outline]
    u, v = (min(us) + max(us)) / 2, (min(vs) + max(vs)) / 2
    ku = max(0.1, 1 - 2 * by / max(1e-6, max(us) - min(us)))
    kv = max(0.1, 1 - 2 * by / max(1e-6, max(vs) - min(vs)))
    return [(u + (a - u) * ku, v + (b - v) * kv) for a, b in outline]


def _placed(model: Model, part: Part, mirrored: bool, enlarged_head: float) -> Solid:
    chain = _chain(model, part.joint)

    def place(point: Point) -> Point:
        here = (-point[0], point[1], point[2]) if mirrored else point
        for joint in chain:
            here = carried(joint, here, enlarged_head if joint.name == "head" else 1.0)
        return here

    return Solid(
        [[place(p) for p in face] for face in lofted(rings(part.shape))],
        [
            (model.paints[each.paint], each.light, [place(p) for p in points(each.points)])
            for each in part.decals
        ],
        model.paints[part.paint],
        chain[-2 if len(chain) > 1 else -1].name,
    )


def _chain(model: Model, index: int) -> list[Joint]:
    """From a joint up to the root."""
    found: list[Joint] = []
    while index >= 0:
        found.append(model.joints[index])
        index = found[-1].parent
    return found


def carried(joint: Joint, point: Point, larger: float) -> Point:
    x, y, z = times(point, joint.scale * larger)
    turn = (joint.turn[0], joint.turn[1], joint.turn[2])
    at = (joint.at[0], joint.at[1], joint.at[2])
    return add(turned((-x if joint.mirror else x, y, z), turn), at)


def lofted(sections: list[Ring]) -> list[Ring]:
    """Both ends, and the quadrangles between one ring and the next."""
    faces = [sections[0], sections[-1]]
    for a, b in pairwise(sections):
        faces += [[a[i - 1], a[i], b[i], b[i - 1]] for i in range(len(a))]
    return faces


def _prism(shape: Prism) -> list[Ring]:
    outline = [(shape.outline[i], shape.outline[i + 1]) for i in range(0, len(shape.outline), 2)]
    levels = [(shape.start, 0.0)]
    if shape.bevel_start:
        levels = [(shape.start, shape.bevel_start), (shape.start + shape.bevel_start, 0.0)]
    if shape.bevel_end:
        levels.append((shape.end - shape.bevel_end, 0.0))
    levels.append((shape.end, shape.bevel_end))
    return [
        [_along(shape.axis, u, v, level) for u, v in (inset(outline, by) if by else outline)]
        for level, by in levels
    ]


def _along(axis: str, u: float, v: float, level: float) -> Point:
    if axis == "x":
        return (level, v, u)
    return (u, level, v) if axis == "y" else (u, v, level)


def _cylinder(shape: Cylinder) -> list[Ring]:
    (start,), (end,) = points(shape.start), points(shape.end)
    axis = minus(end, start)
    found = [circle(start, axis, shape.radius, shape.sides)]
    if shape.bevel:
        before = minus(end, times(unit(axis), shape.bevel))
        found.append(circle(before, axis, shape.end_radius, shape.sides))
    return [*found, circle(end, axis, shape.end_radius - shape.bevel, shape.sides)]


CUT_RECTANGLE = (
    (0.5, 1.0),
    (1.0, 0.5),
    (1.0, -0.5),
    (0.5, -1.0),
    (-0.5, -1.0),
    (-1.0, -0.5),
    (-1.0, 0.5),
    (-0.5, 1.0),
)


def _tube(shape: Tube) -> list[Ring]:
    numbers = shape.sections
    return [
        [
            (numbers[i + 2] * a, numbers[i + 1] + numbers[i + 3] * b, numbers[i])
            for a, b in CUT_RECTANGLE
        ]
        for i in range(0, len(numbers), 4)
    ]
