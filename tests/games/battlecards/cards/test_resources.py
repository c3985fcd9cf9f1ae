"""Every Resource in play: yield, Strength Support, effect."""

import pytest

from tests.games.battlecards.bench import Bench, fight
from tests.games.battlecards.cards.scenes import Row, check, hold, home, lead, row

TRIPLE = {"": "A21", "science": "A23", "combat": "A11", "tactical": "A43"}
"""Who can control what needs that skill; none of them changes a yield."""

FIGURES = """
R01 2 - 3 | R02 3 science 2 | R03 2 - 2 | R04 2 - 3 | R05 4 science 1 | R06 1 - 3
R07 1 - 2 | R08 1 science 2 | R09 2 - 2 | R10 2 - 2 | R11 1 tactical 2 | R12 2 combat 3
R13 3 - 1 | R14 2 science 2 | R15 2 - 2 | R16 2 combat 2 | R17 2 - 3 | R18 1 science 1
R19 4 tactical 1 | R20 1 combat 2 | R21 2 - 2 | R22 3 science 2 | R23 2 science 2 | R24 1 - 3
R25 1 - 4 | R26 2 - 4 | R27 2 - 3 | R28 2 science 2 | R29 1 - 3 | R30 2 tactical 2
R31 2 tactical 1 | R32 2 tactical 1 | R33 1 - 4 | R34 3 science 2 | R35 2 - 2 | R36 3 tactical 1
R37 1 - 3 | R38 2 - 3 | R39 3 combat 2 | R40 4 combat 1 | R41 2 - 1 | R42 1 - 3
"""
ENTRIES = [entry.split() for line in FIGURES.strip().splitlines() for entry in line.split(" | ")]


@pytest.mark.rule("BC-RES-01", "BC-RES-02", "BC-ENE-01")
@pytest.mark.parametrize(("code", "amount", "skill", "support"), ENTRIES, ids=lambda text: text)
def test_a_resource_yields_to_a_seat_with_the_skill_it_requires(
    code: str, amount: str, skill: str, support: str
) -> None:
    robot = TRIPLE[skill.replace("-", "")]
    bench = Bench({"robots": [f"{robot} on {code}"]}, field=(code,))
    assert bench.resource(code) == {"controller": "A", "yield": int(amount), "robots": [robot]}
    for other in ("science", "combat", "tactical"):
        wrong = TRIPLE["" if skill == "-" else other]
        if skill not in ("-", other):
            stranger = Bench({"robots": [f"{wrong} on {code}"]}, field=(code,))
            assert stranger.resource(code)["controller"] == "none"


@pytest.mark.rule("BC-RES-04")
@pytest.mark.parametrize(("code", "amount", "skill", "support"), ENTRIES, ids=lambda text: text)
def test_a_resource_from_hand_adds_its_strength_support(
    code: str, amount: str, skill: str, support: str
) -> None:
    field = ("R04",) if code == "R01" else ("R01",)
    bench = fight({"robots": ["A21"], "hand": [code]}, {"robots": ["D27"]}, field=field)
    bench.do(f"add_strength {code}")
    assert bench.side("A")["enhanced"] == 4 + int(support)


