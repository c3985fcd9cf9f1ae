"""The Supply phase, Science, empty decks and hand limits (BC-SUP, BC-SKL, BC-OPT)."""

from typing import Any

import pytest

from tests.games.battlecards.bench import Bench, Seat

DECK = ["R01", "R04", "R13", "R25", "R27"]


def supply(seat: Seat, **rest: Any) -> Bench:
    return Bench({"deck": DECK, **seat}, phase="supply", **rest)


@pytest.mark.rule("BC-SUP-02", "BC-SKL-06", "BC-SKL-01", "BC-RUL-13", "BC-RUL-14")
def test_science_pays_x_energon_and_draws_x_cards_once_a_phase() -> None:
    bench = supply({"robots": ["A23", "A09"], "bank": 10}).do("science A23")
    assert bench.seat("A")["bank"] == 7
    assert bench.seat("A")["hand"] == ["R01", "R04", "R13"]
    assert bench.why_not("science A09") == "BC-SUP-02"


@pytest.mark.rule("BC-SUP-03")
def test_drawing_and_science_come_in_any_order() -> None:
    after = supply({"robots": ["A20"], "bank": 10}).do("draw", "science A20")
    before = supply({"robots": ["A20"], "bank": 10}).do("science A20", "draw")
    assert after.seat("A")["hand"] == before.seat("A")["hand"] == ["R01", "R04", "R13"]


@pytest.mark.rule("BC-SKL-07")
def test_science_from_a_resource_is_refused() -> None:
    bench = supply({"robots": ["A23 on R01"]}, field=("R01",))
    assert bench.why_not("science A23") == "BC-SKL-07"


@pytest.mark.rule("BC-SKL-06", "BC-SKL-07")
def test_science_is_not_up_to_x_and_needs_the_whole_cost() -> None:
    assert supply({"robots": ["A23"], "bank": 2}).why_not("science A23") == "BC-SKL-06"
    assert supply({"robots": ["A21"]}).why_not("science A21") == "BC-SKL-06"


@pytest.mark.rule("BC-RUL-14")
def test_science_is_not_offered_outside_the_supply_phase() -> None:
    bench = Bench({"robots": ["A23"], "deck": DECK})
    assert not [offer for offer in bench.offers if offer.startswith("science")]


@pytest.mark.rule("BC-RUL-12")
def test_science_with_fewer_cards_left_costs_the_same_and_is_refused_without_any() -> None:
    bench = Bench({"robots": ["A23"], "bank": 10, "deck": ["R01"]}, phase="supply")
    bench.do("science A23")
    assert (bench.seat("A")["bank"], bench.seat("A")["hand"]) == (7, ["R01"])
    empty = Bench({"robots": ["A23"], "bank": 10}, phase="supply")
    assert empty.why_not("science A23") == "BC-RUL-12"


@pytest.mark.rule("BC-RUL-16")
def test_science_works_in_alt_mode() -> None:
    bench = supply({"robots": ["A09 alt"], "bank": 10}).do("science A09")
    assert bench.seat("A")["hand"] == ["R01", "R04"]


@pytest.mark.rule("BC-RUL-18", "BC-TRF-04")
def test_robots_transform_in_the_supply_phase_too() -> None:
    bench = supply({"robots": ["A21"]}).do("transform A21")
    assert bench.robot("A21")["mode"] == "alt"


@pytest.mark.rule("BC-SUP-04", "BC-RUL-11", "BC-OPT-11")
def test_an_empty_deck_gives_what_is_there_and_no_penalty() -> None:
    bench = Bench({"deck": ["R01"]}, {}, phase="supply").do("draw")
    assert bench.seat("A")["hand"] == ["R01"]
    bench.do("end_turn")
    assert bench.ending() == ("", "")


@pytest.mark.rule("BC-OPT-11", "BC-RUL-11", "BC-CHN-03")
def test_the_scrapheap_may_be_agreed_to_be_shuffled_in_once() -> None:
    options = {"empty_deck": "reshuffle_once"}
    bench = Bench(
        {"deck": ["R01"], "scrapheap": ["R04", "R13"]},
        phase="supply",
        options=options,
        dice=(("supply_deck", [2, 1]),),
    )
    bench.do("draw")
    assert bench.seat("A")["hand"] == ["R01", "R04"]
    assert bench.seat("A")["deck"] == ["R13"]
    assert bench.seat("A")["scrapheap"] == []
    assert [seat.reshuffled for seat in bench.match.view(0).seats.values()] == [True, False]


@pytest.mark.rule("BC-OPT-11", "BC-RUL-11")
def test_a_second_reshuffle_does_not_happen() -> None:
    bench = Bench(
        {"scrapheap": ["R04"], "hand": ["AA09"], "robots": ["A21"]},
        options={"empty_deck": "reshuffle_once"},
        dice=(("supply_deck", [2]),),
    )
    bench.do("end_phase", "draw", "end_turn", "end_phase", "end_phase", "draw", "end_turn")
    assert bench.seat("A")["hand"] == ["AA09", "R04"]
    bench.do("end_phase", "play AA09", "end_phase", "draw")
    assert bench.seat("A")["hand"] == ["R04"]
    assert bench.seat("A")["scrapheap"] == ["AA09"]


@pytest.mark.rule("BC-OPT-11", "BC-RUL-11")
def test_drawing_from_an_empty_deck_may_be_agreed_to_lose() -> None:
    bench = Bench({"deck": ["R01"]}, phase="supply", options={"empty_deck": "lose"}).do("draw")
    assert bench.ending() == ("B", "empty-deck")


@pytest.mark.rule("BC-OPT-10", "BC-RUL-10", "BC-DEC-13")
def test_a_hand_limit_is_kept_at_the_end_of_supply_by_the_seats_own_choice() -> None:
    hand = ["A21", "A38", "A36", "A08", "A11", "A12", "A13", "A14", "A15"]
    free = Bench({"hand": hand}, {}, phase="supply", done=["draw"]).do("end_turn")
    assert len(free.seat("A")["hand"]) == 9
    bench = Bench({"hand": hand}, {}, phase="supply", done=["draw"], options={"hand_limit": 7}).do(
        "end_turn"
    )
    assert bench.asked == ("A", "scrap_card")
    bench.do("choose A36", "choose A15")
    assert bench.asked == ("B", "deployment")
    assert bench.seat("A")["scrapheap"] == ["A36", "A15"]


@pytest.mark.rule("BC-OPT-16")
def test_the_number_of_cards_drawn_can_be_agreed_on() -> None:
    bench = supply({}, options={"draw_per_turn": 3}).do("draw")
    assert len(bench.seat("A")["hand"]) == 3
