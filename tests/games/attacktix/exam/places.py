"""Positions that nobody would write down, drawn by a seed: every terrain, weapon and option."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin
from random import Random
from typing import Any

from rollout.games.attacktix import GAME
from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.content.roster import Sculpt
from rollout.games.attacktix.content.vocabulary import VERBS
from rollout.games.attacktix.model import State
from rollout.kernel.errors import Unreadable

MIXED = """
[sorts.barrel]
shape = "cylinder"
width = 30
height = 45
mass = 15
pushed = true

[maps.mixed]
barriers = [
    { kinds = ["low_barrier"], start = [-10, -3], end = [-4, -3], sections = 3 },
    { kinds = ["cover", "low_barrier"], start = [3, -3], end = [9, -3], sections = 3 },
    { kinds = ["high_barrier"], start = [-8, 5], end = [0, 5], sections = 4 },
    { kinds = ["high_barrier"], start = [2, 5], end = [8, 5], sections = 3, indestructible = true, weak = [1] },
    { kinds = ["low_barrier"], start = [12, -6], end = [12, 0], sections = 2, indestructible = true },
]
areas = [
    { kinds = ["slowing"], at = [-12, 0], width = 7, depth = 5 },
    { kinds = ["cover"], at = [0, 0], width = 4, depth = 4 },
    { kinds = ["cover", "slowing"], at = [9, 1], width = 8, depth = 5, shape = "ellipse" },
]
objects = [
    { sort = "energon_tower", at = [-3, -6] },
    { sort = "barrel", at = [0, -7] },
    { sort = "barrel", at = [4, 8], turn = 30 },
    { sort = "junk", at = [-6, -7] },
    { sort = "crate", at = [6, -8], turn = 45 },
]

[figures.marksman_robot]
number = 901
name = "Marksman"
mode = "robot"
faction = "autobot"
rank = "captain"
points = 30
size = "S"
weapon = "heavy_missile"
wheel = "vehicle"
white = 20
ability = { do = "attackback" }

[figures.decoy_robot]
number = 902
name = "Decoy"
mode = "robot"
faction = "decepticon"
rank = "leader"
points = 30
size = "L"
weapon = "claw"
wheel = "fast_melee"
white = 20
ability = { do = "capture", unless_named = "Kup", unless = "trooper" }
"""  # noqa: E501
MAPS = (
    "bare_table", "energon_field", "twin_forests", "highway", "fortress", "stockade", "junkyard",
    "junkyard_b", "underground_maze", "triangle", "arena", "rally_point", "mixed", "mixed", "mixed",
    "mixed",
)  # fmt: skip
OPTIONS: dict[str, tuple[Any, ...]] = {
    "tix_mm": (200, 300), "wheel_view": ("strip",), "lines": ("metres",),
    "friendly_turn": ("melee", "all"), "repose": ("attack_step",), "noise": ("steady", "shaky"),
    "own_ability": (False,), "ability_optional": (True,), "transform_place": ("spot",),
    "recover_grind": (False,), "ringout_recover": ("none",), "edge": ("marked", "open"),
    "stall_rounds": (1, 2, None), "team_min_attacks": (1,), "section_reach": ("any",),
    "clumsy": (True,), "mega_high": ("ignored",),
}  # fmt: skip
GAPS = (0.0, 0.1, 0.4, 0.5, 0.6, 1.0, 3.0, 5.0, 20.0, 59.0, 61.0)
LIKELY = (
    "unicron_robot", "primus_robot", "devastator_robot", "marksman_robot", "decoy_robot",
    "ravage_panther", "thundercracker_robot", "jetfire_robot", "bumblebee_car", "kup_robot",
)  # fmt: skip


FIGHTING = "fighting"
MOVING = "moving"


def any_state(rng: Random, manner: str) -> State:
    while True:
        try:
            state: State = GAME.rules.position(any_position(rng, manner))
            return state
        except Unreadable:
            continue


def any_position(rng: Random, manner: str) -> dict[str, Any]:
    """The middle of a turn; what stands on it stands in each other's way more often than not."""
    mode = rng.choice(["duel", "duel", "duel", "teams", "free_for_all"])
    teams = rng.choice([[0, 1, 0], [0, 1, 0, 1], [1, 0]]) if mode == "teams" else []
    seats = {"duel": 2, "teams": len(teams), "free_for_all": rng.choice([3, 4])}[mode]
    letters = "ABCDEF"[:seats]
    ground = rng.choice(MAPS)
    fighting = manner == FIGHTING
    found: dict[str, Any] = {
        "mode": mode, "teams": teams, "seats": max(2, seats), "map": ground,
        "homebrew": MIXED, "figures": _figures(rng, letters, ground, fighting),
        "turn_of": rng.choice(letters),
        "phase": "attack" if fighting else "move", "attacks": rng.randint(1, 4),
        "quiet": rng.randint(0, 4), "turn": rng.randint(1, 9),
        "cries": [rng.choice([0, 0, 1, 2]) for _ in letters],
        "shares": [rng.choice([40, 49, 50, 100, 149, 150, 200]) for _ in letters],
        "fallen_sections": rng.sample(range(1, 5), rng.randint(0, 2)),
        "things": [_thing(rng) for _ in range(rng.randint(0, 3))],
        "options": {
            name: rng.choice(of) for name, of in OPTIONS.items() if rng.random() < 0.15
        },
    }  # fmt: skip
    return found


