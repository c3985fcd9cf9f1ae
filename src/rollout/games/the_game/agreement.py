"""What a match is played with, worked out from its setup once and shared by all forks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeVar

import msgspec

from rollout.gamekit import MOST_LIBRARIES, read_options
from rollout.games.the_game.content.force_points import unit_value
from rollout.games.the_game.content.library import Library, library
from rollout.games.the_game.content.map_generator import STYLES, generate
from rollout.games.the_game.content.maps import HexMap
from rollout.games.the_game.content.scenarios import DEFAULT_MAP, Scenario, Zone
from rollout.games.the_game.model import Facts
from rollout.games.the_game.setup import Options, Setup
from rollout.kernel.content import ContentError
from rollout.kernel.errors import Refusal, SetupRefused, Unreadable
from rollout.kernel.nearest import nearest

DEPLOYMENTS: Final = ("seats", "ready")
GENERATED: Final = "generated/"
MOST_SEATS: Final = 8
FACTS_KEPT: Final = 64

T = TypeVar("T")

_FACTS: Final[dict[bytes, Facts]] = {}


def facts_of(setup: Setup) -> Facts:
    """The facts of a setup. Raises Unreadable when it names what does not exist."""
    key = msgspec.json.encode(setup, order="deterministic")
    known = _FACTS.get(key)
    if known is None:
        if len(_FACTS) >= FACTS_KEPT:
            del _FACTS[next(iter(_FACTS))]
        known = _FACTS[key] = _work_out(setup)
    return known


def library_of(setup: Setup) -> Library:
    """Our content, with the homebrew of the setup."""
    return _library_with(setup.homebrew)


def _work_out(setup: Setup) -> Facts:
    content = library_of(setup)
    scenario = _named("scenario", setup.scenario, content.scenarios)
    ground = _ground(setup.map or scenario.map or DEFAULT_MAP, content)
    _check_seats(setup.seats)
    _check_fit(scenario, ground)
    if setup.deployment not in DEPLOYMENTS:
        raise _unknown("deployment", setup.deployment, list(DEPLOYMENTS))
    if len(setup.forces) not in (0, 2):
        raise Unreadable(f"forces are given for 2 teams, not {len(setup.forces)}")
    for force in setup.forces:
        for slug in force:
            _named("unit", slug, content.sheets)
    return Facts(
        setup=setup,
        options=_options(scenario, setup.options),
        scenario=scenario,
        ground=ground,
        grid=ground.grid,
        neighbours=ground.grid.neighbours,
        sheets=content.sheets,
        seat_teams=list(setup.seats),
        values=_values_with(setup.homebrew),
    )


def _library_with(homebrew: str) -> Library:
    try:
        return library(homebrew)
    except ContentError as error:
        raise Unreadable(str(error)) from None


@lru_cache(MOST_LIBRARIES)
def _values_with(homebrew: str) -> dict[str, int]:
    return {
        slug: unit_value(sheet).points for slug, sheet in _library_with(homebrew).sheets.items()
    }


def _ground(name: str, content: Library) -> HexMap:
    if not name.startswith(GENERATED):
        return _named("map", name, content.maps)
    parts = name.split("/")
    if len(parts) != 3 or parts[1] not in STYLES or not parts[2].isdigit():
        raise Unreadable(
            f"a generated map is generated/<style>/<seed> with style {', '.join(STYLES)}, "
            f"not {name!r}"
        )
    return generate(int(parts[2]), parts[1])


def _options(scenario: Scenario, chosen: dict[str, bool | int | str]) -> Options:
    """The scenario's options, those of the setup over them (TG-SET-05)."""
    return read_options(
        Options, {"round_limit": scenario.round_limit, **scenario.options, **chosen}
    )


def _check_seats(seats: tuple[int, ...]) -> None:
    """Every seat belongs to team 0 or 1, and each team has one (TG-RUL-89)."""
    if set(seats) != {0, 1} or len(seats) > MOST_SEATS:
        raise Unreadable(
            f"seats name the team of each seat, 0 or 1, both at least once, "
            f"for up to {MOST_SEATS} seats, not {list(seats)}"
        )


def _check_fit(scenario: Scenario, ground: HexMap) -> None:
    """What the scenario speaks of must be on the map that was chosen for it."""
    zones = [side.zone for side in scenario.sides]
    zones += [each.zone for each in scenario.reinforcements]
    groups = [zone.group for zone in zones if zone.group]
    groups += [each.group for each in scenario.objects]
    groups += [each.group for each in scenario.objectives if each.group]
    if any(each.kind == "far_bank" for each in scenario.objectives):
        groups += ["north_bank", "south_bank"]
    for group in groups:
        if group not in ground.objectives:
            raise _lacking(group)
    for label in _labels(scenario, zones):
        if label not in ground.grid.labels:
            raise _lacking(label)


def _lacking(place: str) -> SetupRefused:
    return SetupRefused(Refusal("TG-SET-03", "setup-map-lacks", {"place": place}))


def _labels(scenario: Scenario, zones: list[Zone]) -> list[str]:
    labels = [label for zone in zones for label in zone.hexes]
    labels += [each.hex for each in scenario.placements]
    return labels + [each.hex for each in scenario.crowds]


def _named(what: str, name: str, shelf: dict[str, T]) -> T:
    found = shelf.get(name)
    if found is None:
        raise _unknown(what, name, list(shelf))
    return found


def _unknown(what: str, name: str, known: list[str]) -> Unreadable:
    near = nearest(name, known)
    hint = f" (nearest: {near})" if near else ""
    return Unreadable(f"there is no {what} {name!r}{hint}")
