"""Every effect, target, duration and trigger of the vocabulary, with another word."""

import pytest

from rollout.games.battlecards.content.vocabulary import DURATIONS, EFFECTS, TARGETS, TRIGGERS
from tests.games.battlecards.cards.homebrew import advantage, resource, robot
from tests.games.battlecards.cards.scenes import Row, check, hold, home, lead, row

DECK = ["R04", "R13", "R25"]


def battle(code: str) -> dict[str, object]:
    """XA01 in hand, with one clause for battle."""
    return {"hand": ["XA01"], "homebrew": advantage(f"battle;-;-;{code}")}


def action(code: str) -> dict[str, object]:
    return {"hand": ["XA01"], "homebrew": advantage(f"action;-;-;{code}")}


PLAY = "play XA01"
EFFECT_ROWS = [
    row("str", lead(["A21"], **battle("lead;str+2&str-1;battle")), PLAY,
        then={"A:enhanced": 5, "A:core": 4}),
    row("core", lead(["A21"], **battle("lead;core+2&str-1;battle")), PLAY,
        then={"A:enhanced": 5, "A:core": 6}),
    row("spd", lead(["A21"], **battle("foe;spd-2&str-1;battle")), PLAY,
        then={"D27.speed": 1, "B:enhanced": 3}),
    row("spd", lead(["A21"], **battle("foe;spd-9&str-1;battle")), PLAY, then={"D27.speed": 0},
        note="not below 0"),
    row("end", home(["A21"], **action("own;end+2&spd+1;turn")), PLAY,
        then={"A21.endurance": 7, "A21.speed": 5}),
    row("end", home(["A21 damage 3"], **action("own;end-2&spd+1;turn")), PLAY,
        then={"A21.in_play": False}, note="that scraps"),
    row("limit", lead(["A21"], **battle("both;limit-1&gain1;battle")), PLAY,
        then={"A.support_limit": 0, "B.support_limit": 0, "A.bank": 11, "B.bank": 26}),
    row("dice", lead(["A21"], **battle("lead;dice+2&str+1;battle")), f"{PLAY}, pass",
        then={"offers.roll_dice 2": True, "A:enhanced": 5}),
    row("dice", lead(["A11"], dice=(("combat_die", 1), ("combat_die", 2), ("combat_die", 2)),
                     **battle("lead;dice+2&str+1;battle")),
        f"roll_dice 1, pass, {PLAY}", then={"A:enhanced": 11}, note="after the roll"),
    row("shield", lead(["A21"], foes=["D37"], **battle("lead;shield1&str+1;battle")), PLAY,
        then={"A:damage": 1, "A:enhanced": 5}),
    row("hit", lead(["A21"], **battle("foe;hit2&str-1;battle")), PLAY,
        then={"D27.damage": 2, "B:enhanced": 3}),
    row("repair", home(["A21 damage 4"], **action("own;repair2&spd+1;turn")), PLAY,
        then={"A21.damage": 2, "A21.speed": 5}),
    row("gain", home(["A21"], deck=DECK, **action("me;gain2&draw1;now")), PLAY,
        then={"A.bank": 12, "A.hand": ["R04"]}),
    row("lose", home(["A21"], **action("opp;lose2&scan;now")), PLAY,
        then={"B.bank": 23, "told.hand_seen": 1}),
    row("steal", home(["A21"], **action("opp;steal3&lose1;now")), PLAY,
        then={"A.bank": 13, "B.bank": 21}),
    row("draw", home(["A21"], deck=DECK, **action("me;draw2&gain1;now")), PLAY,
        then={"A.hand": ["R04", "R13"], "A.bank": 11}),
    row("discard", home(["A21"], foe_hand=["R04", "R13"], **action("opp;discard1&lose1;now")),
        f"{PLAY}, choose R04", then={"B.hand": ["R13"], "B.bank": 24}),
    row("rip", home(["A21"], foe_hand=["R04", "R13"], dice=(("random_card", 2),),
                    **action("opp;rip1&lose1;now")),
        PLAY, then={"B.hand": ["R04"], "B.bank": 24}),
    row("scan", home(["A21"], foe_hand=["R04"], **action("opp;scan&steal1;now")), PLAY,
        then={"told.hand_seen": 1, "A.bank": 11}),
    row("sift", home(["A21"], deck=DECK, **action("me;sift2&gain1;now")), f"{PLAY}, choose R13",
        then={"A.hand": ["R13"], "A.deck": ["R25", "R04"], "A.bank": 11}),
    row("fetch", home(["A21"], deck=["R04", "A38"], dice=(("supply_deck", [2]),),
                      **action("me;fetch:Minibot&gain1;now")),
        f"{PLAY}, choose A38", then={"A.hand": ["A38"], "A.bank": 11}),
    row("salvage", home(["A21"], scrapheap=["R04", "A38"], **action("me;salvage:robot&gain1;now")),
        PLAY, then={"A.hand": ["A38"], "A.bank": 11}),
    row("revive", home(["A21"], scrapheap=["A20", "A08"], **action("own_scrap;revive3;now")), PLAY,
        then={"A20.place": "homebase", "A.bank": 10}),
    row("muster", home(["A21"], bank=9, homebrew=advantage("action;-;-;me;muster3&gain1;now"),
                       hand=["XA01", "A08"]),
        PLAY, then={"A08.place": "homebase", "A.bank": 5}),
    row("recall", home(["A21"], foes=["D27 on R01"], field=("R01",),
                       **action("foe_held;recall&hit1;now")),
        PLAY, then={"D27.place": "homebase", "D27.damage": 1, "R01.controller": "none"}),
    row("shuttle", home(["A21 on R01 damage 2"], field=("R01",),
                        **action("own;shuttle&repair1;now")),
        PLAY, then={"A21.place": "homebase", "A21.damage": 1}),
    row("scrap", home(["A21"], foes=["D33"], **action("foe_home;scrap;now")), PLAY,
        then={"D33.in_play": False, "B.scrapheap": ["D33"], "A.bank": 8}),
    row("cancel", lead(["A21"], foe_hand=["R25"], **battle("opp;cancel&lose1;now")),
        f"pass, add_strength R25, {PLAY}", then={"B:enhanced": 4, "B.bank": 24}),
    row("hush", lead(["A21"], foe_hand=["R25"], **battle("opp;hush&lose1;battle")), PLAY,
        then={"why.add_strength R25": "BC-SPT-04", "B.bank": 24}),
    row("flip", lead(["A21 transformed"], **battle("lead;flip&str+1;battle")), PLAY,
        then={"A21.mode": "alt", "A:core": 2, "A:enhanced": 3}),
    row("pin", lead(["A21"], foe_hand=["R25"], **battle("foe;pin&str-1;battle")), PLAY,
        then={"why.transform D27": "BC-TRF-02", "B:enhanced": 3}),
    row("yield", home(["A21 on R01"], field=("R01",), **action("res_held;yield+2&ward;round")),
        PLAY, then={"R01.yield": 4}),
    row("yield", home(["A21 on R01"], field=("R01",), **action("res_held;yield-9&ward;round")),
        PLAY, then={"R01.yield": 0}, note="not below 0"),
    row("uncontested", home(["A21"], foes=["D33"], field=("R01",),
                            **action("me;uncontested&gain1;turn")),
        f"{PLAY}, claim A21 R01", then={"R01.controller": "A", "A.bank": 11}),
    row("anyspeed", lead(["A18", "A23"], foes=["D11"], options={"support_limit": 2},
                         hand=["XA01"], homebrew=advantage("battle;-;-;own;anyspeed&spd+1;battle")),
        f"{PLAY}, choose A23, pass, join A23", then={"A:enhanced": 7, "A23.speed": 4}),
    row("ward", home(["A21 on R01"], foes=["D27"], field=("R01",),
                     **action("res_held;ward&yield+1;round")),
        f"{PLAY}, end_phase, draw, end_turn, end_phase",
        then={"why.challenge D27 R01": "BC-GEN-03", "R01.yield": 3}),
    row("breakoff", lead(["A21"], foes=["D37"], **battle("-;breakoff&gain2;now")), PLAY,
        then={"told.battle_broken_off": 1, "A21.damage": 0, "A.bank": 12, "R01.controller": "B"}),
    row("stash", home(["A21 damage 3"], **action("own;repair1&stash;turn")), PLAY,
        then={"A.set_aside": ["A21"]}),
    row("stash", home(["A21 damage 3"], **action("own;repair1&stash;turn")),
        f"{PLAY}, end_phase, draw, end_turn",
        then={"A21.place": "homebase", "A21.damage": 2}, note="back at end of turn"),
]  # fmt: skip


