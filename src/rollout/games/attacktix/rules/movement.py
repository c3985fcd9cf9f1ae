"""The Move step: one figure's move, tik by tik (AT-MOV, AT-LB, AT-SLW, AT-OBJ-03)."""

from __future__ import annotations

from typing import Final

from rollout.games.attacktix.actions import Advance, Halt, Move, Shove, Spare, Wreck
from rollout.games.attacktix.content.roster import Face
from rollout.games.attacktix.events import (
    Halted,
    MoveBegan,
    Rolled,
    SectionFell,
    Shoved,
    Stumbled,
)
from rollout.games.attacktix.model import ADVANCING, NOTHING, State
from rollout.games.attacktix.rules.cover import lose_cover
from rollout.games.attacktix.rules.menus import menu
from rollout.games.attacktix.rules.on_the_table import (
    CONTACT,
    bases_touch,
    controlled,
    line_of,
    patch_shape,
    spot_of,
    touching_things,
)
from rollout.games.attacktix.rules.pushing import room
from rollout.games.attacktix.rules.rolling import (
    BY_BARRIER,
    BY_CONTACT,
    BY_SLOWING,
    Terrain,
    Tik,
    begin,
    waded,
    walk,
)
from rollout.games.attacktix.rules.rolling_options import COLOURS, NEVER, Moving, rolling_options
from rollout.games.attacktix.rules.sections import remove
from rollout.games.attacktix.rules.wheel import click
from rollout.kernel.game import Script, Table
from rollout.space.plane import angle_of, onwards
from rollout.space.plane.crossing import as_near

CLUMSY: Final = 20
"""AT-RUL-92: one move in so many."""
CUT_BY: Final = {BY_CONTACT: "AT-RUL-14", BY_SLOWING: "AT-SLW-02", BY_BARRIER: "AT-LB-02"}
"""The rules by which a move is over before its tix are."""


def half(tix: int) -> int:
    """AT-SLW-03, AT-OBJ-03: rounded up; half of 0 is 0 (AT-RUL-20)."""
    return (tix + 1) // 2


def starts_in_slowing(state: State, figure: int) -> bool:
    """AT-RUL-71: its base centre is inside."""
    point = spot_of(state.figures[figure])
    return any(
        patch.slowing and as_near(point, point, patch_shape(state, number), 0)
        for number, patch in enumerate(state.ground.patches)
    )


def allowance(state: State, figure: int) -> int:
    """AT-MOV-02: the Speed that its window shows now; AT-SLW-03: half of it in slowing terrain."""
    speed = state.face(figure).speed
    return half(speed) if starts_in_slowing(state, figure) else speed


def move(
    table: Table[State], figure: int, tix: int, seat: int, others: tuple[int, ...] = ()
) -> Script[None]:
    """AT-RUL-18, AT-RUL-19: the whole move of one figure, asked for tik by tik.

    Whoever begins with one of the others has ended it: that one is the mover then.
    """
    state = table.state
    each = state.figures[figure]
    speed = state.face(figure).speed
    early = state.phase == ADVANCING
    moving = Moving(
        figure,
        begin(state, figure, line_of(state, seat) if early else None),
        _limit(early, tix, speed),
        0 if early else half(speed),
        frozenset(touching_things(state, figure)),
        others,
    )
    state.mover, state.left = figure, tix
    each.astride = []
    table.tell(MoveBegan(figure, tix, not early and tix < speed))
    rolled, following = 0, NOTHING
    while True:
        options = rolling_options(state, moving)
        answer = yield table.ask(seat, "roll", options, figure=figure, tix=state.left)
        if isinstance(answer, Halt):
            each.facing = answer.facing
            break
        if isinstance(answer, Move):
            following = answer.figure
            break
        if isinstance(answer, Shove):
            if moving.pushing < state.left:
                state.left, moving.limit = moving.pushing, "AT-OBJ-03"
            rolled = yield from _push(table, seat, answer, moving, rolled)
            moving.pushing = state.left
        else:
            moving.pushing = 0
            rolled = yield from _roll(table, seat, answer, moving, rolled)
    each.astride = [number for pair in moving.progress.astride for number in pair]
    each.waded = waded(state, moving.progress)
    state.mover, state.left = NOTHING, 0
    table.tell(Halted(figure, each.facing, rolled))
    if state.options.clumsy:
        yield from _stumble(table, figure)
    state.mover = following


