"""Strengths, damage, who stays, battles cut short (BC-STR, BC-DMG, BC-AFT)."""

import pytest

from rollout.games.battlecards import GAME
from tests.games.battlecards.bench import Bench, fight, finish
from tests.games.battlecards.cards.homebrew import robot


@pytest.mark.rule("BC-STR-08", "BC-BAT-07", "BC-DMG-01", "BC-STR-01")
def test_worked_example_2_the_weaker_takes_the_difference_the_stronger_none() -> None:
    """STR 3 END 5 against STR 5: the weaker takes 2; with 3 more damage it is scrapped."""
    bench = finish(fight({"robots": ["A20"]}, {"robots": ["D43"]}))
    assert bench.robot("A20")["damage"] == 2
    assert bench.robot("D43")["damage"] == 0
    assert bench.resource("R01")["controller"] == "B"
    again = finish(fight({"robots": ["A20 damage 2"]}, {"robots": ["D39"]}))
    assert not again.in_play("A20")


@pytest.mark.rule("BC-STR-02", "BC-STR-03", "BC-STR-04", "BC-STR-05", "BC-RUL-56")
def test_support_wins_but_does_not_protect() -> None:
    """A21 with core 4 and a card of 4 has 8 against 6; it wins and still takes 6 - 4 = 2."""
    bench = fight({"robots": ["A21"], "hand": ["R25"]}, {"robots": ["D37"]})
    bench.do("add_strength R25")
    finish(bench)
    (told,) = bench.told("battle_fought")
    assert told["enhanced"] == [8, 6]
    assert told["cores"] == [4, 6]
    assert told["damage"] == [2, 2]
    assert told["winner"] == "A"
    assert bench.resource("R01")["controller"] == "A"
    assert bench.robot("A21")["damage"] == 2


@pytest.mark.rule("BC-STR-06")
def test_a_lowered_enhanced_strength_leaves_the_core_whole_against_damage() -> None:
    """A08 core 6 lowered by 3; D37 has 6: no damage to A08, none to D37."""
    bench = fight({"robots": ["A08"]}, {"robots": ["D37"], "hand": ["DA06"]})
    bench.do("pass", "play DA06")
    assert bench.side("A") == {
        "slots_used": 0, "lead": "A08", "core": 6, "enhanced": 3, "damage": 0,
    }  # fmt: skip


@pytest.mark.rule("BC-STR-07")
def test_after_the_battle_strength_is_core_strength_again() -> None:
    bench = fight({"robots": ["A08"], "hand": ["AA29"]}, {"robots": ["D37"]})
    bench.do("play AA29")
    assert bench.robot("D37")["core"] == 3
    finish(bench)
    assert bench.robot("D37")["core"] == 6


@pytest.mark.rule("BC-STR-02", "BC-SKL-05", "BC-RUL-26", "BC-ADV-03", "BC-RES-04")
def test_enhanced_strength_is_told_with_its_terms() -> None:
    bench = fight(
        {"robots": ["A08", "A38"], "hand": ["AA13", "R25", "AA09"]}, {"robots": ["D37"]},
        options={"support_limit": 4}, dice=(("combat_die", 2),),
    )  # fmt: skip
    bench.do("join A38", "pass", "play AA13", "pass", "add_strength R25", "pass")
    bench.do("add_strength AA09", "pass", "roll_dice 1")
    finish(bench)
    event = next(each for each in bench.match.events if type(each).__name__ == "BattleFought")
    terms = [(term.label, term.amount, term.rule) for term in event.strengths[0].terms]  # type: ignore[attr-defined]
    assert terms == [
        ("reason-core", 6, "BC-STR-01"),
        ("reason-supporter", 2, "BC-RUL-26"),
        ("reason-strength-support", 4, "BC-RES-04"),
        ("reason-strength-support", 3, "BC-ADV-03"),
        ("reason-combat-dice", 2, "BC-SKL-05"),
        ("reason-effects", 4, "BC-STR-02"),
    ]
    assert event.enhanced == (21, 5)  # type: ignore[attr-defined]


