"""Arms hang from the shoulder joint, legs from the hip, both at the origin of their group."""

from __future__ import annotations

from rollout.cast.character import Character
from rollout.cast.figures.colours import shades
from rollout.cast.figures.geometry import Point, circle
from rollout.cast.figures.paints import Paints
from rollout.cast.figures.proportions import Proportions
from rollout.cast.figures.solids import (
    INK,
    METAL,
    RUBBER,
    Group,
    Piece,
    box,
    cylinder,
    loft,
    rectangle,
    slab,
    wheel,
)


def arm(
    character: Character, paints: Paints, build: Proportions, ends_in: str, bend: float
) -> Group:
    """An arm of the right-hand side; what it ends in: fist, cannon, gun or shovel."""
    upper = _upper_arm(character, paints, build)
    lower = _gun_arm(paints, build) if ends_in == "gun" else _forearm(character, paints, build)
    if ends_in == "cannon":
        lower += _cannon(paints, build)
    if ends_in == "shovel":
        lower += _shovel(paints, build)
    elbow: Point = (build.arm * 0.3, -build.arm * 1.95, 0)
    return Group("arm", upper, [Group("forearm", lower, at=elbow, turn=(bend, 0, 0))])


def leg(character: Character, paints: Paints, build: Proportions) -> Group:
    w, long = build.boot, build.leg
    thigh = long * 0.42
    knee, ankle = -thigh + 2, -long + 4
    pieces = [
        box(paints.thigh, (0, -thigh / 2, 0), (w * 0.68, thigh, w * 0.72), 1, 0.9, bottom=0.9),
        _boot(paints, build, knee, ankle),
    ]
    if not build.person:
        outline = [
            (-w * 0.34, knee + 3.4),
            (w * 0.34, knee + 3.4),
            (w * 0.42, knee + 0.6),
            (0, knee - 4),
            (-w * 0.42, knee + 0.6),
        ]
        pieces.append(slab(paints.boot, outline, w * 0.2, w * 0.62, 1))
    pieces.append(_foot(paints, build, ankle))
    if "leg-wheels" in character.features:
        pieces.append(wheel(w * 0.72, ankle + 6, -w * 0.1, w * 0.46, w * 0.3))
    if "tracks" in character.features:
        size = (w * 0.36, (knee - ankle) * 0.95, w * 1.1)
        pieces.append(box(RUBBER, (w * 0.74, (knee + ankle) / 2, 0), size))
    return Group("leg", pieces)


def _upper_arm(character: Character, paints: Paints, build: Proportions) -> list[Piece]:
    a = build.arm
    if build.person:
        shoulder = box(paints.shoulder, (0, -1, 0), (a * 1.3, a * 1.2, a * 1.3), a * 0.3, a * 0.2)
    else:
        size = (a * 1.7, a * 1.6, a * 1.8)
        shoulder = box(paints.shoulder, (a * 0.38, -0.6, 0), size, a * 0.32, a * 0.26, top=0.84)
        band = rectangle(-a * 0.19, -a * 0.36, a * 0.94, -a * 0.5, a * 0.91)
        shoulder.flat(paints.trim, *band)
    pieces = [
        shoulder,
        box(paints.upper_arm, (a * 0.3, -a * 1.25, -0.5), (a * 0.8, a * 1.5, a * 0.85), 1, 0.8),
    ]
    if "shoulder-wheels" in character.features:
        pieces.append(wheel(a * 1.35, -1, 0, a * 0.82, 3.4))
    return pieces


def _forearm(character: Character, paints: Paints, build: Proportions) -> list[Piece]:
    f, long = build.forearm, build.forearm * 1.95
    z = f * 0.55
    sleeve = box(
        paints.forearm, (0, -long / 2, 0), (f, long, f * 1.08), f * 0.2, f * 0.16, top=0.84
    )
    sleeve.flat(paints.trim, *rectangle(-f * 0.34, -long * 0.78, f * 0.34, -long * 0.88, z))
    slot = shades(paints.forearm)[4]
    sleeve.lit(slot, *rectangle(-f * 0.18, -long * 0.32, f * 0.18, -long * 0.42, z))
    return [sleeve, *_hand(character, paints, f, long)]


