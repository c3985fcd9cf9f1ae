"""The course of a battle and the Support Limit (BC-BAT, BC-SPT)."""

import pytest

from tests.games.battlecards.bench import Bench, Seat, fight
from tests.games.battlecards.cards.homebrew import robot


def challenge(a: Seat, b: Seat) -> Bench:
    """A08 of A goes for R01, up to the first question."""
    return Bench(a, b, field=("R01",)).do("challenge A08 R01")


@pytest.mark.rule("BC-BAT-02", "BC-BAT-03", "BC-DEC-07")
def test_the_faster_seat_begins_or_waits_and_may_still_play_after_waiting() -> None:
    a = {"robots": ["A08"], "hand": ["R25"]}
    b = {"robots": ["D33 on R01"], "hand": ["R25"]}
    bench = challenge(a, b)
    assert bench.asked == ("B", "begin_or_wait")
    assert bench.offers == ["begin", "wait"]
    bench.do("wait")
    assert bench.asked == ("A", "battle_move")
    bench.do("pass")
    assert bench.asked == ("B", "battle_move")
    assert "add_strength R25-2" in bench.offers


@pytest.mark.rule("BC-BAT-02", "BC-RUL-48")
def test_the_seat_that_begins_has_the_first_move() -> None:
    a = {"robots": ["A08"], "hand": ["R25"]}
    bench = challenge(a, {"robots": ["D33 on R01"], "hand": ["R25"]}).do("begin")
    assert bench.asked == ("B", "battle_move")


@pytest.mark.rule("BC-RUL-47")
@pytest.mark.parametrize("turn_seat", ["A", "B"])
def test_at_equal_speeds_the_turn_seat_has_the_option(turn_seat: str) -> None:
    mine, other = {"robots": ["A08"]}, {"robots": ["D37 on R01"]}
    if turn_seat == "A":
        bench = Bench(mine, other, field=("R01",)).do("challenge A08 R01")
    else:
        mine, other = {"robots": ["A08 on R01"]}, {"robots": ["D37"]}
        bench = Bench(mine, other, field=("R01",), turn_seat="B").do("challenge D37 R01")
    assert bench.asked == (turn_seat, "begin_or_wait")


@pytest.mark.rule("BC-BAT-04", "BC-RUL-48", "BC-DEC-08")
def test_seats_alternate_one_move_each_and_a_pass_can_be_followed_by_a_move() -> None:
    bench = fight(
        {"robots": ["A08"], "hand": ["R25"]}, {"robots": ["D37"], "hand": ["R25"]},
        dice=(("combat_die", 3),),
    )  # fmt: skip
    assert bench.asked == ("A", "battle_move")
    bench.do("pass")
    assert bench.asked == ("B", "battle_move")
    bench.do("roll_dice 1")
    assert bench.asked == ("A", "battle_move")
    bench.do("add_strength R25")
    assert bench.asked == ("B", "battle_move")


@pytest.mark.rule("BC-BAT-05", "BC-RUL-48")
def test_two_passes_in_a_row_end_the_battle() -> None:
    bench = fight({"robots": ["A08"], "hand": ["R25"]}, {"robots": ["D37"], "hand": ["R25"]})
    bench.do("pass", "pass")
    assert bench.asked == ("A", "action")
    assert len(bench.told("battle_fought")) == 1


@pytest.mark.rule("BC-RUL-48")
def test_waiting_is_not_a_pass() -> None:
    a = {"robots": ["A08"], "hand": ["R25"]}
    bench = challenge(a, {"robots": ["D33 on R01"], "hand": ["R25"]}).do("wait", "pass")
    assert bench.asked == ("B", "battle_move")
    assert bench.told("battle_fought") == []


@pytest.mark.rule("BC-BAT-05", "BC-RUL-49", "BC-RUL-102")
def test_when_nobody_has_a_move_the_battle_closes_by_itself() -> None:
    a = {"robots": ["A21 transformed"]}
    b = {"robots": ["D27 transformed on R01"]}
    bench = Bench(a, b, field=("R01",)).do("challenge A21 R01")
    assert bench.asked == ("A", "action")
    (told,) = bench.told("battle_fought")
    assert (told["enhanced"], told["winner"]) == ([4, 4], None)


@pytest.mark.rule("BC-RUL-102", "BC-RUL-49", "BC-RUL-27")
def test_dice_abilities_and_transforming_are_offered_after_all_cards_are_played() -> None:
    bench = fight({"robots": ["A08"], "hand": ["R25"]}, {"robots": ["D37 transformed"]})
    bench.do("add_strength R25")
    assert bench.asked == ("B", "battle_move")
    assert bench.offers == ["pass", "roll_dice 1", "roll_dice 2"]
    bench.do("pass")
    assert bench.asked == ("A", "battle_move")
    assert bench.offers == ["pass", "roll_dice 1", "roll_dice 2", "transform A08"]


