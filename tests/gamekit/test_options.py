"""Match options say their default, limits and rule once; whoever shows or checks them follows."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from rollout.cli.rulebook import checkout, rules_of
from rollout.gamekit.match_options import (
    Option,
    option,
    options_of,
    read_options,
    refused,
    rulebook_table,
)
from rollout.games.registry import find, games
from rollout.kernel.errors import Refusal, SetupRefused, Unreadable
from rollout.kernel.saying import Saying

CHECKOUT = checkout(Path(__file__).parent)
OWN_OPTIONS = [
    each.slug
    for each in games()
    if each.status == "playable" and find(each.slug).desk.options is not None
]


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wrecks: Annotated[bool, option("XX-RUL-01")] = True
    rounds: Annotated[int, option("XX-RUL-02", 5, 99, none=0)] = 20
    tie: Annotated[Literal["draw", "damage"], option("XX-RUL-03")] = "draw"
    hand: Annotated[Literal[7, 10], option("XX-RUL-04")] | None = None
    target: Annotated[int, option("XX-RUL-05", 30, 200)] | None = 40
    most: Annotated[Literal["two", "any", 2], option("XX-RUL-06", also=(2,))] = "two"


def test_an_option_says_what_it_is_and_may_be() -> None:
    assert list(options_of(Agreed).values()) == [
        Option("wrecks", True, (False, True), None, None, False, "XX-RUL-01"),
        Option("rounds", 20, (), (5, 99), 0, False, "XX-RUL-02"),
        Option("tie", "draw", ("draw", "damage"), None, None, False, "XX-RUL-03"),
        Option("hand", None, (7, 10), None, None, True, "XX-RUL-04"),
        Option("target", 40, (), (30, 200), None, True, "XX-RUL-05"),
        Option("most", "two", ("two", "any"), None, None, False, "XX-RUL-06", (2,)),
    ]


def test_the_set_up_page_is_told_all_of_it() -> None:
    assert options_of(Agreed)["rounds"].described() == {
        "name": "rounds",
        "usual": 20,
        "values": [],
        "limits": [5, 99],
        "none_at_0": True,
        "none": 0,
        "optional": False,
        "rule": "XX-RUL-02",
    }


def test_whoever_lists_options_is_told_what_stands_for_none() -> None:
    class Endless(msgspec.Struct):
        rounds: Annotated[int, option("XX-RUL-08", 5, 99, none=-1)] = 5
        turns: Annotated[int, option("XX-RUL-09", 5, 99)] = 5

    assert [each.described()["none"] for each in options_of(Endless).values()] == [-1, None]


def test_its_words_are_found_by_its_name_and_values() -> None:
    tie = options_of(Agreed)["tie"]
    assert (tie.key, tie.value_keys) == ("option-tie", ("option-tie-draw", "option-tie-damage"))


@pytest.mark.parametrize(
    ("name", "possible", "impossible"),
    [
        ("wrecks", [True, False], [1, 0, "on", None]),
        ("rounds", [0, 5, 99], [1, 4, -1, 100, True, 20.0, None]),
        ("tie", ["draw", "damage"], ["drawn", 0, None]),
        ("hand", [7, 10, None], [8, "7", True]),
        ("target", [30, 200, None], [29, 201, 0]),
        ("most", ["two", "any", 2], [3, "2", True, None]),
    ],
)
def test_an_option_allows_what_stands_in_its_field(
    name: str, possible: list[object], impossible: list[object]
) -> None:
    known = options_of(Agreed)[name]
    assert [known.allows(value) for value in possible] == [True] * len(possible)
    assert [known.allows(value) for value in impossible] == [False] * len(impossible)


def test_options_are_read_over_the_usual_ones() -> None:
    assert read_options(Agreed, {"tie": "damage", "rounds": 0}) == Agreed(tie="damage", rounds=0)


@pytest.mark.parametrize(
    ("name", "value", "why", "details"),
    [
        ("rounds", 3, "setup-option-limits", {"least": 5, "most": 99}),
        ("tie", "win", "setup-option-values", {"values": "draw, damage"}),
        ("wrecks", 1, "setup-option-values", {"values": "false, true"}),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_the_rule(
    name: str, value: object, why: str, details: dict[str, object]
) -> None:
    with pytest.raises(SetupRefused) as caught:
        read_options(Agreed, {name: value})
    known = options_of(Agreed)[name]
    named = {"option": Saying(known.key, name), "found": value}
    assert caught.value.refusal == Refusal(known.rule, why, {**named, **details})


def test_an_unknown_option_is_answered_with_the_nearest() -> None:
    with pytest.raises(Unreadable, match=r"there is no option 'rouns' \(nearest: rounds\)"):
        read_options(Agreed, {"rouns": 9})


def test_options_that_were_read_as_a_form_are_looked_at_again() -> None:
    """What a form cannot say: between none and the least there is nothing."""
    between = msgspec.convert({"rounds": 3}, type=Agreed)
    found = refused(between)
    assert found is not None
    assert (found.rule, found.why) == ("XX-RUL-02", "setup-option-limits")
    assert refused(Agreed()) is None


@pytest.mark.parametrize("limits", [(4, None), (None, 9)])
def test_limits_on_one_side_are_a_mistake(limits: tuple[int | None, int | None]) -> None:
    with pytest.raises(ValueError, match="XX-RUL-07: an option has a least and a most, or neither"):
        option("XX-RUL-07", *limits)


def test_an_option_without_a_rule_is_a_mistake() -> None:
    class Forgotten(msgspec.Struct):
        wrecks: bool = False

    with pytest.raises(TypeError, match="the option wrecks names no rule"):
        options_of(Forgotten)


def test_the_rulebook_has_a_row_for_each() -> None:
    assert rulebook_table(Agreed).splitlines() == [
        "| option | usually | may be | rule |",
        "|---|---|---|---|",
        "| `wrecks` | on | off, on | XX-RUL-01 |",
        "| `rounds` | 20 | 5 to 99, or 0 for none | XX-RUL-02 |",
        "| `tie` | draw | draw, damage | XX-RUL-03 |",
        "| `hand` | off | 7, 10, or off | XX-RUL-04 |",
        "| `target` | 40 | 30 to 200, or off | XX-RUL-05 |",
        "| `most` | two | two, any | XX-RUL-06 |",
    ]


@pytest.mark.parametrize("slug", OWN_OPTIONS)
def test_every_rulebook_shows_the_options_as_they_are(slug: str) -> None:
    form = find(slug).desk.options
    assert form is not None
    book = (CHECKOUT / "docs" / "rules" / f"{slug}.md").read_text(encoding="utf-8")
    assert rulebook_table(form) in book, f"`rollout options {slug} --markdown` writes it"


@pytest.mark.parametrize("slug", OWN_OPTIONS)
def test_every_option_names_a_rule_of_its_book(slug: str) -> None:
    form = find(slug).desk.options
    assert form is not None
    known = {rule.id for rule in rules_of(slug, CHECKOUT)}
    assert {each.rule for each in options_of(form).values()} <= known


@pytest.mark.parametrize("slug", OWN_OPTIONS)
def test_every_usual_value_is_possible(slug: str) -> None:
    form = find(slug).desk.options
    assert form is not None
    assert [each.name for each in options_of(form).values() if not each.allows(each.usual)] == []
