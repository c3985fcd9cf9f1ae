"""Skills, transforming, abilities and Advantages (BC-SKL, BC-TRF, BC-ABL, BC-ADV)."""

import pytest

from tests.games.battlecards.bench import Bench, fight, near_misses
from tests.games.battlecards.cards.homebrew import resource, robot


@pytest.mark.rule("BC-SKL-02", "BC-SPT-03")
def test_tactical_raises_the_limit_on_a_resource_its_seat_controls() -> None:
    bench = Bench({"robots": ["A03 on R01"]}, field=("R01",))
    assert bench.seat("A")["support_limit"] == 3


@pytest.mark.rule("BC-SKL-03")
@pytest.mark.parametrize("robot", ["A03", "A03 on R02"])
def test_tactical_adds_nothing_in_homebase_or_on_an_uncontrolled_resource(robot: str) -> None:
    bench = Bench({"robots": [robot]}, field=("R02",))
    assert bench.seat("A")["support_limit"] == 1


@pytest.mark.rule("BC-SKL-03")
def test_a_claimers_own_tactical_does_not_help_and_a_holders_does() -> None:
    claim = Bench({"robots": ["A03"]}, {"robots": ["D04"]}, field=("R01",))
    claim.do("claim A03 R01", "contest D04")
    assert claim.seat("A")["support_limit"] == 1
    hold = fight({"robots": ["A08"]}, {"robots": ["D04"]})
    assert hold.seat("B")["support_limit"] == 2


@pytest.mark.rule("BC-SKL-04", "BC-RUL-16")
def test_several_tactical_robots_add_up_in_either_mode() -> None:
    robots = ["A03 on R01", "A07 on R01 alt", "A31 on R04"]
    bench = Bench({"robots": robots}, field=("R01", "R04"))
    assert bench.seat("A")["support_limit"] == 6


@pytest.mark.rule("BC-RUL-68", "BC-RUL-64")
def test_a_supporters_tactical_counts_from_its_resource_and_its_combat_does_not() -> None:
    bench = fight(
        {"robots": ["A21", "A04 alt on R04"]}, {"robots": ["D37"]}, field=("R01", "R04")
    ).do("join A04")
    assert bench.seat("A")["support_limit"] == 2
    bench.do("pass")
    assert not [offer for offer in bench.offers if offer.startswith("roll_dice")]


@pytest.mark.rule("BC-SKL-05", "BC-RUL-50", "BC-CHN-04")
@pytest.mark.parametrize(
    ("faces", "added"), [((1,), 1), ((2,), 2), ((3,), 0), ((2, 2), 4), ((1, 6), 1), ((4, 5), 0)]
)
def test_each_combat_die_adds_a_1_or_a_2_by_itself(faces: tuple[int, ...], added: int) -> None:
    dice = tuple(("combat_die", face) for face in faces)
    bench = fight({"robots": ["A08"]}, {"robots": ["D37"]}, dice=dice)
    bench.do(f"roll_dice {len(faces)}")
    assert bench.side("A")["enhanced"] == 6 + added
    assert bench.told("dice_rolled")[0]["added"] == added
    bench.source.finish()


@pytest.mark.rule("BC-RUL-50", "BC-SKL-05")
def test_combat_dice_are_rolled_once_a_battle_up_to_x_and_use_no_slot() -> None:
    bench = fight(
        {"robots": ["A08"], "hand": ["R25"]}, {"robots": ["D37"]}, dice=(("combat_die", 3),)
    )
    assert bench.why_not("roll_dice 3") == "BC-SKL-05"
    bench.do("roll_dice 1", "pass")
    assert bench.why_not("roll_dice 1") == "BC-RUL-50"
    assert bench.side("A")["slots_used"] == 0
    assert bench.why_not("add_strength R25") == ""


@pytest.mark.rule("BC-RUL-51")
def test_combat_dice_do_not_raise_core_strength() -> None:
    bench = fight({"robots": ["A08"]}, {"robots": ["D37"]}, dice=(("combat_die", 2),))
    bench.do("roll_dice 1")
    assert (bench.side("A")["core"], bench.side("A")["enhanced"]) == (6, 8)


@pytest.mark.rule("BC-TRF-01", "BC-TRF-06")
def test_the_two_modes_have_their_own_figures_and_transforming_is_free() -> None:
    bench = Bench({"robots": ["A22"], "bank": 1}).do("transform A22")
    assert bench.robot("A22") == {
        "place": "homebase", "mode": "alt", "damage": 0, "core": 3, "endurance": 6, "speed": 8,
    }  # fmt: skip
    assert bench.seat("A")["bank"] == 1


