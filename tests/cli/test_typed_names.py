"""What may be typed: versions, short options, completion, names of games and their parts."""

import json
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

import rollout as package
from tests.cli.conftest import Outcome, Run


def ask_as_a_shell(*words: str) -> list[str]:
    """What the command proposes for the last of these words."""
    environment = {
        **os.environ,
        "COMP_WORDS": " ".join(words),
        "COMP_CWORD": str(len(words) - 1),
        "_ROLLOUT_COMPLETE": "complete_bash",
    }
    command = [sys.executable, "-m", "rollout"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.stdout.split()


def run_module(*words: str) -> Outcome:
    command = [sys.executable, "-m", "rollout", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return Outcome(done.returncode, done.stdout, done.stderr)


def test_the_version_is_shown(rollout: Run) -> None:
    assert rollout("--version").out == f"rollout {package.__version__}\n"


def test_the_package_runs_as_a_module() -> None:
    done = run_module("--version")
    assert (done.code, done.out) == (0, f"rollout {package.__version__}\n")


@pytest.mark.parametrize("words", [(), ("play",), ("rules",), ("rules", "show")])
def test_h_is_help(rollout: Run, words: tuple[str, ...]) -> None:
    done = rollout(*words, "-h")
    assert done.code == 0
    assert done.out == rollout(*words, "--help").out


@pytest.mark.parametrize(
    ("words", "usage"),
    [
        ((), "Usage: rollout [OPTIONS] COMMAND [ARGS]..."),
        (("rules",), "Usage: rollout rules [OPTIONS] COMMAND [ARGS]..."),
        (("play",), "Usage: rollout play [OPTIONS] [GAME]"),
        (("simulate",), "Usage: rollout simulate [OPTIONS] GAME"),
        (("adjudicate",), "Usage: rollout adjudicate [OPTIONS] FILE..."),
        (("rules", "show"), "Usage: rollout rules show [OPTIONS] RULE"),
        (("deck", "check"), "Usage: rollout deck check [OPTIONS] DECK"),
        (("simulate", "--lang=de"), "Aufruf: rollout simulate [OPTIONEN] GAME"),
    ],
)
def test_usage_is_written_as_people_know_it(
    rollout: Run, words: tuple[str, ...], usage: str
) -> None:
    assert rollout(*words, "--help").out.splitlines()[0] == usage


def test_what_is_no_option_stands_among_the_arguments(rollout: Run) -> None:
    told = rollout("backup", "--help").out
    before, arguments, options = (told.index(each) for each in ("Usage:", "Arguments:", "Options:"))
    assert before < arguments < told.index("  FILE  the backup") < options
    assert "Arguments:" not in rollout("games", "--version").out + rollout("--help").out


# Completion


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_given_its_completion(rollout: Run, shell: str) -> None:
    done = rollout("completion", shell)
    assert done.code == 0
    assert "_ROLLOUT_COMPLETE" in done.out


def test_other_shells_are_told_which_there_are(rollout: Run) -> None:
    done = rollout("completion", "tcl")
    assert done.code == 2
    assert done.err == 'rollout: there is no completion for "tcl"; there is for bash, zsh, fish\n'


@pytest.mark.parametrize(
    ("words", "proposed"),
    [
        (("rollout", "sim"), ["simulate"]),
        (("rollout", "play", "the"), ["the_game"]),
        (("rollout", "play", "bluff", "--seats", "easy,gr"), ["easy,greedy"]),
    ],
)
def test_commands_games_and_bots_are_completed(words: tuple[str, ...], proposed: list[str]) -> None:
    assert ask_as_a_shell(*words) == proposed


# Lists


def test_a_game_lists_what_may_be_typed_for_it(rollout: Run) -> None:
    told = rollout("games", "the_game").out
    for line in (
        "Scenarios (--scenario NAME):",
        "  bridgehead",
        "Maps (--setup map=NAME):",
        "  training-ground",
        "Units:",
        "  optimus-prime",
        "  options.sprint",
        "false [TG-SPR-01]",
        "  search",
    ):
        assert line in told
    assert "  roll_out         Roll Out" in rollout("games", "battlecards").out


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("tabletop_warfare", ["  autobot_lesson", "  highway_junction", "  blaster"]),
        (
            "energon_wars",
            ["  starter_autobots", "  energon_siphon", "  refinery", "  energon_cube"],
        ),
        ("attacktix", ["  vanguard", "  bare_table", "  optimus_prime_robot"]),
    ],
)
def test_every_game_lists_armies_fields_and_figures(
    rollout: Run, game: str, lines: list[str]
) -> None:
    told = rollout("games", game).out
    for line in lines:
        assert line in told


