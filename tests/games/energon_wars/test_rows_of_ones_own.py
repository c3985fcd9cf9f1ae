"""Rows of the players' own: whatever is read works in play, and what could not work is refused."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.cases import position
from rollout.games.energon_wars.content.library import library_with
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.rules.figures import (
    energon_max,
    flies,
    has_keyword,
    is_immune,
)
from rollout.games.energon_wars.rules.movement import run_cost
from rollout.games.energon_wars.rules.sight import cover_terms
from rollout.games.energon_wars.rules.storing import pick_up_cost
from rollout.games.energon_wars.rules.weapons import weapons_of
from rollout.kernel.content import ContentError
from rollout.kernel.errors import Unreadable
from rollout.kernel.match import Match
from rollout.kernel.sources import Scripted

CARD = """
[cards.tried]
name = "Tried"
faction = "autobot"
base = "large"
points = 5
hit_points = 10
energon = 6
tags = [{tags}]
critical_zone = [[4, 1]]
abilities = [{both}]
[cards.tried.robot]
form = "robot"
speed = "M"
melee = 8
ranged = 8
size = 3
defense = 12
armor = 15
transform_cost = 1
storage = 3
keywords = [{keywords}]
attacks = [
  {{ name = "Claw", kind = "melee", range = 1, damage = 2, cost = 1 }},
  {{ name = "Ring", kind = "ranged", range = 4, damage = 2, cost = 1, fx = ["360"] }},
]
abilities = [{robot}]
[cards.tried.alt]
form = "car"
speed = "L"
melee = 8
ranged = 8
size = 2
defense = 12
armor = 15
transform_cost = 1
"""


def card(robot: str = "", both: str = "", tags: str = "", keywords: str = "") -> str:
    return CARD.format(robot=robot, both=both, tags=tags, keywords=keywords)


def table(homebrew: str, foe: dict[str, Any], *dice: Any, **more: Any) -> Match[State]:
    """The card of one's own at (10, 10), with energon and hit points as printed."""
    army = {"tried": {"at": [10, 10], **more}, "bumblebee": {"at": [8, 10], "mode": "alt"}}
    words = {"armies": {"A": army, "B": foe}, "homebrew": homebrew}
    return Match(GAME.rules, None, Scripted(list(dice)), position(words))


def do(match: Match[State], *lines: str) -> None:
    for line in lines:
        match.answer(GAME.rules.read_action(match.state, line))


FAR = {"megatron": {"at": [30, 30]}}


@pytest.mark.rule("EW-ABL-01", "EW-ABL-02")
@pytest.mark.parametrize(
    ("row", "key", "expected"),
    [
        ('when = "kill", who = "foe", effect = ["attack[Claw]"]', "who", "one of self, ally"),
        ('when = "kill", who = "enemy<=3 1", effect = ["attack[Claw]"]', "when", "for attack"),
        ('when = "re_hurt", who = "self", effect = ["attack[Claw]"]', "who", "enemy or foe"),
        ('when = "re_hurt", who = "foe", effect = ["attack[Ring]"]', "effect", "on one target"),
        (
            'when = "act", who = "self", until = "round", effect = ["mod(EN.max,+1)"]',
            "effect",
            "EN",
        ),
        (
            'when = "passive", who = "self", until = "while", effect = ["mod(EN.max,+1)"]',
            "effect",
            "",
        ),
        ('when = "act", who = "enemy<=3 1", effect = ["fx(throw)"]', "effect", "for who is hit"),
        (
            'when = "act", who = "self", until = "round", effect = ["gain(jump)"]',
            "effect[0]",
            "come",
        ),
        ('when = "act", who = "self", effect = ["prevent(2)"]', "when", "re_damage for prevent"),
        ('when = "re_damage", who = "self", effect = ["repair(1)"]', "effect", "prevent for"),
        ('when = "re_ally", who = "ally<=3 1", effect = ["repair(1)"]', "effect", "guard for"),
        ('when = "act", who = "self", until = "next", effect = ["cloud(2)"]', "who", "a spot"),
        ('when = "act", who = "spot<=5", until = "round", effect = ["cloud(2)"]', "until", "next"),
        ('when = "act", who = "spot<=5", effect = ["repair(2)"]', "effect", "a cloud"),
        ('when = "act", who = "hit", effect = ["repair(2)"]', "who", "for act"),
        ('when = "act", who = "self", effect = ["split"]', "effect", "gestalt"),
        ('when = "act", who = "ally+<=0 all", effect = ["combine(devastator)"]', "who", "the tag"),
        (
            'when = "act", who = "self", until = "while", effect = ["mod(ARM,+1)"]',
            "until",
            "passive",
        ),
        ('when = "passive", who = "self", until = "round", effect = ["mod(ARM,+1)"]', "until", ""),
        (
            'when = "passive", who = "self", until = "while", cost = 1, effect = ["mod(ARM,+1)"]',
            "cost",
            "",
        ),
        (
            'when = "passive", who = "self", until = "while", effect = ["reroll(attack)"]',
            "effect",
            "",
        ),
        (
            'when = "passive", who = "ally<=3 all", until = "while", effect = ["mod(ARM,+1)"]',
            "effect",
            "",
        ),
        ('when = "act", who = "self", effect = ["energon(+1)"]', "limit", "a limit"),
        ('when = "act", who = "self", if = "melee", effect = ["repair(1)"]', "if", "an attack"),
    ],
)
def test_a_row_that_could_do_nothing_is_refused(row: str, key: str, expected: str) -> None:
    with pytest.raises(ContentError) as error:
        library_with(card(f'{{ name = "Odd", {row} }}'))
    assert error.value.key == f"cards.tried.robot.abilities[0].{key}"
    assert expected in error.value.expected