@pytest.mark.rule("BC-TRF-02", "BC-TRF-03", "BC-ACT-02")
def test_worked_example_1_prowl_cannot_change_back_in_the_same_turn() -> None:
    bench = Bench({"robots": ["A03", "A08"]}).do("transform A03")
    assert bench.why_not("transform A03") == "BC-TRF-02"
    assert bench.why_not("transform A08") == ""
    bench.do("end_phase", "draw", "end_turn", "end_phase", "end_phase", "draw", "end_turn")
    assert bench.why_not("transform A03") == ""


@pytest.mark.rule("BC-TRF-04", "BC-RUL-18")
def test_the_turn_seat_transforms_any_robot_outside_the_fight_during_a_battle() -> None:
    bench = fight({"robots": ["A08", "A21"]}, {"robots": ["D37", "D43"]})
    assert bench.why_not("transform A21") == ""
    bench.do("transform A21")
    assert bench.robot("A21")["mode"] == "alt"


@pytest.mark.rule("BC-TRF-05", "BC-RUL-19")
def test_in_another_seats_turn_only_the_lead_transforms_in_battle() -> None:
    bench = fight({"robots": ["A08"]}, {"robots": ["D37", "D43"]}).do("pass")
    assert bench.asked == ("B", "battle_move")
    assert bench.why_not("transform D37") == ""
    assert bench.why_not("transform D43") == "BC-TRF-05"


@pytest.mark.rule("BC-RUL-18")
def test_a_supporter_stays_in_alt_mode() -> None:
    bench = fight({"robots": ["A08", "A38 alt"]}, {"robots": ["D37"]}).do("join A38", "pass")
    assert bench.why_not("transform A38") == "BC-RUL-18"


@pytest.mark.rule("BC-RUL-101")
def test_the_lead_drives_in_and_stands_up_to_fight() -> None:
    """Its core and speed change at once; the order of moves does not."""
    bench = fight({"robots": ["A22 alt"]}, {"robots": ["D33"]})
    assert bench.side("A")["core"] == 3
    bench.do("transform A22")
    assert bench.side("A")["core"] == 6
    assert bench.asked == ("B", "battle_move")


@pytest.mark.rule("BC-RUL-22")
def test_modes_after_a_battle_are_as_at_its_end() -> None:
    bench = fight({"robots": ["A22 alt"]}, {"robots": ["D33"]}).do("transform A22")
    while bench.asked[1] != "action":
        bench.do("pass")
    assert bench.robot("A22")["mode"] == "robot"


@pytest.mark.rule("BC-RUL-23")
def test_transforming_is_allowed_even_if_it_scraps_the_robot() -> None:
    bench = Bench({"robots": ["A45 damage 4"]})
    assert bench.why_not("transform A45") == ""
    bench.do("transform A45")
    assert bench.seat("A")["scrapheap"] == ["A45"]


@pytest.mark.rule("BC-ABL-01", "BC-RUL-24")
def test_an_ability_without_a_printed_time_is_offered_at_every_decision_of_its_seat() -> None:
    medic, hurt = "A41", "A41 damage 1"
    for phase in ("deployment", "action", "supply"):
        assert f"use_ability {medic}" in Bench({"robots": [hurt]}, phase=phase).offers
    battle = fight({"robots": ["A08", hurt]}, {"robots": ["D37"]})
    assert f"use_ability {medic}" in battle.offers
    claim = Bench({"robots": [hurt]}, {"robots": ["D33"]}, field=("R01",), turn_seat="B")
    claim.do("claim D33 R01")
    assert claim.asked == ("A", "contest")
    assert claim.offers == ["decline", f"use_ability {medic}"]
    claim.do(f"use_ability {medic}")
    assert claim.asked == ("B", "action")


@pytest.mark.rule("BC-ABL-02", "BC-ACT-03")
def test_an_ability_with_a_time_and_a_condition_is_refused_elsewhere() -> None:
    bench = Bench({"robots": ["A09 on R01"]}, field=("R01",))
    assert bench.why_not("use_ability A09") == "BC-ABL-02"
    home = Bench({"robots": ["A09"]}, phase="deployment")
    assert home.why_not("use_ability A09") == "BC-ABL-01"


