"""Heads: 14 wide, 17 high, the chin at y = 0. One kit for all: skull, face, helmet, crest."""

from __future__ import annotations

from rollout.cast.character import Character, RobotLook
from rollout.cast.figures.colours import brightness, mix, shades
from rollout.cast.figures.geometry import Point, circle
from rollout.cast.figures.paints import Paints
from rollout.cast.figures.solids import (
    GLASS,
    Piece,
    both,
    box,
    cylinder,
    loft,
    rectangle,
    slab,
    symmetric,
    trapezium,
)
from rollout.cast.vocabulary import Ears

NIGHT = "#0a0c28"


def head(character: Character, look: RobotLook, paints: Paints) -> list[Piece]:
    """The head, whatever kind it is."""
    if look.head == "mono-eye":
        return _mono_eye(paints)
    if look.head == "beast":
        return _beast(paints, character)
    if look.head == "human":
        return _human(paints)
    if look.head == "pilot":
        return _pilot(look, paints)
    if look.head == "box":
        return _box_head(look, paints)
    return [
        *_face_of(character, look, paints),
        *_helmet(character, look, paints),
        *_more(character, paints),
    ]


def _face_of(character: Character, look: RobotLook, paints: Paints) -> list[Piece]:
    """What stands between the cheeks: a face, a visor, a mask."""
    pieces = [skull(paints.helmet)]
    plated = "mouthplate" in character.features
    if look.head == "visor":
        pieces += [*face(paints)[: 1 if plated else 2], visor(paints)]
    elif look.head == "mask":
        pieces += [face(paints)[0], mouthplate(paints)]
    else:
        pieces += face(paints)
    if plated and look.head != "mask":
        pieces.append(mouthplate(paints))
    return pieces


def _helmet(character: Character, look: RobotLook, paints: Paints) -> list[Piece]:
    decepticon = character.faction == "decepticon"
    long = 0.55 if look.head == "mask" else 0.95 if look.helmet == "twin" else 0.8
    pieces = [brow(paints.helmet, angry=decepticon), *cheeks(paints.helmet, long)]
    if "cone-head" in character.features:
        cone = cylinder(paints.helmet, (0, 13, -0.5), (0, 28, -0.5), 6.2, 0.6)
        return [*pieces, cone, *ears("blades", paints.helmet)]
    pieces += _crown(look, paints)
    return pieces + _crest(look, paints)


def _crown(look: RobotLook, paints: Paints) -> list[Piece]:
    """The top of the helmet and its ears."""
    own = look.head in ("crest", "mask", "fins")
    pieces = ears(look.ears, paints.helmet if own else paints.trim)
    if look.head in ("crest", "horns"):
        return pieces
    if look.helmet == "ridge":
        pieces.append(ridge(paints.crest, 2.6, 1.8))
    elif look.helmet == "peak":
        outline = symmetric((1.3, 18.4), (3.2, 12.6), (0, 11.4))
        pieces.append(slab(paints.crest, outline, 4.6, 8, 0.6))
    elif look.helmet == "bucket":
        outline = symmetric((4.4, 18.4), (7.5, 13), (7.3, 11.4))
        pieces.append(slab(paints.helmet, outline, -5, 6.4, 1.4))
    elif look.helmet == "twin":
        outline = [(1.6, 15), (4.6, 14.4), (4.4, 19.4), (2.4, 19.4)]
        pieces += both(slab(paints.helmet, outline, -4, 4, 0.8))
    else:
        pieces.append(box(paints.helmet, (0, 16.4, 0), (9, 2.4, 9), 0.8, 0.6))
    return pieces


def _crest(look: RobotLook, paints: Paints) -> list[Piece]:
    """What gives the kind of head its name."""
    if look.head == "crest":
        outline = [(0, 12.2), (0, 15.6), (6.8, 21.4), (8, 19)]
        return both(slab(paints.crest, outline, 5.4, 8.4, 0.7))
    if look.head == "horns":
        return both(horn(paints.helmet, 1.15))
    if look.head == "fins":
        outline = [(6.4, 5), (8.2, 4), (11.6, 22), (8.8, 19.6)]
        return both(slab(paints.crest, outline, -5, 2, 0.7))
    if look.head == "antennae":
        return both(cylinder(paints.metal, (7.8, 9, -0.5), (10, 26, -2), 0.8, 0.4, 6))
    return []


def _more(character: Character, paints: Paints) -> list[Piece]:
    if "mandibles" not in character.features:
        return []
    outline = [(4.4, 2), (7.2, 4), (6.6, -2), (2.4, -4.8)]
    return both(slab(paints.crest, outline, 4, 8, 0.6))


def skull(
    paint: str, half: float = 6.6, top: float = 17.0, cut: float = 3.2, low: float = 3.0
) -> Piece:
    def ring(z: float, k: float, sunk: float) -> list[Point]:
        outline = symmetric(
            (half - cut, top - sunk),
            (half, top - cut - sunk * 0.6),
            (half, low),
            (half - 1.5, low - 2),
        )
        return [(x * k, y, z) for x, y in outline]

    return loft(paint, ring(-7, 0.8, 1.6), ring(-4, 1, 0), ring(3.4, 1, 0), ring(5, 0.86, 0.9))


