"""Places and ways as people at a measured table say them: "6.2″ to the left, behind the wall".

Choices are told as their seat sees the table; what happened is told to everybody alike, by the
winds and by what stands near. Words are those of the shared catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rollout.gamekit.directions import bearing, way, way_from
from rollout.gamekit.sentences import Sentence
from rollout.space.plane import Disc, Point, Shape, enters, gap, path_length, squared_distance
from rollout.space.plane.angles import HALF, QUARTER, TURN, angle_of, heading, turn_between

NARROW: Final = 50
"""So many tenths of a degree beside somebody is still towards them."""
NEAR: Final = 1
"""What is within so many inches is "at"."""
SHELTERED: Final = 3
"""What hides somebody from within so many inches is what they are behind."""
MILLIMETRES: Final = 25
"""To an inch, where players speak of millimetres."""
MIDDLE: Final = 6
"""The middle is what lies within this part of the table's width from its centre."""


class Landmark(NamedTuple):
    """Somebody or something that a place is told by."""

    name: Any
    """Of a figure its words; of an obstacle its kind, as `near-building` names it."""
    shape: Shape
    hides: bool = False
    """Whether one can stand behind it."""


class Around(NamedTuple):
    """What lies about the places of a table, and where its far side is for who is asked."""

    forward: int
    """The direction that is ahead, in tenths of a degree."""
    size: Point
    inch: int
    """How many make the unit that players speak of."""
    unit: str
    friends: Sequence[Landmark]
    """Figures of the same side, without the one that is spoken of."""
    foes: Sequence[Landmark]
    obstacles: Sequence[Landmark]

    @property
    def reach(self) -> int:
        """An inch in the table's own numbers."""
        return self.inch * (MILLIMETRES if self.unit == "mm" else 1)


def told_way(angle: int, forward: int) -> Sentence:
    """A direction by itself.

    >>> told_way(450, 900)
    Sentence(key='plane-way', args={'turn': 'right', 'degrees': 45}, otherwise='')
    """
    return Sentence("plane-way", way(angle, forward))


def told_aim(around: Around, origin: Point, angle: int) -> Sentence:
    """A direction, and towards whom that is."""
    told = told_way(angle, around.forward)
    found = _towards(around, origin, angle)
    if found is None:
        return told
    return Sentence("plane-way-toward", {"way": told, "name": found.name})


def told_path(around: Around, path: Sequence[Point], radius: int) -> Sentence:
    """How long a way is, where it leads, and what is there. It begins where the figure stands."""
    start, end = path[0], path[-1]
    told: dict[str, Any] = {"length": told_length(around, path_length(path))}
    told["way"] = Sentence("plane-way", way_from(start, end, around.forward))
    told["by"] = _end_of(around, start, end, radius)
    return Sentence("plane-path", told)


def told_spot(around: Around, point: Point, radius: int) -> Sentence:
    """From the left and from the near edge as whoever sits there sees them, and what is there."""
    x, y = point
    width, depth = around.size
    left, deep = {
        0: (depth - y, x),
        QUARTER: (x, y),
        HALF: (y, width - x),
        3 * QUARTER: (width - x, depth - y),
    }[around.forward]
    told: dict[str, Any] = {"left": told_length(around, left), "deep": told_length(around, deep)}
    told["by"] = _beside(around, point, radius)
    return Sentence("plane-spot", told)


def told_spot_on_map(around: Around, point: Point, radius: int) -> Sentence:
    """From two edges of the table, where it is not known who is asked."""
    west, south = (told_length(around, each) for each in point)
    told = {"west": west, "south": south, "by": _beside(around, point, radius)}
    return Sentence("plane-spot-on-map", told)


def told_compass(angle: int) -> Sentence:
    """A direction where it is not known who is asked: the wind, and degrees from north.

    >>> told_compass(450).args["degrees"], told_compass(1800).args["degrees"]
    (45, 270)
    """
    wind = Sentence(f"bearing-{bearing(*heading(angle))}")
    degrees = round((QUARTER - angle) % TURN / 10) % 360
    return Sentence("plane-compass", {"bearing": wind, "degrees": degrees})


def told_place(around: Around, point: Point, radius: int) -> Sentence:
    """A place for everybody: in which part of the table, and what is there."""
    told = {"part": _part(around, point), "by": _beside(around, point, radius)}
    return Sentence("plane-place", told)


