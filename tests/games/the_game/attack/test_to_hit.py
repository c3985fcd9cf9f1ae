"""The number to hit (TG-HIT, TG-PRN, TG-RUL-33, 44, 45, 49)."""

from typing import Any

import pytest

from rollout.games.the_game.actions import Shoot, ShootConstruct, Strike, StrikeConstruct
from rollout.games.the_game.events import AttackDeclared, HitRolled
from rollout.games.the_game.model import LASTS, NONE, Smoke, State
from tests.games.the_game.attack.attacking import damage, made, need, need_by_label
from tests.games.the_game.table import Piece, cell, lay_out, mode, robot, sheet


def duel(attacker: Piece | None = None, target: Piece | None = None, **ground: Any) -> State:
    """Skill 4 in 0812 against Speed 6 in 0808: base 3 - 4 = -1."""
    return lay_out(
        [attacker or Piece(robot("Shooter"), "0812"), target or Piece(robot(), "0808", 1)],
        **ground,
    )


@pytest.mark.rule("TG-HIT-01")
def test_the_base_is_half_the_targets_speed_less_the_attackers_skill() -> None:
    assert need_by_label(duel(), Shoot(1)) == {"reason-half-speed": 3, "reason-skill": -4}


@pytest.mark.rule("TG-HIT-01")
@pytest.mark.parametrize(
    ("speed", "skill", "base"), [(15, 6, 2), (7, 9, -5), (0, 4, -4), (1, 0, 1)]
)
def test_half_of_an_odd_speed_is_rounded_up(speed: int, skill: int, base: int) -> None:
    state = duel(
        Piece(robot("Shooter", skill=skill), "0812"), Piece(robot("Fast", speed=speed), "0808", 1)
    )
    assert need(state, Shoot(1)) == base


@pytest.mark.rule("TG-HIT-01")
def test_speed_is_that_of_the_targets_current_mode() -> None:
    car = sheet(mode(5, 6), mode(0, 15, 5, 1, kind="car", index=1), name="Car")
    assert need(duel(target=Piece(car, "0808", 1, mode=1)), Shoot(1)) == 4


@pytest.mark.rule("TG-RUL-04")
def test_a_target_that_cannot_move_has_a_base_of_nothing() -> None:
    assert need(duel(target=Piece(robot("Base", speed=0), "0808", 1)), Shoot(1)) == -4


@pytest.mark.rule("TG-HIT-02", "TG-PRN-04")
def test_a_prone_attacker_adds_two() -> None:
    assert need(duel(Piece(robot("Shooter"), "0812", prone=True)), Shoot(1)) == 1


@pytest.mark.rule("TG-HIT-03")
def test_a_physical_attack_subtracts_three() -> None:
    assert need(duel(target=Piece(robot(), "0811", 1)), Strike(1)) == -4


@pytest.mark.rule("TG-RUL-38", "TG-HIT-02", "TG-HIT-03")
def test_a_blow_from_the_ground_has_both_modifiers() -> None:
    state = duel(Piece(robot("Shooter"), "0812", prone=True), Piece(robot(), "0811", 1))
    assert need(state, Strike(1)) == -2


@pytest.mark.rule("TG-HIT-04", "TG-PRN-05")
@pytest.mark.parametrize(("label", "number"), [("0811", -3), ("0810", 0), ("0808", 0)])
def test_a_prone_target_is_easier_next_to_it_and_harder_from_afar(label: str, number: int) -> None:
    assert need(duel(target=Piece(robot(), label, 1, prone=True)), Shoot(1)) == number


@pytest.mark.rule("TG-HIT-05", "TG-CON-05")
def test_a_construct_is_immobile() -> None:
    state = duel(constructs={"0810": (1, 9)})
    assert need(state, ShootConstruct(cell(state, "0810"))) == -8


@pytest.mark.rule("TG-HIT-05", "TG-HIT-03")
def test_a_blow_at_a_construct_has_both_modifiers() -> None:
    state = duel(constructs={"0811": (1, 9)})
    assert need(state, StrikeConstruct(cell(state, "0811"))) == -11


