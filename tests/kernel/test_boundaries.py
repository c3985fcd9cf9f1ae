"""Boundaries of the kernel, each from both sides, and lines of TOML by a second opinion."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollout.games.registry import find_rules
from rollout.kernel import Action, Fast, Listed, Match, Script, Unreadable
from rollout.kernel.adjudication import Vocabulary, adjudicate
from rollout.kernel.adjudication.comparing import in_order, keys_in, matches, mismatches
from rollout.kernel.ask import Ask
from rollout.kernel.bounds import DEEPEST, TooMuch, check_toml
from rollout.kernel.content import lines_of
from rollout.kernel.dice import IN_ORDER, MOST_BRANCHES, SUM, Dice
from rollout.kernel.game import Judgement
from rollout.kernel.odds import odds
from rollout.kernel.requests import Roll, Shuffle
from rollout.kernel.saying import Saying
from rollout.kernel.text import parse_text, to_text
from tests.kernel.little_games import Little, Notes, NotesTable, Opened, Said, Say, words
from tests.kernel.test_odds import Open, last_word

HEAD = 'title = "x"\ngame = "{game}"\n'


class Put(Action, frozen=True):
    """Anything may be put there."""

    what: Any


def told(folder: Path, text: str, game: str = "tic_tac_toe", rules: tuple[str, ...] = ()) -> str:
    path = folder / "case.toml"
    path.write_text(HEAD.format(game=game) + text, encoding="utf-8")
    verdict = adjudicate(path, find_rules, lambda slug: Vocabulary(rules))
    return str(verdict).removeprefix(f"{path}:")


# Cases


def test_homebrew_that_is_no_toml_is_told_with_the_key_of_the_case(tmp_path: Path) -> None:
    rows = '[position]\nseats = { A = {}, B = {} }\nhomebrew = "x ="\n'
    assert told(tmp_path, rows, "battlecards").startswith("5: position.homebrew: expected TOML")
    rows = "[position]\nseats = { A = {}, B = {} }\nhomebrew = '''\n\nx =\n'''\n"
    assert told(tmp_path, rows, "battlecards").startswith("7: position.homebrew: expected TOML")


@pytest.mark.parametrize(("many", "listed"), [(30, True), (31, False)])
def test_of_few_words_all_are_named_where_none_is_near(
    tmp_path: Path, many: int, listed: bool
) -> None:
    known = tuple(f"XX-{number:02}" for number in range(many))
    said = told(tmp_path, 'rules = ["quite other"]\n', rules=known)
    listing = f" ({', '.join(known)})" if listed else ""
    assert said == f"3: rules[0]: expected a rule of tic_tac_toe{listing}, found 'quite other'"


@pytest.mark.parametrize(
    ("expected", "found", "same"),
    [
        (True, True, True),
        (True, 1, False),
        (1, True, False),
        (False, 0, False),
        (0, False, False),
        (True, "A", False),
        ("none", None, True),
        ("none", [], True),
        ("none", "", True),
        ("none", "none", True),
        ("none", "some", False),
        ("none", 0, False),
        ("none", False, False),
        ("A", 0, True),
        ("B", 1, True),
        ("B", 0, False),
        ("AB", 0, False),
        ("", 0, False),
        ("A", "A", True),
        (2, 2.0, True),
        ([1, 2], (1, 2), True),
        ([1, 2], [1], False),
        ([1], [1, 2], False),
        ({"0": 5}, [5], True),
        ({"1": 5}, [5], False),
        ({"x": 5}, [5], False),
        ({"x": 5}, {"x": 5, "y": 6}, True),
        ({"x": 5}, 5, False),
        ([1], 1, False),
    ],
)
def test_what_is_expected_and_what_is_found_agree_or_not(
    expected: Any, found: Any, same: bool
) -> None:
    assert matches(expected, found) is same


def test_where_two_things_differ_is_told_from_the_outside_in() -> None:
    expected = {"a": {"b": [1, {"c": 2}]}, "d": 1}
    found = {"a": {"b": [0, {"c": 3}]}}
    assert [where for where, _, _ in mismatches(expected, found)] == ["a.b[0]", "a.b[1].c", "d"]
    assert [where for where, _, _ in mismatches(expected, found, "state")][-1] == "state.d"
    assert keys_in([{"a": ({"b": 1},)}, Said("x"), 4, "text"]) == {"a", "b", "word"}


def test_events_are_found_in_their_order_as_far_as_they_are_there() -> None:
    assert in_order([1, 2], [1, 3, 2]) == [0, 2]
    assert in_order([1, 1], [1]) == [0]
    assert in_order([1, 1], [1, 1]) == [0, 1]
    assert in_order([2, 1], [1, 2]) == [1]
    assert (in_order([], [1]), in_order([1], [])) == ([], [])


def test_dice_of_the_beginning_that_nobody_rolled_are_told(tmp_path: Path) -> None:
    said = told(tmp_path, 'dice = [3, 4]\n[[step]]\nanswer = "mark 4"\n')
    assert said.splitlines()[1:] == [
        "line 3, opening, dice: rolls left",
        "    expected [3, 4]",
    ]


def open_and_say(table: NotesTable) -> Script[None]:
    said = yield table.ask(0, "word", words("yes", "no"))
    table.tell(Opened(said.word))
    table.tell(Said(said.word))


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ('event = "said", word = "no"', '[said {word: "yes"}]'),
        ('event = "opened", word = "no"', '[opened {word: "yes"}]'),
        ('word = "no"', '[opened {word: "yes"}, said {word: "yes"}]'),
    ],
)
def test_beside_a_missing_event_those_of_its_kind_are_shown(
    tmp_path: Path, wanted: str, found: str
) -> None:
    path = tmp_path / "case.toml"
    steps = f'[[step]]\nanswer = "say yes"\nevents = [{{ {wanted} }}]\n'
    path.write_text(HEAD.format(game="little") + steps, encoding="utf-8")
    (difference,) = adjudicate(path, lambda slug: Little(open_and_say)).differences
    assert (difference.why, difference.details["found"]) == ("event-missing", found)


# Chance and odds


def test_so_many_results_of_dice_are_listed_and_one_more_is_not() -> None:
    listed = Dice("many", 1, MOST_BRANCHES, IN_ORDER).branches()
    assert listed is not None
    assert (MOST_BRANCHES, len(listed)) == (4_000, 4_000)
    assert Dice("many", 1, MOST_BRANCHES + 1, IN_ORDER).branches() is None
    with pytest.raises(ValueError, match="many: 1d4001 has more than 4000 results"):
        Dice("many", 1, 4_001, IN_ORDER).chances()
    assert Dice("few", 1, 4_001, SUM).branches() is None


def test_five_cards_are_branched_on_and_six_are_not() -> None:
    listed = Shuffle("deal", [1, 2, 3, 4, 5]).branches()
    assert listed is not None
    assert (len(listed), len({tuple(order) for order, _ in listed})) == (120, 120)
    assert {weight for _, weight in listed} == {1}
    assert Shuffle("deal", [1, 2, 3, 4, 5, 6]).branches() is None


@pytest.mark.parametrize("need", range(-1, 9))
def test_a_roll_with_a_need_is_split_as_its_faces_are(need: int) -> None:
    """The second opinion counts faces; any face of a branch must be one of its own kind."""
    hits = sum(1 for face in range(1, 7) if face >= need)
    split = Roll("to_hit", 6, need=need).branches()
    assert split is not None
    assert {face >= need: weight for face, weight in split} == {
        hit: weight for hit, weight in ((True, hits), (False, 6 - hits)) if weight
    }
    assert all(1 <= face <= 6 for face, _ in split)


def one_die(table: NotesTable) -> Script[None]:
    yield table.ask(0, "word", words("roll"))
    rolled = yield table.roll("luck", 6)
    table.state.written.append(str(rolled))
    table.tell(Said(str(rolled)))


def test_as_many_branches_as_are_allowed_are_exact_and_one_fewer_is_not() -> None:
    found = [
        odds(Match(Open(one_die)), Say("roll"), last_word, most_branches=most, samples=8)
        for most in (6, 5)
    ]
    assert [(each.exact, each.branches) for each in found] == [(True, 6), (False, 8)]
    assert {each.policy for each in found} == {"first offered"}


def speeches(table: NotesTable) -> Script[None]:
    for seat in (0, 1, 0):
        said = yield table.ask(seat, "word", words("a", "b"))
        table.tell(Said(said.word))


def test_events_that_were_forgotten_are_not_counted_as_being_before_others() -> None:
    match: Match[Notes] = Match(Open(speeches), source=Fast(Random(1)))
    match.answer(Say("a"))
    match._forget_events()
    match.answer(Say("b"))
    assert match.events_since(0) == match.events_since(1) == [Said("b")]
    assert match.events_since(2) == match.events_since(3) == []


# Text


@pytest.mark.parametrize(
    ("line", "what"),
    [
        (f"put {'9' * 300}", int("9" * 300)),
        (f"put {'9' * 301}", "9" * 301),
        (f"put {'[' * 8}1{']' * 8}", [[[[[[[[1]]]]]]]]),
        (f"put {'a' * 9_996}", "a" * 9_996),
        ("put []", []),
        ("put -", None),
        ("put yes", True),
        ("put no", False),
        ("put 'yes'", "yes"),
        ('put "-"', "-"),
        ("put -3", -3),
    ],
)
def test_a_line_is_read_up_to_its_boundaries(line: str, what: Any) -> None:
    read = parse_text(line, (Put,))
    assert read == Put(what)
    assert type(read.what) is type(what)
    assert parse_text(to_text(read), (Put,)) == read


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (f"put {'a' * 9_997}", "an action is one line of at most 10000 characters"),
        ("put a\nput b", "an action is one line of at most 10000 characters"),
        ("   ", "an empty line is no action"),
        (f"put {'[' * 9}1{']' * 9}", "cannot read 'put [[[[[[[[[1]]]]]]]]]' at character 13"),
        ("put [1 2]", "cannot read 'put [1 2]' at character 8"),
        ("put ]", "cannot read 'put ]' at character 5"),
        ("put [1,", "cannot read 'put [1,' at character 8"),
        ('put "\\q"', "cannot read 'put \"\\\\q\"' at character 5"),
        ("put 1 2", "'put 1 2' has more words than put has fields"),
        (f"put 1 {'2' * 74}", f"'put 1 {'2' * 74}' has more words than put has fields"),
        (f"put 1 {'2' * 75}", f"'put 1 {'2' * 71}...' has more words than put has fields"),
    ],
)
def test_a_line_beyond_its_boundaries_is_told(line: str, problem: str) -> None:
    with pytest.raises(Unreadable) as raised:
        parse_text(line, (Put,))
    assert str(raised.value) == problem


def test_what_has_no_words_of_its_own_is_called_by_its_key() -> None:
    assert (str(Saying("facing-ne")), str(Saying("hex-name", "Bay"))) == ("facing-ne", "Bay")


# Bots


def ask_of(many: int) -> Ask:
    return Ask(0, "word", Listed([Say(str(number)) for number in range(many)]))


@pytest.mark.parametrize(("offered", "weighed"), [(3, 3), (4, 4), (5, 4), (16, 4), (17, 4)])
def test_of_many_answers_some_are_weighed(offered: int, weighed: int) -> None:
    plans = Judgement[Notes]().plans(Notes(), ask_of(offered), Random(5), 4)
    assert (len(plans), len({len(plan) for plan in plans})) == (weighed, 1)
    if offered <= 4:
        assert plans == [(Say(str(number)),) for number in range(offered)]


def test_of_very_many_answers_also_late_ones_are_weighed() -> None:
    """The first of them are listed, as many again are drawn from all."""
    rng = Random(5)
    said = {
        int(plan[0].word)  # type: ignore[attr-defined]
        for _ in range(50)
        for plan in Judgement[Notes]().plans(Notes(), ask_of(1_000), rng, 4)
    }
    assert min(said) < 17
    assert max(said) > 500


# Lines of TOML


def documents(rng: Random) -> Iterator[list[str]]:
    """Texts whose every value begins with the number of its own line."""
    for _ in range(60):
        yield _Writer(rng).written()


class _Writer:
    """Writes TOML by chance: tables, lists of them, dotted and quoted keys, text in many lines."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.rows: list[str] = []
        self.keys = 0

    def written(self) -> list[str]:
        self._pairs()
        for number in range(self.rng.randrange(1, 4)):
            self._gap()
            self.rows.append(f"[t{number}.u]" if self.rng.random() < 0.5 else f"[ t{number} ]")
            self._pairs()
        for _ in range(self.rng.randrange(0, 3)):
            self._gap()
            self.rows.append("[[list]]  # of tables")
            self._pairs()
            for _ in range(self.rng.randrange(0, 3)):
                self.rows.append("[[list.inner]]")
                self._pairs()
        return self.rows

    def _gap(self) -> None:
        self.rows += self.rng.choice([[], [""], ["# [x] = { y"], ["", "  # '", ""]])

    def _pairs(self) -> None:
        for _ in range(self.rng.randrange(0, 5)):
            self._gap()
            self.keys += 1
            name = self.rng.choice(["{}", '"q {}"', "'r.{}'", "{}.a.b", 'd{} . "e"'])
            getattr(self, self.rng.choice(SORTS))(name.format(f"k{self.keys}"))

    def _here(self, ahead: int = 1) -> int:
        return len(self.rows) + ahead

    def _number(self, name: str) -> None:
        self.rows.append(f"{name} = {self._here()}  # ]")

    def _text(self, name: str) -> None:
        quote = self.rng.choice(['"""', "'''"])
        self.rows += [f"{name} = {quote}{self._here()}", "[no] # = {", f" x = 1{quote}"]

    def _list(self, name: str) -> None:
        here = self._here()
        self.rows += [f"{name} = [{here}, # one", f"  {here + 1}, [{here + 1}],", "", "  # two"]
        self.rows += [f"  {{ a = {here + 4}, b = '{here + 4} ]' }},", "]"]

    def _table(self, name: str) -> None:
        here = self._here()
        self.rows.append(f'{name} = {{ a = {here}, b.c = "{here} }}", d = [{here}, {{}}] }}')


