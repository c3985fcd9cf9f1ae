"""What a figure measures, so that a body can be built of it. Tenths of millimetres and degrees."""

from __future__ import annotations

import msgspec

Triple = tuple[int, int, int]


class PartView(msgspec.Struct, frozen=True):
    """A piece of the body that the engine knows: where its middle is, and half its size.

    Ahead, to the left, and up from the middle of the base. A `cylinder` has radius, radius and
    half its height, a `sphere` three times its radius.
    """

    name: str
    shape: str
    at: Triple
    half: Triple


class ArmView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The weapon: where its joint or muzzle is, how far it reaches, what it sends on its way."""

    ahead: int
    up: int
    reach: int
    """Of an arm, lever or rod when it is farthest out; of a missile its length."""
    radius: int
    shots: int
    speed: int = 0
    """Of a missile, in millimetres a second."""
    mass: int = 0
    """In tenths of a gram."""
    energy: int = 0
    """Of a spring, in tenths of a millijoule."""


class BuildView(msgspec.Struct, frozen=True):
    """Base, legs, torso, head, lip or switches, and the weapon."""

    base: int
    """How high the base is."""
    tipping: int
    """The tilt beyond which it falls by itself."""
    mass: int
    """In tenths of a gram."""
    parts: list[PartView]
    arm: ArmView
