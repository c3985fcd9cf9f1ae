"""How other forms are best seen, and how they sit in a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class View:
    yaw: float
    pitch: float
    size: float = 1.0
    stands: bool = False
    face: float = 0.0


VEHICLE: Final = View(-38, 30)
AIRCRAFT: Final = View(-38, 34)
THING: Final = View(-30, 16)
BEAST: Final = View(-40, 18, face=15.0)
VIEWS: Final = {
    "gun": View(-62, 14),
    "microscope": View(-40, 18),
    **dict.fromkeys(("cassette-player", "cassette", "camera"), THING),
    **dict.fromkeys(
        ("jet", "fighter", "bomber", "vtol-jet", "starfighter", "space-shuttle", "ufo"), AIRCRAFT
    ),
    **dict.fromkeys(("base", "city", "battle-station"), View(-32, 28)),
    **dict.fromkeys(
        (
            "tyrannosaur",
            "triceratops",
            "stegosaur",
            "sauropod",
            "lion",
            "panther",
            "wolf",
            "rhino",
            "bull",
            "gorilla",
            "dragon",
            "turtle",
            "shark",
        ),
        BEAST,
    ),
    **dict.fromkeys(
        (
            "pteranodon",
            "bat",
            "condor",
            "bird",
            "eagle",
            "insect-beetle",
            "insect-grasshopper",
            "insect-stag",
            "crab",
            "squid",
        ),
        View(-36, 26, face=15.0),
    ),
}


def view_of(kind: str) -> View:
    return VIEWS.get(kind, VEHICLE)
