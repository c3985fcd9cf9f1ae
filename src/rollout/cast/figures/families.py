"""Which builder makes which kind of form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rollout.cast.character import Character, OtherForm
from rollout.cast.figures import (
    aircraft,
    beasts,
    buildings,
    cars,
    crawlers,
    flyers,
    things,
    tracked,
    trucks,
    vessels,
)
from rollout.cast.figures.look import Look
from rollout.cast.figures.solids import Group

Builder = Callable[[Look], Group]

BUILDERS: Final[dict[str, Builder]] = {
    "car": cars.car,
    "sports-car": cars.sports_car,
    "race-car": cars.race_car,
    "van": cars.van,
    "jeep": cars.jeep,
    "pickup": cars.pickup,
    "motorcycle": cars.motorcycle,
    "truck": trucks.truck,
    "fire-engine": trucks.fire_engine,
    "crane": trucks.crane,
    "dump-truck": trucks.dump_truck,
    "mixer": trucks.mixer,
    "missile-truck": trucks.missile_truck,
    "train": trucks.train,
    "tank": tracked.tank,
    "half-track": tracked.half_track,
    "bulldozer": tracked.bulldozer,
    "loader": tracked.loader,
    "excavator": tracked.excavator,
    "drill-tank": tracked.drill_tank,
    "helicopter": aircraft.helicopter,
    "ufo": aircraft.ufo,
    **dict.fromkeys(
        ("jet", "fighter", "bomber", "vtol-jet", "starfighter", "space-shuttle"), aircraft.jet
    ),
    "hovercraft": vessels.hovercraft,
    "boat": vessels.boat,
    "ship": vessels.ship,
    "submarine": vessels.submarine,
    "gun": things.gun,
    "cassette": things.cassette,
    "cassette-player": things.cassette_player,
    "camera": things.camera,
    "microscope": things.microscope,
    **dict.fromkeys(beasts.ANATOMIES.keys() - {"alligator"}, beasts.beast),
    **dict.fromkeys(("pteranodon", "bat", "condor", "bird", "eagle"), flyers.flyer),
    **dict.fromkeys(
        ("insect-beetle", "insect-grasshopper", "insect-stag", "crab"), crawlers.insect
    ),
    "squid": crawlers.squid,
    "shark": crawlers.fish,
    "city": buildings.city,
    "battle-station": buildings.battle_station,
    "base": buildings.base,
}


def other_shape(character: Character, form: OtherForm) -> Group:
    """The pieces of a vehicle, beast, building or thing."""
    body, second, accent = form.colours
    look = Look(form.kind, body, second, accent, character.colours.eyes, frozenset(form.marks))
    return BUILDERS[form.kind](look)
