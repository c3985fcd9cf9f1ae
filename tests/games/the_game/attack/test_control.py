"""Control (TG-CTL, TG-RUL-68)."""

from typing import Any

import pytest

from rollout.games.the_game.actions import Shoot, TakeControl
from rollout.games.the_game.events import (
    AttackDeclared,
    ControlEnded,
    ControlKept,
    ControlRolled,
    Damaged,
)
from rollout.games.the_game.model import NONE, State
from rollout.games.the_game.rules.command import keep_rolls
from tests.games.the_game.attack.attacking import SURE_HIT, damage, made, need, refused
from tests.games.the_game.table import Piece, Played, lay_out, play, robot

HYPNOTIST = robot("Hypnotist", "control")


def scene(*others: Piece, endurance: int = 6, **victim: Any) -> State:
    """A hypnotist of team 0 in 0812, a victim of team 1 ahead of it."""
    target = robot("Victim", endurance=endurance)
    return lay_out([Piece(HYPNOTIST, "0812"), Piece(target, "0811", 1, **victim), *others])


def controlled(*others: Piece, endurance: int = 6) -> State:
    state = scene(*others, endurance=endurance)
    made(state, TakeControl(1), SURE_HIT, ("control", 10))
    return state


def at_end_of_round(state: State, *dice: int) -> Played:
    return play(state, keep_rolls, dice=[("keep", face) for face in dice])


@pytest.mark.rule("TG-CTL-01")
def test_control_needs_the_ability() -> None:
    state = lay_out([Piece(robot("Plain"), "0812"), Piece(robot("Victim"), "0811", 1)])
    assert refused(state, TakeControl(1)) == "TG-ABL-02"


@pytest.mark.rule("TG-CTL-01")
def test_control_reaches_only_what_could_be_struck() -> None:
    state = scene()
    assert refused(state, TakeControl(1)) == ""
    state.units[0].facing = 1
    assert refused(state, TakeControl(1)) == "TG-ATK-05"
    high = lay_out(
        [Piece(HYPNOTIST, "0812"), Piece(robot("Victim"), "0811", 1)], elevation={"0811": 3}
    )
    assert refused(high, TakeControl(1)) == "TG-ATK-07"


@pytest.mark.rule("TG-CTL-01", "TG-RUL-04")
def test_control_needs_strength() -> None:
    weak = robot("Weak", "control", strength=0)
    state = lay_out([Piece(weak, "0812"), Piece(robot("Victim"), "0811", 1)])
    assert refused(state, TakeControl(1)) == "TG-ATK-03"


@pytest.mark.rule("TG-CTL-02", "TG-RUL-68")
def test_control_is_rolled_to_hit_like_a_blow() -> None:
    """3 - 4 - 3; a prone hypnotist adds 2."""
    state = scene()
    assert need(state, TakeControl(1)) == -4
    state.units[0].prone = True
    assert need(state, TakeControl(1)) == -2


@pytest.mark.rule("TG-CTL-02")
def test_a_miss_controls_nobody() -> None:
    fast = robot("Fast", speed=30)
    state = lay_out([Piece(HYPNOTIST, "0812"), Piece(fast, "0811", 1)])
    made(state, TakeControl(1), ("to_hit", 7))
    assert state.units[1].master == NONE


@pytest.mark.rule("TG-CTL-02")
@pytest.mark.parametrize(("roll", "success"), [(6, False), (7, True)])
def test_a_roll_above_the_endurance_means_control(roll: int, success: bool) -> None:
    state = scene(endurance=6)
    played = made(state, TakeControl(1), SURE_HIT, ("control", roll))
    assert played.one(AttackDeclared).kind == "control"
    assert played.one(ControlRolled) == ControlRolled(0, 1, roll, success)
    assert (state.units[1].master == 0) == success


@pytest.mark.rule("TG-CTL-02")
def test_control_does_no_damage() -> None:
    assert made(scene(), TakeControl(1), SURE_HIT, ("control", 10)).of(Damaged) == []


@pytest.mark.rule("TG-CTL-03")
def test_all_decisions_pass_to_the_controlling_player() -> None:
    victim = controlled().units[1]
    assert (victim.side, victim.seat) == (0, 0)
    assert (victim.team, victim.owner) == (1, 1)


