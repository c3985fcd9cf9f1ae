"""The packaged roster, armies and fields, and what is wrong with homebrew."""

from pathlib import Path

import pytest

from rollout.cast.library import cast
from rollout.games.tabletop_warfare.content.library import Library, check, library
from rollout.games.tabletop_warfare.content.roster import ALWAYS, ROBOT, VEHICLE
from rollout.games.tabletop_warfare.content.vocabulary import (
    ABILITIES,
    CRITICALS,
    GRANTED,
    SPECIALS,
    TRAITS,
)
from rollout.kernel.content import ContentError, read_text
from rollout.space.plane import Disc, rectangle

NOT_ON_CARDS = ("anti_air",)
"""As a note on a single weapon it is for homebrew; our cards have it in their box."""

FIGURE = """
[figures.test]
name = "Test"
factions = ["autobot"]
cost = 10

[[figures.test.cards]]
kind = "robot"
form = "robot"
structure = 10
speed = 5
weapons = [{ system = "fist", range = 1, accuracy = 7, damage = "1d6" }]
abilities = []
criticals = ["head", "weapon fist", "transform", "transform", "internal", "internal"]

[[figures.test.cards]]
kind = "vehicle"
form = "car"
structure = 8
speed = 10
criticals = ["tyres", "tyres", "tyres", "transform", "internal", "internal"]
"""


def problem(text: str) -> ContentError:
    found = library().read([read_text(text, "test.toml")])[1]
    assert len(found) == 1
    return found[0]


def named(known: Library) -> list[str]:
    return [
        code
        for code, kind in known.kinds.items()
        if kind.cost and kind.repeat == "never" and not kind.parts
    ]


def test_sixty_named_figures_are_packaged() -> None:
    known = library()
    kinds = [known.kinds[code] for code in named(known)]
    assert len(kinds) == 60
    assert sum(len(kind.cards) for kind in kinds) == 125
    sides = [kind.factions for kind in kinds]
    assert sides.count(("autobot",)) == 29
    assert sides.count(("decepticon",)) == 29
    assert sides.count(("autobot", "decepticon")) == 2


def test_every_named_figure_is_in_the_cast() -> None:
    known = library()
    for code in named(known):
        name = known.kinds[code].name
        assert cast().named("tabletop_warfare", name).name_in("tabletop_warfare") == name


@pytest.mark.rule("TW-CAT-01", "TW-CAT-02", "TW-CAT-03")
def test_every_word_of_the_vocabulary_is_carried_by_some_card() -> None:
    cards = [card for kind in library().kinds.values() for card in kind.cards]
    modes = [mode for card in cards for system in card.systems for mode in system.modes]
    traits = {trait for mode in modes for trait in mode.traits} | {*NOT_ON_CARDS}
    assert traits == set(TRAITS)
    assert {ability for card in cards for ability in card.abilities} == set(ABILITIES)
    assert {word for card in cards for word in card.specials} == set(SPECIALS) - {*GRANTED}
    assert {slot.effect for card in cards for slot in card.slots} == set(CRITICALS)


@pytest.mark.rule("TW-TRF-01", "TW-FAE-33", "TW-FAE-34")
def test_forms_are_robot_and_vehicle_three_for_a_triple_changer_two_vehicles_for_support() -> None:
    kinds = library().kinds
    assert [card.kind for card in kinds["optimus_prime"].cards] == [ROBOT, VEHICLE]
    assert [card.kind for card in kinds["springer"].cards] == [ROBOT, VEHICLE, VEHICLE]
    assert [card.kind for card in kinds["slammer"].cards] == [VEHICLE, VEHICLE]


@pytest.mark.rule("TW-ATT-02")
def test_a_further_line_of_a_weapon_is_a_mode_of_the_same_system() -> None:
    systems = library().kinds["ironhide"].cards[0].systems
    assert [system.name for system in systems] == ["fist", "liquid_thrower", "laser_cannon"]
    assert [mode.name for mode in systems[1].modes] == [
        "liquid_thrower",
        "liquid_thrower_acid",
        "liquid_thrower_frost",
    ]
    assert [mode.accuracy for mode in systems[1].modes] == [7, 9, ALWAYS]


@pytest.mark.rule("TW-RUL-02")
def test_footprints_go_by_size_and_kind_of_form_unless_the_card_says_otherwise() -> None:
    kinds = library().kinds
    sizes = {
        (code, form): (card.radius, card.height)
        for code in ("bumblebee", "jazz", "grimlock", "metroplex", "autobot_bunker", "soldier")
        for form, card in enumerate(kinds[code].cards)
    }
    assert sizes == {
        ("bumblebee", 0): (500, 1500),
        ("bumblebee", 1): (500, 750),
        ("jazz", 0): (750, 2500),
        ("jazz", 1): (750, 1250),
        ("grimlock", 0): (1000, 3500),
        ("grimlock", 1): (1000, 3500),
        ("metroplex", 0): (3000, 8000),
        ("metroplex", 1): (3000, 4000),
        ("autobot_bunker", 0): (2000, 2500),
        ("soldier", 0): (250, 500),
    }