def _figures(rng: Random, letters: str, ground: str, fighting: bool) -> list[dict[str, Any]]:
    known = library(MIXED).figures
    found: list[dict[str, Any]] = []
    for number in range(rng.randint(7, 13) if fighting else rng.randint(3, 8)):
        sculpt = known[_code(rng)]
        seat = letters[number] if number < len(letters) else rng.choice(letters)
        found.append(_figure(rng, sculpt, seat, letters, ground, found))
    for letter in letters:
        for zone in ("back_up", "defeated"):
            codes = [rng.choice(sorted(known)) for _ in range(rng.randint(1, 5))]
            found += [{"code": code, "seat": letter, "zone": zone} for code in codes]
    return found


def _code(rng: Random) -> str:
    """Every verb as likely as another, and Battle Masters more likely than they are."""
    known = library(MIXED).figures
    if rng.random() < 0.2:
        return rng.choice(LIKELY)
    verb = rng.choice(VERBS)
    return rng.choice(
        sorted(code for code, each in known.items() if each.ability and each.ability.verb == verb)
    )


def _figure(
    rng: Random,
    sculpt: Sculpt,
    seat: str,
    letters: str,
    ground: str,
    others: list[dict[str, Any]],
) -> dict[str, Any]:
    whites = [place for place in range(26) if sculpt.shows_white(place)]
    found: dict[str, Any] = {
        "code": sculpt.code, "seat": seat, "at": _place(rng, sculpt, ground, others),
        "top": rng.randrange(12),
        "bottom": rng.choice(whites) if rng.random() < 0.7 else rng.randrange(26),
        "moved": rng.random() < 0.1, "attacked": rng.random() < 0.1,
    }  # fmt: skip
    found["facing"] = rng.choice([0, 45, 90, 135, 180, 270, 300.5, 12.3])
    if others and rng.random() < 0.5:
        (x, y), (goal_x, goal_y) = found["at"], rng.choice(others)["at"]
        found["facing"] = round(degrees(atan2(goal_y - y, goal_x - x)), 1)
    if rng.random() < 0.1:
        found["controller"] = rng.choice(letters)
    if rng.random() < 0.1:
        found["jammed"] = rng.choice(["next", "now"])
    if rng.random() < 0.1:
        found["loaded"] = rng.choice([0, 1, 2])
    if rng.random() < 0.1:
        found["covered"] = rng.choice(["inside", "touching", ""])
    if sculpt.is_mega and rng.random() < 0.4:
        found["switches"] = rng.choice([[True, False], [False, True]])
    return found


def _place(rng: Random, sculpt: Sculpt, ground: str, others: list[dict[str, Any]]) -> list[float]:
    """Somewhere in the middle, beside somebody or something, or at the edge."""
    chance = rng.random()
    if chance > 0.7 and (beside := _beside_terrain(rng, sculpt, ground)) is not None:
        return beside
    if others and chance < 0.5:
        other = rng.choice(others)
        radius = library(MIXED).figures[other["code"]].radius / 10
        away = radius + sculpt.radius / 10 + rng.choice(GAPS)
        angle = radians(rng.choice([0, 90, 180, 270, 45, 200]))
        x, y = other["at"]
        return [round(x + away * cos(angle), 1), round(y + away * sin(angle), 1)]
    if chance < 0.55:
        return [
            rng.choice([0.0, 5.0, 20.0, 900.0, 914.4]),
            rng.choice([10.0, 130.0, 600.0, 1170.0]),
        ]
    return [rng.randrange(100, 850, 25) + 7.2, rng.randrange(300, 900, 25) + 12.2]


def _beside_terrain(rng: Random, sculpt: Sculpt, ground: str) -> list[float] | None:
    """Against a section, an area or an object of a map, on one side or the other of its edge."""
    there = library(MIXED).maps[ground]
    middles = [
        ((each.start[0] + each.end[0]) / 20, (each.start[1] + each.end[1]) / 20)
        for each in there.sections
    ]
    corners = [(x / 10, y / 10) for each in there.patches for x, y in each.corners]
    for each in there.patches:
        x, y = (sum(part) / len(each.corners) / 10 for part in zip(*each.corners, strict=True))
        corners += [(x, y), (x + 10, y)]
    objects = [(each.at[0] / 10, each.at[1] / 10) for each in there.objects]
    if not (middles or corners or objects):
        return None
    x, y = rng.choice([*middles, *corners, *objects])
    away = sculpt.radius / 10 + rng.choice(
        [0.0, 1.4, 1.5, 1.9, 2.0, 2.1, 15.0, 15.5, 33.0, -10.0, 0.0 - sculpt.radius / 10]
    )
    dx, dy = rng.choice([(0, 1), (0, -1), (1, 0), (-1, 0), (0.6, 0.8)])
    return [round(457.2 + x + dx * away, 1), round(587.2 + y + dy * away, 1)]


def _thing(rng: Random) -> dict[str, Any]:
    return {
        "sort": rng.choice(["barrel", "junk", "crate", "energon_tower"]),
        "at": [rng.randrange(200, 700, 20), rng.randrange(300, 900, 20)],
        "facing": rng.choice([0, 30, 90]),
        "standing": rng.random() < 0.7,
        "removed": rng.random() < 0.1,
    }