@pytest.mark.rule("BC-RUL-53")
def test_strengths_never_fall_below_0_and_are_cut_only_at_the_end() -> None:
    """A23 has core 3: minus 3 and minus 3 is 0, and a card of 4 then makes 1, not 4."""
    bench = fight(
        {"robots": ["A23"], "hand": ["R25"]}, {"robots": ["D37"], "hand": ["DA06", "DA26"]},
        options={"support_limit": 2},
    )  # fmt: skip
    bench.do("pass", "play DA06", "pass", "play DA26")
    assert bench.side("A")["enhanced"] == 0
    bench.do("add_strength R25")
    assert bench.side("A")["enhanced"] == 1


@pytest.mark.rule("BC-DMG-02", "BC-DMG-03")
def test_markers_stay_and_scrap_the_robot_when_they_reach_its_endurance() -> None:
    bench = finish(fight({"robots": ["A20 damage 3"]}, {"robots": ["D43"]}))
    assert not bench.in_play("A20")
    assert bench.seat("A")["scrapheap"] == ["A20"]
    kept = finish(fight({"robots": ["A20 damage 2"]}, {"robots": ["D43"]}))
    assert kept.robot("A20")["damage"] == 4


@pytest.mark.rule("BC-DMG-04")
def test_supporters_take_no_battle_damage() -> None:
    bench = fight({"robots": ["A20", "A38"]}, {"robots": ["D37"]}).do("join A38")
    finish(bench)
    assert bench.robot("A38")["damage"] == 0


@pytest.mark.rule("BC-RUL-54", "BC-RUL-59", "BC-RUL-58", "BC-STR-05")
def test_both_leads_take_damage_at_the_same_moment_and_both_may_be_scrapped() -> None:
    """A16 (5/3) and D37 (6/5) with a card of 4 each: 10 - 5 = 5 and 9 - 6 = 3."""
    bench = fight(
        {"robots": ["A16"], "hand": ["R25"]}, {"robots": ["D37 damage 2"], "hand": ["R25"]}
    )
    bench.do("add_strength R25") if bench.asked[0] == "A" else bench.do("add_strength R25-2")
    bench.do("add_strength R25-2" if bench.asked[0] == "B" else "add_strength R25")
    finish(bench)
    assert not bench.in_play("A16")
    assert not bench.in_play("D37")
    assert bench.resource("R01")["controller"] == "none"


@pytest.mark.rule("BC-RUL-55", "BC-AFT-04", "BC-BAT-07")
def test_a_tie_by_support_damages_both_and_sends_both_home() -> None:
    """A21 (core 4) with 3 and D43 (core 5) with 2: 7 each, 3 and 2 damage."""
    bench = fight(
        {"robots": ["A21"], "hand": ["R01"]}, {"robots": ["D43"], "hand": ["R03"]}, field=("R04",)
    )
    bench.do("add_strength R01", "add_strength R03")
    finish(bench)
    assert (bench.robot("A21")["damage"], bench.robot("D43")["damage"]) == (3, 2)
    assert bench.robot("A21")["place"] == bench.robot("D43")["place"] == "homebase"
    assert bench.resource("R04")["controller"] == "none"


@pytest.mark.rule("BC-AFT-04", "BC-RUL-55")
def test_a_tie_without_support_damages_nobody() -> None:
    bench = finish(fight({"robots": ["A21"]}, {"robots": ["D27"]}))
    assert (bench.robot("A21")["damage"], bench.robot("D27")["damage"]) == (0, 0)
    assert bench.resource("R01")["controller"] == "none"


@pytest.mark.rule("BC-AFT-02", "BC-RUL-38")
def test_a_losing_challenger_returns_to_the_resource_it_came_from() -> None:
    bench = fight({"robots": ["A21 on R04"]}, {"robots": ["D37"]}, field=("R01", "R04"))
    finish(bench)
    assert bench.robot("A21")["place"] == "R04"
    assert bench.resource("R04")["controller"] == "A"


