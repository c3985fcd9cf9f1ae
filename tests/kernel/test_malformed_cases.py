"""Malformed cases: told with file, line and key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rollout.games.registry import find_rules
from rollout.kernel import Refusal, Script
from rollout.kernel.adjudication import adjudicate
from rollout.kernel.adjudication.verdict import show_some
from rollout.kernel.errors import SetupRefused
from tests.kernel.little_games import Little, Notes, NotesTable, Said, talk, words
from tests.kernel.test_adjudication import hear


@pytest.mark.parametrize(
    ("text", "line", "key", "problem"),
    [
        ('[[step]]\nanswer = "marc 4"\n', 4, "step[0].answer", "(nearest: mark)"),
        ('[[step]]\nanswer = "mark x"\n', 4, "step[0].answer", "Expected `int`"),
        ('[[step]]\n[[step]]\nrefused = "m"\n', 5, "step[1].refused", "'m' is no action"),
        ('[[step]]\nanser = "mark 4"\n', 4, "step[0].anser", "nearest: answer"),
        ("[[step]]\nanswer = 4\n", 4, "step[0].answer", "expected"),
        ('[[step]]\nby = "C"\nanswer = "mark 4"\n', 4, "step[0].by", "a seat (A, B)"),
        ('[[step]]\nundo = "AB"\n', 4, "step[0].undo", "a seat"),
        ('[[step]]\nask.seat = ""\n', 4, "step[0].ask.seat", "a seat"),
        (
            '[[step]]\nask.offers = ["mark 1", "x"]\n',
            4,
            "step[0].ask.offers[1]",
            "'x' is no",
        ),
        ('[[step]]\nanswer = "everybody pases"\n', 4, "step[0].answer", "everybody passes)"),
        ('[[step]]\nanswer = "agree_drew"\n', 4, "step[0].answer", "(nearest: agree_draw)"),
        ('[[step]]\nrefused = "undoo"\n', 4, "step[0].refused", "(nearest: undo)"),
        ("[[step]]\nover = false\nview.C.board = [1]\n", 5, "step[0].view.C", "a seat"),
        ("[[step]]\nview.C = { x = 1 }\n", 4, "step[0].view.C", "a seat"),
        ('[[step]]\nanswer = "concede"\nover.winners = ["Z"]\n', 5, "step[0].over.winners", "seat"),
        ('[[step]]\nanswer = "mark 4"\nundo = true\n', 3, "step[0]", "one of answer"),
        (
            '[[step]]\nodds = [{ answer = "mark 4", events = [], chance = "often" }]\n',
            4,
            "step[0].odds[0].chance",
            'a chance like "3/10"',
        ),
        (
            '[[step]]\nodds = [{ answer = "mark 4", events = [], chance = "1/0" }]\n',
            4,
            "step[0].odds[0].chance",
            "a chance",
        ),
        (
            '[position]\nturn = "X"\nboard = ["Z"]\n',
            3,
            "position",
            "'Z' is not known here",
        ),
        ('[position]\nturn = "X"\nboard = ["XO."]\n', 5, "position.board", "three rows of three"),
        ("[setup]\nfirst = true\n", 4, "setup.first", "one of 0, 1"),
        ("[setup]\nfirst = 2\n", 4, "setup.first", "one of 0, 1"),
        ("[[step]\n", 3, "", "TOML"),
    ],
)
def test_a_malformed_case_is_told_with_line_and_key(
    tmp_path: Path, text: str, line: int, key: str, problem: str
) -> None:
    verdict = hear(tmp_path, text)
    assert verdict.exit_code == 2
    assert not verdict.holds
    assert verdict.malformed is not None
    assert (verdict.malformed.line, verdict.malformed.key) == (line, key)
    assert problem in str(verdict)
    assert str(verdict).startswith(f"{tmp_path / 'case.toml'}:{line}")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('game = "bluff"', "title"),
        ('title = "x"', "game"),
        ('title = "x"\ngame = "tic_tac_to"', "(nearest: tic_tac_toe)"),
        ('title = "x"\ngame = "bluff"\n[setup]\nfirst = 1', "expected no setup, found bluff"),
    ],
)
def test_a_case_without_a_title_a_game_or_a_fitting_setup_is_malformed(
    tmp_path: Path, text: str, problem: str
) -> None:
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    verdict = adjudicate(path, find_rules)
    assert verdict.exit_code == 2
    assert problem in str(verdict)


def test_a_missing_file_is_malformed(tmp_path: Path) -> None:
    assert adjudicate(tmp_path / "no.toml", find_rules).exit_code == 2


def test_a_position_tells_the_key_that_is_wrong(tmp_path: Path) -> None:
    text = '[position]\nturn = 0\ndiscs = [[1, 1],\n  [1, "x"]]\n'
    verdict = hear(tmp_path, text, "disc_duel")
    assert verdict.malformed is not None
    assert (verdict.malformed.line, verdict.malformed.key) == (6, "position.discs[1][1]")


def test_long_lists_are_shown_in_part() -> None:
    assert show_some(["a", "b", "c"], most=2) == "[a, b, … 3]"


def test_a_position_that_no_match_can_go_on_from_is_malformed(tmp_path: Path) -> None:
    verdict = hear(tmp_path, "[position]\nturn = 1\ndiscs = [[1, 1]]\n", "disc_duel")
    assert verdict.malformed is not None
    assert (verdict.malformed.line, verdict.malformed.key) == (3, "position")


def test_a_setup_that_no_match_can_begin_with_is_malformed(tmp_path: Path) -> None:
    verdict = hear(tmp_path, '[setup]\nscenario = "nowhere"\n', "the_game")
    assert verdict.malformed is not None
    assert (verdict.malformed.line, verdict.malformed.key) == (3, "setup")
    assert "there is no scenario 'nowhere'" in str(verdict)


class Choosy(Little):
    """Refuses every position."""

    def position(self, data: dict[str, Any]) -> Notes:
        raise SetupRefused(Refusal("XX-01", "too-many"))


@pytest.mark.parametrize(
    ("expected", "holds"),
    [
        ('[refused]\nrule = "XX-01"\nwhy = "too-many"\n', True),
        ('[refused]\nrule = "XX-02"\n', False),
    ],
)
def test_a_position_may_be_expected_to_be_refused(
    tmp_path: Path, expected: str, holds: bool
) -> None:
    path = tmp_path / "case.toml"
    path.write_text(f'title = "x"\ngame = "little"\n[position]\nsteps = 1\n{expected}', "utf-8")
    verdict = adjudicate(path, lambda slug: Choosy(talk))
    assert (verdict.malformed, verdict.holds) == (None, holds)


def test_a_position_that_is_refused_where_none_is_expected_to_be_is_malformed(
    tmp_path: Path,
) -> None:
    path = tmp_path / "case.toml"
    path.write_text('title = "x"\ngame = "little"\n[position]\nsteps = 1\n', "utf-8")
    told = str(adjudicate(path, lambda slug: Choosy(talk)))
    assert ": position: the match cannot be begun: too many [XX-01]" in told


def greeted(table: NotesTable) -> Script[None]:
    """Says something before anybody is asked."""
    table.tell(Said("hello"))
    said = yield table.ask(0, "word", words("yes", "no"))
    table.tell(Said(said.word))


@pytest.mark.parametrize(
    ("steps", "holds"),
    [
        ('[[step]]\nevents = [{ event = "said", word = "hello" }]\n', True),
        ('[[step]]\nrefused = "say maybe"\nno_events = ["said"]\n', True),
        ('[[step]]\nover = false\n[[step]]\nno_events = ["said"]\n', True),
        ('[[step]]\nanswer = "say yes"\nevents_exactly = ["said", "said"]\n', True),
    ],
)
def test_what_was_told_before_the_first_answer_belongs_to_a_step_without_one(
    tmp_path: Path, steps: str, holds: bool
) -> None:
    path = tmp_path / "case.toml"
    path.write_text(f'title = "x"\ngame = "little"\n{steps}', "utf-8")
    verdict = adjudicate(path, lambda slug: Little(greeted))
    assert (verdict.malformed, verdict.holds) == (None, holds), str(verdict)


def test_beside_what_is_rightly_not_there_another_difference_is_told(tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    expected = '[[step]]\nstate.written = { 3 = "none" }\nstate.steps = 7\n'
    path.write_text(f'title = "x"\ngame = "little"\n{expected}', "utf-8")
    told = str(adjudicate(path, lambda slug: Little(talk)))
    assert "state.steps: differs" in told
    assert "state.written" not in told
