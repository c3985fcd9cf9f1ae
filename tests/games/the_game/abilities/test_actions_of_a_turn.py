"""Two different actions, in any order (TG-ACT, TG-RUL-23 to TG-RUL-25)."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.the_game.actions import (
    Cloak,
    EndTurn,
    Forward,
    KeepShield,
    Move,
    RaiseShield,
    Shoot,
    Stop,
    Strike,
    StrikeConstruct,
    TakeControl,
    Transform,
    Uncloak,
)
from rollout.games.the_game.content.tech_spec import Sheet
from rollout.games.the_game.events import HitRolled, Moved, Transformed, TurnEnded
from rollout.games.the_game.model import GROUND, SELF_FIELD, State
from rollout.games.the_game.rules.next_action import Acts, Allowance
from tests.games.the_game.abilities.turning import END, allowed, kinds_offered, refused, turn
from tests.games.the_game.table import Piece, lay_out, mode, robot, sheet

CAR_ROBOT = sheet(mode(), mode(0, 9, 4, 1, kind="car", index=1), name="Changer")
TRIPLE = sheet(
    mode(),
    mode(0, 9, 4, 1, kind="car", index=1),
    mode(2, 4, 9, 1, kind="tank", index=2),
    name="Triple",
)


def duel(attacker: Sheet | None = None, **options: Any) -> State:
    """A robot at 0808 facing north, an enemy straight ahead at 0807."""
    own = attacker if attacker is not None else robot("Own", "cloak", "shield")
    return lay_out(
        [Piece(own, "0808"), Piece(robot("Foe"), "0807", team=1)],
        **options,
    )


@pytest.mark.rule("TG-ACT-01")
def test_movement_attack_transform_and_abilities_are_offered_side_by_side() -> None:
    own = sheet(mode(5, 6, 7, 2, "cloak"), mode(0, 9, 4, 1, kind="car", index=1), name="Own")
    state = lay_out([Piece(own, "0808"), Piece(robot("Foe"), "0807", team=1)])
    kinds = kinds_offered(state, state.units[0])
    assert kinds == {"Move", "Shoot", "Strike", "Transform", "Cloak", "EndTurn"}


@pytest.mark.rule("TG-ACT-02")
def test_two_shots_in_one_turn_are_refused() -> None:
    state = duel()
    spent = Allowance(1, ["attack"])
    assert refused(state, 0, Shoot(1), spent).rule == "TG-ACT-03"


@pytest.mark.rule("TG-ACT-02")
def test_two_movements_and_two_transforms_are_refused() -> None:
    state = lay_out([Piece(CAR_ROBOT, "0808"), Piece(robot("Foe"), "0801", team=1)])
    assert refused(state, 0, Move(), Allowance(1, ["movement"])).rule == "TG-ACT-02"
    assert refused(state, 0, Transform(1), Allowance(1, ["transform"])).rule == "TG-ACT-02"


@pytest.mark.rule("TG-ACT-02")
def test_move_then_attack_is_a_legal_turn_and_the_turn_is_then_over() -> None:
    state = lay_out([Piece(robot("Own"), "0808"), Piece(robot("Foe"), "0805", team=1)])
    played = turn(state, 0, [Move(), Forward(), Stop(), Shoot(1)], [("to_hit", 1), *NO_DAMAGE])
    assert len(played.of(Moved)) == 1
    assert played.one(HitRolled).hit
    assert played.one(TurnEnded).unit == 0


NO_DAMAGE = [("resistance", 10), ("potential", 1)]


@pytest.mark.rule("TG-ACT-02")
def test_moving_only_is_a_legal_turn() -> None:
    state = lay_out([Piece(robot("Own"), "0808"), Piece(robot("Foe"), "0801", team=1)])
    played = turn(state, 0, [Move(), Forward(), Stop(), END])
    assert played.one(TurnEnded).unit == 0


@pytest.mark.rule("TG-ACT-03")
def test_shot_blow_demolition_and_control_are_one_action() -> None:
    own = robot("Own", "demolish", "control")
    state = duel(own, constructs={"0807": (1, 10)})
    shot = Allowance(1, ["attack"])
    front = state.facts.grid.cell("0807")
    for action in (Shoot(1), Strike(1), StrikeConstruct(front, "demolish"), TakeControl(1)):
        assert refused(state, 0, action, shot).rule == "TG-ACT-03"


@pytest.mark.rule("TG-RUL-23")
def test_shooting_and_striking_share_a_turn_only_by_agreement() -> None:
    assert not allowed(duel(), 0, Strike(1), Allowance(1, ["attack"]))
    state = duel(shoot_and_strike=True)
    assert allowed(state, 0, Strike(1), Allowance(1, ["attack"]))
    assert not allowed(state, 0, Shoot(1), Allowance(1, ["attack"]))
    assert not allowed(state, 0, Strike(1), Allowance(1, ["strike"]))


@pytest.mark.rule("TG-RUL-24")
def test_two_different_abilities_may_share_a_turn_but_not_the_same_twice() -> None:
    state = duel()
    turn(state, 0, [Cloak(), Uncloak()])
    assert not state.units[0].cloaked
    assert refused(state, 0, Cloak(), Allowance(1, ["cloak"])).rule == "TG-ACT-02"


@pytest.mark.rule("TG-RUL-24")
def test_cloaking_and_raising_a_shield_may_share_a_turn() -> None:
    state = duel()
    turn(state, 0, [Cloak(), RaiseShield(SELF_FIELD)])
    assert state.units[0].cloaked
    assert state.units[0].shield == SELF_FIELD


@pytest.mark.rule("TG-ACT-04")
def test_what_uses_both_actions_needs_both_unused() -> None:
    state = duel(brawl=True)
    assert allowed(state, 0, Strike(1, "brawl"))
    assert refused(state, 0, Strike(1, "brawl"), Allowance(1, ["cloak"])).rule == "TG-ACT-04"


@pytest.mark.rule("TG-ACT-04")
def test_what_uses_both_actions_ends_the_turn() -> None:
    state = duel(brawl=True)
    played = turn(state, 0, [Strike(1, "brawl")], [("to_hit", 1), *NO_DAMAGE])
    assert len(played.asks) == 1


@pytest.mark.rule("TG-ABL-01")
def test_an_ability_is_one_of_the_two_actions() -> None:
    state = duel()
    played = turn(state, 0, [Cloak(), Uncloak()])
    assert [ask.context["left"] for ask in played.asks] == [2, 1]


@pytest.mark.rule("TG-ABL-01")
def test_an_attribute_costs_no_action_and_is_not_offered_as_one() -> None:
    own = robot("Own", "any_arc", "swim", "fly", "damage_x2")
    state = lay_out([Piece(own, "0808"), Piece(robot("Foe"), "0801", team=1)])
    assert kinds_offered(state, state.units[0]) == {"Move", "Shoot", "EndTurn"}


@pytest.mark.rule("TG-RUL-60")
def test_any_arc_and_swim_work_without_an_action() -> None:
    own = sheet(mode(5, 6, 7, 2, "any_arc", kind="car"), name="Own")
    state = lay_out([Piece(own, "0808", facing=3), Piece(robot("Foe"), "0804", team=1)])
    assert Shoot(1) in list(Acts(state, state.units[0], Allowance()))
    plain = sheet(mode(5, 6, 7, 2, kind="car"), name="Plain")
    state = lay_out([Piece(plain, "0808", facing=3), Piece(robot("Foe"), "0804", team=1)])
    assert Shoot(1) not in list(Acts(state, state.units[0], Allowance()))


@pytest.mark.rule("TG-ABL-02")
def test_an_ability_works_only_in_a_mode_that_lists_it() -> None:
    own = sheet(mode(5, 6, 7, 2, "cloak"), mode(0, 9, 4, 1, kind="car", index=1), name="Own")
    state = lay_out([Piece(own, "0808", mode=1), Piece(robot("Foe"), "0801", team=1)])
    assert refused(state, 0, Cloak()).rule == "TG-ABL-02"


@pytest.mark.rule("TG-TRN-01")
def test_any_other_mode_can_be_taken_but_not_the_present_or_a_missing_one() -> None:
    state = lay_out([Piece(TRIPLE, "0808"), Piece(robot("Foe"), "0801", team=1)])
    assert allowed(state, 0, Transform(1))
    assert allowed(state, 0, Transform(2))
    assert refused(state, 0, Transform(0)).rule == "TG-TRN-01"
    assert refused(state, 0, Transform(3)).rule == "TG-TRN-01"


@pytest.mark.rule("TG-TRN-02")
def test_all_figures_switch_at_once_and_damage_stays() -> None:
    state = lay_out([Piece(CAR_ROBOT, "0808", damage=4), Piece(robot("Foe"), "0801", team=1)])
    turn(state, 0, [Transform(1), END])
    unit = state.units[0]
    assert (unit.form.strength, unit.form.speed, unit.form.firepower) == (0, 9, 4)
    assert (unit.form.height, unit.damage) == (1, 4)


@pytest.mark.rule("TG-TRN-02")
def test_a_movement_after_transforming_has_the_new_speed() -> None:
    state = lay_out([Piece(CAR_ROBOT, "0812"), Piece(robot("Foe"), "0801", team=1)])
    played = turn(state, 0, [Transform(1), Move(), *([Forward()] * 9), Stop()])
    assert len(played.of(Moved)) == 9


@pytest.mark.rule("TG-TRN-03")
def test_a_triple_changer_cannot_go_through_two_modes_in_one_turn() -> None:
    state = lay_out([Piece(TRIPLE, "0808"), Piece(robot("Foe"), "0801", team=1)])
    played = turn(state, 0, [Transform(1), END])
    offered = [type(action).__name__ for action in played.asks[1].options]
    assert "Transform" not in offered
    assert played.one(Transformed).mode == 1


@pytest.mark.rule("TG-TRN-04")
def test_hex_and_facing_stay() -> None:
    state = lay_out([Piece(CAR_ROBOT, "0808", facing=4), Piece(robot("Foe"), "0801", team=1)])
    turn(state, 0, [Transform(1), END])
    unit = state.units[0]
    assert (state.facts.grid.label(unit.cell), unit.facing) == ("0808", 4)
    assert unit.level == GROUND


@pytest.mark.rule("TG-SEQ-03")
def test_a_turn_may_be_ended_with_nothing_done() -> None:
    state = duel()
    played = turn(state, 0, [EndTurn()])
    assert [type(event).__name__ for event in played.events] == ["TurnEnded"]


@pytest.mark.rule("TG-SHD-06")
def test_a_field_falls_at_the_end_of_a_turn_without_upkeep() -> None:
    state = duel()
    state.units[0].shield = SELF_FIELD
    turn(state, 0, [END])
    assert state.units[0].shield == 0


@pytest.mark.rule("TG-SHD-06")
def test_one_action_keeps_the_field_up() -> None:
    state = duel()
    state.units[0].shield = SELF_FIELD
    turn(state, 0, [KeepShield(), END])
    assert state.units[0].shield == SELF_FIELD
