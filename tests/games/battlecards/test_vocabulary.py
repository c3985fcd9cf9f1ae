"""One record for each word of the cards: it can be written, told and carried out."""

from rollout.games.battlecards.content import condition_words, effect_words
from rollout.games.battlecards.content.vocabulary import TARGETS, words_for
from rollout.games.battlecards.rules.effect_scripts import SCRIPTS
from rollout.games.battlecards.rules.effects import DEEDS
from rollout.words.catalogue import LANGUAGES, messages

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
