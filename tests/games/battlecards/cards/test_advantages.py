"""Every Advantage played for its effect, with the numbers it must give."""

import pytest

from tests.games.battlecards.bench import fight
from tests.games.battlecards.cards.scenes import Row, check, hold, home, lead, row

DECK = ["R04", "R13", "R25", "R27", "R29"]
HELD = ["A21 on R01", "A38 on R04"]


@pytest.mark.rule("BC-ADV-02")
@pytest.mark.parametrize(
    "given",
    [
        row("AA01", home(["A21"], hand=["AA01"], foes=["D33"], field=("R01",), turn_seat="B"),
            "claim D33 R01, play AA01, contest A21", then={"A:lead": "A21"}),
        row("AA02", lead(["A21", "A38 on R04"], hand=["AA02"], field=("R01", "R04")), "play AA02",
            then={"A:enhanced": 7, "A:core": 4}),
        row("AA03", lead(["A35"], hand=["AA03"]), "play AA03",
            then={"A:core": 11, "A:enhanced": 11}),
        row("AA03", lead(["A21"], hand=["AA03"]), "", then={"why.play AA03": "BC-ABL-02"},
            note="no Leader"),
        row("AA04", home(["A21 damage 4"], hand=["AA04"]), "play AA04",
            then={"A21.damage": 0, "A.bank": 9}),
        row("AA05", lead(["A21"], hand=["AA05"], foe_hand=["R25"]), "play AA05",
            then={"why.add_strength R25": "BC-SPT-04", "offers.transform D27": True}),
        row("AA06", home(["A21"], hand=["AA06"], scrapheap=["A10", "A11"]), "play AA06",
            then={"A10.place": "homebase", "A.bank": 8, "A.scrapheap": ["A11", "AA06"]}),
        row("AA07", lead(["A21"], hand=["AA07"]), "play AA07", then={"A.support_limit": 4}),
        row("AA08", home(["A21"], hand=["AA08"], deck=["R04"], foe_hand=["R01"]), "play AA08",
            then={"told.hand_seen": 1, "A.hand": ["R04"]}),
        row("AA09", home(["A21"], hand=["AA09"], bank=8), "play AA09", then={"A.bank": 11}),
        row("AA09", home(["A21"], hand=["AA09"], bank=9), "play AA09", then={"A.bank": 11},
            note="richer"),
        row("AA10", home(["A21"], hand=["AA10"], deck=DECK),
            "play AA10, choose R25, choose R27, choose R04",
            then={"A.hand": ["R25"], "A.deck": ["R29", "R27", "R04", "R13"]}),
        row("AA11", lead(["A23"], hand=["AA11"], foes=["D32"]), "play AA11", then={"A:damage": 0}),
        row("AA12", hold(["A21"], hand=["AA12"]), "play AA12",
            then={"A:enhanced": 10, "A:core": 4}),
        row("AA12", lead(["A21"], hand=["AA12"]), "", then={"why.play AA12": "BC-ABL-02"},
            note="attacking"),
        row("AA13", lead(["A21"], hand=["AA13"]), "play AA13",
            then={"A:enhanced": 8, "A:core": 4}),
        row("AA13", hold(["A21"], hand=["AA13"]), "", then={"why.play AA13": "BC-ABL-02"},
            note="defending"),
        row("AA14", lead(["A21"], hand=["AA14"]), "play AA14",
            then={"A:enhanced": 9, "A:core": 4}),
        row("AA14", lead(["A28"], hand=["AA14"]), "", then={"why.play AA14": "BC-ABL-02"},
            note="slower"),
        row("AA15", lead(["A21"], hand=["AA15"], foes=["D37"]), "play AA15",
            then={"B:enhanced": 3, "B:core": 6}),
        row("AA16", lead(["A21"], hand=["AA16"], foe_hand=["R25"]),
            "pass, add_strength R25, play AA16", then={"B:enhanced": 4, "B:slots_used": 1}),
        row("AA16", lead(["A21"], hand=["AA16"]), "", then={"why.play AA16": "BC-DEC-11"},
            note="nothing there"),
        row("AA17", lead(["A21"], hand=["AA17"], foes=["D37"]), "play AA17",
            then={"A21.damage": 0, "R01.controller": "B", "A.scrapheap": ["AA17"]}),
        row("AA18", home(["A21"], hand=["AA18"], foes=["D33"], field=("R01",)),
            "play AA18, claim A21 R01", then={"R01.controller": "A", "A.bank": 9}),
        row("AA19", lead(["A25", "A26"], hand=["AA19"]), "play AA19",
            then={"A:enhanced": 13, "A:core": 8}),
        row("AA20", lead(["A21"], hand=["AA20"]), "play AA20, pass",
            then={"offers.roll_dice 6": True, "offers.roll_dice 7": False}),
        row("AA21", lead(["A11", "A12"], hand=["AA21"]), "play AA21",
            then={"A:enhanced": 9, "A:core": 5}),
        row("AA22", home(["A21"], hand=["AA22"], scrapheap=["R04"]), "play AA22",
            then={"A.hand": ["R04"], "A.bank": 9, "A.scrapheap": ["AA22"]}),
        row("AA23", home(["A21"], hand=["AA23"], deck=["R04", "A38"], dice=(("supply_deck", [3]),)),
            "play AA23, choose A38", then={"A.hand": ["A38"], "A.deck": ["R04"]}),
        row("AA24", home(["A21"], hand=["AA24"], deck=["A38", "R04"], dice=(("supply_deck", [3]),)),
            "play AA24, choose R04", then={"A.hand": ["R04"], "A.deck": ["A38"]}),
        row("AA25", home(["A21 on R01"], hand=["AA25"], deck=["R04"], field=("R01",)), "play AA25",
            then={"A21.place": "homebase", "A.hand": ["R04"]}),
        row("AA26", home(["A21"], hand=["AA26", "A08"]), "play AA26",
            then={"A08.place": "homebase", "A.bank": 4}),
        row("AA27", lead(["A21"], hand=["AA27"]), "play AA27",
            then={"A:enhanced": 10, "A:core": 4, "A21.damage": 2}),
        row("AA27", lead(["A21 damage 3"], hand=["AA27"]), "", then={"why.play AA27": "BC-SKL-01"},
            note="too damaged"),
        row("AA28", home(["A21 on R01"], hand=["AA28"], foes=["D37"], field=("R01",)),
            "play AA28, end_phase, draw, end_turn, end_phase",
            then={"why.challenge D37 R01": "BC-GEN-03"}),
        row("AA29", lead(["A21"], hand=["AA29"], foes=["D37"]), "play AA29",
            then={"B:core": 3, "B:enhanced": 3}),
        row("AA30", lead(["A22 alt transformed"], hand=["AA30"]), "play AA30",
            then={"A22.mode": "robot", "A:core": 6, "A:enhanced": 9}),
        row("AA31", hold(["A21"], hand=["AA31"]), "play AA31",
            then={"A:core": 8, "A:enhanced": 8}),
        row("AA32", home(HELD, hand=["AA32"], field=("R01", "R04")), "play AA32",
            then={"A.bank": 13}),
        row("AA32", home(HELD[:1], hand=["AA32"], field=("R01",)), "",
            then={"why.play AA32": "BC-ABL-02"}, note="one held"),
        row("AA33", home(["A21 damage 4"], hand=["AA33"]), "play AA33",
            then={"A.set_aside": ["A21"], "A21.in_play": False}),
        row("AA33", home(["A21 damage 4"], hand=["AA33"]),
            "play AA33, end_phase, draw, end_turn, end_phase, end_phase, draw, end_turn",
            then={"A21.place": "homebase", "A21.damage": 0, "A.set_aside": []}, note="back"),
        row("AA34", lead(["A21"], hand=["AA34"]), "play AA34",
            then={"A:enhanced": 9, "A:core": 4}),
        row("AA34", hold(["A21"], hand=["AA34"]), "", then={"why.play AA34": "BC-ABL-02"},
            note="defending"),
        row("AA34", home(["A21"], hand=["AA34"], foes=["D18"], field=("R01",)),
            "claim A21 R01, contest D18, begin", then={"why.play AA34": "BC-ABL-02"},
            note="claiming"),
        row("AA35", home(["A21"], hand=["AA35"], foes=["D33"], field=("R01",), turn_seat="B"),
            "claim D33 R01, play AA35", then={"A.bank": 16, "A.scrapheap": ["AA35"]}),
        row("AA35", home(HELD[:1], hand=["AA35"], foes=["D33"], field=("R01", "R04"),
                         turn_seat="B"),
            "claim D33 R04", then={"why.play AA35": "BC-ABL-02"}, note="one held"),
        row("AA36", home(["A21"], hand=["AA36", "A11"], foes=["D27"], field=("R01",),
                         turn_seat="B"),
            "claim D27 R01, play AA36, contest A11",
            then={"A:lead": "A11", "A.bank": 8, "A.scrapheap": ["AA36"]}),
        row("AA36", home(HELD[:1], hand=["AA36", "A11"], foes=["D33"], field=("R01", "R04"),
                         turn_seat="B"),
            "claim D33 R04", then={"why.play AA36": "BC-ABL-02"}, note="one held"),
    ],
)  # fmt: skip
def test_the_effect_of_an_autobot_advantage(given: Row) -> None:
    check(given)


