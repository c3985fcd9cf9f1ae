"""Poses at 60 Hz of all that moves in a stroke: for display only, and small enough to be kept.

Tenths of a millimetre, ten-thousandths of a unit quaternion. A pose is seven numbers: where the
body is (x, y, and z upwards), and how it is turned (w, x, y, z). A track is a pose, then what
changes from each frame to the next. One that ends before the film is of a body that was taken
off the table.
"""

from __future__ import annotations

import gzip
from typing import Final

import msgspec

RATE: Final = 60
LARGEST: Final = 64_000
"""Bytes, packed."""
LENGTHS: Final = 10_000
"""To a metre."""
TURNS: Final = 10_000
PARTS: Final = 7

Pose = tuple[int, int, int, int, int, int, int]


class Rod(msgspec.Struct, frozen=True):
    """What a weapon looks like: a rod along its x axis, from so far to so far, that thick."""

    kind: str
    start: int
    end: int
    radius: int


class Film(msgspec.Struct, frozen=True):
    """Bodies are `f3` (a figure), `t0` (an object) and `weapon`."""

    version: int
    rate: int
    """Frames a second."""
    frames: int
    attacker: int
    rod: Rod
    tracks: dict[str, list[int]]
    touches: list[tuple[int, int]]
    """When the weapon first touched which figure, in milliseconds."""
    falls: dict[str, int]
    """By figure: when it tipped for good, in milliseconds."""


def pose_of(place: tuple[float, ...], turn: tuple[float, ...]) -> Pose:
    """A body's place in metres and its quaternion, in whole numbers."""
    x, y, z = (round(each * LENGTHS) for each in place)
    w, i, j, k = (round(each * TURNS) for each in turn)
    return x, y, z, w, i, j, k


def track_of(poses: list[Pose]) -> list[int]:
    """
    >>> track_of([(5, 0, 0, 10000, 0, 0, 0), (7, 0, 0, 10000, 0, 0, 0)])
    [5, 0, 0, 10000, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]
    """
    track: list[int] = []
    before: Pose = (0, 0, 0, 0, 0, 0, 0)
    for pose in poses:
        track += [now - then for now, then in zip(pose, before, strict=True)]
        before = pose
    return track


def poses_of(track: list[int]) -> list[Pose]:
    """What `track_of` was told."""
    poses: list[Pose] = []
    pose: Pose = (0, 0, 0, 0, 0, 0, 0)
    for place in range(0, len(track), PARTS):
        x, y, z, w, i, j, k = (
            then + change for then, change in zip(pose, track[place : place + PARTS], strict=True)
        )
        pose = (x, y, z, w, i, j, k)
        poses.append(pose)
    return poses


def pack(film: Film) -> bytes:
    """The film as JSON, gzipped; with fewer frames a second where it would be too large."""
    packed = gzip.compress(msgspec.json.encode(film), 9, mtime=0)
    return packed if len(packed) <= LARGEST else pack(halved(film))


def unpack(packed: bytes) -> Film:
    return msgspec.json.decode(gzip.decompress(packed), type=Film)


def halved(film: Film) -> Film:
    """Every other frame of it."""
    tracks = {name: track_of(poses_of(track)[::2]) for name, track in film.tracks.items()}
    return msgspec.structs.replace(
        film, rate=film.rate // 2, frames=(film.frames + 1) // 2, tracks=tracks
    )