def brow(paint: str, angry: bool) -> Piece:
    low = 9.2 if angry else 10.1
    return slab(paint, symmetric((5.6, 13.4), (5.9, 10.7), (1, low)), 1, 7.4, 1.1)


def cheeks(paint: str, long: float) -> list[Piece]:
    outline = [(4.3, 11), (7.2, 11.6), (7.4, 4), (5.6, 4 - 4.6 * long), (4.2, 4.6 - 4 * long)]
    return both(slab(paint, outline, -4, 6.6, 0.9))


def face(paints: Paints) -> list[Piece]:
    """The plate with its sockets, eyes and mouth; then the nose."""
    paint, z = paints.face, 6.25
    plate = slab(paint, symmetric((4.6, 10.8), (4.9, 5), (2.6, -0.3)), -2, 6.2, 0.7)
    plate.lit(
        mix(paint, NIGHT, 0.72),
        *((-4.2, 10.3, z), (4.2, 10.3, z), (4.3, 7, z), (1, 6.2, z), (-1, 6.2, z), (-4.3, 7, z)),
    )
    plate.lit(mix(paint, NIGHT, 0.62), *trapezium(1.9, 2.7, 1.5, 1.9, z))
    plate.lit(shades(paint)[1], (-3.6, 5.2, z), (-1.6, 4.9, z), (-2.6, 1.2, z))
    eyes(plate, paints.eyes, z + 0.05)
    nose = loft(
        paint,
        trapezium(0.5, 8.6, 1, 4, 6.2),
        [(-0.2, 8, 6.7), (0.2, 8, 6.7), (0.4, 4.2, 7.5), (-0.4, 4.2, 7.5)],
    )
    return [plate, nose]


def eyes(piece: Piece, paint: str, z: float, y: float = 7.3, slant: float = 0.9) -> Piece:
    for m in (-1, 1):
        outer = m * 4.2
        piece.glow(
            paint,
            (m * 0.9, y - 0.1, z),
            (outer, y + slant, z),
            (outer, y + slant + 1.6, z),
            (m * 1.1, y + 1.7, z),
        )
    return piece


def visor(paints: Paints, low: float = 7.0, high: float = 10.3, half: float = 5.2) -> Piece:
    z = 7.15
    outline = [(half - 0.3, low), (1, low - 0.9), (-1, low - 0.9), (0.3 - half, low)]
    piece = slab(paints.dark, [(-half, high), (half, high), *outline], 2, 7.1, 0.3)
    piece.glow(
        paints.eyes,
        (-half + 0.5, high - 0.5, z),
        (half - 0.5, high - 0.5, z),
        (half - 0.8, low + 0.4, z),
        (0.8, low - 0.4, z),
        (-0.8, low - 0.4, z),
        (0.8 - half, low + 0.4, z),
    )
    return piece.lit(
        mix(paints.eyes, "#ffffff", 0.55),
        (-half + 0.8, high - 0.8, z),
        (-1.2, high - 0.8, z),
        (-2.6, low + 0.6, z),
        (0.9 - half, low + 0.8, z),
    )


def mouthplate(paints: Paints) -> Piece:
    ring = [(x, y, 3.0) for x, y in symmetric((4.7, 6.6), (4.6, 2), (2.4, -0.8))]
    front: list[Point] = [(4.2, 6.4, 6.4), (4, 2, 6.4), (2, -0.5, 6)]
    edge: list[Point] = [(0.6, 6.6, 8), (0.7, 2, 8.2), (0.5, 0, 7.2)]
    return loft(paints.face, ring, _mirrored(front), _mirrored(edge))


def ears(kind: Ears, paint: str) -> list[Piece]:
    if kind == "discs":
        return both(cylinder(paint, (6.6, 8, -0.5), (8.9, 8, -0.5), 2.8, bevel=0.7))
    if kind == "blades":
        outline = [(6.9, 13.5), (9, 15.8), (9.2, 5.5), (6.9, 4)]
        return both(slab(paint, outline, -3, 2.4, 0.7))
    if kind == "aerials":
        disc = cylinder(paint, (6.6, 8, -0.5), (8.8, 8, -0.5), 2.6, sides=6, bevel=0.5)
        outline = [(7, 9), (8.9, 9), (8.9, 21), (7.6, 21.4)]
        return both(disc, slab(paint, outline, -1.8, 1, 0.5))
    return both(slab(paint, [(6.8, 12), (9, 11), (9, 5), (6.8, 4.5)], -4, 4, 1))


def ridge(paint: str, width: float, height: float) -> Piece:
    w = width / 2
    return loft(
        paint,
        [(-w, 12.6, 7.2), (w, 12.6, 7.2), (w, 12, -4), (-w, 12, -4)],
        [
            (-w * 0.6, 17 + height, 4.6),
            (w * 0.6, 17 + height, 4.6),
            (w * 0.6, 17 + height * 0.6, -5),
            (-w * 0.6, 17 + height * 0.6, -5),
        ],
    )


