"""Physical attacks (TG-ATK-03, 05, 06, 07, TG-RUL-48)."""

from typing import Any

import pytest

from rollout.games.the_game.actions import Shoot, ShootConstruct, Strike, StrikeConstruct
from rollout.games.the_game.events import ConstructDamaged, CoverRolled, DamageRolled
from rollout.games.the_game.model import SURFACE, WEAPON_FIELD, State
from tests.games.the_game.attack.attacking import SURE_HIT, damage, made, refused
from tests.games.the_game.table import AIR, Piece, cell, flyer, lay_out, robot


def face_to_face(
    attacker: Piece | None = None, target: Piece | None = None, **ground: Any
) -> State:
    return lay_out(
        [attacker or Piece(robot("Brute"), "0812"), target or Piece(robot(), "0811", 1)], **ground
    )


@pytest.mark.rule("TG-ATK-03", "TG-RUL-04")
def test_without_strength_there_is_no_blow() -> None:
    state = face_to_face(Piece(robot("Weak", strength=0), "0812"))
    assert refused(state, Strike(1)) == "TG-ATK-03"


@pytest.mark.rule("TG-ATK-02", "TG-RUL-04")
def test_without_firepower_there_is_no_shot() -> None:
    state = face_to_face(Piece(robot("Unarmed", firepower=0), "0812"))
    assert refused(state, Shoot(1)) == "TG-ATK-02"


@pytest.mark.rule("TG-ATK-05")
def test_a_blow_reaches_one_hex() -> None:
    state = face_to_face(target=Piece(robot(), "0810", 1))
    assert refused(state, Strike(1)) == "TG-ATK-05"


@pytest.mark.rule("TG-ATK-05")
def test_a_blow_needs_the_facing() -> None:
    state = face_to_face(Piece(robot("Brute"), "0812", facing=1))
    assert refused(state, Strike(1)) == "TG-ATK-05"


@pytest.mark.rule("TG-ATK-07")
@pytest.mark.parametrize(
    ("level", "rule"), [(1, ""), (2, "TG-ATK-07"), (-1, ""), (-2, "TG-ATK-07")]
)
def test_a_blow_needs_an_overlap_in_height(level: int, rule: str) -> None:
    """Spans of height 2: [0, 2] against [level, level + 2]; at 2 they only touch."""
    assert refused(face_to_face(elevation={"0811": level}), Strike(1)) == rule


@pytest.mark.rule("TG-ATK-07", "TG-RUL-38")
def test_contact_is_measured_at_the_prone_height() -> None:
    prone = Piece(robot("Brute"), "0812", prone=True)
    assert refused(face_to_face(prone), Strike(1)) == ""
    assert refused(face_to_face(prone, elevation={"0811": 1}), Strike(1)) == "TG-ATK-07"


@pytest.mark.rule("TG-RUL-48")
def test_a_blow_needs_no_line_of_sight() -> None:
    deep = {"0811": 3, "0812": 3}
    state = face_to_face(depth=deep)
    assert refused(state, Strike(1)) == ""
    assert refused(state, Shoot(1)) == "TG-RUL-47"


@pytest.mark.rule("TG-ATK-07", "TG-RUL-56")
def test_a_unit_afloat_is_struck_at_the_surface() -> None:
    boat = Piece(robot("Boat", "water", height=1, kind="ship"), "0811", 1, level=SURFACE)
    walker = robot("Walker", height=2)
    state = face_to_face(Piece(walker, "0812"), boat, depth={"0811": 4})
    assert refused(state, Strike(1)) == ""
    state = face_to_face(Piece(walker, "0812"), boat, depth={"0811": 4, "0812": 1})
    assert refused(state, Strike(1)) == ""
    state = face_to_face(Piece(walker, "0812"), boat, depth={"0811": 4, "0812": 2})
    assert refused(state, Strike(1)) == "TG-ATK-07"


@pytest.mark.rule("TG-DMG-01")
def test_a_blow_rolls_with_strength() -> None:
    """Resistance 2 + 5 = 7, potential 6 + 5 = 11."""
    played = made(face_to_face(), Strike(1), SURE_HIT, *damage(2, 6))
    rolled = played.one(DamageRolled)
    assert (rolled.resistance.total, rolled.potential.total, rolled.damage.total) == (7, 11, 4)


