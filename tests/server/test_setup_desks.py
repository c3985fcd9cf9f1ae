"""What a game adds to the judgement of a setup: a desk that fails takes nothing away."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rollout.games.registry import find
from rollout.kernel.errors import Refusal
from rollout.server.problems import Error
from rollout.server.setup_service import judge_setup
from rollout.words import Words

GAME = find("attacktix")
REFUSED = {"mode": "teams"}


def failing(*given: Any) -> Any:
    raise AttributeError("no such thing")


def nothing_at_all(setup: Any) -> Any:
    return None


@pytest.mark.parametrize("part", [failing, nothing_at_all])
def test_a_refused_setup_stays_refused_where_the_game_cannot_explain_it(part: Any) -> None:
    game = replace(GAME, desk=replace(GAME.desk, explain=part))
    judged = judge_setup(game, REFUSED)
    assert judged["seats"] is None
    (fault,) = judged["faults"]
    assert fault.key == "teams-unsettled"


@pytest.mark.parametrize("part", [failing, nothing_at_all])
def test_a_setup_with_which_a_match_can_begin_is_fine_whatever_its_game_fails_to_add(
    part: Any,
) -> None:
    game = replace(GAME, desk=replace(GAME.desk, check=part))
    assert judge_setup(game, {}) == {"faults": [], "seats": 2}


def test_lists_that_cannot_be_judged_are_left_out() -> None:
    wars = find("energon_wars")
    assert wars.desk.building is not None
    building = replace(wars.desk.building, judge=failing)
    game = replace(wars, desk=replace(wars.desk, building=building))
    assert "lists" in judge_setup(wars, {})
    assert "lists" not in judge_setup(game, {})
    assert "lists" not in judge_setup(game, {"armies": ["nobody at all", ""]})


@pytest.mark.parametrize(
    ("slug", "setup", "english", "german"),
    [
        (
            "energon_wars",
            {"options": {"stealth_range": 13}},
            "options.stealth_range must be a whole number from 1 to 12, not 13 [EW-RUL-35]",
            "options.stealth_range muss eine ganze Zahl von 1 bis 12 sein, nicht 13 [EW-RUL-35]",
        ),
        (
            "attacktix",
            {"options": {"max_copies": 0}},
            "options.max_copies must be a whole number from 1 to 20 or null, not 0 [AT-RUL-12]",
            "options.max_copies muss eine ganze Zahl von 1 bis 20 oder null sein, nicht 0 "
            "[AT-RUL-12]",
        ),
        (
            "attacktix",
            {"options": {"max_copiez": 3}},
            'the setup has no "options.max_copiez" (nearest: options.max_copies)',
            "der Aufbau hat kein „options.max_copiez“ (am nächsten: options.max_copies)",
        ),
    ],
)
def test_a_setup_that_does_not_fit_its_form_is_refused_in_the_words_of_the_catalogue(
    slug: str, setup: Any, english: str, german: str
) -> None:
    judged = judge_setup(find(slug), setup)
    assert judged["seats"] is None
    (fault,) = judged["faults"]
    assert isinstance(fault, Error)
    for language, told in (("en", english), ("de", german)):
        words = Words(None, language)
        assert words.refusal(Refusal(fault.rule, fault.key, fault.args)) == told
        assert words.faults == []
