"""Positions that are too rare to be drawn: each is put into a drawn one, where there is one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.model import RADII
from tests.games.energon_wars.exam.positions import TEAM, any_position

Position = dict[str, Any]
BASE = 1.96
"""From centre to centre of two large bases in contact."""


def a_team_in_a_row(rng: Random, position: Position) -> None:
    """Fit to combine, or nearly: now and then one is hurt, poor or a little apart."""
    x, y = rng.randint(3, 20), rng.randint(8, 28)
    team: dict[str, Any] = {
        name: {"at": [round(x + BASE * number, 2), y], "energon": rng.randint(1, 3)}
        for number, name in enumerate(TEAM)
    }
    team["scrapper"]["energon"] = 3
    for name in TEAM[1:]:
        team[name]["activated"] = rng.random() < 0.9
    odd = team[rng.choice(TEAM)]
    match rng.randint(0, 9):
        case 0:
            odd["energon"] = 0
        case 1:
            odd["hp"] = 1
        case 2:
            odd["at"] = [odd["at"][0], y + 0.4]
        case 3:
            odd["conditions"] = ["cold"]
        case 4:
            odd["items"] = ["energon_cube"]
        case 5:
            odd["conditions"] = ["fire", "disruption"]
        case 6:
            odd["hp"] = 5
    position["armies"]["B"] = team
    position["mover"], position["pieces"], position["clouds"] = "B", [], []
    keep_clear(position, (x, y), (14, 2.5))


def a_giant_that_can_split(rng: Random, position: Position) -> None:
    card = library().cards["devastator"]
    at = [rng.randint(4, 32), rng.randint(4, 32)]
    position["armies"]["B"] = {
        "devastator": {"at": at, "hp": rng.randint(1, card.hit_points), "energon": 9}
    }
    if rng.random() < 0.4:
        position["armies"]["B"]["devastator"]["conditions"] = ["acid"]
    position["mover"], position["pieces"] = "B", [["car", min(at[0] + 4.0, 34), at[1]]]
    keep_clear(position, (at[0], at[1]), (3.2, 3.2))


def at_the_beacon(rng: Random, position: Position) -> None:
    """Somebody with the Matrix beside the enemy's beacon, others around."""
    position["scenario"], position["round"] = "the_touch", rng.randint(2, 6)
    position["mover"] = seat = rng.choice("AB")
    beacon = (18, 26) if seat == "A" else (18, 10)
    army = position["armies"][seat]
    name = next(iter(army))
    army[name] = {"at": [beacon[0] + 1.9, beacon[1]], "energon": 3}
    for other in army:
        army[other]["activated"] = other != name
    position["tokens"] = [
        {"kind": "beacon", "at": [18, 10]},
        {"kind": "beacon", "at": [18, 26]},
        {"kind": "matrix", "carrier": name},
    ]
    position["pieces"] = []
    others = [model for each in position["armies"].values() for model in each.values()]
    for number, model in enumerate([each for each in others if each is not army[name]][:5]):
        model.update(at=[beacon[0] + (4.4, 1.9, 1.9, -0.6, -3)[number],
                         beacon[1] + (0, 2.5, -2.5, 0.5, 3)[number]])  # fmt: skip
        model.pop("carrier", None)


def among_buildings(rng: Random, position: Position) -> None:
    """Two roofs with a gap that can be jumped, a ledge below a roof, models at their edges."""
    gap = rng.choice((1.5, 3.0, 3.5))
    position["pieces"] = [
        ["medium_building", 8, 12],
        ["medium_building", 13 + gap, 12],
        ["large_building", 20, 20],
    ]
    position["clouds"] = []
    places = [
        ([9.5, 12], 0), ([4.5, 12.5], -1), ([20, 17.98], 2), ([20, 21], 3), ([20, 16.0], -1),
        ([14 + gap, 13], 1), ([17, 18.2], 2), ([23, 20.6], 3), ([8, 15.5], -1), ([25.1, 20], -1),
        ([8, 10.6], 0), ([12, 12], -1),
    ]  # fmt: skip
    rng.shuffle(places)
    for army in position["armies"].values():
        for name, model in list(army.items()):
            if "at" not in model or library().cards[name].base == "huge" or not places:
                continue
            at, level = places.pop()
            model.update(at=at, level=level)
            if rng.random() < 0.6:
                model.pop("mode", None)
                model.pop("conditions", None)


def beside_portals(rng: Random, position: Position) -> None:
    position["scenario"] = "portal_play"
    x, y = rng.choice(((9, 9), (27, 9), (9, 27), (27, 27)))
    position["tokens"] = [
        {"kind": "portal", "at": at, "open": rng.random() < 0.9}
        for at in ([9, 9], [27, 9], [9, 27], [27, 27])
    ]
    position["pieces"] = []
    spots = [(2.2, 0), (-2.4, 0.3), (0.2, 2.4), (0, -2.5), (4.2, 0.2), (2.4, 2.6)]
    for army in position["armies"].values():
        for name, model in army.items():
            if "at" in model and spots and library().cards[name].base != "huge":
                dx, dy = spots.pop()
                model["at"] = [x + dx, y + dy]


