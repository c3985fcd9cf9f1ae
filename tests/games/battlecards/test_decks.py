"""Decks: legality, text form, ready-made, random and sealed decks (BC-DCK)."""

from collections.abc import Callable

import msgspec
import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.content.decks import (
    Deck,
    DeckUnreadable,
    deck_problems,
    export_deck,
    find_deck,
    find_pool,
    outline,
    parse_deck,
    random_deck,
    sealed_deck,
    sealed_pool,
)
from rollout.games.battlecards.content.library import Library, library
from rollout.games.battlecards.content.titles import full_name, german_names
from rollout.games.battlecards.setup import MatchOptions, Setup
from rollout.games.battlecards.setup_desk import rematch
from rollout.games.registry import find
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.words.words import Words

READY_MADE = (
    "roll_out",
    "dinobot_charge",
    "air_supremacy",
    "energon_foundry",
    "matrix_guard",
    "iron_tyranny",
)


def ready(slug: str) -> dict[str, int]:
    return dict(library().decks[slug].counts)


def rules(counts: dict[str, int], **options: object) -> list[str]:
    """The rules that a deck breaks."""
    agreed = MatchOptions(**options)  # type: ignore[arg-type]
    return [problem.rule for problem in deck_problems(Deck("", counts), library(), agreed)]


@pytest.mark.rule("BC-DCK-01", "BC-OPT-16")
def test_a_deck_has_exactly_50_cards_or_the_number_agreed_on() -> None:
    counts = ready("roll_out")
    assert rules(counts) == []
    counts["R25"] = 1
    assert rules(counts) == ["BC-DCK-01"]
    assert rules(counts, deck_size=51) == []
    counts.pop("R25")
    counts["R01"] -= 1
    assert rules(counts) == ["BC-DCK-01"]


@pytest.mark.rule("BC-DCK-02")
def test_no_minimum_or_maximum_per_kind_is_enforced() -> None:
    resources = [card.code for card in library().cards if card.kind == "resource"]
    counts = dict.fromkeys(resources, 1) | {"R01": 3, "R04": 3, "R13": 3, "R25": 3}
    assert sum(counts.values()) == 50
    assert rules(counts) == []


@pytest.mark.rule("BC-DCK-03", "BC-DCK-05", "BC-RUL-08", "BC-DCK-07")
@pytest.mark.parametrize(
    ("code", "rule"), [("A11", "BC-DCK-03"), ("AA13", "BC-DCK-05"), ("R01", "BC-RUL-08")]
)
def test_at_most_three_copies_of_anything(code: str, rule: str) -> None:
    counts = ready("roll_out")
    for copies, broken in ((3, []), (4, [rule])):
        counts[code] = copies
        assert rules(counts, deck_size=sum(counts.values())) == broken


@pytest.mark.rule("BC-DCK-04")
def test_two_subtitles_of_a_title_count_separately() -> None:
    counts = {**ready("roll_out"), "A03": 3, "A04": 3}
    assert rules(counts, deck_size=sum(counts.values())) == []


@pytest.mark.rule("BC-DCK-03")
def test_random_and_sealed_decks_count_twins_of_another_code_as_copies() -> None:
    cards = library(HOMEBREW_TWIN)
    for make in (random_deck, sealed_deck):
        for seed in range(12):
            deck = make("autobot", str(seed), cards, 100)
            assert deck_problems(deck, cards, MatchOptions(deck_size=100)) == []


HOMEBREW_TWIN = """
[robots.XP01]
title = "Prowl"
subtitle = "Night Patrol"
army = "autobot"
cost = 5
robot = { strength = 4, endurance = 4, speed = 4 }
alt = { form = "Car", strength = 2, endurance = 4, speed = 6 }
"""


@pytest.mark.rule("BC-DCK-03")
def test_copies_are_counted_by_title_and_subtitle_whatever_the_code() -> None:
    cards = library(HOMEBREW_TWIN)
    problems = deck_problems(Deck("", {"A04": 2, "XP01": 2}), cards, MatchOptions(deck_size=10))
    assert "BC-DCK-03" in [problem.rule for problem in problems]


