"""The words of a case: misspelt ones are told, nothing has a word, runs share a beginning."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rollout.cli.vocabulary import vocabulary_of
from rollout.games.registry import find_rules
from rollout.kernel.adjudication import Verdict, Vocabulary, adjudicate
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from tests.kernel.test_adjudication import DOCS, HEAD, only_difference

RULES = frozenset(("TTT-01", "TTT-02"))


def hear(tmp_path: Path, text: str, game: str = "tic_tac_toe") -> Verdict:
    """With a rulebook that has two rules."""
    path = tmp_path / "case.toml"
    path.write_text(HEAD.format(game=game) + text, encoding="utf-8")
    return adjudicate(path, find_rules, words_of)


def words_of(game: str) -> Vocabulary:
    rules = RULES if game == "tic_tac_toe" else frozenset()
    return Vocabulary(rules, vocabulary_of(game).messages)


@pytest.mark.parametrize(
    ("text", "key", "problem"),
    [
        ('[[step]]\nevents = ["markd"]', "step[0].events[0]", "found 'markd' (nearest: marked)"),
        ('[[step]]\nno_events = ["markd"]', "step[0].no_events[0]", "(nearest: marked)"),
        ('[[step]]\nevents_exactly = ["markd"]', "step[0].events_exactly[0]", "nearest: marked"),
        (
            '[[step]]\nno_events = [{ event = "marked", sell = 4 }]',
            "step[0].no_events[0].sell",
            "expected a detail of marked, found 'sell' (nearest: cell)",
        ),
        ("[expect]\nno_events = [{ sell = 4 }]", "expect.no_events[0].sell", "(nearest: cell)"),
        (
            '[[step]]\nodds = [{ answer = "mark 1", events = ["markd"], chance = 1 }]',
            "step[0].odds[0].events[0]",
            "(nearest: marked)",
        ),
        ('[[step]]\nstate.bord = ["..."]', "step[0].state.bord", "found 'bord' (nearest: board)"),
        ('[[step]]\nstate.bord = "none"', "step[0].state.bord", "(nearest: board)"),
        ("[[step]]\nview.A.cels = 1", "step[0].view.A.cels", "(nearest: cells)"),
        ('rules = ["TTT-01", "TTT-11"]', "rules[1]", "a rule of tic_tac_toe, found 'TTT-11'"),
        ('[[step]]\nrefused = "mark 9"\nrule = "TTT-11"', "step[0].rule", "(nearest: TTT-01)"),
        (
            '[[step]]\nask.lacks = [{ answer = "mark 9", rule = "T-1" }]',
            "step[0].ask.lacks[0].rule",
            "found 'T-1'",
        ),
        ('[[step]]\nover.rule = "TTT-11"', "step[0].over.rule", "a rule of"),
        ('[[step]]\nanswer = "mark 4"\nrule = "TTT-01"', "step[0].rule", "refused beside it"),
        ('[[step]]\nanswer = "mark 4"\nwhy = "taken"', "step[0].why", "refused beside it"),
        ('[[step]]\nby = "A"\nover = false', "step[0].by", "an answer beside it"),
        ('[[run]]\n[[run.step]]\nevents = ["markd"]', "run[0].step[0].events[0]", "marked"),
        ('[[step]]\nask = "marc"', "step[0].ask", "a question, found 'marc' (nearest: mark)"),
        ('[[step]]\nask.about = "marc"', "step[0].ask.about", "(nearest: mark)"),
        ("[[step]]\nask.context = { a = 1 }", "step[0].ask.context.a", "a key of ask.context"),
        ('[[step]]\nroll = "deel"', "step[0].roll", "a roll, found 'deel' (nearest: deal)"),
        ('[[step]]\nroll.about = "deel"', "step[0].roll.about", "(nearest: deal)"),
        (
            '[[step]]\nroll.kind = "shufle"',
            "step[0].roll.kind",
            "a roll (deal, hand, puck)",
        ),
        ("[[step]]\nroll.reasons = { cel = 1 }", "step[0].roll.reasons.cel", "a term of a sum"),
        ('[[step]]\ndice = ["deel 1 2 0"]', "step[0].dice[0]", "(nearest: deal)"),
        ("dice = [{ deel = [1, 2, 0] }]", "dice[0]", "(nearest: deal)"),
        ('[[run]]\ndice = ["deel 1"]', "run[0].dice[0]", "(nearest: deal)"),
        (
            '[[step]]\nrefused = "mark 9"\nwhy = "cel-taken"',
            "step[0].why",
            "a reason, found 'cel-taken' (nearest: cell-taken)",
        ),
        (
            '[[step]]\nask.lacks = [{ answer = "mark 9", why = "cel-taken" }]',
            "step[0].ask.lacks[0].why",
            "(nearest: cell-taken)",
        ),
        (
            '[setup]\nfirst = 1\n[refused]\nwhy = "cel-taken"',
            "refused.why",
            "(nearest: cell-taken)",
        ),
        ('[[step]]\nover.reason = "bord-full"', "step[0].over.reason", "(nearest: board-full)"),
    ],
)
def test_a_word_that_nobody_knows_is_a_mistake_and_never_a_difference(
    tmp_path: Path, text: str, key: str, problem: str
) -> None:
    verdict = hear(tmp_path, text + "\n")
    assert verdict.exit_code == 2
    assert verdict.malformed is not None
    assert verdict.malformed.key == key
    assert problem in str(verdict.malformed)


def test_the_parts_of_a_sum_are_spelled_too(tmp_path: Path) -> None:
    text = '[[step]]\nno_events = [{ event = "attack_declared", need = { totl = 4 } }]\n'
    verdict = hear(tmp_path, text, "the_game")
    assert verdict.malformed is not None
    assert verdict.malformed.key == "step[0].no_events[0].need.totl"
    assert verdict.malformed.nearest == "total"


def test_the_terms_of_a_sum_are_spelled_too(tmp_path: Path) -> None:
    need = "{ total = 4, terms = { reason-skil = -3 } }"
    text = f'[[step]]\nno_events = [{{ event = "attack_declared", need = {need} }}]\n'
    verdict = hear(tmp_path, text, "the_game")
    assert verdict.malformed is not None
    assert verdict.malformed.key == "step[0].no_events[0].need.terms.reason-skil"
    assert verdict.malformed.nearest == "reason-skill"


@pytest.mark.parametrize("roll", ["deal", "d20", "2d6", "shuffle"])
def test_what_is_rolled_may_be_named_by_its_kind(tmp_path: Path, roll: str) -> None:
    assert hear(tmp_path, f'[[step]]\nroll = "{roll}"\n').malformed is None


def test_rules_of_the_kernel_may_be_named_in_any_game(tmp_path: Path) -> None:
    text = '[[step]]\nrefused = "undo"\nrule = "KERNEL"\n'
    assert hear(tmp_path, text).malformed is None


def test_a_place_of_a_list_that_is_not_there_is_a_difference(tmp_path: Path) -> None:
    assert only_difference(hear(tmp_path, '[[step]]\nstate.board = { 7 = "..." }\n')).step == 1


# Nothing


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ('[[step]]\nanswer = "agree_draw"\nover.winners = "none"\n', True),
        ('[[step]]\nanswer = "concede"\nover.winners = "none"\n', False),
        ('[[step]]\nanswer = "concede"\nover.winners = "B"\n', True),
    ],
)
def test_nobody_wins_is_said_with_a_word(tmp_path: Path, text: str, holds: bool) -> None:
    assert hear(tmp_path, text).holds is holds


POSITION = """
[position]
options = {{ domination_target = {value} }}
field = ["R01", "R02"]
seats.A = {{ robots = ["A21 on R01", "A20 on R02"] }}
seats.B = {{ }}

