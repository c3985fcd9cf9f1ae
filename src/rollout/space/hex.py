"""The hex grid: flat-top hexes, axial coordinates, hexes numbered row by row from 0.

Geometry depends on the size of a map alone. `grid(columns, rows)` works it out once;
every map of that size and every fork of a match share it. Its lists are never changed.
"""

from collections.abc import Callable
from typing import Final

from rollout.space.hex_arcs import bearing
from rollout.space.hex_directions import DIRECTIONS, NE, NW, SE, SW, N, S, length
from rollout.space.hex_lines import Line, crossings

OFF_MAP: Final = -1

MOST_COLUMNS_AND_ROWS: Final = 99
"""A label has two digits for each."""
MOST_HEXES: Final = 4000
"""About fifteen sheets; the tables of such a map take 32 MB."""
LINES_KEPT: Final = 100_000
"""More than the 65,025 lines of a standard sheet."""
GRIDS_KEPT: Final = 16


def grid(columns: int, rows: int) -> "HexGrid":
    """The one grid of this size.

    >>> sheet = grid(15, 17)
    >>> sheet is grid(15, 17)
    True
    >>> sheet.distance(sheet.cell("0101"), sheet.cell("1517"))
    23
    """
    known = _GRIDS.get((columns, rows))
    if known is None:
        known = HexGrid(columns, rows)
        if len(_GRIDS) >= GRIDS_KEPT:
            del _GRIDS[next(iter(_GRIDS))]
        _GRIDS[columns, rows] = known
    return known