@pytest.mark.rule("BC-RUL-49", "BC-RUL-82")
def test_a_seat_is_asked_by_public_facts_even_if_its_hand_gives_no_support() -> None:
    def asked(hand: list[str]) -> str:
        a = {"robots": ["A21 transformed"], "hand": hand}
        b = {"robots": ["D37 on R01 transformed"]}
        bench = Bench(a, b, field=("R01",)).do("challenge A21 R01", "begin")
        return bench.asked[1]

    assert asked(["A38"]) == "battle_move"
    assert asked(["R25"]) == "battle_move"


@pytest.mark.rule("BC-SPT-02", "BC-SPT-04", "BC-OPT-16")
def test_the_support_limit_is_one_a_battle_and_what_exceeds_it_is_refused() -> None:
    bench = fight({"robots": ["A08"], "hand": ["R25", "R27"]}, {"robots": ["D37"]})
    bench.do("add_strength R25")
    bench.do("pass")
    assert bench.why_not("add_strength R27") == "BC-SPT-04"
    wide = fight(
        {"robots": ["A08"], "hand": ["R25", "R27"]}, {"robots": ["D37"]},
        options={"support_limit": 2},
    )  # fmt: skip
    wide.do("add_strength R25", "pass", "add_strength R27")
    assert wide.side("A")["enhanced"] == 13


@pytest.mark.rule("BC-SPT-02")
def test_the_limit_holds_on_both_sides_and_in_either_turn() -> None:
    bench = fight({"robots": ["A08"]}, {"robots": ["D37"], "hand": ["R25", "R27"]})
    bench.do("pass", "add_strength R25", "pass")
    assert bench.why_not("add_strength R27") == "BC-SPT-04"


@pytest.mark.rule("BC-SPT-01", "BC-RUL-27")
@pytest.mark.parametrize(
    ("move", "used"),
    [("add_strength R25", 1), ("play AA15", 1), ("join A38", 1), ("transform A08", 0)],
)
def test_cards_and_supporters_count_towards_the_limit_and_transforming_does_not(
    move: str, used: int
) -> None:
    bench = fight({"robots": ["A08", "A38"], "hand": ["R25", "AA15"]}, {"robots": ["D37"]})
    bench.do(move)
    assert bench.side("A")["slots_used"] == used


@pytest.mark.rule("BC-SPT-01")
def test_a_robot_in_hand_gives_no_support() -> None:
    bench = fight({"robots": ["A08"], "hand": ["A38"]}, {"robots": ["D37"]})
    assert bench.why_not("add_strength A38") == "BC-SPT-01"


@pytest.mark.rule("BC-SPT-03", "BC-RUL-71")
def test_a_card_that_raises_the_limit_uses_a_slot_itself() -> None:
    bench = fight(
        {"robots": ["A08"], "hand": ["AA07", "R25", "R27", "R04", "R13"]}, {"robots": ["D37"]}
    )
    bench.do("play AA07", "pass", "add_strength R25", "pass", "add_strength R27", "pass")
    bench.do("add_strength R04", "pass")
    assert bench.side("A")["slots_used"] == 4
    assert bench.why_not("add_strength R13") == "BC-SPT-04"


@pytest.mark.rule("BC-RUL-71")
def test_a_card_that_raises_the_limit_needs_a_free_slot() -> None:
    bench = fight({"robots": ["A08"], "hand": ["AA07", "R25"]}, {"robots": ["D37"]})
    bench.do("add_strength R25", "pass")
    assert bench.why_not("play AA07") == "BC-SPT-04"


@pytest.mark.rule("BC-RUL-70")
def test_what_was_played_stays_when_the_limit_falls_and_nothing_more_may_be_played() -> None:
    bench = fight(
        {"robots": ["A08"], "hand": ["R25", "R27"]},
        {"robots": ["D37", "D19"]},
        options={"support_limit": 2},
    )
    bench.do("add_strength R25", "use_ability D19")
    assert bench.side("A")["enhanced"] == 10
    assert bench.seat("A")["support_limit"] == 1
    assert bench.why_not("add_strength R27") == "BC-SPT-04"


@pytest.mark.rule("BC-RUL-72", "BC-RUL-53")
def test_at_limit_0_abilities_dice_and_transforming_remain() -> None:
    bench = fight(
        {"robots": ["A08"], "hand": ["R25"]}, {"robots": ["D37", "D19", "D21 on R04"]},
        field=("R01", "R04"), options={"support_limit": 0},
    )  # fmt: skip
    assert bench.why_not("add_strength R25") == "BC-SPT-04"
    assert bench.offers == ["pass", "roll_dice 1", "roll_dice 2", "transform A08"]
    bench.do("pass", "use_ability D19")
    assert bench.seat("A")["support_limit"] == 0


