"""What is tried at the wrong time is refused by the rule that gives it its time."""

import pytest

from tests.games.battlecards.bench import Bench, fight

A = {"robots": ["A10", "A14"], "hand": ["A11", "R05", "AA02"], "deck": ["R06"], "bank": 9}
B = {"robots": ["D05 on R01"]}
FIELD = ("R01", "R03")
OF_DEPLOYMENT = {"deploy A11": "BC-DEP-02", "discover R05": "BC-DEP-01", "move A10": "BC-DEP-06"}
OF_SUPPLY = {"draw": "BC-SUP-01", "science A10": "BC-SKL-06"}
OF_BATTLE = {"roll_dice 1": "BC-SKL-05", "pass": "BC-BAT-04"}
SUPPORT = {"add_strength AA02": "BC-ADV-03", "join A14": "BC-SPT-05"}
OF_ACTION = {"claim A14 R03": "BC-ACT-04", "challenge A14 R01": "BC-ACT-04"}
PLAYING = {"play AA02": "BC-ACT-01"}


def refusals(bench: Bench, lines: dict[str, str]) -> dict[str, str]:
    return {line: bench.why_not(line) for line in lines}


@pytest.mark.rule("BC-DEP-01", "BC-DEP-02", "BC-SKL-06", "BC-SPT-05", "BC-TRN-03")
def test_in_the_action_phase_what_belongs_to_others_is_refused_by_their_rules() -> None:
    expected = {**OF_DEPLOYMENT, **OF_SUPPLY, **OF_BATTLE, **SUPPORT, "contest A14": "BC-CLM-04"}
    assert refusals(Bench(A, B, field=FIELD), expected) == expected


@pytest.mark.rule("BC-ACT-01", "BC-ADV-03", "BC-DEP-07")
def test_in_deployment_no_advantage_lends_anything_and_nobody_goes_for_a_resource() -> None:
    attempts = dict.fromkeys(OF_ACTION, "BC-DEP-07")
    expected = {**PLAYING, **attempts, **OF_SUPPLY, **OF_BATTLE, **SUPPORT}
    assert refusals(Bench(A, B, field=FIELD, phase="deployment"), expected) == expected


@pytest.mark.rule("BC-ACT-01", "BC-ACT-04", "BC-ADV-03")
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