[[step]]
state.battle = "none"
state.seats.B = {{ robots = "none", hand = "none" }}
state.seats.A.robots.A20.place = "R02"
answer = "end_turn"
"""


@pytest.mark.parametrize(
    ("value", "events"), [('"none"', "over = false"), ("2", 'over.reason = "domination"')]
)
def test_an_option_is_switched_off_with_a_word(tmp_path: Path, value: str, events: str) -> None:
    text = POSITION.format(value=value).replace('answer = "end_turn"', events)
    verdict = hear(tmp_path, text, "battlecards")
    told = [difference.field for difference in verdict.differences]
    assert (verdict.malformed, told) == (None, [])


@pytest.mark.parametrize(("limit", "round_limit"), [('"none"', 0), ("9", 9)])
def test_an_option_by_name_knows_the_word_too(tmp_path: Path, limit: str, round_limit: int) -> None:
    text = f"[setup]\noptions = {{ round_limit = {limit} }}\n"
    text += f"[[step]]\nview.spectator.options.round_limit = {round_limit}\n"
    verdict = hear(tmp_path, text, "the_game")
    assert verdict.holds, str(verdict)


def test_a_card_that_is_not_in_play_has_no_place_there(tmp_path: Path) -> None:
    head = '[position]\nseats.A = { robots = ["A21"], hand = ["A20"] }\nseats.B = { }\n[[step]]\n'
    assert hear(tmp_path, head + 'state.seats.A.robots.A20 = "none"\n', "battlecards").holds
    text = head + 'state.seats.A.robots.A20.place = "homebase"\n'
    assert only_difference(hear(tmp_path, text, "battlecards")).details["found"] == "none"
    unknown = hear(tmp_path, head + 'state.seats.A.robots.A2O = "none"\n', "battlecards")
    assert unknown.malformed is not None
    assert unknown.malformed.nearest in ("A20", "A21")


# What cannot even begin


@pytest.mark.parametrize(
    ("refused", "differs"),
    [
        ('rule = "BC-RUL-106"', []),
        ('rule = "BC-RUL-106"\nwhy = "same-army"', []),
        ('rule = "BC-RUL-107"', ["refused.rule"]),
        ('why = "not-offered"', ["refused.why"]),
        ('says = "a word nobody says"', ["refused.says"]),
    ],
)
def test_a_setup_must_be_refused(tmp_path: Path, refused: str, differs: list[str]) -> None:
    text = f'[setup]\ndecks = ["roll_out", "roll_out"]\n[refused]\n{refused}\n'
    verdict = hear(tmp_path, text, "battlecards")
    assert verdict.malformed is None
    assert [difference.field for difference in verdict.differences] == differs
    found = {difference.field: difference.details["found"] for difference in verdict.differences}
    assert found.get("refused.rule", "BC-RUL-106") == "BC-RUL-106"
    assert found.get("refused.why", "same-army") == "same-army"


def test_a_colon_in_a_message_makes_no_key_of_it(tmp_path: Path) -> None:
    verdict = hear(tmp_path, '[position]\nmap = "a b: c"\n', "the_game")
    assert verdict.malformed is not None
    assert verdict.malformed.key == "position"


def test_a_position_or_a_deck_must_be_refused_in_these_words(tmp_path: Path) -> None:
    robots = 'seats.A = { robots = ["A21", "A21"] }\nseats.B = { }\n'
    text = f'[position]\n{robots}[refused]\nsays = "in play twice"\n'
    assert hear(tmp_path, text, "battlecards").holds
    deck = '[setup]\ndecks = ["3 A01\\n", "roll_out"]\n[refused]\nrule = "BC-DCK-01"\n'
    verdict = hear(tmp_path, deck, "battlecards")
    assert verdict.malformed is None


def test_a_position_that_is_refused_in_other_words_is_a_difference(tmp_path: Path) -> None:
    robots = 'seats.A = { robots = ["A21", "A21"] }\nseats.B = { }\n'
    text = f'[position]\n{robots}[refused]\nsays = "in play thrice"\nrule = "BC-DEP-04"\n'
    verdict = hear(tmp_path, text, "battlecards")
    told = {each.field: each.details["found"] for each in verdict.differences}
    assert set(told) == {"refused.rule", "refused.says"}
    assert "is in play twice" in told["refused.says"]
    assert "is in play twice" in told["refused.rule"]


def test_dice_of_the_beginning_are_those_of_the_run_or_of_the_whole_case(tmp_path: Path) -> None:
    text = """dice = ["deal 1 2 0"]