def test_the_lists_are_json_too(rollout: Run) -> None:
    found = json.loads(rollout("games", "battlecards", "--json").out)
    assert {"name": "A01", "title": "Optimus Prime"} in found["cards"]
    assert {"name": "options.supreme_target", "title": "40 [BC-OPT-01]"} in found["options"]
    assert [each["name"] for each in found["bots"]] == [
        "easy", "normal", "hard", "random", "greedy", "search",
    ]  # fmt: skip


def test_every_scenario_that_is_listed_can_be_played(rollout: Run) -> None:
    scenarios = json.loads(rollout("games", "the_game", "--json").out)["scenarios"]
    name = scenarios[-1]["name"]
    assert rollout("play", "the_game", "--scenario", name, typed="quit\n").code == 0


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("play", "chess"), "there are the_game, "),
        (("play", "bluff", "--bots", "zzz"), "; there are easy, normal, hard, random, greedy"),
        (
            ("play", "the_game", "--scenario", "zzz"),
            '("rollout games the_game" lists what may be typed)',
        ),
        (
            ("play", "battlecards", "--setup", 'decks=["zzz","roll_out"]'),
            'There is no deck “zzz”. ("rollout games battlecards" lists what may be typed)',
        ),
        (
            ("play", "energon_wars", "--setup", "map=zzz"),
            'There is no map zzz. [EW-SET-02] ("rollout games energon_wars" lists',
        ),
        (
            ("play", "energon_wars", "--setup", "map=refinry"),
            "There is no map refinry (nearest: refinery). [EW-SET-02]\n",
        ),
        (
            ("play", "attacktix", "--setup", "map=zzz"),
            'There is no map "zzz". [AT-DEC-01] ("rollout games attacktix" lists',
        ),
        (
            ("play", "attacktix", "--setup", "map=bare_tabel"),
            'There is no map "bare_tabel". Nearest: bare_table. [AT-DEC-01]\n',
        ),
        (
            ("play", "tabletop_warfare", "--setup", "zzz=1"),
            'the setup has no "zzz"; it has armies, factions, ground, ',
        ),
    ],
)
def test_errors_name_what_would_be_right(rollout: Run, words: tuple[str, ...], error: str) -> None:
    done = rollout(*words)
    assert (done.code, error in done.err) == (2, True), done.err


# JSON