@pytest.mark.rule("TW-RUL-76")
def test_the_giants_are_metroplex_trypticon_and_the_bunkers() -> None:
    giants = {code for code, kind in library().kinds.items() if kind.gigantic}
    assert giants == {"metroplex", "trypticon", "autobot_bunker", "decepticon_bunker"}


@pytest.mark.rule("TW-RUL-09")
def test_five_templates_three_dangerous_lakes_and_the_wall_of_a_scenario() -> None:
    templates = library().templates
    assert {code for code, template in templates.items() if template.picked} == {
        "small_building",
        "large_building",
        "wreck",
        "trees",
        "lake",
        "deep_water",
        "lava",
        "energon_lake",
    }
    assert {code for code, template in templates.items() if template.dangerous} == {
        "deep_water",
        "lava",
        "energon_lake",
    }
    building = templates["large_building"]
    assert (building.width, building.depth, building.height) == (6000, 4000, 6000)
    assert (templates["lake"].radius, templates["lake"].height) == (3000, 0)


@pytest.mark.rule("TW-FLD-01", "TW-FLD-02", "TW-RUL-63")
def test_a_ready_made_field_is_one_that_the_rules_would_allow() -> None:
    known = library()
    sizes = {
        "small": (30_000, 30_000, 2),
        "medium": (30_000, 90_000, 4),
        "large": (90_000, 90_000, 6),
    }
    for ground in known.grounds.values():
        width, depth, number = sizes[ground.size]
        assert len(ground.obstacles) == number
        centres = {standing.centre for standing in ground.obstacles}
        assert centres == {(width - x, depth - y) for x, y in centres}
        for standing in ground.obstacles:
            template = known.templates[standing.template]
            if template.radius:
                disc = Disc(standing.centre, template.radius)
                box = (
                    disc.centre[0] - disc.radius,
                    disc.centre[1] - disc.radius,
                    width - disc.centre[0] - disc.radius,
                    depth - disc.centre[1] - disc.radius,
                )
            else:
                shape = rectangle(
                    standing.centre, template.width, template.depth, 10 * standing.turn
                )
                box = (shape.west, shape.south, width - shape.east, depth - shape.north)
            assert min(box) >= 5000
    assert len(known.grounds) == 6


@pytest.mark.rule("TW-ARM-03")
def test_a_bunker_costs_the_same_whoever_builds_it() -> None:
    kinds = library().kinds
    one, other = kinds["autobot_bunker"], kinds["decepticon_bunker"]
    assert (one.cards, one.cost) == (other.cards, other.cost)


@pytest.mark.rule("TW-ARM-02", "TW-ARM-04")
def test_ready_made_armies_fit_their_limits() -> None:
    known = library()
    by_limit: dict[tuple[str, int], int] = {}
    for army in known.armies.values():
        cost = sum(known.kinds[code].cost for code in army.figures)
        assert cost <= army.limit
        by_limit[(army.faction, army.limit)] = by_limit.get((army.faction, army.limit), 0) + 1
    assert by_limit == {
        ("autobot", 100): 7,
        ("autobot", 200): 3,
        ("autobot", 500): 1,
        ("decepticon", 100): 7,
        ("decepticon", 200): 3,
        ("decepticon", 500): 1,
    }
    assert len(known.armies["autobot_epic"].figures) == 25


@pytest.mark.rule("TW-RUL-84")
def test_spellings_of_the_source_are_one_figure_each() -> None:
    names = {kind.name for kind in library().kinds.values()}
    assert {"Bombshock", "Shockwave"} <= names
    assert not {"Bombschock", "Schockwave"} & names
    assert library().kinds["starscream"].cards[0].systems[1].name == "null_ray"


def test_a_figure_of_a_player_is_read_like_ours() -> None:
    grown, problems = library().read([read_text(FIGURE, "test.toml")])
    assert problems == []
    card = grown.kinds["test"].cards[0]
    assert (card.structure, card.speed, card.radius) == (10, 5000, 750)
    mode = card.systems[0].modes[0]
    assert (mode.dice, mode.sides, mode.plus, mode.most) == (1, 6, 0, 1000)
    assert library(FIGURE).kinds["test"].cost == 10


