"""Deck lists as people write them (BC-DCK)."""

import pytest

from rollout.games.battlecards.content.decks import (
    deck_problems,
    export_deck,
    find_deck,
    parse_deck,
)
from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.setup import MatchOptions
from rollout.games.registry import find
from rollout.kernel.errors import SetupRefused
from rollout.words.words import Words

MADE = [
    f"{kind}:{army}:{seed}"
    for kind in ("random", "sealed")
    for army in ("autobot", "decepticon")
    for seed in ("1", "two", "0003")
]


def problem(text: str) -> str:
    with pytest.raises(SetupRefused) as error:
        parse_deck(text, library())
    return Words(find("battlecards")).refusal(error.value.refusal)


def copies(code: str) -> dict[str, object]:
    return {"codes": [code], "copies": 4, "most": 3}


def test_codes_may_be_written_in_small_letters() -> None:
    assert parse_deck("3 a01\n2 aa16 Jammed Signal\n1 r01", library()).counts == {
        "A01": 3,
        "AA16": 2,
        "R01": 1,
    }


def test_a_title_with_several_subtitles_is_answered_with_all_of_them() -> None:
    assert problem("1 A01\n3 Prowl") == (
        "Line 2: several cards are called Prowl: A03 Prowl (Military Strategist), "
        "A04 Prowl (Night Patrol). Write the code or the subtitle as well."
    )


@pytest.mark.rule("BC-DCK-06")
def test_no_copies_of_a_card_are_no_line_of_a_deck() -> None:
    assert problem("3 A01\n0 D01") == "Line 2: expected copies and a card, found “0 D01”."


@pytest.mark.rule("BC-DCK-03", "BC-DCK-04", "BC-DCK-05", "BC-RUL-08")
def test_copies_on_several_lines_add_up() -> None:
    text = "2 A03\n2 Prowl (Military Strategist)\n3 A04\n2 AA16\n2 Jammed Signal\n3 R01\n1 R01"
    found = deck_problems(parse_deck(text, library()), library(), MatchOptions(deck_size=15))
    assert [(each.rule, each.details) for each in found] == [
        ("BC-DCK-03", {"card": "Prowl (Military Strategist)", **copies("A03")}),
        ("BC-DCK-05", {"card": "Jammed Signal", **copies("AA16")}),
        ("BC-RUL-08", {"card": "Oil Refinery (Gulf Coast)", **copies("R01")}),
    ]


@pytest.mark.rule("BC-DCK-01", "BC-DCK-03", "BC-DCK-06")
@pytest.mark.parametrize("name", MADE)
def test_decks_made_by_seed_are_legal_and_go_through_text_and_back(name: str) -> None:
    deck = find_deck(name, library())
    assert deck_problems(deck, library(), MatchOptions()) == []
    assert find_deck(name, library()).counts == deck.counts
    again = parse_deck(export_deck(deck, library()), library())
    assert (again.name, again.counts) == (deck.name, deck.counts)
