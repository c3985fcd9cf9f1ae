"""Positions of Tabletop Warfare, and figures that nobody would make, drawn by a seed."""

from __future__ import annotations

from functools import cache
from math import hypot
from random import Random
from typing import Any, Final

from rollout.games.tabletop_warfare.cases import position
from rollout.games.tabletop_warfare.content.library import library
from rollout.games.tabletop_warfare.content.roster import Kind
from rollout.games.tabletop_warfare.content.vocabulary import (
    ABILITIES,
    CRITICALS,
    DIRECTION,
    DIRECTIONS,
    GRANTED,
    NUMBER,
    SPECIALS,
    WEAPON,
    Word,
)
from rollout.games.tabletop_warfare.model import State

BOOKS: Final = 6
OF_A_BOOK: Final = 10
NOT_DRAWN: Final = ("human", "civilian", "triple_changer", "support")
FORMS: Final[tuple[tuple[tuple[str, ...], str], ...]] = (
    (("robot", "vehicle"), ""),
    (("robot", "vehicle"), ""),
    (("robot", "vehicle", "vehicle"), "triple_changer"),
    (("vehicle", "vehicle"), "support"),
)
SYSTEMS: Final = ("gun", "null_ray", "bite", "machine_gun", "cannon")
TRAITS: Final = (
    "ground_targets", "bombs", "strikes 2", "strikes 3", "can_repair", "air_targets", "mortar",
    "armour_piercing", "anti_air", "emp", "new_target", "null_ray",
)  # fmt: skip
DAMAGE: Final = ("0", "1", "4", "9", '"1d6"', '"2d4+1"', '"1d10"')
SWITCHES: Final[dict[str, tuple[Any, ...]]] = {
    "wrecks": (True,), "dangerous_terrain": (True,), "humans": (True,),
    "tiebreak": ("remaining_cost", "damage"), "critical_repeat": ("reroll", "next"),
    "area_criticals": ("target_only",), "bomber_immune": (True,),
    "dodge_stops_null_ray": (False,), "stunned_may_take_free_actions": (False,),
    "max_activation_markers": ("unlimited",), "oil_lost_on_miss": (False,),
    "scout_lock_needs_los": (True,), "camouflage_never_area_target": (False,),
    "leave_field_destroys": (True,), "fliers_block_los": (True,),
    "tracer_robot_keeps_flight": (False,), "giants_immovable": (False,),
    "seats_per_side": (2, 3), "time_limit": (10,),
}  # fmt: skip
SCENARIOS: Final = ("capture_base", "convoy", "protect_humans", "retrieve_the_allspark")
TEMPLATES: Final = (
    "small_building", "wreck", "trees", "lake", "deep_water", "lava", "energon_lake", "wall",
)  # fmt: skip
GAPS: Final = (0.0, 0.0, 0.1, 0.5, 1.0, 2.0)
EXACT: Final = (0.05, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0)
"""Distances that rules ask about."""
HAIR: Final = (0.0, 0.0, 0.001, -0.001)
OF_SCENARIOS: Final = {
    "capture_base": ("autobot_bunker", "decepticon_bunker"), "convoy": ("supply_truck",),
    "protect_humans": ("civilian", "scientist", "soldier"),
}  # fmt: skip
DEPTHS: Final = {"convoy": 90}
MIDDLE: Final = (9.0, 21.0)


# Figures that nobody would make


@cache
def book(number: int) -> str:
    """Homebrew figures: words of the vocabulary put together by chance."""
    rng = Random(f"book {number}")
    return "\n".join(_figure(rng, f"drawn_{each}") for each in range(OF_A_BOOK))


def _figure(rng: Random, code: str) -> str:
    size = rng.choice(("small", "normal", "normal", "large", "gigantic"))
    lines = [
        f"[figures.{code}]",
        f'name = "{code}"',
        'factions = ["autobot", "decepticon"]',
        f'size = "{size}"',
        f"cost = {rng.randint(5, 60)}",
        f'repeat = "{rng.choice(("never", "freely", "one_per_100", "three_per_100"))}"',
    ]
    forms, of_all = rng.choice(FORMS)
    for form in forms:
        lines += _card(rng, code, form, of_all)
    return "\n".join(lines)


def _card(rng: Random, code: str, form: str, of_all: str) -> list[str]:
    systems = list(rng.sample(SYSTEMS, rng.randint(1, 3)))
    flies = rng.random() < 0.4
    abilities = [_written(rng, each, systems) for each in _some(rng, ABILITIES, systems)]
    if flies and "flying" not in abilities:
        abilities.append("flying")
    abilities += [of_all] if of_all else []
    specials = [_written(rng, SPECIALS[each], systems) for each in _special(rng)]
    words = list(CRITICALS.values())
    slots = [_written(rng, rng.choice(words), systems) for _ in range(6)]
    weapons = [_weapon(rng, each, "flying" in abilities) for each in systems]
    return [
        f"[[figures.{code}.cards]]",
        f'kind = "{form}"',
        f'form = "{form}"',
        f"structure = {rng.randint(3, 25)}",
        f"speed = {rng.choice((0, 3, 6, 9.5, 12))}",
        f"weapons = [{', '.join(weapons)}]",
        f"abilities = {abilities}",
        f"specials = {specials}",
        f"criticals = {slots}",
    ]


