"""The packaged figures, weapons, wheels, forces and maps, and what is wrong with homebrew."""

from collections import Counter
from pathlib import Path

import pytest

from rollout.cast.library import cast
from rollout.games.attacktix import GAME
from rollout.games.attacktix.content.library import check, library
from rollout.games.attacktix.content.roster import Ability, Face, Sculpt
from rollout.games.attacktix.content.vocabulary import FACTIONS, RANKS, VERBS
from rollout.games.attacktix.naming import NAMER
from rollout.games.attacktix.setup import Setup
from rollout.kernel.content import ContentError, read_text
from rollout.kernel.errors import Unreadable
from rollout.space.physics.weapons import Jab, Missile, Slash, Throw

FIGURE = """
[figures.test]
number = 900
name = "Test"
mode = "robot"
faction = "autobot"
rank = "trooper"
points = 10
size = "S"
weapon = "jab"
wheel = "ranged"
white = 8
ability = { do = "rally", whom = "autobot" }
"""


def problem(text: str) -> str:
    found = library().read([read_text(text, "test.toml")])[1]
    assert len(found) == 1
    return str(found[0])


def sculpt(code: str) -> Sculpt:
    return library().figures[code]


def test_forty_figures_and_six_battle_masters_are_packaged() -> None:
    ranks = Counter(each.rank for each in library().figures.values())
    assert ranks == {
        "warrior": 10,
        "captain": 9,
        "leader": 7,
        "trooper": 7,
        "specialist": 7,
        "mega": 6,
    }
    numbers = [each.number for each in library().figures.values()]
    assert sorted(numbers) == list(range(1, 47))


def test_every_figure_is_in_the_cast() -> None:
    for each in library().figures.values():
        assert cast().named("attacktix", each.name).name_in("attacktix") == each.name


@pytest.mark.rule("AT-FIG-01", "AT-FIG-02", "AT-FIG-05")
def test_a_figure_is_a_sculpt_on_a_base_with_one_weapon() -> None:
    prime = sculpt("optimus_prime_robot")
    assert (prime.size, prime.radius, prime.height) == ("L", 225, 900)
    assert prime.weapon.code == "heavy_missile"
    assert prime.weapon.is_ranged
    assert not sculpt("arcee_robot").weapon.is_ranged


@pytest.mark.rule("AT-FIG-03", "AT-FIG-04")
def test_a_ranged_figure_owns_one_missile_and_a_battle_master_up_to_four() -> None:
    assert sculpt("jetfire_jet").weapon.shots == 1
    assert sculpt("unicron_robot").weapon.shots == 4
    assert sculpt("omega_supreme_robot").weapon.shots == 2
    assert sculpt("jetfire_jet").weapon.make == Missile(1.8, 6, 58, 7.5)
    assert sculpt("strongarm_robot").weapon.make == Missile(1.2, 5, 58, 7.0)


@pytest.mark.rule("AT-FIG-08", "AT-FIG-09", "AT-FIG-10")
def test_the_labels_of_a_figure() -> None:
    laserbeak = sculpt("laserbeak_condor")
    front = (laserbeak.points, laserbeak.rank, laserbeak.name, laserbeak.faction)
    assert front == (10, "specialist", "Laserbeak", "decepticon")
    assert laserbeak.number == 29
    assert laserbeak.ability == Ability("rescue", named="Soundwave")
    assert (laserbeak.low, laserbeak.height) == (True, 570)


@pytest.mark.rule("AT-FIG-11", "AT-FIG-12")
def test_the_classes_that_there_are() -> None:
    assert RANKS == ("warrior", "leader", "captain", "trooper", "specialist", "mega")
    assert FACTIONS[:2] == ("autobot", "decepticon")
    assert set(FACTIONS[2:]) == {
        "jedi",
        "droid_army",
        "wookiee",
        "sith",
        "republic",
        "separatist",
    }


@pytest.mark.rule("AT-FIG-13", "AT-RUL-11")
def test_an_ability_names_whom_it_is_about() -> None:
    unicron, prime = sculpt("unicron_robot"), sculpt("optimus_prime_robot")
    assert Ability("rally", "autobot").fits(prime)
    assert not Ability("rally", "autobot").fits(unicron)
    assert Ability("jam").fits(unicron)
    assert not Ability("revenge", unless="mega").fits(unicron)
    assert Ability("revenge", unless="mega").fits(prime)
    assert Ability("rescue", named="Optimus Prime").fits(prime)
    assert not Ability("rescue", named="Optimus Prime G1").fits(prime)
    assert unicron.is_mega
    assert [each.name for each in library().figures.values() if each.is_mega] == [
        "Unicron",
        "Primus",
        "Omega Supreme",
        "Devastator",
        "Fortress Maximus",
        "Trypticon",
    ]


