"""What a set-up page of Attacktix needs to know of the rules comes with what it is told."""

from typing import Any

import msgspec
import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.content.roster import Force
from rollout.games.attacktix.rules.forces import SIZES_IN, write_force
from rollout.games.attacktix.setup import Setup
from rollout.games.attacktix.setup_desk import check, describe


@pytest.mark.rule("AT-ARM-07")
def test_a_ready_made_force_says_how_many_battle_masters_are_in_it() -> None:
    masters = {each["code"]: each["masters"] for each in describe()["forces"]}
    assert masters["vanguard"] == 0
    assert masters["planet_eater"] == 1
    assert masters["god_of_light"] == 1


@pytest.mark.rule("AT-CHN-05")
def test_what_an_engine_carries_out_is_rolled_with_no_dice_of_ones_own() -> None:
    assert not GAME.own_dice


@pytest.mark.rule("AT-FFA-01", "AT-ARM-01", "AT-ARM-02")
def test_the_page_is_told_how_many_sit_at_each_kind_of_table() -> None:
    tables = [(each["mode"], each["seats"]) for each in describe()["tables"]]
    assert tables == [
        ("duel", 2),
        ("teams", 4),
        ("teams", 3),
        ("free_for_all", 3),
        ("free_for_all", 4),
        ("tournament", 3),
        ("tournament", 4),
        ("gallery", 1),
    ]
    assert GAME.screen.constants["ROUNDS"] == (1, 2, 3, 4, 5, 6)
    assert GAME.screen.constants["SIZES_IN"] == 100
    assert GAME.screen.constants["BACK_UP_PART"] == 2
    assert GAME.screen.constants["TARGETS"] == 8
    assert GAME.screen.constants["FASTEST"] == 20


def test_the_page_is_told_what_the_engine_builds_figures_with() -> None:
    assert GAME.screen.constants["BASE_HEIGHT"] == 11
    assert GAME.screen.constants["MUZZLE"] == (20, 52)


def table(mode: str, seats: int) -> Any:
    (found,) = [
        each for each in describe()["tables"] if (each["mode"], each["seats"]) == (mode, seats)
    ]
    return found


@pytest.mark.rule("AT-TEAM-01", "AT-TEAM-02", "AT-RUL-55")
def test_the_page_is_told_who_is_on_which_team_and_what_each_brings_of_it() -> None:
    four, three, duel = table("teams", 4), table("teams", 3), table("duel", 2)
    assert (four["teams"], four["pieces"], four["shares"]) == ([0, 1, 0, 1], 2, [1, 1, 1, 1])
    assert (three["teams"], three["pieces"], three["shares"]) == ([0, 1, 0], 2, [1, 2, 1])
    assert (duel["teams"], duel["pieces"], duel["shares"]) == ([], 1, [1, 1])


@pytest.mark.rule("AT-DEC-01")
def test_the_page_is_told_the_maps_of_every_table_those_made_for_it_first() -> None:
    assert [table("free_for_all", seats)["maps"][:2] for seats in (3, 4)] == [
        ["triangle", "bare_table"],
        ["arena", "bare_table"],
    ]
    for each in ("duel", 2), ("teams", 3), ("gallery", 1):
        assert table(*each)["maps"][0] == "bare_table"
        assert not {"triangle", "arena"}.intersection(table(*each)["maps"])


@pytest.mark.rule("AT-DEC-01", "AT-DEC-10")
def test_a_match_of_what_the_page_is_told_can_begin() -> None:
    """Ready-made forces in pieces of the usual size, on every map of the table."""
    ready = library().forces
    pieces = [ready[code] for code in ("vanguard", "spearhead")]
    practice = tuple(", ".join(each) for each in describe()["gallery"])
    for told in describe()["tables"]:
        brought = tuple(write_force(together(pieces[:share])) for share in told["shares"])
        setup = Setup(
            forces=practice if told["mode"] == "gallery" else brought,
            mode=told["mode"],
            size=told["pieces"] * SIZES_IN,
            teams=tuple(told["teams"]),
        )
        for code in told["maps"]:
            assert check(msgspec.structs.replace(setup, map=code))["faults"] == [], (told, code)


def together(forces: list[Force]) -> Force:
    battle = [code for each in forces for code in each.battle]
    back_up = [code for each in forces for code in each.back_up]
    return Force("", 0, tuple(battle), tuple(back_up))
