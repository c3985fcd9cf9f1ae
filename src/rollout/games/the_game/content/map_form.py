"""How a map and the catalogue of constructs are written in TOML.

```toml
[maps.pond]
name = "Pond"
areas = [
  { at = ["0606..1010"], level = 1 },
  { at = ["0309", "0310"], terrain = "water", depth = 1 },
  { at = ["0811"], construct = "wall" },
]
```

`0606..1010` is a block of columns by rows. A later area overwrites what an earlier one said.
"""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal

from msgspec import Meta, field

from rollout.games.the_game.content.maps import (
    HOME_ROWS,
    STANDARD_COLUMNS,
    STANDARD_ROWS,
    TERRAIN_NAMES,
    WATER,
    Construct,
    HexMap,
    clear_map,
)
from rollout.kernel.content import Document, Form, Place, convert
from rollout.space.hex import HexGrid

Level = Annotated[int, Meta(ge=-12, le=20)]
Height = Annotated[int, Meta(ge=1, le=12)]
HitPoints = Annotated[int, Meta(ge=1, le=999)]


class ConstructForm(Form, kw_only=True):
    name: str
    height: Height
    hit_points: HitPoints


class AreaForm(Form, kw_only=True):
    """Some hexes and what they are. What is left out stays as it was."""

    at: Annotated[tuple[str, ...], Meta(min_length=1)]
    terrain: Literal["clear", "rough", "water", "thin_trees", "thick_trees"] | None = None
    level: Level | None = None
    depth: Annotated[int, Meta(ge=0, le=12)] | None = None
    construct: str = ""
    height: Height | None = None
    hit_points: HitPoints | None = None


class MapForm(Form, kw_only=True):
    name: str
    columns: Annotated[int, Meta(ge=5, le=60)] = STANDARD_COLUMNS
    rows: Annotated[int, Meta(ge=7, le=60)] = STANDARD_ROWS
    home_rows: Annotated[int, Meta(ge=1, le=6)] = HOME_ROWS
    areas: tuple[AreaForm, ...] = ()
    objectives: dict[str, tuple[str, ...]] = field(default_factory=dict)


def read_construct(document: Document, place: Place) -> Construct:
    form = convert(document, place, ConstructForm)
    return Construct(str(place[1]), form.name, form.height, form.hit_points)


def read_map(document: Document, place: Place, constructs: dict[str, Construct]) -> HexMap:
    """The map written there. Raises ContentError."""
    form = convert(document, place, MapForm)
    drawn = clear_map(str(place[1]), form.name, form.columns, form.rows, form.home_rows)
    for index, area in enumerate(form.areas):
        here = (*place, "areas", index)
        cells = read_hexes(document, (*here, "at"), area.at, drawn.grid)
        _draw_ground(document, here, area, drawn, cells)
        _draw_construct(document, here, area, drawn, cells, constructs)
    for group, labels in form.objectives.items():
        where = (*place, "objectives", group)
        drawn.objectives[group] = read_hexes(document, where, labels, drawn.grid)
    return drawn


_BLOCK: Final = re.compile(r"(\d{4})(?:\.\.(\d{4}))?")


def read_hexes(
    document: Document, place: Place, labels: tuple[str, ...], cells: HexGrid
) -> list[int]:
    """The hexes of labels and blocks of labels. Raises ContentError."""
    found: list[int] = []
    for index, label in enumerate(labels):
        block = _BLOCK.fullmatch(label)
        last_hex = cells.labels[-1]
        expected = f'a hex or block such as "0101" or "0101..{last_hex}"'
        if block is None:
            raise document.error((*place, index), expected, label)
        first, last = block[1], block[2] or block[1]
        if first not in cells.labels or last not in cells.labels:
            raise document.error((*place, index), expected, label)
        found.extend(cells.block(first, last))
    return found


def _draw_ground(
    document: Document, place: Place, area: AreaForm, drawn: HexMap, cells: list[int]
) -> None:
    for cell in cells:
        if area.terrain is not None:
            drawn.terrain[cell] = TERRAIN_NAMES.index(area.terrain)
            drawn.depth[cell] = 0
        if area.level is not None:
            drawn.elevation[cell] = area.level
        if area.depth is not None:
            if drawn.terrain[cell] != WATER:
                raise document.error((*place, "depth"), "depth in water only", area.depth)
            drawn.depth[cell] = area.depth


def _draw_construct(
    document: Document,
    place: Place,
    area: AreaForm,
    drawn: HexMap,
    cells: list[int],
    constructs: dict[str, Construct],
) -> None:
    if not area.construct:
        if area.height is not None or area.hit_points is not None:
            raise document.error((*place, "construct"), "the name of a construct", None)
        return
    known = constructs.get(area.construct)
    if known is None:
        raise document.error(
            (*place, "construct"), "a construct of the catalogue", area.construct, list(constructs)
        )
    for cell in cells:
        drawn.construct_height[cell] = area.height or known.height
        drawn.construct_hit_points[cell] = area.hit_points or known.hit_points