@pytest.mark.rule("TG-RUL-68")
def test_a_controlled_unit_is_an_enemy_of_its_old_side_and_an_ally_of_the_new() -> None:
    old_friend = Piece(robot("Old friend"), "0809", 1, facing=3)
    state = controlled(old_friend)
    assert refused(state, Shoot(1), by=2) == ""
    assert refused(state, Shoot(1), by=0) == "TG-RUL-11"
    state.units[1].facing = 0
    assert refused(state, Shoot(2), by=1) == ""


@pytest.mark.rule("TG-RUL-68")
def test_humans_are_not_controlled() -> None:
    state = lay_out([Piece(HYPNOTIST, "0812"), Piece("human-crowd", "0811", 1)])
    assert refused(state, TakeControl(1)) == "TG-RUL-68"


@pytest.mark.rule("TG-RUL-68")
def test_nebulons_and_combined_robots_may_be_controlled() -> None:
    for slug in ("haywire", "devastator"):
        state = lay_out([Piece(HYPNOTIST, "0812"), Piece(slug, "0811", 1)])
        assert refused(state, TakeControl(1)) == ""


@pytest.mark.rule("TG-RUL-68")
@pytest.mark.parametrize(("endurance", "rule"), [(9, ""), (10, "TG-RUL-68"), (14, "TG-RUL-68")])
def test_an_endurance_of_ten_or_more_cannot_be_controlled(endurance: int, rule: str) -> None:
    assert refused(scene(endurance=endurance), TakeControl(1)) == rule


@pytest.mark.rule("TG-RUL-68", "TG-DUK-01")
def test_the_doubled_endurance_of_a_ducking_unit_counts() -> None:
    assert refused(scene(endurance=6, ducking=True), TakeControl(1)) == "TG-RUL-68"
    state = scene(endurance=4, ducking=True)
    made(state, TakeControl(1), SURE_HIT, ("control", 8))
    assert state.units[1].master == NONE


@pytest.mark.rule("TG-CTL-04")
@pytest.mark.parametrize(("roll", "kept"), [(6, False), (7, True)])
def test_at_the_end_of_a_round_control_is_kept_above_the_endurance(roll: int, kept: bool) -> None:
    state = controlled(endurance=6)
    played = at_end_of_round(state, roll)
    victim = state.units[1]
    assert played.one(ControlKept) == ControlKept(1, roll, kept)
    assert bool(played.of(ControlEnded)) != kept
    assert (victim.master, victim.side, victim.seat) == ((0, 0, 0) if kept else (NONE, 1, 1))


@pytest.mark.rule("TG-CTL-04", "TG-RUL-22")
def test_keep_rolls_are_made_in_unit_order() -> None:
    second = Piece(robot("Second", endurance=3), "0712", 1)
    state = controlled(second)
    state.units[2].master, state.units[2].side, state.units[2].seat = 0, 0, 0
    played = at_end_of_round(state, 10, 1)
    assert [(kept.unit, kept.kept) for kept in played.of(ControlKept)] == [(1, True), (2, False)]


@pytest.mark.rule("TG-CTL-04")
def test_nobody_is_rolled_for_when_nobody_is_controlled() -> None:
    assert at_end_of_round(scene()).events == []


@pytest.mark.rule("TG-RUL-68")
def test_control_ends_at_once_when_the_master_is_deactivated() -> None:
    state = controlled(Piece(robot("Avenger"), "0816", 1))
    state.units[0].damage = 9
    played = made(state, Shoot(0), SURE_HIT, *damage(1, 10), by=2)
    assert played.one(ControlEnded).unit == 1
    assert (state.units[1].side, state.units[1].seat) == (1, 1)


@pytest.mark.rule("TG-RUL-68")
def test_control_ends_at_once_when_the_victim_is_deactivated() -> None:
    state = controlled(Piece(robot("Avenger"), "0809", 1, facing=3))
    state.units[1].damage = 11
    played = made(state, Shoot(1), SURE_HIT, *damage(1, 10), by=2)
    assert played.one(ControlEnded).unit == 1
    assert (state.units[1].side, state.units[1].master) == (1, NONE)


@pytest.mark.rule("TG-RUL-68")
def test_taking_control_of_a_stolen_unit_frees_it() -> None:
    rescuer = Piece(robot("Rescuer", "control"), "0810", 1, facing=3)
    state = controlled(rescuer)
    made(state, TakeControl(1), SURE_HIT, ("control", 10), by=2)
    assert (state.units[1].side, state.units[1].seat, state.units[1].master) == (1, 1, NONE)
