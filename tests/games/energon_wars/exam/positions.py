"""Positions that nobody thought of: armies, ground, objectives and conditions drawn by a seed."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from random import Random
from typing import Any

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.content.cards import Card
from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.content.table import Scenario
from rollout.games.energon_wars.model import CONDITIONS, RADII, State
from rollout.kernel.errors import SetupRefused, Unreadable

OPTIONS: dict[str, tuple[Any, ...]] = {
    "tools": ("short",), "generous_tool": (True,), "upkeep": ("activation",), "crit_cap": (True,),
    "run_after_attack": (False,), "stack_cover": (True,), "stealth_range": (2, 8),
    "gestalt_vp": ("table",), "wipeout": ("lose_at_once",),
}  # fmt: skip
SMALL = ("car", "tree", "lamp_post")
CARGO = {"energon_siphon": "cube", "kremzeek": "kremzeek", "the_touch": "matrix",
         "spark_plug": "sparkplug"}  # fmt: skip
TEAM = ("scrapper", "hook", "mixmaster", "bonecrusher", "longhaul", "scavenger")
Spot = tuple[float, float]


def any_state(rng: Random, drawn: Callable[[Random], dict[str, Any]]) -> State:
    """Positions are drawn until one is possible: some that are not carry more than they can."""
    while True:
        try:
            state: State = GAME.rules.position(drawn(rng))
            return state
        except (Unreadable, SetupRefused):
            continue


def any_position(rng: Random) -> dict[str, Any]:
    scenario = rng.choice(list(library().scenarios.values()))
    taken: list[tuple[Spot, float]] = []
    middle = (rng.choice((6, 12, 18, 24, 30)), rng.choice((5, 11, 18, 25, 31)))
    pieces = any_ground(rng, middle, taken)
    armies = {"A": any_army(rng, "autobot"), "B": any_army(rng, "decepticon")}
    return {
        "armies": {
            seat: {card.slug: any_model(rng, card, middle, taken, army) for card in army}
            for seat, army in armies.items()
        },
        "scenario": scenario.slug,
        "round": rng.randint(1, 6),
        "mover": rng.choice("AB"),
        "pieces": pieces,
        "tokens": any_tokens(rng, scenario, middle, armies),
        "clouds": [[*middle, 3]] if rng.random() < 0.15 else [],
        "points": [rng.randint(0, 9), rng.randint(0, 9)],
        "options": {name: rng.choice(of) for name, of in OPTIONS.items() if rng.random() < 0.15},
    }


def any_army(rng: Random, faction: str) -> list[Card]:
    """At most 25 points; the Constructicons come together now and then, or as Devastator."""
    cards = library().cards
    if faction == "decepticon" and rng.random() < 0.3:
        names = TEAM if rng.random() < 0.6 else ("devastator",)
        return [cards[name] for name in names]
    of_it = [card for card in library().bought() if card.faction == faction]
    rng.shuffle(of_it)
    found: list[Card] = []
    for card in of_it[: rng.randint(2, 7)]:
        if sum(each.points for each in found) + card.points <= 22:
            found.append(card)
    return found


def any_ground(rng: Random, middle: Spot, taken: list[tuple[Spot, float]]) -> list[list[Any]]:
    found: list[list[Any]] = []
    if rng.random() < 0.5:
        kind = rng.choice(("medium_building", "large_building"))
        spot = (min(max(middle[0] + 4, 6), 30), min(max(middle[1] + rng.randint(-3, 3), 5), 31))
        found.append([kind, *spot])
        taken.append((spot, 5.0 if kind == "large_building" else 3.6))
    for _ in range(rng.randint(0, 5)):
        spot = any_spot(rng, middle, taken, 1.7)
        found.append([rng.choice(SMALL), *spot])
        taken.append((spot, 1.7))
    return found


def any_spot(
    rng: Random, middle: Spot, taken: list[tuple[Spot, float]], radius: float, spread: float = 5.0
) -> Spot:
    """Near the middle, on the table, and mostly not where something else is."""
    spot = middle
    for tried in range(60):
        wide = spread + tried / 10
        x = middle[0] + rng.uniform(-wide, wide)
        y = middle[1] + rng.uniform(-wide, wide)
        spot = (
            round(min(max(x, radius), 36 - radius), 1),
            round(min(max(y, radius), 36 - radius), 1),
        )
        if all(hypot(spot[0] - x, spot[1] - y) >= radius + away for (x, y), away in taken):
            break
    return spot


def any_model(
    rng: Random, card: Card, middle: Spot, taken: list[tuple[Spot, float]], army: list[Card]
) -> dict[str, Any]:
    radius = RADII[card.base] / 100
    found: dict[str, Any] = {}
    if len(card.sides) > 1 and rng.random() < 0.4:
        found["mode"] = "alt"
    if rng.random() < 0.45:
        found["hp"] = rng.randint(1, card.hit_points)
    if rng.random() < 0.5:
        found["energon"] = rng.randint(0, card.energon)
    if rng.random() < 0.25:
        found["conditions"] = rng.sample(sorted(CONDITIONS), rng.randint(1, 2))
    if rng.random() < 0.15:
        found["items"] = [rng.choice(list(library().items))]
    if "commander" in card.tags and rng.random() < 0.5:
        found["commander"] = True
    found["activated"] = rng.random() < 0.15
    if rng.random() < 0.05:
        found["status"] = rng.choice(["reserve", "defeated"])
        return found
    if rng.random() < 0.15 and card is not army[0]:
        found["carrier"] = army[0].slug
    on_top = [each for each in taken if each[1] in (3.6, 5.0)]
    if on_top and rng.random() < 0.12:
        (x, y), away = on_top[0]
        large = away == 5.0
        found["level"] = rng.choice((0, 1)) if large else 0
        found["at"] = [x, y + (1.2 if found["level"] else -1.7 if large else 0)]
        return found
    found["at"] = any_spot(rng, middle, taken, radius, 4.0)
    taken.append((found["at"], radius))
    return found


def any_tokens(
    rng: Random, scenario: Scenario, middle: Spot, armies: dict[str, list[Card]]
) -> list[Any]:
    """Those of the scenario, some of them near the middle; what can be carried may be."""
    near = [[middle[0] + rng.uniform(-3, 3), middle[1] + rng.uniform(-3, 3)] for _ in range(4)]
    near = [[min(max(x, 1), 35), min(max(y, 1), 35)] for x, y in near]
    found: list[Any] = []
    for number, place in enumerate(scenario.places):
        at = near[number] if rng.random() < 0.4 else [place.at[0] / 100, place.at[1] / 100]
        found.append({"kind": place.kind, "at": at, "open": rng.random() < 0.8})
    kind = CARGO.get(scenario.slug)
    for _ in range(rng.randint(1, 3) if kind in ("cube", "kremzeek") else 1 if kind else 0):
        token: dict[str, Any] = {"kind": kind, "at": rng.choice(near)}
        if rng.random() < 0.5:
            token["carrier"] = rng.choice(rng.choice(list(armies.values()))).slug
        found.append(token)
    return found