@pytest.mark.rule("BC-DCK-06", "BC-OPT-07", "BC-RUL-06")
def test_a_deck_has_one_army_unless_mixing_was_agreed_on() -> None:
    counts = ready("roll_out")
    counts["A13"] -= 1
    counts["D37"] = 1
    assert rules(counts) == ["BC-DCK-06"]
    assert rules(counts, mixed_armies=True) == []


@pytest.mark.rule("BC-DCK-06")
def test_resources_belong_to_no_army() -> None:
    for army in ("autobot", "decepticon"):
        deck = random_deck(army, "7", library())
        assert [code for code in deck.counts if code.startswith("R")]
        assert rules(deck.counts) == []


@pytest.mark.rule("BC-DCK-01", "BC-DEC-01")
def test_an_illegal_deck_starts_no_match() -> None:
    with pytest.raises(SetupRefused, match="BC-DCK-01"):
        GAME.rules.start(Setup(decks=("3 A01\n2 R01", "air_supremacy")))


@pytest.mark.rule("BC-DCK-01", "BC-DCK-02", "BC-DCK-06")
@pytest.mark.parametrize("slug", READY_MADE)
def test_a_ready_made_deck_is_legal_and_has_the_advised_number_of_robots(slug: str) -> None:
    deck = find_deck(slug, library())
    assert deck_problems(deck, library(), MatchOptions()) == []
    kinds = outline(deck, library()).kinds
    assert kinds["robot"] == 15
    assert 10 <= kinds["resource"] <= 14
    assert deck.is_open


@pytest.mark.parametrize(
    ("winners", "first"), [((0,), 0), ((1,), 1), ((), None)], ids=["A won", "B won", "draw"]
)
@pytest.mark.rule("BC-OPT-06")
def test_in_a_rematch_everybody_keeps_the_deck_and_whoever_lost_begins(
    winners: tuple[int, ...], first: int | None
) -> None:
    options = MatchOptions(first_seat="loser_of_last")
    played = msgspec.to_builtins(Setup(decks=("roll_out", "air_supremacy"), options=options))
    following = rematch(played, winners)
    assert following["decks"] == ["air_supremacy", "roll_out"]
    assert following["first"] == first


def test_in_a_rematch_of_three_the_decks_go_the_way_of_the_players() -> None:
    """Whoever held a seat holds the one before it."""
    played = msgspec.to_builtins(Setup(decks=("roll_out", "air_supremacy", "matrix_guard")))
    assert rematch(played, (0,))["decks"] == ["air_supremacy", "matrix_guard", "roll_out"]


def test_there_are_six_ready_made_decks_three_for_each_army() -> None:
    assert set(library().decks) == set(READY_MADE)
    armies = [deck.army for deck in library().decks.values()]
    assert sorted(armies) == ["autobot"] * 3 + ["decepticon"] * 3


def test_a_deck_list_goes_through_text_and_back() -> None:
    deck = find_deck("dinobot_charge", library())
    text = export_deck(deck, library())
    assert text.splitlines()[0] == "# Dinobot Charge"
    assert "1 A25 Grimlock (Dinobot Commander)" in text.splitlines()
    again = parse_deck(text, library())
    assert (again.name, again.counts) == ("Dinobot Charge", deck.counts)


def test_a_deck_list_may_name_cards_by_code_or_by_name() -> None:
    text = "# Mine\n\n2x A03\n1 Prowl (Night Patrol)\n3 oil refinery\n1× Jammed Signal\n1 A03"
    deck = parse_deck(text, library())
    assert deck.name == "Mine"
    assert deck.counts == {"A03": 3, "A04": 1, "R01": 3, "AA16": 1}


def test_a_deck_list_may_name_cards_in_german() -> None:
    text = "3 Rollt los!\n2 prowl (nachtstreife)\n1 Ölraffinerie\n1 Ölraffinerie (Golfküste)"
    assert parse_deck(text, library()).counts == {"AA01": 3, "A04": 2, "R01": 2}


def test_every_card_can_be_named_in_either_language() -> None:
    german = german_names()
    for card in library().cards:
        code = card.code.lower()
        title = german.get(f"card-{code}", card.title)
        subtitle = german.get(f"subtitle-{code}", card.subtitle)
        for name in (full_name(card), f"{title} ({subtitle})" if subtitle else title):
            assert parse_deck(f"1 {card.code} {name}", library()).counts == {card.code: 1}
    assert (german["card-aa01"], german["subtitle-a04"]) == ("Rollt los!", "Nachtstreife")


