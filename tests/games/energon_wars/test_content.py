"""Cards, items, armies and themes as they are written, and what is refused of homebrew."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollout.games.energon_wars.content.cards import Item, Side
from rollout.games.energon_wars.content.library import check, library, library_with
from rollout.games.energon_wars.content.vocabulary import (
    EFFECTS,
    FX,
    IFS,
    KEYWORDS,
    REACTIONS,
    TAGS,
    UNTILS,
    WHENS,
)
from rollout.kernel.content import ContentError

CARD = """
[cards.tester]
name = "Tester"
faction = "autobot"
base = "large"
points = 3
hit_points = 9
energon = 4
{extra}
[cards.tester.robot]
form = "robot"
speed = "M"
melee = 5
ranged = 5
size = 3
defense = 13
armor = 15
transform_cost = 1
attacks = [{{ name = "Fist", kind = "melee", range = 1, damage = 11, cost = 1 }}{attack}]
abilities = [{ability}]
[cards.tester.alt]
form = "car"
speed = "L"
melee = 5
ranged = 4
size = 2
defense = 13
armor = 15
transform_cost = 1
"""


def problem(extra: str = "", attack: str = "", ability: str = "") -> ContentError:
    with pytest.raises(ContentError) as caught:
        library_with(CARD.format(extra=extra, attack=attack, ability=ability))
    return caught.value


def test_there_are_seventeen_autobots_and_twenty_two_decepticons() -> None:
    factions = [card.faction for card in library().cards.values()]
    assert (factions.count("autobot"), factions.count("decepticon")) == (17, 22)


@pytest.mark.rule("EW-ARM-02")
def test_starter_armies_are_five_against_six_for_exactly_25_points() -> None:
    armies = library().armies
    boxes = [armies["starter_autobots"], armies["starter_decepticons"]]
    assert [len(box.models) for box in boxes] == [5, 6]
    assert [sum(library().card(name).points for name in box.models) for box in boxes] == [25, 25]
    bases = [library().card(name).base for box in boxes for name in box.models]
    assert (bases.count("large"), bases.count("small")) == (10, 1)


def test_every_ready_army_costs_25_points_and_fits_the_theme_of_its_faction() -> None:
    for army in library().armies.values():
        assert sum(library().card(name).points for name in army.models) == 25, army.slug
        theme = library().themes[f"season_one_{army.faction}s"]
        assert theme.models.issuperset(army.models), army.slug


@pytest.mark.rule("EW-ARM-09")
@pytest.mark.parametrize(
    ("slug", "victory_points"), [("optimus", 3), ("ironhide", 2), ("jazz", 1), ("ratbat", 1)]
)
def test_victory_points_follow_from_the_points(slug: str, victory_points: int) -> None:
    assert library().card(slug).victory_points == victory_points


@pytest.mark.rule("EW-EN-02")
def test_the_critical_zone_of_optimus_takes_one_two_and_three() -> None:
    optimus = library().card("optimus")
    assert [optimus.penalty(box) for box in (16, 7, 6, 5, 4, 3, 2, 1)] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_the_figures_that_the_source_gives_are_kept() -> None:
    optimus, starscream = library().card("optimus"), library().card("starscream")
    robot = optimus.sides[0]
    assert (robot.defense, robot.armor, robot.storage, optimus.energon) == (13, 18, 2, 6)
    assert len(robot.abilities) == 3
    null_rays = [row for side in starscream.sides for row in side.attacks if row.name == "Null ray"]
    assert [row.damage for row in null_rays] == [13, 13]
    assert [side.ranged for side in starscream.sides] == [7, 7]


def test_every_word_of_the_vocabulary_is_on_some_card_or_item() -> None:
    sides = [side for card in library().cards.values() for side in card.sides]
    owners: list[Side | Item] = [*sides, *library().items.values()]
    abilities = [each for owner in owners for each in owner.abilities]
    rows = [row for owner in owners for row in owner.attacks]
    assert {word.name for row in rows for word in row.fx} == set(FX)
    granted = {
        word.parameters[0] for each in abilities for word in each.effects if word.name == "gain"
    }
    assert {word.name for side in sides for word in side.keywords} | granted == set(KEYWORDS)
    assert {word.name for each in abilities for word in each.effects} == set(EFFECTS)
    assert {each.when for each in abilities} == set(WHENS)
    assert {each.until for each in abilities} == set(UNTILS)
    assert {each.condition.name for each in abilities if each.condition} == set(IFS)
    assert {tag for card in library().cards.values() for tag in card.tags} == set(TAGS)
    assert set(REACTIONS) <= {each.when for each in abilities}


def test_no_side_has_more_than_four_abilities_and_every_fighting_side_an_attack() -> None:
    peaceful = {"soundwave", "laserbeak", "ravage", "rumble", "frenzy", "buzzsaw", "ratbat"}
    for card in library().cards.values():
        for number, side in enumerate(card.sides):
            assert len(side.abilities) <= 4, card.slug
            assert side.attacks or (number == 1 and card.slug in peaceful), card.slug


def test_a_card_of_ones_own_is_read_beside_ours() -> None:
    text = CARD.format(extra="", attack="", ability="")
    assert library_with(text).card("tester").name == "Tester"
    assert "tester" not in library().cards


@pytest.mark.parametrize(
    ("ability", "key", "expected", "nearest"),
    [
        ('when = "acts", who = "self", effect = ["repair(1)"]', "when", "", "act"),
        ('when = "act", who = "alli<=3 1", effect = ["repair(1)"]', "who", "", ""),
        ('when = "act", who = "ally 1", effect = ["repair(1)"]', "who", "a distance", ""),
        ('when = "act", who = "self", effect = ["repare(1)"]', "effect[0]", "", "repair"),
        ('when = "act", who = "self", effect = ["repair(0)"]', "effect[0]", "a number", ""),
        (
            'when = "act", who = "self", effect = ["mod(ARMS,+1)"], until = "act"',
            "effect[0]",
            "a stat",
            "ARM",
        ),
        ('when = "act", who = "self", effect = ["mod(ARM,+1)"]', "until", "how long", ""),
        ('when = "act", who = "self", effect = ["repair(1)"], until = "act"', "until", "now", ""),
        (
            'when = "re_miss", who = "foe", effect = ["attack[Kick]"]',
            "effect[0]",
            "one of Fist",
            "",
        ),
        ('when = "act", attack = "Fist", who = "self", effect = ["repair(1)"]', "attack", "", ""),
        (
            'when = "hit", attack = "Fisted", who = "self", effect = ["repair(1)"]',
            "attack",
            "",
            "Fist",
        ),
        (
            'when = "act", if = "near(seekers,6)", who = "self", effect = ["repair(1)"]',
            "if",
            "a tag",
            "seeker",
        ),
        (
            'when = "passive", who = "ally<=6 all", effect = ["mod(MAT,+1)"], until = "while"',
            "effect",
            "gain or lose",
            "",
        ),
        (
            'when = "passive", who = "hit", effect = ["mod(MAT,+1)"], until = "while"',
            "who",
            "one of self, ally, enemy for passive",
            "",
        ),
        ('when = "act", who = "self", effect = ["fx(push)"]', "effect[0]", "push(a number)", ""),
        (
            'when = "act", who = "ally(twin)<=0 all", effect = ["combine(menasor)"]',
            "",
            "the id of a gestalt",
            "",
        ),
    ],
)
def test_a_wrong_word_of_an_ability_is_refused_where_it_stands(
    ability: str, key: str, expected: str, nearest: str
) -> None:
    error = problem(ability=f'{{ name = "A", {ability} }}')
    assert error.key.removeprefix("cards.tester").removeprefix(".robot.abilities[0]") in (
        f".{key}",
        key,
    )
    assert expected in error.expected
    assert error.nearest == nearest


@pytest.mark.parametrize(
    ("attack", "expected"),
    [
        (', { name = "Run", kind = "melee", damage = 9, cost = 1 }', "a range"),
        (
            ', { name = "A", kind = "melee", range = 1, cost = 1, damage = 9, fx = ["trample(4)"]}',
            "no range beside a trample",
        ),
        (
            ', { name = "Run", kind = "ranged", cost = 1, damage = 9, fx = ["trample(4)"] }',
            "melee for a trample",
        ),
        (
            ', { name = "Ring", kind = "spray", range = 4, damage = 9, cost = 1, fx = ["360"] }',
            "either a spray or 360",
        ),
    ],
)
def test_an_attack_that_makes_no_sense_is_refused(attack: str, expected: str) -> None:
    assert problem(attack=attack).expected == expected


def test_a_critical_zone_beyond_the_hit_points_is_refused() -> None:
    assert problem("critical_zone = [[10, 1]]").expected == "boxes of the hit points"


def test_an_unknown_tag_is_refused_with_the_nearest() -> None:
    error = problem('tags = ["minibots"]')
    assert (error.key, error.nearest) == ("cards.tester.tags[0]", "minibot")


def test_the_name_of_a_card_that_exists_is_refused() -> None:
    text = CARD.format(extra="", attack="", ability="").replace("tester", "optimus")
    with pytest.raises(ContentError, match="not in use yet"):
        library_with(text)


def test_a_folder_of_homebrew_is_looked_over_as_a_whole(tmp_path: Path) -> None:
    (tmp_path / "card.toml").write_text(CARD.format(extra="", attack="", ability=""))
    (tmp_path / "army.toml").write_text(
        '[armies.mine]\nfaction = "autobot"\nmodels = ["tester", "jaz"]\n[army.typo]\n'
    )
    (tmp_path / "broken.toml").write_text("[")
    found = {(Path(each.file).name, each.key, each.nearest) for each in check(tmp_path)}
    assert found == {
        ("broken.toml", "", ""),
        ("army.toml", "armies.mine.models", "jazz"),
        ("army.toml", "army", "armies"),
    }
