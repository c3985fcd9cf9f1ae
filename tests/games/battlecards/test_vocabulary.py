"""One record for each word of the cards: it can be written, told and carried out."""

import pytest

from rollout.games.battlecards.content import condition_words, effect_words
from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.content.vocabulary import TARGETS, words_for
from rollout.games.battlecards.events import BankChanged
from rollout.games.battlecards.rules.effect_scripts import SCRIPTS
from rollout.games.battlecards.rules.effects import DEEDS
from rollout.games.battlecards.screen.printed_cards import drawn_as, printed_cards
from rollout.words.catalogue import LANGUAGES, messages
from tests.games.battlecards.cards.homebrew import robot
from tests.games.battlecards.cards.scenes import home

GAME = "rollout.games.battlecards"


def test_whatever_does_not_only_last_is_carried_out_by_a_deed_or_a_script() -> None:
    carried_out = {*DEEDS, *SCRIPTS}
    at_once = {each.word for each in effect_words.WORDS if not each.lasts}
    assert at_once <= carried_out
    assert carried_out <= {each.word for each in effect_words.WORDS}
    assert DEEDS.keys() & SCRIPTS.keys() == set()


def test_every_word_is_there_once() -> None:
    for words in (
        [each.word for each in effect_words.WORDS],
        [each.word for each in condition_words.WORDS],
    ):
        assert len(set(words)) == len(words)


def test_every_word_may_be_aimed_at_something() -> None:
    aimed = {word for target in (*TARGETS, "") for word in words_for(target)}
    assert aimed == {each.word for each in effect_words.WORDS}


def test_every_word_has_its_sentence_in_both_languages() -> None:
    keys = {f"effect-{each.word}" for each in effect_words.WORDS}
    keys |= {f"if-{each.key or each.word}".replace("_", "-") for each in condition_words.WORDS}
    for language in LANGUAGES:
        assert keys - messages(GAME, language).keys() == set()


CONDITIONS_OF = {
    "of_robot": {"lead", "supporting", "home", "holding", "damaged"},
    "of_you": {
        "attacker", "defender", "with", "without", "group>=", "held>=", "held<=", "hand>=",
    },
    "in_battle": {
        "lead", "supporting", "attacker", "defender", "claim", "challenge", "faster", "slower",
        "foe_damaged", "foe_str>=", "lead_group", "foe_group", "here",
    },
    "compares": {"faster", "slower", "foe_str>="},
}  # fmt: skip


@pytest.mark.parametrize("kind", CONDITIONS_OF)
def test_what_each_condition_speaks_of(kind: str) -> None:
    found = {each.word for each in condition_words.WORDS if getattr(each, kind)}
    assert found == CONDITIONS_OF[kind]


def test_a_card_that_is_described_has_its_abilities_mode_by_mode() -> None:
    described = {each.code: each.abilities for each in printed_cards(library())}
    for card in library().cards:
        told = described[card.code]
        assert [each is None for each in told] == [each is None for each in card.abilities]
    named = [each for told in described.values() for each in told if each is not None]
    assert all(each.name.otherwise and each.trigger and each.word for each in named)


def test_energon_that_is_gained_is_not_paid() -> None:
    bench = home(["XR01"], homebrew=robot("action;home;en1;me;gain2;now"))().do("use_ability XR01")
    told = [event for event in bench.match.events if isinstance(event, BankChanged)]
    assert [(event.amount, event.paid) for event in told] == [(-1, True), (2, False)]


def test_a_mode_is_drawn_as_what_it_is_called() -> None:
    drawn = {card.code: drawn_as(card) for card in library().cards}
    assert drawn["D15"] == ("cassette", "condor")
    assert drawn["D17"] == ("cassette", "panther")
    assert drawn["D20"] == ("cassette", "bat")
    assert drawn["D39"] == ("tyrannosaur", "city")
    assert [drawn["D01"], drawn["D02"]] == [("robot", "gun"), ("robot", "tank")]
    assert drawn["A03"] == ("robot", "sports-car")
    shapes = [pair for pair in drawn.values() if pair != ("", "")]
    assert len(shapes) == 90
    assert [pair for pair in shapes if len(set(pair)) < 2] == []