class HexGrid:
    """A rectangular map of hexes. Hexes are numbered; a hex off the map is `OFF_MAP`."""

    def __init__(self, columns: int, rows: int) -> None:
        if not (1 <= columns <= MOST_COLUMNS_AND_ROWS and 1 <= rows <= MOST_COLUMNS_AND_ROWS):
            raise ValueError(f"a map has 1 to 99 columns and rows, not {columns} x {rows}")
        if columns * rows > MOST_HEXES:
            raise ValueError(f"a map has at most {MOST_HEXES} hexes, not {columns} x {rows}")
        self.columns: int = columns
        self.rows: int = rows
        self.size: int = columns * rows
        cells = range(self.size)
        self.q: list[int] = [cell % columns for cell in cells]
        self.r: list[int] = [cell // columns - cell % columns // 2 for cell in cells]
        self.labels: list[str] = [
            f"{cell % columns + 1:02}{cell // columns + 1:02}" for cell in cells
        ]
        self._cells: dict[str, int] = {self.labels[cell]: cell for cell in cells}
        self.neighbours: list[list[int]] = [
            [self.at(self.q[cell] + dq, self.r[cell] + dr) for dq, dr in DIRECTIONS]
            for cell in cells
        ]
        self.distances: list[bytes] = self._by_pairs(length)
        self.bearings: list[bytes] = self._by_pairs(bearing)
        self._lines: dict[int, Line] = {}
        self._rings: dict[tuple[int, int], list[int]] = {}
        self._disks: dict[tuple[int, int], list[int]] = {}

    def at(self, q: int, r: int) -> int:
        """The hex at these axial coordinates, or `OFF_MAP`."""
        row = r + q // 2
        if 0 <= q < self.columns and 0 <= row < self.rows:
            return row * self.columns + q
        return OFF_MAP

    def label(self, cell: int) -> str:
        """The label CCRR: column, then row, both from 01."""
        return self.labels[cell]

    def cell(self, label: str) -> int:
        """The hex with this label."""
        found = self._cells.get(label)
        if found is None:
            raise ValueError(f"no hex {label!r} on a map of 0101 to {self.labels[-1]}")
        return found

    def block(self, first: str, last: str) -> list[int]:
        """The hexes of a block of columns by rows, given by two opposite corners."""
        top, left = divmod(self.cell(first), self.columns)
        bottom, right = divmod(self.cell(last), self.columns)
        return [
            row * self.columns + column
            for row in range(min(top, bottom), max(top, bottom) + 1)
            for column in range(min(left, right), max(left, right) + 1)
        ]

    def north_rows(self, depth: int) -> list[int]:
        """The hexes of the first `depth` rows: the home of one side."""
        return list(range(self.columns * min(depth, self.rows)))

    def south_rows(self, depth: int) -> list[int]:
        """The hexes of the last `depth` rows: the home of the other side."""
        return list(range(self.columns * max(self.rows - depth, 0), self.size))

    def distance(self, a: int, b: int) -> int:
        """The range in hexes (TG-RNG-01)."""
        return self.distances[a][b]

    def direction(self, a: int, b: int) -> int:
        """The direction of a hex from its neighbour `a`."""
        return self.neighbours[a].index(b)

    def ring(self, cell: int, radius: int) -> list[int]:
        """The hexes of the map exactly `radius` away, clockwise from N."""
        found = self._rings.get((cell, radius))
        if found is None:
            found = self._rings[cell, radius] = self._walk_round(cell, radius)
        return found

    def within(self, cell: int, radius: int) -> list[int]:
        """The hexes of the map up to `radius` away, the hex itself included, nearest first."""
        found = self._disks.get((cell, radius))
        if found is None:
            found = [near for steps in range(radius + 1) for near in self.ring(cell, steps)]
            self._disks[cell, radius] = found
        return found

    def line(self, a: int, b: int) -> Line:
        """What lies between two hexes on the straight line from `a` to `b` (TG-RUL-30)."""
        found = self._lines.get(a * self.size + b)
        if found is None:
            if len(self._lines) >= LINES_KEPT:
                self._lines.clear()
            found = self._lines[a * self.size + b] = self._draw(a, b)
        return found

    def __eq__(self, other: object) -> bool:
        """One that was forgotten and made anew is the same map."""
        if not isinstance(other, HexGrid):
            return NotImplemented
        return (self.columns, self.rows) == (other.columns, other.rows)

    def __hash__(self) -> int:
        return hash((self.columns, self.rows))

    def __reduce__(self) -> tuple[Callable[[int, int], "HexGrid"], tuple[int, int]]:
        """Copies and pickles name the shared grid instead of repeating it."""
        return grid, (self.columns, self.rows)

    def _draw(self, a: int, b: int) -> Line:
        q, r = self.q[a], self.r[a]
        line = Line([], [], [])
        for item in crossings(self.q[b] - q, self.r[b] - r):
            cells = [self.at(q + dq, r + dr) for dq, dr in item]
            if OFF_MAP in cells:
                cells.remove(OFF_MAP)
            if len(cells) == 2:
                line.borders.append(len(line.first))
            line.first.append(cells[0])
            line.second.append(cells[1] if len(cells) == 2 else OFF_MAP)
        return line

    def _walk_round(self, cell: int, radius: int) -> list[int]:
        if radius == 0:
            return [cell]
        q, r = self.q[cell], self.r[cell] - radius
        found: list[int] = []
        for side in (SE, S, SW, NW, N, NE):
            for _ in range(radius):
                here = self.at(q, r)
                if here != OFF_MAP:
                    found.append(here)
                q += DIRECTIONS[side][0]
                r += DIRECTIONS[side][1]
        return found

    def _by_pairs(self, measure: Callable[[int, int], int]) -> list[bytes]:
        """A table `[a][b]` of a measure of the offset from `a` to `b`.

        Each offset is measured once; a column of the map is then a slice of its strip of offsets.
        """
        far_r = self.rows - 1 + (self.columns - 1) // 2
        far_q = self.columns - 1
        strips = [
            bytes([measure(dq, dr) for dr in range(-far_r, far_r + 1)])
            for dq in range(-far_q, far_q + 1)
        ]
        table: list[bytes] = []
        for cell in range(self.size):
            row = bytearray(self.size)
            for column in range(self.columns):
                start = far_r - column // 2 - self.r[cell]
                strip = strips[far_q + column - self.q[cell]]
                row[column :: self.columns] = strip[start : start + self.rows]
            table.append(bytes(row))
        return table


_GRIDS: Final[dict[tuple[int, int], HexGrid]] = {}
