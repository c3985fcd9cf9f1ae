"""People in numbers: simpler than a single person, so that five of them stay small."""

from __future__ import annotations

from rollout.cast.character import Character, RobotLook
from rollout.cast.figures.geometry import Point
from rollout.cast.figures.heads import human_face, skull
from rollout.cast.figures.solids import (
    INK,
    Group,
    Piece,
    both,
    box,
    cylinder,
    slab,
    symmetric,
)

PLACES: tuple[Point, ...] = ((-30, 0, -12), (30, 0, -12), (0, 0, -16), (-15, 0, 8), (15, 0, 8))
HAIR = ("#4a3526", "#22252e", "#8a5a32", "#5a3a22", "#c9a45a")


def crowd(character: Character, look: RobotLook) -> Group:
    """Five people in two rows, in the three colours by turns; soldiers wear helmets."""
    colours = character.colours
    shirts = (colours.second, colours.accent, colours.body, colours.body, colours.second)
    trousers = (colours.accent, colours.body, colours.second, colours.second, colours.accent)
    uniform = look.head == "pilot"
    groups = []
    for place, shirt, cloth, hair in zip(PLACES, shirts, trousers, HAIR, strict=True):
        covered = colours.accent if uniform else hair
        pieces = _person(
            colours.body if uniform else shirt,
            colours.second if uniform else cloth,
            colours.face,
            covered,
        )
        groups.append(Group("person", pieces, [_head(colours.face, covered)], at=place))
    return Group("root", [], groups)


def _person(shirt: str, trousers: str, skin: str, hair: str) -> list[Piece]:
    torso = slab(shirt, symmetric((9, 68), (10, 62), (7, 42)), -4, 4, 1.2)
    return [
        torso,
        *both(
            box(trousers, (4, 22, 0), (6.4, 42, 7), 0.8, 0.8, top=0.9),
            box(INK, (4.2, 2, 1), (6.6, 4, 10), 0.8, 0.6),
            cylinder(shirt, (10, 65, 0), (12.6, 50, 1), 3.2, 2.6, 6),
            cylinder(skin, (12.6, 50, 1), (12.4, 38, 3), 2.2, 2, 6),
        ),
    ]


def _head(skin: str, hair: str) -> Group:
    pieces = [skull(hair, 5.8, 16, 3, 6), human_face(skin)]
    pieces.append(slab(hair, symmetric((5.4, 15.4), (5.8, 10.8)), 0, 6.8, 0.8))
    return Group("brow", pieces, at=(0, 68, 0), scale=1.1)