[[run]]
[[run.step]]
view.A.card = 1
[[run]]
dice = ["deal 0 2 1"]
[[run.step]]
view.A.card = 0
"""
    verdict = hear(tmp_path, text, "bluff")
    assert verdict.holds, str(verdict)


def test_what_begins_all_the_same_is_a_difference(tmp_path: Path) -> None:
    text = '[setup]\nfirst = 1\n[refused]\nrule = "TTT-01"\n'
    difference = only_difference(hear(tmp_path, text))
    assert (difference.field, difference.why) == ("refused", "allowed")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[refused]\n", "a rule, a reason (why) or words (says)"),
        ('[refused]\nrule = "TTT-01"\n[[step]]\nanswer = "mark 4"\n', "no steps beside it"),
        ('[refused]\nrule = "TTT-01"\n[[run]]\ntitle = "one"\n', "no steps beside it"),
    ],
)
def test_a_refused_beginning_says_why_and_has_no_steps(
    tmp_path: Path, text: str, problem: str
) -> None:
    assert problem in str(hear(tmp_path, text).malformed)


# Order, runs, passing


def test_events_out_of_order_say_so(tmp_path: Path) -> None:
    marks = [f'{{ event = "marked", cell = {cell} }}' for cell in (5, 4)]
    text = f'[[step]]\nanswer = ["mark 4", "mark 5"]\nevents = [{", ".join(marks)}]\n'
    difference = only_difference(hear(tmp_path, text))
    assert (difference.field, difference.why) == ("events[1]", "event-out-of-order")
    assert difference.details["expected"] == "marked {cell: 4}"
    assert difference.details["after"] == "marked {cell: 5}"


def test_an_event_that_is_wanted_twice_and_came_once_is_missing(tmp_path: Path) -> None:
    text = '[[step]]\nanswer = "mark 4"\nevents = ["marked", "marked"]\n'
    difference = only_difference(hear(tmp_path, text))
    assert (difference.field, difference.why) == ("events[1]", "event-missing")


RUNS = """
[position]
turn = "O"
board = ["X..", "...", "..."]