def horn(paint: str, long: float) -> Piece:
    return loft(
        paint,
        circle((5.6, 14.4, 0), (0.5, 1, 0), 2.4, 6),
        circle((7.3, 14.4 + 3.6 * long, 0), (0.3, 1, 0), 1.8, 6),
        circle((8.3, 14.4 + 7 * long, 0), (0.1, 1, 0), 0.5, 6),
    )


def _mono_eye(paints: Paints) -> list[Piece]:
    shell = slab(paints.helmet, symmetric((4, 17), (7, 13), (7, 4), (4, 0)), -6, 6, 1.6)
    eye = cylinder(paints.dark, (0, 8.6, 5), (0, 8.6, 7.4), 4.6, bevel=0.8)
    eye.glow(paints.eyes, *circle((0, 8.6, 7.45), (0, 0, 1), 2.9, 12))
    disc = cylinder(paints.helmet, (6.4, 8.5, -1), (8.8, 8.5, -1), 3, sides=6, bevel=0.6)
    ear = slab(paints.helmet, [(7.4, 11), (9, 11), (9.8, 22), (8.2, 22)], -2, 1, 0.5)
    return [shell, eye, *both(disc, ear)]


def _beast(paints: Paints, character: Character) -> list[Piece]:
    upper = loft(paints.helmet, trapezium(5, 11.6, 4.6, 4.6, 3), trapezium(2.4, 8.6, 2.6, 4.8, 13))
    lower = loft(paints.trim, trapezium(4.4, 4.2, 3.8, 1, 3), trapezium(2.2, 3.4, 1.8, 1.6, 11.5))
    sockets = slab(paints.dark, symmetric((5.4, 12.6), (5.6, 9.6), (1, 8.8)), 2, 6.6, 0.4)
    ear = slab(paints.helmet, [(3.6, 14), (6.4, 13), (8.4, 20), (7.2, 20)], -3, 0, 0.6)
    return [
        skull(paints.helmet, 6.4, 15, 3.4, 5),
        upper,
        lower,
        eyes(sockets, paints.eyes, 6.65, 9.6, 1),
        *both(ear),
        *_more(character, paints),
    ]


def _human(paints: Paints) -> list[Piece]:
    hair = mix(paints.trim, "#5a3a22", 0.6) if brightness(paints.trim) > 0.4 else paints.trim
    fringe = slab(hair, symmetric((5.4, 15.4), (5.6, 10.8)), 0, 6.8, 0.8)
    return [skull(hair, 5.8, 16, 3, 6), fringe, human_face(paints.face)]


def human_face(paint: str) -> Piece:
    z = 6.25
    plate = slab(paint, symmetric((4.6, 10.8), (4.9, 5), (2.6, -0.3)), 0, 6.2, 0.7)
    for m in (-1, 1):
        brow_line = ((m * 1, 9.2, z), (m * 3.7, 9.4, z), (m * 3.7, 8.8, z), (m * 1, 8.4, z))
        plate.lit(mix(paint, "#2a1408", 0.7), *brow_line)
        plate.lit("#f6f4ee", *rectangle(m * 1.3, 8, m * 3.4, 6.7, z))
        plate.lit("#22304a", *rectangle(m * 1.9, 8, m * 3, 6.7, z))
    return plate.lit(mix(paint, NIGHT, 0.62), *trapezium(1.9, 2.7, 1.5, 1.9, z))


def _pilot(look: RobotLook, paints: Paints) -> list[Piece]:
    """A helmet open in front, with a visor over the eyes."""
    lit = paints.eyes if brightness(paints.eyes) > 0.4 else GLASS
    rim = slab(paints.helmet, symmetric((4.8, 15.6), (6.4, 13), (5.6, 10.2)), 1, 7, 1.2)
    goggles = slab(paints.dark, [(-5, 10.4), (5, 10.4), (4.7, 7.2), (-4.7, 7.2)], 2, 7.1, 0.3)
    goggles.pane(lit, (-4.4, 9.9, 7.15), (4.4, 9.9, 7.15), (4.2, 7.6, 7.15), (-4.2, 7.6, 7.15))
    return [
        skull(paints.helmet, 6.8, 17, 4, 3),
        rim,
        human_face(paints.face),
        goggles,
        *cheeks(paints.helmet, 0.8),
        *_crown(look, paints),
    ]


def _box_head(look: RobotLook, paints: Paints) -> list[Piece]:
    outline = symmetric((6.6, 16.4), (7.2, 15), (7.2, 1.2), (5.8, 0))
    return [
        slab(paints.helmet, outline, -6, 5, 1.2),
        visor(paints, 7.4, 10.2, 5.6),
        slab(paints.face, symmetric((4, 5.6), (4, 1.4)), 3, 5.8, 0.5),
        *_crown(look, paints),
    ]


def _mirrored(right: list[Point]) -> list[Point]:
    return [*right, *((-x, y, z) for x, y, z in reversed(right))]
