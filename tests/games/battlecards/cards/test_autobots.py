"""Every Autobot's abilities in play, with the numbers they must give."""

import pytest

from tests.games.battlecards.cards.scenes import Row, check, hold, home, lead, row

SIFTED = {"A.hand": ["R13"], "A.deck": ["R25", "R04"]}
DECK = ["R04", "R13", "R25"]


@pytest.mark.rule("BC-ABL-01", "BC-ABL-02")
@pytest.mark.parametrize(
    "given",
    [
        row("A01", lead(["A01"]), "use_ability A01",
            then={"A:enhanced": 10, "A:core": 8, "A.bank": 8}),
        row("A02", home(["A02"], scrapheap=["A21", "A08"]), "use_ability A02",
            then={"A21.place": "homebase", "A.bank": 7, "A.scrapheap": ["A08"]}),
        row("A05", home(["A05"], foe_hand=["DA17"]), "use_ability A05",
            then={"told.hand_seen": 1, "A.bank": 9}),
        row("A05", home(["A05 alt"], foes=["D33"], field=("R01",)),
            "use_ability A05, claim A05 R01", note="alt",
            then={"R01.controller": "A", "A.bank": 8}),
        row("A09", home(["A09 damage 1", "A21 damage 3"]), "use_ability A09, choose A21",
            then={"A21.damage": 1, "A.bank": 9}),
        row("A10", lead(["A10"], foes=["D37"]), "use_ability A10",
            then={"A10.damage": 1, "B:enhanced": 4, "B:core": 6}),
        row("A13", lead(["A13"], foes=["D37"]), "use_ability A13",
            then={"A13.place": "homebase", "R01.controller": "B", "A.bank": 9,
                  "told.battle_fought": 0, "A13.damage": 0}),
        row("A13", home(["A13 alt"], foes=["D04 alt"], field=("R01",)),
            "use_ability A13, claim A13 R01", note="alt",
            then={"R01.controller": "A", "A.bank": 9}),
        row("A14", lead(["A14"], foes=["D37"]), "use_ability A14",
            then={"B:enhanced": 5, "B:core": 6, "A.bank": 9}),
        row("A14", home(["A14 alt"], deck=["AA09", "R04"], dice=(("supply_deck", [1]),)),
            "use_ability A14, choose R04", note="alt",
            then={"A.hand": ["R04"], "A.deck": ["AA09"], "A.bank": 8}),
        row("A15", lead(["A21", "A15"], foes=["D01"]), "use_ability A15",
            then={"A:damage": 1, "A.bank": 9}),
        row("A18", lead(["A18"], foes=["D37"]), "use_ability A18",
            then={"A.bank": 9, "why.transform D37": "BC-TRF-02"}),
        row("A22", home(["A22 alt", "A38 on R01", "A21"], field=("R01",)),
            "use_ability A22, choose A21", then={"A21.place": "R01", "A.bank": 9}),
        row("A23", lead(["A21", "A23"], foes=["D37"]), "use_ability A23",
            then={"B:core": 4, "B:enhanced": 4, "A.bank": 9}),
        row("A24", home(["A24"], deck=DECK), "use_ability A24, choose R13, choose R25",
            then={**SIFTED, "A.bank": 9}),
        row("A27", home(["A27 alt"], foes=["D27"]), "use_ability A27",
            then={"D27.damage": 1, "A.bank": 9}),
        row("A28", lead(["A28"], foes=["D27", "D28"]), "pass, join D28, use_ability A28",
            then={"B:enhanced": 4, "B:slots_used": 1, "A.bank": 9}),
        row("A34", lead(["A34 transformed"]), "use_ability A34",
            then={"A34.mode": "alt", "A:core": 3, "A.bank": 9}),
        row("A37", home(["A37 alt"], foes=["D27 on R01"], field=("R01",)), "use_ability A37",
            then={"D27.damage": 2, "A.bank": 8}),
        row("A39", home(["A39 alt"], foe_hand=["DA17"]), "use_ability A39",
            then={"told.hand_seen": 1, "A.bank": 10}),
        row("A41", home(["A41 damage 1", "A21 damage 2"]), "use_ability A41, choose A21",
            then={"A21.damage": 1, "A.bank": 10}),
        row("A43", home(["A43 on R01"], foes=["D37"], field=("R01",)),
            "use_ability A43, end_phase, draw, end_turn, end_phase",
            then={"A.bank": 8, "why.challenge D37 R01": "BC-GEN-03"}),
        row("A44", lead(["A44"], hand=["R04"], foe_hand=["R25"]), "use_ability A44",
            then={"A.scrapheap": ["R04"], "why.add_strength R25": "BC-SPT-04"}),
    ],
)  # fmt: skip
def test_an_autobots_ability_that_is_used(given: Row) -> None:
    check(given)


