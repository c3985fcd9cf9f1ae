"""The chapter of The Game in docs/adjudication.md names every word there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollout.games.the_game.actions import ACTIONS
from rollout.games.the_game.cases.position_form import PositionForm, UnitForm
from rollout.games.the_game.events import EVENTS
from rollout.kernel.actions import Action, Event, tag_of

PAGE = Path(__file__).parents[4] / "docs" / "adjudication.md"
CHAPTER = PAGE.read_text(encoding="utf-8").partition("### The Game")[2]


@pytest.mark.parametrize("kind", EVENTS, ids=tag_of)
def test_every_event_is_there_with_its_details(kind: type[Event]) -> None:
    assert f"`{tag_of(kind)}` ({', '.join(kind.__struct_fields__)})" in CHAPTER


@pytest.mark.parametrize("kind", ACTIONS, ids=tag_of)
def test_every_answer_is_there(kind: type[Action]) -> None:
    assert f"`{tag_of(kind)}" in CHAPTER


@pytest.mark.parametrize("key", [*PositionForm.__struct_fields__, *UnitForm.__struct_fields__])
def test_every_key_of_a_position_is_there(key: str) -> None:
    assert f"`{key}`" in CHAPTER or f"`{key} =" in CHAPTER