@pytest.mark.rule("BC-SPT-05", "BC-SPT-12", "BC-RUL-26", "BC-RUL-103", "BC-RUL-66")
@pytest.mark.parametrize("place", ["", " on R01", " on R04"])
def test_a_robot_transforms_and_joins_from_homebase_or_a_resource_adding_its_alt_strength(
    place: str,
) -> None:
    bench = Bench(
        {"robots": ["A08"]},
        {"robots": ["D37 on R01", f"D28{place}", "D27 on R04"]},
        field=("R01", "R04"),
    ).do("challenge A08 R01")
    if bench.asked[1] == "hold":
        bench.do("hold D37")
    bench.do("begin", "pass", "join D28")
    assert bench.side("B")["enhanced"] == 9
    assert bench.robot("D28")["mode"] == "alt"
    assert bench.why_not("transform D28") != ""


@pytest.mark.rule("BC-SPT-06")
def test_a_robot_in_alt_mode_joins_without_transforming() -> None:
    bench = fight({"robots": ["A08", "A38 alt transformed"]}, {"robots": ["D37"]})
    bench.do("join A38")
    assert bench.side("A")["enhanced"] == 8


@pytest.mark.rule("BC-SPT-07")
def test_a_robot_that_cannot_transform_now_cannot_join() -> None:
    bench = fight({"robots": ["A08", "A38 transformed"]}, {"robots": ["D37"]})
    assert bench.why_not("join A38") == "BC-SPT-07"


@pytest.mark.rule("BC-RUL-20")
def test_the_allowance_to_transform_renews_in_every_seats_turn() -> None:
    bench = Bench(
        {"robots": ["A08 on R01", "A38"]}, {"robots": ["D37"]}, field=("R01",), phase="supply",
        done=["draw"],
    )  # fmt: skip
    bench.do("transform A38", "end_turn", "end_phase", "challenge D37 R01")
    assert bench.asked == ("B", "begin_or_wait")
    bench.do("begin", "pass")
    assert bench.asked == ("A", "battle_move")
    assert bench.why_not("join A38") == ""
    assert bench.why_not("transform A08") == ""


@pytest.mark.rule("BC-SPT-08", "BC-RUL-65")
@pytest.mark.parametrize(
    ("supporter", "rule"),
    [("A24", "BC-SPT-08"), ("A23", ""), ("A38", ""), ("A26", "")],
)
def test_a_supporter_must_be_as_fast_as_the_slowest_robot_there(supporter: str, rule: str) -> None:
    """A08 and D37 have speed 3; A24 has 2 in alt mode, A23 and A26 have 3."""
    bench = fight({"robots": ["A08", supporter]}, {"robots": ["D37"]})
    assert bench.why_not(f"join {supporter}") == rule


@pytest.mark.rule("BC-RUL-65", "BC-SPT-08")
@pytest.mark.parametrize("joiner", ["A", "B"])
def test_supporters_of_either_side_count_for_the_lowest_speed(joiner: str) -> None:
    """Leads of speed 7; XR01 of speed 5 joins at any speed, and then A21 of speed 5 may."""
    a, b = {"robots": ["A18", "A21"]}, {"robots": ["D11"]}
    (a if joiner == "A" else b)["robots"].append("XR01")
    homebrew = robot("passive;-;-;self;anyspeed;stay", mode="alt")
    bench = fight(a, b, options={"support_limit": 3}, homebrew=homebrew)
    assert bench.why_not("join A21") == "BC-SPT-08"
    bench.do("join XR01", "pass") if joiner == "A" else bench.do("pass", "join XR01")
    assert bench.asked == ("A", "battle_move")
    assert bench.why_not("join A21") == ""


@pytest.mark.rule("BC-RUL-67")
def test_nobody_is_sent_away_when_speeds_change_after_joining() -> None:
    """A23 of SPD 3 joins while its lead has 3; then both leads are faster than it."""
    bench = fight({"robots": ["A08", "A23 alt"]}, {"robots": ["D10"]})
    bench.do("join A23", "pass", "transform A08")
    assert (bench.robot("A08")["speed"], bench.robot("D10")["speed"]) == (5, 6)
    assert bench.robot("A23")["speed"] == 3
    assert bench.side("A")["enhanced"] == 3 + 3


@pytest.mark.rule("BC-SPT-09")
def test_only_own_robots_can_be_added() -> None:
    bench = fight({"robots": ["A08", "A38"]}, {"robots": ["D37", "D28"]})
    assert bench.why_not("join D28") == "BC-SPT-09"


