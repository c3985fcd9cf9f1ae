"""The laws of every game, held against Attacktix with real shots and their records."""

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.setup import MatchOptions, Setup
from rollout.testing import check_game

SHORT = MatchOptions(stall_rounds=1)
SETUPS = {
    "a duel": Setup(options=SHORT),
    "three, each for itself, twice and then a final": Setup(
        forces=("vanguard", "spearhead", "reborn"),
        mode="tournament",
        rounds=2,
        map="triangle",
        options=SHORT,
    ),
    "teams in a junkyard": Setup(
        forces=("vanguard", "spearhead", "reborn", "sting"),
        mode="teams",
        teams=(0, 1, 0, 1),
        size=200,
        map="junkyard",
        options=MatchOptions(
            placement="alternate", wheel_view="strip", clumsy=True, stall_rounds=1
        ),
    ),
    "Battle Masters at a fortress": Setup(
        forces=("planet_eater", "god_of_light"),
        size=200,
        map="fortress",
        options=MatchOptions(
            battle_masters=1,
            friendly_turn="all",
            recover_grind=False,
            ability_optional=True,
            stall_rounds=1,
        ),
    ),
}


@pytest.mark.parametrize("name", SETUPS)
def test_the_laws_hold(name: str) -> None:
    assert check_game(GAME.rules, [SETUPS[name]], matches=1, moments=3).matches == 1