def _hand(character: Character, paints: Paints, f: float, long: float) -> list[Piece]:
    if "claws" in character.features:
        return [
            loft(
                METAL,
                circle((x * f, -long, f * 0.1), (0, 1, 0), f * 0.19, 5),
                circle((x * f * 1.5, -long - f * 0.75, f * 0.45), (0, 1, 0), 0.3, 5),
            )
            for x in (-0.3, 0.0, 0.3)
        ]
    if "drill" in character.features:
        tip = (0, -long - f * 1.1, 0)
        return [cylinder(METAL, (0, -long, 0), tip, f * 0.45, 0.4)]
    centre = (0, -long - f * 0.26, f * 0.04)
    fist = box(paints.fist, centre, (f * 0.74, f * 0.66, f * 0.8), f * 0.14, f * 0.1)
    fist.lit(INK, *rectangle(-f * 0.3, -long - f * 0.3, f * 0.3, -long - f * 0.36, f * 0.46))
    return [fist]


def _gun_arm(paints: Paints, build: Proportions) -> list[Piece]:
    f, long = build.forearm, build.forearm * 1.95
    return [
        cylinder(paints.forearm, (0, 0, 0), (0, -long * 0.7, 0), f * 0.55, f * 0.62),
        cylinder(
            paints.accent,
            (0, -long * 0.68, 0),
            (0, -long * 1.35, 0),
            f * 0.4,
            f * 0.34,
            bevel=0.6,
            bore=INK,
        ),
    ]


def _cannon(paints: Paints, build: Proportions) -> list[Piece]:
    f, long = build.forearm, build.forearm * 1.95
    big = 1.25 if build.heavy else 1.0
    x, y = f * (0.5 + 0.36 * big), -long * 0.42
    muzzle = y - f * 1.05 * big
    return [
        cylinder(
            paints.dark, (x, y + f * 1.2, 0), (x, y - f * 1.1 * big, 0), f * 0.44 * big, bevel=0.6
        ),
        cylinder(paints.metal, (x, y + f * 0.3, 0), (x, y - f * 0.2, 0), f * 0.49 * big),
        cylinder(
            paints.metal,
            (x, muzzle, 0),
            (x, muzzle - f * 0.45 * big, 0),
            f * 0.54 * big,
            f * 0.48 * big,
            bevel=0.7,
            bore=paints.eyes,
        ),
    ]


def _shovel(paints: Paints, build: Proportions) -> list[Piece]:
    f, long = build.forearm, build.forearm * 1.95

    def ring(x: float, depth: float, low: float, high: float) -> list[Point]:
        d = f * depth
        return [(x, high, -d), (x, high, d), (x, low, d), (x, low, -d)]

    return [
        loft(
            paints.forearm,
            ring(f * 0.5, 1.0, -long * 0.95, 2),
            ring(f * 0.85, 0.75, -long * 0.8, -1),
        ),
        loft(
            METAL,
            ring(f * 0.5, 1.0, -long * 1.15, -long * 0.94),
            ring(f * 0.7, 0.9, -long * 1.05, -long * 0.95),
        ),
    ]


def _boot(paints: Paints, build: Proportions, knee: float, ankle: float) -> Piece:
    w = build.boot

    def ring(y: float, k: float) -> list[Point]:
        plan = (
            (-0.65 * k, k),
            (0.65 * k, k),
            (k, 0.58 * k),
            (k, -0.75),
            (0.6, -1),
            (-0.6, -1),
            (-k, -0.75),
            (-k, 0.58 * k),
        )
        return [(x * w / 2, y, z * w / 2) for x, z in plan]

    def down(share: float) -> float:
        return knee - (knee - ankle) * share

    boot = loft(paints.boot, ring(knee, 0.95), ring(down(0.55), 1.08), ring(ankle, 1.26))
    if build.person:
        return boot
    boot.lit(
        shades(paints.boot)[3],
        (-w * 0.2, down(0.2), w * 0.5),
        (w * 0.2, down(0.2), w * 0.5),
        (w * 0.25, down(0.5), w * 0.56),
        (-w * 0.25, down(0.5), w * 0.56),
    )
    band = paints.trim if paints.trim != paints.boot else paints.second
    return boot.flat(
        band,
        (-w * 0.36, down(0.8), w * 0.63),
        (w * 0.36, down(0.8), w * 0.63),
        (w * 0.37, down(0.9), w * 0.645),
        (-w * 0.37, down(0.9), w * 0.645),
    )


def _foot(paints: Paints, build: Proportions, ankle: float) -> Piece:
    w, sole = build.boot, -build.leg
    return loft(
        paints.foot,
        [
            (-w * 0.56, ankle + 1, -w * 0.5),
            (w * 0.56, ankle + 1, -w * 0.5),
            (w * 0.52, ankle + 1, w * 0.62),
            (-w * 0.52, ankle + 1, w * 0.62),
        ],
        [
            (-w * 0.62, sole, -w * 0.6),
            (w * 0.62, sole, -w * 0.6),
            (w * 0.54, sole, w * 1.15),
            (-w * 0.54, sole, w * 1.15),
        ],
    )
