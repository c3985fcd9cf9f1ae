"""What a setup can be made of, and what is wrong with one."""

from __future__ import annotations

from functools import cache
from math import lcm
from typing import Any, Final

import msgspec

from rollout.games.attacktix.content.library import Library, library
from rollout.games.attacktix.content.roster import Sculpt
from rollout.games.attacktix.rules.forces import (
    alternating,
    attacks_of,
    faults,
    fits,
    force_of,
    is_made_for,
)
from rollout.games.attacktix.rules.gallery import gallery_faults
from rollout.games.attacktix.screen.plane import cast_of
from rollout.games.attacktix.screen.view import ability_of
from rollout.games.attacktix.setup import DEPLOYMENTS, GALLERY, SEATS, TEAMS, Setup
from rollout.kernel.content import ContentError
from rollout.kernel.errors import Refusal, SetupRefused

Told = dict[str, Any]

QUICK: Final = Setup(deployment="ready")
"""Everybody stands, and the first seat begins."""
PRACTICE: Final = (("jetfire_robot",), ("strongarm_robot", "kup_robot", "grimlock_robot"))
"""AT-DEC-10: who practises where nothing else was chosen, and on what targets."""


@cache
def describe() -> Told:
    """Figures, ready-made forces and maps, as a screen lists them."""
    known = library()
    return {
        "figures": [_figure(each) for each in known.figures.values()],
        "forces": [
            {
                "code": each.code,
                "size": each.size,
                "battle": list(each.battle),
                "back_up": list(each.back_up),
                "masters": sum(known.figures[one].is_mega for one in each.battle + each.back_up),
            }
            for each in known.forces.values()
        ],
        "maps": [
            {"code": each.code, "players": list(each.players), "mega": each.mega}
            for each in known.maps.values()
        ],
        "deployments": list(DEPLOYMENTS),
        "tables": [_table(known, mode, seats) for mode in SEATS for seats in SEATS[mode]],
        "gallery": [list(each) for each in PRACTICE],
    }


def check(setup: Setup) -> Told:
    """Points and attacks of every seat, and what is wrong."""
    known = library(setup.homebrew)
    if setup.mode == GALLERY:
        return {"faults": [_fault(each) for each in gallery_faults(setup, known)], "seats": []}
    found = [_fault(each) for each in faults(setup, known)]
    return {"faults": found, "seats": [_seat(setup, known, text) for text in setup.forces]}


def explain(data: Any) -> Told:
    """The same for a setup that was refused, as far as it can be read."""
    try:
        return check(msgspec.convert(data, type=Setup))
    except (msgspec.ValidationError, ContentError, SetupRefused):
        return {}


def _table(known: Library, mode: str, seats: int) -> Told:
    """What those bring who sit there, in equal pieces of which `size` has so many, and where.

    AT-TEAM-01, AT-TEAM-02: of a smaller team each brings more. Maps made for it come first.
    """
    teams = alternating(seats) if mode == TEAMS else ()
    members = [teams.count(team) for team in teams] or [1] * seats
    pieces = lcm(*members)
    made = [each.code for each in known.maps.values() if is_made_for(each, mode, seats)]
    others = [each.code for each in known.maps.values() if fits(each, mode, seats)]
    return {
        "mode": mode,
        "seats": seats,
        "teams": list(teams),
        "pieces": pieces,
        "shares": [pieces // each for each in members],
        "maps": list(dict.fromkeys([*made, *others])),
    }


def _seat(setup: Setup, known: Library, text: str) -> Told:
    """AT-RUL-57: whoever would have no attack is warned."""
    force = force_of(text, known)
    points = sum(known.figures[code].points for code in force.battle)
    attacks = 2
    if setup.mode == TEAMS:
        attacks = attacks_of(points, setup.options.team_min_attacks)
    back_up = sum(known.figures[code].points for code in force.back_up)
    return {"points": points, "back_up": back_up, "attacks": attacks}


def _figure(sculpt: Sculpt) -> Told:
    slug, shape = cast_of(sculpt.name, sculpt.mode)
    return {
        "cast": slug,
        "shape": shape,
        "code": sculpt.code,
        "number": sculpt.number,
        "name": sculpt.name,
        "mode": sculpt.mode,
        "faction": sculpt.faction,
        "rank": sculpt.rank,
        "points": sculpt.points,
        "size": sculpt.size,
        "weapon": sculpt.weapon.code,
        "white": sculpt.white,
        "ability": msgspec.to_builtins(ability_of(sculpt.ability)),
    }


def _fault(refusal: Refusal) -> Told:
    return {"key": refusal.why, "rule": refusal.rule, "args": refusal.details}
