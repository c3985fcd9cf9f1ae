"""The command as a whole: help, languages, errors on one line, exit codes."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rollout.games.registry import UnknownGame, find, games, listing
from tests.cli.conftest import Run

START = [sys.executable, "-c", "from rollout.cli.main import main; main()"]


def test_help_lists_the_commands_in_two_languages(rollout: Run) -> None:
    assert "Let bots play many matches and count." in rollout("--help").out
    german = rollout("--lang", "de", "--help").out
    assert "Bots viele Partien spielen lassen und zählen." in german
    assert "Aufruf: rollout" in german


def test_no_command_at_all_shows_the_help(rollout: Run) -> None:
    done = rollout()
    assert "Commands:" in done.out


@pytest.mark.parametrize(
    "command",
    [
        "play", "games", "simulate", "replay", "verify", "adjudicate", "rules coverage",
        "rules show", "content check",
    ],
)  # fmt: skip
def test_every_command_has_help_in_german(rollout: Run, command: str) -> None:
    done = rollout(*command.split(), "--help", "--lang=de")
    assert done.code == 0
    assert f"Aufruf: rollout {command}" in done.out
    assert "help-" not in done.out


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("dance",), 'there is no command "dance"'),
        (("simulat",), "(nearest: simulate)"),
        (("games", "--jsn"), "there is no option --jsn (nearest: --json)"),
        (("games", "bluff", "two"), '"two" is more than the command takes'),
        (("rules", "coverage", "--root", "/"), "the folder / has no docs/rules and tests"),
        (("restore", "/nowhere/at/all"), "there is no /nowhere/at/all"),
        (("simulate",), "GAME is missing"),
        (("rules", "shw"), "(nearest: show)"),
        (("games", "--lang", "fr"), 'there are no words in "fr"; choose en or de'),
        (("games", "--lang"), "--lang needs a language"),
        (("play",), "which game?"),
        (("play", "bluff", "--dice", "loaded"), '--dice knows only "own", not "loaded"'),
        (("play", "bluff", "--seats", "you,you,you"), "3 players are named, but there are 2"),
        (("play", "bluff", "--seats", "you,hal"), 'there is no bot "hal"'),
        (("play", "--resume", "/nowhere/at/all"), "there is no /nowhere/at/all"),
    ],
)
def test_misuse_is_one_line_on_standard_error_and_code_2(
    rollout: Run, arguments: tuple[str, ...], error: str
) -> None:
    done = rollout(*arguments)
    assert done.code == 2
    assert done.err.startswith("rollout: ")
    assert error in done.err
    assert done.err.count("\n") == 1


def test_errors_are_german_too(rollout: Run) -> None:
    done = rollout("simulate", "blubb", "--lang", "de")
    assert done.err == "rollout: ein Spiel „blubb“ gibt es nicht (am nächsten: bluff)\n"


def test_the_locale_chooses_the_language(program: Run) -> None:
    assert "spielbar" in program("games", LC_ALL="de_DE.UTF-8").out
    assert "can be played" in program("games", LC_ALL="fr_FR.UTF-8").out


def test_games_are_listed(rollout: Run) -> None:
    done = rollout("games")
    assert "Transformers: The Game" in done.out
    assert "Tic-tac-toe" not in done.out
    assert "Tic-tac-toe" in rollout("games", "--all").out


def test_games_as_json_and_as_plain_lines(rollout: Run) -> None:
    rows = json.loads(rollout("games", "--all", "--json").out)
    assert {"slug": "bluff", "title": "Bluff", "status": "sample"} in rows
    assert "Tabletop Warfare, can be played" in rollout("games", "--plain").out


def test_the_registry_knows_five_games_and_the_samples() -> None:
    assert [each.slug for each in games()][:5] == [
        "the_game", "tabletop_warfare", "battlecards", "energon_wars", "attacktix",
    ]  # fmt: skip
    assert listing("bluff").status == "sample"
    assert find("the_game").rules.slug == "the_game"


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownGame) as caught:
        find("blff")
    assert caught.value.nearest == "bluff"


def test_a_mistake_of_the_program_is_one_line_and_code_70(
    rollout: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find("tic_tac_toe").rules, "judgement", None)
    done = rollout("play", "tic_tac_toe", "--seats", "greedy,greedy")
    assert done.code == 70
    assert done.err.startswith("rollout: a mistake in the program: AttributeError")
    assert done.err.count("\n") == 1


def test_a_match_that_fails_in_a_simulation_is_named(
    rollout: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find("tic_tac_toe").rules, "judgement", None)
    done = rollout("simulate", "tic_tac_toe", "-n", "1", "--bots", "greedy", "--seed", "s")
    assert done.code == 70
    assert "match 0 of seed s failed: AttributeError" in done.err


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*START, "play", "bluff", "--seats", "random,random"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
    )
    assert process.stdout is not None
    process.stdout.close()
    _, errors = process.communicate(timeout=60)
    assert errors == b""
    assert process.returncode in (0, 141)


def heed_interruptions() -> None:
    """A test run in the background ignores them, and its children would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interruption_is_one_line_and_code_130(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*START, "play", "tic_tac_toe", "--seats", "you,you", "--save", "kept.txt"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        text=True,
        preexec_fn=heed_interruptions,
    )
    assert process.stdout is not None
    while "Mark cell 8" not in process.stdout.readline():
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == "rollout: interrupted\n"
    assert "rollout play --resume kept.txt" in out
    assert (tmp_path / "kept.txt").exists()


def test_input_that_is_no_text_ends_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [*START, "play", "tic_tac_toe", "--seats", "you,you"],
        input=b"\xff\xfe\x00\nmark 4\nquit\n",
        capture_output=True,
        cwd=tmp_path,
        timeout=60,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert done.returncode == 0
    assert b"Player A marks cell 4." in done.stdout


def test_a_data_folder_that_cannot_be_made_is_told_in_one_line(
    rollout: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    done = rollout("backup", str(tmp_path / "backup"))
    assert done.code == 2
    assert "rollout cannot be written: Not a directory" in done.err
