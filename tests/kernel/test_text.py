"""Actions as lines of text."""

from enum import Enum
from typing import Annotated

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollout.kernel import Action, Unreadable, parse_text, to_text


class Stance(Enum):
    LOW = "low stance"
    HIGH = "high"


class Order(Action, frozen=True):
    units: tuple[int, ...]
    name: str = ""
    loud: bool = False
    goal: int | None = None


class Everything(Action, frozen=True):
    text: str | None
    pairs: tuple[tuple[str, int], ...] = ()
    mixed: tuple[int | str | None, ...] = ()
    share: float = 0.0
    stance: Stance = Stance.HIGH
    maybe: bool | None = None


class Bounded(Action, frozen=True):
    angle: Annotated[int, msgspec.Meta(ge=0, le=3599)]
    angles: tuple[Annotated[int, msgspec.Meta(ge=0, le=3599)], ...] = ()
    mark: Annotated[str, msgspec.Meta(max_length=3)] = ""
    either: Annotated[int, msgspec.Meta(le=5)] | str = 0


KINDS = (Order, Everything)


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Order((3, 5)), "order [3,5]"),
        (Order(()), "order []"),
        (Order((1,), "Optimus Prime", True), 'order [1] "Optimus Prime" yes'),
        (Order((1,), "", False, -4), 'order [1] "" no -4'),
        (Order((1,), "-"), 'order [1] "-"'),
        (Order((1,), "yes"), 'order [1] "yes"'),
        (Order((1,), "12"), 'order [1] "12"'),
        (Order((1,), "it's"), "order [1] it's"),
        (Order((1,), "a\nb"), 'order [1] "a\\nb"'),
        (Order((1,), "a\u2028b"), 'order [1] "a\\u2028b"'),
        (Order((1,), "Bär"), "order [1] Bär"),
        (Everything(None), "everything -"),
        (Everything("x", (("a,b", 1), ("]", 2))), 'everything x [["a,b",1],["]",2]]'),
        (Everything("x", (), (1, "1", None)), 'everything x [] [1,"1",-]'),
        (Everything("x", (), (), -0.5), "everything x [] [] -0.5"),
        (Everything("x", (), (), 0.0, Stance.LOW), 'everything x [] [] 0.0 "low stance"'),
        (Everything("x", (), (), 0.0, Stance.HIGH, False), "everything x [] [] 0.0 high no"),
    ],
)
def test_an_action_is_written_on_one_line_and_read_back(action: Action, line: str) -> None:
    assert to_text(action) == line
    assert parse_text(line, KINDS) == action


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("  order   [ 3 , 5 ]  ", Order((3, 5))),
        ("order [1] 'Optimus Prime'", Order((1,), "Optimus Prime")),
        ("order [1] 12", Order((1,), "12")),
        ("order [1] yes yes", Order((1,), "yes", True)),
        ("everything 7", Everything("7")),
        ("everything x [] [] 2", Everything("x", (), (), 2.0)),
    ],
)
def test_reading_forgives_what_is_clear(line: str, action: Action) -> None:
    assert parse_text(line, KINDS) == action


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("", "an empty line is no action"),
        ("   ", "an empty line is no action"),
        ("ordr [1]", "'ordr' is no action (nearest: order)"),
        ("jump", "'jump' is no action; known are everything, order"),
        ("order", "missing required field `units`"),
        ("order x", "Expected `array`, got `str`"),
        ("order [x]", "Expected `int`, got `str`"),
        ("order [1] a no 3 extra", "more words than order has fields"),
        ("order [1] a maybe", "Expected `bool`"),
        ("order [1", "cannot read 'order [1'"),
        ("order 1]", "cannot read 'order 1]'"),
        ("order [1 2]", "cannot read 'order [1 2]' at character 10"),
        ("order [1] 'open", "cannot read"),
        ('order [1] "\\q"', "cannot read"),
        ("order [1]\norder [2]", "an action is one line"),
        ("order " + "[" * 3_000, "cannot read"),
        ("order [" + "1," * 20_000, "an action is one line of at most 10000 characters"),
        ("order [" + "9" * 5_000 + "]", "Expected `int`, got `str`"),
    ],
)
def test_what_cannot_be_read_is_told(line: str, problem: str) -> None:
    with pytest.raises(Unreadable) as raised:
        parse_text(line, KINDS)
    assert problem in str(raised.value)
    assert len(str(raised.value)) < 300


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("bounded 3600", "Expected `int` <= 3599 - at `$.angle`"),
        ("bounded -1", "Expected `int` >= 0 - at `$.angle`"),
        ("bounded 1 [2,3600]", "Expected `int` <= 3599 - at `$.angles[1]`"),
        ("bounded 1 [] 1234", "Expected `str` of length <= 3 - at `$.mark`"),
        ("bounded x", "Expected `int`, got `str` - at `$.angle`"),
        ('bounded "7"', "Expected `int`, got `str` - at `$.angle`"),
    ],
)
def test_what_lies_beyond_a_bound_is_told_the_bound(line: str, problem: str) -> None:
    with pytest.raises(Unreadable) as raised:
        parse_text(line, (Bounded,))
    assert str(raised.value) == f"cannot read {line!r}: {problem}"


def test_a_number_beyond_its_bound_is_a_text_where_that_may_stand_too() -> None:
    assert parse_text("bounded 1 [] 123 7", (Bounded,)) == Bounded(1, (), "123", "7")
    assert parse_text("bounded 1 [] 123 5", (Bounded,)) == Bounded(1, (), "123", 5)


@pytest.mark.parametrize(
    ("line", "character"),
    [
        ("order [1", 9),
        ("order 1]", 8),
        ("order [1] 'open", 10),
        ('order [1] "\\q"', 11),
        ("order [1,", 10),
        ("order [1, 'x", 10),
        ("order [[1]", 11),
        ("order [1] a ]", 13),
        ('order [1] a "b', 12),
    ],
)
def test_the_character_is_told_from_which_on_a_line_cannot_be_read(
    line: str, character: int
) -> None:
    with pytest.raises(Unreadable, match=f"at character {character}$"):
        parse_text(line, KINDS)


@pytest.mark.parametrize(
    ("depth", "problem"), [(8, "Expected `int`, got `array`"), (9, "cannot read")]
)
def test_lists_are_read_as_deep_as_may_be(depth: int, problem: str) -> None:
    with pytest.raises(Unreadable, match=problem):
        parse_text("order " + "[" * depth + "]" * depth, KINDS)


def test_an_action_with_fields_that_are_not_flat_has_no_text() -> None:
    class Deep(Action, frozen=True):
        inner: dict[str, int]

    with pytest.raises(TypeError, match="flat fields"):
        to_text(Deep({"a": 1}))


@given(
    st.builds(
        Everything,
        st.none() | st.text(),
        st.lists(st.tuples(st.text(), st.integers())).map(tuple),
        st.lists(st.none() | st.text() | st.integers()).map(tuple),
        st.floats(allow_nan=False, allow_infinity=False),
        st.sampled_from(Stance),
        st.none() | st.booleans(),
    )
)
def test_any_action_comes_back_from_its_text(action: Everything) -> None:
    line = to_text(action)
    assert len(line.splitlines()) == 1
    if len(line) <= 10_000:
        assert parse_text(line, KINDS) == action


@given(st.text(max_size=200))
def test_any_other_text_is_an_action_or_unreadable(line: str) -> None:
    try:
        action = parse_text("order " + line, KINDS)
    except Unreadable:
        return
    assert isinstance(action, Order)