@pytest.mark.rule("BC-ADV-02", "BC-GEN-03")
@pytest.mark.parametrize("given", EFFECT_ROWS)
def test_an_effect_word_beside_another_word(given: Row) -> None:
    check(given)


def test_every_effect_of_the_vocabulary_is_tested() -> None:
    assert {str(each.id).split()[0] for each in EFFECT_ROWS} == set(EFFECTS)


TARGET_ROWS = [
    row("self", home(["XR01"], homebrew=robot("action;home;-;self;spd+1;turn")),
        "use_ability XR01", then={"XR01.speed": 5}),
    row("lead", lead(["A21"], **battle("lead;str+1;battle")), PLAY, then={"A:enhanced": 5}),
    row("foe", lead(["A21"], **battle("foe;str-1;battle")), PLAY, then={"B:enhanced": 3}),
    row("own", home(["A21", "A38"], **action("own;spd+1;turn")), f"{PLAY}, choose A38",
        then={"A38.speed": 8, "A21.speed": 4}),
    row("own_other", home(["XR01", "A38"], homebrew=robot("action;home;-;own_other;spd+1;turn")),
        "use_ability XR01", then={"A38.speed": 8, "XR01.speed": 4}),
    row("own_all", home(["A21", "A38"], **action("own_all;spd+1;turn")), PLAY,
        then={"A38.speed": 8, "A21.speed": 5}),
    row("foe_home", home(["A21"], foes=["D27", "D33 on R01"], field=("R01",),
                         **action("foe_home;hit1;now")),
        PLAY, then={"D27.damage": 1, "D33.damage": 0}),
    row("foe_held", home(["A21"], foes=["D27", "D33 on R01"], field=("R01",),
                         **action("foe_held;hit1;now")),
        PLAY, then={"D27.damage": 0, "D33.damage": 1}),
    row("foe_sup", lead(["A21"], foes=["D27", "D28 alt"], **battle("foe_sup;hit1;now")),
        f"pass, join D28, {PLAY}", then={"D28.damage": 1, "D27.damage": 0}),
    row("own_scrap", home(["A21"], scrapheap=["R04", "A20"], **action("own_scrap;revive9;now")),
        PLAY, then={"A20.place": "homebase"}),
    row("res_held", home(["A21 on R01"], field=("R01", "R04"), **action("res_held;yield+1;turn")),
        PLAY, then={"R01.yield": 3, "R04.yield": 2}),
    row("res_free", home(["A21 on R01"], field=("R01", "R04"), **action("res_free;scrap;now")),
        PLAY, then={"A.scrapheap": ["R04", "XA01"]}),
    row("here", home(["A21 on XS01"], field=("XS01", "R04"),
                     homebrew=resource("action;-;-;here;yield+1;turn")),
        "use_ability XS01", then={"XS01.yield": 3, "R04.yield": 2}),
    row("here", home(["XR01 on R04"], field=("R01", "R04"),
                     homebrew=robot("action;holding;-;here;yield+1;turn")),
        "use_ability XR01", then={"R04.yield": 3, "R01.yield": 2}, note="under a Robot"),
    row("me", home(["A21"], **action("me;gain1;now")), PLAY, then={"A.bank": 11, "B.bank": 25}),
    row("opp", home(["A21"], **action("opp;gain1;now")), PLAY, then={"A.bank": 10, "B.bank": 26}),
    row("both", home(["A21"], **action("both;gain1;now")), PLAY,
        then={"A.bank": 11, "B.bank": 26}),
]  # fmt: skip


