"""What the numbers in actions, events, asks and refusals are called."""

from __future__ import annotations

from typing import Any

from rollout.games.the_game.events import AttackDeclared, CoverRolled, Deployed, PickedUp, PutDown
from rollout.games.the_game.model import LEVEL_NAMES, NONE, State
from rollout.kernel.actions import Action, Event
from rollout.kernel.errors import Refusal
from rollout.kernel.requests import Ask
from rollout.kernel.saying import Saying

Fact = Action | Event | Ask | Refusal

UNITS = (
    "unit", "target", "attacker", "carrier", "gun", "ally", "patient", "transport", "host", "by",
    "carried",
)  # fmt: skip
CELLS = ("cell", "start")
FACINGS = ("facing", "direction")
GROUPS = ("units", "members")
CODES = {"what": "build", "cause": "cause", "kind": "kind", "how": "how"}
FIELDS = ("", "field-self", "field-weapon")


def arguments(state: State, fact: Fact) -> dict[str, Any]:
    """Names for units, labels for hexes, words for facings, levels, modes and codes."""
    given = _fields(fact)
    said: dict[str, Any] = {}
    for name, value in given.items():
        if isinstance(value, str):
            if name in CODES:
                said[name] = _code(CODES[name], value)
            elif name == "unit":
                said[name] = _unit_name(state, value)
            elif name == "trait":
                said[name] = Saying(f"trait-{value}".replace("_", "-"), value)
        elif isinstance(value, int) and not isinstance(value, bool):
            _say_number(state, said, name, value)
        elif name in GROUPS and isinstance(value, tuple):
            said[name] = ", ".join(_unit_name(state, each) for each in value)
        elif name == "forces" and isinstance(value, tuple):
            said[name] = "; ".join(
                ", ".join(_unit_name(state, each) for each in force) for force in value
            )
    said.update(_of_the_fact(state, fact, given))
    return said


def _fields(fact: Fact) -> dict[str, Any]:
    if isinstance(fact, Ask):
        return fact.context
    if isinstance(fact, Refusal):
        return fact.details
    return {name: getattr(fact, name) for name in fact.__struct_fields__}


def _say_number(state: State, said: dict[str, Any], name: str, value: int) -> None:
    if name in UNITS:
        said[name] = _unit_name(state, value)
    elif name in CELLS:
        said[name] = "none" if value == NONE else state.facts.grid.label(value)
    elif name in FACINGS:
        said[name] = Saying(f"facing-{value}")
    elif name == "level":
        said[name] = Saying(f"level-{LEVEL_NAMES[value]}")
    elif name == "team":
        said[name] = "nobody" if value == NONE else Saying(f"team-{value}")
    elif name == "field":
        said[name] = Saying(FIELDS[value] or "nobody")
    elif name == "thing" and value != NONE:
        said[name] = Saying(f"thing-{state.things[value].kind}")


def _of_the_fact(state: State, fact: Fact, given: dict[str, Any]) -> dict[str, Any]:
    """Words that depend on more than one field."""
    said: dict[str, Any] = {}
    if "mode" in given:
        unit = given.get("unit")
        said["mode"] = mode_name(
            state, unit if isinstance(unit, int) else _asked(state), given["mode"]
        )
    if isinstance(fact, AttackDeclared) and fact.target == NONE:
        said["target"] = state.facts.grid.label(fact.cell)
    if isinstance(fact, CoverRolled):
        cover = state.facts.grid.label(fact.cell)
        said["cover"] = cover if fact.unit == NONE else _unit_name(state, fact.unit)
    if isinstance(fact, (PickedUp, PutDown)) and fact.thing != NONE:
        said["carried"] = Saying(f"thing-{state.things[fact.thing].kind}")
    if isinstance(fact, Deployed):
        said["mode"] = mode_name(state, fact.unit, fact.mode)
    return said


def mode_name(state: State, unit: int, mode: int) -> Any:
    if not 0 <= unit < len(state.units):
        return str(mode)
    name = state.units[unit].sheet.modes[mode].name
    return Saying(f"mode-{name}".lower().replace(" ", "-"), name)


def _asked(state: State) -> int:
    """The unit that is acting: actions of a turn do not name it."""
    return state.acting[-1] if state.acting else NONE


def _unit_name(state: State, unit: int | str) -> str:
    """By number; before units have numbers, by character."""
    if isinstance(unit, str):
        return state.facts.sheets[unit].name if unit in state.facts.sheets else unit
    return state.units[unit].sheet.name if 0 <= unit < len(state.units) else "none"


def _code(kind: str, value: str) -> Any:
    return Saying(f"{kind}-{value}".replace("_", "-"), value) if value else ""
