"""Written cases on the command line: exit codes, and readable differences in two languages."""

import json
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


def test_of_what_differs_by_much_the_beginning_is_shown_and_all_of_it_as_json(
    rollout: Run, case: Path
) -> None:
    board = ", ".join(str(each) for each in range(2_000))
    case.write_text(f"{CASE}state.board = [{board}]\n", encoding="utf-8")
    done = rollout("adjudicate", str(case))
    assert "state.board: expected [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13" in done.out
    assert '…, found ["...", ".X.", "..."]\n' in done.out
    figures = json.loads(rollout("adjudicate", str(case), "--json").out)
    assert figures[0]["differences"][0]["details"]["expected"] == f"[{board}]"


THROW = """
title = "A hand that trembles"
game = "disc_duel"

[[step]]
answer = "slide 6000 12000"
dice = [6, 12]
"""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "[6, 12] is not what is rolled: a d11 shows 1 to 11, not 12"),
        ("de", "[6, 12] ist nicht, was gewürfelt wird: ein d11 zeigt 1 bis 11, nicht 12"),
    ],
)
def test_what_is_wrong_with_dice_is_told(
    rollout: Run, case: Path, language: str, told: str
) -> None:
    case.write_text(THROW, encoding="utf-8")
    done = rollout("adjudicate", str(case), "--lang", language)
    assert told in done.out
    figures = json.loads(rollout("adjudicate", str(case), "--lang", language, "--json").out)
    details = figures[0]["differences"][0]["details"]
    assert (details["expected"], details["fault"]) == ("[6, 12]", told.split(": ")[1])


def test_dice_too_few_are_told_in_german(rollout: Run, case: Path) -> None:
    case.write_text(THROW.replace("[6, 12]", "[6]"), encoding="utf-8")
    done = rollout("adjudicate", str(case), "--lang", "de")
    assert "6 ist nicht, was gewürfelt wird: 2d11 sind 2 Augenzahlen in einer Liste" in done.out


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


REFUSED = [
    (
        "the_game",
        """\
turn = "blurr"
units = [{ name = "blurr", at = "0703" }, { name = "jazz", at = "0702" }]
[[step]]
answer = ["move", "forward", "stop"]
""",
        "answer: stop is refused: Jazz stands here; the Movement cannot end here. [TG-MOV-06]",
    ),
    (
        "battlecards",
        """\
seats.A = { bank = 2, hand = ["A20"] }
seats.B = {}
[[step]]
refused = "deploy A20"
rule = "BC-DEP-01"
""",
        "rule: expected BC-DEP-01, found BC-DEP-02: "
        "That belongs to the Deployment phase. [BC-DEP-02]",
    ),
    (
        "tabletop_warfare",
        """\
figures = [
    { kind = "optimus_prime", side = 0, x = 8, y = 15 },
    { kind = "megatron", side = 1, x = 20, y = 15 },
    { kind = "starscream", side = 1, x = 33, y = 33 },
]
[[step]]
answer = ["attack", "fire 1 0 starscream"]
""",
        "answer: fire 1 0 starscream is refused: out of range (16″) [TW-RNG-01]",
    ),
    (
        "energon_wars",
        """\
mover = "B"
armies.A = { optimus = { at = [10, 10] } }
armies.B = { starscream = { at = [30, 10] } }
[[step]]
ask.lacks = [{ answer = "activate optimus", rule = "EW-ACT-02" }]
""",
        "ask.lacks[0].rule: expected EW-ACT-02, found EW-ACT-01: "
        "Optimus Prime is not yours. [EW-ACT-01]",
    ),
    (
        "attacktix",
        """\
phase = "move"
figures = [
    { code = "jetfire_robot", at = [400, 400] },
    { code = "cyclonus_robot", seat = "B", at = [100, 1000], facing = 270 },
]
[[step]]
ask.offers = ["move cyclonus_robot"]
""",
        "ask.offers[0]: move cyclonus_robot is refused: "
        "Cyclonus is another player's to handle. [AT-MOV-12]",
    ),
]


@pytest.mark.parametrize(("game", "case", "told"), REFUSED)
def test_a_refusal_names_what_it_speaks_of_as_players_do(
    rollout: Run, tmp_path: Path, game: str, case: str, told: str
) -> None:
    file = tmp_path / "refused.toml"
    file.write_text(f'title = "t"\ngame = "{game}"\nrules = []\n[position]\n{case}', "utf-8")
    done = rollout("adjudicate", str(file))
    assert (done.code, done.err) == (1, "")
    assert told in done.out


def test_a_refusal_names_things_as_they_were_when_it_was_given(
    rollout: Run, tmp_path: Path
) -> None:
    file = tmp_path / "refused.toml"
    head = 'title = "t"\ngame = "energon_wars"\nrules = []\n[position]\nmover = "B"\n'
    armies = "armies.A = { jazz = { at = [10, 10] } }\narmies.B = { rumble = { at = [30, 10] } }\n"
    steps = '[[step]]\nrefused = "activate jazz"\nwhy = "held"\n[[step]]\nanswer = "concede"\n'
    file.write_text(head + armies + steps, "utf-8")
    [verdict] = json.loads(rollout("adjudicate", str(file), "--json").out)
    assert verdict["differences"] == [
        {
            "line": 10,
            "run": 0,
            "step": 1,
            "field": "why",
            "why": "refused-otherwise",
            "details": {
                "expected": "held",
                "found": "not-yours",
                "refusal": "Jazz is not yours. [EW-ACT-01]",
            },
        }
    ]
