"""Maps and sorts of objects as they are read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rollout.games.attacktix.content.map_checks import Plan, check_plan
from rollout.games.attacktix.content.map_form import (
    AreaForm,
    BarrierForm,
    MapForm,
    ObjectForm,
    SortForm,
)
from rollout.games.attacktix.content.roster import Map, Patch, Placed, Point, Section, Sort
from rollout.games.attacktix.content.vocabulary import (
    COVER,
    HIGH_BARRIER,
    LOW_BARRIER,
    OBJECT,
    SLOWING,
)
from rollout.kernel.content import Document, Place, convert
from rollout.space.plane.angles import TURN, UNIT, heading

INCH: Final = 254
"""Tenths of a millimetre."""
LIGHTEST: Final = 0.1
"""Grams; masses are kept in tenths, and what has none cannot be moved."""
CORNERS: Final = 24
"""Of the polygon that an ellipse is."""
BARRIERS: Final = ([HIGH_BARRIER], [LOW_BARRIER], [COVER, LOW_BARRIER])
AREAS: Final = ([SLOWING], [COVER], [COVER, SLOWING])
"""AT-TER-04, AT-TER-05: the combinations of descriptors that there are."""


def read_sort(document: Document, place: Place) -> Sort:
    form = convert(document, place, SortForm)
    if 0 < form.mass < LIGHTEST:
        expected = f"no mass, or {LIGHTEST} g at least"
        raise document.error((*place, "mass"), expected, form.mass)
    if form.pushed and not form.mass:
        raise document.error((*place, "pushed"), "an object with a mass", form.pushed)
    return Sort(
        str(place[1]),
        form.shape,
        round(form.width * 5),
        round(form.height * 10),
        round(form.mass * 10),
        form.pushed,
    )


def read_map(document: Document, place: Place, sorts: dict[str, Sort]) -> Map:
    """Raises ContentError, for a combination of descriptors too that AT-TER-05 forbids."""
    form = convert(document, place, MapForm)
    sections: list[tuple[int, Section]] = []
    for number, barrier in enumerate(form.barriers):
        _combines(document, (*place, "barriers", number, "kinds"), barrier.kinds, BARRIERS)
        row = _sections(document, (*place, "barriers", number), barrier)
        sections += [(number, section) for section in row]
    for number, area in enumerate(form.areas):
        _combines(document, (*place, "areas", number, "kinds"), area.kinds, AREAS)
    for number, thing in enumerate(form.objects):
        if thing.sort not in sorts:
            where = (*place, "objects", number, "sort")
            raise document.error(where, "a sort of object", thing.sort, list(sorts))
    patches = [_patch(area) for area in form.areas]
    objects = [_placed(thing) for thing in form.objects]
    players = tuple(form.players)
    check_plan(Plan(document, place, players, sections, patches, objects, sorts))
    return Map(
        str(place[1]),
        players,
        form.mega,
        tuple(section for _, section in sections),
        tuple(patches),
        tuple(objects),
    )


def _combines(
    document: Document, place: Place, kinds: Sequence[str], known: tuple[list[str], ...]
) -> None:
    if OBJECT in kinds and len(kinds) > 1:
        raise document.error(place, "an object without another descriptor", ", ".join(kinds))
    if sorted(kinds) not in known:
        choices = [" + ".join(each) for each in known]
        raise document.error(place, f"one of {', '.join(choices)}", " + ".join(sorted(kinds)))


def _sections(document: Document, place: Place, form: BarrierForm) -> list[Section]:
    if form.start == form.end:
        raise document.error((*place, "end"), "another point than its start", form.end)
    if form.weak and not form.indestructible:
        expected = "nothing, for any section falls that is not indestructible"
        raise document.error((*place, "weak"), expected, form.weak)
    for number, weak in enumerate(form.weak):
        if weak >= form.sections:
            raise document.error((*place, "weak", number), "one of its sections", weak)
    (x, y), (to_x, to_y) = form.start, form.end
    ends = [
        _point([x + (to_x - x) * part / form.sections, y + (to_y - y) * part / form.sections])
        for part in range(form.sections + 1)
    ]
    high = HIGH_BARRIER in form.kinds
    return [
        Section(
            ends[number],
            ends[number + 1],
            high,
            COVER in form.kinds,
            not form.indestructible or number in form.weak,
        )
        for number in range(form.sections)
    ]


def _patch(form: AreaForm) -> Patch:
    x, y = _point(form.at)
    across, deep = round(form.width * INCH / 2), round(form.depth * INCH / 2)
    if form.shape == "rectangle":
        corners = [(-across, -deep), (across, -deep), (across, deep), (-across, deep)]
    else:
        headings = [heading(TURN * number // CORNERS) for number in range(CORNERS)]
        corners = [(across * east // UNIT, deep * north // UNIT) for east, north in headings]
    outline = tuple((x + dx, y + dy) for dx, dy in corners)
    return Patch(outline, SLOWING in form.kinds, COVER in form.kinds)


def _placed(form: ObjectForm) -> Placed:
    return Placed(form.sort, _point(form.at), 10 * form.turn)


def _point(inches: list[float]) -> Point:
    return round(inches[0] * INCH), round(inches[1] * INCH)
