"""Names for the numbers: units by their character, hexes by their label, sides by letter.

`NAMER` knows them all by kind; case files, views, reports and sentences follow from it.
"""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit.naming import NOTHING, Beside, Kind, Namer, unknown, word
from rollout.games.the_game import kinds
from rollout.games.the_game.actions import ACTIONS
from rollout.games.the_game.content.tech_spec import Mode
from rollout.games.the_game.model import FIELD_NAMES, LEVEL_NAMES, NONE, State
from rollout.kernel.errors import Unreadable
from rollout.kernel.saying import Saying
from rollout.space.hex_directions import DIRECTION_NAMES

TEAM_NAMES: Final = ("A", "B")
NOBODY: Final = NOTHING
FIELDS_SAID: Final = ("nobody", "field-self", "field-weapon")
CONTEXTS: Final = {
    "attacker": kinds.UNIT,
    "cap": "",
    "cell": kinds.CELL,
    "cost": "",
    "count": "",
    "distance": "",
    "hex": "",
    "hexes": "",
    "left": "",
    "longest": "",
    "most": "",
    "place": "",
    "range": "",
    "target": kinds.UNIT,
    "team": kinds.TEAM,
    "trait": kinds.TRAIT,
    "unit": kinds.UNIT,
    "units": "",
    "value": "",
}
"""What asks and refusals name; where nothing is said, it is only a number or a word."""


def unit_name(state: State, number: int) -> str:
    """The slug of its character; a second one of the same name is `army-squad-2`."""
    if not 0 <= number < len(state.units):
        return NOBODY
    slug = state.units[number].sheet.slug
    before = sum(1 for unit in state.units[:number] if unit.sheet.slug == slug)
    return f"{slug}-{before + 1}" if before else slug


def unit_called(state: State, name: str) -> int:
    """The number of the unit with that name. Raises Unreadable."""
    names = [unit_name(state, number) for number in range(len(state.units))]
    if name not in names:
        raise unknown("unit", name, names)
    return names.index(name)


def thing_name(state: State, number: int) -> str:
    """`energon-cube-1` is the first object of the match, whatever its kind."""
    if not 0 <= number < len(state.things):
        return NOBODY
    return f"{state.things[number].kind}-{number + 1}"


def cell_name(state: State, cell: int) -> str:
    return state.facts.grid.labels[cell] if cell != NONE else NOBODY


def cell_called(state: State, label: str) -> int:
    if label not in state.facts.grid.labels:
        last = state.facts.grid.labels[-1]
        raise Unreadable(f"there is no hex {label!r} on a map of 0101 to {last}")
    return state.facts.grid.cell(label)


def team_name(team: int) -> str:
    return TEAM_NAMES[team] if team != NONE else NOBODY


def mode_name(mode: Mode) -> str:
    """`robot`, `missile-truck`."""
    return mode.name.lower().replace(" ", "-")


# Kinds


class ModeKind(Kind[State]):
    """Modes are numbered for every unit: that of the fact, else the one that acts."""

    def __init__(self) -> None:
        super().__init__("mode", lambda state: 0, lambda state, number: NOBODY)

    def name(self, state: State, number: int, beside: Beside) -> str | None:
        unit = beside.get("unit", _acting(state))
        modes = state.units[unit].sheet.modes if unit != NONE else []
        return mode_name(modes[number]) if 0 <= number < len(modes) else None

    def number(self, state: State, name: str, beside: Beside) -> int:
        """The mode of that name: of the unit that acts, else of any unit."""
        acting = [state.units[number] for number in state.acting[-1:]]
        for unit in [*acting, *state.units]:
            for mode in unit.sheet.modes:
                if mode_name(mode) == name.lower():
                    return mode.index
        names = sorted({mode_name(mode) for unit in state.units for mode in unit.sheet.modes})
        raise unknown("mode", name, names)

    def say(self, state: State, value: Any, beside: Beside) -> Any:
        unit = beside.get("unit", NONE)
        owner = unit if isinstance(unit, int) and unit != NONE else _acting(state)
        if not 0 <= owner < len(state.units):
            return str(value)
        name = state.units[owner].sheet.modes[value].name
        return Saying(f"mode-{name}".lower().replace(" ", "-"), name)


class CellKind(Kind[State]):
    """Hexes have names of four digits."""

    def number(self, state: State, name: str, beside: Beside) -> int:
        return cell_called(state, name)


def unit_said(state: State, unit: int | str) -> str:
    """By number; before units have numbers, by character."""
    if isinstance(unit, str):
        return state.facts.sheets[unit].name if unit in state.facts.sheets else unit
    return state.units[unit].sheet.name if 0 <= unit < len(state.units) else NOBODY


def units_said(state: State, units: tuple[Any, ...]) -> str:
    """Lists of units by commas, lists of such lists by semicolons."""
    if units and isinstance(units[0], tuple):
        return "; ".join(units_said(state, each) for each in units)
    return ", ".join(unit_said(state, each) for each in units)


def _acting(state: State) -> int:
    """The unit that is acting: actions of a turn do not name it."""
    return state.acting[-1] if state.acting else NONE


def _one_of(what: str, names: tuple[str, ...], said: Any) -> Kind[State]:
    return Kind(what, lambda state: len(names), lambda state, number: names[number], said)


def _word(prefix: str) -> Kind[State]:
    return word(prefix, lambda state, value: _code(prefix, value))


def _code(prefix: str, value: str) -> Any:
    return Saying(f"{prefix}-{value}".replace("_", "-"), value) if value else ""


def _cell_said(state: State, cell: int) -> str:
    return cell_name(state, cell)


def _team_said(state: State, team: int) -> Any:
    if isinstance(team, Saying):
        return team
    return "nobody" if team == NONE else Saying(f"team-{team}")


def _thing_said(state: State, thing: int) -> Any:
    return None if thing == NONE else Saying(f"thing-{state.things[thing].kind}")


KINDS: Final[dict[str, Kind[State]]] = {
    kinds.UNIT: Kind("unit", lambda state: len(state.units), unit_name, unit_said, units_said),
    kinds.CHARACTER: word("character", unit_said, units_said),
    kinds.CELL: CellKind("hex", lambda state: state.facts.grid.size, cell_name, _cell_said),
    kinds.THING: Kind("object", lambda state: len(state.things), thing_name, _thing_said),
    kinds.MODE: ModeKind(),
    kinds.FACING: _one_of(
        "direction", DIRECTION_NAMES, lambda state, value: Saying(f"facing-{value}")
    ),
    kinds.LEVEL: _one_of(
        "level", LEVEL_NAMES, lambda state, value: Saying(f"level-{LEVEL_NAMES[value]}")
    ),
    kinds.TEAM: _one_of("team", TEAM_NAMES, _team_said),
    kinds.FIELD: _one_of("field", FIELD_NAMES, lambda state, value: Saying(FIELDS_SAID[value])),
    kinds.TRAIT: _word("trait"),
    kinds.BUILD: _word("build"),
    kinds.CAUSE: _word("cause"),
    kinds.ATTACK: _word("kind"),
    kinds.HOW: _word("how"),
}
NAMER: Final[Namer[State]] = Namer(ACTIONS, KINDS, CONTEXTS)
