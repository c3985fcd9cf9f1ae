"""Lines along a border: the defender's choice (TG-LOS-03, TG-RUL-31).

From 0812 to 0911 the line runs on the border of 0811 and 0912.
"""

from typing import Any

import pytest

from rollout.games.the_game.actions import SetFire, Shoot, ShootConstruct, TakeBorder
from rollout.games.the_game.events import AttackDeclared, BorderChosen, CoverRolled
from rollout.games.the_game.model import LASTS, NONE, Smoke, State
from tests.games.the_game.attack.attacking import SURE_HIT, damage, made, need_by_label, refused
from tests.games.the_game.table import Piece, cell, lay_out, robot

SHOOTER = robot("Shooter", "fire")
TARGET = robot("Target")


def over_the_border(*others: Piece, seat: int = 1, **ground: Any) -> State:
    ends = [Piece(SHOOTER, "0812"), Piece(TARGET, "0911", 1, seat=seat)]
    return lay_out([*ends, *others], **ground)


@pytest.mark.rule("TG-RUL-31")
@pytest.mark.parametrize("hill", ["0811", "0912"])
def test_a_border_hex_that_would_block_is_taken_at_once_and_the_attack_refused(hill: str) -> None:
    assert refused(over_the_border(elevation={hill: 2}), Shoot(1)) == "TG-LOS-05"


@pytest.mark.rule("TG-RUL-31")
def test_nothing_is_asked_when_both_hexes_have_the_same_effect() -> None:
    assert made(over_the_border(), Shoot(1), ("to_hit", 1), *damage(9, 1)).asks == []
    woods = {"0811": "thin_trees", "0912": "thin_trees"}
    state = over_the_border(terrain=woods)
    assert made(state, Shoot(1), ("to_hit", 1), *damage(9, 1)).asks == []


@pytest.mark.rule("TG-LOS-03", "TG-RUL-31")
@pytest.mark.parametrize(("choice", "number"), [("0811", 1), ("0912", -1)])
def test_the_defender_decides_whether_the_trees_beside_the_line_count(
    choice: str, number: int
) -> None:
    state = over_the_border(terrain={"0811": "thick_trees"})
    taken = cell(state, choice)
    played = made(state, Shoot(1), SURE_HIT, *damage(9, 1), answers=[TakeBorder(taken)])
    assert [(ask.seat, ask.about) for ask in played.asks] == [(1, "border")]
    assert list(played.asks[0].options) == [
        TakeBorder(cell(state, "0811")),
        TakeBorder(cell(state, "0912")),
    ]
    assert played.one(BorderChosen).cell == taken
    assert played.one(AttackDeclared).need.total == number


@pytest.mark.rule("TG-RUL-31")
def test_smoke_on_one_side_is_asked_for_too() -> None:
    state = over_the_border()
    state.smoke.append(Smoke(cell(state, "0912"), NONE, LASTS))
    answers = [TakeBorder(cell(state, "0912"))]
    played = made(state, Shoot(1), SURE_HIT, *damage(9, 1), answers=answers)
    assert played.one(AttackDeclared).need.total == 1


@pytest.mark.rule("TG-RUL-31", "TG-COV-01")
def test_only_the_chosen_hex_gives_cover() -> None:
    state = over_the_border(elevation={"0811": 1})
    open_side = [TakeBorder(cell(state, "0912"))]
    played = made(state, Shoot(1), SURE_HIT, *damage(9, 1), answers=open_side)
    assert played.of(CoverRolled) == []
    state = over_the_border(elevation={"0811": 1})
    covered = [TakeBorder(cell(state, "0811"))]
    played = made(state, Shoot(1), SURE_HIT, ("cover", 6), *damage(9, 1), answers=covered)
    assert played.one(CoverRolled).cell == cell(state, "0811")


@pytest.mark.rule("TG-RUL-31")
def test_each_pair_is_chosen_separately() -> None:
    ends = [Piece(SHOOTER, "0812"), Piece(TARGET, "1009", 1)]
    state = lay_out(ends, terrain={"0811": "thin_trees", "1010": "thick_trees"})
    answers = [TakeBorder(cell(state, "0811")), TakeBorder(cell(state, "0910"))]
    played = made(state, Shoot(1), SURE_HIT, *damage(9, 1), answers=answers)
    assert len(played.asks) == 2
    assert played.one(AttackDeclared).need.total == 0


@pytest.mark.rule("TG-RUL-31", "TG-COV-01")
def test_a_hill_on_a_border_far_from_the_target_has_no_effect_to_ask_about() -> None:
    ends = [Piece(SHOOTER, "0812"), Piece(TARGET, "1009", 1)]
    state = lay_out(ends, elevation={"0811": 1})
    assert made(state, Shoot(1), SURE_HIT, *damage(9, 1)).asks == []


@pytest.mark.rule("TG-RUL-31")
@pytest.mark.parametrize("woods", ["0811", "0912"])
def test_for_a_construct_the_worst_hex_for_the_attacker_counts(woods: str) -> None:
    state = lay_out(
        [Piece(SHOOTER, "0812")], terrain={woods: "thick_trees"}, constructs={"0911": (1, 20)}
    )
    wall = cell(state, "0911")
    assert need_by_label(state, ShootConstruct(wall))["reason-thick-trees"] == 2
    assert made(state, ShootConstruct(wall), ("to_hit", 1)).asks == []


@pytest.mark.rule("TG-RUL-31")
@pytest.mark.parametrize("woods", ["0811", "0912"])
def test_for_a_hex_set_on_fire_the_worst_hex_for_the_attacker_counts(woods: str) -> None:
    state = lay_out([Piece(SHOOTER, "0812")], terrain={woods: "thick_trees"})
    fire = SetFire(cell(state, "0911"))
    assert need_by_label(state, fire)["reason-thick-trees"] == 2


@pytest.mark.rule("TG-RUL-31")
def test_cover_is_worse_for_the_attacker_than_a_modifier_that_changes_nothing() -> None:
    """Skill 4 against a construct needs -8: thin trees leave a sure hit, cover halves it."""
    state = lay_out(
        [Piece(SHOOTER, "0812")],
        terrain={"0912": "thin_trees"},
        elevation={"0811": 1},
        constructs={"0911": (1, 20)},
    )
    wall = cell(state, "0911")
    played = made(state, ShootConstruct(wall), ("to_hit", 1), ("cover", 6))
    assert played.one(CoverRolled).cell == cell(state, "0811")


@pytest.mark.rule("TG-RUL-31")
def test_a_unit_that_no_seat_plays_is_defended_in_the_worst_way() -> None:
    state = over_the_border(seat=NONE, terrain={"0912": "thick_trees"})
    played = made(state, Shoot(1), SURE_HIT, *damage(9, 1))
    assert played.asks == []
    assert played.one(AttackDeclared).need.total == 1
