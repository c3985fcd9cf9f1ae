"""The cast: who there is, where they appear, and the models of their figures."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.response import Response

from rollout.cast import Character, NotInTheCast, cast
from rollout.cast.figures import make_model
from rollout.server.page import File, deliver, packed
from rollout.server.problems import ERRORS, Problem

FOR_A_DAY = "public, max-age=86400"
"""The cast changes with a new version of the service only; the tag tells then."""


class ListedCharacter(msgspec.Struct):
    slug: str
    name: str
    faction: str
    shapes: tuple[str, ...]
    """What it can be drawn as, its own shape first."""
    colours: tuple[str, str, str]
    games: dict[str, str]
    """The games it appears in, with the name each of them writes."""


class ShownCharacter(ListedCharacter):
    confidence: str
    """How sure its colours are: sure, likely or guess."""
    models: dict[str, dict[str, Any]]
    """By shape: the model of its figure."""


def _described(answer: Any, what: str) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(answer, description=what, generate_examples=False), **ERRORS}


@get(
    "/api/cast",
    sync_to_thread=True,
    responses=_described(list[ListedCharacter], "the cast"),
)
def list_cast(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every character of the five games."""
    return deliver(request, listed(), FOR_A_DAY)


@get(
    "/api/cast/{slug:str}",
    sync_to_thread=True,
    responses=_described(ShownCharacter, "the character"),
)
def show_character(request: Request[Any, Any, Any], slug: FromPath[str]) -> Response[bytes]:
    """One character, with a model for each of its shapes."""
    try:
        character = cast()[slug]
    except NotInTheCast as missing:
        raise Problem(404, "not-in-the-cast", {"nearest": missing.nearest or "none"}) from None
    return deliver(request, shown(character.slug), FOR_A_DAY)


@cache
def listed() -> File:
    return _json([ListedCharacter(**_facts(each)) for each in cast()])


@cache
def shown(slug: str) -> File:
    """Made when first asked for, and kept."""
    character = cast()[slug]
    models = {
        shape: msgspec.to_builtins(make_model(character, shape)) for shape in character.shapes
    }
    confidence = character.confidence
    return _json(ShownCharacter(**_facts(character), confidence=confidence, models=models))


def _facts(character: Character) -> dict[str, Any]:
    colours = character.colours
    return {
        "slug": character.slug,
        "name": character.name,
        "faction": character.faction,
        "shapes": character.shapes,
        "colours": (colours.body, colours.second, colours.accent),
        "games": {game: character.name_in(game) for game in character.games},
    }


def _json(content: Any) -> File:
    return packed(msgspec.json.encode(content), "application/json")
