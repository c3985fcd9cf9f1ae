"""What a set-up page of Attacktix needs to know of the rules comes with what it is told."""

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.setup_desk import describe


@pytest.mark.rule("AT-ARM-07")
def test_a_ready_made_force_says_how_many_battle_masters_are_in_it() -> None:
    masters = {each["code"]: each["masters"] for each in describe()["forces"]}
    assert masters["vanguard"] == 0
    assert masters["planet_eater"] == 1
    assert masters["god_of_light"] == 1


@pytest.mark.rule("AT-CHN-05")
def test_what_an_engine_carries_out_is_rolled_with_no_dice_of_ones_own() -> None:
    assert not GAME.own_dice


@pytest.mark.rule("AT-FFA-01")
def test_the_page_is_told_how_many_sit_at_each_kind_of_table() -> None:
    assert GAME.screen.constants["SEATS"] == {
        "duel": (2,),
        "teams": (4, 3),
        "free_for_all": (3, 4),
        "tournament": (3, 4),
        "gallery": (1,),
    }
    assert GAME.screen.constants["ROUNDS"] == (1, 2, 3, 4, 5, 6)
    assert GAME.screen.constants["SIZES_IN"] == 100
    assert GAME.screen.constants["TARGETS"] == 8
    assert GAME.screen.constants["FASTEST"] == 20
