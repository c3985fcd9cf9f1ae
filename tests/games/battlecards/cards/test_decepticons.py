"""Every Decepticon's abilities in play, with the numbers they must give."""

import pytest

from tests.games.battlecards.cards.scenes import Row, check, hold, home, lead, row


@pytest.mark.rule("BC-ABL-01", "BC-ABL-02")
@pytest.mark.parametrize(
    "given",
    [
        row("D01", lead(["D01"]), "use_ability D01", then={"A21.damage": 2, "A.bank": 8}),
        row("D04", lead(["D04"], foe_hand=["R25"]), "use_ability D04",
            then={"B:enhanced": 3, "B:core": 4, "A.bank": 9, "why.transform A21": "BC-TRF-02"}),
        row("D06", home(["D06 alt"], foe_hand=["AA09"]), "use_ability D06",
            then={"told.hand_seen": 1, "A.bank": 10}),
        row("D09", lead(["D09"], hand=["R04"]), "use_ability D09",
            then={"A:enhanced": 8, "A:core": 6, "A.scrapheap": ["R04"]}),
        row("D11", lead(["D11"], foes=["A08"]), "use_ability D11",
            then={"D11.place": "homebase", "R01.controller": "B", "A.bank": 9,
                  "told.battle_fought": 0}),
        row("D14", lead(["D27", "D14 alt"]), "join D14, pass, use_ability D14",
            then={"A:enhanced": 9, "A:core": 4, "D14.damage": 2}),
        row("D15", home(["D15 alt"], foe_hand=["AA09"]), "use_ability D15",
            then={"told.hand_seen": 1, "A.bank": 9}),
        row("D17", home(["D17 alt"], foes=["A36"], field=("R01",)),
            "use_ability D17, claim D17 R01", then={"R01.controller": "A", "A.bank": 9}),
        row("D18", lead(["D27", "D18"], foes=["A21", "A38"]), "pass, join A38, use_ability D18",
            then={"B:enhanced": 4, "A.bank": 9, "B:slots_used": 1}),
        row("D19", lead(["D27", "D19"]), "use_ability D19",
            then={"B.support_limit": 0, "A.bank": 9}),
        row("D21", home(["D21 alt"], foe_hand=["AA09"]), "use_ability D21",
            then={"told.hand_seen": 1, "A.bank": 10}),
        row("D24", home(["D24 damage 1", "D27 damage 4"]), "use_ability D24, choose D27",
            then={"D27.damage": 1, "A.bank": 9}),
        row("D25", lead(["D27", "D25"]), "use_ability D25",
            then={"B:core": 3, "B:enhanced": 3, "A.bank": 9}),
        row("D25", home(["D25 alt"], hand=["R04"]), "use_ability D25",
            then={"A.bank": 12, "A.scrapheap": ["R04"]}, note="alt"),
        row("D26", home(["D26"], scrapheap=["R04"]), "use_ability D26",
            then={"A.hand": ["R04"], "A.scrapheap": [], "A.bank": 8}),
        row("D28", home(["D28 alt", "D33 on R01", "D27"], field=("R01",)),
            "use_ability D28, choose D33", then={"D33.place": "homebase", "A.bank": 9}),
        row("D29", lead(["D29 transformed"]), "use_ability D29",
            then={"D29.mode": "alt", "A:core": 4, "A.bank": 9}),
        row("D34", lead(["D27", "D34 alt"]), "join D34, pass, use_ability D34",
            then={"B:enhanced": 2, "B:core": 4, "D34.damage": 1}),
        row("D36", home(["D36"], hand=["R04"]), "use_ability D36",
            then={"A.bank": 12, "A.scrapheap": ["R04"]}),
        row("D40", lead(["D40"], foe_hand=["R25"]), "pass, add_strength R25, use_ability D40",
            then={"B:enhanced": 4, "B:slots_used": 1, "A.bank": 8}),
        row("D41", lead(["D41"]), "use_ability D41",
            then={"B:enhanced": 3, "B:core": 4, "A.bank": 9}),
    ],
)  # fmt: skip
def test_a_decepticons_ability_that_is_used(given: Row) -> None:
    check(given)


@pytest.mark.rule("BC-SPT-12", "BC-RUL-26")
@pytest.mark.parametrize(
    "given",
    [
        row("D04", lead(["D27", "D04 alt"]), "join D04", then={"B:enhanced": 3, "A:enhanced": 7}),
        row("D10", lead(["D27", "D10 alt"]), "join D10",
            then={"B.support_limit": 0, "A:enhanced": 6}),
        row("D13", lead(["D27", "D13 alt"], foe_hand=["R04"], dice=(("random_card", 1),)),
            "join D13", then={"B.hand": [], "B.scrapheap": ["R04"], "A:enhanced": 6}),
        row("D16", lead(["D27", "D16 alt"]), "join D16",
            then={"A21.damage": 1, "A:enhanced": 6}),
        row("D38", lead(["D27", "D38 alt"], foes=["A21", "A40 alt"]), "pass, join A40, join D38",
            then={"B:enhanced": 4, "A:enhanced": 6}),
        row("D37", lead(["D27", "D37 alt"]), "join D37", then={"A:enhanced": 8}),
    ],
)  # fmt: skip
def test_what_a_decepticon_brings_when_it_joins_a_battle(given: Row) -> None:
    check(given)