@pytest.mark.rule("EW-ABL-01", "EW-HUG-01", "EW-ATK-14")
def test_names_huge_and_ways_to_aim_are_looked_at_too() -> None:
    twice = '{ name = "A", when = "act", who = "self", effect = ["repair(1)"] }'
    for text, key in (
        (card(robot=twice, both=twice), "cards.tried.robot.abilities"),
        (card(keywords='"huge"'), "cards.tried.robot.keywords[0]"),
        (
            card().replace(
                "range = 1, damage = 2, cost = 1 }",
                'damage = 2, cost = 1, fx = ["360", "trample(3)"] }',
            ),
            "cards.tried.robot.attacks[0].fx",
        ),
    ):
        with pytest.raises(ContentError) as error:
            library_with(text)
        assert error.value.key == key


ALWAYS = 'when = "passive", until = "while"'


def passive(*effects: str, more: str = "") -> str:
    words = ", ".join(f'"{each}"' for each in effects)
    return f'{{ name = "P", {ALWAYS}, who = "self", effect = [{words}]{more} }}'


@pytest.mark.rule("EW-ABL-06", "EW-FLY-01", "EW-FX-08")
def test_what_is_always_so_is_so_as_long_as_its_condition_holds() -> None:
    row = passive("gain(flight)", "immunity(fire)", "free(run)", more=', if = "crit"')
    hurt = table(card(robot=row), FAR, hp=4).state
    assert (flies(hurt, 0), is_immune(hurt, 0, "fire"), run_cost(hurt, 0)) == (True, True, 0)
    well = table(card(robot=row), FAR).state
    assert (flies(well, 0), is_immune(well, 0, "fire"), run_cost(well, 0)) == (False, False, 1)


@pytest.mark.rule("EW-ABL-06", "EW-LOS-06", "EW-FLY-03")
def test_every_keyword_can_be_given() -> None:
    row = passive("gain(cover)", "gain(anti_air)", "gain(climb_alt)")
    state = table(card(robot=row), FAR).state
    assert has_keyword(state, 0, "anti_air")
    assert not has_keyword(state, 1, "anti_air")
    shot = weapons_of(state, 2)[1].attack
    assert [(term.amount, term.rule) for term in cover_terms(state, 2, 0, shot)] == [
        (2, "EW-ABL-06")
    ]


@pytest.mark.rule("EW-ABL-06")
def test_what_is_given_all_around_needs_its_condition_and_may_include_oneself() -> None:
    words = 'name = "Hide", when = "passive", until = "while", effect = ["gain(concealment)"]'
    around = table(card(robot=f'{{ {words}, who = "ally+<=3 all" }}'), FAR).state
    assert [has_keyword(around, number, "concealment") for number in (0, 1, 2)] == [
        True,
        True,
        False,
    ]
    others = table(card(robot=f'{{ {words}, who = "ally<=3 all", if = "crit" }}'), FAR, hp=3).state
    assert [has_keyword(others, number, "concealment") for number in (0, 1)] == [False, True]
    well = table(card(robot=f'{{ {words}, who = "ally<=3 all", if = "crit" }}'), FAR).state
    assert not has_keyword(well, 1, "concealment")