@pytest.mark.rule("BC-ADV-02")
@pytest.mark.parametrize(
    "given",
    [
        row("DA01", lead(["D27"], hand=["DA01"]), "play DA01",
            then={"A:enhanced": 8, "A:core": 4}),
        row("DA02", home(["D27 on R01", "D33 on R04"], hand=["DA02"], field=("R01", "R04")),
            "play DA02", then={"B.bank": 22}),
        row("DA03", home(["D27"], hand=["DA03"]), "play DA03", then={"A.bank": 11, "B.bank": 23}),
        row("DA03", home(["D27"], hand=["DA03"], foe_bank=1, options={"survival": False}),
            "play DA03", then={"A.bank": 10, "B.bank": 0}, note="poor foe"),
        row("DA04", lead(["D27"], hand=["DA04", "R04"]), "play DA04",
            then={"A:enhanced": 10, "A.scrapheap": ["R04"]}),
        row("DA04", lead(["D27"], hand=["DA04"]), "", then={"why.play DA04": "BC-SKL-01"},
            note="no other card"),
        row("DA05", lead(["D27"], hand=["DA05"], foes=["A21", "A40 alt"]),
            "pass, join A40, play DA05", then={"B:enhanced": 4, "B:slots_used": 1}),
        row("DA06", lead(["D27"], hand=["DA06"]), "play DA06",
            then={"B:enhanced": 1, "B:core": 4}),
        row("DA07", home(["D27"], hand=["DA07"], deck=["R04", "D18"],
                         dice=(("supply_deck", [3]),)),
            "play DA07, choose D18", then={"A.hand": ["D18", "R04"], "A.deck": []}),
        row("DA08", home(["D27"], hand=["DA08"], scrapheap=["D11", "D10"]), "play DA08",
            then={"D11.place": "homebase", "A.bank": 8, "A.scrapheap": ["D10", "DA08"]}),
        row("DA09", home(["D27"], hand=["DA09", "D10"]), "play DA09",
            then={"D10.place": "homebase", "A.bank": 6}),
        row("DA10", home(["D24", "D26"], hand=["DA10"]), "play DA10", then={"A.bank": 13}),
        row("DA11", lead(["D27", "D24"], hand=["DA11"]), "play DA11",
            then={"A:enhanced": 8, "A:core": 4}),
        row("DA12", lead(["D33"], hand=["DA12"]), "play DA12",
            then={"A:enhanced": 9, "A:core": 4}),
        row("DA13", lead(["D10", "D11"], hand=["DA13"]), "play DA13",
            then={"A:enhanced": 9, "A:core": 5}),
        row("DA14", hold(["D27"], hand=["DA14"]), "play DA14",
            then={"A:enhanced": 10, "A:core": 4}),
        row("DA15", lead(["D27"], hand=["DA15"]), "play DA15", then={"A.support_limit": 4}),
        row("DA16", home(["D27"], hand=["DA16"], foe_hand=["R04", "R13"],
                         dice=(("random_card", 2),)),
            "play DA16", then={"B.hand": ["R04"], "B.scrapheap": ["R13"]}),
        row("DA17", home(["D27"], hand=["DA17"]), "play DA17", then={"B.bank": 23}),
        row("DA18", lead(["D27"], hand=["DA18"], foes=["A08"]), "play DA18",
            then={"D27.damage": 0, "D27.place": "homebase", "R01.controller": "B"}),
        row("DA19", home(["D27"], hand=["DA19"], deck=["R04"], foe_hand=["R01"]), "play DA19",
            then={"told.hand_seen": 1, "A.hand": ["R04"]}),
        row("DA20", home(["D27"], hand=["DA20"], foes=["A21 on R01", "A38"], field=("R01",)),
            "play DA20", then={"A21.damage": 2, "A38.damage": 0, "A.bank": 9}),
        row("DA21", lead(["D27"], hand=["DA21"]), "play DA21",
            then={"A:enhanced": 10, "D27.damage": 2}),
        row("DA22", lead(["D27"], hand=["DA22"]), "play DA22",
            then={"B.support_limit": 0, "B:enhanced": 3, "B:core": 4}),
        row("DA23", home(["D27"], hand=["DA23"], scrapheap=["R04"]), "play DA23",
            then={"A.hand": ["R04"], "A.bank": 9}),
        row("DA24", home(["D27 on R01"], hand=["DA24"], field=("R01", "R04")), "play DA24",
            then={"A.scrapheap": ["R04", "DA24"], "A.bank": 9}),
        row("DA25", home(["D27 damage 5"], hand=["DA25"]), "play DA25",
            then={"D27.damage": 1, "A.bank": 9}),
        row("DA26", lead(["D27"], hand=["DA26"], foe_hand=["R25"]), "play DA26",
            then={"B:enhanced": 1, "why.transform A21": "BC-TRF-02"}),
        row("DA27", home(["D27"], hand=["DA27"], foes=["A21 on R01"], field=("R01",)), "play DA27",
            then={"A21.place": "homebase", "R01.controller": "none", "A.bank": 7}),
        row("DA28", home(["D27"], hand=["DA28"], foes=["A36"], field=("R01",)),
            "play DA28, claim D27 R01", then={"R01.controller": "A", "A.bank": 9}),
        row("DA29", home(["D27"], hand=["DA29"], deck=["R04", "D33"], dice=(("supply_deck", [3]),)),
            "play DA29, choose D33", then={"A.hand": ["D33"], "A.deck": ["R04"]}),
        row("DA30", home(["D27"], hand=["DA30"], deck=["D33", "R04"], dice=(("supply_deck", [3]),)),
            "play DA30, choose R04", then={"A.hand": ["R04"], "A.deck": ["D33"]}),
        row("DA31", hold(["D27"], hand=["DA31"]), "play DA31",
            then={"A:core": 8, "A:enhanced": 8}),
        row("DA32", home(["D27"], hand=["DA32"], foes=["A36"], field=("R01",), turn_seat="B"),
            "claim A36 R01, play DA32, contest D27", then={"A:lead": "D27"}),
        row("DA33", home(["D27"], hand=["DA33"], foes=["A21"]), "play DA33",
            then={"B.set_aside": ["A21"], "A.bank": 7, "A21.in_play": False}),
        row("DA34", lead(["D27"], hand=["DA34"]), "play DA34",
            then={"A:enhanced": 9, "A:core": 4}),
        row("DA34", hold(["D27"], hand=["DA34"]), "", then={"why.play DA34": "BC-ABL-02"},
            note="defending"),
        row("DA35", home(["D27"], hand=["DA35"], foes=["A21"], field=("R01",), turn_seat="B"),
            "claim A21 R01, play DA35", then={"A.bank": 16, "A.scrapheap": ["DA35"]}),
        row("DA35", home(["D27"], hand=["DA35"]), "", then={"why.play DA35": "BC-ADV-06"},
            note="in the own turn"),
        row("DA36", home(["D27"], hand=["DA36", "D44"], foes=["A21"], field=("R01",),
                         turn_seat="B"),
            "claim A21 R01, play DA36, contest D44",
            then={"A:lead": "D44", "A.bank": 9, "A.scrapheap": ["DA36"]}),
        row("DA36", home(["D27"], hand=["DA36", "R04"], foes=["A21"], field=("R01",),
                         turn_seat="B"),
            "claim A21 R01", then={"why.play DA36": "BC-DEC-11"}, note="no Robot in hand"),
    ],
)  # fmt: skip
def test_the_effect_of_a_decepticon_advantage(given: Row) -> None:
    check(given)