def over_smaller_ones(rng: Random, position: Position) -> None:
    """A heavy one in its other mode with small enemies before it, and a friend."""
    heavy = rng.choice(("grimlock", "longhaul"))
    small = {"grimlock": ("rumble", "frenzy", "ratbat"), "longhaul": ("gears", "huffer", "brawn")}
    seat = "A" if heavy == "grimlock" else "B"
    x, y = rng.randint(4, 24), rng.randint(8, 28)
    position["armies"][seat] = {
        heavy: {"at": [x, y], "mode": "alt", "energon": rng.randint(1, 4)},
        ("bumblebee" if seat == "A" else "bombshell"): {
            "at": [x - 2.4, y + 2.4],
            "activated": True,
        },
    }
    position["armies"]["B" if seat == "A" else "A"] = {
        name: {"at": [x + 2.3, y + 3 * (number - 1) + rng.uniform(-0.5, 0.5)]}
        for number, name in enumerate(small[heavy])
    }
    position["mover"], position["pieces"], position["tokens"] = seat, [["tree", x + 9, y]], []


def at_exact_distances(rng: Random, position: Position) -> None:
    """Everybody on the axes of one model, at gaps that rules ask about and a hundredth beside."""
    position["pieces"], position["clouds"] = [], []
    seat = position["mover"]
    army = position["armies"][seat]
    name = next(iter(army))
    army[name] = {"at": [18, 18], "energon": 6}
    mine = RADII[library().cards[name].base]
    gaps = [100 * inches for inches in (1, 1, 2, 3, 4, 5, 6, 7)] + [0, 5, 5]
    rng.shuffle(gaps)
    ways = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    for of in ("B", "A") if seat == "A" else ("A", "B"):
        for number, (other, model) in enumerate(position["armies"][of].items()):
            if model is army[name] or "at" not in model or number > 3 or not gaps:
                continue
            dx, dy = ways[number]
            apart = gaps.pop() + rng.choice((0, 0, 1, 1, 2, -1)) + mine
            away = (apart + RADII[library().cards[other].base]) / 100
            offset = 0 if of != seat else 2.5
            model["at"] = [18 + dx * away + dy * offset, 18 + dy * away + dx * offset]
            model.pop("carrier", None)
            model["activated"] = of == seat and rng.random() < 0.7


def loaded_carriers(rng: Random, position: Position) -> None:
    """Friends side by side with things and one another in storage, enemies before them."""
    position["pieces"], position["clouds"] = [], []
    x, y = rng.randint(5, 28), rng.choice((4, 6, 18, 30, 32))
    hurt = rng.choice((1, 3, 12))
    position["armies"]["A"] = {
        "optimus": {"at": [x, y], "hp": hurt, "items": rng.sample(["energon_cube"], 1)},
        "ironhide": {"at": [x + 2.5, y], "energon": rng.randint(0, 5)},
        "bumblebee": {"carrier": "optimus", "at": [x, y], "mode": "alt"},
    }
    position["armies"]["B"] = {
        "soundwave": {"at": [x, y + 2.6], "hp": hurt, "items": ["repair_kit"]},
        "rumble": {"carrier": "soundwave", "at": [x, y + 2.6], "mode": "alt"},
        "ravage": {"carrier": "soundwave", "at": [x, y + 2.6], "mode": "alt"},
        "starscream": {"at": [x + 2.4, y + 2.6], "energon": 5},
        "laserbeak": {"at": [x - 1.9, y + 1.6], "mode": "alt"},
    }
    kind = rng.choice(("cube", "kremzeek", "sparkplug", "matrix"))
    names = {"cube": "energon_siphon", "matrix": "the_touch", "sparkplug": "spark_plug"}
    position["scenario"], position["mover"] = names.get(kind, kind), rng.choice("AB")
    position["tokens"] = [
        {"kind": kind, "carrier": rng.choice(("optimus", "ironhide", "soundwave", "starscream"))},
        {"kind": kind, "at": [x + 1.2, y + 1.3]},
    ]


def a_round_that_ends(rng: Random, position: Position) -> None:
    """One of each seat is left to activate; some burn, and objectives have holders."""
    position["tokens"] = [
        {"kind": place.kind, "at": [place.at[0] / 100, place.at[1] / 100]}
        for place in library().scenarios[position["scenario"]].places
    ]
    spots = [token["at"] for token in position["tokens"]] or [[18, 18], [9, 22]]
    position["pieces"], position["round"] = [], rng.randint(1, 6)
    for number, army in enumerate(position["armies"].values()):
        for place, (name, model) in enumerate(army.items()):
            model["activated"] = place > 0
            if "at" not in model or library().cards[name].base == "huge":
                continue
            model.pop("carrier", None)
            x, y = spots[(place + number) % len(spots)]
            away = (RADII[library().cards[name].base] + 149 + rng.choice((0, 0, 1, 2, -90))) / 100
            if place < 2 * len(spots):
                model["at"] = [x + (away if number else -away), y + 2.1 * (place // len(spots))]
            if rng.random() < 0.5:
                model["conditions"] = rng.sample(["fire", "acid", "knockdown", "slow"], 2)


def keep_clear(position: Position, centre: tuple[float, float], room: tuple[float, float]) -> None:
    """The other army stands off from where there has to be room."""
    for number, model in enumerate(position["armies"]["A"].values()):
        if "at" in model:
            north = centre[1] + room[1] + 1 + 2.2 * (number // 3)
            y = north if north < 35 else centre[1] - room[1] - 1 - 2.2 * (number // 3)
            model["at"] = [min(max(centre[0] + 2.2 * (number % 3), 1), 35), max(y, 1)]


STAGES: tuple[Callable[[Random, Position], None], ...] = (
    a_team_in_a_row,
    a_giant_that_can_split,
    at_the_beacon,
    among_buildings,
    beside_portals,
    over_smaller_ones,
    at_exact_distances,
    loaded_carriers,
    a_round_that_ends,
)


def staged_position(rng: Random, number: int) -> Position:
    position = any_position(rng)
    for army in position["armies"].values():
        for model in army.values():
            model.pop("level", None)
    STAGES[number % len(STAGES)](rng, position)
    return position
