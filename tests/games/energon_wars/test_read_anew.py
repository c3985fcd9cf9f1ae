"""The specification read anew: throws, cover, abilities, scenarios."""

from typing import Any

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.actions import (
    Place,
    ThrowAt,
)
from rollout.games.energon_wars.attack_events import ObjectThrown, ThrowRolled
from rollout.games.energon_wars.content.library import library_with
from rollout.games.energon_wars.events import (
    EnergonChanged,
    TerrainDestroyed,
    TerrainShifted,
)
from rollout.games.energon_wars.model import Lasting, Token
from rollout.games.energon_wars.rules.sight import cover_terms
from rollout.games.energon_wars.rules.trampling import distance_of
from rollout.games.energon_wars.rules.weapons import weapons_of
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.content import ContentError
from rollout.kernel.match import Match
from rollout.kernel.sources import Scripted
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (33, 33)}


def put(bench: Bench, x: float, y: float) -> None:
    bench.answer(Place(round(x * 100), round(y * 100)))


def unenergized(bench: Bench, *lines: str) -> None:
    for line in lines:
        bench.do(line)
        while bench.about.startswith("energize"):
            bench.do("decide no")


# Throws


@pytest.mark.rule("EW-RUL-41", "EW-THR-03")
@pytest.mark.parametrize(
    ("x", "can"), [(10 + 1.5 + 6 + 0.98, True), (10 + 1.5 + 6.03 + 0.98, False)]
)
def test_how_far_a_car_is_thrown_at_somebody_counts_from_its_side(x: float, can: bool) -> None:
    bench = Bench({"optimus": (10, 7.5)}, {"megatron": (x, 10)}, pieces=(("car", 10, 10),))
    bench.do("activate optimus", "throw_object car")
    assert (bench.why_not(ThrowAt(1)) == "") is can


@pytest.mark.rule("EW-RUL-41", "EW-RUL-69", "EW-THR-03")
def test_at_whom_nothing_is_thrown_is_told() -> None:
    bench = Bench(
        {"optimus": (10, 10), "jazz": (12.5, 13)},
        {
            "soundwave": (12.5, 10),
            "skywarp": (12.5, 15),
            "megatron": (20, 20),
            "rumble": {"at": (15, 10), "level": 0},
            "bombshell": {"status": "defeated"},
        },
        ([6, 6],),
        pieces=(("medium_building", 16.5, 10),),
    )
    unenergized(bench, "activate optimus", "throw soundwave")
    assert bench.why_not("throw_at jazz") == "EW-RUL-69"
    assert bench.why_not("throw_at megatron") == "EW-RUL-41"
    assert bench.why_not("throw_at soundwave") == "EW-THR-03"
    assert bench.why_not("throw_at bombshell") == "EW-THR-03"
    assert bench.why_not("throw_at skywarp") == "EW-RUL-41"
    assert bench.why_not(ThrowAt(99)) == "KERNEL"
    assert bench.offered("throw_at") == ["throw_at rumble"]


@pytest.mark.rule("EW-RUL-46", "EW-RUL-96")
def test_a_car_that_meets_a_model_is_destroyed_and_without_aim_hurts_nobody() -> None:
    bench = Bench(
        {"optimus": (10, 10)}, {"megatron": {"at": (10, 17), "en": 0}}, pieces=(("car", 10, 12.5),)
    )
    bench.do("activate optimus", "throw_object car", "throw_to 1000 1800")
    assert bench.last(TerrainDestroyed).piece == 0
    assert bench["megatron"].hp == 17
    wall = Bench(
        {"optimus": (10, 10)}, FAR, pieces=(("car", 10, 12.5), ("medium_building", 10, 18))
    )
    wall.do("activate optimus", "throw_object car", "throw_to 1000 1800")
    assert not wall.state.land.pieces[0].standing


@pytest.mark.rule("EW-RUL-46", "EW-RUL-42")
def test_a_car_stays_that_meets_a_tree_or_misses_whom_it_was_thrown_at() -> None:
    tree = Bench({"optimus": (10, 10)}, FAR, pieces=(("car", 10, 12.5), ("tree", 10, 17)))
    tree.do("activate optimus", "throw_object car", "throw_to 1000 1800")
    assert tree.last(ObjectThrown).piece == 0
    assert [each.standing for each in tree.state.land.pieces] == [True, True]
    miss = Bench(
        {"optimus": (10, 10)}, {"megatron": (10, 17)}, ([1, 1],), pieces=(("car", 10, 12.5),)
    )
    unenergized(miss, "activate optimus", "throw_object car", "throw_at megatron")
    assert not miss.last(ThrowRolled).hit
    assert miss.state.land.pieces[0].standing
    assert miss["megatron"].hp == 17


