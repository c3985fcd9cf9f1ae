"""Every condition of the vocabulary, with another word, met and not met."""

from collections.abc import Callable

import pytest

from rollout.games.battlecards.content.vocabulary import CONDITIONS, COSTS
from tests.games.battlecards.bench import Bench
from tests.games.battlecards.cards.homebrew import advantage, resource, robot
from tests.games.battlecards.cards.scenes import Row, check, fact, hold, home, lead, row

Scene = Callable[[], Bench]


def standing(condition: str, target: str = "self") -> str:
    return robot(f"passive;{condition};-;{target};str+2;stay")


SELF = "XR01"
PAIR: list[tuple[str, Scene, Scene]] = [
    ("lead",
     lead([SELF], homebrew=standing("lead", "lead"), foes=["D27"]),
     lead(["A21", SELF], homebrew=standing("lead", "lead"))),
    ("home",
     lead(["A21", SELF], homebrew=standing("home", "lead")),
     lead(["A21", f"{SELF} on R04"], field=("R01", "R04"), homebrew=standing("home", "lead"))),
    ("holding",
     lead(["A21", f"{SELF} on R04"], field=("R01", "R04"), homebrew=standing("holding", "lead")),
     lead(["A21", SELF], homebrew=standing("holding", "lead"))),
    ("attacker",
     lead([SELF], foes=["D27"], homebrew=standing("attacker")),
     hold([SELF], foes=["D27"], homebrew=standing("attacker"))),
    ("defender",
     hold([SELF], foes=["D27"], homebrew=standing("defender")),
     lead([SELF], foes=["D27"], homebrew=standing("defender"))),
    ("challenge",
     hold([SELF], foes=["D27"], homebrew=standing("challenge&lead")),
     lambda: home([SELF], foes=["D43"], field=("R01",), homebrew=standing("challenge&lead"))()
     .do("claim XR01 R01", "contest D43")),
    ("claim",
     lambda: home([SELF], foes=["D43"], field=("R01",), homebrew=standing("claim&lead"))()
     .do("claim XR01 R01", "contest D43"),
     lead([SELF], foes=["D27"], homebrew=standing("claim&lead"))),
    ("faster",
     lead([SELF], foes=["D27"], homebrew=standing("faster")),
     lead([SELF], foes=["D43"], homebrew=standing("faster"))),
    ("slower",
     lead([SELF], foes=["D33"], homebrew=standing("slower")),
     lead([SELF], foes=["D43"], homebrew=standing("slower"))),
    ("damaged",
     lead([f"{SELF} damage 1"], foes=["D27"], homebrew=standing("damaged")),
     lead([SELF], foes=["D27"], homebrew=standing("damaged"))),
    ("foe_damaged",
     lead([SELF], foes=["D27 damage 1"], homebrew=standing("foe_damaged")),
     lead([f"{SELF} damage 1"], foes=["D27"], homebrew=standing("foe_damaged"))),
    ("foe_str>=",
     lead([SELF], foes=["D43"], homebrew=standing("foe_str>=5")),
     lead([SELF], foes=["D27"], homebrew=standing("foe_str>=5"))),
    ("lead_group",
     lead([SELF], foes=["D27"], homebrew=standing("lead_group:Test")),
     lead([SELF], foes=["D27"], homebrew=standing("lead_group:Car"))),
    ("foe_group",
     lead([SELF], foes=["D27"], homebrew=standing("foe_group:Constructicon")),
     lead([SELF], foes=["D43"], homebrew=standing("foe_group:Constructicon"))),
    ("with",
     lead([SELF, "A21"], foes=["D27"], homebrew=standing("with:Gears")),
     lead([SELF, "A20"], foes=["D27"], homebrew=standing("with:Gears"))),
    ("without",
     lead([SELF, "A20"], foes=["D27"], homebrew=standing("without:Gears")),
     lead([SELF, "A21"], foes=["D27"], homebrew=standing("without:Gears"))),
    ("group>=",
     lead([SELF, "A21", "A20"], foes=["D27"], homebrew=standing("group>=2:Minibot")),
     lead([SELF, "A21"], foes=["D27"], homebrew=standing("group>=2:Minibot"))),
    ("held>=",
     lead([SELF, "A21 on R04"], foes=["D27"], field=("R01", "R04"),
          homebrew=standing("held>=1")),
     lead([SELF], foes=["D27"], homebrew=standing("held>=1"))),
    ("held<=",
     lead([SELF], foes=["D27"], homebrew=standing("held<=0")),
     lead([SELF, "A21 on R04"], foes=["D27"], field=("R01", "R04"),
          homebrew=standing("held<=0"))),
    ("bank<=",
     lead([SELF], foes=["D27"], bank=9, homebrew=standing("bank<=9")),
     lead([SELF], foes=["D27"], bank=10, homebrew=standing("bank<=9"))),
    ("behind",
     lead([SELF], foes=["D27"], bank=24, homebrew=standing("behind")),
     lead([SELF], foes=["D27"], bank=25, homebrew=standing("behind"))),
    ("hand>=",
     lead([SELF], foes=["D27"], hand=["R04", "R13"], homebrew=standing("hand>=2")),
     lead([SELF], foes=["D27"], hand=["R04"], homebrew=standing("hand>=2"))),
]  # fmt: skip


