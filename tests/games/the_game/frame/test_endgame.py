"""How a match ends: elimination, concession, the round limit (TG-END, TG-RUL-92 to 94)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.events import MatchEnded
from rollout.games.the_game.model import DEACTIVATED, GONE, OPERATIONAL
from rollout.games.the_game.rules.endgame import check_elimination, share_left
from rollout.kernel.actions import Concede, Result
from tests.games.the_game.frame.framing import (
    asked,
    character,
    duel,
    from_position,
    from_setup,
    say,
    told,
)

STRONG = character(firepower=30, skill=20)
WEAK = character()


def last_shot(**more: object) -> dict[str, object]:
    """Team A's Strong has team B's Weak, who has one hit point left, in front of it."""
    return {
        "characters": {"strong": STRONG, "weak": WEAK},
        "turn": "strong",
        "units": [
            {"name": "strong", "team": "A", "at": "0703", "facing": "S"},
            {"name": "weak", "team": "B", "at": "0705", "facing": "N", "damage": 9},
        ],
        **more,
    }


SURE = (("to_hit", 10), ("resistance", 1), ("potential", 10))


@pytest.mark.rule("TG-END-01", "TG-RUL-92")
def test_a_team_without_an_operational_unit_has_lost_at_once() -> None:
    match = from_position(*SURE, **last_shot())
    say(match, "shoot weak")
    assert match.result == Result((0,), "elimination", "TG-RUL-92")
    assert told(match, MatchEnded) == [MatchEnded((0,), "elimination", "TG-RUL-92")]


@pytest.mark.rule("TG-RUL-92")
def test_a_released_nebulon_keeps_its_team_in_the_game() -> None:
    figures = {**WEAK, "partners": ["haywire"]}
    match = from_position(*SURE, **last_shot(characters={"strong": STRONG, "weak": figures}))
    say(match, "shoot weak")
    assert match.result is None
    assert [unit.sheet.slug for unit in match.state.units if unit.operational] == [
        "strong",
        "haywire",
    ]


@pytest.mark.rule("TG-RUL-92")
def test_neutral_humans_do_not_keep_a_team_in_the_game() -> None:
    position = last_shot()
    crowd = {"name": "human-crowd", "team": "none", "at": "0810"}
    assert isinstance(position["units"], list)
    position["units"] = [*position["units"], crowd]
    match = from_position(*SURE, **position)
    say(match, "shoot weak")
    assert match.result == Result((0,), "elimination", "TG-RUL-92")


@pytest.mark.rule("TG-RUL-92")
def test_both_teams_out_at_once_is_a_draw() -> None:
    state = GAME.rules.position(duel())
    for unit in state.units:
        unit.status = DEACTIVATED
    check_elimination(state)
    assert GAME.rules.result(state) == Result((), "elimination", "TG-RUL-92")


@pytest.mark.rule("TG-END-01", "TG-RUL-09")
def test_a_team_that_has_left_the_map_has_lost() -> None:
    match = from_position(
        **duel(
            options={"retreat_edge": True},
            units=[
                {"name": "blurr", "team": "A", "at": "0701", "facing": "N"},
                {"name": "vortex", "team": "B", "at": "0715"},
            ],
        )
    )
    say(match, "move", "retreat")
    assert match.state.units[0].status == GONE
    assert match.result == Result((1,), "elimination", "TG-RUL-92")


@pytest.mark.rule("TG-RUL-68", "TG-RUL-92")
def test_a_stolen_unit_counts_for_its_rightful_team() -> None:
    units = [
        {"name": "bombshell", "team": "B", "at": "0803"},
        {"name": "blurr", "team": "A", "at": "0805", "controlled_by": "bombshell"},
    ]
    state = GAME.rules.position({"units": units})
    check_elimination(state)
    assert state.over == ""


@pytest.mark.rule("TG-RUL-93")
def test_a_seat_concedes_for_its_team() -> None:
    match = from_position(**duel())
    assert asked(match) == (0, "act")
    match.answer(Concede())
    assert match.result == Result((1,), "conceded", "TG-RUL-93")


@pytest.mark.rule("TG-RUL-93", "TG-RUL-89")
def test_with_more_seats_the_whole_team_of_the_conceding_seat_loses() -> None:
    match = from_position(**duel(seats=[0, 1, 1, 0]))
    match.answer(Concede())
    assert match.result == Result((1, 2), "conceded", "TG-RUL-93")


def at_the_limit(damage_a: int, damage_b: int, **more: object) -> Result | None:
    """Two robots of one figure, 10 hit points each, at the end of the last round."""
    twin = character()
    match = from_position(
        characters={"castor": twin, "pollux": twin},
        phase="round_end",
        units=[
            {"name": "castor", "team": "A", "at": "0703", "damage": damage_a},
            {"name": "pollux", "team": "B", "at": "0715", "damage": damage_b},
        ],
        **{"round": 20, **more},
    )
    return match.result


@pytest.mark.rule("TG-RUL-94")
def test_after_the_last_round_the_higher_share_of_value_wins() -> None:
    assert at_the_limit(3, 1) == Result((1,), "value", "TG-RUL-94")
    assert at_the_limit(0, 1) == Result((0,), "value", "TG-RUL-94")


@pytest.mark.rule("TG-RUL-94")
def test_shares_within_5_percent_are_a_draw() -> None:
    """Twenty hit points each: 19 of 20 is 5 percent behind, 18 of 20 is 10."""
    big = character(endurance=10)
    for damage, winners in ((1, ()), (2, (0,))):
        match = from_position(
            characters={"castor": big, "pollux": big},
            phase="round_end",
            round=20,
            units=[
                {"name": "castor", "team": "A", "at": "0703"},
                {"name": "pollux", "team": "B", "at": "0715", "damage": damage},
            ],
        )
        assert match.result == Result(winners, "value", "TG-RUL-94")


@pytest.mark.rule("TG-RUL-94")
def test_the_share_counts_operational_units_by_value_and_hit_points_left() -> None:
    """Castor is worth 34 and has half of his hit points; Pollux, worth as much, lies there."""
    twin = character()
    state = GAME.rules.position(
        {
            "characters": {"castor": twin, "pollux": twin},
            "units": [
                {"name": "castor", "team": "A", "at": "0703", "damage": 5},
                {"name": "pollux", "team": "A", "at": "0803", "status": "deactivated"},
                {"name": "vortex", "team": "B", "at": "0715"},
            ],
        }
    )
    assert state.starting_value[0] == 68
    assert share_left(state, 0) == Fraction(17, 68)
    assert share_left(state, 1) == 1


@pytest.mark.rule("TG-RUL-94")
def test_a_combined_robot_counts_as_its_members() -> None:
    members = ["air-raid", "fireflight", "silverbolt", "skydive", "slingshot"]
    apart = [
        {"name": name, "team": "A", "at": f"{column:02}03"}
        for column, name in enumerate(members, start=3)
    ]
    foe = {"name": "vortex", "team": "B", "at": "0715"}
    before = GAME.rules.position({"units": [*apart, {"name": "superion", "team": "A"}, foe]})
    together = [{"name": name, "team": "A", "came_out_of": "superion"} for name in members]
    giant = {"name": "superion", "team": "A", "at": "0703", "damage": 21}
    after = GAME.rules.position({"units": [*together, giant, foe]})
    assert after.starting_value == before.starting_value
    assert share_left(before, 0) == 1
    assert share_left(after, 0) == Fraction(1, 2)


@pytest.mark.rule("TG-RUL-94")
def test_the_round_limit_is_an_option() -> None:
    assert at_the_limit(3, 1, round=5, options={"round_limit": 5}) == Result(
        (1,), "value", "TG-RUL-94"
    )
    match = from_position(
        ("turn_pile", [0, 1]), **duel(phase="round_end", round=99, options={"round_limit": 0})
    )
    assert match.result is None
    assert match.state.round == 100


@pytest.mark.rule("TG-RUL-94")
def test_before_the_last_round_nothing_is_compared() -> None:
    match = from_position(
        ("turn_pile", [0, 1]),
        phase="round_end",
        round=19,
        units=[
            {"name": "blurr", "team": "A", "at": "0703", "damage": 11},
            {"name": "vortex", "team": "B", "at": "0715"},
        ],
    )
    assert match.result is None


@pytest.mark.rule("TG-RUL-92", "TG-SET-01")
def test_nobody_is_eliminated_while_units_are_still_being_placed() -> None:
    match = from_setup(("seat_order", [0, 1]))
    assert [unit.status for unit in match.state.units] == [OPERATIONAL] * 6
    check_elimination(match.state)
    assert match.state.over == ""
