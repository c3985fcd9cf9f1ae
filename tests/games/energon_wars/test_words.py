"""Every word a player reads: complete in both languages, with names for all numbers."""

from random import Random
from typing import Any

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.content.table import table_library
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast
from rollout.words import Words
from rollout.words.check import check_words

LANGUAGES = ("en", "de")
ARMIES = (
    ("starter_autobots", "starter_decepticons"),
    ("minibot_rush", "builders"),
    ("twins", "eject"),
)


def test_no_key_is_missing_in_either_language() -> None:
    assert check_words(GAME) == []


@pytest.mark.parametrize(("seed", "armies"), [*enumerate(ARMIES)])
def test_whole_matches_are_told_without_a_missing_word_or_argument(
    seed: int, armies: tuple[str, str]
) -> None:
    tellers = [Words(GAME, language) for language in LANGUAGES]
    rng = Random(seed)
    match = Match(GAME.rules, Setup(armies), Fast(rng))
    while (ask := match.ask) is not None:
        offered = list(ask.options) if match.ply % 5 == 0 else []
        missed = list(ask.options.near_misses()) if match.ply % 9 == 0 else []
        for words in tellers:
            words.ask(ask, match.state)
            for action in offered:
                words.action(action, match.state)
            for _, refusal in missed:
                words.refusal(refusal, match.state)
            if match.ply % 60 == 0:
                draw_the_table(match.view(ask.seat), words)
        match.answer(ask.options.sample(rng))
    assert match.result is not None
    for words in tellers:
        for event in match.events:
            words.event(event, match.state)
        words.result(match.result)
        assert words.faults == []


def draw_the_table(seen: Any, words: Words) -> None:
    assert GAME.screen.draw is not None
    assert GAME.screen.describe is not None
    assert "Optimus" in GAME.screen.draw(seen, words)
    GAME.screen.describe(seen, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_tells_a_newcomer_what_wins(language: str) -> None:
    words = Words(GAME, language)
    for slug, scenario in table_library().scenarios.items():
        told = str(words.plain(f"scenario-{slug.replace('_', '-')}-told"))
        assert str(scenario.winning_total) in told
    assert words.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_agreed_on_has_a_name(language: str) -> None:
    words = Words(GAME, language)
    keys = [f"army-{slug}" for slug in library().armies] + [
        f"map-{slug}" for slug in library().maps
    ]
    for key in keys:
        assert words.plain(key.replace("_", "-"))
    assert words.faults == []


def test_a_sheet_shows_both_sides_of_a_card() -> None:
    words = Words(GAME, "en")
    match = Match(GAME.rules, Setup(), Fast(Random(0)))
    assert GAME.screen.card is not None
    seen = match.view(0)
    for slug, card in library().cards.items():
        sheet = GAME.screen.card(slug, match.state, seen, words)
        assert card.name in sheet
        assert all(row.name in sheet for side in card.sides for row in side.attacks)
    assert "nearest: optimus" in GAME.screen.card("optimu", match.state, seen, words)


@pytest.mark.rule("EW-VP-06")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "in round 6 instead 3"), ("de", "stattdessen 3")]
)
def test_the_paragraph_of_spark_plug_says_that_the_last_round_scores_otherwise(
    language: str, said: str
) -> None:
    assert said in Words(GAME, language).plain("scenario-spark-plug-told")
