"""Effects at the edges: targets that go, claims that fall through, hands that stay secret."""

import pytest

from tests.games.battlecards.bench import Bench, fight
from tests.games.battlecards.cards.homebrew import advantage, robot


def test_a_robot_is_brought_back_once_whatever_the_card_repeats() -> None:
    text = advantage("action;-;-;own_scrap;revive5&revive5;now")
    bench = Bench({"robots": ["A08"], "hand": ["XA01"], "scrapheap": ["A21"]}, homebrew=text)
    bench.do("play XA01")
    assert bench.robot("A21")["place"] == "homebase"
    assert bench.seat("A")["scrapheap"] == ["XA01"]


@pytest.mark.rule("BC-RUL-84")
def test_what_else_a_card_does_makes_no_robot_cheap_enough_to_be_brought_back() -> None:
    text = advantage("action;-;-;own_scrap;gain1&revive5;now")
    seat = {"robots": ["A08"], "hand": ["XA01"], "scrapheap": ["A01", "A08", "A21"]}
    bench = Bench(seat, homebrew=text).do("play XA01")
    assert sorted(bench.seat("A")["robots"]) == ["A08", "A21"]
    dear = Bench({**seat, "scrapheap": ["A01"]}, homebrew=text)
    assert dear.why_not("play XA01") == "BC-DEC-11"


@pytest.mark.rule("BC-RUL-108")
@pytest.mark.parametrize("hand", [["D27"], ["DA17"]])
def test_what_deploys_from_another_hand_does_not_tell_what_is_in_it(hand: list[str]) -> None:
    text = advantage("action;-;-;opp;muster2;now")
    bench = Bench({"robots": ["A08"], "hand": ["XA01"]}, {"hand": hand}, homebrew=text)
    assert bench.why_not("play XA01") == ""
    nothing = Bench({"robots": ["A08"], "hand": ["XA01"]}, homebrew=text)
    assert nothing.why_not("play XA01") == "BC-DEC-11"


@pytest.mark.parametrize(("other", "offers"), [("A21", ["pay", "forgo"]), ("R01", ["forgo"])])
def test_whoever_may_pay_to_deploy_from_hand_is_asked_whatever_the_hand_holds(
    other: str, offers: list[str]
) -> None:
    text = robot("deploy;-;en1;me;muster2;now")
    bench = Bench({"hand": ["XR01", other], "bank": 20}, phase="deployment", homebrew=text)
    bench.do("deploy XR01")
    assert bench.asked == ("A", "pay_for_effect")
    assert bench.offers == offers
    bench.do("forgo")
    assert bench.why_not("deploy XR01")


@pytest.mark.rule("BC-RUL-88", "BC-RUL-32")
def test_an_advantage_that_puts_the_claimer_out_still_reaches_the_scrapheap() -> None:
    bench = Bench(
        {"robots": ["A21"], "bank": 3},
        {"robots": ["XR01"], "hand": ["XA01"]},
        {"robots": ["A12"]},
        field=("R01",),
        homebrew=robot("action;-;-;me;gain1;now") + advantage("contest;-;-;opp;lose3;now"),
    )
    bench.do("claim A21 R01", "play XA01", "choose_seat A")
    assert bench.told("seat_eliminated") == [{"event": "seat_eliminated", "seat": "A"}]
    assert bench.seat("B")["scrapheap"] == ["XA01"]
    assert bench.resource("R01")["controller"] == "none"
    assert bench.asked == ("B", "deployment")


@pytest.mark.rule("BC-CLM-07", "BC-RUL-69")
def test_a_claimer_that_was_sent_home_in_the_contest_window_claims_no_more() -> None:
    """The death of XR01 sends the claimer back, and nobody is asked about its claim again."""
    bench = Bench(
        {"robots": ["A21", "XR01 damage 4"]},
        {"robots": ["XR02"]},
        {"robots": ["A12"]},
        field=("R01",),
        homebrew=robot("scrapped;-;-;own;recall;now")
        + robot("open;-;-;foe_home;hit1;now", code="XR02"),
    )
    bench.do("claim A21 R01", "use_ability XR02", "choose XR01")
    assert bench.robot("A21")["place"] == "homebase"
    assert bench.told("claim_granted") == []
    assert bench.asked == ("A", "action")


@pytest.mark.rule("BC-RUL-50")
@pytest.mark.parametrize(("robot_with_dice", "rolls"), [("A08", [(1,), (2, 1)]), ("A21", [(1,)])])
def test_dice_are_rolled_at_once_for_a_lead_that_has_rolled_and_for_no_other(
    robot_with_dice: str, rolls: list[tuple[int, ...]]
) -> None:
    bench = fight(
        {"robots": ["A08", "A21"], "hand": ["XA01"]},
        {"robots": ["D27"], "hand": ["R27"]},
        dice=tuple(face for roll in rolls for face in roll),
        homebrew=advantage("battle;-;-;own;dice+2;battle"),
    )
    bench.do("roll_dice 1", "pass", "play XA01", f"choose {robot_with_dice}")
    assert len(bench.told("dice_rolled")) == len(rolls)


@pytest.mark.rule("BC-OPT-12", "BC-RUL-39", "BC-RUL-69")
def test_a_holder_that_makes_room_for_another_has_left_the_battle() -> None:
    bench = fight(
        {"robots": ["A21"]},
        {"robots": ["D27", "XR01"]},
        homebrew=robot("battle;-;-;self;shuttle;now"),
        options={"garrison": "single"},
    )
    while bench.asked[0] != "B":
        bench.do("pass")
    bench.do("use_ability XR01")
    assert len(bench.told("battle_cut_short")) == 1
    assert bench.resource("R01")["controller"] == "A"
    assert bench.robot("D27")["place"] == bench.robot("XR01")["place"] == "homebase"


