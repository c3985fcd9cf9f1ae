"""`rollout schema`, and that the page reads what is sent."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rollout.cli.schema import schema_of
from rollout.games.registry import find

ROOMS = Path(__file__).parents[2] / "web/src/games"
GAMES = sorted(each.parent.name for each in ROOMS.glob("*/schema.json"))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_the_forms_of_every_game_that_has_a_room(game: str) -> None:
    """`make screen-types` writes them anew."""
    written = json.loads((ROOMS / game / "schema.json").read_text(encoding="utf-8"))
    assert written == schema_of(find(game))


def test_what_may_be_null_may_be_absent_in_the_schema() -> None:
    unit = schema_of(find("the_game"))["definitions"]["UnitView"]
    assert unit["properties"]["carrier"] == {"x-kind": "unit", "type": "integer"}
    assert "carrier" not in unit["required"]
    assert "facing" in unit["required"]
    assert unit["properties"]["facing"]["enum"] == ["N", "NE", "SE", "S", "SW", "NW"]


def test_both_games_on_the_page_have_forms() -> None:
    assert {"the_game", "battlecards"} <= set(GAMES)