@pytest.mark.rule("AT-RUL-02", "AT-FIG-07")
def test_a_wheel_has_twelve_faces_six_of_them_red_and_26_undersides() -> None:
    assert library().wheels["battle_master"][:3] == (
        Face(3, "white"),
        Face(2, "red"),
        Face(4, "white"),
    )
    for wheel in library().wheels.values():
        assert len(wheel) == 12
        assert sum(face.is_red for face in wheel) == 6
    for each in library().figures.values():
        assert sum(each.shows_white(position) for position in range(26)) == each.white


def test_white_positions_lie_evenly() -> None:
    strongarm = sculpt("strongarm_robot")
    assert [place for place in range(26) if strongarm.shows_white(place)] == [4, 8, 12, 17, 21, 25]


def test_every_verb_is_carried_by_some_figure() -> None:
    verbs = {each.ability.verb for each in library().figures.values() if each.ability}
    assert verbs == set(VERBS)


def test_weapons_are_as_strong_as_they_are_listed() -> None:
    weapons = library().weapons
    assert weapons["medium_slash"].make == Slash(22, 46, 56)
    assert weapons["great_throw"].make == Throw(90, 70)
    assert weapons["claw"].make == Jab(17, 28, 10)
    heavy = weapons["heavy_missile"]
    assert (heavy.yaw, heavy.lowest, heavy.highest) == (150, -50, 200)


def test_ten_forces_have_their_points_and_half_of_them_in_back_up() -> None:
    known = library()
    assert len(known.forces) == 10
    for force in known.forces.values():
        assert sum(known.figures[code].points for code in force.battle) == force.size
        assert sum(known.figures[code].points for code in force.back_up) == force.size // 2


@pytest.mark.rule("AT-RUL-34")
def test_eight_names_have_a_second_mode() -> None:
    modes = Counter(each.name for each in library().figures.values())
    assert {name for name, number in modes.items() if number == 2} == {
        "Optimus Prime",
        "Bumblebee",
        "Jetfire",
        "Hot Shot",
        "Grimlock",
        "Megatron",
        "Starscream",
        "Scorponok",
    }


@pytest.mark.rule("AT-TER-02", "AT-TER-03", "AT-TER-04", "AT-SMP-02", "AT-SMP-03", "AT-SMP-05")
def test_twelve_maps_of_sections_areas_and_objects() -> None:
    maps = library().maps
    assert len(maps) == 12
    assert len(maps["highway"].sections) == 28
    assert all(each.cover and not each.high and each.falls for each in maps["highway"].sections)
    assert [len(maps[code].sections) for code in ("stockade", "fortress")] == [20, 8]
    assert all(each.high for each in maps["stockade"].sections)
    forest = maps["twin_forests"].patches[0]
    assert (forest.slowing, forest.cover, len(forest.corners)) == (True, True, 24)
    (alone,) = maps["rally_point"].patches
    assert (alone.slowing, alone.cover) == (False, True)


@pytest.mark.rule("AT-SMP-01", "AT-SMP-04", "AT-SMP-06")
def test_towers_fall_but_are_not_pushed_and_a_fortress_does_neither() -> None:
    sorts = library().sorts
    tower, fortress, junk = sorts["energon_tower"], sorts["fortress"], sorts["junk"]
    assert (tower.mass, tower.pushed, tower.height) == (1600, False, 2200)
    assert (fortress.mass, fortress.pushed) == (0, False)
    assert (junk.mass, junk.pushed) == (100, True)
    assert [each.sort for each in library().maps["junkyard"].objects].count("junk") == 12
    assert library().maps["junkyard_b"].patches[0].slowing


@pytest.mark.rule("AT-SMP-07")
def test_the_maze_has_weak_points_and_no_room_for_a_mega() -> None:
    maze = library().maps["underground_maze"]
    assert not maze.mega
    assert sum(each.falls for each in maze.sections) == 16
    assert len(maze.sections) == 96


