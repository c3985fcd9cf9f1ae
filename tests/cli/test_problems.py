"""What is wrong with files and setups is told in the player's language, whoever found it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rollout
from rollout.games.registry import find
from rollout.words import Words
from rollout.words.problems import sentences, told
from tests.cli.conftest import Run

SOURCES = Path(rollout.__file__).parent
TELLING = {"Unreadable": 0, "error": 1, "ContentError": 3, "malformed": 1, "wrong": 1, "miss": 1}
"""Calls that tell a problem, and which argument is the sentence."""
FOR_PROGRAMS = "looks.py"
"""What a screen is told that asks wrongly."""
SAID_BY_OTHERS = 6
"""Fewer fixed letters than these only put together what others said."""


def told_in(folder: Path) -> Iterator[str]:
    """Every sentence that the code of a folder can say, with X for what is filled in."""
    for file in sorted(folder.rglob("*.py")):
        if file.name == FOR_PROGRAMS:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                place = TELLING.get(name, len(node.args))
                for argument in node.args[place : place + 1]:
                    yield from sentence_of(argument)


def sentence_of(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and argument.value:
        yield argument.value.removeprefix("board: ")
    elif isinstance(argument, ast.JoinedStr):
        fixed = [part.value for part in argument.values if isinstance(part, ast.Constant)]
        if sum(len(str(part).strip(" :")) for part in fixed) >= SAID_BY_OTHERS:
            yield "".join(filled(part) for part in argument.values)


def filled(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    assert isinstance(part, ast.FormattedValue)
    hint = isinstance(part.value, ast.Name) and part.value.id == "hint"
    return " (nearest: X)" if hint else "X"


@pytest.mark.parametrize(
    ("folder", "slug"),
    [("kernel", "tic_tac_toe"), ("games/the_game", "the_game"), ("games/samples", "tic_tac_toe")],
)
def test_every_problem_that_is_told_has_words(folder: str, slug: str) -> None:
    known = sentences(Words(find(slug), "de").package)
    said = list(told_in(SOURCES / folder))
    assert said
    unknown = [text for text in said if not any(each.pattern.fullmatch(text) for each in known)]
    assert unknown == []


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        ("there is no scenario 'x' (nearest: y)", "Szenario 'x' gibt es nicht (am nächsten: y)"),
        (
            "the match cannot be begun: there is no map 'x'",
            "die Partie kann nicht beginnen: Karte 'x' gibt es nicht",
        ),
        ("one of 25 known names", "eines von 25 bekannten Namen"),
        ("a list of length <= 6", "eine Liste der Länge <= 6"),
        ("a sentence that nobody knows", "a sentence that nobody knows"),
    ],
)
def test_a_problem_is_told_in_german_as_far_as_it_is_known(problem: str, words: str) -> None:
    assert told(Words(find("the_game"), "de"), problem) == words


def test_in_english_a_problem_is_told_as_it_was_said() -> None:
    assert told(Words(find("the_game"), "en"), "one of 3 known names") == "one of 3 known names"


def test_a_journal_that_is_none_is_told_in_german(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "no.txt"
    file.write_text("hello\n", encoding="utf-8")
    done = rollout("verify", str(file), "--lang", "de")
    assert done.code == 2
    assert done.err == (
        f"rollout: {file} ist kein Protokoll: Zeile 1: erwartet wird 'rollout journal 1'\n"
    )


def test_a_malformed_case_is_told_in_german(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    file.write_text('title = "x"\ngame = "the_game"\n[position]\nround = "one"\n', "utf-8")
    done = rollout("adjudicate", str(file), "--lang", "de")
    assert done.code == 2
    assert done.err == (
        f'rollout: {file}:4: position.round: erwartet wird eine ganze Zahl, gefunden "one"\n'
    )


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        (
            'turn = "blur"\nunits = [{ name = "blurr", at = "0101" }]',
            "Einheit 'blur' gibt es nicht",
        ),
        ("units = []\noptions = { round_limit = 4 }", "die Partie kann nicht beginnen: "),
    ],
)
def test_what_is_a_sentence_is_told_as_one(
    rollout: Run, tmp_path: Path, position: str, problem: str
) -> None:
    file = tmp_path / "case.toml"
    file.write_text(f'title = "x"\ngame = "the_game"\n[position]\n{position}\n', "utf-8")
    done = rollout("adjudicate", str(file), "--lang", "de")
    assert done.code == 2
    assert f": {problem}" in done.err
    assert "erwartet" not in done.err
    assert "Saying" not in done.err


def test_mistakes_in_content_are_told_in_german(rollout: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[maps.bay]\nname = "Bay"\nareas = [{ at = ["9999"] }]\n', encoding="utf-8")
    done = rollout("content", "check", str(file), "--game", "the_game", "--lang", "de")
    assert done.code == 1
    assert done.err == (
        f"{file}:3: maps.bay.areas[0].at[0]: erwartet wird ein Feld oder Block wie "
        '"0101" oder "0101..1517", gefunden "9999"\n'
    )
