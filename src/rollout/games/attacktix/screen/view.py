"""What a seat sees: all but coming faces, undersides, and placements before they are revealed."""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.games.attacktix.content.roster import Ability
from rollout.games.attacktix.field import SIDE_NAMES
from rollout.games.attacktix.model import UNPLACED, State
from rollout.games.attacktix.rules.hidden import STRIP, sees_placement
from rollout.games.attacktix.rules.on_the_table import section_ends, sort_of
from rollout.games.attacktix.screen.plane import plane

View = dict[str, Any]


def view(state: State, seat: int | None) -> View:
    """The table as a seat, or a spectator, may know it."""
    return {
        "viewer": seat,
        "mode": state.mode,
        "size": state.size,
        "map": state.map,
        "options": msgspec.to_builtins(state.options),
        "tik": state.tik,
        "phase": state.phase,
        "turn": state.turn,
        "seat": state.seat,
        "allowed": state.allowed,
        "used": state.used,
        "mover": state.mover,
        "left": state.left,
        "attacker": state.attacker,
        "shots": state.shots,
        "order": state.order.copy(),
        "teams": state.teams.copy(),
        "cries": state.cries.copy(),
        "quiet": state.quiet,
        "places": state.places.copy(),
        "sides": [None if side < 0 else SIDE_NAMES[side] for side in state.sides],
        "plane": plane(state, seat),
        "field": _field(state),
        "patches": [_patch(state, number) for number in range(len(state.ground.patches))],
        "sections": [_section(state, number) for number in range(len(state.sections))],
        "things": [_thing(state, number) for number in range(len(state.things))],
        "figures": [_figure(state, number, seat) for number in range(len(state.figures))],
        "ended": state.ended,
        "winners": state.winners.copy(),
    }


def _field(state: State) -> View:
    lines = [
        {
            "side": SIDE_NAMES[side],
            "start": list(line.spot(line.low, 0)),
            "end": list(line.spot(line.high, 0)),
        }
        for side, line in state.field.lines
    ]
    return {
        "width": state.field.width,
        "depth": state.field.depth,
        "outline": [list(point) for point in state.field.outline],
        "lines": lines,
    }


def _patch(state: State, number: int) -> View:
    patch = state.ground.patches[number]
    return {
        "corners": [list(state.field.place(corner)) for corner in patch.corners],
        "slowing": patch.slowing,
        "cover": patch.cover,
    }


def _section(state: State, number: int) -> View:
    piece = state.ground.sections[number]
    start, end = section_ends(state, number)
    return {
        "start": list(start),
        "end": list(end),
        "high": piece.high,
        "cover": piece.cover,
        "falls": piece.falls,
        "stands": state.sections[number],
    }


def _thing(state: State, number: int) -> View:
    each, sort = state.things[number], sort_of(state, number)
    return {
        "sort": each.sort,
        "shape": sort.shape,
        "radius": sort.radius,
        "height": sort.height,
        "pushed": sort.pushed,
        "x": each.x,
        "y": each.y,
        "facing": each.facing,
        "standing": each.standing,
        "removed": each.removed,
    }


def _figure(state: State, number: int, seat: int | None) -> View:
    each, sculpt = state.figures[number], state.sculpt(number)
    secret = each.hidden and not sees_placement(state, seat, number)
    shown = {
        "code": each.code,
        "copy": sum(other.code == each.code for other in state.figures[: number + 1]),
        "name": sculpt.name,
        "mode": sculpt.mode,
        "faction": sculpt.faction,
        "rank": sculpt.rank,
        "points": sculpt.points,
        "body": sculpt.size,
        "radius": sculpt.radius,
        "height": sculpt.height,
        "weapon": sculpt.weapon.code,
        "kind": sculpt.weapon.kind,
        "yaw": sculpt.weapon.yaw,
        "pitch": [sculpt.weapon.lowest, sculpt.weapon.highest],
        "white": sculpt.white,
        "ability": _ability(sculpt.ability),
        "owner": each.owner,
        "controller": each.controller,
        "zone": UNPLACED if secret else each.zone,
        "x": 0 if secret else each.x,
        "y": 0 if secret else each.y,
        "facing": 0 if secret else each.facing,
        "face": _face(each.shown[-1]) if each.shown else None,
        "shown": [_face(face) for face in each.shown],
        "seen_white": each.seen_white,
        "loaded": 0 if secret else each.loaded,
        "moved": each.moved,
        "attacked": each.attacked,
        "jammed": bool(each.jammed),
        "switches": [each.waist, each.chest] if sculpt.is_mega else None,
        "covered": each.covered,
        "pose": {"yaw": each.pose.yaw, "pitch": each.pose.pitch, "side": each.pose.side},
    }
    if state.options.wheel_view == STRIP:
        shown["wheel"] = [[face.speed, face.colour] for face in sculpt.wheel]
        shown["top"] = each.top if each.shown else None
    return shown


def _face(written: int) -> list[Any]:
    """A face as a number and its colour."""
    return [abs(written), "red" if written < 0 else "white"]


def _ability(ability: Ability | None) -> View | None:
    if ability is None:
        return None
    return {
        "verb": ability.verb,
        "whom": ability.whom,
        "named": ability.named,
        "unless": ability.unless,
    }