@pytest.mark.rule("EW-RUL-95", "EW-ABL-02")
def test_a_throw_is_reacted_to_as_to_a_melee_attack() -> None:
    bench = Bench({"optimus": (10, 10)}, {"skywarp": (12.5, 10)}, ([2, 3],))
    bench.do("activate optimus", "throw skywarp")
    assert (bench.about, bench.seat) == ("re_target", 1)
    bench.do("react skywarp 2", "decide no")
    assert bench["skywarp"].conditions == 0
    assert bench["skywarp"].lasting == []
    miss = Bench({"bumblebee": (12.5, 10)}, {"megatron": (10, 10)}, ([1, 1],), mover=1)
    miss.do("activate megatron", "throw bumblebee", "decide no")
    assert (miss.about, miss.seat) == ("re_miss", 0)


# Cover


def amounts(bench: Bench, viewer: str, target: str) -> list[tuple[int, str]]:
    one, other = bench.number(viewer), bench.number(target)
    attack = next(each.attack for each in weapons_of(bench.state, one) if not each.attack.melee)
    return [(term.amount, term.rule) for term in cover_terms(bench.state, one, other, attack)]


@pytest.mark.rule("EW-LOS-08", "EW-RUL-32")
@pytest.mark.parametrize(("y", "found"), [(18, [(2, "EW-LOS-08")]), (16, [])])
def test_who_overhangs_is_not_completely_on_the_roof(y: float, found: list[Any]) -> None:
    bench = Bench(
        {"optimus": (18, 8)},
        {"megatron": {"at": (18, y), "level": 0}},
        pieces=(("medium_building", 18, 18),),
    )
    assert amounts(bench, "optimus", "megatron") == found


@pytest.mark.rule("EW-LOS-08", "EW-RUL-31", "EW-ABL-01")
def test_without_cover_the_height_still_counts() -> None:
    bench = Bench(
        {"gears": (18, 8)},
        {"megatron": {"at": (18, 18), "level": 0}},
        pieces=(("medium_building", 18, 18),),
    )
    assert amounts(bench, "gears", "megatron") == [(2, "EW-LOS-09")]
    bench["megatron"].lasting = [Lasting("Infrared Scan", "lose", "cover", 0, "round", 0)]
    assert amounts(bench, "gears", "megatron") == [(2, "EW-LOS-08")]


# Abilities and reactions


@pytest.mark.rule("EW-RUL-74", "EW-ABL-05")
def test_an_army_of_one_has_lost_nobody() -> None:
    bench = Bench(
        {"optimus": (10, 10)}, {"megatron": (12.5, 10), "rumble": (10, 8)}, ([6, 6], [6, 6])
    )
    bench["rumble"].hp, bench["rumble"].energon = 1, 0
    unenergized(bench, "activate optimus", "attack fist rumble")
    assert bench["rumble"].status == "defeated"
    assert (bench["optimus"].stands_alone, bench["megatron"].stands_alone) == (False, True)


@pytest.mark.rule("EW-ABL-02")
def test_a_null_shield_is_for_the_seat_that_is_not_active() -> None:
    bench = Bench(
        {"prowl": (10, 10)},
        {"starscream+null_shield": {"at": (16, 14), "en": 0}},
        ([6, 6], [6, 6]),
        mover=1,
    )
    unenergized(bench, "activate starscream", "walk [[1600,1300]]")
    assert bench.about == "re_move"
    bench.do("react prowl 0")
    while bench.about.startswith("energize"):
        bench.do("decide no")
    assert bench.about == "act"
    assert bench["starscream"].hp == 12 - (12 + 11 - 15)


@pytest.mark.rule("EW-ABL-01", "EW-ABL-02")
def test_a_roll_that_was_kept_is_not_repeated_later() -> None:
    bench = Bench({"jazz": (10, 10)}, {"megatron": (12.5, 10)}, ([1, 1],))
    bench["jazz"].lasting = [Lasting("Battle Computer", "reroll", "attack", 0, "round", 0)]
    bench.do("activate jazz", "attack spin_kick megatron", "decide no")
    assert bench.about == "reroll"
    bench.do("decide no")
    assert bench["jazz"].lasting == []


# Scenarios


