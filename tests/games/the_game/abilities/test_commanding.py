"""Command and Transmit (TG-CMD, TG-XMT, TG-ACT-05, TG-RUL-26 to TG-RUL-29)."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.the_game.actions import (
    Cloak,
    Command,
    Forward,
    Move,
    RaiseShield,
    Shoot,
    Stop,
    Strike,
    Transmit,
    Uncloak,
)
from rollout.games.the_game.events import GrantBegan, TurnEnded
from rollout.games.the_game.model import DEACTIVATED, SELF_FIELD, State
from tests.games.the_game.abilities.turning import END, allowed, refused, turn
from tests.games.the_game.table import Piece, lay_out, robot

NO_DAMAGE = [("resistance", 10), ("potential", 1)]


def company(**options: Any) -> State:
    """Leader 0, second commander 1, ally 2 and an enemy 3 in front of the ally."""
    state = lay_out(
        [
            Piece(robot("Leader", "command", "transmit"), "0812"),
            Piece(robot("Second", "command", "transmit"), "0612"),
            Piece(robot("Ally", "cloak", "shield"), "0808"),
            Piece(robot("Foe"), "0807", team=1),
        ],
        **options,
    )
    state.chains = [[0, 1], []]
    return state


@pytest.mark.rule("TG-CMD-01")
def test_an_ally_gets_two_free_actions_at_once_wherever_it_is() -> None:
    state = lay_out(
        [
            Piece(robot("Leader", "command"), "0812"),
            Piece(robot("Ally"), "0108"),
            Piece(robot("Foe"), "1501", team=1),
        ]
    )
    state.chains = [[0], []]
    played = turn(state, 0, [Command(1), Move(), Forward(), Stop(), END, END])
    grant = played.one(GrantBegan)
    assert (grant.unit, grant.actions, grant.by) == (1, 2, 0)
    assert state.facts.grid.label(state.units[1].cell) == "0107"


@pytest.mark.rule("TG-CMD-02")
def test_free_actions_are_used_at_once_or_lost_and_then_the_commander_goes_on() -> None:
    state = company()
    played = turn(state, 0, [Command(2), END, Move(), Forward(), Stop()])
    assert [ask.context["unit"] for ask in played.asks[:3]] == [0, 2, 0]
    assert played.asks[2].context["left"] == 1


@pytest.mark.rule("TG-CMD-03", "TG-RUL-26")
def test_the_free_actions_keep_the_rules_with_a_once_each_limit_of_their_own() -> None:
    state = company()
    played = turn(state, 0, [Command(2), Shoot(3), Cloak(), END], [("to_hit", 10), *NO_DAMAGE])
    second = list(played.asks[2].options)
    assert Shoot(3) not in second
    assert Strike(3) not in second


@pytest.mark.rule("TG-ACT-05", "TG-RUL-26")
def test_a_grant_does_not_use_up_the_receivers_own_turn() -> None:
    state = company()
    state.pile = [2]
    turn(state, 0, [Command(2), Cloak(), Uncloak(), END])
    assert state.pile == [2]
    played = turn(state, 2, [Cloak(), END])
    assert played.one(TurnEnded).unit == 2


@pytest.mark.rule("TG-RUL-26")
def test_two_free_actions_pay_for_a_both_actions_special_and_one_does_not() -> None:
    state = company(brawl=True)
    played = turn(state, 0, [Command(2), Strike(3, "brawl"), END], [("to_hit", 10), *NO_DAMAGE])
    assert len(played.asks) == 3
    state = company(brawl=True)
    played = turn(state, 0, [Transmit(2), END, END])
    assert Strike(3, "brawl") not in list(played.asks[1].options)


@pytest.mark.rule("TG-RUL-26")
def test_no_shield_upkeep_is_due_in_a_grant() -> None:
    state = company()
    state.units[2].shield = SELF_FIELD
    turn(state, 0, [Transmit(2), Cloak(), END])
    assert state.units[2].shield == SELF_FIELD


@pytest.mark.rule("TG-XMT-01")
def test_transmit_gives_one_free_action() -> None:
    state = company()
    played = turn(state, 0, [Transmit(2), Cloak(), END])
    assert played.one(GrantBegan).actions == 1
    assert [ask.context["unit"] for ask in played.asks] == [0, 2, 0]


@pytest.mark.rule("TG-CMD-04")
def test_only_the_current_leader_commands() -> None:
    state = company()
    assert allowed(state, 0, Command(2))
    assert refused(state, 1, Command(2)).rule == "TG-CMD-04"


@pytest.mark.rule("TG-CMD-05")
def test_the_next_in_line_commands_when_the_leader_is_down() -> None:
    state = company()
    state.units[0].status = DEACTIVATED
    assert allowed(state, 1, Command(2))


@pytest.mark.rule("TG-RUL-67")
def test_a_stolen_commander_cannot_command_for_his_captor() -> None:
    state = company()
    state.units[0].side = state.units[0].seat = 1
    assert refused(state, 0, Command(3)).rule == "TG-RUL-67"


@pytest.mark.rule("TG-RUL-27")
def test_command_and_transmit_are_used_once_a_round_each() -> None:
    state = company()
    turn(state, 0, [Command(2), END, Transmit(2), END])
    assert refused(state, 0, Command(2)).rule == "TG-RUL-27"
    assert refused(state, 0, Transmit(2)).rule == "TG-RUL-27"
    state.round = 2
    assert allowed(state, 0, Command(2))


@pytest.mark.rule("TG-RUL-27")
def test_nested_grants_are_played_innermost_first() -> None:
    state = company()
    answers = [Command(1), Transmit(2), Cloak(), END, END]
    played = turn(state, 0, answers)
    assert [ask.context["unit"] for ask in played.asks] == [0, 1, 2, 1, 0]


@pytest.mark.rule("TG-RUL-29")
def test_the_ally_is_another_operational_unit_in_play_since_the_round_began() -> None:
    state = company()
    assert refused(state, 0, Command(0)).rule == "TG-RUL-29"
    assert refused(state, 0, Command(3)).rule == "TG-RUL-29"
    state.units[2].acts_from = 2
    assert refused(state, 0, Command(2)).rule == "TG-RUL-29"
    state.units[1].status = DEACTIVATED
    assert refused(state, 0, Transmit(1)).rule == "TG-RUL-29"


@pytest.mark.rule("TG-RUL-84")
def test_ducking_ends_when_a_free_action_is_used_and_not_when_it_is_passed() -> None:
    state = company()
    state.units[2].ducking = True
    turn(state, 0, [Transmit(2), END, END])
    assert state.units[2].ducking
    state.round = 2
    turn(state, 0, [Transmit(2), RaiseShield(SELF_FIELD), END])
    assert not state.units[2].ducking