@pytest.mark.rule("AT-TER-05", "AT-OBJ-06")
@pytest.mark.parametrize(
    ("kinds", "told"),
    [
        ('"high_barrier", "cover"', 'found "cover + high_barrier"'),
        ('"object", "low_barrier"', "an object without another descriptor"),
        ('"slowing"', 'found "slowing"'),
    ],
)
def test_high_barriers_and_objects_combine_with_nothing(kinds: str, told: str) -> None:
    text = f"[maps.trial]\nbarriers = [{{ kinds = [{kinds}], start = [0, 0], end = [4, 0] }}]"
    assert told in problem(text)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"jab"', '"jabb"', 'expected a known weapon, found "jabb" (nearest: jab)'),
        ('"ranged"', '"rangd"', 'expected a known wheel, found "rangd" (nearest: ranged)'),
        ('"S"', '"BM"', "the class mega with the size BM"),
        ("points = 10", "points = 0", "a whole number >= 1"),
        ("white = 8", "white = 27", "a whole number <= 26"),
        ('"rally"', '"raly"', "(nearest: rally)"),
        ('whom = "autobot"', 'whom = "autobots"', "(nearest: autobot)"),
        ('"jab"', '"four_missiles"', "one missile, but for a Mega"),
        ('faction = "autobot"', 'faction = "autobt"', "(nearest: autobot)"),
    ],
)
def test_homebrew_is_refused_with_file_key_and_suggestion(old: str, new: str, told: str) -> None:
    found = problem(FIGURE.replace(old, new))
    assert found.startswith("test.toml:")
    assert told in found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[wheels.trial]\nfaces = "1w 2r"', "twelve faces, six of them red"),
        ('[wheels.trial]\nfaces = "1w 2x"', "numbers to 20 with r or w"),
        ('[weapons.trial]\nkind = "slash"\nenergy = 5\nreach = 40', "height for a slash"),
        (
            '[weapons.trial]\nkind = "throw"\nenergy = 5\nreach = 40\nspeed = 4',
            "no speed for a throw",
        ),
        (
            '[weapons.trial]\nkind = "missile"\nmass = 9\ndiameter = 6\nlength = 60\nspeed = 9',
            "a missile of at most 80 mJ",
        ),
        (
            '[forces.trial]\nbattle = ["arcee_robot"]\nback_up = ["kup_robot"]',
            "figures for 100 points",
        ),
        (
            '[forces.trial]\nbattle = ["arce_robot"]\nback_up = ["kup_robot"]',
            "(nearest: arcee_robot)",
        ),
        ('[maps.trial]\nobjects = [{ sort = "bottle", at = [0, 0] }]', "a sort of object"),
        ("[map.trial]\nx = 1", "one of weapons, wheels, factions, figures, forces, sorts, maps"),
        ("[figures.Test]\nname = 1", "a code of small letters"),
        ("[figures.arcee_robot]\nname = 1", "a code that is not in use yet"),
    ],
)
def test_what_cannot_be_played_is_refused(text: str, told: str) -> None:
    assert told in problem(text)


def test_good_homebrew_stands_beside_ours() -> None:
    assert library(FIGURE).figures["test"].ability == Ability("rally", "autobot")
    assert "arcee_robot" in library(FIGURE).figures
    with pytest.raises(ContentError):
        library(FIGURE.replace("8", "80"))


@pytest.mark.rule("AT-FIG-12", "AT-FIG-13", "AT-SPC-04")
def test_other_factions_odd_points_and_every_filter_may_be_thought_up() -> None:
    odd = FIGURE.replace('"autobot"', '"maximal"').replace("points = 10", "points = 37")
    odd = odd.replace('whom = "maximal"', 'unless_named = "Test"')
    assert 'a known faction, found "maximal"' in problem(odd)
    known = library('[factions.maximal]\nname = "Maximal"' + odd)
    test = known.figures["test"]
    assert (test.faction, test.points) == ("maximal", 37)
    assert test.ability is not None
    assert test.ability.fits(known.figures["arcee_robot"])
    assert not test.ability.fits(test)


def test_a_folder_without_files_is_a_problem(tmp_path: Path) -> None:
    assert "expected TOML files" in str(check(tmp_path)[0])


@pytest.mark.parametrize("kind", ["figure", "section", "thing", "side"])
def test_a_name_in_a_case_that_means_nobody_is_told_with_its_kind(kind: str) -> None:
    state = GAME.rules.start(Setup(map="junkyard"))
    with pytest.raises(Unreadable, match=f"no {kind} 'nobody_at_all'"):
        NAMER.kinds[kind].number(state, "nobody_at_all", {})
