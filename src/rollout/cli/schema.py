"""`rollout schema`: the shapes of what a screen is sent, as JSON Schema."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
import typer

from rollout.cli.terminal import Terminal
from rollout.gamekit import Die, GamePackage, TwinPart
from rollout.gamekit.kinds import kind_table
from rollout.gamekit.plane import PlaneView
from rollout.games.registry import find
from rollout.space.regions.outlines import (
    DirectionOutline,
    FacingOutline,
    PathOutline,
    PointOutline,
)

PLANE: Final = "plane"
"""Not a game, but the board of the page that several games are played on."""
OUTLINES: Final = (PointOutline, PathOutline, DirectionOutline, FacingOutline)
"""What may be answered on it; they are always sent whole."""
CONSTANTS: Final = "x-constants"
NULL: Final = {"type": "null"}


def schema(ctx: typer.Context, game: Annotated[str, typer.Argument(help="help-game")]) -> None:
    terminal: Terminal = ctx.obj
    found = schema_of_plane() if game == PLANE else schema_of(find(game))
    terminal.out.file.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    terminal.line()


def schema_of(game: GamePackage) -> dict[str, Any]:
    """All forms of a game's screen, by the names of their Structs."""
    screen = game.screen
    forms: list[Any] = [] if screen.view is None else [screen.view]
    forms += [*screen.looks.values(), TwinPart, Die]
    constants = {**screen.constants, "KINDS": kind_table(game.rules)}
    told = msgspec.json.decode(msgspec.json.encode(constants))
    return _written(game.slug, forms) | {CONSTANTS: told}


def schema_of_plane() -> dict[str, Any]:
    """The forms of a measured table, which all games that are played on one share."""
    found = _written(PLANE, [PlaneView, *OUTLINES])
    for outline in OUTLINES:
        written = found["definitions"][outline.__name__]
        written["required"] = list(written["properties"])
    return found


def _written(title: str, forms: list[Any]) -> dict[str, Any]:
    _, parts = msgspec.json.schema_components(forms, ref_template="#/definitions/{name}")
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": title,
        "definitions": {name: _absent_for_null(parts[name]) for name in sorted(parts)},
    }


def _absent_for_null(schema: Any) -> Any:
    """No field is ever null: what may be null may be absent. Only a list keeps its places.

    Tuples as in draft 7.
    """
    if isinstance(schema, list):
        return [_absent_for_null(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    rest = {name: _absent_for_null(value) for name, value in schema.items() if name != "default"}
    if rest.get("type") == "object" and not rest.keys() & {"properties", "additionalProperties"}:
        rest["additionalProperties"] = True
    if "items" in rest:
        rest.pop("prefixItems", None)
        rest["items"] = _places(schema.get("prefixItems", schema["items"]))
    choices = [each for each in rest.pop("anyOf", []) if each != NULL]
    if len(choices) == 1:
        return {**rest, **choices[0]}
    return {**rest, "anyOf": choices} if choices else rest


def _places(schema: Any) -> Any:
    """What stands in a list, where null stands for nothing."""
    if isinstance(schema, list):
        return [_places(each) for each in schema]
    found = _absent_for_null(schema)
    if not isinstance(schema, dict) or NULL not in schema.get("anyOf", []):
        return found
    return {"anyOf": [found, NULL]}