@pytest.mark.rule("BC-DEC-11")
@pytest.mark.parametrize("given", TARGET_ROWS)
def test_a_target_word_reaches_what_it_names_and_nothing_else(given: Row) -> None:
    check(given)


def test_every_target_of_the_vocabulary_is_tested() -> None:
    assert {str(each.id).split()[0] for each in TARGET_ROWS} == set(TARGETS)


END_OF_BATTLE = "pass, pass"
ROUND_TRIP = "end_phase, draw, end_turn, end_phase, end_phase, draw, end_turn"
DURATION_ROWS = [
    row("now", home(["A21"], **action("me;gain1;now")), PLAY, then={"A.bank": 11}),
    row("battle", lead(["A21"], foes=["D33"], **battle("lead;spd+1;battle")), PLAY,
        then={"A21.speed": 5}),
    row("battle", lead(["A21"], foes=["D33"], **battle("lead;spd+1;battle")),
        f"{PLAY}, {END_OF_BATTLE}", then={"A21.speed": 4}, note="over"),
    row("turn", home(["A21"], **action("own;spd+1;turn")), f"{PLAY}, end_phase, draw",
        then={"A21.speed": 5}),
    row("turn", home(["A21"], **action("own;spd+1;turn")), f"{PLAY}, end_phase, draw, end_turn",
        then={"A21.speed": 4}, note="over"),
    row("round", home(["A21"], **action("own;spd+1;round")), f"{PLAY}, end_phase, draw, end_turn",
        then={"A21.speed": 5}),
    row("round", home(["A21"], **action("own;spd+1;round")), f"{PLAY}, {ROUND_TRIP}",
        then={"A21.speed": 4}, note="over"),
    row("stay", home(["XR01"], homebrew=robot("passive;home;-;self;spd+1;stay")), "",
        then={"XR01.speed": 5}),
    row("stay", home(["XR01"], homebrew=robot("passive;home;-;self;spd+1;stay")),
        "transform XR01", then={"XR01.speed": 5}, note="only in its mode"),
]  # fmt: skip


