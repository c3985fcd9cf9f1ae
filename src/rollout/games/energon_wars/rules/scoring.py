"""Scenario scoring at the end of a round (EW-VP-03, EW-RND-07)."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.content.table import INCH, MAT
from rollout.games.energon_wars.events import CubeDelivered, Scored, TokenAppeared
from rollout.games.energon_wars.model import (
    KNOCKED_DOWN,
    NOBODY,
    RADII,
    STANDING,
    STASIS,
    State,
    Token,
)
from rollout.games.energon_wars.rules.cargo import token_disc, token_radius
from rollout.games.energon_wars.rules.ending import end_if_decided
from rollout.games.energon_wars.rules.figures import (
    TOLERANCE,
    disc_of,
    radius_of,
    size_of,
)
from rollout.games.energon_wars.rules.placing import place_beside
from rollout.kernel.game import Script, Table
from rollout.space.plane.lengths import gap_within, leg_length, overlap
from rollout.space.plane.shapes import Disc

ZONE_DEPTH: Final = 7
"""EW-SET-06: of a deployment zone, in inches."""
LAST_ROUND: Final = 6


def score(table: Table[State], seat: int, points: int, why: str) -> None:
    """Victory points from the scenario; the winning total ends the match at once."""
    if points:
        award(table, seat, points, why)
        end_if_decided(table)


def award(table: Table[State], seat: int, points: int, why: str) -> None:
    state = table.state
    state.points[seat] += points
    state.objective_points[seat] += points
    table.tell(Scored(seat, points, why, state.points[seat]))


def score_round(table: Table[State]) -> Script[None]:
    """EW-RUL-59: both seats first, then it is looked at who has the total."""
    for seat, points, why in round_scores(table.state):
        award(table, seat, points, why)
    if table.state.plays == "energon_siphon":
        _deliver(table)
    end_if_decided(table)
    if table.state.plays == "energon_siphon":
        yield from _siphon(table)


def round_scores(state: State) -> list[tuple[int, int, str]]:
    """What every seat would score if the round ended now: seat, points, why."""
    scores = state.layout.scores
    found: list[tuple[int, int, str]] = []
    stations = [controller(state, each) for each in _places(state, "station")]
    for seat in (0, 1):
        if state.plays == "energon_siphon":
            held = stations.count(seat)
            found.append((seat, scores.each * held, "stations"))
            if held and held >= len(state.layout.places):
                found.append((seat, scores.all, "all-stations"))
            found.append((seat, scores.delivered * len(_delivered(state, seat)), "delivered"))
        elif state.plays == "kremzeek":
            here = [each for each in state.tokens if each.kind == "kremzeek"]
            carried = [each for each in here if _carried_by_seat(state, each) == seat]
            free = [
                each for each in here if each.carrier == NOBODY and controller(state, each) == seat
            ]
            found.append((seat, scores.carried * len(carried), "kremzeek-carried"))
            found.append((seat, scores.each * len(free), "kremzeek-controlled"))
        elif state.plays == "the_touch":
            if any(_carried_by_seat(state, each) == seat for each in _places(state, "matrix")):
                found.append((seat, scores.carried, "matrix"))
        elif state.plays == "escalation":
            zones = [zone for zone in range(len(state.layout.zones)) if _owns(state, zone) == seat]
            worth = scores.zone_by_round[state.round - 1]
            found.append((seat, worth * min(len(zones), scores.most_zones), "zones"))
        elif state.plays == "spark_plug":
            found += _sparkplug_scores(state, seat)
        elif state.plays == "portal_play":
            found += _portal_scores(state, seat)
    return [each for each in found if each[1] > 0]


def _places(state: State, kind: str) -> list[Token]:
    return [token for token in state.tokens if token.kind == kind]


def holders(state: State, token: Token) -> list[int]:
    """Models that hold an objective: standing, not held themselves, within 1 in."""
    x, y, reach = token.x, token.y, token_radius(token) + INCH + TOLERANCE
    found: list[int] = []
    for number, model in enumerate(state.models):
        if model.status == STANDING and not model.conditions & (KNOCKED_DOWN | STASIS):
            dx, dy, most = model.x - x, model.y - y, reach + RADII[state.cards[number].base]
            if dx * dx + dy * dy <= most * most:
                found.append(number)
    return found


def controller(state: State, token: Token) -> int:
    """The seat with more holders; nobody when they are equal. A carried one is its carrier's."""
    if token.carrier != NOBODY:
        return state.models[token.carrier].seat
    held = [state.models[number].seat for number in holders(state, token)]
    return _seat_with_more(held.count(0), held.count(1))


