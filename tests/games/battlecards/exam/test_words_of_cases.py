"""The chapter of Battlecards in docs/adjudication.md names every word there is."""

from pathlib import Path

import pytest

from rollout.games.battlecards.actions import ACTIONS
from rollout.games.battlecards.cases.position_form import PositionForm, SeatForm
from rollout.games.battlecards.events import EVENTS
from rollout.kernel.actions import Action, Event, tag_of

PAGE = Path(__file__).parents[4] / "docs" / "adjudication.md"
CHAPTER = PAGE.read_text(encoding="utf-8").partition("### Battle Cards")[2]
KEYS = [*PositionForm.__struct_encode_fields__, *SeatForm.__struct_encode_fields__]


@pytest.mark.parametrize("kind", EVENTS, ids=tag_of)
def test_every_event_is_there_with_its_details(kind: type[Event]) -> None:
    assert f"`{tag_of(kind)}` ({', '.join(kind.__struct_fields__)})" in CHAPTER


@pytest.mark.parametrize("kind", ACTIONS, ids=tag_of)
def test_every_answer_is_there(kind: type[Action]) -> None:
    assert f"`{tag_of(kind)}" in CHAPTER


@pytest.mark.parametrize("key", KEYS)
def test_every_key_of_a_position_is_there(key: str) -> None:
    assert f"`{key}`" in CHAPTER
