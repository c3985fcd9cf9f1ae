"""Every word a player reads: complete in both languages, with names for all numbers."""

from random import Random

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.events import (
    AdvantagePlayed,
    BankChanged,
    BattleFought,
    CardsDrawn,
)
from rollout.games.battlecards.screen.card_text import ability_text
from rollout.games.battlecards.screen.terminal import describe, draw
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast
from rollout.words import Words
from rollout.words.check import check_words
from tests.games.battlecards.bench import Bench, fight
from tests.games.battlecards.cards.scenes import home

LANGUAGES = ("en", "de")


def test_no_key_is_missing_in_either_language() -> None:
    assert check_words(GAME) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_are_told_without_a_missing_word_or_argument(language: str) -> None:
    words = Words(GAME, language)
    for seed in range(2):
        rng = Random(seed)
        match = Match(GAME.rules, None, Fast(rng))
        while (ask := match.ask) is not None:
            words.ask(ask, match.state)
            for action in ask.options:
                words.action(action, match.state)
            if match.ply % 5 == 0:
                for _, refusal in ask.options.near_misses():
                    words.refusal(refusal, match.state)
                draw(match.view(ask.seat), words)
            match.answer(ask.options.sample(rng))
        for event in match.events:
            for viewer in (0, 1, None):
                seen = event.seen_by(viewer)
                if seen is not None:
                    words.event(seen, match.state)
        assert match.result is not None
        words.result(match.result)
    assert words.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_names_and_a_text(language: str) -> None:
    words = Words(GAME, language)
    for card in library().cards:
        code = card.code.lower()
        if card.kind == "robot":
            words.plain(f"subtitle-{code}")
            words.plain(f"form-{code}")
        else:
            words.plain(f"card-{code}")
        for mode, name in ((0, "robot"), (1, "alt")):
            text = ability_text(card, mode, words)
            assert bool(text) == (card.abilities[mode] is not None)
            assert "{" not in text
            if text and card.kind == "robot":
                words.plain(f"ability-{code}-{name}")
    assert words.faults == []


def test_english_names_are_those_of_the_content() -> None:
    words = Words(GAME, "en")
    for card in library().cards:
        code = card.code.lower()
        if card.kind == "robot":
            assert words.plain(f"subtitle-{code}") == card.subtitle
            assert words.plain(f"form-{code}") == card.form
        else:
            assert words.plain(f"card-{code}") == card.title


def test_numbers_become_names_in_sentences() -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D33"]}, field=("R01",))
    words = Words(GAME, "de")
    options = bench.match.ask
    assert options is not None
    said = [words.action(action, bench.match.state) for action in options.options]
    assert "Ölraffinerie mit Gears beanspruchen" in said
    bench.do("claim A21 R01")
    asked = bench.match.ask
    assert asked is not None
    assert words.ask(asked, bench.match.state) == (
        "Gears beansprucht Ölraffinerie. Machst du den Anspruch streitig?"
    )


def test_a_battle_is_told_in_one_sentence() -> None:
    bench = fight({"robots": ["A21"], "hand": ["R25"]}, {"robots": ["D37"]})
    bench.do("add_strength R25")
    while bench.asked[1] == "battle_move":
        bench.do("pass")
    words = Words(GAME, "en")
    told = [words.event(event, bench.match.state) for event in bench.match.events]
    assert (
        "Gears (core 4, Coal Seam +4 = 8) against core 6: 2 damage to Brawl. "
        "Brawl (core 6) against core 4: 2 damage to Gears. Player A wins."
    ) in told
    words = Words(GAME, "de")
    told = [words.event(event, bench.match.state) for event in bench.match.events]
    assert (
        "Gears (Kern 4, Kohleflöz +4 = 8) gegen Kern 6: 2 Schaden an Brawl. "
        "Brawl (Kern 6) gegen Kern 4: 2 Schaden an Gears. Spieler A gewinnt."
    ) in told


def test_a_battle_is_told_with_the_cards_that_changed_it_and_never_below_0() -> None:
    strong = {"robots": ["D37", "D38"], "hand": ["DA06"]}
    bench = fight({"robots": ["A39"]}, strong, options={"support_limit": 2})
    bench.do("transform A39", "play DA06", "join D38")
    while bench.asked[1] == "battle_move":
        bench.do("pass")
    (fought,) = [each for each in bench.match.events if isinstance(each, BattleFought)]
    assert Words(GAME, "en").event(fought, bench.match.state) == (
        "Cosmos (core 1, Null-Ray Blast −3 = 0) against core 6: 0 damage to Brawl. "
        "Brawl (core 6, Vortex +2 = 8) against core 1: 7 damage to Cosmos. Player B wins."
    )
    assert bench.told("battle_fought")[0]["sources"] == [[None, "DA06"], [None, "D38"]]


