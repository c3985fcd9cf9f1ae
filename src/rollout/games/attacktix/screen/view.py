"""What a seat sees: all but coming faces, undersides, and placements before they are revealed."""

from __future__ import annotations

import msgspec

from rollout.games.attacktix.content.roster import Ability
from rollout.games.attacktix.field import SIDE_NAMES
from rollout.games.attacktix.model import UNPLACED, State
from rollout.games.attacktix.rules.hidden import STRIP, sees_placement
from rollout.games.attacktix.rules.on_the_table import seats, section_ends, sort_of
from rollout.games.attacktix.rules.tournament import points_of
from rollout.games.attacktix.screen.bodies import measures
from rollout.games.attacktix.screen.forms import (
    AbilityView,
    Face,
    FieldView,
    FigureView,
    LineView,
    PatchView,
    PoseView,
    SectionView,
    ThingView,
    TournamentView,
    View,
)
from rollout.games.attacktix.screen.plane import cast_of, plane
from rollout.games.attacktix.setup import GALLERY


def view(state: State, seat: int | None) -> View:
    """The table as a seat, or a spectator, may know it."""
    return View(
        viewer=seat if any(each.hidden for each in state.figures) else None,
        mode=state.mode,
        size=state.size,
        map=state.map,
        options=_options(state),
        tik=state.tik,
        phase=state.phase,
        turn=state.turn,
        seat=state.seat,
        allowed=state.allowed,
        used=state.used,
        mover=state.mover,
        left=state.left,
        attacker=state.attacker,
        shots=state.shots,
        order=state.order.copy(),
        teams=state.teams.copy(),
        cries=state.cries.copy(),
        quiet=state.quiet,
        places=[max(0, place) for place in state.places],
        sides=["" if side < 0 else SIDE_NAMES[side] for side in state.sides],
        plane=plane(state, seat),
        field=_field(state),
        patches={number: _patch(state, number) for number in range(len(state.ground.patches))},
        sections={number: _section(state, number) for number in range(len(state.sections))},
        things={number: _thing(state, number) for number in range(len(state.things))},
        figures={number: _figure(state, number, seat) for number in range(len(state.figures))},
        practice=(state.tries, state.downs) if state.mode == GALLERY else None,
        tournament=_tournament(state),
        ended=state.ended,
        winners=state.winners.copy(),
    )


def _tournament(state: State) -> TournamentView | None:
    known = state.tournament
    if known is None:
        return None
    points = [points_of(known.played, seat) for seat in seats(state)]
    number = min(len(known.played) + 1, known.rounds)
    return TournamentView(number, known.rounds, points, known.final.copy())


def _options(state: State) -> dict[str, bool | int | str]:
    chosen = msgspec.structs.asdict(state.options)
    return {name: value for name, value in chosen.items() if value is not None}


def _field(state: State) -> FieldView:
    lines = [
        LineView(SIDE_NAMES[side], line.spot(line.low, 0), line.spot(line.high, 0))
        for side, line in state.field.lines
    ]
    return FieldView(state.field.width, state.field.depth, list(state.field.outline), lines)


def _patch(state: State, number: int) -> PatchView:
    patch = state.ground.patches[number]
    return PatchView(list(state.layout.patches[number].corners), patch.slowing, patch.cover)


def _section(state: State, number: int) -> SectionView:
    piece = state.ground.sections[number]
    start, end = section_ends(state, number)
    return SectionView(start, end, piece.high, piece.cover, piece.falls, state.sections[number])


def _thing(state: State, number: int) -> ThingView:
    each, sort = state.things[number], sort_of(state, number)
    return ThingView(
        each.sort,
        sort.shape,
        sort.radius,
        sort.height,
        sort.pushed,
        each.x,
        each.y,
        each.facing,
        each.standing,
        each.removed,
    )


def _figure(state: State, number: int, seat: int | None) -> FigureView:
    each, sculpt = state.figures[number], state.sculpt(number)
    secret = each.hidden and not sees_placement(state, seat, number)
    strip = state.options.wheel_view == STRIP
    slug, shape = cast_of(sculpt.name, sculpt.mode)
    pose = each.pose
    return FigureView(
        code=each.code,
        number=sculpt.number,
        copy=sum(other.code == each.code for other in state.figures[: number + 1]),
        name=sculpt.name,
        mode=sculpt.mode,
        faction=sculpt.faction,
        rank=sculpt.rank,
        points=sculpt.points,
        body=sculpt.size,
        radius=sculpt.radius,
        height=sculpt.height,
        build=measures(sculpt),
        cast=slug,
        shape=shape,
        weapon=sculpt.weapon.code,
        kind=sculpt.weapon.kind,
        yaw=sculpt.weapon.yaw,
        pitch=(sculpt.weapon.lowest, sculpt.weapon.highest),
        white=sculpt.white,
        ability=ability_of(sculpt.ability),
        owner=each.owner,
        controller=each.controller,
        zone=UNPLACED if secret else each.zone,
        x=0 if secret else each.x,
        y=0 if secret else each.y,
        facing=0 if secret else each.facing,
        face=_face(each.shown[-1]) if each.shown else None,
        shown=[_face(face) for face in each.shown],
        seen_white=each.seen_white,
        loaded=0 if secret else each.loaded,
        moved=each.moved,
        attacked=each.attacked,
        jammed=bool(each.jammed),
        switches=(each.waist, each.chest) if sculpt.is_mega else None,
        covered=each.covered,
        pose=PoseView(pose.yaw, pose.pitch, pose.side, pose.twist, pose.height),
        wheel=[(face.speed, face.colour) for face in sculpt.wheel] if strip else None,
        top=each.top if strip and each.shown else None,
    )


def _face(written: int) -> Face:
    """A face as a number and its colour."""
    return abs(written), "red" if written < 0 else "white"


def ability_of(ability: Ability | None) -> AbilityView | None:
    if ability is None:
        return None
    unless = ability.unless or ability.unless_named
    return AbilityView(ability.verb, ability.whom, ability.named, unless)