@pytest.mark.rule("BC-ABL-03", "BC-RUL-105")
def test_an_ability_works_only_in_the_mode_it_is_printed_under() -> None:
    bench = Bench({"robots": ["A05"], "bank": 9}, {"hand": ["R01"]})
    bench.do("use_ability A05")
    assert bench.told("hand_seen")[0]["target"] == "B"
    alt = Bench({"robots": ["A05 alt"], "bank": 9}).do("use_ability A05")
    assert alt.told("hand_seen") == []
    assert alt.told("seat_affected")[0]["word"] == "uncontested"
    plain = Bench({"robots": ["A09 alt"], "bank": 9})
    assert plain.why_not("use_ability A09") in ("BC-ABL-01", "BC-ABL-03")


@pytest.mark.rule("BC-ABL-03")
def test_a_mode_without_an_ability_offers_none() -> None:
    assert Bench({"robots": ["A27"]}).why_not("use_ability A27") == "BC-ABL-03"


@pytest.mark.rule("BC-RUL-25")
def test_abilities_are_used_once_a_turn_and_anew_in_every_seats_turn() -> None:
    seat = {"robots": ["A41 damage 2"], "hand": ["R01"]}
    bench = Bench(seat, {"robots": ["D33"]}, field=("R04",)).do("use_ability A41")
    assert bench.why_not("use_ability A41") == "BC-RUL-25"
    bench.do("end_phase", "draw", "end_turn", "end_phase", "claim D33 R04")
    assert bench.asked == ("A", "contest")
    assert bench.why_not("use_ability A41") == ""


@pytest.mark.rule("BC-RUL-25")
def test_battle_abilities_are_used_once_a_battle() -> None:
    bench = fight({"robots": ["A01"], "bank": 9}, {"robots": ["D37"]})
    bench.do("use_ability A01")
    assert bench.side("A")["enhanced"] == 10
    bench.do("pass")
    assert bench.why_not("use_ability A01") == "BC-RUL-25"


@pytest.mark.rule("BC-ADV-01", "BC-RUL-06", "BC-RUL-28", "BC-RUL-29", "BC-OPT-07")
def test_an_advantage_needs_a_robot_of_its_army_and_in_battle_a_lead_of_it() -> None:
    mixed = {"mixed_armies": True}
    hand = {"hand": ["DA17", "DA06", "AA09", "R25"]}
    none = Bench({**hand, "robots": ["A21"]}, options=mixed)
    assert none.why_not("play DA17") == "BC-RUL-28"
    assert none.why_not("play AA09") == ""
    both = Bench({**hand, "robots": ["A21", "D37"]}, options=mixed)
    assert both.why_not("play DA17") == ""
    bench = fight({**hand, "robots": ["A08", "D43"]}, {"robots": ["D37"]}, options=mixed)
    assert bench.why_not("play DA06") == "BC-ADV-01"
    assert bench.why_not("add_strength DA17") == "BC-ADV-01"
    assert bench.why_not("add_strength AA09") == ""
    assert bench.why_not("add_strength R25") == ""


@pytest.mark.rule("BC-RUL-28")
def test_without_any_robot_no_advantage_is_played() -> None:
    assert Bench({"hand": ["AA09"]}).why_not("play AA09") == "BC-RUL-28"


@pytest.mark.rule("BC-ADV-02", "BC-RUL-31", "BC-RUL-32", "BC-GEN-03")
def test_playing_the_effect_does_what_the_card_says_at_its_own_cost() -> None:
    bench = Bench({"robots": ["A21 damage 4"], "hand": ["AA04", "AA09"], "bank": 11})
    bench.do("play AA09")
    assert bench.seat("A")["bank"] == 13
    bench.do("play AA04")
    assert (bench.seat("A")["bank"], bench.robot("A21")["damage"]) == (12, 0)
    assert bench.seat("A")["scrapheap"] == ["AA09", "AA04"]


@pytest.mark.rule("BC-ADV-03", "BC-ADV-04", "BC-ADV-05")
def test_one_use_of_an_advantage_excludes_the_other() -> None:
    options = {"support_limit": 2}
    strength = fight({"robots": ["A08"], "hand": ["AA13"]}, {"robots": ["D37"]}, options=options)
    strength.do("add_strength AA13")
    assert strength.side("A")["enhanced"] == 8
    assert strength.why_not("play AA13") == "BC-ADV-04"
    effect = fight({"robots": ["A08"], "hand": ["AA13"]}, {"robots": ["D37"]}, options=options)
    effect.do("play AA13")
    assert effect.side("A")["enhanced"] == 10
    assert effect.why_not("add_strength AA13") == "BC-ADV-04"


