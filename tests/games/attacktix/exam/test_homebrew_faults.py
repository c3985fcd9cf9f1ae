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
            barrier("start = [0, 0], end = [4, 0], sections = 2, weak = [1, 2]"),
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
