"""Taking the hit: who may be asked, who takes it, who goes home (BC-HIT, BC-RUL-60 to 63)."""

import pytest

from tests.games.battlecards.bench import Bench, fight


def close(bench: Bench) -> Bench:
    """Pass until nobody has a move; what is asked then is not answered."""
    while bench.asked[1] == "battle_move":
        bench.do("pass")
    return bench


@pytest.mark.rule("BC-HIT-01", "BC-HIT-03", "BC-HIT-04", "BC-HIT-06", "BC-DEC-09")
def test_a_supporter_takes_the_whole_hit_and_the_lead_goes_home_with_its_old_markers() -> None:
    """A16 (5/3, one marker) against 8: 3 damage would scrap it; A08 in alt mode takes it."""
    bench = fight(
        {"robots": ["A16 damage 1 on R04", "A08 alt"]},
        {"robots": ["D39"]},
        field=("R01", "R04"),
    )
    bench.do("join A08")
    while bench.asked[1] == "battle_move":
        bench.do("pass")
    assert bench.asked == ("A", "take_the_hit")
    assert bench.offers == ["take_the_hit A08", "bear_the_hit"]
    bench.do("take_the_hit A08")
    assert bench.robot("A16") == {
        "place": "homebase", "mode": "robot", "damage": 1, "core": 5, "endurance": 3, "speed": 6,
    }  # fmt: skip
    assert bench.robot("A08")["damage"] == 4


@pytest.mark.rule("BC-HIT-06")
def test_the_hit_may_be_borne_instead() -> None:
    bench = fight({"robots": ["A16", "A08 alt"]}, {"robots": ["D39"]}).do("join A08")
    while bench.asked[1] == "battle_move":
        bench.do("pass")
    bench.do("bear_the_hit")
    assert not bench.in_play("A16")
    assert bench.robot("A08")["damage"] == 0


@pytest.mark.rule("BC-HIT-04", "BC-RUL-62", "BC-HIT-02")
def test_a_supporter_that_would_be_scrapped_may_still_be_chosen_and_damage_is_not_split() -> None:
    bench = fight(
        {"robots": ["A16", "A38 alt", "A08 alt"]}, {"robots": ["D39"]},
        options={"support_limit": 2},
    )  # fmt: skip
    bench.do("join A38", "pass", "join A08")
    while bench.asked[1] == "battle_move":
        bench.do("pass")
    assert bench.offers == ["take_the_hit A38", "take_the_hit A08", "bear_the_hit"]
    assert bench.why_not("take_the_hit A16") == bench.why_not("take_the_hit D39") == "BC-HIT-02"
    bench.do("take_the_hit A38")
    assert not bench.in_play("A38")
    assert bench.in_play("A16")
    assert bench.robot("A08")["damage"] == 0


@pytest.mark.rule("BC-HIT-05")
def test_no_hit_is_taken_when_the_lead_survives_or_has_no_supporter() -> None:
    lives = fight({"robots": ["A20", "A08 alt"]}, {"robots": ["D43"]}).do("join A08")
    assert close(lives).asked == ("A", "action")
    assert lives.robot("A20")["damage"] == 2
    assert lives.why_not("take_the_hit A08") == "BC-HIT-05"
    alone = fight({"robots": ["A16 damage 2"], "hand": ["R25", "A08"]}, {"robots": ["D37"]})
    assert close(alone).asked == ("A", "action")
    assert not alone.in_play("A16")