WRONG = {
    'abilities = ["agil"]': ("cards[0].abilities[0]", '"agil"', "agile"),
    'abilities = ["protector"]': ("cards[0].abilities[0]", '"protector"', ""),
    'abilities = ["agile 3"]': ("cards[0].abilities[0]", '"agile 3"', ""),
    'abilities = ["shovel_shield up"]': ("cards[0].abilities[0]", '"up"', ""),
    'abilities = ["chomp"]': ("cards[0].abilities", "a list", ""),
    'abilities = ["field_workshop fits"]': ("cards[0].abilities[0]", '"fits"', "fist"),
    'specials = ["combine"]': ("cards[0].specials[0]", '"combine"', ""),
    'abilities = ["triple_changer"]': ("cards", '"robot, vehicle"', ""),
    "structures = 3": ("cards[0].structures", '"structures"', "structure"),
}


@pytest.mark.parametrize("line", WRONG)
def test_a_mistake_in_a_card_is_named_with_its_place_and_a_suggestion(line: str) -> None:
    key, found, nearest = WRONG[line]
    error = problem(FIGURE.replace("abilities = []", line))
    assert (error.file, error.key) == ("test.toml", f"figures.test.{key}")
    assert (error.found, error.nearest) == (found, nearest)


WRONG_WEAPONS = {
    'range = 1, accuracy = 7, damage = "1d7"': "damage",
    'range = [4, 2], accuracy = 7, damage = "1d6"': "range",
    'range = 1, accuracy = 21, damage = "1d6"': "accuracy",
    'range = 1, accuracy = "90%", damage = "1d6"': "accuracy",
    "range = 1, accuracy = 7": "damage",
    "range = 1, accuracy = 7, damage = 100": "damage",
}


@pytest.mark.parametrize("line", WRONG_WEAPONS)
def test_a_weapon_out_of_range_is_refused_at_its_field(line: str) -> None:
    before = 'range = 1, accuracy = 7, damage = "1d6"'
    error = problem(FIGURE.replace(before, line))
    assert error.key == f"figures.test.cards[0].weapons[0].{WRONG_WEAPONS[line]}"


def test_bombs_stand_only_on_cards_that_fly() -> None:
    line = 'range = 3, accuracy = "100%", damage = 2, traits = ["bombs"]'
    error = problem(FIGURE.replace('range = 1, accuracy = 7, damage = "1d6"', line))
    assert error.key == "figures.test.cards[0].weapons"


@pytest.mark.parametrize("entry", ["weapon pistol", "wings", "head 2"])
def test_a_critical_table_names_what_the_card_has(entry: str) -> None:
    error = problem(FIGURE.replace('"weapon fist"', f'"{entry}"'))
    assert error.key == "figures.test.cards[0].criticals[1]"


def test_a_critical_table_has_six_entries() -> None:
    error = problem(FIGURE.replace('"head", "weapon fist"', '"head"'))
    assert (error.key, error.found) == ("figures.test.cards[0].criticals", "5")


def test_an_army_of_a_player_keeps_to_the_rules() -> None:
    army = '[armies.mine]\nname = "Mine"\nfaction = "autobot"\nfigures = [{}]\n'
    assert problem(army.format('"megatron"')).key == "armies.mine.figures[0]"
    assert problem(army.format('"jazz", "jazz"')).key == "armies.mine.figures[0]"
    assert problem(army.format('"jaz"')).nearest == "jazz"
    assert problem(army.format('"metroplex"')).found == "110"


def test_a_code_is_used_once() -> None:
    error = problem(FIGURE.replace("figures.test", "figures.jazz"))
    assert (error.key, error.expected) == ("figures.jazz", "a code that is not in use yet")


def test_an_unknown_section_is_named_with_the_nearest() -> None:
    error = problem("[figure.test]\nname = 'x'\n")
    assert (error.key, error.nearest) == ("figure", "figures")


def test_a_folder_without_content_says_so(tmp_path: Path) -> None:
    assert [error.found for error in check(tmp_path)] == ["none"]


@pytest.mark.rule("TW-RUL-57", "TW-RUL-70", "TW-RUL-63")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('parts = ["brawn", "gears"]\nway = "combine"', "a figure that can join as a vehicle"),
        ('parts = ["ravage", "gears"]\nway = "union"', "a figure that can join as a robot"),
        ('parts = ["brawn", "gears"]\nway = "union"', "the structure of both, 25"),
    ],
)
def test_a_joined_card_needs_halves_that_can_join_and_their_structure(text: str, said: str) -> None:
    kind = "vehicle" if "combine" in text else "robot"
    card = f'kind = "{kind}"\nform = "both"\nstructure = 24\nspeed = 5'
    slots = 'criticals = ["head", "head", "head", "head", "head", "head"]'
    homebrew = f'[joined.two]\nname = "Two"\n{text}\n[joined.two.card]\n{card}\n{slots}'
    with pytest.raises(ContentError, match=said):
        library(homebrew)


@pytest.mark.rule("TW-RUL-02")
def test_a_base_is_no_wider_than_a_field_can_hold() -> None:
    with pytest.raises(ContentError):
        library(FIGURE.replace("cost = 10", "cost = 10\nradius = 20"))
