"""New maps from a seed: the same seed, style and size always give the same map.

A generated map is fair: turned by half a circle it is the same map, so each team sees what
the other sees. On a map with an odd number of columns the last hex of every second column
has no counterpart and stays clear. It is connected: the slowest robot can walk from one
home to the other, whatever the buildings do.
"""

from __future__ import annotations

from random import Random
from typing import Final

from rollout.games.the_game.content.library import library
from rollout.games.the_game.content.maps import (
    CLEAR,
    ROUGH,
    STANDARD_COLUMNS,
    STANDARD_ROWS,
    THICK_TREES,
    THIN_TREES,
    WATER,
    HexMap,
    clear_map,
)
from rollout.space.hex import OFF_MAP

STYLES: Final = ("woods", "hills", "river", "city", "plain")

SLOWEST_WALKER: Final = 3
"""The least Speed of a robot on our sheets."""
ENTER_COST: Final = (1, 2, 2, 2, 3)
"""By terrain code (TG-TER-01 to TG-TER-06)."""
MARGIN: Final = 1
"""Clear rows between a home and the first feature."""
FEWEST_COLUMNS: Final = 5
FEWEST_ROWS: Final = 11


def generate(
    seed: int, style: str, columns: int = STANDARD_COLUMNS, rows: int = STANDARD_ROWS
) -> HexMap:
    """The map of that seed in one of the STYLES."""
    if style not in STYLES:
        raise ValueError(f"no style {style!r}; known are {', '.join(STYLES)}")
    if columns < FEWEST_COLUMNS or rows < FEWEST_ROWS:
        raise ValueError(f"a generated map is at least {FEWEST_COLUMNS} x {FEWEST_ROWS} hexes")
    sketch = Sketch(seed, style, columns, rows)
    if style == "woods":
        sketch.woods()
    elif style == "hills":
        sketch.hills()
    elif style == "river":
        sketch.river()
    elif style == "city":
        sketch.city()
    else:
        sketch.plain()
    if not walkable_across(sketch.map):
        sketch.clear_lane()
    return sketch.map


def counterparts(ground: HexMap) -> list[int]:
    """For each hex the one it comes to lie on after half a turn of the map, or OFF_MAP."""
    cells = ground.grid
    last_column = ground.columns - 1
    last_r = ground.rows - 1 - last_column // 2
    return [
        cells.at(last_column - cells.q[cell], last_r - cells.r[cell]) for cell in range(cells.size)
    ]


def walkable_across(ground: HexMap) -> bool:
    """Whether the slowest robot can get from the first home to every hex of the other."""
    reached = set(ground.home[0])
    frontier = list(ground.home[0])
    while frontier:
        cell = frontier.pop()
        for beside in ground.grid.neighbours[cell]:
            if beside not in reached and beside != OFF_MAP and _can_step(ground, cell, beside):
                reached.add(beside)
                frontier.append(beside)
    return reached.issuperset(ground.home[1])


def _can_step(ground: HexMap, start: int, end: int) -> bool:
    cost = 1 if ground.construct_height[end] else ENTER_COST[ground.terrain[end]]
    return cost + abs(ground.ground(start) - ground.ground(end)) <= SLOWEST_WALKER


