"""Seats beside a battle, cards that leave, and what nobody may remember of them."""

import pytest

from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.content.titles import cards_meant
from rollout.games.battlecards.model import (
    HOME,
    NOBODY,
    NOTHING,
    OUT,
    UNTIL_TURN,
    Modifier,
)
from rollout.games.battlecards.rules.leaving import leave_play
from rollout.games.battlecards.rules.on_the_table import foe_of, lead_of, rival_of
from rollout.games.battlecards.rules.robot_figures import covers
from rollout.games.battlecards.rules.victory import eliminate
from rollout.games.battlecards.rules.zones import scrap_resource, take_from_hand
from rollout.games.battlecards.screen.view import view
from rollout.kernel.game import Table
from tests.games.battlecards.bench import Bench, fight, near_misses
from tests.games.battlecards.cards.homebrew import resource


def three_seats() -> Bench:
    """A fights B over R01; C looks on."""
    bench = Bench(
        {"robots": ["A21", "A20"], "hand": ["R25"]},
        {"robots": ["D37 on R01"], "hand": ["R26"]},
        {"robots": ["A38"], "hand": ["R27"]},
        field=("R01",),
    )
    bench.do("challenge A21 R01")
    if bench.asked[1] == "begin_or_wait":
        bench.do("begin")
    return bench


@pytest.mark.rule("BC-BAT-01", "BC-RUL-88")
def test_each_side_has_the_other_for_its_foe_and_an_onlooker_has_none() -> None:
    state = three_seats().match.state
    attacker, holder = state.robots[0][0], state.robots[1][0]
    assert [lead_of(state, seat) for seat in (0, 1, 2)] == [attacker, holder, NOTHING]
    assert [foe_of(state, seat) for seat in (0, 1, 2)] == [holder, attacker, NOTHING]
    assert [rival_of(state, seat) for seat in (0, 1, 2)] == [1, 0, NOBODY]


@pytest.mark.rule("BC-BAT-01")
def test_what_is_said_of_the_lead_is_said_of_nobody_else() -> None:
    state = three_seats().match.state
    lead, other = state.robots[0]
    assert covers(state, "lead", other, lead)
    assert not covers(state, "lead", other, other)
    assert covers(state, "self", other, other)
    assert not covers(state, "self", other, lead)
    assert covers(state, "own_all", other, lead)


@pytest.mark.rule("BC-SPT-08", "BC-SPT-09")
def test_the_own_robots_are_looked_at_for_support_even_if_they_cannot_give_it() -> None:
    seat = {"robots": ["A08", "A21 transformed"], "hand": []}
    bench = fight(seat, {"robots": ["D37"], "hand": ["R26"]})
    named = near_misses(bench)
    assert {"join A08", "join A21", "transform A21"} <= named.keys()


@pytest.mark.rule("BC-RUL-86", "BC-ZON-01")
def test_a_card_that_left_the_hand_and_came_back_is_a_secret_again() -> None:
    """It was seen, scrapped, shuffled in and drawn again: nobody knows that it is this one."""
    bench = Bench({"robots": ["A21"], "hand": ["R25", "R26"]}, {"robots": ["D37"]})
    state = bench.match.state
    known, other = state.hands[0]
    state.seen[1] = [known]
    state.shown = [known, other]
    assert view(state, 1).seats[0].hand == [known, other]
    take_from_hand(state, 0, known)
    assert (state.seen[1], state.shown) == ([], [other])
    state.hands[0].append(known)
    assert view(state, 1).seats[0].hand == [other]


@pytest.mark.rule("BC-RUL-88")
def test_nothing_is_remembered_of_the_cards_of_a_seat_that_is_out() -> None:
    bench = three_seats()
    state = bench.match.state
    mine, foes, gone = (state.hands[seat][0] for seat in (0, 1, 2))
    state.shown = [mine, gone]
    state.seen[0] = [foes, gone]
    eliminate(Table(state), 2)
    assert (state.shown, state.seen[0], state.hands[2]) == ([mine], [foes], [])
    assert state.eliminated == [False, False, True]


@pytest.mark.rule("BC-RUL-80")
@pytest.mark.parametrize(("deck", "quiet"), [(["R03"], 0), ([], 1)])
def test_a_turn_is_quiet_only_when_hands_and_decks_are_empty(deck: list[str], quiet: int) -> None:
    bench = Bench(
        {"robots": ["A21"]}, {"robots": ["D37"], "deck": deck}, phase="supply", done=["draw"]
    )
    bench.do("end_turn")
    assert bench.match.state.quiet_turns == quiet


def test_a_card_is_meant_by_its_code_its_name_or_a_part_of_it() -> None:
    cards = library("")
    assert [card.code for card in cards_meant("a21", cards)] == ["A21"]
    part = [card.title for card in cards_meant("megatro", cards)]
    assert part
    assert set(part) == {"Megatron"}
    assert cards_meant("nobody at all", cards) == []


@pytest.mark.rule("BC-DMG-02")
def test_nothing_stays_on_a_robot_that_leaves_play() -> None:
    bench = Bench({"robots": ["A21 alt damage 3 transformed moved"]}, {"robots": ["D37"]})
    state = bench.match.state
    robot = state.robots[0][0]
    assert (state.damage[robot], state.alt[robot], state.transformed[robot]) == (3, 1, 6)
    leave_play(state, robot)
    assert (state.damage[robot], state.alt[robot], state.transformed[robot]) == (0, 0, 0)
    assert (state.moved[robot], state.place[robot], state.robots[0]) == (0, OUT, [])


@pytest.mark.rule("BC-TRF-02")
def test_a_robot_that_a_standing_effect_pins_is_not_offered_to_transform() -> None:
    pinned = resource("passive;-;-;own_all;pin;stay")
    bench = Bench({"robots": ["A21 on XS01", "A20"]}, {}, field=("XS01",), homebrew=pinned)
    assert [offer for offer in bench.offers if offer.startswith("transform")] == []
    assert bench.why_not("transform A20") == "BC-TRF-02"


@pytest.mark.rule("BC-ZON-07")
def test_what_lasted_on_a_resource_goes_with_it() -> None:
    bench = Bench({"robots": ["A21 on R01"]}, {}, field=("R01", "R02"))
    state = bench.match.state
    first, second = state.resources
    robot = state.robots[0][0]
    state.modifiers = [
        Modifier(target=each, word="yield", amount=2, until=UNTIL_TURN, seat=0, source=robot)
        for each in (first, second)
    ]
    scrap_resource(Table(state), first)
    assert [modifier.target for modifier in state.modifiers] == [second]
    assert (state.resources, state.place[first], state.controller[first]) == ([second], OUT, NOBODY)
    assert (state.place[robot], state.holdings[0]) == (HOME, [])
    assert state.scrapheaps[0] == [first]