@pytest.mark.rule("BC-AFT-06", "BC-RUL-57", "BC-CTL-02")
def test_a_losing_holder_goes_to_homebase() -> None:
    bench = finish(fight({"robots": ["A08"]}, {"robots": ["D27"]}))
    assert bench.robot("D27")["place"] == "homebase"


@pytest.mark.rule("BC-AFT-03", "BC-RUL-57", "BC-RUL-58")
def test_when_the_winner_is_scrapped_the_holder_still_leaves_and_nobody_controls() -> None:
    """A16 with END 3 wins by 9 to 8 and takes 8 - 5 = 3."""
    bench = fight({"robots": ["A16"], "hand": ["R25"]}, {"robots": ["D37"], "hand": ["R03"]})
    while bench.asked[1] == "battle_move":
        line = "add_strength R25" if bench.asked[0] == "A" else "add_strength R03"
        bench.do(line if line in bench.offers else "pass")
    assert not bench.in_play("A16")
    assert bench.robot("D37")["place"] == "homebase"
    assert bench.resource("R01")["controller"] == "none"


@pytest.mark.rule("BC-RUL-41", "BC-RUL-58")
def test_the_garrison_stays_when_the_holder_wins_but_is_scrapped() -> None:
    """D33 (4/4) wins 8 to 7 over A04 (5) with a card of 2 ... and takes 7 - 4 = 3."""
    bench = Bench(
        {"robots": ["A04"], "hand": ["R03"]},
        {"robots": ["D33 on R01 damage 1", "D27 on R01"], "hand": ["R25"]},
        field=("R01",),
    ).do("challenge A04 R01", "hold D33")
    while bench.asked[1] != "action":
        ready = {"begin_or_wait": "begin"}.get(bench.asked[1])
        card = "add_strength R03" if bench.asked[0] == "A" else "add_strength R25"
        bench.do(ready or (card if card in bench.offers else "pass"))
    assert not bench.in_play("D33")
    assert bench.resource("R01") == {"controller": "B", "yield": 2, "robots": ["D27"]}


@pytest.mark.rule("BC-RUL-41")
@pytest.mark.parametrize("challenger", ["A08", "A24"])
def test_the_garrison_goes_home_when_the_holder_loses_or_ties(challenger: str) -> None:
    bench = Bench(
        {"robots": [challenger]}, {"robots": ["D43 on R01", "D27 on R01"]}, field=("R01",)
    ).do(f"challenge {challenger} R01", "hold D43")
    while bench.asked[1] != "action":
        bench.do("begin" if bench.asked[1] == "begin_or_wait" else "pass")
    assert bench.robot("D27")["place"] == "homebase"
    assert bench.robot("D43")["place"] == "homebase"


@pytest.mark.rule("BC-RUL-69")
def test_when_a_lead_is_scrapped_in_mid_battle_the_other_wins_without_further_damage() -> None:
    bench = fight({"robots": ["A16 damage 1"], "hand": ["R25"]}, {"robots": ["D01"]})
    while bench.asked[0] == "A":
        bench.do("add_strength R25" if "add_strength R25" in bench.offers else "pass")
    bench.do("use_ability D01")
    assert bench.asked == ("A", "action")
    assert bench.told("battle_cut_short")[0]["winner"] == "B"
    assert bench.robot("D01")["damage"] == 0
    assert bench.resource("R01")["controller"] == "B"
    assert bench.seat("A")["scrapheap"] == ["A16", "R25"]


@pytest.mark.rule("BC-RUL-69", "BC-RUL-104")
def test_when_both_leads_are_gone_in_mid_battle_nobody_has_won_and_nobody_stays() -> None:
    """XR01 scraps its foe and itself; A21 stood where the claim was staked, without the skill."""
    bench = Bench(
        {"robots": ["A21 on R02", "XR01"]},
        {"robots": ["D33"]},
        field=("R02",),
        homebrew=robot("battle;lead;-;foe;scrap;now", "battle;-;-;self;scrap;now"),
    )
    bench.do("claim XR01 R02", "contest D33")
    while bench.asked != ("A", "battle_move"):
        bench.do("wait" if bench.asked[1] == "begin_or_wait" else "pass")
    bench.do("use_ability XR01")
    assert not bench.in_play("XR01")
    assert not bench.in_play("D33")
    assert bench.told("battle_cut_short")[0]["winner"] is None
    assert bench.robot("A21")["place"] == "homebase"