[[run]]
title = "the middle"
[[run.step]]
answer = "mark 4"
state.board = ["X..", ".O.", "..."]

[[run]]
title = "a corner"
[[run.step]]
answer = "mark 8"
[run.expect]
state.board = ["X..", "...", "{mark}.O"]
"""


def test_several_runs_begin_from_the_same_position(tmp_path: Path) -> None:
    assert hear(tmp_path, RUNS.format(mark=".")).holds


def test_a_difference_names_the_run_it_is_in(tmp_path: Path) -> None:
    difference = only_difference(hear(tmp_path, RUNS.format(mark="X")))
    assert (difference.run, difference.step, difference.field) == (2, -1, "state.board[2]")
    assert str(difference).startswith("line 19, run 2, end, state.board[2]")


def test_what_stands_before_the_runs_is_a_run_of_its_own(tmp_path: Path) -> None:
    text = '[[step]]\nanswer = "mark 0"\nover = true\n[[run]]\n[[run.step]]\nover = true\n'
    found = [(each.run, each.line) for each in hear(tmp_path, text).differences]
    assert found == [(1, 5), (2, 8)]


BATTLE = """
[position]
field = ["R01"]
seats.A = { robots = ["A21"], hand = ["R25", "R26"] }
seats.B = { robots = ["D37 on R01"], hand = ["R27"] }

