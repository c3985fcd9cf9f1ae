"""Where two rules meet: cover and height, carried things and reactions, free things and windows."""

import pytest

from rollout.games.energon_wars.actions import Climb, Punch, ThrowAt, ThrowObject
from rollout.games.energon_wars.attack_events import (
    AttackDeclared,
    Burned,
    DamageRolled,
    Displaced,
    Prevented,
)
from rollout.games.energon_wars.content.table import hundredths
from rollout.games.energon_wars.events import Immune, Replenished, Unmarked, Walked
from rollout.games.energon_wars.model import Lasting
from rollout.games.energon_wars.rules.figures import flies, height_of, score_of, speed_of
from rollout.games.energon_wars.rules.sight import (
    cover_terms,
    defense_of,
    has_cover,
    has_elevation,
    sees,
)
from rollout.games.energon_wars.rules.weapons import weapons_of
from rollout.games.energon_wars.screen.looks import look
from tests.games.energon_wars.bench import Bench

FAR = {"megatron": (33, 33)}


def terms(bench: Bench, viewer: str, target: str) -> list[tuple[str, int, str]]:
    one, other = bench.number(viewer), bench.number(target)
    attack = next(each.attack for each in weapons_of(bench.state, one) if not each.attack.melee)
    found = cover_terms(bench.state, one, other, attack)
    return [(term.label, term.amount, term.rule) for term in found]


def unenergized(bench: Bench, *lines: str) -> None:
    """Answers, with no energon spent on any roll."""
    for line in lines:
        bench.do(line)
        while bench.about.startswith("energize"):
            bench.do("decide no")


# Cover


def on_a_roof(viewer: str, **options: object) -> Bench:
    """A cassette on the low roof, half behind the tower beside it."""
    return Bench(
        {viewer: (10, 8)},
        {"rumble": {"at": (16.6, 18), "level": 0}},
        pieces=(("medium_building", 18, 18), ("large_building", 10, 14)),
        **options,  # type: ignore[arg-type]
    )


@pytest.mark.rule("EW-LOS-10", "EW-RUL-31", "EW-LOS-06", "EW-LOS-08")
def test_cover_and_elevation_are_two_in_all_unless_agreed_otherwise() -> None:
    bench = on_a_roof("optimus")
    assert sees(bench.state, 0, 1)
    assert has_cover(bench.state, 0, 1)
    assert has_elevation(bench.state, 0, 1)
    assert terms(bench, "optimus", "rumble") == [("cover", 2, "EW-LOS-06")]
    stacked = on_a_roof("optimus", stack_cover=True)
    assert terms(stacked, "optimus", "rumble") == [
        ("cover", 2, "EW-LOS-06"),
        ("elevation", 2, "EW-LOS-08"),
    ]
    blaster = weapons_of(stacked.state, 0)[1].attack
    fist = weapons_of(stacked.state, 0)[2].attack
    printed = stacked.state.cards[1].sides[0].defense
    assert defense_of(stacked.state, 0, 1, blaster).total == printed + 4
    assert defense_of(stacked.state, 0, 1, fist).total == printed


@pytest.mark.rule("EW-LOS-09", "EW-RUL-31", "EW-RUL-32")
@pytest.mark.parametrize(("viewer", "amount"), [("bumblebee", 4), ("ironhide", 2)])
def test_a_surface_higher_than_the_attacker_is_cover_of_its_own(viewer: str, amount: int) -> None:
    def total(**options: object) -> int:
        bench = Bench(
            {viewer: (18, 12)},
            {"rumble": {"at": (18, 18), "level": 0}},
            pieces=(("medium_building", 18, 18),),
            **options,  # type: ignore[arg-type]
        )
        return sum(each[1] for each in terms(bench, viewer, "rumble"))

    assert total() == 2
    assert total(stack_cover=True) == amount


@pytest.mark.rule("EW-LOS-10", "EW-LOS-13", "EW-RUL-36")
def test_concealment_is_never_added_to_cover() -> None:
    bench = Bench(
        {"jazz": (10, 10)}, {"bombshell": (10, 17)}, pieces=(("car", 10, 14),), stack_cover=True
    )
    bench["bombshell"].lasting = [Lasting("Fog", "gain", "concealment", 0, "round", 0)]
    assert terms(bench, "jazz", "bombshell") == [("cover", 2, "EW-LOS-06")]
    bench["bombshell"].x = 2000
    assert terms(bench, "jazz", "bombshell") == [("concealment", 2, "EW-LOS-13")]


# Contact, flight, carrying