def _some(rng: Random, words: dict[str, Word], systems: list[str]) -> list[Word]:
    needed = {"chomp": "bite", "top_gun": "machine_gun", "null_ray": "null_ray"}
    fitting = [
        word
        for word in words.values()
        if word.name not in NOT_DRAWN and needed.get(word.name, systems[0]) in systems
    ]
    return rng.sample(fitting, rng.randint(2, 6))


def _special(rng: Random) -> list[str]:
    return rng.sample([each for each in SPECIALS if each not in GRANTED], rng.randint(0, 3))


def _written(rng: Random, word: Word, systems: list[str]) -> str:
    behind = {
        NUMBER: str(rng.randint(1, 6)), WEAPON: rng.choice(systems),
        DIRECTION: rng.choice(DIRECTIONS),
    }  # fmt: skip
    value = behind.get(word.takes)
    return word.name if value is None else f"{word.name} {value}"


def _weapon(rng: Random, system: str, flies: bool) -> str:
    if rng.random() < 0.3:
        modes = ", ".join(f"{{ {_line(rng, flies)} }}" for _ in range(rng.randint(2, 3)))
        return f'{{ system = "{system}", modes = [{modes}] }}'
    return f'{{ system = "{system}", {_line(rng, flies)} }}'


def _line(rng: Random, flies: bool) -> str:
    traits = set(rng.sample(TRAITS, rng.choice((0, 0, 1, 1, 2))))
    if not flies:
        traits.discard("bombs")
    if "ground_targets" in traits:
        traits.discard("air_targets")
    accuracy = rng.choice(("4", "8", "11", "14", '"100%"'))
    least, most = rng.choice(((0, 1), (0, 6), (0, 12), (3, 14), (6, 24)))
    return (
        f"accuracy = {chr(34) + '100%' + chr(34) if 'bombs' in traits else accuracy}, "
        f"damage = {rng.choice(DAMAGE)}, range = [{least}, {most}], traits = {sorted(traits)}"
    )


# Where they stand, and what lies on them


def any_state(rng: Random) -> State:
    options: dict[str, Any] = {
        name: rng.choice(values) for name, values in SWITCHES.items() if rng.random() < 0.15
    }
    options["round_limit"] = rng.choice((2, 3, 8))
    if rng.random() < 0.4:
        options["scenario"] = rng.choice(SCENARIOS)
    homebrew = book(rng.randrange(BOOKS)) if rng.random() < 0.5 else ""
    spots = Spots(rng, DEPTHS.get(options.get("scenario", ""), 30), rng.random() < 0.5)
    wanted = OF_SCENARIOS.get(options.get("scenario", ""), ())
    data: dict[str, Any] = {
        "figures": any_figures(rng, homebrew, spots, wanted),
        "options": options,
        "homebrew": homebrew,
        "round": rng.randint(1, 2),
        "edges": rng.choice((("south", "north"), ("north", "south"), ("west", "east"))),
        "quiet_rounds": rng.randint(0, 3),
        "defender": rng.randint(0, 1),
        "rounds_held": rng.randint(0, 2),
        "points": [rng.randint(0, 30), rng.randint(0, 30)],
    }
    data["obstacles"] = any_obstacles(rng, data["figures"], homebrew)
    count = len(data["figures"])
    data["acting"] = rng.choice([-1, *range(count), *range(count)])
    if data["acting"] >= 0 and data["figures"][data["acting"]].get("status"):
        data["acting"] = -1
    data["actions"] = rng.randint(1, 2)
    data["attacked"] = rng.random() < 0.2
    data["taken"] = rng.choice(([], [], ["move"], ["attack"], ["aim"]))
    scenario = options.get("scenario")
    if scenario == "capture_base":
        data["base"] = rng.randrange(count)
    elif scenario == "retrieve_the_allspark":
        data["bearer"] = rng.choice((-1, rng.randrange(count)))
        data["cube"] = [] if data["bearer"] >= 0 else [rng.uniform(*MIDDLE), rng.uniform(*MIDDLE)]
    return position(data)