def _limit(early: bool, tix: int, speed: int) -> str:
    """The rule by which a figure has so many tix."""
    if early:
        return "AT-SET-04"
    if not speed:
        return "AT-RUL-20"
    return "AT-SLW-03" if tix < speed else "AT-MOV-02"


def _stopped(state: State, moving: Moving, cut: str) -> None:
    """AT-RUL-14: a tik that is cut short is the last of the move; a whole one counts."""
    if cut:
        state.left, moving.limit = 0, CUT_BY[cut]
    else:
        state.left -= 1


def _roll(
    table: Table[State], seat: int, order: Advance, moving: Moving, rolled: int
) -> Script[int]:
    """The tix of an order, until it is stopped, or the window shows what was waited for."""
    state, figure = table.state, moving.figure
    each = state.figures[figure]
    lose_cover(state, figure)
    for tik in walk(state, figure, order.path, order.tix, moving.progress).tiks:
        rolled += 1
        _stopped(state, moving, tik.cut)
        (each.x, each.y), each.facing = tik.point, tik.facing
        moving.progress = tik.after
        face = click(state, figure)
        table.tell(_rolled(figure, tik, face, rolled))
        yield from _cross(table, seat, figure, tik.crossed)
        if _is_waited_for(face, order.stop):
            break
    return rolled


def _rolled(figure: int, tik: Tik, face: Face, rolled: int) -> Rolled:
    x, y = tik.point
    return Rolled(figure, x, y, tik.facing, face.speed, face.colour, rolled, tik.cut)


def _is_waited_for(face: Face, stop: str) -> bool:
    """AT-DEC-07: the conditions under which an order ends early."""
    if stop == NEVER:
        return False
    return face.colour == stop if stop in COLOURS else face.speed >= int(stop)


def _cross(table: Table[State], seat: int, figure: int, sections: tuple[int, ...]) -> Script[None]:
    """AT-LB-03, AT-LB-05: whoever crosses a section may destroy it; a Mega any that it crosses."""
    state = table.state
    for section in sections:
        if not state.ground.sections[section].falls:
            continue
        options = menu(state, seat, [Wreck(), Spare()])
        answer = yield table.ask(seat, "wreck", options, figure=figure, section=section)
        if isinstance(answer, Wreck):
            remove(state, section)
            table.tell(SectionFell(section, figure, True))


def _push(table: Table[State], seat: int, order: Shove, moving: Moving, rolled: int) -> Script[int]:
    """AT-OBJ-03, AT-OBJ-04, AT-RUL-81: straight ahead, until either of them meets something.

    Terrain stops whoever pushes as it stops anybody.
    """
    state, figure = table.state, moving.figure
    each, thing = state.figures[figure], state.things[order.thing]
    each.facing = angle_of(thing.x - each.x, thing.y - each.y)
    lose_cover(state, figure)
    for _ in range(order.tix):
        length = room(state, figure, order.thing)
        if length < CONTACT:
            break
        start, ahead = spot_of(each), (thing.x, thing.y)
        end = onwards(start, ahead, length)
        passed = Terrain(state, figure).pass_over(start, end, moving.progress)
        rolled, moving.progress = rolled + 1, passed.after
        each.x, each.y = passed.point
        thing.x, thing.y = thing.x + each.x - start[0], thing.y + each.y - start[1]
        face = click(state, figure)
        cut = passed.cut or (BY_CONTACT if length < state.tik else "")
        _stopped(state, moving, cut)
        table.tell(Shoved(figure, order.thing, thing.x, thing.y))
        table.tell(
            Rolled(figure, each.x, each.y, each.facing, face.speed, face.colour, rolled, cut)
        )
        yield from _cross(table, seat, figure, passed.crossed)
        if cut:
            break
    return rolled


def _stumble(table: Table[State], figure: int) -> Script[None]:
    """AT-RUL-92: where clumsiness was agreed on, an own figure that is touched may be knocked over.

    It is stood up again where it was (AT-DEF-04).
    """
    state = table.state
    seat = state.figures[figure].controller
    near = [
        other
        for other in controlled(state, seat)
        if other != figure and bases_touch(state, figure, other)
    ]
    if near:
        rolled = yield table.roll("clumsy", CLUMSY, need=CLUMSY)
        if rolled == CLUMSY:
            table.tell(Stumbled(figure, near[0]))
