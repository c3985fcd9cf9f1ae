"""A setup that is not possible is told in whole sentences, in the player's language."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from rollout.cli.setup_arguments import read_setup
from rollout.gamekit import option
from rollout.games.registry import find
from rollout.words import Words
from rollout.words.setup_mistakes import wrong_setup
from tests.cli.conftest import Run

OPTIONS = (
    "supreme_target, domination_target, survival, phase_order, attempts_per_turn, first_seat, "
    "mixed_armies, unique_titles_scope, mulligan, hand_limit, empty_deck, garrison, "
    "lead_transform_uses_slot, turn_limit, teams, starting_energon, opening_hand, draw_per_turn, "
    "support_limit, deck_size, first_turn_claim, contest_from, same_army"
)
TOLD = [
    (
        ("battlecards", "options.teams=true"),
        "Teams need four seats, not 2. [BC-OPT-15]",
        "Teams brauchen vier Plätze, nicht 2. [BC-OPT-15]",
    ),
    (
        ("battlecards", 'decks=["roll_out","roll_out"]'),
        "Two seats must lead different armies. [BC-RUL-106]",
        "Zwei Plätze müssen verschiedene Armeen führen. [BC-RUL-106]",
    ),
    (
        ("battlecards", "options.first_seat=chosen"),
        "Nobody was named to begin. [BC-OPT-06]",
        "Es ist nicht gesagt, wer beginnt. [BC-OPT-06]",
    ),
    (
        ("battlecards", 'decks=["roll_out"]'),
        "Two to four seats play, not 1. [BC-OPT-15]",
        "Es spielen zwei bis vier, nicht 1. [BC-OPT-15]",
    ),
    (
        ("battlecards", "options.supreme_target=12"),
        "options.supreme_target must be a whole number from 30 to 200 or null, not 12 [BC-OPT-01]",
        "options.supreme_target muss eine ganze Zahl von 30 bis 200 oder null sein, nicht 12 "
        "[BC-OPT-01]",
    ),
    (
        ("battlecards", "options.draw_per_turn=many"),
        'options.draw_per_turn must be a whole number from 0 to 10, not "many" [BC-OPT-16]',
        'options.draw_per_turn muss eine ganze Zahl von 0 bis 10 sein, nicht "many" [BC-OPT-16]',
    ),
    (
        ("battlecards", "options.hand_limit=8"),
        "options.hand_limit must be one of 7, 10 or null, not 8 [BC-OPT-10]",
        "options.hand_limit muss eines von 7, 10 oder null sein, nicht 8 [BC-OPT-10]",
    ),
    (
        ("battlecards", "options.mulligan=twice"),
        'options.mulligan must be one of none, one_free, one_if_no_robot, not "twice" [BC-OPT-09]',
        'options.mulligan muss eines von none, one_free, one_if_no_robot sein, nicht "twice" '
        "[BC-OPT-09]",
    ),
    (
        ("battlecards", "options.teams=maybe"),
        'options.teams must be true or false, not "maybe" [BC-OPT-15]',
        'options.teams muss true oder false sein, nicht "maybe" [BC-OPT-15]',
    ),
    (
        ("battlecards", "options.domination_targt=3"),
        'the setup has no "options.domination_targt" (nearest: options.domination_target)',
        "der Aufbau hat kein „options.domination_targt“ (am nächsten: options.domination_target)",
    ),
    (
        ("battlecards", "options.xyz=3"),
        f'the setup has no "options.xyz"; it has {OPTIONS}',
        f"der Aufbau hat kein „options.xyz“; er hat {OPTIONS}",
    ),
    (
        ("battlecards", "options=3"),
        "options must be a table, not 3",
        "options muss eine Tabelle sein, nicht 3",
    ),
    (
        ("battlecards", "decks=3"),
        "decks must be a list, not 3",
        "decks muss eine Liste sein, nicht 3",
    ),
    (
        ("battlecards", 'decks=["roll_out",4]'),
        "decks[1] must be text, not 4",
        "decks[1] muss ein Text sein, nicht 4",
    ),
    (
        ("battlecards", "first=soon"),
        'first must be a whole number or null, not "soon"',
        'first muss eine ganze Zahl oder null sein, nicht "soon"',
    ),
    (
        ("tabletop_warfare", "options.time_limit=soon"),
        'options.time_limit must be a whole number from 10 to 600 (0: none), not "soon" '
        "[TW-RUL-78]",
        'options.time_limit muss eine ganze Zahl von 10 bis 600 (0: keine) sein, nicht "soon" '
        "[TW-RUL-78]",
    ),
    (
        ("energon_wars", "options.stealth_range=none"),
        'options.stealth_range must be a whole number from 1 to 12, not "none" [EW-RUL-35]',
        'options.stealth_range muss eine ganze Zahl von 1 bis 12 sein, nicht "none" [EW-RUL-35]',
    ),
    (
        ("attacktix", 'forces=["x"]'),
        'forces must be a list of 2 to 6, not ["x"]',
        'forces muss eine Liste von 2 bis 6 sein, nicht ["x"]',
    ),
    (
        ("energon_wars", f"map={'x' * 61}"),
        f'map must be text of 0 to 60 characters, not "{"x" * 59}…',
        f'map muss ein Text von 0 bis 60 Zeichen sein, nicht "{"x" * 59}…',
    ),
    (
        ("the_game", 'options={"sprint":true,"arcs":[1]}'),
        "options.arcs must be a number, true, false or text, not [1]",
        "options.arcs muss eine Zahl, true, false oder ein Text sein, nicht [1]",
    ),
]


@pytest.mark.parametrize(("wish", "english", "german"), TOLD)
def test_a_setup_that_is_not_possible_is_told_in_both_languages(
    rollout: Run, wish: tuple[str, str], english: str, german: str
) -> None:
    game, pair = wish
    done = rollout("play", game, "--setup", pair)
    assert (done.code, done.err) == (2, f"rollout: this setup is not possible: {english}\n")
    done = rollout("play", game, "--setup", pair, "--lang", "de")
    assert (done.code, done.err) == (2, f"rollout: dieser Aufbau ist nicht möglich: {german}\n")


@pytest.mark.parametrize(
    ("game", "option", "meant"),
    [
        ("the_game", "round_limit", 0),
        ("tabletop_warfare", "round_limit", 0),
        ("battlecards", "turn_limit", None),
        ("battlecards", "mulligan", "none"),
    ],
)
def test_none_is_written_alike_in_every_game(game: str, option: str, meant: object) -> None:
    setup = read_setup(find(game), "", [f"options.{option}=none"])
    assert msgspec.to_builtins(setup)["options"][option] == meant


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    least: Annotated[int, msgspec.Meta(ge=3)]
    most: Annotated[int, msgspec.Meta(le=3)] = 3
    tables: dict[Annotated[str, msgspec.Meta(max_length=4)], dict[str, int]] = {}
    within: Within | None = None
    either: str | list[str] = ""


class Within(msgspec.Struct, forbid_unknown_fields=True):
    marked: Annotated[Literal[1, 2], option("XX-RUL-01", also=(2,))] | None = None


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ({}, 'the setup needs "least"'),
        ([], "setup must be a table, not []"),
        ({"least": 2}, "least must be a whole number from 3, not 2"),
        ({"least": 3, "most": 4}, "most must be a whole number up to 3, not 4"),
        (
            {"least": 3, "within": {"marked": 3}},
            "within.marked must be one of 1 or null, not 3 [XX-RUL-01]",
        ),
        (
            {"least": 3, "within": {"markd": 3}},
            'the setup has no "within.markd" (nearest: within.marked)',
        ),
        ({"least": 3, "within": 3}, "within must be a table or null, not 3"),
        ({"least": 3, "either": 3}, "either must be something else, not 3"),
        (
            {"least": 3, "tables": {"a": {"b": 1}, "c": {"d": 2, "e": "f", "g": "h"}}},
            'tables.c.e must be a whole number, not "f"',
        ),
        (
            {"least": 3, "tables": {"a": {}, "north": {}}},
            'tables.north must be text of 0 to 4 characters, not "north"',
        ),
        (
            {"x - at `$.most": 3, "least": 3},
            'the setup has no "x - at `$.most"; it has least, most, tables, within, either',
        ),
    ],
)
def test_whatever_is_wrong_with_a_setup_of_any_form_is_told(written: object, told: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(written, type=Setup)
    words = Words(None, "en")
    assert words.refusal(wrong_setup(Setup, written, caught.value)) == told
    assert words.faults == []


def test_of_a_key_without_end_only_the_beginning_is_shown() -> None:
    """Of many it is found as quickly as of few, and what is beside it says nothing."""
    written = {"least": 3, "tables": {"abcd": {"x" * 1_000: "y"}}, "most": 9}
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(written, type=Setup)
    refusal = wrong_setup(Setup, written, caught.value)
    assert refusal.details["option"] == "tables.abcd." + "x" * 60 + "…"


def test_of_a_long_value_only_the_beginning_is_shown(rollout: Run) -> None:
    done = rollout("play", "battlecards", "--setup", "options.teams=" + "x" * 100)
    assert done.err == (
        "rollout: this setup is not possible: "
        f'options.teams must be true or false, not "{"x" * 59}… [BC-OPT-15]\n'
    )


def test_a_value_that_goes_on_without_end_is_a_word(rollout: Run) -> None:
    done = rollout("play", "tic_tac_toe", "--setup", "first=" + "[" * 100_000)
    told = "rollout: this setup is not possible: first must be one of 0, 1, not "
    assert (done.code, done.err) == (2, f'{told}"{"[" * 59}…\n')


def test_the_options_of_a_game_are_listed_as_they_are_written(rollout: Run) -> None:
    done = rollout("options", "the_game", "--plain")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[7] == "arcs=standard: Firing arcs: standard or wide [standard, wide] TG-RUL-32"
    assert lines[17] == "round_limit=20: Last round (0: none) [5 … 99, 0] TG-RUL-94"


def test_the_options_of_a_game_are_listed_for_machines(rollout: Run) -> None:
    rows = msgspec.json.decode(rollout("options", "battlecards", "--json").out)
    assert rows[9] == {
        "name": "hand_limit",
        "usual": None,
        "values": [7, 10],
        "limits": None,
        "none_at_0": False,
        "none": None,
        "optional": True,
        "rule": "BC-OPT-10",
    }


def test_a_game_without_options_says_so(rollout: Run) -> None:
    done = rollout("options", "tic_tac_toe")
    assert (done.code, done.err.strip()) == (2, "rollout: tic_tac_toe has no match options")
