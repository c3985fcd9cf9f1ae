"""What is wrong with a card, an army, a field or a pair is said at its place, bound by bound."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare.content.library import library
from rollout.games.tabletop_warfare.content.roster import Slot
from rollout.kernel.content import ContentError

SLOTS = '["head", "internal", "internal", "transform", "transform", "ammunition"]'
HEADS = '["head", "head", "head", "head", "head", "head"]'
GUN = '{ system = "gun", range = 10, accuracy = 10, damage = 3 }'


def figure(
    weapons: str = GUN,
    abilities: str = "",
    specials: str = "",
    criticals: str = SLOTS,
    kinds: tuple[str, ...] = ("robot", "vehicle"),
    more: str = "",
    card: str = "",
    code: str = "mine",
) -> str:
    lines = [f"[figures.{code}]", f'name = "{code}"', 'factions = ["autobot", "autobot"]', more]
    for kind in kinds:
        lines += [
            f"[[figures.{code}.cards]]",
            f'kind = "{kind}"',
            'form = "thing"',
            "structure = 9",
            "speed = 4.5",
            f"weapons = [{weapons}]",
            f"abilities = [{abilities}]",
            f"specials = [{specials}]",
            f"criticals = {criticals if kind != 'human' else '[]'}",
            card,
        ]
    return "\n".join(lines)


def weapon(**changed: str) -> str:
    parts = {"system": '"gun"', "range": "10", "accuracy": "10", "damage": "3", **changed}
    return "{ " + ", ".join(f"{key} = {value}" for key, value in parts.items() if value) + " }"


def said(text: str) -> str:
    """What is wrong with it, without the line; empty when nothing is."""
    try:
        library(text)
    except ContentError as error:
        return str(error).partition(": ")[2]
    return ""


W0 = "figures.mine.cards[0].weapons[0]"


@pytest.mark.rule("TW-RUL-83", "TW-HIT-01", "TW-RNG-02", "TW-BES-02", "TW-BES-03", "TW-ATT-04")
@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (weapon(range="0"), ""),
        (weapon(range="127"), ""),
        (weapon(range="127.5"), "range"),
        (weapon(range="-1"), "range"),
        (weapon(range="[4, 4]"), ""),
        (weapon(range="[4, 3]"), "range"),
        (weapon(range="[0, 127]"), ""),
        (weapon(range="[1, 2, 3]"), "range"),
        (weapon(range="[1]"), "range"),
        (weapon(range=""), "range"),
        (weapon(accuracy="0"), ""),
        (weapon(accuracy="20"), ""),
        (weapon(accuracy="21"), "accuracy"),
        (weapon(accuracy="-1"), "accuracy"),
        (weapon(accuracy='"90%"'), "accuracy"),
        (weapon(accuracy=""), "accuracy"),
        (weapon(damage="0"), ""),
        (weapon(damage="99"), ""),
        (weapon(damage="100"), "damage"),
        (weapon(damage="-1"), "damage"),
        (weapon(damage='"2d6+12"'), ""),
        (weapon(damage='"d6"'), "damage"),
        (weapon(damage='"0d6"'), "damage"),
        (weapon(damage='"1d7"'), "damage"),
        (weapon(damage='"1d6+0"'), "damage"),
        (weapon(damage=""), "damage"),
        (weapon(traits='["strikes 6"]'), ""),
        (weapon(traits='["strikes 7"]'), "traits[0]"),
        (weapon(traits='["strikes"]'), "traits[0]"),
        (weapon(traits='["strikes 0"]'), "traits[0]"),
        (weapon(traits='["mortar 2"]'), "traits[0]"),
        (weapon(traits='["nothing"]'), "traits[0]"),
        (weapon(traits='["ground_targets"]'), ""),
        (weapon(traits='["ground_targets", "air_targets"]'), "traits"),
        (weapon(traits='["bombs"]', accuracy='"100%"'), ""),
        (weapon(traits='["bombs"]', accuracy="9"), "accuracy"),
        (weapon(modes="[{ range = 1, accuracy = 1, damage = 1 }]"), "accuracy"),
    ],
)
def test_a_weapon_is_refused_at_the_field_that_is_wrong(line: str, wrong: str) -> None:
    found = said(figure(line, '"flying"'))
    assert found.startswith(f"{W0}.{wrong}:" if wrong else "")
    assert bool(found) is bool(wrong)


@pytest.mark.rule("TW-CAT-01", "TW-CAT-02", "TW-CAT-03", "TW-FAE-24", "TW-RUL-91")
@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (figure(abilities='"protector 3"'), ""),
        (figure(abilities='"protector"'), "abilities[0]: expected a number, as in"),
        (figure(abilities='"protector 100"'), "abilities[0]: expected a number, as in"),
        (figure(abilities='"agile", "armour 2"'), 'abilities[1]: expected "armour" alone'),
        (figure(abilities='"shovel_shield front", "shovel_shield above"'), ""),
        (figure(abilities='"shovel_shield down"'), "abilities[0]: expected a direction"),
        (figure(abilities='"chomp"'), "abilities: expected a weapon system bite for chomp"),
        (figure(abilities='"top_gun"'), "abilities: expected a weapon system machine_gun"),
        (figure(abilities='"null_ray"'), "abilities: expected a weapon system null_ray"),
        (figure(abilities='"lazy"'), "abilities[0]: expected one of"),
        (figure(specials='"tow 3", "cement"'), ""),
        (figure(specials='"tow"'), "specials[0]: expected a number, as in"),
        (figure(specials='"jump_jets gun"'), ""),
        (figure(specials='"jump_jets fist"'), "specials[0]: expected a weapon system of this"),
        (figure(specials='"combine"'), "specials[0]: expected a special action that stands on"),
        (figure(criticals='["head"]'), "criticals: expected 6 entries, found 1"),
        (
            figure(weapon(traits='["bombs"]', accuracy='"100%"')),
            "weapons: expected bombs on a card that flies (they would hit the bomber)",
        ),
    ],
)
def test_a_word_is_refused_where_it_stands(text: str, wrong: str) -> None:
    found = said(text)
    assert found.startswith(f"figures.mine.cards[0].{wrong}" if wrong else "")
    assert bool(found) is bool(wrong)


@pytest.mark.rule("TW-TRF-01", "TW-FAE-33", "TW-FAE-34", "TW-RUL-59", "TW-RUL-75")
@pytest.mark.parametrize(
    ("kinds", "abilities", "criticals", "wrong"),
    [
        (("robot", "vehicle"), "", SLOTS, ""),
        (("vehicle", "robot"), "", SLOTS, ""),
        (("robot", "robot"), "", SLOTS, "cards: expected the forms robot, vehicle"),
        (("robot", "vehicle", "vehicle"), "", SLOTS, "cards: expected the forms robot, vehicle,"),
        (("robot", "vehicle", "vehicle"), '"triple_changer"', SLOTS, ""),
        (("robot", "vehicle"), '"triple_changer"', SLOTS, "cards: expected the forms robot, v"),
        (("vehicle", "vehicle"), '"support"', SLOTS, ""),
        (("robot", "vehicle"), '"support"', SLOTS, "cards: expected the forms vehicle, vehicle"),
        (("human", "robot"), "", SLOTS, "cards: expected one card for a human, found 2"),
        (("human",), "", SLOTS, ""),
        (("vehicle",), "", '["tyres", "tyres", "tyres", "tyres", "tyres", "tyres"]', ""),
        (
            ("robot",),
            "",
            '["head", "head", "head", "head", "head", "head"]',
            "cards: expected a se",
        ),
        (("vehicle",), "", SLOTS, "cards[0].criticals[1]: expected an entry for a figure of one"),
        (
            ("vehicle",),
            "",
            '["tyres", "tyres", "tyres", "tyres", "tyres", "transform"]',
            "cards[0].criticals[5]: expected an entry for a figure of one form",
        ),
    ],
)
def test_forms_that_do_not_belong_together_are_refused(
    kinds: tuple[str, ...], abilities: str, criticals: str, wrong: str
) -> None:
    found = said(figure(kinds=kinds, abilities=abilities, criticals=criticals))
    assert found.startswith(f"figures.mine.{wrong}" if wrong else "")
    assert bool(found) is bool(wrong)


@pytest.mark.rule("TW-RUL-02", "TW-ARM-03", "TW-RUL-91", "TW-FAE-24")
def test_everything_that_stands_on_a_card_is_read() -> None:
    modes = (
        '{ system = "gun", modes = [{ range = [2, 9.5], accuracy = 9, damage = "2d6+1", '
        'traits = ["strikes 2", "mortar"] }, { name = "gun_far", range = 12, accuracy = "100%", '
        "damage = 4 }] }"
    )
    slots = '["head", "weapon gun", "all gun", "transform", "transform", "ammunition"]'
    text = figure(
        modes,
        '"protector 4", "shovel_shield front", "shovel_shield above"',
        '"tow 3", "jump_jets gun"',
        slots,
        more="cost = 7\nradius = 0.6",
        card="height = 1.125",
    )
    kind = library(text).kinds["mine"]
    assert (kind.cost, kind.factions, kind.size, kind.repeat) == (
        7,
        ("autobot",),
        "normal",
        "never",
    )
    card = kind.cards[0]
    assert (card.structure, card.speed, card.radius, card.height) == (9, 4_500, 600, 1_125)
    assert (card.numbers, card.names) == (
        {"protector": 4, "tow": 3},
        {"shovel_shield": "above", "jump_jets": "gun"},
    )
    assert card.shields == {"front", "above"}
    assert card.specials == ("tow", "jump_jets")
    assert card.slots[:3] == (Slot("head"), Slot("weapon", "gun"), Slot("all", "gun"))
    near, far = card.systems[0].modes
    assert (near.name, near.least, near.most, near.accuracy) == ("gun", 2_000, 9_500, 9)
    assert (near.dice, near.sides, near.plus, near.strikes) == (2, 6, 1, 2)
    assert near.traits == {"strikes", "mortar"}
    assert near.area
    assert (far.name, far.least, far.most, far.accuracy) == ("gun_far", 0, 12_000, -1)
    assert (far.dice, far.sides, far.plus, far.strikes, far.area) == (0, 0, 4, 1, False)


@pytest.mark.rule("TW-RUL-02")
@pytest.mark.parametrize(
    ("size", "radius", "robot", "vehicle"),
    [
        ("small", 500, 1_500, 750),
        ("normal", 750, 2_500, 1_250),
        ("large", 1_000, 3_500, 1_750),
        ("gigantic", 3_000, 8_000, 4_000),
    ],
)
def test_a_base_goes_by_its_size(size: str, radius: int, robot: int, vehicle: int) -> None:
    kind = library(figure(more=f'size = "{size}"')).kinds["mine"]
    assert [(card.radius, card.height) for card in kind.cards] == [
        (radius, robot),
        (radius, vehicle),
    ]
    assert kind.cost == 0
    assert kind.gigantic is (size == "gigantic")


def army(figures: str, limit: int = 100, faction: str = "autobot") -> str:
    return (
        f'[armies.mine]\nname = "Mine"\nfaction = "{faction}"\nlimit = {limit}\n'
        f"figures = [{figures}]"
    )


@pytest.mark.rule("TW-ARM-04", "TW-ARM-05", "TW-RUL-62")
@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (army('"optimus_prime", "bumblebee"', 58), ""),
        (army('"optimus_prime", "bumblebee"', 57), "figures: expected figures for at most 57"),
        (army('"jazz", "megatron"'), "figures[1]: expected a figure of the autobots"),
        (army('"jazz", "jazz"'), "figures[0]: expected a named figure once"),
        (army('"autobot_trooper", "autobot_trooper"'), ""),
        (army('"civilian"'), "figures[0]: expected a figure with a cost"),
        (army('"roadburner_and_wheelblaze"'), "figures[0]: expected a figure with a cost"),
    ],
)
def test_an_army_is_refused_at_the_figure_that_is_wrong(text: str, wrong: str) -> None:
    found = said(text)
    assert found.startswith(f"armies.mine.{wrong}" if wrong else "")
    assert bool(found) is bool(wrong)


def pair(parts: str, way: str = "combine", structure: int = 18, **rest: str) -> str:
    kind = rest.get("kind", "vehicle")
    criticals = rest.get("criticals", '["tyres", "tyres", "tyres", "tyres", "tyres", "transform"]')
    return (
        f'[joined.mine]\nname = "Mine"\nparts = [{parts}]\nway = "{way}"\n'
        f'card = {{ kind = "{kind}", form = "x", structure = {structure}, speed = 5, '
        f"criticals = {criticals} }}"
    )


@pytest.mark.rule("TW-RUL-57", "TW-RUL-70", "TW-FAE-15")
@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (pair('"roadburner", "half_track"'), ""),
        (pair('"roadburner", "half_track"', structure=17), "card.structure: expected a vehicle c"),
        (pair('"roadburner", "half_track"', structure=19), "card.structure: expected a vehicle c"),
        (pair('"roadburner", "half_track"', kind="robot"), "card.structure: expected a vehicle c"),
        (pair('"roadburner", "wheelblaze"'), "parts: expected a pair that joins in one way"),
        (pair('"wheelblaze", "roadburner"'), "parts: expected a pair that joins in one way"),
        (pair('"roadburner", "roadburner"'), "parts: expected two figures"),
        (pair('"roadburner", "jazz"'), "parts[1]: expected a figure that can join as a vehicle"),
        (pair('"roadburner", "nobody"'), "parts[1]: expected a figure"),
        (
            pair('"roadburner", "half_track"', criticals=SLOTS),
            "card.criticals[1]: expected an entry for a figure of one form",
        ),
        (pair('"jazz", "optimus_prime"', "union", 36, kind="robot", criticals=HEADS), ""),
        (
            pair('"jazz", "optimus_prime"', "union", 36, kind="robot"),
            "card.criticals[5]: expected an entry for a figure of one form",
        ),
    ],
)
def test_a_pair_is_refused_where_it_does_not_fit(text: str, wrong: str) -> None:
    found = said(text)
    assert found.startswith(f"joined.mine.{wrong}" if wrong else ""), found
    assert bool(found) is bool(wrong), found


@pytest.mark.rule("TW-RUL-09", "TW-FLD-01")
@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[templates.mine]\nheight = 1\nradius = 1", ""),
        ("[templates.mine]\nheight = 1\nwidth = 1\ndepth = 2", ""),
        ("[templates.mine]\nheight = 1\nwidth = 1", "templates.mine: expected a radius"),
        ("[templates.mine]\nheight = 1", "templates.mine: expected a radius"),
        (
            "[templates.mine]\nheight = 1\nradius = 1\nwidth = 1\ndepth = 2",
            "templates.mine: expected a radius",
        ),
        (
            '[fields.mine]\nsize = "small"\nobstacles = [{ template = "tower", x = 9, y = 9 }]',
            "fields.mine.obstacles[0].template: expected an obstacle",
        ),
    ],
)
def test_an_obstacle_has_a_radius_or_two_sides_and_a_field_known_obstacles(
    text: str, wrong: str
) -> None:
    found = said(text)
    assert found.startswith(wrong), found
    assert bool(found) is bool(wrong), found


@pytest.mark.rule("TW-RUL-09", "TW-FLD-01")
def test_obstacles_and_fields_are_read_in_thousandths_of_an_inch() -> None:
    books = library(
        "[templates.disc]\nheight = 1.5\nradius = 2.25\n"
        "[templates.box]\nheight = 0\nwidth = 1.5\ndepth = 2\ndangerous = true\n"
        '[fields.mine]\nsize = "small"\nobstacles = ['
        '{ template = "disc", x = 9, y = 10.5 }, { template = "box", x = 20, y = 9, turn = 45 }]'
    )
    disc, box = books.templates["disc"], books.templates["box"]
    assert (disc.height, disc.radius, disc.width, disc.depth) == (1_500, 2_250, 0, 0)
    assert (box.height, box.radius, box.width, box.depth) == (0, 0, 1_500, 2_000)
    assert (disc.dangerous, box.dangerous) == (False, True)
    found = [(each.template, each.centre, each.turn) for each in books.grounds["mine"].obstacles]
    assert found == [("disc", (9_000, 10_500), 0), ("box", (20_000, 9_000), 45)]
    assert (books.grounds["mine"].code, books.grounds["mine"].size) == ("mine", "small")