def test_a_verified_journal_is_json(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    rollout("play", "tic_tac_toe", "--seats", "random,random", "--save", str(file))
    found = json.loads(rollout("verify", str(file), "--json").out)
    assert (found["holds"], found["game"], found["revealed"]) == (True, "tic_tac_toe", True)
    lines = file.read_text("utf-8").splitlines()
    broken = [f"{line[:-1]}x" if line.startswith("= ") else line for line in lines]
    file.write_text("\n".join(broken) + "\n", "utf-8")
    done = rollout("verify", str(file), "--json")
    found = json.loads(done.out)
    assert (done.code, found["holds"], "hash" in found["problem"]) == (1, False, True)


def test_verdicts_are_json(rollout: Run, tmp_path: Path) -> None:
    head = 'title = "T"\ngame = "tic_tac_toe"\n'
    (tmp_path / "a.toml").write_text(head + '[[step]]\nanswer = "mark 4"\n', "utf-8")
    (tmp_path / "b.toml").write_text(head + "[[step]]\nover = true\n", "utf-8")
    (tmp_path / "c.toml").write_text(head + "[[stp]]\n", "utf-8")
    done = rollout("adjudicate", str(tmp_path), "--json")
    good, different, malformed = json.loads(done.out)
    assert done.code == 2
    assert (good["holds"], good["differences"], good["title"]) == (True, [], "T")
    assert different["differences"] == [
        {
            "line": 4,
            "step": 1,
            "field": "over",
            "why": "differs",
            "details": {"expected": "true", "found": "ask = {seat: A, about: mark}"},
            "run": 0,
        }
    ]
    assert (malformed["holds"], malformed["malformed"]["nearest"]) == (False, "step")


def test_checked_content_is_json(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[maps.bay]\nname = "Bay"\nareas = [{ at = ["9999"] }]\n', encoding="utf-8")
    done = rollout("content", "check", str(file), "--game", "the_game", "--json")
    found = json.loads(done.out)
    assert (done.code, found["good"], found["game"]) == (1, False, "the_game")
    assert (found["mistakes"][0]["line"], found["mistakes"][0]["found"]) == (3, '"9999"')


def test_a_checked_deck_is_json(rollout: Run, tmp_path: Path) -> None:
    found = json.loads(rollout("deck", "check", "roll_out", "--json").out)
    assert (found["legal"], found["size"], found["faults"]) == (True, 50, [])
    file = tmp_path / "deck.txt"
    file.write_text("3 R01\n", "utf-8")
    done = rollout("deck", "check", str(file), "--json")
    found = json.loads(done.out)
    assert (done.code, found["legal"]) == (1, False)
    assert {fault["rule"][:3] for fault in found["faults"]} == {"BC-"}


# The table


def test_a_sheet_is_shown_by_name_or_part_of_it(rollout: Run) -> None:
    typed = "sheet opt\nsheet optimus prime\nsheet r\nsheet blur\nquit\n"
    told = rollout("play", "the_game", "--plain", "--seed", "1", typed=typed).out
    assert told.count("Optimus Prime: Endurance 10, Skill 10, 20 hit points") == 2
    assert "  Truck: Strength 0, Speed 12, Firepower 4, Height 2; Command, Transport" in told
    assert "Several are called like that: " in told
    assert 'Nobody here is called "blur"' in told


def test_a_hint_says_modes_by_their_names(rollout: Run) -> None:
    told = rollout("play", "the_game", "--plain", "--seed", "1", typed="hint\nquit\n").out
    hints = [line for line in told.splitlines() if "Place " in line and ", as " in line]
    assert hints
    assert [line for line in hints if re.search(r", as \d", line)] == []


def test_a_database_that_is_not_there_cannot_be_backed_up(rollout: Run, tmp_path: Path) -> None:
    missing = tmp_path / "no.sqlite"
    file = tmp_path / "backup.gz"
    done = rollout("backup", str(file), "--database", f"sqlite:///{missing}")
    assert done.code == 2
    assert done.err == f"rollout: there is no database sqlite:///{missing} to back up\n"
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_cannot_be_written_is_told(rollout: Run, tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite"
    sqlite3.connect(database).close()
    database.touch()
    done = rollout("backup", "/nowhere/at/all", "--database", f"sqlite:///{database}")
    assert done.code == 2
    assert "/nowhere/at/all cannot be written: No such file" in done.err


@pytest.mark.parametrize("game", ["the_game", "battlecards", "tabletop_warfare", "attacktix"])
def test_what_may_be_typed_for_an_option_is_never_broken(rollout: Run, game: str) -> None:
    told = rollout("options", game).out.split()
    for each in json.loads(rollout("options", game, "--json").out):
        assert each["name"] in told
        for value in each.get("values", []):
            if isinstance(value, str):
                assert value in told or f"{value}," in told
