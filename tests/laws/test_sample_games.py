"""The sample games keep every law."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollout.games.samples import bluff, counting, disc_duel, shield_duel, tic_tac_toe
from rollout.games.samples.facts import Opening
from rollout.kernel import Game
from rollout.testing import check_game
from tests.laws.leaky_games import Secretive, ShowsByChoice

SAMPLES: list[Game[Any]] = [
    tic_tac_toe.GAME.rules,
    bluff.GAME.rules,
    disc_duel.GAME.rules,
    shield_duel.GAME.rules,
]
GAMES = [*SAMPLES, Secretive(), ShowsByChoice()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: type(game).__name__)
def test_a_sample_game_keeps_the_laws(game: Game[Any]) -> None:
    checked = check_game(game, matches=2, moments=6)
    assert checked.matches == 2
    assert checked.moments >= 4


def test_counting_keeps_the_laws() -> None:
    checked = check_game(counting.GAME.rules, matches=1, moments=6)
    assert checked.decisions > 300


def test_every_setup_is_played() -> None:
    checked = check_game(tic_tac_toe.GAME.rules, [Opening(0), Opening(1)], matches=2)
    assert checked.matches == 4


@pytest.mark.parametrize("game", SAMPLES, ids=lambda game: game.slug)
@settings(max_examples=3)
@given(seed=st.integers(0, 2**31))
def test_the_laws_hold_from_any_seed(game: Game[Any], seed: int) -> None:
    assert check_game(game, matches=1, seed=seed, moments=2).matches == 1
