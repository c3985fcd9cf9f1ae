"""Every game has a chapter in docs/adjudication.md: it names the keys of positions and states."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest

from rollout.games.attacktix.cases.positions import PositionForm, StandingForm
from rollout.games.energon_wars.cases import ModelWords, PositionWords
from rollout.games.registry import MISSION, find_rules
from rollout.games.tabletop_warfare.cases import FigurePlace, ObstaclePlace, Position
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from tests.kernel.test_adjudication import DOCS

FORMS: dict[str, list[Any]] = {
    "tabletop_warfare": [Position, FigurePlace, ObstaclePlace],
    "energon_wars": [PositionWords, ModelWords],
    "attacktix": [PositionForm, StandingForm],
}


def chapter(game: str) -> str:
    rows = DOCS.read_text(encoding="utf-8").partition(f'\n`game = "{game}"`')[2].splitlines()
    return "\n".join(takewhile(lambda row: not row.startswith("### "), rows))


@pytest.mark.parametrize("game", MISSION)
def test_every_game_has_a_chapter_with_an_example(game: str) -> None:
    assert f'game = "{game}"\n' in chapter(game)


@pytest.mark.parametrize("game", FORMS)
def test_every_key_of_a_position_is_named(game: str) -> None:
    keys = [key for form in FORMS[game] for key in form.__struct_encode_fields__]
    assert [key for key in keys if f"`{key}`" not in chapter(game)] == []


@pytest.mark.parametrize("game", FORMS)
def test_every_key_of_a_state_is_named(game: str) -> None:
    rules = find_rules(game)
    match: Match[Any] = Match(rules, None, Seeded("00" * 16))
    keys = [key for key in rules.report(match.state) if f"`state.{key}" not in chapter(game)]
    assert keys == []