@pytest.mark.rule("BC-RUL-64")
def test_a_robot_that_supports_is_not_in_its_homebase_meanwhile() -> None:
    text = robot("battle;lead;-;foe_home;hit1;now") + robot(
        "passive;home;-;own_all;spd+3;stay", mode="alt", code="XR02"
    )
    bench = fight({"robots": ["XR01"]}, {"robots": ["D27", "XR02 alt", "D37"]}, homebrew=text)
    assert bench.robot("D27")["speed"] == 6
    bench.do("transform XR01")
    bench.do("join XR02")
    assert bench.robot("D27")["speed"] == 3


@pytest.mark.rule("BC-RUL-64")
def test_what_is_aimed_at_a_homebase_does_not_reach_a_supporter() -> None:
    text = robot("battle;lead;-;foe_home;hit1;now")
    bench = fight({"robots": ["XR01"]}, {"robots": ["D27", "D28 alt", "D37"]}, homebrew=text)
    bench.do("roll_dice 1" if "roll_dice 1" in bench.offers else "pass", "join D28")
    bench.do("use_ability XR01")
    assert bench.robot("D37")["damage"] == 1
    assert bench.robot("D28")["damage"] == 0


@pytest.mark.rule("BC-STR-07")
def test_what_lasts_for_a_battle_that_is_over_does_not_last_into_the_next() -> None:
    text = robot("scrapped;-;-;own;str+3;battle")
    bench = fight(
        {"robots": ["XR01 damage 4", "A21"]}, {"robots": ["D37"], "hand": ["R27"]}, homebrew=text
    )
    while bench.in_play("XR01"):
        bench.do("pass")
    assert len(bench.told("ability_used")) == 1
    assert bench.match.state.modifiers == []


@pytest.mark.rule("BC-RUL-35")
def test_a_third_seats_robot_goes_home_when_the_winner_of_a_battle_takes_over() -> None:
    """R12 needs Combat, so that A21 stands on it without controlling it."""
    bench = Bench(
        {"robots": ["A08"]}, {"robots": ["D27"]}, {"robots": ["A21 on R12"]}, field=("R12",)
    )
    assert bench.resource("R12")["controller"] == "none"
    bench.do("claim A08 R12", "contest D27")
    while bench.asked[1] != "action":
        bench.do("begin" if bench.asked[1] == "begin_or_wait" else "pass")
    assert bench.resource("R12")["controller"] == "A"
    assert bench.robot("A21")["place"] == "homebase"


@pytest.mark.rule("BC-OPT-11", "BC-RUL-11")
def test_an_empty_scrapheap_does_not_use_up_the_one_reshuffle() -> None:
    bench = Bench(
        {"hand": ["R01"]}, phase="supply", options={"empty_deck": "reshuffle_once", "hand_limit": 7}
    ).do("draw")
    assert not any(seat.reshuffled for seat in bench.match.view(0).seats.values())
    assert bench.seat("A")["hand"] == ["R01"]


def test_a_gain_beside_an_effect_on_a_robot_is_ones_own_and_comes_once() -> None:
    text = advantage("action;-;-;own_all;hit5&gain2;now")
    bench = Bench(
        {"robots": ["A21", "A08"], "hand": ["XA01"], "bank": 10}, {"bank": 10}, homebrew=text
    ).do("play XA01")
    assert not bench.in_play("A21")
    assert (bench.seat("A")["bank"], bench.seat("B")["bank"]) == (12, 10)


def test_a_gain_beside_an_effect_on_a_foe_is_ones_own() -> None:
    text = advantage("action;-;-;foe_home;hit1&gain2;now")
    bench = Bench(
        {"robots": ["A21"], "hand": ["XA01"], "bank": 10},
        {"robots": ["D27"], "bank": 10},
        homebrew=text,
    ).do("play XA01")
    assert bench.robot("D27")["damage"] == 1
    assert (bench.seat("A")["bank"], bench.seat("B")["bank"]) == (12, 10)


IDLE = "action;home;-;me;gain1;now"


@pytest.mark.rule("BC-SPT-08")
def test_who_was_slowed_for_the_battle_is_too_slow_to_join_in_the_other_mode_too() -> None:
    slowing = advantage("battle;-;-;own;spd-3;battle") + robot(IDLE)
    seat = {"robots": ["A21", "XR01"], "hand": ["XA01"]}
    options = {"support_limit": 2}
    bench = fight(seat, {"robots": ["D37"]}, homebrew=slowing, options=options)
    assert bench.why_not("join XR01") == ""
    bench.do("play XA01", "choose XR01", "pass")
    assert bench.why_not("join XR01") == "BC-SPT-08"


@pytest.mark.rule("BC-SPT-04")
@pytest.mark.parametrize("target", ["opp", "both"])
def test_who_silences_the_other_side_by_being_there_does_so_as_a_lead(target: str) -> None:
    silence = robot(f"passive;lead;-;{target};hush;stay")
    holder = {"robots": ["D37"], "hand": ["R25"]}
    bench = fight({"robots": ["XR01"]}, holder, homebrew=silence)
    bench.do("pass")
    assert bench.why_not("add_strength R25") == "BC-SPT-04"
    free = fight({"robots": ["A21"]}, holder, homebrew=silence).do("pass")
    assert free.why_not("add_strength R25") == ""