@pytest.mark.rule("BC-SPT-09", "BC-BAT-01")
def test_a_lead_cannot_support_itself() -> None:
    bench = fight({"robots": ["A08"], "hand": ["R25"]}, {"robots": ["D37"]})
    assert bench.why_not("join A08") == "BC-BAT-01"


@pytest.mark.rule("BC-SPT-10", "BC-RUL-22", "BC-RUL-64")
def test_supporters_go_back_where_they_came_from_in_alt_mode() -> None:
    bench = fight({"robots": ["A08", "A40 on R04"]}, {"robots": ["D27"]}, field=("R01", "R04")).do(
        "join A40"
    )
    assert bench.resource("R04")["controller"] == "A"
    while bench.asked[1] != "action":
        bench.do("pass")
    assert bench.robot("A40")["place"] == "R04"
    assert bench.robot("A40")["mode"] == "alt"


@pytest.mark.rule("BC-SPT-11", "BC-RUL-33", "BC-AFT-05", "BC-ADV-03")
def test_support_cards_lie_beside_the_battle_and_are_scrapped_when_it_ends() -> None:
    bench = fight(
        {"robots": ["A08"], "hand": ["R25", "AA15"]}, {"robots": ["D37 transformed"]},
        options={"support_limit": 2},
    )  # fmt: skip
    bench.do("add_strength R25", "pass", "play AA15")
    assert bench.seat("A")["scrapheap"] == []
    while bench.asked[1] != "action":
        bench.do("pass")
    assert bench.seat("A")["scrapheap"] == ["R25", "AA15"]


@pytest.mark.rule("BC-RES-05")
def test_a_resource_in_the_field_gives_no_strength_support() -> None:
    bench = fight({"robots": ["A08"], "hand": ["R01"]}, {"robots": ["D37"]}, field=("R04", "R27"))
    assert bench.why_not("add_strength R27") == bench.why_not("add_strength R04") == "BC-RES-05"
    assert bench.why_not("add_strength R01") == ""
    assert Bench({"robots": ["A08"]}, field=("R27",)).why_not("add_strength R27") == "BC-RES-05"


@pytest.mark.rule("BC-RUL-23")
def test_joining_is_refused_when_the_markers_reach_the_end_of_the_alt_mode() -> None:
    bench = fight({"robots": ["A08", "A45 damage 4"]}, {"robots": ["D37"]})
    assert bench.why_not("join A45") == "BC-RUL-23"
    weak = fight({"robots": ["A08", "A45 damage 3"]}, {"robots": ["D37"]})
    assert weak.why_not("join A45") == ""


@pytest.mark.rule("BC-OPT-13", "BC-RUL-101")
@pytest.mark.parametrize(("agreed", "used"), [(False, 0), (True, 1)])
def test_the_leads_transformation_uses_a_slot_only_by_agreement(agreed: bool, used: int) -> None:
    bench = fight(
        {"robots": ["A08"], "hand": ["R25"]}, {"robots": ["D37"]},
        options={"lead_transform_uses_slot": agreed},
    )  # fmt: skip
    bench.do("transform A08")
    assert bench.side("A")["slots_used"] == used
    bench.do("pass")
    assert bench.why_not("add_strength R25") == ("BC-SPT-04" if agreed else "")


@pytest.mark.rule("BC-OPT-13")
def test_without_a_slot_the_lead_cannot_transform_if_that_was_agreed() -> None:
    bench = fight(
        {"robots": ["A08", "A21"], "hand": ["R25"]}, {"robots": ["D37"]},
        options={"lead_transform_uses_slot": True},
    )  # fmt: skip
    bench.do("add_strength R25", "pass")
    assert bench.why_not("transform A08") == "BC-SPT-04"
    assert bench.why_not("transform A21") == ""


@pytest.mark.rule("BC-SPT-08", "BC-ABL-03")
@pytest.mark.parametrize(
    ("effect", "mode", "rule"),
    [
        ("spd+1", "alt", ""),
        ("anyspeed", "alt", ""),
        ("spd+1", "robot", "BC-SPT-08"),
        ("anyspeed", "robot", "BC-SPT-08"),
    ],
)
def test_before_it_transforms_to_join_only_what_it_says_in_alt_mode_counts(
    effect: str, mode: str, rule: str
) -> None:
    """Both leads have SPD 6, XR01 in alt mode 5."""
    text = robot(f"passive;-;-;self;{effect};stay", mode=mode)
    bench = fight({"robots": ["A16", "XR01"]}, {"robots": ["D33"]}, homebrew=text)
    assert bench.why_not("join XR01") == rule
    assert bench.robot("XR01")["mode"] == "robot"
