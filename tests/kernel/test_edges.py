"""Edges of the kernel: the last that is allowed, and what must be left as it was."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta
from msgspec.inspect import type_info

from rollout.games.samples.disc_duel import GAME as DISC_DUEL
from rollout.games.samples.tic_tac_toe import GAME as TIC_TAC_TOE
from rollout.kernel import Action, Fast, Journal, Match, Reasons, Seeded, Term, Unreadable
from rollout.kernel.adjudication.keys import read_words, strange_keys
from rollout.kernel.bounds import LARGEST_TEXT, MOST_KEYS, TooMuch, check_size, check_toml
from rollout.kernel.content import ContentError, Document, Form, convert, found_text, read_text
from rollout.kernel.dice import FACES, Count, Dice
from rollout.kernel.odds import Sampling, _averaged
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Roll
from rollout.kernel.text import parse_text
from tests.kernel.little_games import Little, Notes, NotesTable, Say, gamble, words


class Weigh(Action, frozen=True):
    """Something with a number that need not be whole."""

    grams: float


class Fallen(Recorded):
    """Something that is carried out once."""

    about = "tower"

    def guess(self, rng: Random) -> Any:
        return 0


def test_what_a_game_must_bring_itself_is_missed() -> None:
    missing: list[Callable[[], Any]] = [
        lambda: Count().add(0, 6),
        lambda: Recorded().record(),
        lambda: Recorded().guess(Random(1)),
        lambda: Recorded().void(),
    ]
    for asked in missing:
        with pytest.raises(NotImplementedError):
            asked()


def test_a_table_in_the_place_of_a_number_has_no_strange_keys() -> None:
    assert list(strange_keys({"a": 1}, type_info(int), "x")) == []
    (strange,) = strange_keys({"a": {"b": 1}}, type_info(dict[str, Notes]), "x")
    assert (strange.place, strange.key, strange.known) == (
        "x.a.b",
        "b",
        ["written", "hidden", "steps"],
    )


@pytest.mark.parametrize(
    ("kind", "data", "places"),
    [
        (list[Notes] | None, [{"steps": 1}, {"stpes": 1}], ["x[1].stpes"]),
        (dict[str, Notes] | None, {"a": {"stpes": 1}}, ["x.a.stpes"]),
        (Notes | None, {"stpes": 1}, ["x.stpes"]),
        (Notes | int, {"stpes": 1}, ["x.stpes"]),
        (tuple[Notes, ...] | str, [{"stpes": 1}], ["x[0].stpes"]),
        (list[Notes] | dict[str, Notes], [{"stpes": 1}], []),
        (int | None, {"stpes": 1}, []),
        (Notes | None, None, []),
    ],
)
def test_of_several_types_the_only_one_with_fields_is_meant(
    kind: Any, data: Any, places: list[str]
) -> None:
    assert [each.place for each in strange_keys(data, type_info(kind), "x")] == places


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"written": ["a", 3]}, "written[1]: Expected `str`, got `int`"),
        ({"steps": "x"}, "steps: Expected `int`, got `str`"),
        ([], "Expected `object`, got `array`"),
    ],
)
def test_words_that_do_not_fit_are_told_with_their_key(data: Any, complaint: str) -> None:
    with pytest.raises(Unreadable) as told:
        read_words(data, Notes)
    assert str(told.value) == complaint


@pytest.mark.parametrize("seat", [1, None])
def test_what_was_imagined_at_the_beginning_is_still_imagined_when_looking_back(
    seat: int | None,
) -> None:
    imagined = Match(Little(gamble), source=Fast(Random(3))).imagine(seat, Random(5))
    assert imagined.state.hidden >= 100
    assert imagined.at(0).state.hidden == imagined.state.hidden


def test_a_fork_knows_its_own_step_alone() -> None:
    match = Match(Little(gamble), source=Fast(Random(3)))
    for word in ("yes", "no", "no", "yes"):
        match.answer(Say(word))
    assert match.ply == 6
    fork = match.fork()
    assert (fork.ply, fork.steps, fork._first_ply) == (6, match.steps, 6)
    assert (fork.entries, fork.events) == ([], [])


def test_dice_keep_the_reasons_of_their_number() -> None:
    reasons = Reasons((Term("strength", 4, "XX-01"),))
    assert Dice("damage", 2, 6, FACES, reasons).reasons is reasons


def test_what_is_no_action_is_in_no_region() -> None:
    options = Match(DISC_DUEL.rules, source=Seeded("00")).ask
    assert options is not None
    assert "slide 1 1" not in options.options
    assert 4 not in options.options


@pytest.mark.parametrize(
    ("line", "grams"), [("weigh 1e3", 1000.0), ("weigh 2.5", 2.5), ("weigh 3", 3.0)]
)
def test_a_number_may_have_a_fraction_or_an_exponent(line: str, grams: float) -> None:
    assert parse_text(line, (Weigh,)) == Weigh(grams)


def test_of_a_long_word_fifty_letters_are_quoted() -> None:
    with pytest.raises(Unreadable) as error:
        parse_text("x" * 80, (Weigh,))
    assert f"'{'x' * 50}'" in str(error.value)
    assert "x" * 51 not in str(error.value)


def test_the_largest_text_is_read_and_one_letter_more_is_not() -> None:
    assert LARGEST_TEXT == 100_000
    check_size(100_000)
    with pytest.raises(TooMuch):
        check_size(100_001)


@pytest.mark.parametrize(("letters", "found"), [(50_001, "100002"), (100_001, "100001")])
def test_a_text_is_measured_in_bytes_unless_its_letters_are_too_many(
    letters: int, found: str
) -> None:
    check_toml("#" + "ä" * 49_999)
    with pytest.raises(TooMuch) as told:
        check_toml("ä" * letters)
    assert (told.value.expected, told.value.found) == ("at most 100000 bytes", found)


class Marked(Form):
    """A word, and a list of such, of which something more is noted."""

    colour: Annotated[Literal["red", "blue"], Meta(extra={"kind": "colour"})] = "red"
    others: Annotated[tuple[Literal["red", "blue"], ...], Meta(extra={"kind": "colours"})] = ()
    pair: tuple[int, Literal["red", "blue"]] = (0, "red")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('colour = "bleu"', 'a:1: colour: expected one of blue, red, found "bleu" (nearest: blue)'),
        ('pair = [1, "bleu"]', 'a:1: pair[1]: expected one of blue, red, found "bleu" (nearest: '),
        ('pair = ["bleu", "red"]', 'a:1: pair[0]: expected a whole number, found "bleu"'),
        ('others = ["bleu"]', 'a:1: others[0]: expected one of blue, red, found "bleu" (nearest: '),
    ],
)
def test_what_is_noted_beside_a_type_hides_nothing_of_it(text: str, told: str) -> None:
    with pytest.raises(ContentError) as error:
        convert(read_text(text, "a"), (), Marked)
    assert str(error.value).startswith(told)


def test_what_was_imagined_where_a_step_begins_is_imagined_once_when_going_back() -> None:
    imagined = Match(Little(gamble), source=Fast(Random(3))).imagine(1, Random(5))
    for _ in range(2):
        imagined.answer(Say("yes"))
        imagined.rewind(0)
        assert [ply for ply, _, _ in imagined._dreams] == [0]
    for word in ("yes", "no"):
        imagined.answer(Say(word))
    assert imagined.ply == 3
    later = imagined.imagine(1, Random(6))
    later.answer(Say("yes"))
    later.rewind(3)
    assert [ply for ply, _, _ in later._dreams] == [3]


def test_so_many_keys_are_read_and_one_more_is_not() -> None:
    assert MOST_KEYS == 5_000
    row = "a{} = 1\n"
    check_toml("".join(row.format(number) for number in range(MOST_KEYS)))
    with pytest.raises(TooMuch):
        check_toml("".join(row.format(number) for number in range(MOST_KEYS + 1)))


@pytest.mark.parametrize(
    ("value", "words_for_it"),
    [
        (None, "nothing"),
        ("x", '"x"'),
        (True, "true"),
        (False, "false"),
        ({}, "a table"),
        ([1], "a list"),
        (3, "3"),
        (0, "0"),
    ],
)
def test_what_was_found_is_told(value: Any, words_for_it: str) -> None:
    assert found_text(value) == words_for_it


def test_a_key_that_is_not_there_is_at_the_innermost_table_around_it() -> None:
    document = Document("a.toml", "\n[one]\nx = 1\n\n[one.two]\ny = 2\n", {})
    found = [document.line(place) for place in (("one", "two", "z"), ("one", "x"), ("q",), ())]
    assert found == [5, 3, 1, 1]


def test_a_guess_is_remembered_after_a_roll_that_needed_none() -> None:
    source = Sampling(Random(1))
    guessed = [source.guessed]
    for number, chance in enumerate((Roll("to hit", 10), Fallen(), Roll("to hit", 10))):
        source.answer(chance, number)
        guessed.append(source.guessed)
    assert guessed == [False, False, True, True]


def test_a_draw_is_written_as_such_and_read_again() -> None:
    match: Match[Any] = Match(TIC_TAC_TOE.rules, source=Seeded("00"))
    match.agree_draw()
    text = Journal.of(match).to_text()
    assert "\nresult draw draw-agreed\n" in text
    again = Journal.parse(text).replay(TIC_TAC_TOE.rules)
    assert again.result == match.result
    assert again.watcher is None


class Leaving(Little):
    """The second seat is out from the second step on."""

    def plays(self, state: Notes, seat: int) -> bool:
        return seat == 0 or state.steps == 0


def one_word(table: NotesTable) -> Any:
    yield table.ask(0, "word", words("a"))


def test_who_is_out_by_the_rules_does_not_play() -> None:
    match: Match[Notes] = Match(Leaving(one_word), source=Seeded("00"))
    assert [match.plays(seat) for seat in (0, 1)] == [True, True]
    assert match.ask is not None
    match.answer(next(iter(match.ask.options)))
    assert [match.plays(seat) for seat in (0, 1)] == [True, False]


def test_the_error_of_sampled_odds_is_that_of_a_mean() -> None:
    """Shares of 1 and 0: a variance of 1/2, so 1.96 times the root of 1/4."""
    found = _averaged([{True: Fraction(1)}, {False: Fraction(1)}], 2, "first")
    assert found.distribution == {True: Fraction(1, 2), False: Fraction(1, 2)}
    assert (found.exact, round(found.error, 6)) == (False, 0.98)