@pytest.mark.rule("BC-SPT-11")
def test_a_resource_lends_its_strength_once_in_a_battle() -> None:
    two = {"support_limit": 2}
    bench = fight({"robots": ["A08"], "hand": ["R25"]}, {"robots": ["D37"]}, options=two)
    bench.do("add_strength R25")
    assert bench.why_not("add_strength R25") == "BC-SPT-11"


@pytest.mark.rule("BC-ZON-02")
def test_a_card_that_was_played_does_nothing_from_the_scrapheap() -> None:
    bench = Bench({"robots": ["A21"], "hand": ["AA09"]}).do("play AA09")
    assert bench.why_not("play AA09") == "BC-ZON-02"


@pytest.mark.rule("BC-ADV-06", "BC-RUL-30", "BC-RUL-94")
def test_in_battle_effects_are_for_battle_only_and_others_for_elsewhere() -> None:
    assert Bench({"robots": ["A21"], "hand": ["AA13"]}).why_not("play AA13") == "BC-ADV-06"
    bench = fight({"robots": ["A08"], "hand": ["AA09", "AA35"]}, {"robots": ["D37"]})
    assert bench.why_not("play AA09") == bench.why_not("play AA35") == "BC-RUL-30"
    assert bench.why_not("add_strength AA09") == ""


@pytest.mark.rule("BC-ACT-01", "BC-DEC-05", "BC-ADV-06")
def test_action_and_the_answer_to_a_claim_have_advantages_of_their_own() -> None:
    for_action, for_battle, for_claims = cards = ["AA09", "AA13", "AA35"]
    seat = {"robots": ["A36"], "hand": cards}
    bench = Bench(seat)
    assert bench.why_not(f"play {for_action}") == ""
    assert bench.why_not(f"play {for_battle}") == "BC-ADV-06"
    assert bench.why_not(f"play {for_claims}") == "BC-ACT-01"
    bench = Bench({"robots": ["D33"]}, seat, field=("R01",)).do("claim D33 R01")
    assert bench.why_not(f"play {for_action}") == "BC-DEC-05"
    assert bench.why_not(f"play {for_battle}") == "BC-ADV-06"
    assert bench.why_not(f"play {for_claims}") == ""


@pytest.mark.rule("BC-RES-04", "BC-RUL-29")
def test_an_unplayed_resource_gives_its_strength_support_to_either_army() -> None:
    bench = fight({"robots": ["A08"], "hand": ["R25"]}, {"robots": ["D37"], "hand": ["R25"]}).do(
        "add_strength R25", "add_strength R25-2"
    )
    assert (bench.side("A")["enhanced"], bench.side("B")["enhanced"]) == (10, 10)


@pytest.mark.rule("BC-RES-03", "BC-RUL-52")
def test_a_resources_effect_serves_its_controller_and_enhanced_strength_only() -> None:
    bench = fight({"robots": ["A08"]}, {"robots": ["D37"]}, field=("R10",))
    assert bench.side("B")["enhanced"] == 8
    assert bench.side("B")["core"] == 6
    other = fight({"robots": ["A08"]}, {"robots": ["D37"]}, field=("R01", "R10"))
    assert other.side("B")["enhanced"] == 6
    unused = Bench({"robots": ["A21"]}, field=("R37",))
    assert unused.why_not("use_ability R37") == "BC-RES-03"


@pytest.mark.rule("BC-ADV-07")
@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("AA29", "changing power values"),
        ("AA06", "bringing back a scrapped Robot"),
        ("AA07", "calling for backup"),
        ("AA18", "changing a rule"),
    ],
)
def test_the_pool_has_the_typical_powers_of_advantages(code: str, kind: str) -> None:
    from rollout.games.battlecards.content.library import library

    ability = library().card(code).abilities[0]
    assert ability is not None
    words = {
        "changing power values": "core",
        "bringing back a scrapped Robot": "revive",
        "calling for backup": "limit",
        "changing a rule": "uncontested",
    }
    assert ability.clauses[0].effects[0].word == words[kind]


@pytest.mark.rule("BC-ABL-01", "BC-RES-03")
@pytest.mark.parametrize("phase", ["deployment", "action", "supply"])
def test_an_ability_for_another_time_says_so_on_robots_and_resources(phase: str) -> None:
    text = robot("battle;-;-;me;gain1;now") + resource("battle;-;-;me;gain1;now")
    bench = Bench({"robots": ["XR01 on XS01"]}, field=("XS01",), phase=phase, homebrew=text)
    refused = near_misses(bench)
    assert refused["use_ability XR01"] == refused["use_ability XS01"] == "BC-ABL-01"
