"""Homebrew of Attacktix that cannot be played: the very line and key, and what is wrong with it."""

from __future__ import annotations

import pytest

from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.content.roster import Section, Sort
from rollout.kernel.content import ContentError

MISSILE = 'kind = "missile"\nmass = 2.5\ndiameter = 6\nlength = 60\nspeed = 8\n'
CRATE = '[sorts.trial]\nshape = "box"\nwidth = 45\nheight = 41.26\nmass = 12.36\n'


def barrier(more: str) -> str:
    return f'[maps.trial]\nbarriers = [{{ kinds = ["low_barrier"], {more} }}]'


@pytest.mark.rule("AT-TER-02", "AT-TER-05", "AT-RUL-02", "AT-ARM-02")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            barrier("start = [1, 2], end = [1, 2]"),
            "maps.trial.barriers[0].end: expected another point than its start",
        ),
        (
            barrier(
                "start = [0, 0], end = [4, 0], sections = 2, indestructible = true, weak = [1, 2]"
            ),
            "maps.trial.barriers[0].weak[1]: expected one of its sections, found 2",
        ),
        (
            '[maps.trial]\nareas = [{ kinds = ["cover", "object"], at = [0, 0], width = 2, '
            "depth = 2 }]",
            "maps.trial.areas[0].kinds: expected an object without another descriptor, "
            'found "cover, object"',
        ),
        (
            '[maps.trial]\nareas = [{ kinds = ["low_barrier"], at = [0, 0], width = 2, '
            "depth = 2 }]",
            "maps.trial.areas[0].kinds: expected one of slowing, cover, cover + slowing, found "
            '"low_barrier"',
        ),
        (
            barrier("start = [0, 0], end = [4, 0]").replace("low_barrier", "object"),
            "maps.trial.barriers[0].kinds: expected one of high_barrier, low_barrier, "
            'cover + low_barrier, found "object"',
        ),
        (
            '[maps.trial]\nobjects = [{ sort = "crat", at = [0, 0] }]',
            'maps.trial.objects[0].sort: expected a sort of object, found "crat" (nearest: crate)',
        ),
        (
            CRATE.replace("12.36", "0") + "pushed = true",
            "sorts.trial.pushed: expected an object with a mass, found true",
        ),
        (
            f"[weapons.trial]\n{MISSILE}pitch = [1]",
            "weapons.trial.pitch: expected the lowest and the highest pitch",
        ),
        (
            f"[weapons.trial]\n{MISSILE}pitch = [2, 1]",
            "weapons.trial.pitch: expected the lowest and the highest pitch",
        ),
        (
            '[weapons.trial]\nkind = "throw"\nenergy = 9\nreach = 40\nshots = 2',
            "weapons.trial.shots: expected several shots of missiles only, found 2",
        ),
        (
            f"[weapons.trial]\n{MISSILE}".replace("speed = 8", "speed = 8.01"),
            "weapons.trial: expected a missile of at most 80 mJ, found 8.01",
        ),
        (
            '[wheels.trial]\nfaces = "1w 2r 3w 4r 5w 6r 1w 2r 3w 4r 5w 21r"',
            'wheels.trial.faces: expected numbers to 20 with r or w, found "21r"',
        ),
        (
            '[wheels.trial]\nfaces = "1w 2r 3w 4r 5w 6r 1w 2r 3w 4r 5w 6w"',
            "wheels.trial.faces: expected twelve faces, six of them red",
        ),
        (
            '[wheels.trial]\nfaces = "1w 2r 3w 4r 5w 6r 1w 2r 3w 4r 5w 6r 7w"',
            "wheels.trial.faces: expected twelve faces, six of them red",
        ),
        (
            '[forces.trial]\nbattle = ["jetfire_robot", "jetfire_robot", "megatron_robot"]\n'
            'back_up = ["jetfire_robot"]',
            "forces.trial.back_up: expected figures for 50 points, found 30",
        ),
    ],
)
def test_the_place_and_the_fault_are_told(text: str, told: str) -> None:
    with pytest.raises(ContentError) as raised:
        library(text.replace("speed = 8\n", "speed = 8.0\n"))
    assert told in str(raised.value)