@pytest.mark.rule("EW-RUL-72")
def test_in_contact_a_model_may_shoot_another_and_walk_away() -> None:
    bench = Bench({"jazz": (10, 10)}, {"megatron": (11.96, 10), "bombshell": (10, 15)}, ([1, 1],))
    bench.do("activate jazz")
    assert bench.why_not("attack photon_rifle bombshell") == ""
    assert bench.why_not("attack photon_rifle megatron") == ""
    bench.do("walk [[600,1000]]")
    assert bench.last(Walked).path == ((600, 1000),)
    assert bench["megatron"].energon == 6
    bench.do("attack photon_rifle bombshell", "decide no")
    assert bench.last(AttackDeclared).targets == (2,)


@pytest.mark.rule("EW-RUL-86", "EW-FLY-02")
def test_a_carrier_of_the_matrix_flies_as_far_as_without_it() -> None:
    bench = Bench(
        {"optimus": (30, 30)},
        {"starscream": {"at": (10, 10), "mode": "alt"}},
        scenario="the_touch",
        tokens=(("matrix", 10, 10),),
        pieces=(("medium_building", 10, 14),),
        mover=1,
    )
    bench.state.tokens[0].carrier = 1
    assert (speed_of(bench.state, 1), flies(bench.state, 1)) == (800, True)
    bench.do("activate starscream")
    assert bench.why_not("walk [[1000,1800]]") == ""
    bench.state.tokens[0].kind = "sparkplug"
    assert not flies(bench.state, 1)


@pytest.mark.rule("EW-RUL-87", "EW-LOS-08", "EW-LOS-11", "EW-RUL-21")
def test_a_flier_has_the_level_of_its_surface() -> None:
    bench = Bench(
        {"bumblebee": (18, 12)},
        {"laserbeak": (18, 18)},
        pieces=(("medium_building", 18, 18),),
    )
    assert flies(bench.state, 1)
    assert (height_of(bench.state, 1), has_elevation(bench.state, 0, 1)) == (0, False)
    bench["laserbeak"].level = 0
    assert (height_of(bench.state, 1), has_elevation(bench.state, 0, 1)) == (300, True)


@pytest.mark.rule("EW-RUL-87", "EW-MOV-06", "EW-RUL-21")
def test_a_flier_lands_on_a_roof_by_walking_there() -> None:
    bench = Bench(
        {"bumblebee": (3, 3)},
        {"starscream": {"at": (18, 12), "mode": "alt"}},
        pieces=(("medium_building", 18, 18),),
        mover=1,
    )
    bench.do("activate starscream", "walk [[1800,1800]]")
    assert (bench["starscream"].level, height_of(bench.state, 1)) == (0, 300)
    assert bench["starscream"].energon == 5


# Numbers and measuring


@pytest.mark.rule("EW-RUL-81")
@pytest.mark.parametrize(
    ("inches", "expected"), [(1.15, 115), (0.759, 75), (2.999, 299), (0.29, 29), (18.0, 1800)]
)
def test_fractions_of_a_hundredth_are_rounded_down(inches: float, expected: int) -> None:
    assert hundredths(inches) == expected


@pytest.mark.rule("EW-RUL-78")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_measures_at_any_time(seat: int | None) -> None:
    bench = Bench({"optimus": (10, 10)}, {"megatron": (18, 10)}).do("activate optimus")
    for model, target in ((0, 1), (1, 0)):
        seen = look(bench.state, seat, {"aim": {"model": model, "target": target}})
        assert seen["gap"] == 800 - 196
        assert look(bench.state, seat, {"reach": {"model": model}})["modes"]


# Upkeep