@pytest.mark.rule("BC-SPT-12", "BC-RUL-26")
@pytest.mark.parametrize(
    "given",
    [
        row("A01", lead(["A21", "A01 alt"], foes=["D01"]), "join A01",
            then={"A:enhanced": 7, "A:damage": 2}),
        row("A03", lead(["A21", "A03 alt"]), "join A03", then={"D27.speed": 1, "A:enhanced": 6}),
        row("A07", lead(["A21", "A07 alt"]), "join A07",
            then={"B.support_limit": 0, "A:enhanced": 6}),
        row("A09", lead(["A21", "A09 alt"], foes=["D01"]), "join A09",
            then={"A:enhanced": 5, "A:damage": 2}),
        row("A15", lead(["A21", "A15 alt"], foes=["D01"]), "join A15",
            then={"A:enhanced": 6, "A:damage": 2}),
        row("A16", lead(["A21", "A16 alt"], foes=["D37"]), "join A16",
            then={"B:core": 5, "B:enhanced": 5, "A:enhanced": 6}),
        row("A24", lead(["A37", "A24 alt"], foe_hand=["R04"], dice=(("random_card", 1),)),
            "join A24", then={"B.hand": [], "B.scrapheap": ["R04"], "A:enhanced": 11}),
        row("A26", lead(["A21", "A26 alt"]), "join A26",
            then={"D27.damage": 1, "A:enhanced": 8}),
        row("A38", lead(["A21", "A38 alt"]), "join A38",
            then={"B:enhanced": 3, "B:core": 4, "A:enhanced": 6}),
        row("A40", lead(["A22", "A40 alt"]), "join A40", then={"A:enhanced": 10}),
        row("A40", lead(["A21", "A40 alt"]), "join A40", then={"A:enhanced": 7}, note="alone"),
        row("A42", lead(["A21", "A42 alt"], foes=["D01"]), "join A42",
            then={"A:enhanced": 6, "A:damage": 2}),
    ],
)  # fmt: skip
def test_what_an_autobot_brings_when_it_joins_a_battle(given: Row) -> None:
    check(given)


