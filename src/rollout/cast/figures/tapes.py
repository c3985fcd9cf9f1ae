"""The window of a cassette, on a chest and on the cassette itself."""

from __future__ import annotations

from rollout.cast.figures.geometry import circle
from rollout.cast.figures.solids import Piece, rectangle


def tape_window(
    piece: Piece, middle: tuple[float, float], size: tuple[float, float], z: float
) -> Piece:
    """The two spools differ, or they would read as eyes."""
    x, y = middle
    w, h = size
    piece.lit("#16203f", *rectangle(x - w / 2, y + h / 2, x + w / 2, y - h / 2, z))
    for at, radius in ((-0.22, 0.40), (0.27, 0.24)):
        spool = (x + at * w, y - h * 0.06, z)
        piece.lit("#6a4a3c", *circle(spool, (0, 0, 1), h * radius, 10))
        piece.lit("#e8edf8", *circle(spool, (0, 0, 1), h * 0.13, 6))
    for high, low in ((0.5, 0.34), (-0.38, -0.5)):
        piece.lit("#7fa6dc", *rectangle(x - w / 2, y + high * h, x + w / 2, y + low * h, z))
    return piece