@pytest.mark.rule("BC-RUL-32", "BC-STR-07")
@pytest.mark.parametrize("given", DURATION_ROWS)
def test_an_effect_lasts_as_long_as_its_duration_says(given: Row) -> None:
    check(given)


def test_every_duration_of_the_vocabulary_is_tested() -> None:
    assert {str(each.id).split()[0] for each in DURATION_ROWS} == set(DURATIONS)


TRIGGER_ROWS = [
    row("passive", lead(["XR01"], foes=["D27"],
                        homebrew=robot("passive;lead;-;self;str+2;stay")),
        "", then={"A:enhanced": 6}),
    row("passive", lead(["XR01"], foes=["D27"],
                        homebrew=robot("passive;lead;-;foe;str-2;stay")),
        "", then={"A:enhanced": 4, "B:enhanced": 2}),
    row("passive", lead(["XR01"], foes=["D27"],
                        homebrew=robot("passive;lead;-;opp;limit-1;stay")),
        "", then={"A.support_limit": 1, "B.support_limit": 0}),
    row("passive", lead(["XR01"], foes=["D27"],
                        homebrew=robot("passive;lead;-;both;limit+1;stay")),
        "", then={"A.support_limit": 2, "B.support_limit": 2}),
    row("action", home(["XR01"], homebrew=robot("action;home;-;me;gain1;now")), "use_ability XR01",
        then={"A.bank": 11}),
    row("open", home(["XR01"], phase="supply", homebrew=robot("open;home;-;me;gain1;now")),
        "use_ability XR01", then={"A.bank": 11}),
    row("battle", lead(["XR01"], foes=["D27"], homebrew=robot("battle;lead;-;foe;str-2;battle")),
        "use_ability XR01", then={"B:enhanced": 2}),
    row("contest", home(["A21"], hand=["XA01"], foes=["D33"], field=("R01",), turn_seat="B",
                        homebrew=advantage("contest;-;-;me;gain2;now")),
        "claim D33 R01, play XA01", then={"A.bank": 12, "R01.controller": "B"}),
    row("deploy", home([], hand=["XR01"], phase="deployment",
                       homebrew=robot("deploy;-;-;me;gain1;now")),
        "deploy XR01", then={"A.bank": 7}),
    row("battle_start", lead(["XR01"], foes=["D27"],
                             homebrew=robot("battle_start;lead;-;foe;hit1;now")),
        "", then={"D27.damage": 1}),
    row("support", lead(["A21", "XR01"],
                        homebrew=robot("support;supporting;-;foe;hit1;now", mode="alt")),
        "join XR01", then={"D27.damage": 1, "A:enhanced": 6}),
    row("win", lead(["XR01"], foes=["D26"], homebrew=robot("win;lead;-;me;gain1;now")),
        END_OF_BATTLE, then={"A.bank": 11}),
    row("lose", lead(["XR01"], foes=["D43"], homebrew=robot("lose;lead;-;me;gain1;now")),
        END_OF_BATTLE, then={"A.bank": 11}),
    row("scrapped", lead(["XR01 damage 4"], foes=["D43"],
                         homebrew=robot("scrapped;-;-;me;gain1;now")),
        END_OF_BATTLE, then={"A.bank": 11, "XR01.in_play": False}),
    row("control", home(["XR01"], field=("R01",), homebrew=robot("control;-;-;me;gain1;now")),
        "claim XR01 R01", then={"A.bank": 11}),
    row("energon", home(["XR01"], phase="energon", homebrew=robot("energon;home;-;me;gain1;now")),
        "", then={"A.bank": 11}),
    row("discover", home([], hand=["XS01"], phase="deployment",
                         homebrew=resource("discover;held<=0;-;me;gain1;now")),
        "discover XS01", then={"A.bank": 11}),
]  # fmt: skip


