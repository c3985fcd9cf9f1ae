"""What looks possible at a glance and is refused: whole lists, so that nothing is left out."""

import pytest

from rollout.games.battlecards import GAME
from tests.games.battlecards.bench import Bench, fight, near_misses
from tests.games.battlecards.cards.homebrew import robot

ROBOTS = ["A21 transformed moved", "A08 on R01"]


@pytest.mark.rule("BC-DEC-03", "BC-TRF-02", "BC-DEP-01", "BC-DEP-03", "BC-DEP-07", "BC-RUL-45")
def test_everything_of_deployment_that_is_refused_is_listed_with_its_rule() -> None:
    bench = Bench(
        {"robots": ROBOTS, "hand": ["R04", "A38", "AA01"], "bank": 1},
        {"robots": ["D27"]},
        field=("R01", "R02"),
        phase="deployment",
        done=["discover"],
    )
    assert bench.offers == ["move A08", "transform A08", "end_phase"]
    assert near_misses(bench) == {
        "discover R04": "BC-DEP-01",
        "deploy A38": "BC-DEP-03",
        "transform A21": "BC-TRF-02",
        "move A21": "BC-RUL-45",
        "move A21 R01": "BC-RUL-45",
        "move A21 R02": "BC-RUL-45",
        "move A08 R01": "BC-RUL-45",
        "move A08 R02": "BC-DEP-07",
        "use_ability A21": "BC-ABL-03",
        "use_ability A08": "BC-ABL-01",
        "use_ability R01": "BC-ABL-03",
    }


@pytest.mark.rule("BC-DEC-04", "BC-TRF-02", "BC-CLM-02", "BC-CHL-03")
def test_everything_of_the_action_phase_that_is_refused_is_listed_with_its_rule() -> None:
    bench = Bench(
        {"robots": ROBOTS, "hand": ["R04", "A38", "AA01"], "bank": 1},
        {"robots": ["D27 on R01-2"]},
        field=("R01", "R01 of B", "R03"),
        done=["claim", "challenge"],
    )
    assert bench.offers == ["transform A08", "end_phase"]
    assert near_misses(bench) == {
        "play AA01": "BC-ACT-01",
        "add_strength AA01": "BC-ADV-03",
        "transform A21": "BC-TRF-02",
        "challenge A21 R01-2": "BC-CHL-03",
        "claim A21 R03": "BC-CLM-02",
        "challenge A08 R01-2": "BC-CHL-03",
        "claim A08 R03": "BC-CLM-02",
        "use_ability A21": "BC-ABL-03",
        "use_ability A08": "BC-ABL-01",
        "use_ability R01": "BC-ABL-03",
    }


@pytest.mark.rule("BC-DEC-10", "BC-SKL-06")
def test_everything_of_supply_that_is_refused_is_listed_with_its_rule() -> None:
    bench = Bench(
        {"robots": ROBOTS, "hand": ["R04"]}, field=("R01",), phase="supply", done=["draw"]
    )
    assert bench.offers == ["end_turn", "transform A08"]
    assert near_misses(bench) == {
        "science A21": "BC-SKL-06",
        "transform A21": "BC-TRF-02",
        "science A08": "BC-SKL-06",
        "use_ability A21": "BC-ABL-03",
        "use_ability A08": "BC-ABL-01",
        "use_ability R01": "BC-ABL-03",
    }


@pytest.mark.rule("BC-DEC-05")
def test_everything_that_no_contester_may_do_is_listed_with_its_rule() -> None:
    bench = Bench(
        {"robots": ["A21"]},
        {"robots": ["D27 transformed", "D33 on R02", "D11"], "hand": ["DA01", "R04"]},
        field=("R01", "R02"),
    ).do("claim A21 R01")
    assert bench.asked == ("B", "contest")
    assert bench.offers == ["decline", "contest D33", "contest D11"]
    assert near_misses(bench) == {
        "contest D27": "BC-CLM-05",
        "transform D27": "BC-RUL-36",
        "transform D33": "BC-RUL-36",
        "transform D11": "BC-RUL-36",
        "use_ability D27": "BC-ABL-03",
        "use_ability D33": "BC-ABL-01",
        "use_ability D11": "BC-ABL-01",
        "play DA01": "BC-ADV-06",
    }


@pytest.mark.rule("BC-DEC-08", "BC-SPT-04")
def test_everything_of_a_battle_that_is_refused_is_listed_with_its_rule() -> None:
    bench = fight(
        {
            "robots": ["A21 transformed", "A18 alt transformed", "A23"],
            "hand": ["AA01", "R04", "A38"],
        },
        {"robots": ["D27"]},
    )
    assert bench.offers == [
        *("pass", "add_strength AA01", "add_strength R04", "join A18", "join A23"),
        *("use_ability A23", "transform A23"),
    ]
    assert near_misses(bench) == {
        "play AA01": "BC-RUL-30",
        "join A21": "BC-BAT-01",
        "transform A21": "BC-TRF-02",
        "transform A18": "BC-TRF-02",
        "use_ability A21": "BC-ABL-03",
        "use_ability A18": "BC-ABL-03",
    }
    bench.do("add_strength R04", "pass")
    assert bench.offers == ["pass", "use_ability A23", "transform A23"]
    assert near_misses(bench) == {
        "add_strength AA01": "BC-SPT-04",
        "play AA01": "BC-RUL-30",
        "join A21": "BC-SPT-04",
        "transform A21": "BC-TRF-02",
        "join A18": "BC-SPT-04",
        "transform A18": "BC-TRF-02",
        "join A23": "BC-SPT-04",
        "use_ability A21": "BC-ABL-03",
        "use_ability A18": "BC-ABL-03",
    }


@pytest.mark.rule("BC-RUL-108", "BC-DEC-11")
def test_a_price_for_nothing_can_only_be_forgone() -> None:
    text = robot("deploy;-;discard1;me;muster0;now")
    bench = Bench({"hand": ["XR01", "R01", "R04"], "bank": 9}, phase="deployment", homebrew=text)
    bench.do("deploy XR01")
    assert (bench.asked, bench.offers) == (("A", "pay_for_effect"), ["forgo"])
    assert bench.match.ask is not None
    refusals = {
        line: bench.match.ask.options.refusal(GAME.rules.read_action(bench.match.state, line))
        for line in ("pay", "forgo", "pass", "end_phase")
    }
    told = {line: why and (why.rule, why.why) for line, why in refusals.items()}
    assert told == {
        "pay": ("BC-DEC-11", "no-legal-target"),
        "forgo": None,
        "pass": ("BC-DEC-11", "not-offered"),
        "end_phase": ("BC-DEC-11", "not-offered"),
    }
