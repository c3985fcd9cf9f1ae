"""The table in a terminal: a map of characters, or the same in sentences.

Every hex is three characters wide: what stands there, or the ground. Odd columns lie half a
row lower, as on the printed sheets. Units are a letter for the team and a number.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Protocol

from rollout.games.the_game.screen.forms import UnitView, View

GROUND_SIGNS = (".", ":", "~", "t", "T")
ARROWS = {"N": "↑", "NE": "↗", "SE": "↘", "S": "↓", "SW": "↙", "NW": "↖"}
STATES = ("prone", "cloaked", "ducking")
WIDTH = 5
COLUMNS = 76


class Words(Protocol):
    """What is needed of `rollout.words.Words`."""

    def plain(self, key: str, /, **arguments: Any) -> str: ...


def draw(view: View, words: Words) -> str:
    """The map, then the forces, then what is to come."""
    notes = [words.plain("table-legend")]
    notes += [f"{_tag(unit):3} {_sentence(unit, view, words)}" for unit in _shown(view)]
    notes.append(_pile(view, words))
    folded = [line for note in notes for line in wrap(note, COLUMNS, subsequent_indent="    ")]
    return "\n".join([_headline(view, words), "", *_map(view), "", *folded])


def describe(view: View, words: Words) -> str:
    """Everything on the table in whole sentences."""
    rows = [_headline(view, words), _pile(view, words)]
    rows += [_sentence(unit, view, words) for unit in _shown(view)]
    rows += _ground_in_sentences(view, words)
    return "\n".join(rows)


def _headline(view: View, words: Words) -> str:
    scores = ", ".join(f"{team.team} {team.score}" for team in view.teams.values())
    scenario = words.plain(f"scenario-{view.scenario.slug}")
    return words.plain("table-headline", scenario=scenario, round=view.round, scores=scores)


def _pile(view: View, words: Words) -> str:
    names = [view.units[number].name for number in view.pile.units]
    return words.plain("table-pile", count=len(names), units=", ".join(names))


def _shown(view: View) -> list[UnitView]:
    return [unit for unit in view.units.values() if unit.status not in ("aside", "gone")]


def _tag(unit: UnitView) -> str:
    team = unit.side if unit.side != "none" else "n"
    letter = team if unit.status == "operational" else "x"
    return f"{letter}{unit.id}"


def _sentence(unit: UnitView, view: View, words: Words) -> str:
    sheet = view.sheets[unit.sheet]
    mode = sheet.modes[unit.mode]
    key = f"mode-{mode.name}".lower().replace(" ", "-")
    states = [words.plain(f"level-{unit.level}")]
    states += [words.plain(f"is-{name}") for name in STATES if getattr(unit, name)]
    if unit.shield != "none":
        states.append(words.plain(f"field-{unit.shield}"))
    if unit.status != "operational":
        states = [words.plain(f"status-{unit.status}")]
    if unit.carrier is not None:
        states.append(words.plain("is-carried", unit=view.units[unit.carrier].name))
    return words.plain(
        "table-unit" if unit.at else "table-unit-off-map",
        unit=unit.name,
        team=unit.side,
        mode=words.plain(key),
        cell=unit.at or "",
        facing=words.plain(f"facing-{_direction(unit.facing)}"),
        hit_points=unit.hit_points,
        most=sheet.hit_points,
        states=", ".join(states),
    )


def _direction(name: str) -> int:
    return list(ARROWS).index(name)


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


def _ground_in_sentences(view: View, words: Words) -> list[str]:
    """The hexes that are not plain clear ground, by kind."""
    ground = view.map
    kinds: dict[str, list[str]] = {}
    for cell, terrain in enumerate(ground.terrain):
        row, column = divmod(cell, ground.columns)
        label = f"{column + 1:02}{row + 1:02}"
        if ground.construct_height.get(cell):
            key = words.plain("table-construct", height=ground.construct_height.get(cell))
        elif terrain or ground.elevation[cell]:
            name = ground.terrain_names[terrain].replace("_", "-")
            key = words.plain(f"terrain-{name}")
            if ground.elevation[cell]:
                key += " " + words.plain("table-level", level=ground.elevation[cell])
            if ground.depth[cell]:
                key += " " + words.plain("table-depth", depth=ground.depth[cell])
        else:
            continue
        kinds.setdefault(key, []).append(label)
    return [f"{kind}: {', '.join(labels)}." for kind, labels in kinds.items()]