def _seat_with_more(ours: int, theirs: int) -> int:
    if ours > theirs:
        return 0
    return 1 if theirs > ours else NOBODY


def _carried_by_seat(state: State, token: Token) -> int:
    return NOBODY if token.carrier == NOBODY else state.models[token.carrier].seat


def zone_sizes(state: State, zone: int) -> list[int]:
    """Escalation: total size of each seat's models in a zone; a Gestalt counts twice."""
    place = state.layout.zones[zone]
    circle = Disc(place.at, place.radius)
    sizes = [0, 0]
    for number, model in enumerate(state.models):
        if (
            model.status == STANDING
            and not model.conditions & KNOCKED_DOWN
            and overlap(disc_of(state, number), circle)
        ):
            twice = 2 if "gestalt" in state.cards[number].tags else 1
            sizes[model.seat] += twice * size_of(state, number)
    return sizes


def _owns(state: State, zone: int) -> int:
    ours, theirs = zone_sizes(state, zone)
    return _seat_with_more(ours, theirs)


def in_zone_of(state: State, number: int, seat: int) -> bool:
    """Wholly inside a seat's deployment zone."""
    model, radius = state.models[number], radius_of(state, number)
    depth = ZONE_DEPTH * INCH
    if seat == 0:
        return model.y + radius <= depth
    return model.y - radius >= MAT - depth


def _delivered(state: State, seat: int) -> list[int]:
    return [
        place
        for place, token in enumerate(state.tokens)
        if token.kind == "cube"
        and token.carrier != NOBODY
        and state.models[token.carrier].seat == seat
        and in_zone_of(state, token.carrier, seat)
    ]


def _deliver(table: Table[State]) -> None:
    """Cubes that are home are gone, and everybody is told which."""
    state = table.state
    for seat in (0, 1):
        for place in _delivered(state, seat):
            token = state.tokens[place]
            table.tell(CubeDelivered(token.carrier, place))
            token.carrier, token.present = NOBODY, False


def _sparkplug_scores(state: State, seat: int) -> list[tuple[int, int, str]]:
    scores = state.layout.scores
    held = [
        token for token in _places(state, "sparkplug") if _carried_by_seat(state, token) == seat
    ]
    if not held:
        return []
    if state.round < LAST_ROUND:
        return [(seat, scores.carried, "sparkplug")]
    return [(seat, scores.home, "home")] if in_zone_of(state, held[0].carrier, seat) else []


def _portal_scores(state: State, seat: int) -> list[tuple[int, int, str]]:
    scores = state.layout.scores
    own = enemy = 0
    for token in _places(state, "portal"):
        if token.open and controller(state, token) == seat:
            if (token.y < MAT // 2) == (seat == 0):
                own += scores.own_half
            else:
                enemy += scores.enemy_half
    return [(seat, own, "own-portals"), (seat, enemy, "enemy-portals")]


def _siphon(table: Table[State]) -> Script[None]:
    """Each controlled station without a loose cube beside it produces one."""
    state = table.state
    for station in _places(state, "station"):
        seat = controller(state, station)
        if seat == NOBODY or _has_a_cube(state, station):
            continue
        mine = [number for number in holders(state, station) if state.models[number].seat == seat]
        here = (station.x, station.y)
        nearest = min(
            mine,
            key=lambda n: leg_length(here, disc_of(state, n).centre) - radius_of(state, n),
        )
        number = len(state.tokens)
        cube = Token("cube", station.x, station.y)
        thing = len(state.models) + len(state.items) + number
        about = disc_of(state, nearest)
        level = state.models[nearest].level
        x, y, surface = yield from place_beside(
            table, seat, "put_cube", thing, about, level, 49, ()
        )
        cube.x, cube.y, cube.level = x, y, surface
        state.tokens.append(cube)
        table.tell(TokenAppeared(number, x, y))


def _has_a_cube(state: State, station: Token) -> bool:
    return any(
        token.kind == "cube"
        and token.present
        and token.carrier == NOBODY
        and gap_within(token_disc(token), token_disc(station), 2 * INCH)
        for token in state.tokens
    )


__all__ = [
    "controller",
    "holders",
    "in_zone_of",
    "round_scores",
    "score",
    "score_round",
    "zone_sizes",
]
