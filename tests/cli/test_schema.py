"""`rollout schema`, and that the page reads what is sent."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rollout.cli.schema import schema_of, schema_of_plane
from rollout.games.registry import find

ROOMS = Path(__file__).parents[2] / "web/src/games"
GAMES = sorted(each.parent.name for each in ROOMS.glob("*/schema.json"))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_the_forms_of_every_game_that_has_a_room(game: str) -> None:
    """`make screen-types` writes them anew."""
    written = json.loads((ROOMS / game / "schema.json").read_text(encoding="utf-8"))
    assert written == schema_of(find(game))


def test_the_page_knows_the_forms_of_a_measured_table() -> None:
    written = (ROOMS.parent / "boards/plane/schema.json").read_text(encoding="utf-8")
    assert json.loads(written) == schema_of_plane()


def test_only_a_list_keeps_a_place_for_nothing() -> None:
    """A card has no second ability: its pair says null, so that the first stays the first."""
    forms = schema_of(find("battlecards"))["definitions"]
    ability = {"anyOf": [{"$ref": "#/definitions/PrintedAbility"}, {"type": "null"}]}
    assert forms["PrintedCard"]["properties"]["abilities"]["items"] == [ability, ability]


def test_what_the_page_knows_of_the_rules_by_number_is_what_the_game_says() -> None:
    assert schema_of(find("the_game"))["x-constants"]["LEVELS"] == [
        *("ground", "surface", "hovering", "air"),
    ]
    told = schema_of(find("tabletop_warfare"))["x-constants"]
    assert told["TERROR"] == 4000


def test_the_page_knows_whom_an_action_names() -> None:
    kinds = schema_of(find("the_game"))["x-constants"]["KINDS"]
    assert kinds["actions"]["shoot"] == {"target": "unit", "how": "how", "gun": "unit"}


def test_an_outline_is_always_sent_whole() -> None:
    point = schema_of_plane()["definitions"]["PointOutline"]
    assert point["required"] == ["gesture", "rings", "base"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_answers_looks_says_their_forms(game: str) -> None:
    screen = find(game).screen
    assert screen.look is not None
    assert screen.looks


def test_what_may_be_null_may_be_absent_in_the_schema() -> None:
    unit = schema_of(find("the_game"))["definitions"]["UnitView"]
    assert unit["properties"]["carrier"] == {"x-kind": "unit", "type": "integer"}
    assert "carrier" not in unit["required"]
    assert "facing" in unit["required"]
    assert unit["properties"]["facing"]["enum"] == ["N", "NE", "SE", "S", "SW", "NW"]


def test_both_games_on_the_page_have_forms() -> None:
    assert {"the_game", "battlecards"} <= set(GAMES)