class Sketch:
    """A map being drawn. Whatever is drawn is drawn on the counterpart too."""

    def __init__(self, seed: int, style: str, columns: int, rows: int) -> None:
        name = f"{style}-{seed}"
        self.map = clear_map(name, name, columns, rows)
        self.counterpart = counterparts(self.map)
        self.rng = Random(f"{style} {seed} {columns} {rows}")
        home_depth = len(self.map.home[0]) // columns + MARGIN
        self.open: list[int] = [
            cell
            for cell in range(home_depth * columns, (rows - home_depth) * columns)
            if self.counterpart[cell] // columns < rows - home_depth
        ]
        """Hexes where something may be drawn: neither home nor margin."""

    def woods(self) -> None:
        self.forests(self.share(28))
        self.rough(self.share(60))

    def hills(self) -> None:
        for _ in range(self.share(45)):
            self.hill(self.rng.randrange(1, 4))
        self.forests(self.share(90))
        self.rough(self.share(50))

    def river(self) -> None:
        self.forests(self.share(70))
        self.rough(self.share(60))
        self.stream()

    def city(self) -> None:
        self.rough(self.share(20))
        buildings = ("house", "house", "house", "warehouse", "warehouse", "tower")
        for cell in self.open:
            if self.on_street(cell) or self.on_street(self.counterpart[cell]):
                self.terrain(cell, CLEAR)
            elif self.rng.random() < 0.25 and not self.map.construct_height[cell]:
                self.building(cell, self.rng.choice(buildings))

    def plain(self) -> None:
        self.rough(self.share(12))
        for _ in range(self.share(60)):
            self.building(self.rng.choice(self.open), "tower")
        for _ in range(self.share(100)):
            self.hill(1)

    def on_street(self, cell: int) -> bool:
        row, column = divmod(cell, self.map.columns)
        return column % 4 == 3 or row % 4 == 0

    def share(self, hexes: int) -> int:
        """One feature for so many open hexes; half of them, as each is drawn twice."""
        return max(1, len(self.open) // hexes // 2 + 1)

    def terrain(self, cell: int, terrain: int, depth: int = 0) -> None:
        for each in (cell, self.counterpart[cell]):
            self.map.terrain[each] = terrain
            self.map.depth[each] = depth
            if terrain == WATER:
                self.map.elevation[each] = 0

    def building(self, cell: int, slug: str) -> None:
        construct = library().constructs[slug]
        for each in (cell, self.counterpart[cell]):
            self.map.construct_height[each] = construct.height
            self.map.construct_hit_points[each] = construct.hit_points

    def blob(self, size: int) -> list[int]:
        """Open hexes that hang together."""
        grown = [self.rng.choice(self.open)]
        for _ in range(4 * size):
            if len(grown) == size:
                break
            beside = self.rng.choice(self.map.grid.neighbours[self.rng.choice(grown)])
            if beside in self.open and beside not in grown:
                grown.append(beside)
        return grown

    def forests(self, count: int) -> None:
        for _ in range(count):
            forest = self.blob(self.rng.randrange(5, 11))
            for cell in forest:
                inside = all(beside in forest for beside in self.map.grid.neighbours[cell])
                dense = inside or self.rng.random() < 0.3
                self.terrain(cell, THICK_TREES if dense else THIN_TREES)

    def rough(self, count: int) -> None:
        for _ in range(count):
            for cell in self.blob(self.rng.randrange(1, 4)):
                self.terrain(cell, ROUGH)

    def hill(self, height: int) -> None:
        """A hill that rises by one level a ring, never lower than what is there."""
        top = self.rng.choice(self.open)
        for cell in self.map.grid.within(top, height - 1 + self.rng.randrange(2)):
            if cell in self.open:
                level = max(1, height - self.map.grid.distance(top, cell))
                for each in (cell, self.counterpart[cell]):
                    self.map.elevation[each] = max(self.map.elevation[each], level)

    def stream(self) -> None:
        """A river from the western edge to the middle, and so from there to the eastern one."""
        columns, rows = self.map.columns, self.map.rows
        middle = rows // 2
        row = middle
        ford = self.rng.randrange(1, columns // 2)
        for column in range(columns // 2, -1, -1):
            depth = 0 if column == ford else self.rng.randrange(1, 4)
            for drift in (-1, 0):
                cell = (row + drift) * columns + column
                if cell in self.open:
                    self.terrain(cell, WATER, depth)
            row = min(max(row + self.rng.randrange(-1, 2), middle - 2), middle + 2)

    def clear_lane(self) -> None:
        """A plain road through the middle column and its counterpart."""
        for row in range(self.map.rows):
            cell = row * self.map.columns + self.map.columns // 2
            for each in (cell, self.counterpart[cell]):
                if each != OFF_MAP:
                    self.map.terrain[each] = CLEAR
                    self.map.elevation[each] = 0
                    self.map.depth[each] = 0
                    self.map.construct_height[each] = 0
                    self.map.construct_hit_points[each] = 0
