"""Whatever flies on wings or rotors, with or without air."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from rollout.cast.figures.look import Look
from rollout.cast.figures.solids import (
    CANOPY,
    INK,
    Group,
    Piece,
    block,
    both,
    cylinder,
    loft,
    plate,
    profile,
    tube,
    wing,
)

FLAME = "#ff9a4a"


@dataclass(frozen=True)
class Plan:
    """Nose and tail along z, girth, the wing at root and tip, fins and canards."""

    nose: float
    tail: float
    girth: float
    root: tuple[float, float]
    tip: float
    tip_chord: tuple[float, float]
    fins: int
    cant: float
    canards: bool = False


PLANS: Final = {
    "jet": Plan(34, -26, 4.6, (10, -16), 25, (-12, -19), 2, 18),
    "fighter": Plan(36, -26, 4.4, (6, -18), 24, (-10, -20), 2, 14, True),
    "bomber": Plan(32, -22, 5.5, (16, -14), 36, (-8, -18), 1, 0),
    "vtol-jet": Plan(32, -26, 5.0, (6, -12), 23, (-8, -16), 1, 0),
    "starfighter": Plan(38, -20, 4.0, (8, -18), 20, (4, -22), 2, 40, True),
    "space-shuttle": Plan(32, -26, 7.0, (6, -22), 19, (-14, -23), 1, 0),
    "airliner": Plan(36, -30, 5.4, (6, -8), 34, (-12, -17), 1, 0),
    "forward-swept": Plan(36, -26, 4.4, (-4, -18), 22, (6, -2), 2, 14, True),
}


def jet(look: Look) -> Group:
    """A jet of any kind, by its plan."""
    named = next((mark for mark in ("airliner", "forward-swept") if look.has(mark)), look.kind)
    plan = PLANS[named]
    if look.has("flying-wing"):
        return _flying_wing(look)
    pieces = [*_fuselage(look, plan), *both(*_wings(look, plan), *_engine(look, plan))]
    if plan.fins == 1:
        t = plan.tail
        pieces.append(
            profile(look.body, [(t + 12, 10), (t + 1, 26), (t - 5, 26), (t, 10)], 0.9, 0.4)
        )
        pieces[-1].flat(look.stripe, *((0.95, y, z) for z, y in _band(t)))
        pieces[-1].flat(look.stripe, *((-0.95, y, z) for z, y in _band(t)))
        return Group("root", pieces)
    return Group("root", pieces, _tail_fins(look, plan))


def _band(t: float) -> tuple[tuple[float, float], ...]:
    return ((t + 5, 20), (t + 2, 24), (t - 4, 24), (t - 2, 20))


def helicopter(look: Look) -> Group:
    body, second = look.body, look.second
    pieces = [
        tube(body, (-12, 12, 4, 4.5), (-4, 12, 6.6, 7), (10, 11, 6.2, 6.4), (18, 9.4, 3.6, 3.8)),
        loft(
            CANOPY,
            [(-5, 13, 4), (5, 13, 4), (3.4, 10.4, 17.4), (-3.4, 10.4, 17.4)],
            [(-3.4, 19, 4), (3.4, 19, 4), (1.6, 13.4, 15), (-1.6, 13.4, 15)],
        ),
        block(second, (0, 19, -3), (6, 3, 8)),
        cylinder(INK, (0, 20, -2), (0, 25, -2), 1.2, sides=6),
        *_tail_booms(look),
        *both(
            cylinder(INK, (7, 1.6, -12), (7, 1.6, 14), 1, sides=6),
            plate(second, [(5, 2), (14, 0), (14, -4), (5, -5)], 9.4, 1.1),
            cylinder(look.accent, (11.5, 8.6, -5), (11.5, 8.6, 6), 1.8, sides=6, bore=INK),
        ),
    ]
    blade = [(1, -1.1), (31, -1.6), (31, 1.6), (1, 1.1)]
    rotor = [
        Group("rotor", [plate("#8d94a6", blade, 24.6, 0.8)], at=(0, 0, -2), turn=(0, angle, 0))
        for angle in (20.0, 110.0, 200.0, 290.0)
    ]
    return Group("root", pieces, rotor)


def ufo(look: Look) -> Group:
    def ring(radius: float, y: float, sides: int) -> list[tuple[float, float, float]]:
        angles = [2 * math.pi * i / sides for i in range(sides)]
        return [(radius * math.cos(a), y, radius * math.sin(a)) for a in angles]

    saucer = loft(look.body, *(ring(r, y, 10) for r, y in ((10, 3), (28, 8), (28, 10), (12, 15))))
    dome = loft(look.second, *(ring(r, y, 8) for r, y in ((11, 14.5), (8, 20), (3, 22))))
    return Group(
        "root",
        [
            saucer,
            dome,
            block(look.accent, (0, 9, 24), (8, 4, 8)),
            *both(block(look.second, (20, 9.4, 4), (7, 2, 7), 0.7)),
        ],
    )


def _fuselage(look: Look, plan: Plan) -> list[Piece]:
    n, t, r = plan.nose, plan.tail, plan.girth
    shuttle = look.kind == "space-shuttle"
    cone_paint = look.body if shuttle else look.stripe
    if shuttle:
        belly = ((t, 9, r * 0.9, r * 0.9), (14, 9, r, r * 0.9), (n - 9, 8, r * 0.7, r * 0.62))
        pieces = [
            tube(look.body, *belly),
            tube(look.body, (n - 9, 8, r * 0.7, r * 0.62), (n, 6.6, r * 0.2, r * 0.2)),
            tube(look.second, (t + 2, 4, r * 0.8, r * 0.5), (n - 10, 4.4, r * 0.5, r * 0.3)),
        ]
        pieces[0].pane(CANOPY, *_windscreen(n, r))
        return pieces
    pieces = [
        tube(
            look.body,
            (t, 9, r * 0.8, r * 0.7),
            (-4, 9, r, r * 0.9),
            (10, 9, r * 0.9, r * 0.85),
            (n - 9, 8.4, r * 0.5, r * 0.5),
        )
    ]
    noses = (-2.4, 2.4) if look.has("two-noses") else (0.0,)
    for x in noses:
        if look.has("gun-nose"):
            barrel = cylinder(
                look.second, (x, 8.4, n - 10), (x, 8, n + 4), r * 0.5, bevel=0.5, bore=INK
            )
            pieces.append(barrel)
        else:
            end = (x, 8, n)
            pieces.append(cylinder(cone_paint, (x, 8.4, n - 9.4), end, r * 0.52, 0.3))
    pieces.append(_canopy(look, plan))
    return pieces


def _windscreen(n: float, r: float) -> list[tuple[float, float, float]]:
    return [
        (-r * 0.34, 9 + r * 0.84, n - 13),
        (r * 0.34, 9 + r * 0.84, n - 13),
        (r * 0.3, 8.6 + r * 0.62, n - 8.6),
        (-r * 0.3, 8.6 + r * 0.62, n - 8.6),
    ]


def _canopy(look: Look, plan: Plan) -> Piece:
    n, r = plan.nose, plan.girth
    return loft(
        CANOPY,
        [
            (-r * 0.6, 9 + r * 0.7, 0),
            (r * 0.6, 9 + r * 0.7, 0),
            (r * 0.3, 8.6 + r * 0.5, n - 12),
            (-r * 0.3, 8.6 + r * 0.5, n - 12),
        ],
        [
            (-r * 0.3, 9 + r * 1.4, 6),
            (r * 0.3, 9 + r * 1.4, 6),
            (r * 0.15, 9 + r * 0.9, n - 15),
            (-r * 0.15, 9 + r * 0.9, n - 15),
        ],
    )


def _wings(look: Look, plan: Plan) -> list[Piece]:
    r, tip, t, n = plan.girth, plan.tip, plan.tail, plan.nose
    (front, back), (tip_front, tip_back) = plan.root, plan.tip_chord
    outline = [(r * 0.8, front), (tip, tip_front), (tip, tip_back), (r * 0.8, back)]
    main = wing(look.body, outline, 7.6, 0.02, 1.3)

    def on(x: float, share: float, leading: bool) -> tuple[float, float, float]:
        a, b = (front, tip_front) if leading else (back, tip_back)
        return (x, 8.95 + x * 0.02, a + (b - a) * share)

    inner, outer = tip * 0.62, tip * 0.82
    main.flat(
        look.stripe,
        on(inner, 0.56, True),
        on(outer, 0.80, True),
        on(outer, 0.80, False),
        on(inner, 0.56, False),
    )
    if look.has("lift-fans"):
        main.lit(INK, *((x, 9.1, z) for x, z in ((8, -3), (13, -4), (14, -9), (8, -10))))
    tail_plane = [(r * 0.7, t + 7), (r + 8, t - 1), (r + 8, t - 4), (r * 0.7, t)]
    pieces = [main, plate(look.body, tail_plane, 8, 1)]
    if plan.canards:
        outline = [(r * 0.5, n - 14), (r + 6, n - 19), (r + 6, n - 21), (r * 0.5, n - 20)]
        pieces.append(plate(look.second, outline, 9, 0.9))
    return pieces


def _engine(look: Look, plan: Plan) -> list[Piece]:
    t, x = plan.tail, plan.girth + 1.4
    paint = look.body if look.kind == "space-shuttle" else look.second
    return [
        cylinder(paint, (x, 8, t + 3), (x, 8, 6), 2.9, 2.7, bevel=0.5, bore=INK),
        cylinder(INK, (x, 8, t + 3), (x, 8, t - 1), 2.6, 2.1, bore=FLAME),
    ]


def _tail_fins(look: Look, plan: Plan) -> list[Group]:
    t = plan.tail
    groups = []
    for side in (False, True):
        outline = [(t + 12, 0), (t + 2, 13), (t - 3, 13), (t + 1, 0)]
        surface = profile(look.body, outline, 0.7, 0.3)
        patch = ((t + 5, 9), (t + 2, 12.4), (t - 2, 12.4), (t - 1, 9))
        for m in (-1, 1):
            surface.flat(look.stripe, *((m * 0.75, y, z) for z, y in patch))
        x = plan.girth * 0.9
        at, turn = (-x if side else x, 10, 0), (0, 0, plan.cant if side else -plan.cant)
        groups.append(Group("fin", [surface], at=at, turn=turn))
    return groups


def _tail_booms(look: Look) -> list[Piece]:
    if look.has("twin-boom"):
        return both(
            cylinder(look.body, (8, 12, -2), (8, 13, -34), 2.6, 1.6, 6),
            plate(look.second, [(0, -30), (10, -30), (10, -36), (0, -36)], 14, 1.2),
        )
    return [
        tube(look.body, (-36, 15, 1.3, 1.5), (-11, 14, 2.8, 3.2)),
        profile(look.second, [(-33, 14), (-37, 25), (-41, 25), (-38, 13)], 0.8, 0.3),
    ]


def _flying_wing(look: Look) -> Group:
    """A bomber that is all wing."""
    surface = wing(look.body, [(0, 22), (38, -10), (30, -16), (0, -8)], 7, 0, 1.8)
    surface.flat(look.second, (24, 8.9, -4), (30, 8.9, -8), (27, 8.9, -13), (22, 8.9, -12))
    canopy = loft(
        CANOPY,
        [(-3, 12, 2), (3, 12, 2), (1.6, 10, 13), (-1.6, 10, 13)],
        [(-1.8, 14, 4), (1.8, 14, 4), (1, 11.4, 11), (-1, 11.4, 11)],
    )
    engine = cylinder(look.second, (9, 9, -12), (9, 9, 2), 2.6, bevel=0.5, bore=INK)
    trunk = tube(look.body, (-14, 8.6, 4, 1.6), (0, 9.4, 6, 3.2), (18, 8.4, 2, 1.2))
    return Group("root", [*both(surface, engine), trunk, canopy])