@pytest.mark.rule("BC-RUL-69")
@pytest.mark.parametrize("effect", ["shuttle", "recall"])
def test_a_holder_that_goes_home_in_mid_battle_gives_the_battle_away(effect: str) -> None:
    bench = fight(
        {"robots": ["D27"], "hand": ["R25"]},
        {"robots": ["XR01"]},
        homebrew=robot(f"battle;lead;-;own;{effect};now"),
    )
    while bench.asked[0] != "B":
        bench.do("pass")
    bench.do("use_ability XR01")
    assert bench.told("battle_cut_short")[0]["winner"] == "A"
    assert bench.robot("XR01")["place"] == "homebase"
    assert bench.resource("R01")["controller"] == "A"


@pytest.mark.rule("BC-RUL-69", "BC-RUL-64")
def test_a_supporter_that_is_moved_elsewhere_supports_no_more() -> None:
    bench = fight(
        {"robots": ["XR01", "A40 alt on R04"]},
        {"robots": ["D27"]},
        field=("R01", "R04"),
        homebrew=robot("battle;lead;-;own_other;shuttle;now"),
    )
    bench.do("join A40")
    assert bench.side("A")["enhanced"] == 4 + 3
    while bench.asked[0] != "A":
        bench.do("pass")
    bench.do("use_ability XR01")
    assert bench.robot("A40")["place"] == "homebase"
    assert bench.side("A")["enhanced"] == 4


@pytest.mark.rule("BC-RUL-23", "BC-RUL-69")
def test_a_lead_that_transforms_into_scrap_gives_the_battle_away() -> None:
    bench = fight({"robots": ["A45 damage 4"]}, {"robots": ["D27"]}, field=("R01",))
    bench.do("transform A45")
    assert not bench.in_play("A45")
    assert bench.told("battle_cut_short")[0]["winner"] == "B"


@pytest.mark.rule("BC-RUL-64")
def test_control_ends_when_a_supporter_is_scrapped_away_from_its_resource() -> None:
    bench = fight({"robots": ["A16", "A38 alt on R04"]}, {"robots": ["D39"]}, field=("R01", "R04"))
    while bench.asked[1] == "battle_move":
        bench.do("join A38" if "join A38" in bench.offers else "pass")
    assert bench.resource("R04")["controller"] == "A"
    bench.do("take_the_hit A38")
    assert bench.resource("R04")["controller"] == "none"


@pytest.mark.rule("BC-BAT-06")
def test_the_aftermath_keeps_its_order() -> None:
    """Strengths, hit taken, damage, scrapping, moving, support cards, then the effects after."""
    bench = fight(
        {"robots": ["A16", "A38 alt"], "hand": ["R25", "R27"]},
        {"robots": ["D07"], "hand": ["R04"]},
        options={"support_limit": 2},
        dice=(("random_card", 1),),
    )
    bench.do("begin") if bench.asked[1] == "begin_or_wait" else None
    while bench.asked[1] == "battle_move":
        wished = ["join A38"] if bench.asked[0] == "A" else ["add_strength R04"]
        bench.do(next((each for each in wished if each in bench.offers), "pass"))
    bench.do("take_the_hit A38")
    tags = [
        GAME.rules.report_event(bench.match.state, each)["event"] for each in bench.match.events
    ]
    assert tags[tags.index("battle_fought") :] == [
        "battle_fought",
        "hit_taken",
        "damaged",
        "damaged",
        "scrapped",
        "moved",
        "scrapped",
        "battle_ended",
        "ability_used",
        "lost_from_hand",
    ]
