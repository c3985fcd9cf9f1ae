"""Written cases on the command line: exit codes, and readable differences in two languages."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

CASE = """
title = "A taken cell stays taken"
game = "tic_tac_toe"
rules = ["TTT-01"]

[[step]]
answer = "mark 4"
events = [{ event = "marked", seat = 0, cell = 4 }]

[[step]]
refused = "mark 4"
rule = "TTT-01"
"""


@pytest.fixture
def case(tmp_path: Path) -> Path:
    file = tmp_path / "taken.toml"
    file.write_text(CASE, encoding="utf-8")
    return file


def test_a_case_that_holds_is_code_0(rollout: Run, case: Path) -> None:
    done = rollout("adjudicate", str(case))
    assert (done.code, done.out, done.err) == (0, f"{case}: holds\n", "")


def test_a_case_that_differs_is_code_1_and_says_where(rollout: Run, case: Path) -> None:
    case.write_text(CASE.replace("cell = 4", "cell = 5"), encoding="utf-8")
    done = rollout("adjudicate", str(case))
    assert done.code == 1
    assert f"{case}: A taken cell stays taken: does not hold" in done.out
    assert "line 8, step 1, events[0]: expected marked" in done.out


def test_a_refused_answer_is_explained_in_german(rollout: Run, case: Path) -> None:
    case.write_text(CASE.replace("refused =", "answer =").replace('rule = "TTT-01"', ""))
    done = rollout("adjudicate", str(case), "--lang", "de")
    assert done.code == 1
    assert "Schritt 2, answer: mark 4 wird abgelehnt: Dieses Feld ist schon besetzt. [TTT-01]" in (
        done.out
    )


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (CASE.replace("tic_tac_toe", "tic_tac_to"), "tic_tac_toe"),
        (CASE.replace("answer", "anser"), ":7:"),
        ("title = ", "TOML"),
        ("", "title"),
    ],
)
def test_a_malformed_case_is_code_2_and_one_line(
    rollout: Run, case: Path, text: str, error: str
) -> None:
    case.write_text(text, encoding="utf-8")
    done = rollout("adjudicate", str(case))
    assert done.code == 2
    assert error in done.err
    assert done.err.count("\n") == 1


def test_a_missing_case_is_code_2(rollout: Run, tmp_path: Path) -> None:
    missing = tmp_path / "nothing.toml"
    done = rollout("adjudicate", str(missing))
    assert (done.code, done.err) == (2, f"rollout: there is no {missing}\n")


def test_a_setup_that_is_refused_is_told_in_the_words_of_its_game(
    rollout: Run, tmp_path: Path
) -> None:
    file = tmp_path / "setup.toml"
    deck = '[setup]\ndecks = ["roll_out", "roll_outt"]\n'
    file.write_text(f'title = "t"\ngame = "battlecards"\nrules = []\n{deck}', "utf-8")
    in_english = rollout("adjudicate", str(file))
    assert (in_english.code, in_english.err) == (
        2,
        f"rollout: {file}:4: setup: the match cannot be begun: "
        "There is no deck “roll_outt”. Nearest: roll_out.\n",
    )
    in_german = rollout("adjudicate", str(file), "--lang", "de")
    assert "die Partie kann nicht beginnen: Ein Deck „roll_outt“ gibt es nicht." in in_german.err


def test_a_folder_of_cases_is_heard_and_counted(rollout: Run, case: Path) -> None:
    case.with_name("wrong.toml").write_text(CASE.replace("cell = 4", "cell = 5"))
    done = rollout("adjudicate", str(case.parent))
    assert done.code == 1
    assert "2 cases, 1 not as written." in done.out


def test_the_worst_of_several_files_decides_the_code(rollout: Run, case: Path) -> None:
    broken = case.with_name("broken.toml")
    broken.write_text("title = ", encoding="utf-8")
    assert rollout("adjudicate", str(case), str(broken)).code == 2


def test_an_empty_folder_has_no_cases(rollout: Run, tmp_path: Path) -> None:
    assert rollout("adjudicate", str(tmp_path)).code == 2


POSITIONS = [
    ("battlecards", 'seats = { A = { robts = ["A08"] } }', "seats.A.robts: expected a known key"),
    ("battlecards", "turn_seat = 3", "turn_seat: expected one of A, B, C, D"),
    ("the_game", 'units = { jazz = "5 5" }', "units: expected a list or nothing, found a table"),
    ("the_game", "units = [{ nme = 3 }]", "(nearest: name)"),
    ("tabletop_warfare", 'edges = ["south", "nort"]', 'found "nort" (nearest: north)'),
    ("energon_wars", 'armies.A = { optimus = { at = [1, "x"] } }', "at[1]: expected a number"),
    ("attacktix", 'phase = "atack"', 'phase: expected one of attack, move, found "atack"'),
]


@pytest.mark.parametrize(("game", "row", "error"), POSITIONS)
def test_a_position_that_cannot_be_read_says_where_and_what_it_may_be(
    rollout: Run, tmp_path: Path, game: str, row: str, error: str
) -> None:
    file = tmp_path / "position.toml"
    file.write_text(f'title = "t"\ngame = "{game}"\nrules = []\n[position]\n{row}\n', "utf-8")
    done = rollout("adjudicate", str(file))
    assert done.code == 2
    assert done.err.startswith(f"rollout: {file}:5: position.")
    assert error in done.err
