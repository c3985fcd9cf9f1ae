"""What the bots of The Game weigh: single actions for one, whole turns for the other."""

from __future__ import annotations

from random import Random
from typing import Any

from rollout.bots import Position, bot
from rollout.games.the_game import GAME
from rollout.games.the_game.actions import EndTurn, Move, Repair, Shoot, Stop
from rollout.games.the_game.game import skirmish
from rollout.games.the_game.model import DEACTIVATED, State
from rollout.kernel import Fast, Match, Plan
from tests.games.the_game.table import Piece, lay_out, robot

NORTH, SOUTH = 0, 3


def begin(state: State) -> Match[Any]:
    """A match in which the card of unit 0 is flipped now."""
    state.pile = [1, 0]
    return Match(GAME.rules, None, Fast(Random(1)), state)


def duel(distance: int, **ground: Any) -> State:
    """Two robots in one column: range 7, six points of Speed."""
    return lay_out(
        [
            Piece(robot("Near"), "0803", 0, SOUTH),
            Piece(robot("Far"), f"08{3 + distance:02}", 1, NORTH),
        ],
        **ground,
    )


def plans(match: Match[Any]) -> list[Plan]:
    assert match.ask is not None
    return GAME.rules.judgement.plans(match.state, match.ask, Random(1), 40)


def moves(match: Match[Any]) -> list[Plan]:
    assert match.ask is not None
    return GAME.rules.judgement.moves(match.state, match.ask, Random(1), 40)


def test_a_whole_turn_moves_into_range_and_shoots() -> None:
    found = plans(begin(duel(10)))
    assert any(plan[0] == Move() and plan[-1] == Shoot(1) for plan in found)


def test_a_whole_turn_shoots_and_then_moves() -> None:
    found = plans(begin(duel(5)))
    assert any(plan[:2] == (Shoot(1), Move()) and plan[-1] == Stop() for plan in found)


def test_a_single_action_is_a_movement_with_all_its_steps_or_an_attack() -> None:
    found = moves(begin(duel(5)))
    assert (Shoot(1),) in found
    movements = [plan for plan in found if plan[0] == Move()]
    assert movements
    assert all(plan[-1] == Stop() for plan in movements)
    assert all(len(plan) == 1 for plan in found if plan[0] != Move())


def test_no_plan_shoots_at_what_a_hill_hides() -> None:
    row = {f"{column:02}{line:02}": 6 for column in range(1, 16) for line in (10, 11)}
    found = plans(begin(duel(10, elevation=row)))
    assert found
    assert not any(Shoot(1) in plan for plan in found)


def test_thinking_of_plans_leaves_the_state_as_it_was() -> None:
    match = begin(duel(9))
    before = GAME.rules.encode(match.state)
    plans(match)
    moves(match)
    assert GAME.rules.encode(match.state) == before


def test_greedy_shoots_at_what_is_in_front_of_its_gun() -> None:
    match = begin(duel(4))
    assert bot("greedy", simulations=60, seed=1).choose(Position(match)).action == Shoot(1)


def test_greedy_moves_into_range_and_then_shoots() -> None:
    match = begin(duel(10))
    greedy = bot("greedy", simulations=60, seed=1)
    taken = []
    while match.ask is not None and match.ask.seat == 0 and Shoot(1) not in taken:
        taken.append(greedy.choose(Position(match)).action)
        match.answer(taken[-1])
    assert taken[0] == Move()
    assert taken[-1] == Shoot(1)


def test_search_finishes_off_the_enemy_that_one_hit_deactivates() -> None:
    state = lay_out(
        [
            Piece(robot("Gunner", skill=9), "0803", 0, SOUTH),
            Piece(robot("Fresh"), "0708", 1, NORTH),
            Piece(robot("Spent"), "0908", 1, NORTH, damage=9),
        ]
    )
    choice = bot("search", simulations=150, seed=1).choose(Position(begin(state)))
    assert Shoot(2) in choice.plan


def test_an_idle_end_of_turn_is_no_plan_of_search_while_it_can_shoot() -> None:
    choice = bot("search", simulations=100, seed=2).choose(Position(begin(duel(4))))
    assert choice.action != EndTurn()
    assert Shoot(1) in choice.plan


def test_search_answers_legally_all_through_a_crowded_battle_and_the_same_twice() -> None:
    def answers() -> list[Any]:
        match: Match[Any] = Match(GAME.rules, skirmish(2, 4), Fast(Random(4)))
        pair = [bot("search", simulations=12, seed=seat) for seat in (0, 1)]
        taken: list[Any] = []
        while match.ask is not None and len(taken) < 120:
            action = pair[match.ask.seat].choose(Position(match)).action
            assert action in match.ask.options
            match.answer(action)
            taken.append(action)
        return taken

    assert answers() == answers()


def test_a_repairer_goes_to_a_fallen_friend_and_repairs_it() -> None:
    state = lay_out(
        [
            Piece(robot("Medic", "repair"), "0803", 0, SOUTH),
            Piece(robot("Enemy"), "0816", 1, NORTH),
            Piece(robot("Fallen"), "0806", 0, SOUTH, damage=10, status=DEACTIVATED),
        ]
    )
    choice = bot("search", simulations=60, seed=1).choose(Position(begin(state)))
    assert choice.plan[0] == Move()
    assert choice.plan[-1] == Repair(2)