def test_a_name_behind_a_code_may_leave_the_subtitle_out() -> None:
    assert parse_deck("1 a03 prowl\n1 A03  Prowl  (Military Strategist)", library()).counts == {
        "A03": 2
    }


def test_a_code_means_its_card_though_another_card_is_called_like_it() -> None:
    cards = library(HOMEBREW_TWIN.replace('"Prowl"', '"A14"'))
    assert parse_deck("1 A14\n1 a14 Hound\n1 XP01", cards).counts == {"A14": 2, "XP01": 1}
    assert parse_deck(export_deck(Deck("", {"A14": 1, "XP01": 2}), cards), cards).counts == {
        "A14": 1,
        "XP01": 2,
    }


def test_a_list_may_begin_with_a_byte_order_mark() -> None:
    assert parse_deck("\ufeff# Mine\n3 A01", library()).name == "Mine"
    assert find_deck("\ufeff3 A01", library()).counts == {"A01": 3}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("3 A99", "Line 1: there is no card “A99”. Nearest: A"),
        ("3 Quux", "Line 1: there is no card “Quux”."),
        ("1 A01\nmany R01", "Line 2: expected copies and a card, found “many R01”."),
        (
            "1 Prowl",
            "Line 1: several cards are called Prowl: "
            "A03 Prowl (Military Strategist), A04 Prowl (Night Patrol).",
        ),
        ("2 Jamed Signal", "Nearest: AA16 Jammed Signal."),
        ("3x Prowll", "card “Prowll”. Nearest: A03 Prowl (Military Strategist), A04 Prowl"),
        ("1 bumblbee (Steadfast Friend)", "Nearest: A06 Bumblebee (Steadfast Friend)."),
        ("3 Rolt los!", "Nearest: AA01 Roll Out!"),
        ("1 a03 Megatron", "Line 1: A03 is Prowl (Military Strategist), not Megatron."),
        (
            "1 A03 Prowl (Night Patrol)",
            "A03 is Prowl (Military Strategist), not Prowl (Night Patrol).",
        ),
    ],
)
def test_an_unreadable_deck_list_says_where_and_what_was_probably_meant(
    text: str, words: str
) -> None:
    with pytest.raises(SetupRefused) as caught:
        parse_deck(text, library())
    assert words in Words(find("battlecards")).refusal(caught.value.refusal)


def test_what_is_wrong_with_a_list_is_told_as_facts_with_its_line() -> None:
    with pytest.raises(SetupRefused) as caught:
        parse_deck("# Mine\n2x Optimus Prime", library())
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.why) == ("", "deck-title-of-several")
    assert refusal.details == {
        "line": 2,
        "title": "Optimus Prime",
        "cards": "A01 Optimus Prime (Autobot Leader), A02 Optimus Prime (Matrix Bearer)",
        "codes": ["A01", "A02"],
    }


def test_several_lines_that_cannot_be_read_are_told_at_once() -> None:
    with pytest.raises(DeckUnreadable) as caught:
        parse_deck("3 A01\n" + "1 Quux\n" * 9, library())
    assert [fault.details["line"] for fault in caught.value.faults] == [2, 3, 4, 5, 6]
    assert caught.value.refusal == caught.value.faults[0]


def test_of_a_line_that_cannot_be_read_only_the_beginning_is_told() -> None:
    with pytest.raises(SetupRefused) as caught:
        parse_deck("?" * 1000, library())
    assert caught.value.refusal.details == {"line": 1, "row": "?" * 60}


@pytest.mark.parametrize(
    ("size", "words"),
    [
        (0, "Das Deck ist leer und muss 50 Karten haben. [BC-DCK-01]"),
        (1, "Das Deck hat eine Karte und muss 50 haben. [BC-DCK-01]"),
        (3, "Das Deck hat 3 Karten und muss 50 haben. [BC-DCK-01]"),
    ],
)
def test_a_deck_of_one_card_is_said_in_the_singular(size: int, words: str) -> None:
    deck = Deck("", {"A01": size} if size else {})
    problem = deck_problems(deck, library(), MatchOptions())[0]
    assert Words(find("battlecards"), "de").refusal(problem) == words


