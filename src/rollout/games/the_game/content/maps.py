"""Maps: the ground as it is before the first round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rollout.space.hex import HexGrid, grid

CLEAR: Final = 0
ROUGH: Final = 1
WATER: Final = 2
THIN_TREES: Final = 3
THICK_TREES: Final = 4
TERRAIN_NAMES: Final = ("clear", "rough", "water", "thin_trees", "thick_trees")

STANDARD_COLUMNS: Final = 15
STANDARD_ROWS: Final = 17
HOME_ROWS: Final = 3
"""Rows of a team's side of the map (TG-RUL-91)."""


@dataclass
class Construct:
    """A building of the catalogue (TG-CON-01)."""

    slug: str
    name: str
    height: int
    hit_points: int


@dataclass
class HexMap:
    """A map. Every list has one entry per hex, in the numbering of the grid.

    Constructs stand on the ground of their hex, in water on its floor (TG-RUL-61).
    """

    slug: str
    name: str
    columns: int
    rows: int
    terrain: list[int]
    """CLEAR, ROUGH, WATER, THIN_TREES or THICK_TREES."""
    elevation: list[int]
    """Level of the ground; of the surface for water."""
    depth: list[int]
    """Depth of water, 0 elsewhere."""
    construct_height: list[int]
    """Height of the construct that fills the hex, 0 for none."""
    construct_hit_points: list[int]
    """Its hit points, 0 for none."""
    home: list[list[int]]
    """The home rows of team A (north) and of team B (south)."""
    objectives: dict[str, list[int]] = field(default_factory=dict)
    """Named groups of hexes that scenarios speak of."""

    @property
    def grid(self) -> HexGrid:
        return grid(self.columns, self.rows)

    def ground(self, cell: int) -> int:
        """The level a walker stands on: the floor under water, the top of a construct."""
        return self.elevation[cell] - self.depth[cell] + self.construct_height[cell]


def clear_map(slug: str, name: str, columns: int, rows: int, home_rows: int = HOME_ROWS) -> HexMap:
    """A map of clear hexes at level 0."""
    cells = grid(columns, rows)
    return HexMap(
        slug=slug,
        name=name,
        columns=columns,
        rows=rows,
        terrain=[CLEAR] * cells.size,
        elevation=[0] * cells.size,
        depth=[0] * cells.size,
        construct_height=[0] * cells.size,
        construct_hit_points=[0] * cells.size,
        home=[cells.north_rows(home_rows), cells.south_rows(home_rows)],
    )


def join(slug: str, name: str, sheets: list[list[HexMap]]) -> HexMap:
    """Several sheets laid edge to edge, row of sheets by row of sheets, as one map.

    Objectives of the sheets come along; two groups of one name become one group.
    Sheets in a row of sheets have the same number of rows, in a column of columns.
    """
    columns = sum(sheet.columns for sheet in sheets[0])
    joined = clear_map(slug, name, columns, sum(line[0].rows for line in sheets))
    top = 0
    for line in sheets:
        left = 0
        for sheet in line:
            if sheet.rows != line[0].rows:
                raise ValueError(f"{sheet.slug} has other rows than {line[0].slug}")
            _lay(joined, sheet, left, top)
            left += sheet.columns
        if left != columns:
            raise ValueError(f"the row of {line[0].slug} is {left} columns wide, not {columns}")
        top += line[0].rows
    return joined


def _lay(joined: HexMap, sheet: HexMap, left: int, top: int) -> None:
    places: list[int] = []
    for cell in range(sheet.columns * sheet.rows):
        row, column = divmod(cell, sheet.columns)
        place = (top + row) * joined.columns + left + column
        places.append(place)
        joined.terrain[place] = sheet.terrain[cell]
        joined.elevation[place] = sheet.elevation[cell]
        joined.depth[place] = sheet.depth[cell]
        joined.construct_height[place] = sheet.construct_height[cell]
        joined.construct_hit_points[place] = sheet.construct_hit_points[cell]
    for group, cells in sheet.objectives.items():
        joined.objectives.setdefault(group, []).extend(places[cell] for cell in cells)
