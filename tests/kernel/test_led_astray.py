"""What is written by hand and never is: told as such, whatever the rules would make of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollout.games.registry import find_rules
from rollout.games.samples.tic_tac_toe import GAME as TIC_TAC_TOE
from rollout.kernel import Journal, Unreadable
from rollout.kernel.adjudication import Verdict, adjudicate
from rollout.kernel.journal import Line
from tests.kernel.little_games import Little, Steps, idle, stumble

STEP = '[[step]]\nanswer = "say yes"\n'


@pytest.mark.parametrize(
    ("position", "rules", "told"),
    [
        ('written = ["a", "b"]', stumble, ""),
        ('written = ["a"]', stumble, "(IndexError: list index out of range)"),
        ("steps = -9990", idle, ""),
        ("steps = -10000", idle, "(RuntimeError: little: 10000 steps without a question)"),
    ],
)
def test_a_position_that_leads_the_rules_astray_is_a_mistake_of_the_case(
    tmp_path: Path, position: str, rules: Steps, told: str
) -> None:
    path = tmp_path / "case.toml"
    step = STEP if rules is stumble else ""
    path.write_text(f'title = "x"\ngame = "little"\n[position]\n{position}\n{step}', "utf-8")
    verdict = adjudicate(path, lambda slug: Little(rules))
    problem = f"{path}:3: position: the rules cannot go on from there {told}"
    assert verdict.holds is (not told)
    assert str(verdict.malformed) == (problem if told else "None")


def test_rules_that_stumble_over_their_own_position_are_not_excused(tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_text(f'title = "x"\ngame = "little"\n{STEP}', "utf-8")
    with pytest.raises(IndexError):
        adjudicate(path, lambda slug: Little(stumble))


def test_a_journal_whose_position_leads_the_rules_astray_does_not_hold() -> None:
    journal = Journal("little", "1", "1", position={"written": ["a"]})
    journal.lines = [Line(0, 0, "say yes")]
    with pytest.raises(Unreadable) as caught:
        journal.verify(Little(stumble))
    assert str(caught.value) == (
        "ply 0: 'say yes': the rules cannot go on from there (IndexError: list index out of range)"
    )


def test_a_journal_from_whose_position_the_rules_do_not_even_begin_does_not_hold() -> None:
    journal = Journal("little", "1", "1", position={"steps": -20_000})
    with pytest.raises(Unreadable) as caught:
        journal.verify(Little(idle))
    assert str(caught.value) == (
        "the match cannot be begun: the rules cannot go on from there "
        "(RuntimeError: little: 10000 steps without a question)"
    )


def test_a_winner_whom_nobody_is_does_not_keep_a_journal_from_being_told() -> None:
    opening = {"turn": 0, "cells": [0] * 9, "winner": 99}
    journal = Journal("tic_tac_toe", "1", "1", position=opening, result="A three-in-a-row")
    with pytest.raises(Unreadable, match=r"it ends with '\(99\) three-in-a-row', not 'A three"):
        journal.verify(TIC_TAC_TOE.rules)


HEAD = "rollout journal 1\ngame tic_tac_toe rules 1 content 1\n"


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        (['setup {"first":0}', 'setup {"first":1}'], "line 4: .* .a second 'setup'."),
        (["game bluff rules 1 content 1"], "line 3: .* .a second 'game'."),
        (["seed 5eed", "0 A mark 4", "seed 5eed"], "line 5: .* .a second 'seed'."),
        (["= 12", "= 13"], "line 4: .* .another hash than the line before."),
        (["0 A mark 4", "0 B mark 0"], "line 4: .* .expected ply 1."),
        (["setup " + "[" * 100_000], "line 3: .* .nested too deeply."),
        (['setup {"first":' + '{"a":' * 5_000], "line 3: .* .nested too deeply."),
    ],
)
def test_a_journal_that_says_something_twice_or_without_end_is_none(
    rows: list[str], problem: str
) -> None:
    with pytest.raises(Unreadable, match=problem):
        Journal.parse(HEAD + "\n".join(rows))


@pytest.mark.parametrize(
    "chance",
    ['"1e400"', '"9e99999999"', "nan", "inf", "1.5", "-0.1", '"11/10"', '"101 %"', '"1/0"'],
)
def test_a_chance_is_a_share_of_one(tmp_path: Path, chance: str) -> None:
    told = str(odds_told(tmp_path, chance).malformed)
    assert ':4: step[0].odds[0].chance: expected a chance like "3/10", found' in told


@pytest.mark.parametrize("chance", ["1", "1.0", '"1"', '"100 %"', '"7/7"', '"100.0%"', '"1e0"'])
def test_a_chance_is_written_as_players_write_it(tmp_path: Path, chance: str) -> None:
    assert odds_told(tmp_path, chance).holds


def odds_told(folder: Path, chance: str) -> Verdict:
    path = folder / "case.toml"
    odds = f'odds = [{{ answer = "mark 4", events = ["marked"], chance = {chance} }}]'
    path.write_text(f'title = "x"\ngame = "tic_tac_toe"\n[[step]]\n{odds}\n', "utf-8")
    return adjudicate(path, find_rules)