@pytest.mark.rule("BC-RES-03", "BC-RUL-52")
@pytest.mark.parametrize(
    "given",
    [
        row("R03", home(["A21"], field=("R03",)), "claim A21 R03", then={"A.bank": 12}),
        row("R06", home(["A21 on R06 damage 3"], field=("R06",)), "use_ability R06",
            then={"A21.damage": 1, "A.bank": 9}),
        row("R07", home(["A21 on R07"], field=("R07",)), "", then={"A.support_limit": 2}),
        row("R08", home(["A23 on R08"], field=("R08",), deck=["R04"], phase="energon"), "",
            then={"A.hand": ["R04"], "A.bank": 11}),
        row("R09", hold(["A21"], field=("R09",)), "", then={"A:core": 5, "A:enhanced": 5}),
        row("R10", hold(["A21"], field=("R10",)), "", then={"A:core": 4, "A:enhanced": 6}),
        row("R11", home(["A43 on R11"], field=("R11",), hand=["A21"]), "use_ability R11",
            then={"A21.place": "homebase", "A.bank": 7}),
        row("R12", lead(["A27", "A11 on R12"], field=("R01", "R12")), "",
            then={"A:enhanced": 6, "A:core": 5}),
        row("R12", lead(["A21", "A11 on R12"], field=("R01", "R12")), "",
            then={"A:enhanced": 4}, note="no Dinobot"),
        row("R14", home(["A23"], field=("R14",), deck=["R04", "R13", "R25"]), "claim A23 R14",
            then={"A.hand": ["R04", "R13"]}),
        row("R15", home(["A21 on R15"], field=("R15",), deck=["R04", "R13", "R25"]),
            "use_ability R15, choose R13, choose R25",
            then={"A.hand": ["R13"], "A.deck": ["R25", "R04"], "A.bank": 9}),
        row("R16", hold(["A11"], field=("R16",)), "",
            then={"offers.roll_dice 4": True, "offers.roll_dice 5": False}),
        row("R17", home(["A21 on R17"], field=("R17",), hand=["R01"] * 6, phase="energon"), "",
            then={"A.bank": 13}),
        row("R17", home(["A21 on R17"], field=("R17",), hand=["R01"] * 5, phase="energon"), "",
            then={"A.bank": 12}, note="five cards"),
        row("R18", home(["A23 on R18"], field=("R18",), scrapheap=["A10", "A11"]),
            "use_ability R18", then={"A10.place": "homebase", "A.scrapheap": ["A11"], "A.bank": 7}),
        row("R20", lead(["A21", "A11 on R20"], field=("R01", "R20")), "",
            then={"A:enhanced": 5, "A:core": 4}),
        row("R21", home(["A21"], field=("R21",), scrapheap=["AA09"]), "claim A21 R21",
            then={"A.hand": ["AA09"], "A.scrapheap": []}),
        row("R22", home(["A23"], field=("R22",)), "claim A23 R22", then={"A.bank": 9}),
        row("R23", home(["A23 on R23", "A21 on R01", "A38 on R04"], field=("R23", "R01", "R04"),
                        phase="energon"), "", then={"A.bank": 17}),
        row("R23", home(["A23 on R23", "A21 on R01"], field=("R23", "R01"), phase="energon"), "",
            then={"A.bank": 14}, note="two held"),
        row("R24", hold(["A21"], field=("R24",), foes=["D37"]), "use_ability R24",
            then={"B:enhanced": 5, "B:core": 6, "why.transform D37": "BC-TRF-02"}),
        row("R26", home(["A21"], field=("R26",)), "claim A21 R26", then={"A21.damage": 1}),
        row("R28", home(["A23 on R28"], field=("R28",), phase="energon"), "", then={"A.bank": 13}),
        row("R28", home(["A23 on R28", "A21 on R01"], field=("R28", "R01"), phase="energon"), "",
            then={"A.bank": 14}, note="two held"),
        row("R29", home([], hand=["R29"], phase="deployment"), "discover R29", then={"A.bank": 12}),
        row("R30", home(["A43 on R30", "A21"], field=("R30",)), "",
            then={"A21.speed": 5, "A43.speed": 6}),
        row("R31", hold(["A43"], field=("R31",)), "", then={"A:core": 6, "A:enhanced": 6}),
        row("R32", hold(["A43"], field=("R32",)), "use_ability R32",
            then={"D27.damage": 1, "A.bank": 9}),
        row("R33", home(["A21 on R33"], field=("R33",), foe_hand=["DA17"]), "use_ability R33",
            then={"told.hand_seen": 1, "A.bank": 10}),
        row("R35", home(["A21 on R35", "A38"], field=("R35",)), "",
            then={"A21.speed": 5, "A38.speed": 8}),
        row("R36", home(["A43 on R36"], foes=["D27 on R01"], field=("R36", "R01")),
            "use_ability R36", then={"D27.damage": 2, "A.bank": 8}),
        row("R37", home(["A21 on R37 damage 2"], field=("R37",)), "use_ability R37",
            then={"A21.damage": 1, "A.bank": 10}),
        row("R38", home(["A21 on R38"], field=("R38",), hand=["R04"]), "use_ability R38",
            then={"A.bank": 12, "A.scrapheap": ["R04"]}),
        row("R40", home(["A11"], field=("R40",)), "claim A11 R40", then={"A11.damage": 2}),
        row("R41", home(["A21 on R41"], field=("R41",), phase="energon"), "",
            then={"A.bank": 12, "B.bank": 24}),
        row("R42", hold(["A21"], field=("R42",)), "use_ability R42",
            then={"B.support_limit": 0, "A.bank": 9}),
    ],
)  # fmt: skip
def test_the_effect_of_a_resource(given: Row) -> None:
    check(given)


@pytest.mark.rule("BC-RES-03")
def test_a_resource_serves_its_controller_and_nobody_else() -> None:
    bench = lead(["A21"], field=("R09",))()
    assert (bench.side("A")["core"], bench.side("B")["core"]) == (4, 5)