@pytest.mark.rule("BC-STR-02", "BC-RUL-52", "BC-RUL-105")
@pytest.mark.parametrize(
    "given",
    [
        row("D05", lead(["D05"]), "", then={"A:enhanced": 7, "A:core": 6}),
        row("D05", lead(["D05", "D01"]), "", then={"A:enhanced": 6}, note="with Megatron"),
        row("D11", home(["D11 alt"], foes=["A36", "A21 on R35"], field=("R01", "R35"),
                        turn_seat="B"),
            "claim A36 R01", then={"A36.speed": 10, "why.contest D11": ""}),
        row("D04", home(["D04 alt"], foes=["A36", "A21 on R35"], field=("R01", "R35"),
                        turn_seat="B", hand=["R04"]),
            "claim A36 R01", then={"why.contest D04": "BC-CLM-05"}, note="no Skywarp"),
        row("D21", lead(["D21"]), "", then={"A.support_limit": 2}),
        row("D21", lead(["D27", "D21"]), "", then={"A.support_limit": 1}, note="not the lead"),
        row("D22", home(["D22 on R01"], field=("R01",)), "", then={"R01.yield": 3}),
        row("D23", lead(["D23"]), "", then={"A:enhanced": 6, "A:core": 5}),
        row("D23", lead(["D23"], foes=["A28"]), "", then={"A:enhanced": 5}, note="faster"),
        row("D30", lead(["D30", "D03"]), "", then={"A:enhanced": 8, "A:core": 7}),
        row("D30", lead(["D30"]), "", then={"A:enhanced": 7}, note="without Galvatron"),
        row("D31", lead(["D31"], foes=["A21 damage 1"]), "", then={"A:enhanced": 8, "A:core": 6}),
        row("D31", lead(["D31"]), "", then={"A:enhanced": 6}, note="sound foe"),
        row("D32", lead(["D32"]), "", then={"A:enhanced": 8, "A:core": 7}),
        row("D32", hold(["D32"]), "", then={"A:enhanced": 7}, note="holding"),
        row("D37", lead(["D37"], dice=(("combat_die", 1), ("combat_die", 2))), "roll_dice 2",
            then={"A:enhanced": 9, "A:core": 6}),
        row("D45", hold(["D45"]), "", then={"A:enhanced": 8, "A:core": 7}),
        row("D45", lead(["D45"]), "", then={"A:enhanced": 7}, note="attacking"),
    ],
)  # fmt: skip
def test_what_a_decepticon_is_as_long_as_its_condition_holds(given: Row) -> None:
    check(given)


@pytest.mark.rule("BC-DEC-12", "BC-BAT-06", "BC-ENE-01")
@pytest.mark.parametrize(
    "given",
    [
        row("D02", lead(["D02"]), "pass, pass", then={"B.bank": 23, "R01.controller": "A"}),
        row("D03", lead(["D03", "D27"]), "", then={"D27.damage": 1, "A:enhanced": 9}),
        row("D06", home([], hand=["D06"], deck=["R04", "D18"], bank=20, phase="deployment",
                        dice=(("supply_deck", [1]),)),
            "deploy D06, choose D18", note="robot",
            then={"A.hand": ["D18"], "A.deck": ["R04"], "A.bank": 12}),
        row("D07", lead(["D07"], foe_hand=["R04"], dice=(("random_card", 1),)), "pass, pass",
            then={"B.hand": [], "B.scrapheap": ["R04"]}),
        row("D08", home(["D08 on R01"], field=("R01",), phase="energon"), "",
            then={"A.bank": 12, "B.bank": 24}),
        row("D12", lead(["D12"]), "", then={"B:enhanced": 3, "B:core": 4}),
        row("D12", hold(["D12"]), "", then={"B:enhanced": 4}, note="holding"),
        row("D17", home(["D17"], field=("R01",)), "claim D17 R01", then={"B.bank": 24},
            note="robot"),
        row("D20", home(["D20 alt"], phase="energon"), "", then={"A.bank": 11, "B.bank": 24}),
        row("D27", home(["D27 alt"], phase="energon"), "", then={"A.bank": 11}),
        row("D33", lead(["D33 damage 3"], foes=["A08"]), "pass, pass",
            then={"B.bank": 23, "D33.in_play": False}),
        row("D33", lead(["D33 damage 3 alt"], foes=["A08"]), "pass, pass",
            then={"B.bank": 25, "D33.in_play": False}, note="alt"),
        row("D35", lead(["D35"], deck=["R04"]), "", then={"A.hand": ["R04"]}),
        row("D39", lead(["D39"], foe_hand=["R04", "R13"]), "choose R13",
            then={"B.hand": ["R04"], "B.scrapheap": ["R13"]}),
        row("D42", lead(["D42"], foes=["A20"]), "pass, pass", then={"A.bank": 11, "B.bank": 24}),
        row("D43", home(["D43 on R01"], field=("R01",), phase="energon"), "", then={"A.bank": 13}),
        row("D44", home(["D44"], field=("R01",)), "claim D44 R01", then={"B.bank": 24}),
    ],
)  # fmt: skip
def test_what_happens_by_itself_around_a_decepticon(given: Row) -> None:
    check(given)