@pytest.mark.rule("EW-VP-06", "EW-ABL-01")
@pytest.mark.parametrize(("more", "carrier"), [(0, -1), (1, 0)])
def test_a_better_hand_catches_a_kremzeek(more: int, carrier: int) -> None:
    bench = Bench(
        {"optimus": (10, 10)}, FAR, ([2, 2],), scenario="kremzeek", tokens=(("kremzeek", 12, 10),)
    )
    bench["optimus"].lasting = [Lasting("King", "mod", "MAT", more, "round", 0)] if more else []
    bench.do("activate optimus", "capture kremzeek")
    assert bench.state.tokens[0].carrier == carrier


@pytest.mark.rule("EW-VP-06", "EW-RUL-95")
def test_a_throw_shakes_a_kremzeek_out() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron": {"at": (12.5, 10), "en": 0}},
        ([6, 6],),
        scenario="kremzeek",
    )
    bench.state.tokens = [Token("kremzeek", 0, 0, carrier=1)]
    unenergized(bench, "activate optimus", "throw megatron")
    bench.do("throw_to 1550 1000")
    assert (bench.about, bench.seat) == ("put_down", 0)


@pytest.mark.rule("EW-EN-04", "EW-VP-06")
def test_the_box_of_the_matrix_is_lost_with_it() -> None:
    bench = Bench({"jazz": {"at": (10, 10), "en": 5}}, FAR, scenario="the_touch")
    bench.state.tokens = [Token("matrix", 0, 0, carrier=0)]
    bench.do("activate jazz", "set_down matrix")
    put(bench, 11.49, 10)
    assert bench["jazz"].energon == 4
    assert bench.last(EnergonChanged).change == -1


@pytest.mark.rule("EW-VP-06")
def test_who_strikes_a_friend_down_says_where_sparkplug_goes() -> None:
    bench = Bench(
        {"optimus": {"at": (10, 12), "en": 0}},
        {"rumble": (10, 10), "megatron": {"at": (11.5, 9), "en": 0}},
        ([1, 1], [6, 6]),
        scenario="spark_plug",
        mover=1,
    )
    bench.state.tokens = [Token("sparkplug", 0, 0, carrier=2)]
    unenergized(bench, "activate rumble", "attack_around earthquake")
    assert (bench.about, bench.seat) == ("put_down", 1)


@pytest.mark.rule("EW-SET-09")
def test_terrain_gives_way_to_the_hundredth() -> None:
    match = Match(GAME.rules, Setup(scenario="the_touch", map="iacon"), Scripted([[6, 6], [1, 1]]))
    moved = [each for each in match.events if isinstance(each, TerrainShifted) and each.piece == 0]
    assert [(each.x, each.y) for each in moved] == [(1800, 1800 + 300 + 49)]


# Cards of one's own


CARD = """
[cards.tester]
name = "Tester"
faction = "autobot"
base = "large"
points = 3
hit_points = 9
energon = 4
[cards.tester.robot]
form = "robot"
speed = "M"
melee = 5
ranged = 5
size = 3
defense = 13
armor = 15
transform_cost = 1
attacks = [{ATTACK}]
[cards.tester.alt]
form = "car"
speed = "L"
melee = 5
ranged = 5
size = 2
defense = 13
armor = 15
transform_cost = 1
"""


def own(attack: str) -> str:
    return CARD.replace("{ATTACK}", "{ " + attack + " }")


@pytest.mark.rule("EW-TRM-01")
def test_a_trample_without_a_distance_goes_as_far_as_the_tool() -> None:
    text = own('name = "Rush", kind = "melee", damage = 10, cost = 1, fx = ["trample"]')
    rush = library_with(text).cards["tester"].sides[0].attacks[0]
    bench = Bench({"jazz": (10, 10)}, FAR)
    assert distance_of(bench.state, 0, rush) == 600
    stampede = weapons_of(Bench({"grimlock": {"at": (10, 10), "mode": "alt"}}, FAR).state, 0)[3]
    assert distance_of(bench.state, 0, stampede.attack) == 600


@pytest.mark.rule("EW-RUL-79")
def test_an_attack_for_nothing_needs_a_rate_of_fire() -> None:
    with pytest.raises(ContentError, match="a number for an attack that costs nothing"):
        library_with(own('name = "Poke", kind = "melee", range = 1, damage = 10, cost = 0'))
    library_with(own('name = "Poke", kind = "melee", range = 1, damage = 10, cost = 0, uses = 1'))