def test_every_card_that_was_drawn_is_named() -> None:
    bench = Bench({"deck": ["R01", "R02", "R03", "R04"]})
    event = CardsDrawn(0, 4, tuple(reversed(bench.match.state.decks[0])))
    told = Words(GAME, "en").event(event, bench.match.state)
    assert told == (
        "Player A draws Oil Refinery, Hydroelectric Dam, Ruby Crystal Mine and Solar Array."
    )


def test_a_title_with_a_mark_of_its_own_ends_the_sentence() -> None:
    bench = Bench({"robots": ["A21"], "hand": ["AA34"]})
    event = AdvantagePlayed(0, bench.match.state.hands[0][0])
    assert Words(GAME, "en").event(event, bench.match.state) == "Player A plays Take It Back!"
    assert Words(GAME, "de").event(event, bench.match.state) == "Spieler A spielt Holt es zurück!"


def test_a_price_is_paid_and_a_loss_is_lost() -> None:
    state = Match(GAME.rules, None, Fast(Random(1))).state
    paid, lost = BankChanged(1, -7, 11, paid=True), BankChanged(1, -2, 9)
    english, german = Words(GAME, "en"), Words(GAME, "de")
    assert english.event(paid, state) == "Player B pays 7 Energon and has 11."
    assert german.event(paid, state) == "Spieler B zahlt 7 Energon und hat 11."
    assert english.event(lost, state) == "Player B loses 2 Energon and has 9."
    assert german.event(lost, state) == "Spieler B verliert 2 Energon und hat 9."


def test_a_deployment_is_paid_for() -> None:
    bench = Bench({"hand": ["A21"]}, {"robots": ["D33"]}, phase="deployment").do("deploy A21")
    words = Words(GAME, "en")
    told = [words.event(event, bench.match.state) for event in bench.match.events]
    assert told[:2] == [
        "Player A pays 4 Energon and has 21.",
        "Player A deploys Gears for 4 Energon.",
    ]


def test_homebrew_is_called_by_the_names_of_its_maker() -> None:
    text = """
[resources.XS01]
title = "Proving Ground"
type = "site"
yield = 2
support = 1
"""
    bench = home(["A21"], field=("XS01",), homebrew=text)()
    words = Words(GAME, "de")
    ask = bench.match.ask
    assert ask is not None
    said = [words.action(action, bench.match.state) for action in ask.options]
    assert "Proving Ground mit Gears beanspruchen" in said


def test_the_terminal_shows_the_table_as_a_seat_sees_it() -> None:
    bench = fight(
        {"robots": ["A21", "A38 on R04"], "hand": ["R25"]},
        {"robots": ["D37"], "hand": ["DA17"]},
        field=("R01", "R04"),
    ).do("add_strength R25")
    assert draw(bench.match.view(0), Words(GAME, "en")).splitlines() == [
        "Turn 6 of Player A, Action phase",
        "",
        "Player B (Decepticons): 25 Energon (+2), Support Limit 1; hand 1, deck 0,",
        "    scrapheap 0; Supreme 25/40, Domination 1/5, Survival",
        "  Homebase: nothing",
        "",
        "Field:",
        "  Oil Refinery: yield 2, Player B",
        "    B: Brawl 6/5/3 (robot mode)",
        "  Solar Array: yield 2, Player A",
        "    A: Powerglide 4/3/7 (robot mode)",
        "",
        "Player A (Autobots): 25 Energon (+2), Support Limit 1; hand 0, deck 0,",
        "    scrapheap 0; Supreme 25/40, Domination 1/5, Survival",
        "  Homebase: nothing",
        "",
        "Battle for Oil Refinery",
        "  Player A: Gears, core 4, enhanced 8 (core 4, Coal Seam +4), damage 2,",
        "      support 1/1",
        "    + Coal Seam",
        "  Player B: Brawl, core 6, enhanced 6 (core 6), damage 2, support 0/1",
    ]
    assert "Kampf um Ölraffinerie" in describe(bench.match.view(0), Words(GAME, "de"))


def test_a_resource_without_a_controller_is_free_only_when_nobody_stands_there() -> None:
    bench = Bench({"robots": ["A21 on R30"]}, {"robots": ["D33"]}, field=("R30", "R01"))
    told = describe(bench.match.view(0), Words(GAME, "en"))
    held = "Military Airfield: yield 2, needs Tactical, occupied by Player A, controlled by nobody"
    assert held in told.splitlines()
    assert "Oil Refinery: yield 2, free" in told.splitlines()
    told = describe(bench.match.view(0), Words(GAME, "de"))
    assert "verlangt Taktik, besetzt von Spieler A, von niemandem kontrolliert" in told