def burning(**more: object) -> Bench:
    return Bench(
        {
            "jazz": {"at": (10, 10), "conditions": ["acid"], "activated": True, "en": 1},
            "ratchet": {"at": (14, 10), "conditions": ["acid"], "activated": True, "en": 0},
        },
        {
            "megatron": {"at": (30, 30), "conditions": ["acid"], "en": 0},
            "soundwave": {"at": (26, 30), "conditions": ["acid"], "activated": True, "en": 0},
        },
        mover=1,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("EW-RUL-93", "EW-RND-02", "EW-RND-08")
def test_the_seat_that_begins_orders_its_models_first_then_the_other() -> None:
    bench = burning(dice=(3, 1, 6, 2))
    bench.rest("megatron")
    assert (bench.seat, bench.offers) == (0, ["pick jazz", "pick ratchet"])
    bench.do("pick jazz")
    assert (bench.about, bench.seat) == ("prevent", 0)
    bench.do("prevent 1")
    assert (bench.about, bench.seat) == ("resolve_next", 1)
    assert bench.offers == ["pick megatron", "pick soundwave"]
    bench.do("pick soundwave")
    found = [(event.model, event.roll, event.amount) for event in bench.all(Burned)]
    assert found == [(0, 3, 1), (1, 1, 0), (3, 6, 1), (2, 2, 0)]
    assert bench.last(Prevented).amount == 1
    order = [type(event).__name__ for event in bench.match.events]
    assert order.index("Replenished") > max(i for i, x in enumerate(order) if x == "Burned")
    assert bench.last(Replenished).models == (0, 1, 2, 3)


@pytest.mark.rule("EW-FX-08", "EW-RUL-76")
def test_a_token_of_what_a_side_is_immune_to_goes_without_a_roll() -> None:
    bench = Bench(
        {"ironhide": {"at": (10, 10), "conditions": ["acid"], "activated": True}},
        {"megatron": (30, 30)},
        mover=1,
    )
    bench.rest("megatron")
    assert (bench.last(Immune).model, bench.last(Immune).effect) == (0, "acid")
    assert bench.last(Unmarked).condition == "acid"
    assert not bench.all(Burned)
    assert bench["ironhide"].hp == 13


# Throws


@pytest.mark.rule("EW-RUL-96", "EW-THR-04", "EW-THR-06")
def test_a_free_throw_ends_at_contact_and_names_whom_it_met() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"soundwave": {"at": (12.5, 10), "en": 3}, "skywarp": {"at": (12.5, 14), "en": 0}},
        ([6, 6],),
    )
    bench.do("activate optimus", "throw soundwave", "decide no", "throw_to 1250 1300")
    assert (bench.last(Displaced).how, bench.last(Displaced).struck) == ("throw", 2)
    assert bench["soundwave"].y == 1400 - 196
    assert (bench.about, bench.offers) == ("prevent", ["prevent 0", "prevent 1"])
    bench.do("prevent 1")
    assert (bench["soundwave"].hp, bench["soundwave"].energon) == (13, 2)
    assert bench["skywarp"].conditions == 0


@pytest.mark.rule("EW-RUL-41", "EW-THR-03", "EW-LOS-11")
def test_a_model_is_thrown_at_those_on_another_level_too() -> None:
    bench = Bench(
        {"optimus": (15.2, 18)},
        {
            "rumble": {"at": (16.6, 18), "level": 0},
            "bombshell": {"at": (18.6, 18), "level": 0},
            "skywarp": (14, 21),
        },
        ([6, 6],),
        pieces=(("medium_building", 18.5, 18),),
    )
    bench.do("activate optimus", "throw rumble", "decide no")
    assert bench.why_not(ThrowAt(bench.number("bombshell"))) == ""
    assert bench.why_not(ThrowAt(bench.number("skywarp"))) == ""


@pytest.mark.rule("EW-HUG-04", "EW-THR-02", "EW-RUL-58")
def test_a_giant_is_offered_what_its_long_arms_reach() -> None:
    team = ("scrapper", "mixmaster", "bonecrusher", "hook", "scavenger", "longhaul")
    bench = Bench(
        {"optimus": (3, 3)},
        {**{name: {"status": "merged"} for name in team}, "devastator": (18, 18)},
        pieces=(("car", 18 + 1.97 + 1.5 + 0.95, 18),),
        mover=1,
    )
    bench.do("activate devastator")
    assert bench.offered("punch") == ["punch car"]
    assert bench.why_not(Punch(0)) == ""
    assert bench.offered("throw_object") == ["throw_object car"]
    assert bench.why_not(ThrowObject(0)) == ""


# Reactions, items, scenarios


@pytest.mark.rule("EW-ABL-06", "EW-ATK-07")
def test_a_damage_roll_that_may_be_repeated_keeps_the_second_result() -> None:
    bench = Bench(
        {"optimus": (10, 10)},
        {"megatron": {"at": (12.5, 10), "en": 0}},
        ([6, 5], [1, 1], [6, 4]),
    )
    bench["optimus"].lasting = [Lasting("Again", "reroll", "damage", 0, "round", 0)]
    unenergized(bench, "activate optimus", "attack fist megatron")
    assert bench.about == "reroll"
    bench.do("decide yes")
    assert bench.last(DamageRolled).dice == (6, 4)
    assert not bench["optimus"].lasting