def area(more: str, players: str = "2") -> str:
    return f'[maps.trial]\nplayers = [{players}]\nareas = [{{ kinds = ["cover"], {more} }}]'


def things(*more: str, players: str = "2") -> str:
    rows = ", ".join(f"{{ {each} }}" for each in more)
    return f"[maps.trial]\nplayers = [{players}]\nobjects = [{rows}]"


def wall(more: str, players: str = "2") -> str:
    return (
        f'[maps.trial]\nplayers = [{players}]\nbarriers = [{{ kinds = ["high_barrier"], {more} }}]'
    )


OFF = "expected a place on the table"
LINES = "expected a place before all starting lines,"
TABLE = "x from -18 to 18, y from -23.12 to 23.12 inches"
CRATES = 'sort = "crate", at = [0, 0]'
BOTTLE = 'sort = "energon_tower", at = '
ROW = 'kinds = ["low_barrier"], start = [0, 0], end = [4, 0], sections = 4'
SLANTED = 'kinds = ["low_barrier"], start = [0, 0], end = [4, 2]'
UPRIGHT = 'kinds = ["low_barrier"], start = [0, 0], end = [0, 4]'


def rows(*more: str) -> str:
    return "[maps.trial]\nbarriers = [" + ", ".join(f"{{ {each} }}" for each in more) + "]"


SAME = "barriers[1].start: expected another place than barriers[0]"
FAULTY_MAPS = [
    (rows(SLANTED, SLANTED), SAME),
    (rows(UPRIGHT, UPRIGHT.replace("[0, 0]", "[0, 2]")), SAME),
    (rows(UPRIGHT, UPRIGHT.replace("[0, 4]", "[0, -4]").replace("[0, 0]", "[0, 1]")), SAME),
    (rows(ROW, ROW.replace("[0, 0]", "[3.9764, 0]").replace("[4, 0]", "[9, 0]")), SAME),
    (wall("start = [0, -17.941], end = [0, 0]"), f"barriers[0].start: {LINES}"),
    (things(BOTTLE + "[0, 16.7205]"), f"objects[0].at: {LINES}"),
    (things(BOTTLE + "[16.73, 0]"), f"objects[0].at: {OFF}"),
    (things('sort = "crate", at = [17, 0], turn = 45'), f"objects[0].at: {OFF}"),
    (things(CRATES, 'sort = "crate", at = [1.2, 1.2]'), "objects[1].at: expected another place"),
    (things(CRATES, 'sort = "crate", at = [0, 1.5]'), "objects[1].at: expected another place"),
    (wall("start = [0, 0], end = [18.1, 0]"), f'barriers[0].end: {OFF} ({TABLE}), found "18.1, 0"'),
    (
        wall("start = [0, 23.2], end = [0, 0]"),
        f'barriers[0].start: {OFF} ({TABLE}), found "0, 23.2"',
    ),
    (
        wall("start = [0, 0], end = [0, 18]"),
        f'barriers[0].end: {LINES} 18 inches from the middle, found "0, 18"',
    ),
    (wall("start = [0, -17.95], end = [0, 0]"), f"barriers[0].start: {LINES}"),
    (
        wall("start = [-18, 0], end = [0, 0]", "2, 3"),
        f'barriers[0].start: {LINES} 18 inches from the middle, found "-18, 0"',
    ),
    (
        wall("start = [-24, 0], end = [0, 0]", "4"),
        f'barriers[0].start: {LINES} 24 inches from the middle, found "-24, 0"',
    ),
    (area("at = [14, 0], width = 9, depth = 2"), f'areas[0].at: {OFF} ({TABLE}), found "18.5, -1"'),
    (
        area("at = [-24, -24], width = 1, depth = 1", "4"),
        f"areas[0].at: {OFF} (x from -29.12 to 29.12, y from -29.12 to 29.12 inches)",
    ),
    (things('sort = "crate", at = [18, 0]'), f'objects[0].at: {OFF} ({TABLE}), found "18, 0"'),
    (
        things(BOTTLE + "[0, 17]"),
        f'objects[0].at: {LINES} 18 inches from the middle, found "0, 17"',
    ),
    (
        things(CRATES, 'sort = "crate", at = [1.5, 0]'),
        'objects[1].at: expected another place than objects[0], found "1.5, 0"',
    ),
    (
        things(BOTTLE + "[0, 0]", 'sort = "junk", at = [2, 2]', 'sort = "junk", at = [1, 1]'),
        'objects[2].at: expected another place than objects[0], found "1, 1"',
    ),
    (
        f"[maps.trial]\nbarriers = [{{ {ROW} }}]\nobjects = [{{ {BOTTLE}[5, 0] }}]",
        'objects[0].at: expected another place than barriers[0], found "5, 0"',
    ),
    (
        f'[maps.trial]\nbarriers = [{{ {ROW} }}]\nobjects = [{{ sort = "crate", at = [2, 0.7] }}]',
        'objects[0].at: expected another place than barriers[0], found "2, 0.7"',
    ),
    (
        f"[maps.trial]\nbarriers = [{{ {ROW} }}, {{ {ROW} }}]",
        'barriers[1].start: expected another place than barriers[0], found "0, 0"',
    ),
    (
        f"[maps.trial]\nbarriers = [{{ {ROW} }}, {{ {ROW.replace('[0, 0]', '[3, 0]')} }}]",
        'barriers[1].start: expected another place than barriers[0], found "3, 0"',
    ),
    (
        wall("start = [0, 0], end = [0.9, 0], sections = 5"),
        "maps.trial.barriers: expected sections of 5 mm at least, found 4.6",
    ),
    (
        "[maps.trial]\nbarriers = [" + ", ".join([f"{{ {ROW}0 }}"] * 6) + "]",
        "maps.trial.barriers: expected 200 sections at most, found 240",
    ),
    (
        wall("start = [0, 0], end = [4, 0], sections = 4, weak = [1]"),
        "barriers[0].weak: expected nothing, for any section falls that is not indestructible",
    ),
    (
        wall("start = [0, 0], end = [4, 0]").replace("high_barrier", "high_barier"),
        "(nearest: high_barrier)",
    ),
    (things(BOTTLE + "[0, 41]"), "maps.trial.objects[0].at[1]: expected a number <= 40"),
    (things(*["x = 1"] * 41), "maps.trial.objects: expected a list of length <= 40"),
]


