"""Giants whose minds were taken, and giants whose members belong to several seats."""

from __future__ import annotations

import pytest

from rollout.games.the_game.actions import Combine, Face, PlaceAt, Separate
from rollout.games.the_game.model import NONE, State
from rollout.games.the_game.rules.command import keep_rolls, take_over
from rollout.kernel.actions import Action
from tests.games.the_game.abilities.turning import turn
from tests.games.the_game.table import Piece, cell, lay_out, play, robot

TEAM = ("silverbolt", "air-raid", "fireflight", "skydive", "slingshot")
CLUSTER = ("0808", "0807", "0806", "0908", "0708")
BESIDE = ("0807", "0908", "0909", "0809", "0709")
FOE, GIANT = 5, 6


def superion() -> State:
    """The members are units 0 to 4, the foe 5, Superion 6 in 0808."""
    pieces = [Piece(name, place) for name, place in zip(TEAM, CLUSTER, strict=True)]
    state = lay_out([*pieces, Piece(robot("Foe"), "0801", team=1)])
    turn(state, 0, [Combine(cell(state, "0808")), Face(2)])
    return state


def separated(state: State) -> None:
    answers: list[Action] = [Separate()]
    for place in BESIDE:
        answers += [PlaceAt(cell(state, place)), Face(3)]
    turn(state, GIANT, answers)


@pytest.mark.rule("TG-RUL-68", "TG-CTL-04", "TG-SEP-03")
def test_the_members_of_a_stolen_giant_are_stolen_and_each_is_rolled_for() -> None:
    state = superion()
    take_over(state.units[GIANT], state.units[FOE])
    separated(state)
    assert [unit.master for unit in state.units[:5]] == [FOE] * 5
    assert [unit.side for unit in state.units[:5]] == [1] * 5
    dice = [("keep", 1), ("keep", 10), ("keep", 1), ("keep", 1), ("keep", 1)]
    play(state, keep_rolls, dice=dice)
    assert [unit.side for unit in state.units[:5]] == [0, 1, 0, 0, 0]
    assert [unit.seat for unit in state.units[:5]] == [0, 1, 0, 0, 0]


@pytest.mark.rule("TG-RUL-68")
def test_a_giant_that_was_stolen_and_separated_is_nobodys_victim_when_it_comes_back() -> None:
    state = superion()
    take_over(state.units[GIANT], state.units[FOE])
    separated(state)
    play(state, keep_rolls, dice=[("keep", 1)] * 5)
    turn(state, 0, [Combine(cell(state, "0807")), Face(0)])
    giant = state.units[GIANT]
    assert (giant.master, giant.side, giant.seat) == (NONE, 0, 0)
    play(state, keep_rolls)


@pytest.mark.rule("TG-RUL-89", "TG-SEP-03")
def test_separated_members_go_back_to_the_seats_that_own_them() -> None:
    pieces = [Piece(name, place) for name, place in zip(TEAM, CLUSTER, strict=True)]
    state = lay_out([*pieces, Piece(robot("Foe"), "0801", team=1)])
    state.facts.seat_teams = [0, 1, 0]
    for member in (1, 3):
        state.units[member].owner = state.units[member].seat = 2
    turn(state, 1, [Combine(cell(state, "0808")), Face(2)])
    giant = state.units[GIANT]
    assert (giant.owner, giant.seat) == (2, 2)
    separated(state)
    assert [unit.seat for unit in state.units[:5]] == [0, 2, 0, 2, 0]
