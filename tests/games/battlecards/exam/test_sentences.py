"""The log, read by somebody who was not there."""

import pytest

from rollout.games.battlecards import GAME
from rollout.kernel.actions import Result
from rollout.words import Words
from tests.games.battlecards.bench import Bench, fight


def log(bench: Bench, language: str) -> list[str]:
    words = Words(GAME, language)
    return [words.event(event, bench.match.state) for event in bench.match.events]


def question(bench: Bench, language: str) -> str:
    assert bench.match.ask is not None
    return Words(GAME, language).ask(bench.match.ask, bench.match.state)


@pytest.mark.rule("BC-SKL-06", "BC-SUP-02")
def test_science_is_told_before_its_price() -> None:
    bench = Bench({"robots": ["A23"], "bank": 9, "deck": ["R01"] * 4}, phase="supply")
    bench.do("science A23")
    assert log(bench, "en") == [
        "Perceptor uses Science 3.",
        "Player A pays 3 Energon and has 6.",
        "Player A draws Oil Refinery, Oil Refinery and Oil Refinery.",
    ]
    assert log(bench, "de")[0] == "Perceptor nutzt Forschung 3."


@pytest.mark.rule("BC-RUL-47")
def test_the_choice_to_begin_at_equal_speeds_does_not_speak_of_the_faster_lead() -> None:
    bench = Bench(
        {"robots": ["A21"], "hand": ["R25"]},
        {"robots": ["D25 on R01"], "hand": ["R25"]},
        field=("R01",),
    ).do("challenge A21 R01")
    assert bench.asked == ("A", "begin_or_wait")
    assert question(bench, "en") == "The choice is yours: do you begin, or wait?"
    assert question(bench, "de") == "Du hast die Wahl: Beginnst du oder wartest du?"


@pytest.mark.rule("BC-CLM-07", "BC-RUL-42")
def test_a_claimer_without_the_skill_is_not_said_to_have_the_resource() -> None:
    bench = Bench({"robots": ["A21"]}, field=("R02",)).do("claim A21 R02")
    assert bench.resource("R02")["controller"] == "none"
    told = log(bench, "en")
    assert told[told.index("Nobody contests the claim.") + 1] == "Gears goes to Hydroelectric Dam."
    assert not any("controls" in each for each in told)
    assert "Niemand macht den Anspruch streitig." in log(bench, "de")


def test_the_supply_phase_does_not_ask_to_draw_what_was_drawn() -> None:
    bench = Bench({"deck": ["R01"] * 4}, phase="supply").do("draw")
    assert question(bench, "en") == "Supply: draw, use Science, transform – then go on."
    assert question(bench, "de") == "Nachschub: ziehen, forschen, verwandeln – dann weiter."


def test_card_names_of_any_number_are_scrapped_in_a_correct_sentence() -> None:
    bench = Bench({"robots": ["D27"], "hand": ["DA23"], "scrapheap": ["R01"]}).do("play DA23")
    assert log(bench, "de")[-1] == "Verschrottet: Gestohlene Pläne."
    assert log(bench, "en")[-1] == "Scrapped: Stolen Plans."


def test_what_is_taken_away_has_the_minus_of_the_cards() -> None:
    bench = fight({"robots": ["A21"], "hand": ["AA15"]}, {"robots": ["D27"]}).do("play AA15")
    assert "Long Haul: −3 strength." in log(bench, "en")
    assert "Long Haul: −3 Stärke." in log(bench, "de")


@pytest.mark.rule("BC-RUL-74")
def test_a_draw_by_survival_does_not_speak_of_a_victory() -> None:
    draw = Result((), "survival")
    assert Words(GAME, "en").result(draw) == "A draw: Survival, an empty Energon bank loses."
    told = "Unentschieden: Überleben, eine leere Energonbank verliert."
    assert Words(GAME, "de").result(draw) == told