@pytest.mark.rule("BC-ABL-02", "BC-GEN-03")
@pytest.mark.parametrize(("word", "met", "missed"), PAIR, ids=[word for word, _, _ in PAIR])
def test_a_condition_decides_whether_a_standing_bonus_holds(
    word: str, met: Scene, missed: Scene
) -> None:
    """A lead of core 4 has 6 while the condition holds, else 4."""
    assert fact(met(), "A:enhanced") == 6
    assert fact(missed(), "A:enhanced") == 4


@pytest.mark.rule("BC-ABL-02")
def test_supporting_holds_from_joining_on() -> None:
    text = robot("passive;supporting;-;lead;str+2;stay", mode="alt")
    bench = lead(["A21", "XR01 alt"], homebrew=text)()
    assert bench.side("A")["enhanced"] == 4
    bench.do("join XR01")
    assert bench.side("A")["enhanced"] == 4 + 2 + 2


@pytest.mark.rule("BC-ABL-02", "BC-RES-03")
def test_here_holds_in_a_battle_on_the_resource_itself() -> None:
    text = resource("passive;here;-;lead;str+2;stay")
    own = hold(["A21"], field=("XS01",), homebrew=text)()
    assert own.side("A")["enhanced"] == 6
    elsewhere = lead(["A21", "A20 on XS01"], field=("R01", "XS01"), homebrew=text)()
    assert elsewhere.side("A")["enhanced"] == 4


def test_every_condition_of_the_vocabulary_is_tested() -> None:
    assert {word for word, _, _ in PAIR} | {"supporting", "here"} == set(CONDITIONS)


@pytest.mark.rule("BC-RUL-31", "BC-RUL-75", "BC-DEC-11", "BC-DMG-03")
@pytest.mark.parametrize(
    "given",
    [
        row("en", home(["XR01"], deck=["R04"], homebrew=robot("action;home;en2;me;draw1;now")),
            "use_ability XR01", then={"A.bank": 8, "A.hand": ["R04"]}),
        row("en", home(["XR01"], bank=1, homebrew=robot("action;home;en2;me;draw1;now")), "",
            then={"why.use_ability XR01": "BC-RUL-75"}, note="refused"),
        row("discard", home(["A21"], hand=["XA01", "R04", "R13"],
                            homebrew=advantage("action;-;discard1;me;gain3;now")),
            "play XA01, choose R13", then={"A.bank": 13, "A.hand": ["R04"],
                                           "A.scrapheap": ["R13", "XA01"]}),
        row("discard", home(["A21"], hand=["XA01"],
                            homebrew=advantage("action;-;discard1;me;gain3;now")),
            "", then={"why.play XA01": "BC-DEC-11"}, note="refused"),
        row("dmg", home(["XR01"], homebrew=robot("action;home;dmg2;me;gain3;now")),
            "use_ability XR01", then={"A.bank": 13, "XR01.damage": 2}),
        row("dmg", home(["XR01 damage 3"], homebrew=robot("action;home;dmg2;me;gain3;now")), "",
            then={"why.use_ability XR01": "BC-DMG-03"}, note="refused"),
        row("dmg", lead(["A21"], hand=["XA01"],
                        homebrew=advantage("battle;-;dmg1;lead;str+2;battle")),
            "play XA01", then={"A21.damage": 1, "A:enhanced": 6}, note="by the lead"),
    ],
)  # fmt: skip
def test_a_cost_is_paid_or_the_ability_is_refused(given: Row) -> None:
    assert COSTS == ("en", "discard", "dmg")
    check(given)
