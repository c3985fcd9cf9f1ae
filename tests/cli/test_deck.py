"""Decks are checked and written on the command line."""

from pathlib import Path

import pytest

from rollout.games.battlecards.content.decks import library, parse_deck
from tests.cli.conftest import Run


def test_a_legal_deck_is_code_0_with_kinds_and_curve(rollout: Run) -> None:
    done = rollout("deck", "check", "roll_out")
    assert (done.code, done.err) == (0, "")
    assert "Robots: 15 (advised: 15)" in done.out
    assert "Robots of cost 13: █ 1" in done.out
    assert "Roll Out is a legal deck." in done.out


@pytest.mark.parametrize(
    ("language", "legal"),
    [
        ("en", "Random deck 7 of the Autobots is a legal deck."),
        ("de", "Zufallsdeck 7 der Autobots ist ein regelgerechtes Deck."),
    ],
)
def test_a_deck_made_by_lot_is_called_so_in_the_language(
    rollout: Run, language: str, legal: str
) -> None:
    done = rollout("deck", "check", "random:autobot:7", "--lang", language)
    assert (done.code, done.out.splitlines()[-1]) == (0, legal)


def test_a_deck_made_by_lot_is_written_with_its_name(rollout: Run) -> None:
    done = rollout("deck", "show", "sealed:decepticon:17", "--lang", "de")
    assert done.out.splitlines()[0] == "# Versiegeltes Deck 17 der Decepticons"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "3 cards, a Robot costs 3.7 on average."),
        ("de", "3 Karten, ein Roboter kostet im Schnitt 3,7."),
    ],
)
def test_the_average_cost_is_written_as_the_language_writes_numbers(
    rollout: Run, tmp_path: Path, language: str, said: str
) -> None:
    file = tmp_path / "short.txt"
    file.write_text("2 A21\n1 A20\n", encoding="utf-8")
    done = rollout("deck", "check", str(file), "--lang", language)
    assert (done.code, done.out.splitlines()[-1]) == (1, said)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "0 cards, no Robots."), ("de", "0 Karten, keine Roboter.")],
)
def test_an_empty_deck_has_no_average(
    rollout: Run, tmp_path: Path, language: str, said: str
) -> None:
    file = tmp_path / "empty.txt"
    file.write_text("# Nothing\n", encoding="utf-8")
    done = rollout("deck", "check", str(file), "--lang", language)
    assert (done.code, done.out.splitlines()[-1]) == (1, said)


def test_each_fault_is_a_line_with_its_rule_and_the_code_is_1(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("4 A01\n1 D01\n", encoding="utf-8")
    done = rollout("deck", "check", str(file))
    assert done.code == 1
    assert [line[-11:] for line in done.err.splitlines()] == [
        "[BC-DCK-01]",
        "[BC-DCK-03]",
        "[BC-DCK-06]",
    ]


def test_what_show_writes_check_reads(rollout: Run, tmp_path: Path) -> None:
    written = rollout("deck", "show", "sealed:decepticon:7")
    file = tmp_path / "sealed.txt"
    file.write_text(written.out, encoding="utf-8")
    assert rollout("deck", "check", str(file)).code == 0
    assert rollout("deck", "show", str(file)).out == written.out


def test_a_file_with_a_single_card_is_read_too(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "one"
    file.write_text("Optimus Prime (Matrix Bearer)", encoding="utf-8")
    done = rollout("deck", "check", str(file))
    assert (done.code, "Line 1: expected copies and a card" in done.err) == (2, True)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("rol_out", "Nearest: roll_out"),
        ("qqq", 'There is no deck “qqq”. "rollout games battlecards" lists the decks.'),
        ("random:autobots:1", "Nearest: autobot"),
        ("nowhere.txt", "nowhere.txt"),
    ],
)
def test_an_unknown_deck_is_code_2_with_the_nearest_name(
    rollout: Run, name: str, told: str
) -> None:
    done = rollout("deck", "check", name)
    assert (done.code, told in done.err) == (2, True)


def test_a_faulty_list_is_told_in_german(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("3 A01\n2x Optimus Prime\n", encoding="utf-8")
    done = rollout("--lang", "de", "deck", "check", str(file))
    assert done.code == 2
    assert done.err == (
        "rollout: Zeile 2: Mehrere Karten heißen Optimus Prime: "
        "A01 Optimus Prime (Anführer der Autobots), A02 Optimus Prime (Träger der Matrix). "
        "Schreib das Kürzel oder den Untertitel dazu.\n"
    )


def test_too_many_copies_are_told_in_german(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("4 AA16\n", encoding="utf-8")
    done = rollout("--lang", "de", "deck", "check", str(file))
    assert done.code == 1
    assert "4-mal Gestörtes Signal; höchstens 3 sind erlaubt. [BC-DCK-05]" in done.err


def test_cards_of_ones_own_can_be_in_a_deck(rollout: Run, tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text(
        '[resources.XR1]\ntitle = "Quiet Lake"\ntype = "site"\nyield = 2\nsupport = 1\n',
        encoding="utf-8",
    )
    deck = tmp_path / "deck.txt"
    deck.write_text("3 XR1\n", encoding="utf-8")
    done = rollout("deck", "show", str(deck), "--homebrew", str(cards))
    assert (done.code, done.out) == (0, "3 XR1 Quiet Lake\n")


def test_faulty_cards_of_ones_own_are_code_2(rollout: Run, tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text("[robot.XR1]\n", encoding="utf-8")
    done = rollout("deck", "check", "roll_out", "--homebrew", str(cards))
    assert (done.code, "robots" in done.err) == (2, True)


def test_a_deck_of_another_size_is_checked_and_advised_for_that_size(rollout: Run) -> None:
    done = rollout("deck", "check", "random:autobot:7", "--size", "40")
    assert (done.code, done.err) == (0, "")
    assert "Robots: 12 (advised: 12)" in done.out
    assert "Advantages: 16 (advised: 16)" in done.out
    assert rollout("deck", "check", "roll_out", "--size", "40").code == 1
    assert rollout("deck", "check", "roll_out", "--size", "9").code == 2


def test_both_armies_are_in_a_deck_where_that_was_agreed_on(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "mixed.txt"
    file.write_text("3 A21\n3 D33\n3 R01\n1 R02\n", encoding="utf-8")
    assert "[BC-DCK-06]" in rollout("deck", "check", str(file), "--size", "10").err
    assert rollout("deck", "check", str(file), "--size", "10", "--mixed").code == 0


def test_the_pool_of_a_sealed_deck_is_written_as_text(rollout: Run, tmp_path: Path) -> None:
    done = rollout("deck", "pool", "sealed:decepticon:17")
    assert done.out.splitlines()[0] == "# Sealed pool 17 of the Decepticons"
    pool = parse_deck(done.out, library())
    built = parse_deck(rollout("deck", "show", "sealed:decepticon:17").out, library())
    assert (pool.size, built.size) == (90, 50)
    assert all(pool.counts[code] >= count for code, count in built.counts.items())


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("random:autobot:1", "“random:autobot:1” has no pool: write sealed:ARMY:SEED."),
        ("sealed:autobots:1", "Nearest: autobot"),
    ],
)
def test_only_sealed_decks_have_a_pool(rollout: Run, name: str, told: str) -> None:
    done = rollout("deck", "pool", name)
    assert (done.code, told in done.err) == (2, True)