def any_figures(
    rng: Random, homebrew: str, spots: Spots, wanted: tuple[str, ...]
) -> list[dict[str, Any]]:
    """`wanted` are those without which a scenario says nothing."""
    books = library(homebrew)
    made = [kind for code, kind in books.kinds.items() if code.startswith("drawn_")]
    real = [kind for code, kind in books.kinds.items() if not code.startswith("drawn_")]
    found: list[dict[str, Any]] = []
    for number in range(rng.randint(4, 8)):
        kind = rng.choice(made if made and rng.random() < 0.7 else real)
        if wanted and rng.random() < 0.25:
            kind = books.kinds[rng.choice(wanted)]
        form = rng.randrange(len(kind.cards))
        spot = spots.next(kind.cards[form].radius / 1000)
        if spot is not None:
            found.append(_marked(rng, kind, form, number % 2, spot, len(found)))
    return found


class Spots:
    """Beside somebody, in the middle or near an edge, where nobody stands yet.

    `exact` ones lie straight before the first figure, at distances that rules ask about.
    """

    def __init__(self, rng: Random, depth: int, exact: bool) -> None:
        self.rng = rng
        self.depth = depth
        self.exact = exact
        self.placed: list[tuple[float, float, float]] = []

    def next(self, radius: float) -> tuple[float, float] | None:
        for _ in range(20):
            across, along = self._tried(radius)
            near = [
                (x - across) ** 2 + (y - along) ** 2 < (r + radius) ** 2 for x, y, r in self.placed
            ]
            inside = radius <= across <= 30 - radius and radius <= along <= self.depth - radius
            if inside and not any(near):
                self.placed.append((across, along, radius))
                return across, along
        return None

    def _tried(self, radius: float) -> tuple[float, float]:
        rng = self.rng
        across, along = round(rng.uniform(*MIDDLE), 1), round(rng.uniform(*MIDDLE), 1)
        if rng.random() < 0.1:
            across = rng.choice((radius, 30 - radius))
        if self.exact and rng.random() < 0.2:
            away = radius + rng.choice((0.0, 0.05, 1.0, 3.0)) + rng.choice(HAIR)
            along = round(rng.choice((away, self.depth - away)), 3)
        if self.placed and rng.random() < 0.6:
            x, y, beside = self.placed[0] if self.exact else rng.choice(self.placed)
            away = radius + beside
            away += rng.choice(EXACT) + rng.choice(HAIR) if self.exact else rng.choice(GAPS)
            ways = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.6, 0.8), (-0.8, 0.6))
            right, up = rng.choice(ways[:4] if self.exact else ways)
            across, along = round(x + away * right, 3), round(y + away * up, 3)
        return across, along


def _marked(
    rng: Random, kind: Kind, form: int, side: int, spot: tuple[float, float], number: int
) -> dict[str, Any]:
    figure: dict[str, Any] = {"kind": kind.code, "side": side, "form": form}
    figure["x"], figure["y"] = spot
    figure["facing"] = rng.choice((0, 450, 900, 1800, 2700))
    if kind.parts:
        return figure
    if rng.random() < 0.05:
        figure["status"] = "destroyed"
    figure["damage"] = [
        rng.choice((0, 0, 1, card.structure // 2, card.structure - 1)) for card in kind.cards
    ]
    for name, values in (("activation", (1, 2)), ("stuns", (1,)), ("aim", (1, 2, 3))):
        if rng.random() < 0.2:
            figure[name] = rng.choice(values)
    figure["stuns"] = min(figure.get("stuns", 0), figure.get("activation", 0))
    for name in ("oiled", "siren", "charged", "tough_nut_used"):
        if rng.random() < 0.15:
            figure[name] = True
    if rng.random() < 0.2:
        figure["criticals"] = [
            rng.sample(range(1, 7), 2) if card.slots else [] for card in kind.cards
        ]
    if number and rng.random() < 0.2:
        figure[rng.choice(("hook", "prey"))] = rng.randrange(number)
    if number and rng.random() < 0.15:
        figure["locks"] = [rng.randrange(number)]
    return figure


def any_obstacles(
    rng: Random, figures: list[dict[str, Any]], homebrew: str
) -> list[dict[str, Any]]:
    """Where nobody stands."""
    books = library(homebrew)
    taken = [
        (each["x"], each["y"], books.kinds[each["kind"]].cards[each["form"]].radius / 1000)
        for each in figures
    ]
    found: list[dict[str, Any]] = []
    for _ in range(rng.randint(0, 8)):
        x, y = round(rng.uniform(5, 25), 1), round(rng.uniform(5, 25), 1)
        name, turn = rng.choice(TEMPLATES), rng.choice((0, 0, 30, 45, 90))
        template = books.templates[name]
        reach = (template.radius or hypot(template.width, template.depth) / 2) / 1000
        if all(hypot(x - left, y - low) > reach + radius for left, low, radius in taken):
            taken.append((x, y, reach))
            found.append({"template": name, "x": x, "y": y, "turn": turn})
    return found
