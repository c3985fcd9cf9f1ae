"""Every game has a chapter in docs/adjudication.md: it names the keys of positions and states."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import takewhile
from typing import Any

import pytest

from rollout.games.attacktix.cases.positions import PositionForm, StandingForm
from rollout.games.attacktix.record import Record
from rollout.games.energon_wars.cases import ModelWords, PositionWords
from rollout.games.registry import MISSION, find_rules
from rollout.games.tabletop_warfare.cases import FigurePlace, ObstaclePlace, Position
from rollout.kernel.actions import tag_of
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from rollout.space.physics.outcome import FigureAfter
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


@pytest.mark.parametrize("game", ["battlecards", "the_game", "attacktix"])
def test_every_question_and_every_answer_is_named(game: str) -> None:
    rules, told = find_rules(game), chapter(game)
    catalogue = files(f"rollout.games.{game}") / "text.en.ftl"
    asked = re.findall(r"^ask-([a-z-]+) =", catalogue.read_text("utf-8"), re.MULTILINE)
    questions = [each.replace("-", "_") for each in asked]
    answers = [tag_of(action) for action in rules.actions]
    assert [each for each in (*questions, *answers) if f"`{each}" not in told] == []


def test_every_key_of_a_record_of_attacktix_is_named() -> None:
    noted_only = {"aim", "noise", "engine"}
    keys = {*Record.__struct_encode_fields__, *FigureAfter.__struct_encode_fields__} - noted_only
    assert [key for key in sorted(keys) if f"`{key}`" not in chapter("attacktix")] == []