@pytest.mark.rule("TG-RUL-49")
def test_a_prone_unit_or_one_without_speed_is_not_immobile() -> None:
    helpless = Piece(robot("Base", speed=0), "0808", 1, prone=True)
    assert need_by_label(duel(target=helpless), Shoot(1)) == {
        "reason-half-speed": 0,
        "reason-skill": -4,
        "reason-target-prone-far": 1,
    }


@pytest.mark.rule("TG-HIT-06", "TG-TER-05", "TG-TER-06")
def test_trees_on_the_line_and_in_the_targets_hex_add_up() -> None:
    woods = {"0811": "thin_trees", "0810": "thin_trees", "0809": "thick_trees",
             "0808": "thick_trees"}  # fmt: skip
    terms = need_by_label(duel(terrain=woods), Shoot(1))
    assert (terms["reason-thin-trees"], terms["reason-thick-trees"]) == (2, 4)


@pytest.mark.rule("TG-RUL-44", "TG-HIT-06")
def test_trees_in_the_attackers_own_hex_never_count() -> None:
    assert need(duel(terrain={"0812": "thick_trees"}), Shoot(1)) == -1


@pytest.mark.rule("TG-RUL-44")
def test_smoke_in_the_attackers_own_hex_never_counts() -> None:
    state = duel()
    state.smoke.append(Smoke(cell(state, "0812"), NONE, LASTS))
    assert need(state, Shoot(1)) == -1


@pytest.mark.rule("TG-HIT-06")
def test_trees_beside_the_line_do_not_count() -> None:
    assert need(duel(terrain={"0911": "thick_trees", "0807": "thick_trees"}), Shoot(1)) == -1


@pytest.mark.rule("TG-RUL-40")
def test_trees_under_a_construct_do_not_count() -> None:
    state = duel(terrain={"0810": "thick_trees"}, constructs={"0810": (1, 9)})
    assert need(state, Shoot(1)) == -1


@pytest.mark.rule("TG-RUL-48", "TG-HIT-06")
def test_trees_in_the_targets_hex_count_for_a_blow() -> None:
    state = duel(target=Piece(robot(), "0811", 1), terrain={"0811": "thick_trees"})
    assert need(state, Strike(1)) == -2


@pytest.mark.rule("TG-HIT-07", "TG-FIR-05")
def test_each_hex_of_smoke_on_the_line_adds_two() -> None:
    state = duel()
    for label in ("0810", "0808"):
        state.smoke.append(Smoke(cell(state, label), NONE, LASTS))
    assert need_by_label(state, Shoot(1))["reason-smoke"] == 4


@pytest.mark.rule("TG-RUL-45")
def test_smoke_counts_once_per_hex_and_adds_to_trees() -> None:
    state = duel(terrain={"0810": "thick_trees"})
    for _ in range(3):
        state.smoke.append(Smoke(cell(state, "0810"), NONE, LASTS))
    terms = need_by_label(state, Shoot(1))
    assert (terms["reason-smoke"], terms["reason-thick-trees"]) == (2, 2)


@pytest.mark.rule("TG-HIT-08", "TG-SML-04")
def test_a_small_target_adds_eight() -> None:
    cassette = sheet(mode(5, 6, 3, 1), mode(0, 0, 0, 1, "small", kind="cassette", index=1),
                     name="Tape")  # fmt: skip
    assert need(duel(target=Piece(cassette, "0808", 1, mode=1)), Shoot(1)) == 4
    assert need(duel(target=Piece(cassette, "0808", 1, mode=0)), Shoot(1)) == -1


