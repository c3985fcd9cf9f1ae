"""Cards in the terminal: read by name, found in piles, and not paid for by mistake."""

import json

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.screen.terminal import card, describe, draw, piles
from rollout.words import Words
from tests.cli.conftest import Outcome, Run
from tests.games.battlecards.bench import Bench

FOUR = "3 A21\n3 A06\n3 A09\n3 A13"
"""Robots alone, each for 4 Energon."""


def test_a_card_is_read_by_its_code(rollout: Run) -> None:
    done = rollout("play", "battlecards", "--seats", "you,you", typed="card a03\nquit\n")
    assert (
        "A03 Prowl (Military Strategist)\n"
        "Robot of the Autobots (Car), costs 7 Energon\n"
        "Skills: Tactical 2\n"
        "Robot mode: strength 4, endurance 5, speed 5\n"
        "  Battle Computer: When the battle begins: as the lead, look at the top 2 cards of your "
        "deck, take one and put the rest under the deck.\n"
        "Alt mode (Police Cruiser): strength 2, endurance 5, speed 7\n"
        "  Siren: When it joins a battle: the opposing lead gets −2 SPD this battle.\n"
    ) in done.out


def test_a_card_is_read_in_german(rollout: Run) -> None:
    typed = "karte Rubinkristallmine\nk geräumt\nk Zwangsräumung\nende\n"
    done = rollout("play", "battlecards", "--seats", "you,you", "--lang", "de", typed=typed)
    assert "R03 Rubinkristallmine (Burma)\nRessource (Ort): bringt jeden Zug" in done.out
    assert "  Kristallvorrat: " in done.out
    assert "Eine Karte „geräumt“ gibt es nicht." in done.out
    assert "DA34 Zwangsräumung\nVorteil der Decepticons\nGibt im Kampf 2 Stärke" in done.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("card", 'Which one? "card NAME"'),
        ("card rubycrystal", "There is no card “rubycrystal”. Nearest: R03 Ruby Crystal Mine"),
        ("card ruby", "R03 Ruby Crystal Mine (Burma)\nResource (site): yields"),
        ("card A21-2", "A21 Gears (Homesick Hauler)"),
        ("card qqq", "There is no card “qqq”."),
        ("card optimus", "Several cards may be meant by “optimus”: A01 Optimus Prime (Autobot"),
        ("piles", "Scrapheap of Player A, the newest last (0): nothing\nScrapheap of Player B"),
        ("help", "card, sheet, k: what stands on a card or a sheet"),
    ],
)
def test_whatever_is_looked_up_gets_an_answer(rollout: Run, typed: str, told: str) -> None:
    start = ("play", "battlecards", "--seats", "you,you", "--seed", "s")
    done = rollout(*start, typed=f"{typed}\nquit\n")
    assert told in done.out


def test_games_without_cards_say_so(rollout: Run) -> None:
    done = rollout("play", "tic_tac_toe", "--seats", "you,you", typed="card\npiles\nhelp\nquit\n")
    assert done.out.count("There are no cards or sheets to read in this game.") == 2
    assert "card, k" not in done.out


def test_of_two_cards_of_one_title_the_one_in_sight_is_meant() -> None:
    bench = Bench({"robots": ["A04"]}, {"robots": ["D33"]})
    read = card("prowl", bench.match.state, bench.match.view(0), Words(GAME, "en"))
    assert read.startswith("A04 Prowl (Night Patrol)\n")


def test_a_card_in_another_hand_is_not_in_sight() -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D33"], "hand": ["A04"]})
    read = card("prowl", bench.match.state, bench.match.view(0), Words(GAME, "en"))
    assert read.startswith("Several cards may be meant")


def test_of_many_cards_with_a_part_in_common_some_are_named() -> None:
    bench = Bench()
    read = card("a", bench.match.state, bench.match.view(0), Words(GAME, "en"))
    assert read.endswith("A09 Ratchet (Chief Medic), ….")


def test_cards_of_ones_own_are_read_by_the_names_of_their_maker() -> None:
    text = '[resources.XS01]\ntitle = "Proving Ground"\ntype = "site"\nyield = 2\nsupport = 1\n'
    bench = Bench({"robots": ["A21"]}, field=("XS01",), homebrew=text)
    read = card("proving", bench.match.state, bench.match.view(0), Words(GAME, "en"))
    assert read == (
        "XS01 Proving Ground\nResource (site): yields 2 Energon a turn\nLends 1 strength in battle"
    )


def test_piles_are_listed_with_all_that_the_seat_knows() -> None:
    bench = Bench(
        {"robots": ["A21"], "scrapheap": ["R01", "A04"], "hand": ["R02"]},
        {"robots": ["D33"], "hand": ["DA17", "R03"]},
    )
    state = bench.match.state
    state.seen[0].append(state.hands[1][0])
    assert piles(bench.match.view(0), Words(GAME, "en")).splitlines() == [
        "Scrapheap of Player A, the newest last (2): Oil Refinery (Gulf Coast), "
        "Prowl (Night Patrol)",
        "Scrapheap of Player B, the newest last (0): nothing",
        "Known of the hand of Player B (1): Cut Supply Line",
    ]
    assert "  known of the hand: Cut Supply Line" in draw(bench.match.view(0), Words(GAME, "en"))
    assert "Von der Hand bekannt: " in describe(bench.match.view(0), Words(GAME, "de"))


@pytest.mark.rule("BC-CLM-01")
def test_who_claims_stands_before_the_resource_until_somebody_answers() -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D33"]}, field=("R01",)).do("claim A21 R01")
    told = draw(bench.match.view(1), Words(GAME, "en"))
    assert "  Player A claims Oil Refinery with Gears 4/5/4 (robot mode)" in told.splitlines()
    assert "Spieler A beansprucht Ölraffinerie" in describe(bench.match.view(1), Words(GAME, "de"))


def test_no_row_of_the_table_is_wider_than_a_terminal() -> None:
    hand = ["AA21", "AA14", "R01", "AA24", "AA36", "R13", "R14"]
    bench = Bench({"robots": ["A21"], "hand": hand}, {"robots": ["D33"]})
    rows = draw(bench.match.view(0), Words(GAME, "en")).splitlines()
    assert max(map(len, rows)) <= 76
    assert rows[-1].endswith("Energon Geyser, Crystal City")


def paying_the_last(rollout: Run, typed: str) -> Outcome:
    """A begins with 4 Energon and Robots that cost 4."""
    options = {"deck_size": 12, "starting_energon": 4, "first_seat": "chosen", "same_army": True}
    given = [f"options.{name}={json.dumps(value)}" for name, value in options.items()]
    given += [f"decks={json.dumps([FOUR, FOUR])}", "first=0"]
    pairs = [part for pair in given for part in ("--setup", pair)]
    return rollout("play", "battlecards", "--seats", "you,you", *pairs, typed=typed)


@pytest.mark.rule("BC-RUL-75")
def test_the_last_energon_is_paid_with_a_second_enter(rollout: Run) -> None:
    done = paying_the_last(rollout, "1\n\n")
    assert "This pays your last Energon. With Survival agreed on, you lose at once." in done.out
    assert "Player B wins: Survival" in done.out


@pytest.mark.rule("BC-RUL-75")
@pytest.mark.parametrize("typed", ["1\n", "1\nboard\n\n", "1\n99\n\n", "1\n1\n"])
def test_the_last_energon_is_not_paid_with_anything_else(rollout: Run, typed: str) -> None:
    done = paying_the_last(rollout, typed)
    assert "Press Enter to do it all the same; anything else leaves it." in done.out
    assert "wins" not in done.out
