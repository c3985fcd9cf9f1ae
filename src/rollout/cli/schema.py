"""`rollout schema`: the shapes of what a screen is sent, as JSON Schema."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from rollout.cli.terminal import Terminal
from rollout.gamekit import Die, GamePackage, TwinPart
from rollout.games.registry import find


def schema(ctx: typer.Context, game: Annotated[str, typer.Argument(help="help-game")]) -> None:
    terminal: Terminal = ctx.obj
    found = schema_of(find(game))
    terminal.out.file.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    terminal.line()


def schema_of(game: GamePackage) -> dict[str, Any]:
    """All forms of a game's screen, by the names of their Structs."""
    screen = game.screen
    forms: list[Any] = [] if screen.view is None else [screen.view]
    forms += [*screen.looks.values(), TwinPart, Die]
    _, parts = msgspec.json.schema_components(forms, ref_template="#/definitions/{name}")
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": game.slug,
        "definitions": {name: _absent_for_null(parts[name]) for name in sorted(parts)},
    }


def _absent_for_null(schema: Any) -> Any:
    """No null is ever sent: a field that may be null may be absent. Tuples as in draft 7."""
    if isinstance(schema, list):
        return [_absent_for_null(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    rest = {name: _absent_for_null(value) for name, value in schema.items() if name != "default"}
    if rest.get("type") == "object" and not rest.keys() & {"properties", "additionalProperties"}:
        rest["additionalProperties"] = True
    if "prefixItems" in rest:
        rest["items"] = rest.pop("prefixItems")
    choices = [each for each in rest.pop("anyOf", []) if each != {"type": "null"}]
    if len(choices) == 1:
        return {**rest, **choices[0]}
    return {**rest, "anyOf": choices} if choices else rest
