"""Names for the numbers: units by their character, hexes by their label, sides by letter.

Case files, views and reports use them; actions and events keep the numbers.
"""

from __future__ import annotations

import difflib
import re
from typing import Any, Final

import msgspec

from rollout.games.the_game.actions import ACTIONS, ChooseForce
from rollout.games.the_game.content.tech_spec import Mode
from rollout.games.the_game.model import FIELD_NAMES, LEVEL_NAMES, NONE, State
from rollout.kernel.actions import Action, Concede, Event, tag_of
from rollout.kernel.errors import Unreadable
from rollout.kernel.reasons import Reasons
from rollout.kernel.text import parse_text, to_text
from rollout.space.hex_directions import DIRECTION_NAMES

TEAM_NAMES: Final = ("A", "B")
NOBODY: Final = "none"

UNITS: Final = frozenset(
    (
        "unit", "target", "ally", "patient", "carrier", "transport", "host", "attacker", "gun",
        "by", "carried", "units", "members",
    )
)  # fmt: skip
CELLS: Final = frozenset(("cell", "start", "fire"))
FACINGS: Final = frozenset(("facing", "direction"))
MODES: Final = frozenset(("mode", "before"))
TEAMS: Final = frozenset(("team", "winners"))


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


def thing_called(state: State, name: str) -> int:
    names = [thing_name(state, number) for number in range(len(state.things))]
    if name not in names:
        raise unknown("object", name, names)
    return names.index(name)


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


def unknown(what: str, name: str, known: list[str]) -> Unreadable:
    nearest = difflib.get_close_matches(name, known, 1)
    hint = f" (nearest: {nearest[0]})" if nearest else f"; known are {', '.join(known)}"
    return Unreadable(f"there is no {what} {name!r}{hint}")


# Actions


def read_action(state: State, words: str) -> Action:
    """The action meant by these words: `shoot vortex`, `place_at 0507`, `face NE`."""
    tokens = _TOKEN.findall(words)
    kinds: tuple[type[Action], ...] = (*ACTIONS, Concede)
    for kind in kinds:
        if tokens and tag_of(kind) == tokens[0] and kind is not ChooseForce:
            names = [field.name for field in msgspec.structs.fields(kind)]
            tokens[1:] = [
                _number(state, name, token) for name, token in zip(names, tokens[1:], strict=False)
            ] + tokens[len(names) + 1 :]
            return parse_text(" ".join(tokens), kinds)
    return parse_text(words, kinds)


_TOKEN: Final = re.compile(r"\[[^\]]*\]|\"[^\"]*\"|\S+")
_INTEGER: Final = re.compile(r"-?\d{1,3}")


def _number(state: State, field: str, token: str) -> str:
    """The number that a name stands for, as text; anything else stays."""
    if token.startswith("["):
        items = [item.strip() for item in token[1:-1].split(",") if item.strip()]
        return "[" + ",".join(_number(state, field, item) for item in items) + "]"
    if _INTEGER.fullmatch(token):
        return token
    if field in UNITS:
        return str(unit_called(state, token))
    if field == "thing":
        return str(thing_called(state, token))
    if field in CELLS:
        return str(cell_called(state, token))
    if field in FACINGS:
        return str(_place_in(DIRECTION_NAMES, "direction", token))
    if field == "level":
        return str(_place_in(LEVEL_NAMES, "level", token))
    if field == "field":
        return str(_place_in(FIELD_NAMES, "field", token))
    if field in MODES:
        return str(_mode_called(state, token))
    return token


def _place_in(names: tuple[str, ...], what: str, name: str) -> int:
    if name not in names:
        raise unknown(what, name, list(names))
    return names.index(name)


def _mode_called(state: State, name: str) -> int:
    """The mode of that name: of the unit that acts, else of any unit."""
    acting = [state.units[number] for number in state.acting[-1:]]
    for unit in [*acting, *state.units]:
        for mode in unit.sheet.modes:
            if mode_name(mode) == name.lower():
                return mode.index
    names = sorted({mode_name(mode) for unit in state.units for mode in unit.sheet.modes})
    raise unknown("mode", name, names)


def write_action(state: State, action: Action) -> str:
    """The words that `read_action` reads back."""
    kind = type(action)
    if kind is ChooseForce:
        return to_text(action)
    tokens = _TOKEN.findall(to_text(action))
    names = [field.name for field in msgspec.structs.fields(kind)]
    return " ".join(
        [tokens[0]]
        + [_name(state, name, token) for name, token in zip(names, tokens[1:], strict=False)]
    )


def _name(state: State, field: str, token: str) -> str:
    if token.startswith("["):
        items = [item for item in token[1:-1].split(",") if item]
        return "[" + ",".join(_name(state, field, item) for item in items) + "]"
    if not _INTEGER.fullmatch(token) and not token.isdigit():
        return token
    if field in MODES and state.acting:
        modes = state.units[state.acting[-1]].sheet.modes
        return mode_name(modes[int(token)]) if int(token) < len(modes) else token
    named = named_value(state, field, int(token))
    return token if named == NOBODY or not isinstance(named, str) else named


# Events


def report_event(state: State, event: Event) -> dict[str, Any]:
    """An event with names for its numbers; `event` is its tag."""
    data: dict[str, Any] = msgspec.to_builtins(event)
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, Reasons):
            data[field] = _sum(value)
        elif isinstance(value, tuple):
            data[field] = [named_value(state, field, item) for item in value]
        elif field in MODES and "unit" in data:
            sheet = state.units[event.unit].sheet  # type: ignore[attr-defined]
            data[field] = mode_name(sheet.modes[value])
        else:
            data[field] = named_value(state, field, value)
    return data


def _sum(reasons: Reasons) -> dict[str, Any]:
    """The total, and what each reason adds to it; equal reasons are added up."""
    terms: dict[str, int] = {}
    for term in reasons.terms:
        terms[term.label] = terms.get(term.label, 0) + term.amount
    return {"total": reasons.total, "terms": terms}


def named_value(state: State, field: str, value: Any) -> Any:
    """The name for a number in a field of that name; other values stay as they are."""
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    if field in UNITS:
        return unit_name(state, value)
    if field == "thing":
        return thing_name(state, value)
    if field in CELLS:
        return cell_name(state, value)
    if field in FACINGS and 0 <= value < len(DIRECTION_NAMES):
        return DIRECTION_NAMES[value]
    if field == "level":
        return LEVEL_NAMES[value]
    if field == "field":
        return FIELD_NAMES[value]
    if field in TEAMS:
        return team_name(value)
    return value
