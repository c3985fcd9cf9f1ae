"""Homebrew of Attacktix that would begin and not go on: too small, too light, or not to be read."""

from __future__ import annotations

import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.setup import Setup
from rollout.kernel.content import ContentError
from tests.games.attacktix.exam.test_homebrew_faults import CRATE, FIGURE, area

SMALL = area("at = [0, 0], width = 0.25, depth = 0.25, shape = 'ellipse'")
DART = '[weapons.trial]\nkind = "missile"\ndiameter = 3\nlength = 57\n'


@pytest.mark.rule("AT-FIG-08", "AT-FIG-12", "AT-RUL-02", "AT-TER-03", "AT-ABL-01")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            DART + "mass = 1\nspeed = 0.0004",
            "weapons.trial.speed: expected a number >= 0.5, found 0.0004",
        ),
        (
            DART + "mass = 1e-9\nspeed = 9",
            "weapons.trial.mass: expected a number >= 0.1, found 1e-09",
        ),
        (
            area("at = [0, 0], width = 0.001, depth = 2"),
            "maps.trial.areas[0].width: expected a number >= 0.25, found 0.001",
        ),
        (
            CRATE.replace("12.36", "0.04") + "pushed = true",
            "sorts.trial.mass: expected no mass, or 0.1 g at least, found 0.04",
        ),
        ('[factions.mega]\nname = "Huge"', "factions.mega: expected a code that is not in use yet"),
        ('[factions.any]\nname = "All"', "factions.any: expected a code that is not in use yet"),
        ('[factions.jedi]\nname = "Jedi"', "factions.jedi: expected a code that is not in use yet"),
        ('[factions.trial]\nname = " "', "factions.trial.name: expected text in one line"),
        (
            FIGURE.format('do = "jam"').replace('"Trial"', '"Tri\\nal"'),
            "figures.trial.name: expected text in one line, without blanks around it",
        ),
        (
            FIGURE.format('do = "jam"').replace('"robot"', '"ro\\u202ebot"'),
            "figures.trial.mode: expected text in one line, without blanks around it",
        ),
        (
            FIGURE.format('do = "explode"'),
            "figures.trial.ability.do: expected one of recover, rescue, transform, recruit, rally, "
            'attackback, battle_cry, push, scramble, jam, revenge, capture, found "explode"',
        ),
        (
            '[wheels.trial]\nfaces = "\u0663w 2r 3w 4r 5w 6r 1w 2r 3w 4r 5w 6r"',
            "wheels.trial.faces: expected numbers to 20 with r or w",
        ),
    ],
)
def test_what_no_table_can_hold_or_no_label_can_show_is_refused(text: str, told: str) -> None:
    with pytest.raises(ContentError) as raised:
        library(text)
    assert told in str(raised.value)


def test_a_filter_that_is_no_class_is_not_taken_for_itself() -> None:
    with pytest.raises(ContentError) as raised:
        library(FIGURE.format('do = "jam", unless = "any"'))
    assert 'unless: expected a class or a faction, found "any"' in str(raised.value)
    assert "(nearest: any)" not in str(raised.value)


@pytest.mark.rule("AT-FIG-08", "AT-TER-03")
def test_names_in_any_letters_and_the_least_measures_are_played() -> None:
    known = library(
        FIGURE.format('do = "jam"').replace('"Trial"', '"Ünïcörn 😀"')
        + SMALL
        + "\n"
        + CRATE.replace("12.36", "0.1")
        + DART
        + "mass = 0.1\nspeed = 0.5\n"
    )
    assert known.figures["trial"].name == "Ünïcörn 😀"
    assert known.sorts["trial"].mass == 1
    assert GAME.rules.start(Setup(map="trial", homebrew=SMALL)).sections == []