@pytest.mark.rule("AT-TER-01", "AT-TER-02", "AT-OBJ-06", "AT-RUL-36", "AT-RUL-46", "AT-SET-03")
@pytest.mark.parametrize(("text", "fault"), FAULTY_MAPS)
def test_pieces_lie_on_the_table_off_the_lines_and_at_places_of_their_own(
    text: str, fault: str
) -> None:
    with pytest.raises(ContentError) as raised:
        library(text)
    assert fault in str(raised.value)
    assert str(raised.value).startswith("homebrew:")


@pytest.mark.rule("AT-TER-01", "AT-TER-02", "AT-OBJ-06")
@pytest.mark.parametrize(
    "text",
    [
        wall("start = [-18, 0], end = [18, 0], sections = 36"),
        wall("start = [0, -17.9], end = [0, 17.9], sections = 18"),
        barrier("start = [0, -23], end = [0, 23], sections = 23"),
        wall("start = [-23.9, 0], end = [23.9, 0], sections = 24", "4"),
        wall("start = [0, 18], end = [0, 0], sections = 9", "3"),
        area("at = [0, 0], width = 36, depth = 46"),
        things(BOTTLE + "[16.7, 0], turn = 45", BOTTLE + "[0, 16.7]"),
        things(CRATES, 'sort = "crate", at = [1.6, 0]'),
        f'[maps.trial]\nbarriers = [{{ {ROW} }}, {{ kinds = ["high_barrier"], start = [4, 0], '
        'end = [4, 4] }, { kinds = ["low_barrier"], start = [2, -2], end = [2, 2] }]',
        f"[maps.trial]\nbarriers = [{{ {ROW} }}]\nobjects = [{{ {BOTTLE}[5.3, 0] }}]",
        '[maps.trial]\nareas = [{ kinds = ["slowing"], at = [0, 0], width = 9, depth = 9 }]\n'
        f"objects = [{{ {CRATES} }}]",
        wall("start = [0, 0], end = [1, 0], sections = 5"),
        rows(SLANTED, SLANTED.replace("[0, 0]", "[8, 4]")),
        rows(SLANTED, SLANTED.replace("[0, 0]", "[0, 1]")),
        rows(SLANTED, SLANTED.replace("[4, 2]", "[4, 3]")),
        rows(UPRIGHT, UPRIGHT.replace("[0, 0]", "[0, 9]").replace("[0, 4]", "[0, 5]")),
        rows(ROW, ROW.replace("[0, 0]", "[3.9803, 0]").replace("[4, 0]", "[9, 0]")),
        rows(
            *(
                f'kinds = ["low_barrier"], start = [-18, {y}], end = [18, {y}], sections = 40'
                for y in range(5)
            )
        ),
        wall("start = [0, -17.937], end = [0, 0]"),
        things(BOTTLE + "[0, 16.7165]", BOTTLE + "[1.9, 14.8]"),
        things(CRATES, 'sort = "crate", at = [0, 1.6]'),
    ],
)
def test_pieces_may_reach_to_the_edge_and_stand_side_by_side(text: str) -> None:
    assert "trial" in library(text).maps


