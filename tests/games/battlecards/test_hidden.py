"""Hidden information: views, imagining, windows, events (BC-RUL-82, 85, 86)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.actions import (
    Begin,
    Challenge,
    Claim,
    Contest,
    Decline,
    Join,
    Pass,
    Wait,
)
from rollout.games.battlecards.content.decks import export_deck, random_deck
from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.events import CardKept, CardsDrawn, DeckSearched, DeckSeen, HandSeen
from rollout.games.battlecards.model import State
from rollout.games.battlecards.rules.on_the_table import card_of
from rollout.games.battlecards.setup import MatchOptions, Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast, Seeded
from tests.games.battlecards.bench import Bench
from tests.games.battlecards.cards.homebrew import robot


def secret(army: str, seed: str) -> str:
    """A deck list as text: only its owner knows it."""
    return export_deck(random_deck(army, seed, library()), library())


SETUPS = [
    Setup(decks=("roll_out", "energon_foundry"), options=MatchOptions(turn_limit=40)),
    Setup(decks=(secret("autobot", "5"), secret("decepticon", "5"))),
    Setup(
        decks=("random:decepticon:8", "random:autobot:8", secret("autobot", "9")),
        options=MatchOptions(turn_limit=40, empty_deck="reshuffle_once", mulligan="one_free"),
    ),
]


OPEN_STEPS = (Claim, Challenge, Contest, Decline, Begin, Wait, Pass, Join)
"""What shows no card and rolls no die, and leads to the window of another seat."""


def moments(setup: Setup, seed: int, every: int) -> Iterator[Match[State]]:
    """A random match, looked at again and again."""
    rng = Random(seed)
    match = Match(GAME.rules, setup, Fast(rng))
    for number in range(400):
        ask = match.ask
        if ask is None:
            return
        if number % every == 0:
            yield match
        match.answer(ask.options.sample(rng))


def viewers(match: Match[State]) -> list[int | None]:
    return [None, *range(len(match.state.banks))]


def codes(bench: Bench, cards: list[int]) -> list[str]:
    return [card_of(bench.match.state, card).code for card in cards]


@pytest.mark.parametrize("setup", SETUPS, ids=["open lists", "secret lists", "three seats"])
def test_what_a_seat_sees_does_not_change_when_the_rest_is_dealt_anew(setup: Setup) -> None:
    for match in moments(setup, 3, 5):
        for viewer in viewers(match):
            before = match.view(viewer)
            world = match.imagine(viewer, Random(1))
            assert world.view(viewer) == before


@pytest.mark.parametrize("setup", SETUPS, ids=["open lists", "secret lists", "three seats"])
def test_dealing_anew_depends_on_the_view_and_the_random_numbers_alone(setup: Setup) -> None:
    for match in moments(setup, 4, 7):
        for viewer in viewers(match):
            one, other = match.fork().state, match.fork().state
            GAME.rules.imagine(other, viewer, Random(99))
            GAME.rules.imagine(one, viewer, Random(2))
            GAME.rules.imagine(other, viewer, Random(2))
            assert one == other


@pytest.mark.parametrize("setup", SETUPS, ids=["open lists", "secret lists", "three seats"])
def test_play_goes_on_in_an_imagined_world(setup: Setup) -> None:
    for match in moments(setup, 5, 9):
        for viewer in viewers(match):
            rng = Random(7)
            world = match.imagine(viewer, rng, Fast(rng))
            for _ in range(15):
                if world.ask is None:
                    break
                world.answer(world.ask.options.sample(rng))


def test_imagining_moves_cards_that_a_seat_cannot_see() -> None:
    match = next(moments(SETUPS[0], 6, 1))
    worlds = [match.imagine(0, Random(seed)).state for seed in range(8)]
    hands = {tuple(world.kinds[card] for card in world.hands[1]) for world in worlds}
    assert len(hands) > 1
    own = {tuple(world.kinds[card] for card in world.hands[0]) for world in worlds}
    assert own == {tuple(match.state.kinds[card] for card in match.state.hands[0])}


def test_an_open_list_is_dealt_from_and_a_secret_one_guessed() -> None:
    open_match = next(moments(SETUPS[0], 6, 1))
    world = open_match.imagine(0, Random(1)).state
    assert sorted(world.kinds) == sorted(open_match.state.kinds)
    secret_match = next(moments(SETUPS[1], 6, 1))
    guessed = secret_match.imagine(0, Random(1)).state
    assert sorted(guessed.kinds[50:]) != sorted(secret_match.state.kinds[50:])
    assert sorted(guessed.kinds[:50]) == sorted(secret_match.state.kinds[:50])
    cards = library().cards
    assert {cards[kind].army for kind in guessed.kinds[50:]} == {"", "decepticon"}


def test_hands_and_decks_of_others_show_only_their_number() -> None:
    bench = Bench({"hand": ["AA09", "R01"], "deck": ["A21"]}, {"hand": ["DA17"]})
    own, other, spectator = (bench.match.view(seat).seats[0] for seat in (0, 1, None))
    assert codes(bench, own.hand) == ["AA09", "R01"]
    for seen in (other, spectator):
        assert (seen.hand, seen.hand_count, seen.deck_count) == ([], 2, 1)
    assert bench.match.view(0).seats[1].hand == []


def test_a_secret_deck_list_is_shown_to_its_owner_only() -> None:
    match = next(moments(SETUPS[1], 1, 1))
    assert match.view(0).seats[0].deck_list is not None
    assert match.view(0).seats[1].deck_list is None
    assert match.view(None).seats[0].deck_list is None
    ready = next(moments(SETUPS[0], 1, 1))
    assert sum(ready.view(1).seats[0].deck_list.values()) == 50


@pytest.mark.parametrize("kind", ["random", "sealed"])
def test_a_random_or_sealed_deck_is_its_owners_secret_too(kind: str) -> None:
    setup = Setup(decks=(f"{kind}:autobot:1", f"{kind}:decepticon:1"))
    match = next(moments(setup, 1, 1))
    assert match.view(0).seats[0].deck_list is not None
    assert match.view(1).seats[0].deck_list is None


@pytest.mark.rule("BC-RUL-88")
def test_a_third_seat_cannot_tell_whether_a_card_played_had_been_seen() -> None:
    """A looks into the hand of B, B draws and plays one: C may not know which it was."""
    views = []
    for played in ("DA17", "DA16"):
        bench = Bench(
            {"robots": ["A05"], "deck": ["R01", "R04"]},
            {"robots": ["D27"], "hand": ["DA17"], "deck": ["DA16"]},
            {"robots": ["A12"], "hand": ["R13"]},
            dice=(1,) if played == "DA16" else (),
        )
        bench.do("use_ability A05", "choose_seat B", "end_phase", "draw", "end_turn")
        assert [bench.match.view(seat).seats[1].hand_seen_by for seat in (0, 1, 2, None)] == [
            [1, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0],
        ]  # fmt: skip
        state = bench.match.state
        state.hands[1].append(state.decks[1].pop())
        bench.do("end_phase", f"play {played}", "choose_seat C")
        views.append(bench.match.view(2).seats[1].hand_seen_by)
    assert views[0] == views[1]


def test_a_seat_that_deploys_from_hand_has_an_answer_in_every_world_others_imagine() -> None:
    bench = Bench(
        {"robots": ["A08"], "hand": ["AA26", "A21", "R01", "R04"], "deck": ["R13"] * 20},
        {"robots": ["D27"]},
    ).do("play AA26")
    assert bench.asked == ("A", "muster")
    for seed in range(20):
        world = bench.match.imagine(1, Random(seed))
        assert world.ask is not None
        world.answer(world.ask.options.sample(Random(seed)))
        assert world.ask is not None


def test_a_secret_list_is_numbered_at_random() -> None:
    """Numbers in the order of the list would say what lies between two cards that were seen."""
    match = next(moments(SETUPS[1], 1, 1))
    assert match.state.kinds[:50] != sorted(match.state.kinds[:50])


@pytest.mark.rule("BC-RUL-85", "BC-RUL-86", "BC-ZON-03")
def test_set_aside_cards_lie_face_up_for_everyone() -> None:
    bench = Bench({"robots": ["A21 damage 2"], "hand": ["AA33"]}).do("play AA33")
    for viewer in (0, 1, None):
        seen = bench.match.view(viewer)
        (aside,) = seen.seats[0].set_aside
        assert (seen.cards[aside].code, seen.robots[aside].damage) == ("A21", 0)


def test_scanned_cards_stay_known_to_the_looker_while_they_stay_in_hand() -> None:
    foe = {"hand": ["DA17", "D33"], "bank": 25, "deck": ["DA14"]}
    bench = Bench({"robots": ["A39 alt"]}, foe).do("use_ability A39")

    def known(viewer: int | None) -> list[str]:
        return codes(bench, bench.match.view(viewer).seats[1].hand)

    assert known(0) == ["DA17", "D33"]
    assert known(None) == []
    bench.do("end_phase", "draw", "end_turn", "deploy D33", "end_phase", "end_phase", "draw")
    assert known(0) == ["DA17"]
    assert bench.seat("B")["hand"] == ["DA17", "DA14"]


def test_a_fetched_card_is_known_to_all() -> None:
    bench = Bench(
        {"robots": ["A21"], "hand": ["AA24"], "deck": ["R04", "A38"]},
        dice=(("supply_deck", [3]),),
    ).do("play AA24", "choose R04")
    for viewer in (1, None):
        shown = bench.match.view(viewer).seats[0].hand
        assert codes(bench, shown) == ["R04"]


def test_cards_put_under_the_deck_are_known_to_their_owner_in_order() -> None:
    bench = Bench({"robots": ["A24"], "deck": ["R04", "R13", "R25", "R27", "R29"]})
    bench.do("use_ability A24", "choose R13", "choose R25")
    own, other = (bench.match.view(seat).seats[0] for seat in (0, 1))
    assert codes(bench, own.deck_bottom) == ["R04", "R25"]
    assert other.deck_bottom == []
    assert own.deck_bottom_known == other.deck_bottom_known == 2
    world = bench.match.imagine(0, Random(3))
    assert GAME.rules.report(world.state)["seats"]["A"]["deck"][-2:] == ["R25", "R04"]


def test_only_the_looker_sees_cards_that_are_looked_at() -> None:
    bench = Bench({"robots": ["A24"], "deck": ["R04", "R13", "R25"]}).do("use_ability A24")
    assert bench.asked == ("A", "sift")
    own, other = (bench.match.view(seat).looking for seat in (0, 1))
    assert codes(bench, own.cards) == ["R25", "R13", "R04"]
    assert (other.cards, other.count) == ([], 3)


def test_nobody_else_learns_how_many_cards_a_search_has_found() -> None:
    deck = ["R04", "A38", "A36", "R13"]
    bench = Bench({"robots": ["A21"], "hand": ["AA23"], "deck": deck}).do("play AA23")
    assert bench.asked == ("A", "fetch")
    own, other = (bench.match.view(seat) for seat in (0, 1))
    assert codes(bench, own.looking.cards) == ["A36", "A38"]
    assert (other.looking.cards, other.looking.count) == ([], None)
    assert own.seats[0].deck_count == other.seats[0].deck_count == 4


def test_a_search_is_imagined_with_the_cards_of_the_open_list_alone() -> None:
    """Where all that fits is dealt to the hand, it is found in the deck all the same."""
    hand = ["AA23", "R01", "R03", "R25"]
    bench = Bench({"robots": ["A21"], "hand": hand, "deck": ["A38", "A36"]}).do("play AA23")
    assert bench.asked == ("A", "fetch")
    for seed in range(40):
        world = bench.match.imagine(1, Random(seed)).state
        imagined = GAME.rules.report(world)["seats"]["A"]
        codes = [name.split("-")[0] for name in [*imagined["hand"], *imagined["deck"]]]
        assert sorted(codes) == ["A36", "A38", "R01", "R03", "R25"]
        assert world.looking
        assert {library().cards[world.kinds[card]].kind for card in world.looking} == {"robot"}


@pytest.mark.parametrize(
    ("event", "hidden"),
    [
        (CardsDrawn(0, 2, (4, 5)), CardsDrawn(0, 2)),
        (HandSeen(0, 1, 1, (60,)), HandSeen(0, 1, 1)),
        (DeckSeen(0, 2, (7, 8)), DeckSeen(0, 2)),
        (DeckSearched(0, (7, 8)), DeckSearched(0)),
        (CardKept(0, 7), CardKept(0)),
    ],
)
def test_events_with_hidden_cards_show_them_to_the_right_seat_only(event: Any, hidden: Any) -> None:
    assert event.seen_by(0) == event
    assert event.seen_by(1) == hidden
    assert event.seen_by(None) == hidden


@pytest.mark.rule("BC-RUL-82")
def test_a_window_opens_or_not_whatever_cards_the_hand_holds() -> None:
    """There is no slot for support, and both leads have transformed: XR01 might deploy a Robot."""

    def opens(hand: list[str], ability: str, bank: int = 10) -> bool:
        bench = Bench(
            {"robots": ["D27 transformed"]},
            {"robots": ["A21 on R01 transformed", "XR01"], "bank": bank, "hand": hand},
            field=("R01",),
            options={"support_limit": 0},
            homebrew=robot(ability),
        ).do("challenge D27 R01")
        return bench.asked == ("B", "battle_move")

    paid = "open;home;en2;me;muster4;now"
    for hand in (["R01", "R04"], ["A36", "R04"], ["A36", "A12"], ["DA17", "A01"]):
        assert opens(hand, paid)
        assert not opens(hand, paid, bank=1)
        assert not opens(hand, "open;held>=2;-;me;muster4;now")
        assert not opens(hand, "open;-;discard2;me;muster4;now")
    assert not opens([], paid)


@pytest.mark.rule("BC-RUL-82")
def test_who_is_asked_after_an_open_step_hangs_on_public_facts() -> None:
    """In random matches the same step is taken with the other hands dealt anew."""
    compared = set()
    for match in moments(SETUPS[0], 11, 1):
        ask = match.ask
        assert ask is not None
        one_of_each = {type(each): each for each in ask.options if isinstance(each, OPEN_STEPS)}
        for kind, action in one_of_each.items():
            worlds = [
                match.fork(Seeded("00")),
                *(match.imagine(ask.seat, Random(seed), Seeded("00")) for seed in range(2)),
            ]
            asked = [next_asked(world, action) for world in worlds]
            assert asked == asked[:1] * 3, action
            compared.add(kind)
    assert compared == set(OPEN_STEPS)


def next_asked(match: Match[State], action: Any) -> tuple[int, str] | None:
    match.answer(action)
    return None if match.ask is None else (match.ask.seat, match.ask.about)


@pytest.mark.rule("BC-RUL-82", "BC-RUL-25")
@pytest.mark.parametrize("hand", [["R01", "R04"], ["A36", "R04"]])
def test_a_window_does_not_open_for_what_has_been_used(hand: list[str]) -> None:
    bench = Bench(
        {"robots": ["A21 on R01 transformed", "XR01 transformed"], "hand": hand},
        {"robots": ["D27 transformed"]},
        field=("R01",),
        options={"support_limit": 0},
        homebrew=robot("open;-;-;me;gain1&muster0;now"),
        turn_seat="B",
    )
    bench.do("challenge D27 R01")
    assert bench.asked == ("A", "battle_move")
    bench.do("use_ability XR01")
    if bench.asked[1] == "muster":
        bench.do(bench.offers[0])
    assert bench.asked == ("B", "action")


def test_a_state_is_written_and_read_back_equal() -> None:
    for match in moments(SETUPS[0], 12, 11):
        assert GAME.rules.decode(GAME.rules.encode(match.state)) == match.state
        assert match.state.copy() == match.state
        assert match.fork().state == match.state


@pytest.mark.rule("BC-RUL-48", "BC-RUL-49")
def test_offers_and_refusals_agree_all_over_random_matches() -> None:
    """Everything offered may be chosen; everything else that looks possible says why not."""
    for seed, setup in enumerate(SETUPS):
        for match in moments(setup, seed, 2):
            ask = match.ask
            assert ask is not None
            offered = list(ask.options)
            assert offered
            assert len(set(offered)) == len(offered)
            for action in offered:
                assert ask.options.refusal(action) is None
            for action, refusal in ask.options.near_misses():
                assert action not in offered
                assert refusal.rule.startswith("BC-")


def test_every_card_is_somewhere_at_every_moment() -> None:
    for match in moments(SETUPS[0], 13, 2):
        state = match.state
        zones = [*state.hands, *state.decks, *state.scrapheaps, *state.asides, *state.robots]
        there = [card for zone in zones for card in zone]
        there += state.resources + state.playing
        there += [] if state.searching else state.looking
        if state.battle is not None:
            there += [
                each.card for each in state.battle.supports if each.use in ("strength", "effect")
            ]
        assert sorted(there) == list(range(100))