SORTS = ("_number", "_text", "_list", "_table")


def leaves(data: Any, place: tuple[str | int, ...] = ()) -> Iterator[tuple[Any, Any]]:
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(value, (*place, key))
    else:
        yield place, data


def test_every_value_is_found_in_its_own_line() -> None:
    looked_at = 0
    for rows in documents(Random(18)):
        text = "\n".join(rows)
        lines = lines_of(text)
        for place, value in leaves(tomllib.loads(text)):
            assert lines[place] == int(str(value).split()[0]), (place, text)
            looked_at += 1
    assert looked_at > 800


def test_a_key_may_be_empty() -> None:
    assert lines_of("\n\"\" = 1\na.''.b = 2\n") == {
        (): 1,
        ("",): 2,
        ("a",): 3,
        ("a", ""): 3,
        ("a", "", "b"): 3,
    }


def test_a_table_is_found_where_its_name_stands() -> None:
    text = "\n[a.b]\nx = 1\n\n[[c]]\n[[c.d]]\n[[c]]\n[c.e]\n[[c.d]]\n"
    assert lines_of(text) == {
        (): 1,
        ("a",): 2,
        ("a", "b"): 2,
        ("a", "b", "x"): 3,
        ("c",): 5,
        ("c", 0): 5,
        ("c", 0, "d"): 6,
        ("c", 0, "d", 0): 6,
        ("c", 1): 7,
        ("c", 1, "e"): 8,
        ("c", 1, "d"): 9,
        ("c", 1, "d", 0): 9,
    }


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"a = 1\nb = {'[' * (DEEPEST - 1)}{']' * (DEEPEST - 1)}", 0),
        (f"a = 1\nb = {'[' * DEEPEST}{']' * DEEPEST}", 2),
        (f"a = 1\n\n{'.'.join('x' * DEEPEST)} = 1", 0),
        (f"a = 1\n\n{'.'.join('x' * (DEEPEST + 1))} = 1", 3),
        (f"a = {'[]' * 30}\n{']' * 5}{'[' * (DEEPEST - 1)}", 0),
        (f'a = \'{"[" * 30}\' # {"[" * 30}\nb = "\\"{"[" * 30}"', 0),
        (f'a = """\n{"[" * 30}""\n"""\n{"{" * DEEPEST}', 4),
        (f"a = 'no end\n{'[' * 30}", 0),
    ],
)
def test_levels_are_counted_where_they_are_levels(text: str, line: int) -> None:
    found = [(0, "", "")]
    try:
        check_toml(text)
    except TooMuch as error:
        found = [(error.line, error.expected, error.found)]
    assert found == [(line, "at most 20 levels", "more") if line else (0, "", "")]