FIGURES = """
AA01 2 AA02 1 AA03 2 AA04 2 AA05 2 AA06 1 AA07 1 AA08 2 AA09 3 AA10 3 AA11 2
AA12 2 AA13 2 AA14 2 AA15 2 AA16 2 AA17 3 AA18 3 AA19 2 AA20 3 AA21 2 AA22 2
AA23 3 AA24 3 AA25 2 AA26 2 AA27 1 AA28 2 AA29 2 AA30 2 AA31 2 AA32 1 AA33 3
AA34 2 AA35 2 AA36 2
DA01 2 DA02 1 DA03 2 DA04 2 DA05 2 DA06 2 DA07 3 DA08 1 DA09 2 DA10 2 DA11 2
DA12 2 DA13 2 DA14 2 DA15 1 DA16 3 DA17 2 DA18 3 DA19 2 DA20 2 DA21 1 DA22 2
DA23 2 DA24 3 DA25 2 DA26 2 DA27 1 DA28 3 DA29 3 DA30 3 DA31 2 DA32 2 DA33 1
DA34 2 DA35 2 DA36 2
"""
PAIRS = FIGURES.split()


@pytest.mark.rule("BC-ADV-03", "BC-PRN-02")
@pytest.mark.parametrize(
    ("code", "support"), list(zip(PAIRS[::2], PAIRS[1::2], strict=True)), ids=lambda text: text
)
def test_every_advantage_can_be_scrapped_for_its_strength_support(code: str, support: str) -> None:
    lead_code, foe = ("A21", "D27") if code.startswith("AA") else ("D27", "A21")
    bench = fight({"robots": [lead_code], "hand": [code]}, {"robots": [foe]})
    bench.do(f"add_strength {code}")
    assert bench.side("A")["enhanced"] == 4 + int(support)