[[step]]
answer = ["challenge A21 R01", "begin", "everybody passes"]
events = ["battle_fought"]
ask = { seat = "A", about = "action" }
"""


def test_everybody_passes_until_nobody_can(tmp_path: Path) -> None:
    verdict = hear(tmp_path, BATTLE, "battlecards")
    assert verdict.holds, str(verdict)


def test_where_nobody_can_pass_that_is_told(tmp_path: Path) -> None:
    difference = only_difference(hear(tmp_path, '[[step]]\nanswer = "everybody passes"\n'))
    assert (difference.why, difference.details["found"]) == (
        "nobody-passes",
        "ask = {seat: A, about: mark}",
    )


# Where a mistake stands


HOMEBREW = '''
[position]
seats.A = { robots = ["A21"] }
seats.B = { }
homebrew = """
[robots.X01]
title = "Own"
armi = "autobot"
"""
'''


def test_a_mistake_in_homebrew_is_told_with_the_line_of_the_case(tmp_path: Path) -> None:
    malformed = hear(tmp_path, HOMEBREW, "battlecards").malformed
    assert malformed is not None
    assert malformed.file == str(tmp_path / "case.toml")
    assert (malformed.line, malformed.key.startswith("position.homebrew")) == (10, True)


def test_a_mistake_in_the_homebrew_of_a_setup_is_told_with_its_line_too(tmp_path: Path) -> None:
    text = HOMEBREW.replace('[position]\nseats.A = { robots = ["A21"] }\nseats.B = { }', "[setup]")
    malformed = hear(tmp_path, text, "battlecards").malformed
    assert malformed is not None
    assert (malformed.line, malformed.key.startswith("setup.homebrew")) == (8, True)


def test_a_mistake_in_a_position_has_no_words_of_python(tmp_path: Path) -> None:
    verdict = hear(tmp_path, '[position]\nturn = "X"\nboard = ["ZZZ", "...", "..."]\n')
    assert verdict.malformed is not None
    assert "Error" not in str(verdict.malformed)


def test_copies_in_a_deck_are_counted_from_the_top(tmp_path: Path) -> None:
    text = """[position]
phase = "supply"
seats.A = { robots = ["A21"], deck = ["R03", "R04", "R03"] }
seats.B = { }

[[step]]
answer = "draw"
state.seats.A = { hand = ["R03", "R04"], deck = ["R03-2"] }
"""
    verdict = hear(tmp_path, text, "battlecards")
    assert verdict.holds, str(verdict)


def test_how_high_a_unit_reaches_and_how_far_it_shoots_can_be_expected(tmp_path: Path) -> None:
    text = """[position]
turn = "blurr"
[position.map]
columns = 9
rows = 9
areas = [{ at = ["0505"], terrain = "rough", level = 2 }]
[[position.units]]
name = "blurr"
at = "0505"
prone = true
[[position.units]]
name = "vortex"
team = "B"
at = "0509"
[[step]]
state.units.blurr = { height = 1, base = 2, top = 3, firepower = 10 }
"""
    verdict = hear(tmp_path, text, "the_game")
    assert verdict.holds, str(verdict)


@pytest.mark.parametrize("slug", ["the_game", "battlecards"])
def test_the_page_names_every_key_of_a_view(slug: str) -> None:
    match: Match[Any] = Match(find_rules(slug), find_rules(slug).default_setup(), Seeded("00" * 16))
    page = DOCS.read_text(encoding="utf-8")
    chapter = page.partition(f'game = "{slug}"`')[2].partition("#### What a seat sees")[2]
    paragraph = chapter.partition("####")[0]
    fields = type(match.view(0)).__struct_fields__
    assert [key for key in fields if f"`{key}`" not in paragraph] == []


def test_what_a_view_leaves_out_is_nothing_and_no_mistake(tmp_path: Path) -> None:
    head = '[position]\nseats.A = { robots = ["A21"] }\nseats.B = { }\n[[step]]\n'
    assert hear(tmp_path, head + 'view.A.battle = "none"\n', "battlecards").holds
    text = head + "view.A.battle.mover = 1\n"
    assert only_difference(hear(tmp_path, text, "battlecards")).details["found"] == "none"


def test_options_that_are_no_table_are_a_mistake_in_the_file(tmp_path: Path) -> None:
    text = '[position]\noptions = "loud"\nseats.A = {}\nseats.B = {}\n'
    verdict = hear(tmp_path, text, "battlecards")
    assert verdict.malformed is not None
    assert (verdict.malformed.key, verdict.malformed.expected) == ("position.options", "a table")