@pytest.mark.rule("TG-HIT-09")
def test_all_modifiers_add_up() -> None:
    """3 - 4 + 2 (attacker prone) + 1 (target prone) + 1 (thin) + 2 (thick) = 5."""
    state = duel(
        Piece(robot("Shooter"), "0812", prone=True),
        Piece(robot(), "0808", 1, prone=True),
        terrain={"0810": "thin_trees", "0809": "thick_trees"},
    )
    played = made(state, Shoot(1), ("to_hit", 4))
    assert played.one(AttackDeclared).need.total == 5
    assert played.one(HitRolled) == HitRolled(0, 4, 5, False)


@pytest.mark.rule("TG-HIT-09")
def test_each_term_names_its_rule() -> None:
    tape = sheet(mode(5, 6, 3, 4, "small"), name="Tape")
    state = duel(
        Piece(robot("Shooter"), "0812", prone=True),
        Piece(tape, "0808", 1, prone=True),
        terrain={"0810": "thin_trees", "0809": "thick_trees"},
        to_hit_offset=1,
        careful_aim=True,
        natural_rolls=True,
    )
    state.smoke.append(Smoke(cell(state, "0809"), NONE, LASTS))
    played = made(state, Shoot(1, "careful_aim"), ("to_hit", 1))
    assert [(term.amount, term.rule) for term in played.one(AttackDeclared).need.terms] == [
        (3, "TG-HIT-01"),
        (-4, "TG-HIT-01"),
        (-4, "TG-AIM-01"),
        (2, "TG-HIT-02"),
        (1, "TG-HIT-04"),
        (8, "TG-HIT-08"),
        (1, "TG-HIT-06"),
        (2, "TG-HIT-06"),
        (2, "TG-HIT-07"),
        (1, "TG-RUL-33"),
        (-2, "TG-RUL-33"),
    ]


@pytest.mark.rule("TG-HIT-03", "TG-HIT-05")
def test_the_terms_of_a_blow_at_a_construct_name_their_rules() -> None:
    state = duel(constructs={"0811": (1, 9)}, natural_rolls=True)
    played = made(state, StrikeConstruct(cell(state, "0811")), ("to_hit", 2))
    assert [(term.amount, term.rule) for term in played.one(AttackDeclared).need.terms] == [
        (0, "TG-HIT-01"),
        (-4, "TG-HIT-01"),
        (-3, "TG-HIT-03"),
        (-4, "TG-HIT-05"),
        (13, "TG-RUL-33"),
    ]


@pytest.mark.rule("TG-HIT-09")
@pytest.mark.parametrize(("roll", "hits"), [(4, False), (5, True)])
def test_the_roll_hits_at_the_number_and_above(roll: int, hits: bool) -> None:
    fast = Piece(robot("Fast", speed=18), "0808", 1)
    dice = [("to_hit", roll), *(damage(10, 1) if hits else [])]
    assert made(duel(target=fast), Shoot(1), *dice).one(HitRolled).hit == hits


@pytest.mark.rule("TG-HIT-09", "TG-RUL-33")
def test_one_or_less_always_hits_but_is_rolled() -> None:
    played = made(duel(), Shoot(1), ("to_hit", 1), *damage(10, 1))
    assert played.one(HitRolled) == HitRolled(0, 1, -1, True)


@pytest.mark.rule("TG-HIT-09", "TG-RUL-33")
def test_above_ten_never_hits_but_may_be_tried() -> None:
    fast = Piece(robot("Fast", speed=30), "0808", 1)
    assert made(duel(target=fast), Shoot(1), ("to_hit", 10)).one(HitRolled).hit is False


@pytest.mark.rule("TG-RUL-33")
def test_the_offset_is_added_to_every_number() -> None:
    assert need(duel(to_hit_offset=4), Shoot(1)) == 3


@pytest.mark.rule("TG-RUL-33")
@pytest.mark.parametrize(("speed", "number"), [(6, 2), (18, 5), (40, 10)])
def test_with_natural_rolls_a_one_misses_and_a_ten_hits(speed: int, number: int) -> None:
    target = Piece(robot("Target", speed=speed), "0808", 1)
    assert need(duel(target=target, natural_rolls=True), Shoot(1)) == number
