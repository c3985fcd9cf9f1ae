"""What is tried at the wrong time is refused by the rule that gives it its time."""

from random import Random

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.actions import ACTIONS
from rollout.games.battlecards.setup import MatchOptions, Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast
from tests.games.battlecards.bench import Bench, fight

A = {"robots": ["A10", "A14"], "hand": ["A11", "R05", "AA02"], "deck": ["R06"], "bank": 9}
B = {"robots": ["D05 on R01"]}
FIELD = ("R01", "R03")
OF_DEPLOYMENT = {"deploy A11": "BC-DEP-02", "discover R05": "BC-DEP-01", "move A10": "BC-DEP-06"}
OF_SUPPLY = {"draw": "BC-SUP-01", "science A10": "BC-SKL-06"}
OF_BATTLE = {"roll_dice 1": "BC-SKL-05", "pass": "BC-BAT-04"}
SUPPORT = {
    "add_strength AA02": "BC-ADV-03",
    "add_strength R05": "BC-RES-04",
    "add_strength A11": "BC-SPT-01",
    "join A14": "BC-SPT-05",
}
OF_ACTION = {"claim A14 R03": "BC-ACT-04", "challenge A14 R01": "BC-ACT-04"}
PLAYING = {"play AA02": "BC-ACT-01"}


def refusals(bench: Bench, lines: dict[str, str]) -> dict[str, str]:
    return {line: bench.why_not(line) for line in lines}


@pytest.mark.rule("BC-DEP-01", "BC-DEP-02", "BC-SKL-06", "BC-SPT-05", "BC-TRN-03")
def test_in_the_action_phase_what_belongs_to_others_is_refused_by_their_rules() -> None:
    expected = {**OF_DEPLOYMENT, **OF_SUPPLY, **OF_BATTLE, **SUPPORT, "contest A14": "BC-CLM-04"}
    assert refusals(Bench(A, B, field=FIELD), expected) == expected


@pytest.mark.rule("BC-ACT-01", "BC-ADV-03", "BC-RES-04", "BC-DEP-07")
def test_in_deployment_no_advantage_lends_anything_and_nobody_goes_for_a_resource() -> None:
    attempts = dict.fromkeys(OF_ACTION, "BC-DEP-07")
    expected = {**PLAYING, **attempts, **OF_SUPPLY, **OF_BATTLE, **SUPPORT}
    assert refusals(Bench(A, B, field=FIELD, phase="deployment"), expected) == expected


@pytest.mark.rule("BC-ACT-01", "BC-ACT-04", "BC-ADV-03", "BC-RES-04")
def test_in_supply_what_belongs_to_the_phases_before_is_refused_by_their_rules() -> None:
    expected = {**PLAYING, **OF_ACTION, **OF_DEPLOYMENT, **OF_BATTLE, **SUPPORT}
    assert refusals(Bench(A, B, field=FIELD, phase="supply"), expected) == expected


@pytest.mark.rule("BC-RUL-94", "BC-TRF-04")
def test_whoever_is_asked_to_contest_does_nothing_that_belongs_elsewhere() -> None:
    claims = Bench({"robots": ["D05", "D11"]}, A, field=FIELD).do("claim D05 R03")
    support = dict.fromkeys(SUPPORT, "BC-RUL-94")
    expected = {**support, **OF_ACTION, **OF_DEPLOYMENT, **OF_SUPPLY, **OF_BATTLE}
    expected["transform D11"] = "BC-TRF-04"
    assert refusals(claims, expected) == expected


@pytest.mark.rule("BC-BAT-04")
def test_in_battle_no_phase_goes_on() -> None:
    bench = fight(A, {"robots": ["D05"]}, field=FIELD)
    expected = {**OF_DEPLOYMENT, **OF_SUPPLY, **OF_ACTION}
    assert refusals(bench, expected) == expected


@pytest.mark.rule("BC-ACT-03", "BC-RES-03")
def test_nobody_uses_the_abilities_of_others() -> None:
    bench = Bench(A, B, field=FIELD)
    assert bench.why_not("use_ability D05") == "BC-ACT-03"
    assert bench.why_not("use_ability R01") == "BC-RES-03"


@pytest.mark.rule("BC-ZON-07")
def test_a_card_that_is_not_in_hand_is_refused_as_such_at_any_time() -> None:
    bench = Bench({**A, "robots": ["A10", "A14"]}, B, field=FIELD)
    assert bench.why_not("add_strength R06") == "BC-ZON-07"


@pytest.mark.rule("BC-DEC-03", "BC-DEC-04", "BC-DEC-05", "BC-DEC-08", "BC-DEC-10")
def test_an_answer_to_another_question_is_refused_by_the_rule_of_the_question() -> None:
    phases = {"deployment": "BC-DEC-03", "action": "BC-DEC-04", "supply": "BC-DEC-10"}
    asked = {rule: Bench(A, B, field=FIELD, phase=phase) for phase, rule in phases.items()}
    asked["BC-DEC-05"] = Bench({"robots": ["D05"]}, A, field=FIELD).do("claim D05 R03")
    asked["BC-DEC-08"] = fight(A, {"robots": ["D05"]}, field=FIELD)
    for rule, bench in asked.items():
        for line in ("begin", "hold A10", "choose A14", "forgo", "keep"):
            assert bench.why_not(line) == rule


@pytest.mark.rule("BC-DEC-07")
def test_before_a_battle_move_the_faster_seat_begins_or_waits() -> None:
    bench = Bench(A, B, field=FIELD).do("challenge A10 R01")
    assert bench.asked[1] == "begin_or_wait"
    for line in ("pass", "join A14", "add_strength AA02", "transform A10"):
        assert bench.why_not(line) == "BC-DEC-07"


@pytest.mark.rule("BC-DEC-11")
def test_what_is_no_legal_target_is_refused_as_such() -> None:
    robots = ["A09", "A14 damage 1", "A21 damage 1", "A20"]
    bench = Bench({"robots": robots, "bank": 9}, B, field=FIELD).do("use_ability A09")
    assert bench.asked == ("A", "target")
    assert bench.why_not("choose D05") == bench.why_not("pass") == "BC-DEC-11"


@pytest.mark.rule("BC-DEC-13")
def test_only_a_card_in_hand_is_scrapped_down_to_the_hand_limit() -> None:
    hand = ["R03", "R04", "R05", "R06", "R07", "R08", "R09", "R10"]
    seat = {"robots": ["A10"], "hand": hand, "deck": ["R11", "R12"]}
    bench = Bench(seat, field=("R01",), phase="supply", options={"hand_limit": 7})
    bench.do("draw", "end_turn")
    assert bench.asked == ("A", "scrap_card")
    assert bench.why_not("choose R01") == bench.why_not("pass") == "BC-DEC-13"


@pytest.mark.rule("BC-DEC-02", "BC-DEC-11")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_ever_refused_without_a_rule(seed: int) -> None:
    """Anything at all is tried at every question of a match."""
    rng = Random(seed)
    decks = (f"random:autobot:{seed}", f"random:decepticon:{seed}")
    options = MatchOptions(turn_limit=20, mulligan="one_if_no_robot", hand_limit=7)
    match = Match(GAME.rules, Setup(decks, options), Fast(rng))
    while (ask := match.ask) is not None:
        for kind in ACTIONS:
            action = kind(*[rng.randrange(100) for _ in kind.__struct_fields__])
            refusal = ask.options.refusal(action)
            assert refusal is None or refusal.rule.startswith("BC-"), (ask.about, action)
        match.answer(ask.options.sample(rng))