@pytest.mark.rule("BC-STR-02", "BC-RUL-52", "BC-RUL-105")
@pytest.mark.parametrize(
    "given",
    [
        row("A04", hold(["A04 alt"]), "", then={"A:enhanced": 4, "A:core": 2}),
        row("A04", lead(["A04 alt"]), "", then={"A:enhanced": 2}, note="attacking"),
        row("A06", lead(["A06", "A01"]), "", then={"A:enhanced": 6, "A:core": 4}),
        row("A06", lead(["A06", "A31"]), "", then={"A:enhanced": 4}, note="without Optimus"),
        row("A08", hold(["A08"]), "", then={"A:enhanced": 7, "A:core": 7}),
        row("A08", lead(["A08"]), "", then={"A:enhanced": 6, "A:core": 6}, note="attacking"),
        row("A11", lead(["A11"], foes=["D10"]), "", then={"A:enhanced": 7, "A:core": 5}),
        row("A11", lead(["A11"]), "", then={"A:enhanced": 5}, note="no Seeker"),
        row("A17", home(["A17"], foes=["D33"], field=("R01",)), "claim A17 R01, contest D33",
            then={"A:enhanced": 6, "A:core": 5}),
        row("A17", lead(["A17"]), "", then={"A:enhanced": 5}, note="challenging"),
        row("A19", lead(["A19"], foes=["D37"]), "", then={"A:enhanced": 7, "A:core": 5}),
        row("A19", lead(["A19"]), "", then={"A:enhanced": 5}, note="weak foe"),
        row("A25", lead(["A25", "A26"]), "", then={"A:enhanced": 9, "A:core": 8}),
        row("A25", lead(["A25"]), "", then={"A:enhanced": 8}, note="alone"),
        row("A29", lead(["A29 damage 1"]), "", then={"A:enhanced": 8, "A:core": 6}),
        row("A29", lead(["A29"]), "", then={"A:enhanced": 6}, note="undamaged"),
        row("A30", lead(["A30"], bank=24), "", then={"A:enhanced": 7, "A:core": 5}),
        row("A30", lead(["A30"], bank=25), "", then={"A:enhanced": 5}, note="not behind"),
        row("A33", lead(["A33"]), "", then={"A:enhanced": 6, "A:core": 5}),
        row("A33", lead(["A33"], foes=["D11"]), "", then={"A:enhanced": 5}, note="as fast"),
        row("A35", hold(["A35"]), "", then={"A:enhanced": 8, "A:core": 8}),
        row("A35", lead(["A35"]), "", then={"A:core": 7}, note="attacking"),
        row("A37", hold(["A37"]), "", then={"A:enhanced": 10, "A:core": 10}),
        row("A37", lead(["A37"]), "", then={"A:core": 9}, note="attacking"),
        row("A28", home(["A28 alt"]), "", then={"A28.endurance": 9}, note="alt"),
        row("A28", home(["A28"]), "", then={"A28.endurance": 7}, note="robot"),
        row("A34", home(["A34 alt"], foes=["D04 alt"], field=("R01",), turn_seat="B"),
            "claim D04 R01", then={"why.contest A34": ""}),
        row("A22", home(["A22 alt", "A21"], foes=["D04 alt"], field=("R01",), turn_seat="B",
                        hand=["R04"]),
            "claim D04 R01", then={"why.contest A22": "BC-CLM-05"}, note="no Springer"),
        row("A45", home(["A45 on R01"], field=("R01",)), "", then={"R01.yield": 3}),
        row("A45", home(["A45 alt on R01"], field=("R01",)), "", then={"R01.yield": 2}, note="alt"),
    ],
)  # fmt: skip
def test_what_an_autobot_is_as_long_as_its_condition_holds(given: Row) -> None:
    check(given)


@pytest.mark.rule("BC-DEC-12", "BC-BAT-06", "BC-ENE-01")
@pytest.mark.parametrize(
    "given",
    [
        row("A03", lead(["A03"], deck=DECK), "choose R13",
            then={"A.hand": ["R13"], "A.deck": ["R25", "R04"]}),
        row("A07", lead(["A07"], foes=["D26"], deck=["R04"]), "pass, pass",
            then={"A.hand": ["R04"], "R01.controller": "A"}),
        row("A12", lead(["A12"]), "pass, pass", then={"A.bank": 11, "R01.controller": "A"}),
        row("A20", home(["A20 on R01"], field=("R01",), phase="energon"), "", then={"A.bank": 13}),
        row("A20", home(["A20"], phase="energon"), "", then={"A.bank": 10}, note="at home"),
        row("A21", home(["A21 alt"], phase="energon"), "", then={"A.bank": 11}),
        row("A21", home(["A21"], phase="energon"), "", then={"A.bank": 10}, note="robot"),
        row("A31", home([], hand=["A31"], scrapheap=["AA09", "R04"], bank=20, phase="deployment"),
            "deploy A31", then={"A.hand": ["AA09"], "A.scrapheap": ["R04"], "A.bank": 8}),
        row("A32", lead(["A32"], deck=["R04"]), "", then={"A.hand": ["R04"]}),
        row("A36", home(["A36"], deck=["R04"], field=("R01",)), "claim A36 R01",
            then={"A.hand": ["R04"]}),
        row("A42", lead(["A42 damage 3"], foes=["D01"]), "pass, pass",
            then={"A42.damage": 3, "R01.controller": "B"}),
    ],
)  # fmt: skip
def test_what_happens_by_itself_around_an_autobot(given: Row) -> None:
    check(given)


@pytest.mark.rule("BC-RUL-25")
def test_a_robot_that_gains_control_again_in_one_turn_gains_nothing_by_it() -> None:
    """Leaving a Resource and claiming it again is no new control for cards."""
    bench = home(["A36 on R01"], deck=["R04"], field=("R01",), phase="deployment")()
    bench.do("move A36", "end_phase", "claim A36 R01")
    assert bench.resource("R01")["controller"] == "A"
    assert bench.seat("A")["hand"] == []
