"""What the judgement of The Game takes a position to be worth."""

from __future__ import annotations

from typing import Any

from rollout.games.the_game import GAME
from tests.games.the_game.table import Piece, lay_out, robot

NORTH, SOUTH = 0, 3


def value(*pieces: Piece, **ground: Any) -> float:
    return GAME.rules.judgement.value(lay_out(pieces, **ground), 0)


def own(label: str, **more: Any) -> Piece:
    return Piece(robot("Own"), label, 0, SOUTH, **more)


def enemy(label: str, **more: Any) -> Piece:
    return Piece(robot("Enemy"), label, 1, NORTH, **more)


def test_an_even_duel_is_worth_nothing_to_either_side() -> None:
    assert abs(value(own("0803"), enemy("0808"))) < 0.01


def test_a_hurt_enemy_is_worth_more_than_a_fresh_one() -> None:
    assert value(own("0803"), enemy("0808", damage=5)) > value(own("0803"), enemy("0808"))


def test_an_enemy_that_must_turn_first_is_less_of_a_threat() -> None:
    turned = Piece(robot("Enemy"), "0808", 1, SOUTH)
    assert value(own("0803"), turned) > value(own("0803"), enemy("0808"))


def test_thick_trees_around_a_unit_are_good_for_it() -> None:
    units = (own("0803"), Piece(robot("Poor shot", skill=1), "0808", 1, NORTH))
    assert value(*units, terrain={"0803": "thick_trees"}) > value(*units)


def test_the_side_whose_card_comes_sooner_is_better_off() -> None:
    waiting = lay_out([own("0803"), enemy("0808")])
    waiting.pile = [0]
    acted = lay_out([own("0803"), enemy("0808")])
    acted.pile = [1]
    judgement = GAME.rules.judgement
    assert judgement.value(waiting, 0) > judgement.value(acted, 0)
