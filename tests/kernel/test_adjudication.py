"""Adjudication: what holds, what differs and how that is told, what is malformed and where."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from rollout.games.registry import find_rules
from rollout.kernel.adjudication import Difference, Verdict, adjudicate
from rollout.kernel.errors import Refusal

DOCS = Path(__file__).parents[2] / "docs" / "adjudication.md"
TAKEN = Refusal("TTT-01", "cell-taken")
HEAD = 'title = "A case"\ngame = "{game}"\n'


def hear(tmp_path: Path, text: str, game: str = "tic_tac_toe") -> Verdict:
    path = tmp_path / "case.toml"
    path.write_text(HEAD.format(game=game) + text, encoding="utf-8")
    return adjudicate(path, find_rules)


def only_difference(verdict: Verdict) -> Difference:
    assert verdict.malformed is None
    assert verdict.exit_code == 1
    assert len(verdict.differences) == 1, str(verdict)
    return verdict.differences[0]


EXAMPLES = re.findall(r"```toml\n(title.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) >= 4


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: str(text).splitlines()[0])
def test_an_example_of_the_page_holds(tmp_path: Path, text: str) -> None:
    path = tmp_path / "example.toml"
    path.write_text(text, encoding="utf-8")
    verdict = adjudicate(path, find_rules)
    assert verdict.holds, str(verdict)
    assert verdict.exit_code == 0
    assert str(verdict) == f"{path}: holds"


def test_the_difference_that_the_page_shows_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "my_case.toml"
    path.write_text(EXAMPLES[0].replace("cell = 4 }", "cell = 5 }"), encoding="utf-8")
    difference = only_difference(adjudicate(path, find_rules))
    place = f"line {difference.line}, step {difference.step}, {difference.field}"
    shown = "{place}: expected {expected}, found {found}".format(place=place, **difference.details)
    assert shown in DOCS.read_text(encoding="utf-8")


# Differences


@pytest.mark.parametrize(
    ("expectation", "field", "why", "details"),
    [
        (
            'events = ["marked", "marked"]',
            "events[1]",
            "event-missing",
            {"expected": "marked", "found": "[marked {seat: 0, cell: 4}]"},
        ),
        (
            'events = [{ event = "marked", cell = 8 }]',
            "events[0]",
            "event-missing",
            {"expected": "marked {cell: 8}", "found": "[marked {seat: 0, cell: 4}]"},
        ),
        (
            "events = [{ cell = 5 }]",
            "events[0]",
            "event-missing",
            {"expected": "{cell: 5}", "found": "[marked {seat: 0, cell: 4}]"},
        ),
        (
            "events_exactly = []",
            "events_exactly",
            "differs",
            {"expected": "[]", "found": "[marked {seat: 0, cell: 4}]"},
        ),
        (
            'no_events = [{ event = "marked", seat = "B" }, { event = "marked", seat = "A" }]',
            "no_events[1]",
            "event-unwanted",
            {"found": "marked {seat: 0, cell: 4}"},
        ),
        (
            "ask = false",
            "ask",
            "differs",
            {"expected": "false", "found": "ask = {seat: B, about: mark}"},
        ),
        (
            'ask = "draw"',
            "ask",
            "differs",
            {"expected": '"draw"', "found": "ask = {seat: B, about: mark}"},
        ),
        ('ask.seat = "A"', "ask.seat", "differs", {"expected": '"A"', "found": '"B"'}),
        ('ask.about = "x"', "ask.about", "differs", {"expected": '"x"', "found": '"mark"'}),
        ("ask.secret = true", "ask.secret", "differs", {"expected": "true", "found": "false"}),
        (
            'ask.lacks = ["mark 4", "mark 5"]',
            "ask.lacks[1]",
            "allowed",
            {"answer": "mark 5"},
        ),
        (
            'ask.lacks = [{ answer = "mark 4", rule = "TTT-09" }]',
            "ask.lacks[0].rule",
            "refused-otherwise",
            {"expected": "TTT-09", "found": "TTT-01", "refusal": TAKEN},
        ),
        (
            'ask.lacks = [{ answer = "mark 4", why = "full" }]',
            "ask.lacks[0].why",
            "refused-otherwise",
            {"expected": "full", "found": "cell-taken", "refusal": TAKEN},
        ),
        (
            "ask.count = 9",
            "ask.count",
            "differs",
            {
                "expected": "9",
                "found": "8: [mark 0, mark 1, mark 2, mark 3, mark 5, mark 6, mark 7, mark 8]",
            },
        ),
        (
            'ask.only = ["mark 5"]',
            "ask.only",
            "differs",
            {
                "expected": "[mark 5]",
                "found": "[mark 0, mark 1, mark 2, mark 3, mark 5, mark 6, mark 7, mark 8]",
            },
        ),
        (
            'roll = "to_hit"',
            "roll",
            "differs",
            {"expected": '"to_hit"', "found": "ask = {seat: B, about: mark}"},
        ),
        (
            'over = { winners = ["A"] }',
            "over",
            "differs",
            {"expected": "true", "found": "ask = {seat: B, about: mark}"},
        ),
        (
            'state.board = ["...", "X..", "..."]',
            "state.board[1]",
            "differs",
            {"expected": '"X.."', "found": '".X."'},
        ),
        (
            'state.board = ["..."]',
            "state.board",
            "differs",
            {"expected": '["..."]', "found": '["...", ".X.", "..."]'},
        ),
        (
            'state.board = { 7 = "..." }',
            "state.board.7",
            "differs",
            {"expected": '"..."', "found": "none"},
        ),
        (
            "view.spectator.turn = 0",
            "view.spectator.turn",
            "differs",
            {"expected": "0", "found": "1"},
        ),
        (
            'odds = [{ answer = "mark 0", events = ["marked"], chance = "1/2" }]',
            "odds[0].chance",
            "differs",
            {"expected": "1/2", "found": "1"},
        ),
        ("dice = [4]", "dice", "rolls-left", {"expected": "[4]"}),
    ],
)
def test_an_expectation_that_does_not_hold_is_told(
    tmp_path: Path, expectation: str, field: str, why: str, details: dict[str, Any]
) -> None:
    verdict = hear(tmp_path, f'[[step]]\nanswer = "mark 4"\n{expectation}\n')
    assert only_difference(verdict) == Difference(5, 1, field, why, details)


def test_an_offer_that_is_refused_is_told_with_the_reason(tmp_path: Path) -> None:
    difference = only_difference(
        hear(tmp_path, '[[step]]\nanswer = "mark 4"\nask.offers = ["mark 4"]\n')
    )
    assert (difference.field, difference.why) == ("ask.offers[0]", "refused")
    assert difference.details["refusal"].rule == "TTT-01"
    assert str(difference) == (
        "line 5, step 1, ask.offers[0]: refused\n"
        "    answer   mark 4\n"
        "    refusal  cell taken [TTT-01]"
    )


def test_odds_of_an_answer_that_is_refused_are_told_with_the_reason(tmp_path: Path) -> None:
    asked = 'odds = [{ answer = "mark 4", events = ["marked"], chance = 1.0 }]'
    difference = only_difference(hear(tmp_path, f'[[step]]\nanswer = "mark 4"\n{asked}\n'))
    assert (difference.field, difference.why) == ("odds[0].answer", "refused")
    assert difference.details["refusal"].rule == "TTT-01"


def test_odds_when_nobody_is_asked_are_a_difference(tmp_path: Path) -> None:
    asked = 'odds = [{ answer = "mark 4", events = ["marked"], chance = 1.0 }]'
    difference = only_difference(hear(tmp_path, f'[[step]]\nanswer = "concede"\n{asked}\n'))
    assert (difference.field, difference.why) == ("ask", "differs")


def test_an_answer_that_is_refused_ends_the_case(tmp_path: Path) -> None:
    verdict = hear(
        tmp_path, '[[step]]\nanswer = "mark 9"\n[[step]]\nanswer = "mark 4"\nover = true\n'
    )
    difference = only_difference(verdict)
    assert (difference.line, difference.field, difference.why) == (4, "answer", "refused")


def test_an_answer_by_a_seat_that_is_not_asked_is_told(tmp_path: Path) -> None:
    difference = only_difference(hear(tmp_path, '[[step]]\nanswer = "mark 4"\nby = "B"\n'))
    assert difference.details["refusal"].why == "wrong-seat"


def test_an_answer_that_should_be_refused_but_is_allowed_is_told(tmp_path: Path) -> None:
    verdict = hear(tmp_path, '[[step]]\nrefused = "mark 4"\n[[step]]\nanswer = "mark 4"\n')
    difference = only_difference(verdict)
    assert (difference.why, difference.details) == ("allowed", {"answer": "mark 4"})


@pytest.mark.parametrize(
    ("line", "field", "expected", "found"),
    [
        ('rule = "TTT-02"', "rule", "TTT-02", "TTT-01"),
        ('why = "cell-taken"', "why", "cell-taken", "no-such-cell"),
    ],
)
def test_another_rule_or_reason_of_a_refusal_is_told(
    tmp_path: Path, line: str, field: str, expected: str, found: str
) -> None:
    difference = only_difference(hear(tmp_path, f'[[step]]\nrefused = "mark 9"\n{line}\n'))
    assert (difference.line, difference.field) == (5, field)
    assert (difference.details["expected"], difference.details["found"]) == (expected, found)


def test_an_undo_that_is_refused_ends_the_case(tmp_path: Path) -> None:
    difference = only_difference(hear(tmp_path, "[[step]]\nundo = true\n"))
    assert (difference.field, difference.why) == ("undo", "refused")
    assert difference.details["refusal"].why == "nothing-to-undo"


def test_what_is_expected_at_the_end_is_compared(tmp_path: Path) -> None:
    difference = only_difference(
        hear(tmp_path, '[[step]]\nanswer = "mark 4"\n[expect]\nover = true\n')
    )
    assert (difference.line, difference.step) == (6, -1)
    assert str(difference).startswith("line 6, end, over: differs")


def test_all_that_differs_is_told(tmp_path: Path) -> None:
    verdict = hear(
        tmp_path,
        '[[step]]\nanswer = "mark 4"\nover = true\n[[step]]\nanswer = "mark 5"\nask = false\n',
    )
    assert [(each.step, each.field) for each in verdict.differences] == [(1, "over"), (2, "ask")]


@pytest.mark.parametrize(
    ("over", "field", "expected", "found"),
    [
        ("over = false", "over", "false", "over = {reason: conceded}"),
        ('over.winners = ["A"]', "over.winners[0]", '"A"', '"B"'),
        ('over.reason = "time"', "over.reason", '"time"', '"conceded"'),
        ('over.rule = "X-01"', "over.rule", '"X-01"', '""'),
    ],
)
def test_another_end_of_the_match_is_told(
    tmp_path: Path, over: str, field: str, expected: str, found: str
) -> None:
    difference = only_difference(hear(tmp_path, f'[[step]]\nanswer = "concede"\n{over}\n'))
    assert difference.field == field
    assert difference.details == {"expected": expected, "found": found}


def test_a_draw_can_be_agreed(tmp_path: Path) -> None:
    text = '[[step]]\nanswer = "agree_draw"\nover = { winners = [], reason = "draw-agreed" }\n'
    assert hear(tmp_path, text).holds


def test_the_opening_can_be_looked_at(tmp_path: Path) -> None:
    assert hear(tmp_path, '[[step]]\nevents_exactly = []\nask = { seat = "A" }\n').holds


# Dice


@pytest.mark.parametrize(
    ("dice", "why", "line"),
    [
        ('dice = ["cut 1 2 0"]', "wrong-roll", 3),
        ('dice = ["deal 1 2 3"]', "wrong-die", 3),
        ('dice = ["deal 1"]', "wrong-die", 3),
        ("dice = [{ deal = 7 }]", "wrong-die", 3),
        ('dice = ["nonsense"]', "wrong-die", 3),
    ],
)
def test_dice_that_do_not_fit_what_is_rolled_are_told(
    tmp_path: Path, dice: str, why: str, line: int
) -> None:
    difference = only_difference(hear(tmp_path, dice, "bluff"))
    told = "roll-impossible" if why == "wrong-die" else "roll-wrong"
    assert (difference.line, difference.step, difference.why) == (line, 0, told)
    assert difference.details["refusal"].why == why
    assert str(difference).startswith(f"line 3, opening, dice: {told.replace('-', ' ')}")


@pytest.mark.parametrize(
    "dice", ["[[1, 2, 0]]", '["deal 1 2 0"]', '["Deal 1 2 0"]', '["shuffle 1 2 0"]']
)
def test_dice_can_be_written_in_several_ways(tmp_path: Path, dice: str) -> None:
    text = f"dice = {dice}\n[[step]]\nview.A.card = 1\n"
    assert hear(tmp_path, text, "bluff").holds


def test_the_die_that_does_not_fit_is_shown_not_one_before_it(tmp_path: Path) -> None:
    text = (
        'dice = ["deal 1 2 0"]\n'
        '[[step]]\nanswer = ["claim", "fold"]\ndice = ["deal 0 1 2"]\n'
        '[[step]]\nanswer = ["claim", "fold"]\ndice = ["deal 9 9 9"]\n'
    )
    difference = only_difference(hear(tmp_path, text, "bluff"))
    assert (difference.step, difference.details["expected"]) == (2, '"deal 9 9 9"')


def test_a_step_of_dice_that_do_not_fit_is_told(tmp_path: Path) -> None:
    text = '[[step]]\nroll = "deal"\n[[step]]\ndice = [7]\n'
    difference = only_difference(hear(tmp_path, text, "bluff"))
    assert (difference.step, difference.why) == (2, "roll-impossible")


def test_a_case_does_not_go_on_without_its_dice(tmp_path: Path) -> None:
    difference = only_difference(hear(tmp_path, '[[step]]\nanswer = "claim"\n', "bluff"))
    assert (difference.field, difference.why) == ("dice", "roll-missing")
    assert difference.details == {"found": "roll = {about: deal, kind: shuffle}"}


@pytest.mark.parametrize(
    ("roll", "field", "expected", "found"),
    [
        ("roll = false", "roll", "false", "roll = {about: deal, kind: shuffle}"),
        ('roll = "cut"', "roll", '"cut"', "roll = {about: deal, kind: shuffle}"),
        ('roll.about = "cut"', "roll.about", '"cut"', '"deal"'),
        ('roll.kind = "d6"', "roll.kind", '"d6"', '"shuffle"'),
        ("roll.need = 7", "roll.need", "7", "null"),
        ("roll.reasons = { skill = 2 }", "roll.reasons.skill", "2", "none"),
    ],
)
def test_another_roll_is_told(
    tmp_path: Path, roll: str, field: str, expected: str, found: str
) -> None:
    difference = only_difference(hear(tmp_path, f"[[step]]\n{roll}\n", "bluff"))
    assert difference.field == field
    assert difference.details == {"expected": expected, "found": found}


def test_a_roll_can_be_expected_by_name_kind_or_not_at_all(tmp_path: Path) -> None:
    text = (
        '[[step]]\nroll = "deal"\n[[step]]\nroll = "shuffle"\nask = false\n'
        "[[step]]\nroll = true\n[[step]]\ndice = [[0, 1, 2]]\nroll = false\nask = true\n"
    )
    assert hear(tmp_path, text, "bluff").holds


# Malformed files


@pytest.mark.parametrize(
    "dice", ["[6, 6]", '["hand 6", 6]', '["hand 6 6"]', "[[6, 6]]", '["2d11 6", 6]']
)
def test_dice_thrown_together_are_listed_flat(tmp_path: Path, dice: str) -> None:
    text = f'[[step]]\nanswer = "slide 6000 12000"\ndice = {dice}\nroll = "puck"\n'
    assert hear(tmp_path, text, "disc_duel").holds


@pytest.mark.parametrize(
    ("dice", "taken", "fault"),
    [
        ("[6]", "6", "2d11 are 2 faces in a list, not [6]"),
        ('[6, "hand 6"]', "6", "2d11 are 2 faces in a list, not [6]"),
        ("[6, 12]", "[6, 12]", "a d11 shows 1 to 11, not 12"),
        ("[12, 6, 5]", "[12, 6]", "a d11 shows 1 to 11, not 12"),
        ('["hand 6", 0]', '["hand 6", 0]', "a d11 shows 1 to 11, not 0"),
        ("[[6, 6, 6]]", "[6, 6, 6]", "2d11 are 2 faces in a list, not [6, 6, 6]"),
    ],
)
def test_dice_that_are_missing_or_wrong_are_told_with_all_that_were_taken(
    tmp_path: Path, dice: str, taken: str, fault: str
) -> None:
    text = f'[[step]]\nanswer = "slide 6000 12000"\ndice = {dice}\n'
    difference = only_difference(hear(tmp_path, text, "disc_duel"))
    assert (difference.why, difference.details["expected"]) == ("roll-impossible", taken)
    assert difference.details["refusal"].details["fault"] == fault


def test_dice_of_something_else_are_told(tmp_path: Path) -> None:
    text = '[[step]]\nanswer = "slide 6000 12000"\ndice = ["puck 6", 6]\n'
    difference = only_difference(hear(tmp_path, text, "disc_duel"))
    assert (difference.why, difference.details["expected"]) == ("roll-wrong", '["puck 6", 6]')


def test_a_die_too_many_is_told(tmp_path: Path) -> None:
    text = '[[step]]\nanswer = "slide 6000 12000"\ndice = [6, 6, 6]\n'
    assert only_difference(hear(tmp_path, text, "disc_duel")).why == "roll-impossible"