def struck_sunstreaker(**more: object) -> Bench:
    return Bench(
        {"sunstreaker+jetpack": {"at": (10, 10), "en": 3}},
        {"megatron": {"at": (12.2, 10)}},
        mover=1,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("EW-ABL-02", "EW-FLY-04", "EW-FLY-06")
def test_a_melee_reaction_ends_the_flight_of_who_strikes_back() -> None:
    bench = struck_sunstreaker(dice=([6, 5], [6, 6], [1, 2]))
    unenergized(bench, "activate megatron", "attack fist sunstreaker")
    bench["sunstreaker"].lasting = [Lasting("Lift off", "gain", "flight", 0, "next", 0)]
    unenergized(bench, "prevent 0", "react sunstreaker 1")
    assert bench.last(AttackDeclared).model == 0
    assert not flies(bench.state, 0)


@pytest.mark.rule("EW-VP-06", "EW-ABL-02")
def test_who_holds_sparkplug_in_robot_mode_strikes_nobody_back() -> None:
    bench = struck_sunstreaker(
        dice=([6, 5], [4, 3]), scenario="spark_plug", tokens=(("sparkplug", 10, 10),)
    )
    bench.state.tokens[0].carrier = 0
    unenergized(bench, "activate megatron", "attack fist sunstreaker")
    bench.do("prevent 0", "react sunstreaker 1")
    assert [event.model for event in bench.all(AttackDeclared)] == [1]
    assert bench.about == "act"


@pytest.mark.rule("EW-ARM-03", "EW-RUL-79", "EW-EN-04")
def test_a_second_cube_of_the_same_kind_can_be_used_as_well() -> None:
    bench = Bench({"optimus+energon_cube+energon_cube": {"at": (10, 10), "en": 1}}, FAR)
    bench.do("activate optimus")
    assert len(bench.offered("use_ability 3")) >= 1
    bench.do("use_ability 3")
    assert bench["optimus"].energon == 3
    bench.do("use_ability 3")
    assert bench["optimus"].energon == 5
    assert [item.carrier for item in bench.state.items] == [-1, -1]


@pytest.mark.rule("EW-VP-06", "EW-RUL-28", "EW-RUL-69")
def test_even_a_friend_shakes_sparkplug_out() -> None:
    bench = Bench(
        {"optimus": (11.5, 12)},
        {"rumble": (10, 10), "bombshell": {"at": (11.6, 10), "en": 0, "mode": "alt"}},
        ([1, 1], [6, 6], [4, 4]),
        scenario="spark_plug",
        tokens=(("sparkplug", 11.6, 10),),
        mover=1,
    )
    bench.state.tokens[0].carrier = bench.number("bombshell")
    row = next(
        each.attack.name.lower().replace(" ", "_")
        for each in weapons_of(bench.state, bench.number("rumble"))
        if each.attack.has("360")
    )
    unenergized(bench, "activate rumble", f"attack_around {row}")
    assert (bench.about, bench.seat) == ("put_down", 1)


@pytest.mark.rule("EW-VP-06", "EW-RUL-38", "EW-RUL-92")
def test_nobody_travels_who_may_not_move() -> None:
    portals = (("portal", 9, 9), ("portal", 27, 9))
    bench = Bench(
        {"optimus": {"at": (9, 11.5), "conditions": ["knockdown"]}},
        FAR,
        scenario="portal_play",
        tokens=portals,
    )
    bench.do("activate optimus", "stand_up movement")
    assert bench.why_not("travel portal-2") == "EW-RUL-38"
    cold = Bench(
        {"optimus": {"at": (9, 11.5), "conditions": ["cold"]}},
        FAR,
        scenario="portal_play",
        tokens=portals,
    )
    cold.do("activate optimus", "proceed")
    assert cold.why_not("travel portal-2") == "EW-MOV-15"
    cold.do("shake cold", "walk [[900,1150]]")
    assert cold.why_not("travel portal-2") == ""


@pytest.mark.rule("EW-RUL-15", "EW-MOV-01", "EW-ABL-06")
def test_a_walk_of_no_length_is_no_movement() -> None:
    bench = Bench({"bluestreak": (10, 10)}, {"megatron": (15, 10)})
    bench.do("activate bluestreak")
    rifle = next(each.attack for each in weapons_of(bench.state, 0) if not each.attack.melee)
    steady = score_of(bench.state, 0, rifle, 1).total
    bench.do("walk [[1000,1000]]")
    assert score_of(bench.state, 0, rifle, 1).total == steady
    assert bench.why_not("run [[1000,1200]]") == ""
    moved = Bench({"bluestreak": (10, 10)}, {"megatron": (15, 10)})
    moved.do("activate bluestreak", "walk [[1000,1010]]")
    assert score_of(moved.state, 0, rifle, 1).total == steady - 1


@pytest.mark.rule("EW-RUL-18", "EW-MOV-06")
@pytest.mark.parametrize("spot", [Climb(1800, 1800, 7), Climb(1800, 1800, -2), Climb(0, 0, 0)])
def test_climbs_out_of_range_are_refused(spot: Climb) -> None:
    bench = Bench({"optimus": (10, 10)}, FAR, pieces=(("medium_building", 18, 18),))
    bench.do("activate optimus")
    assert bench.why_not(spot) == "EW-MOV-08"