@pytest.mark.rule("BC-RUL-60", "BC-HIT-03")
def test_a_winner_saved_by_a_diverted_hit_goes_home_and_the_loser_leaves_all_the_same() -> None:
    """A16 (5) with 3 and 4 has 12 against 7: it wins, and takes 7 - 5 = 2."""
    bench = fight(
        {"robots": ["A16 damage 1", "A08 alt"], "hand": ["R25"]},
        {"robots": ["D32"]},
        options={"support_limit": 2},
    )
    while bench.asked[1] == "battle_move":
        wished = ["join A08", "add_strength R25"]
        bench.do(next((each for each in wished if each in bench.offers), "pass"))
    bench.do("take_the_hit A08")
    (told,) = bench.told("battle_fought")
    assert (told["enhanced"], told["winner"]) == ([12, 7], "A")
    assert bench.robot("A16")["place"] == "homebase"
    assert bench.robot("D32")["place"] == "homebase"
    assert bench.resource("R01")["controller"] == "none"


@pytest.mark.rule("BC-RUL-61")
def test_when_both_leads_would_be_scrapped_the_turn_seat_decides_first() -> None:
    a = {"robots": ["A16", "A40 alt"], "hand": ["R25"]}
    b = {"robots": ["D33", "D28 alt"], "hand": ["R25"]}
    bench = fight(a, b, options={"support_limit": 2})
    while bench.asked[1] == "battle_move":
        mine = bench.asked[0] == "A"
        wished = ["join A40", "add_strength R25"] if mine else ["join D28", "add_strength R25-2"]
        bench.do(next((each for each in wished if each in bench.offers), "pass"))
    assert bench.asked == ("A", "take_the_hit")
    bench.do("take_the_hit A40")
    assert bench.asked == ("B", "take_the_hit")
    bench.do("bear_the_hit")
    (told,) = bench.told("battle_fought")
    assert told["damage"] == [6, 8]
    assert not bench.in_play("D33")
    assert not bench.in_play("A40")


@pytest.mark.rule("BC-RUL-62")
def test_prevention_is_subtracted_before_anyone_is_asked_to_take_a_hit() -> None:
    """A16 (5/3) against 9 would take 4 and fall; A09 prevents 2 of it, A38 nothing."""
    for supporter, asked in (("A09", "action"), ("A38", "take_the_hit")):
        bench = fight({"robots": ["A16", f"{supporter} alt"]}, {"robots": ["D39"]})
        close(bench.do(f"join {supporter}"))
        assert bench.asked == ("A", asked)
    kept = fight({"robots": ["A16", "A09 alt"]}, {"robots": ["D39"]}).do("join A09")
    assert close(kept).robot("A16")["damage"] == 2


@pytest.mark.rule("BC-RUL-41", "BC-HIT-03")
def test_the_garrison_stays_when_the_holder_wins_and_goes_home_after_a_diverted_hit() -> None:
    """D33 (4/4, one marker) with 4 and 3 wins 11 to 7, and would take 7 - 4 = 3."""
    bench = Bench(
        {"robots": ["A04"], "hand": ["R03"]},
        {"robots": ["D33 on R01 damage 1", "D27 on R01", "D28 alt"], "hand": ["R25"]},
        field=("R01",),
        options={"support_limit": 2},
    ).do("challenge A04 R01", "hold D33")
    wished = ["begin", "join D28", "add_strength R25", "add_strength R03", "pass"]
    while bench.asked[1] in ("begin_or_wait", "battle_move"):
        bench.do(next(each for each in wished if each in bench.offers))
    bench.do("take_the_hit D28")
    assert bench.told("battle_fought")[0]["winner"] == "B"
    assert (bench.robot("D33")["place"], bench.robot("D33")["damage"]) == ("homebase", 1)
    assert bench.resource("R01") == {"controller": "B", "yield": 2, "robots": ["D27"]}


@pytest.mark.rule("BC-RUL-63")
def test_damage_by_effects_cannot_be_diverted() -> None:
    bench = fight({"robots": ["A16 damage 1", "A08 alt"]}, {"robots": ["D01"]})
    while bench.asked[0] == "A":
        bench.do("join A08" if "join A08" in bench.offers else "pass")
    bench.do("use_ability D01")
    assert not bench.in_play("A16")
    assert bench.told("hit_taken") == []