def test_an_unknown_deck_or_army_is_answered_with_the_nearest_name() -> None:
    with pytest.raises(SetupRefused) as caught:
        find_deck("rol_out", library())
    assert caught.value.refusal == Refusal(
        "", "no-deck-but", {"deck": "rol_out", "nearest": "roll_out"}
    )
    with pytest.raises(SetupRefused) as caught:
        find_deck("random:autobt:1", library())
    assert caught.value.refusal == Refusal(
        "", "no-army-but", {"army": "autobt", "nearest": "autobot"}
    )
    with pytest.raises(SetupRefused) as caught:
        find_deck("?", library())
    assert caught.value.refusal == Refusal("", "no-deck", {"deck": "?"})


def test_the_curve_of_a_deck_counts_robots_by_cost() -> None:
    shown = outline(Deck("", {"A21": 2, "A38": 1, "A08": 1, "R01": 3}), library())
    assert shown.curve == {4: 3, 8: 1}
    assert shown.average_cost == 5.0
    assert shown.advice == {"robot": 15, "resource": 15, "advantage": 20}


@pytest.mark.rule("BC-DCK-01", "BC-DCK-03")
@pytest.mark.parametrize("army", ["autobot", "decepticon"])
def test_random_and_sealed_decks_are_legal_and_the_same_for_the_same_seed(army: str) -> None:
    for seed in ("1", "2", "spring"):
        for make in (random_deck, sealed_deck):
            deck = make(army, seed, library())
            assert deck_problems(deck, library(), MatchOptions()) == []
            assert make(army, seed, library()).counts == deck.counts
        assert (
            random_deck(army, seed, library()).counts != sealed_deck(army, seed, library()).counts
        )
    assert random_deck(army, "1", library()).counts != random_deck(army, "2", library()).counts


def test_a_sealed_pool_is_six_boosters_and_its_deck_is_built_from_it() -> None:
    pool = sealed_pool("autobot", "4", library())
    assert sum(pool.values()) == 90
    assert max(pool.values()) <= 3
    deck = sealed_deck("autobot", "4", library())
    assert all(pool.get(code, 0) >= count for code, count in deck.counts.items())


@pytest.mark.rule("BC-DCK-01", "BC-DCK-03", "BC-OPT-16")
@pytest.mark.parametrize("make", [random_deck, sealed_deck])
def test_random_and_sealed_decks_have_every_size_that_can_be_agreed_on(
    make: Callable[[str, str, Library, int], Deck],
) -> None:
    for size in (*range(10, 101, 15), *range(81, 101)):
        for army in ("autobot", "decepticon"):
            deck = make(army, "9", library(), size)
            assert deck_problems(deck, library(), MatchOptions(deck_size=size)) == []


@pytest.mark.rule("BC-DEC-01", "BC-OPT-16")
def test_a_match_can_be_played_with_random_decks_of_another_size() -> None:
    setup = Setup(
        decks=("random:autobot:3", "sealed:decepticon:3"), options=MatchOptions(deck_size=40)
    )
    state = GAME.rules.start(setup)
    assert [len(deck) for deck in state.decks] == [40, 40]


def test_a_pool_is_that_of_a_sealed_deck_and_of_no_other() -> None:
    pool = find_pool("sealed:autobot:4", library())
    assert pool.counts == sealed_pool("autobot", "4", library())
    for text in ("random:autobot:4", "roll_out", "sealed:autobot"):
        with pytest.raises(DeckUnreadable) as unreadable:
            find_pool(text, library())
        assert [fault.why for fault in unreadable.value.faults] == ["no-pool"]


def test_a_sealed_deck_is_built_of_robots_with_middling_costs() -> None:
    """Of the Robots in the pool those are left out first that cost much more or less than 6."""
    cards, pool = library(), sealed_pool("autobot", "4", library())
    deck = sealed_deck("autobot", "4", cards).counts
    robots = [card for card in cards.cards if card.kind == "robot" and card.code in pool]
    kept = [abs(card.cost - 6) for card in robots if card.code in deck]
    left = [abs(card.cost - 6) for card in robots if pool[card.code] > deck.get(card.code, 0)]
    assert max(kept) <= max(left)
    assert sum(kept) / len(kept) < sum(left) / len(left)