FIGURE = """
[figures.trial]
number = 77
name = "Trial"
mode = "robot"
faction = "autobot"
rank = "trooper"
points = 10
size = "S"
weapon = "jab"
wheel = "melee"
white = 8
ability = {{ {} }}
"""


@pytest.mark.rule("AT-SPC-04", "AT-ABL-03", "AT-ABL-07")
@pytest.mark.parametrize(
    ("ability", "told"),
    [
        (
            'do = "rescue", named = "Soundwav"',
            'named: expected the name of a figure, found "Soundwav" (nearest: Soundwave)',
        ),
        (
            'do = "jam", unless_named = "Kub"',
            'unless_named: expected the name of a figure, found "Kub" (nearest: Kup)',
        ),
        (
            'do = "jam", named = "Kup", unless = "mega"',
            'named: expected a name and no other filter, found "Kup"',
        ),
        (
            'do = "jam", named = "Kup", whom = "leader"',
            'named: expected a name and no other filter, found "Kup"',
        ),
        (
            'do = "transform", whom = "leader"',
            'do: expected transform for itself alone, found "a filter beside it"',
        ),
        (
            'do = "battle_cry", unless = "mega"',
            'do: expected battle_cry for itself alone, found "a filter beside it"',
        ),
    ],
)
def test_filters_of_abilities_name_somebody_and_do_not_contradict_each_other(
    ability: str, told: str
) -> None:
    with pytest.raises(ContentError) as raised:
        library(FIGURE.format(ability))
    assert f"figures.trial.ability.{told}" in str(raised.value)
    assert library(FIGURE.format('do = "jam", named = "Trial"')).figures["trial"].white == 8


@pytest.mark.rule("AT-RUL-02")
def test_a_missile_of_80_mj_and_a_wheel_of_20_are_just_allowed() -> None:
    """2.5 g at 8 m/s is 80 mJ."""
    text = f"[weapons.trial]\n{MISSILE}pitch = [-1.26, 7]\nyaw = 12.34\n"
    faces = "20w 20r 3w 4r 5w 6r 1w 2r 3w 4r 5w 0r"
    known = library(f'{text}[wheels.trial]\nfaces = "{faces}"')
    weapon = known.weapons["trial"]
    assert (weapon.lowest, weapon.highest, weapon.yaw, weapon.shots) == (-13, 70, 123, 1)
    assert [known.wheels["trial"][place].speed for place in (0, 1, 11)] == [20, 20, 0]


@pytest.mark.rule("AT-TER-02")
def test_a_row_is_cut_into_sections_and_only_its_weak_ones_fall() -> None:
    text = (
        '[maps.trial]\nbarriers = [{ kinds = ["cover", "low_barrier"], start = [-1, 0], '
        "end = [5, 3], sections = 3, indestructible = true, weak = [1] }]"
    )
    assert library(text).maps["trial"].sections == (
        Section((-254, 0), (254, 254), False, True, False),
        Section((254, 254), (762, 508), False, True, True),
        Section((762, 508), (1270, 762), False, True, False),
    )


def test_objects_are_measured_in_tenths() -> None:
    assert library(CRATE).sorts["trial"] == Sort("trial", "box", 225, 413, 124, False)
