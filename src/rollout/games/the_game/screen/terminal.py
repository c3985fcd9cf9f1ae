"""The table in a terminal: a map of characters, or the same in sentences.

Every hex is three characters wide: what stands there, or the ground. Odd columns lie half a
row lower, as on the printed sheets. Units are a letter for the team and a number.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Protocol

from rollout.gamekit import Sentence, Twin
from rollout.games.the_game.screen.forms import UnitView, View
from rollout.games.the_game.screen.twin import told_unit, twin

GROUND_SIGNS = (".", ":", "~", "t", "T")
ARROWS = {"N": "↑", "NE": "↗", "SE": "↘", "S": "↓", "SW": "↙", "NW": "↖"}
WIDTH = 5
COLUMNS = 76


class Words(Protocol):
    """What is needed of `rollout.words.Words`."""

    def plain(self, key: str, /, **arguments: Any) -> str: ...

    def sentence(self, sentence: Sentence) -> str: ...

    def twin(self, twin: Twin) -> list[str]: ...


def draw(view: View, words: Words) -> str:
    """The map, then the forces, then what is to come."""
    told = twin(view)
    headline, *order = [words.sentence(line) for line in told["turn"].lines.values()]
    notes = [words.plain("table-legend")]
    notes += [f"{_tag(unit):3} {words.sentence(told_unit(view, unit))}" for unit in _shown(view)]
    folded = [
        line for note in [*notes, *order] for line in wrap(note, COLUMNS, subsequent_indent="    ")
    ]
    return "\n".join([headline, "", *_map(view), "", *folded])


def describe(view: View, words: Words) -> str:
    """Everything on the table in whole sentences."""
    return "\n".join(words.twin(twin(view)))


def _shown(view: View) -> list[UnitView]:
    return [unit for unit in view.units.values() if unit.status not in ("aside", "gone")]


def _tag(unit: UnitView) -> str:
    team = unit.side if unit.side != "none" else "n"
    letter = team if unit.status == "operational" else "x"
    return f"{letter}{unit.id}"


def _map(view: View) -> list[str]:
    ground = view.map
    columns, rows = ground.columns, ground.rows
    standing = _standing(view)
    lines = [[" "] * (columns * WIDTH) for _ in range(2 * rows + 1)]
    for row in range(rows):
        for column in range(columns):
            cell = row * columns + column
            label = f"{column + 1:02}{row + 1:02}"
            text = standing.get(label) or _ground(view, cell, label)
            line = lines[2 * row + column % 2]
            line[column * WIDTH : column * WIDTH + len(text)] = list(text)
    head = "    " + "".join(f"{column + 1:<{WIDTH}}" for column in range(columns))
    numbers = [f"{line // 2 + 1:>3} " if line % 2 == 0 else "    " for line in range(2 * rows)]
    drawn = ["".join(line).rstrip() for line in lines]
    return [head, *(number + line for number, line in zip(numbers, drawn, strict=False)), drawn[-1]]


def _standing(view: View) -> dict[str, str]:
    """What is drawn on hexes with units: the one that acts or can act before bodies."""
    found: dict[str, str] = {}
    for unit in sorted(_shown(view), key=lambda each: each.status == "operational"):
        if unit.at and unit.carrier is None:
            sign = ARROWS[unit.facing] if unit.status == "operational" else ""
            found[unit.at] = f"{_tag(unit)}{sign}{'°' if unit.level == 'air' else ''}"[:4]
    return found


def _ground(view: View, cell: int, label: str) -> str:
    ground = view.map
    if label in view.fires:
        return "*"
    if any(smoke.at == label for smoke in view.smoke):
        return "%"
    if ground.construct_height.get(cell):
        return f"#{ground.construct_height[cell]}"
    sign = GROUND_SIGNS[ground.terrain[cell]]
    level = ground.depth[cell] if sign == "~" else ground.elevation[cell]
    return f"{sign}{level}" if level else sign