@pytest.mark.rule("EW-EN-10", "EW-EN-16")
def test_a_free_pick_up_is_for_the_next_one_only() -> None:
    words = 'when = "act", who = "self", until = "act", cost = 1, effect = ["free(pickup)"]'
    row = f'{{ name = "Haul", {words} }}'
    match = table(card(robot=row), FAR)
    do(match, "activate tried", "use_ability haul")
    assert pick_up_cost(match.state, 0, 1) == 0
    do(match, "pick_up bumblebee")
    assert match.state.models[0].energon == 5
    assert pick_up_cost(match.state, 0, 1) == 1


@pytest.mark.rule("EW-EN-04", "EW-RUL-12")
def test_a_box_of_energon_stands_on_both_sides() -> None:
    row = passive("mod(EN.max,+1)", more=', if = "team(minibot)"')
    assert energon_max(table(card(both=row), FAR).state, 0) == 6
    assert energon_max(table(card(both=row.replace("minibot", "medic")), FAR).state, 0) == 5


@pytest.mark.rule("EW-FX-05", "EW-ATK-18", "EW-RUL-44")
def test_an_ability_throws_whom_a_claw_hits() -> None:
    row = '{ name = "Hurl", when = "hit", attack = "Claw", who = "hit", effect = ["fx(throw)"] }'
    match = table(card(robot=row), {"rumble": {"at": [11.6, 10], "energon": 0}}, [6, 6], [1, 1])
    do(
        match,
        "activate tried",
        "attack claw rumble",
        "decide no",
        "throw_to 1460 1000",
        "decide no",
    )
    rumble = match.state.models[2]
    assert (rumble.x, rumble.hp) == (1460, 6)


@pytest.mark.rule("EW-ARM-03", "EW-ATK-18", "EW-RUL-83")
def test_rows_of_items_work_as_if_printed_on_the_carrier() -> None:
    item = """
[items.spike]
name = "Spike"
points = 1
size = 1
used_up = true
abilities = [{ name = "Burn", when = "hit", who = "hit", effect = ["fx(fire)"] }]
"""
    foe = {"megatron": {"at": [12.1, 10], "energon": 0}}
    match = table(card() + item, foe, [6, 6], [1, 1], items=["spike"])
    do(match, "activate tried", "attack claw megatron", "decide no", "decide no")
    assert match.state.models[2].conditions == 2
    assert match.state.items[0].carrier == -1


@pytest.mark.rule("EW-RUL-79", "EW-LOS-13")
def test_a_free_cloud_is_laid_once_in_a_window() -> None:
    row = '{ name = "Fog", when = "act", who = "spot<=5", until = "next", effect = ["cloud(2)"] }'
    match = table(card(robot=row), FAR)
    do(match, "activate tried", "use_ability_at fog 1200 1200")
    again = GAME.rules.read_action(match.state, "use_ability_at fog 1300 1200")
    assert match.ask is not None
    refusal = match.ask.options.refusal(again)
    assert refusal is not None
    assert refusal.rule == "EW-RUL-79"


@pytest.mark.rule("EW-EN-04")
@pytest.mark.parametrize(
    ("words", "says"),
    [
        ({"hp": 11}, "10 hit points, not 11"),
        ({"energon": 7}, "6 energon at most, not 7"),
    ],
)
def test_a_position_has_no_more_than_there_are_boxes(words: dict[str, int], says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        table(card(), FAR, **words)


@pytest.mark.rule("EW-VP-06")
def test_a_position_has_no_unknown_tokens_and_no_broken_cards() -> None:
    armies = {"A": {"jazz": {"at": [1, 1]}}, "B": FAR}
    with pytest.raises(Unreadable, match="no token 'moon'"):
        position({"armies": armies, "tokens": [["moon", 5, 5]]})
    with pytest.raises(Unreadable, match="expected"):
        position({"armies": armies, "homebrew": "[cards.broken]\nname = 3"})