@pytest.mark.rule("TG-SHD-04")
def test_a_blow_goes_through_a_weapon_field() -> None:
    """The field around 0809 covers the target in 0810, not the attacker in 0811."""
    state = face_to_face(Piece(robot("Brute"), "0811"), Piece(robot(), "0810", 1))
    assert refused(state, Shoot(1)) == ""
    shield = Piece(robot("Shield"), "0809", 1, shield=WEAPON_FIELD)
    state = lay_out([Piece(robot("Brute"), "0811"), Piece(robot(), "0810", 1), shield])
    assert refused(state, Shoot(1)) == "TG-SHD-03"
    assert refused(state, Strike(1)) == ""


@pytest.mark.rule("TG-COV-01")
def test_a_blow_knows_no_cover() -> None:
    state = face_to_face(elevation={"0811": 1})
    assert made(state, Strike(1), SURE_HIT, *damage(9, 1)).of(CoverRolled) == []


@pytest.mark.rule("TG-CON-05", "TG-CON-06", "TG-RUL-42")
def test_a_blow_takes_its_strength_off_a_construct() -> None:
    state = face_to_face(target=Piece(robot(), "0801", 1), constructs={"0811": (2, 9)})
    wall = cell(state, "0811")
    played = made(state, StrikeConstruct(wall), SURE_HIT)
    assert played.one(ConstructDamaged) == ConstructDamaged(wall, 5, 4, "physical")


@pytest.mark.rule("TG-RUL-42", "TG-RUL-38")
def test_a_blow_from_the_ground_takes_half_rounded_up_off_a_construct() -> None:
    prone = Piece(robot("Brute"), "0812", prone=True)
    state = face_to_face(prone, Piece(robot(), "0801", 1), constructs={"0811": (2, 9)})
    played = made(state, StrikeConstruct(cell(state, "0811")), SURE_HIT)
    assert played.one(ConstructDamaged).amount == 3


@pytest.mark.rule("TG-ATK-07", "TG-CON-05")
def test_a_construct_must_be_in_contact_too() -> None:
    far = Piece(robot(), "0801", 1)
    state = face_to_face(target=far, constructs={"0811": (2, 9)}, elevation={"0812": 2})
    assert refused(state, StrikeConstruct(cell(state, "0811"))) == "TG-ATK-07"
    state = face_to_face(target=far, constructs={"0811": (2, 9)}, elevation={"0812": 1})
    assert refused(state, StrikeConstruct(cell(state, "0811"))) == ""


@pytest.mark.rule("TG-ATK-07", "TG-CON-05")
def test_a_construct_that_stands_on_a_hill_overhead_is_out_of_reach() -> None:
    """The attacker reaches from 0 to 2, the construct from 2 to 3 or from 1 to 2."""
    far = Piece(robot(), "0801", 1)
    state = face_to_face(target=far, constructs={"0811": (1, 9)}, elevation={"0811": 2})
    assert refused(state, StrikeConstruct(cell(state, "0811"))) == "TG-ATK-07"
    state = face_to_face(target=far, constructs={"0811": (1, 9)}, elevation={"0811": 1})
    assert refused(state, StrikeConstruct(cell(state, "0811"))) == ""


@pytest.mark.rule("TG-ATK-06")
def test_a_flyer_cannot_strike_a_construct() -> None:
    jet = Piece(flyer("Jet"), "0812", level=AIR)
    state = face_to_face(jet, Piece(robot(), "0801", 1), constructs={"0811": (2, 9)})
    assert refused(state, StrikeConstruct(cell(state, "0811"))) == "TG-ATK-06"


@pytest.mark.rule("TG-RUL-61")
def test_a_construct_under_water_can_be_struck_but_not_shot() -> None:
    """The attacker reaches from -3 to 1, the construct from -4 to -2."""
    tall = Piece(robot("Tall", height=4), "0812")
    water = {"0811": 4, "0812": 3}
    state = face_to_face(tall, Piece(robot(), "0801", 1), depth=water, constructs={"0811": (2, 9)})
    wall = cell(state, "0811")
    assert refused(state, StrikeConstruct(wall)) == ""
    assert refused(state, ShootConstruct(wall)) == "TG-RUL-61"


@pytest.mark.rule("TG-RUL-15")
def test_a_construct_and_the_unit_on_it_are_two_targets() -> None:
    state = face_to_face(constructs={"0811": (1, 9)})
    wall = cell(state, "0811")
    made(state, StrikeConstruct(wall), SURE_HIT)
    assert (state.construct_hit_points[wall], state.units[1].damage) == (4, 0)
    made(state, Strike(1), SURE_HIT, *damage(1, 10))
    assert (state.construct_hit_points[wall], state.units[1].damage) == (4, 9)