@pytest.mark.rule("BC-ABL-01", "BC-DEC-12")
@pytest.mark.parametrize("given", TRIGGER_ROWS)
def test_a_trigger_opens_the_window_it_names(given: Row) -> None:
    check(given)


def test_every_trigger_of_the_vocabulary_is_tested() -> None:
    assert {str(each.id).split()[0] for each in TRIGGER_ROWS} == set(TRIGGERS)


COUNTED_ROWS = [
    row("#group", lead(["A21", "A20", "A38"], **battle("lead;str+#Minibot;battle")), PLAY,
        then={"A:enhanced": 7}),
    row("#held", home(["A21 on R01", "A38 on R04"], field=("R01", "R04"),
                      **action("me;gain#held;now")), PLAY, then={"A.bank": 12}),
    row("at most 4", lead(["A21", "A20", "A38", "A17", "A18", "A19"],
                          **battle("lead;str+#Minibot;battle")), PLAY, then={"A:enhanced": 8}),
]  # fmt: skip


@pytest.mark.rule("BC-GEN-03")
@pytest.mark.parametrize("given", COUNTED_ROWS)
def test_an_amount_can_be_counted_up_to_four(given: Row) -> None:
    check(given)


@pytest.mark.rule("BC-GEN-03")
def test_a_second_clause_is_done_after_the_first_and_skipped_if_its_condition_fails() -> None:
    text = advantage("action;-;-;me;gain5;now", "action;bank<=14;-;me;gain1;now")
    rich = home(["A21"], hand=["XA01"], homebrew=text)().do("play XA01")
    assert rich.seat("A")["bank"] == 15
    poor = home(["A21"], hand=["XA01"], bank=9, homebrew=text)().do("play XA01")
    assert poor.seat("A")["bank"] == 15


@pytest.mark.rule("BC-DEC-12")
def test_a_triggered_effect_with_a_cost_may_be_paid_for_or_forgone() -> None:
    text = robot("energon;home;en2;me;draw1;now")
    bench = home(["XR01"], phase="energon", deck=["R04"], homebrew=text)()
    assert bench.asked == ("A", "pay_for_effect")
    assert bench.offers == ["pay", "forgo"]
    bench.do("pay")
    assert (bench.seat("A")["bank"], bench.seat("A")["hand"]) == (8, ["R04"])
    other = home(["XR01"], phase="energon", deck=["R04"], homebrew=text)().do("forgo")
    assert (other.seat("A")["bank"], other.seat("A")["hand"]) == (10, [])


@pytest.mark.rule("BC-DEC-12")
def test_the_owner_orders_several_effects_of_one_moment() -> None:
    bench = hold(["D08"], field=("R41",))()
    assert bench.asked[1] == "battle_move"
    both = home(["D08 on R41"], field=("R41",), phase="energon", foes=["A21"])()
    assert both.asked == ("A", "order_of_effects")
    assert both.offers == ["resolve D08", "resolve R41"]
    both.do("resolve R41")
    assert both.seat("B")["bank"] == 23


@pytest.mark.rule("BC-DEC-12")
def test_effects_that_only_add_energon_need_no_order() -> None:
    bench = home(["D43 on R01", "D27 alt"], field=("R01",), phase="energon")()
    assert bench.asked == ("A", "deployment")
    assert bench.seat("A")["bank"] == 14