def told_whereabouts(around: Around, point: Point, radius: int) -> Sentence:
    """The same with its distances from two edges, for who does not see the table."""
    west, south = (told_length(around, each) for each in point)
    told = {"part": _part(around, point), "west": west, "south": south}
    return Sentence("plane-whereabouts", {**told, "by": _beside(around, point, radius)})


def _part(around: Around, point: Point) -> Sentence:
    width, depth = around.size
    dx, dy = point[0] - width // 2, point[1] - depth // 2
    within = MIDDLE * MIDDLE * (dx * dx + dy * dy) <= width * width
    return Sentence("plane-part-middle" if within else f"plane-part-{bearing(dx, dy)}")


def told_looking(around: Around, origin: Point, angle: int) -> Sentence:
    """A direction for everybody: towards whom, else which of the eight winds."""
    found = _towards(around, origin, angle)
    if found is not None:
        return Sentence("plane-looking-at", {"name": found.name})
    return Sentence("plane-looking", {"bearing": Sentence(f"bearing-{bearing(*heading(angle))}")})


def told_length(around: Around, length: int) -> str:
    """To a tenth of an inch or a whole millimetre: nobody reads a way more closely."""
    if around.unit == "mm":
        return f"{round(length / around.inch)} mm"
    return f"{round(length * 10 / around.inch) / 10:g}″"


def _end_of(around: Around, start: Point, end: Point, radius: int) -> list[Sentence]:
    """At the end of a way: whom it comes up to or goes towards, and what it ends at."""
    found = _beside(around, end, radius)
    if found and found[0].key == "plane-beside":
        return [Sentence("plane-up-to", found[0].args), *found[1:]]
    ahead = None
    if start != end:
        angle = angle_of(end[0] - start[0], end[1] - start[1])
        ahead = _towards(around, start, angle)
    if ahead is not None:
        found.insert(0, Sentence("plane-toward", {"name": ahead.name}))
    return found


def _beside(around: Around, point: Point, radius: int) -> list[Sentence]:
    """Who is near, and what one is behind, else what is near."""
    base = Disc(point, radius)
    found = []
    who = _nearest((*around.foes, *around.friends), base, NEAR * around.reach)
    if who is not None:
        found.append(Sentence("plane-beside", {"name": who.name}))
    cover = _behind(around, base)
    what = cover or _nearest(around.obstacles, base, NEAR * around.reach)
    if what is not None:
        found.append(Sentence(f"{'behind' if cover else 'near'}-{what.name}"))
    return found


def _behind(around: Around, base: Disc) -> Landmark | None:
    """What stands between a base and the nearest foe, where that is near the base."""
    if not around.foes:
        return None
    reach = SHELTERED * around.reach
    close = [each for each in around.obstacles if each.hides and _may_be_near(each, base, reach)]
    if not close:
        return None
    foe = min(around.foes, key=lambda each: gap(base, each.shape))
    far = _middle(foe.shape)
    hiding = [each for each in close if enters(base.centre, far, each.shape)]
    return _nearest(hiding, base, reach)


def _nearest(landmarks: Sequence[Landmark], base: Disc, reach: int) -> Landmark | None:
    close = [each for each in landmarks if _may_be_near(each, base, reach)]
    apart = [(gap(base, each.shape), each) for each in close]
    found = min(apart, key=lambda each: each[0], default=None)
    return None if found is None or found[0] > reach else found[1]


def _may_be_near(landmark: Landmark, base: Disc, reach: int) -> bool:
    """By the box about it: on a table most things are far from each other, and soon passed over."""
    (x, y), shape, least = base.centre, landmark.shape, base.radius + reach + 1
    if isinstance(shape, Disc):
        away = least + shape.radius
        east, north = shape.centre
        return abs(x - east) <= away and abs(y - north) <= away
    return (
        shape.west - least <= x <= shape.east + least
        and shape.south - least <= y <= shape.north + least
    )


def _towards(around: Around, origin: Point, angle: int) -> Landmark | None:
    """Who is hit by a line that goes there, or nearly; a foe before a friend."""
    for figures in (around.foes, around.friends):
        met = [each for each in figures if _meets(origin, angle, each.shape)]
        if met:
            return min(met, key=lambda each: squared_distance(origin, _middle(each.shape)))
    return None


def _meets(origin: Point, angle: int, shape: Shape) -> bool:
    x, y = _middle(shape)
    if (x, y) == origin:
        return False
    return turn_between(angle, angle_of(x - origin[0], y - origin[1])) <= NARROW


def _middle(shape: Shape) -> Point:
    if isinstance(shape, Disc):
        return shape.centre
    return (shape.west + shape.east) // 2, (shape.south + shape.north) // 2
