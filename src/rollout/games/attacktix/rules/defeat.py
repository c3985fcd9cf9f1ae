"""What an attack does to the table: falls, ring-outs, switches, and who is settled first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.attacktix.actions import SettleFirst
from rollout.games.attacktix.events import (
    Felled,
    Missed,
    Slid,
    Struck,
    SwitchTripped,
    ThingMoved,
)
from rollout.games.attacktix.model import FALLEN, State
from rollout.games.attacktix.record import Record
from rollout.games.attacktix.rules.cover import lose_cover
from rollout.games.attacktix.rules.footing import nearest_free
from rollout.games.attacktix.rules.menus import Menu, why_not_now
from rollout.games.attacktix.rules.on_the_table import CONTACT, clockwise_from, is_opponent
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.physics.outcome import LEANING, OFF, STANDING, FigureAfter
from rollout.space.physics.tabletop import OPEN
from rollout.space.plane.angles import TURN

PUT: Final = 50
"""AT-RUL-51: pushed farther than this, a figure loses its cover."""
BY_SWITCHES: Final = "switches"
BY_ABILITY: Final = "ability"


@dataclass
class Fall:
    figure: int
    time: int
    how: str


def apply(table: Table[State], record: Record) -> list[Fall]:
    """AT-DEF, AT-BM-06 to 10: the record becomes the table; who fell, in order of time.

    Fallen figures are out of play at once, and settled afterwards (AT-RUL-32).
    """
    state = table.state
    for contact in record.contacts:
        table.tell(Struck(record.attacker, contact.figure, contact.part or "body", contact.impulse))
    _move_things(table, record)
    _slide(table, record)
    falls = _falls(table, record)
    for fall in falls:
        each = state.figures[fall.figure]
        after = record.figures.get(str(fall.figure))
        if after is not None:
            each.x, each.y = after.x, after.y
        each.zone = FALLEN
        each.falls += 1
        lose_cover(state, fall.figure)
        state.felled = True
        table.tell(Felled(fall.figure, record.attacker, fall.how, fall.time, each.x, each.y))
    if not falls:
        table.tell(Missed(record.attacker))
    return falls


def _move_things(table: Table[State], record: Record) -> None:
    """AT-OBJ-02, AT-OBJ-07: what is knocked over stays where it falls; what is off is removed."""
    for number, after in record.objects_after().items():
        thing = table.state.things[number]
        now = (after.x, after.y, after.facing, after.standing, after.removed)
        if now == (thing.x, thing.y, thing.facing, thing.standing, thing.removed):
            continue
        thing.x, thing.y, thing.facing, thing.standing, thing.removed = now
        table.tell(ThingMoved(number, after.x, after.y, after.standing, after.removed))


def _slide(table: Table[State], record: Record) -> None:
    """AT-RUL-51: who was pushed and stands keeps its new place; no window is clicked."""
    state = table.state
    for number, after in record.figures_after().items():
        each = state.figures[number]
        if not _stands(state, after):
            continue
        squared = (after.x - each.x) ** 2 + (after.y - each.y) ** 2
        turned = after.facing != each.facing
        each.x, each.y, each.facing = after.x, after.y, after.facing % TURN
        if squared > PUT * PUT:
            lose_cover(state, number)
        if squared or turned:
            _bring_back(state, number)
            table.tell(Slid(number, each.x, each.y, each.facing))


def _bring_back(state: State, number: int) -> None:
    """AT-RUL-46: without an edge, whoever slid out stands at the nearest spot inside.

    With one, so does whoever is out by no more than rounding.
    """
    each = state.figures[number]
    if not state.field.inside((each.x, each.y)):
        each.x, each.y = nearest_free(state, number, (each.x, each.y))


def _falls(table: Table[State], record: Record) -> list[Fall]:
    """Knocked over, leaning, off the field; or both switches tripped within the turn."""
    state = table.state
    found = [
        Fall(number, after.fell, _how(after))
        for number, after in record.figures_after().items()
        if not _stands(state, after)
    ]
    down = {fall.figure for fall in found}
    for number, (waist, chest) in record.switches_tripped().items():
        each = state.figures[number]
        if (waist and not each.waist) or (chest and not each.chest):
            each.waist, each.chest = each.waist or waist, each.chest or chest
            table.tell(SwitchTripped(number, each.waist, each.chest))
        if each.waist and each.chest and number not in down:
            times = [each.time for each in record.contacts if each.figure == number]
            found.append(Fall(number, max(times, default=0), BY_SWITCHES))
    return sorted(found, key=lambda fall: (fall.time, fall.figure))


def _stands(state: State, after: FigureAfter) -> bool:
    """AT-DEF-03: upright; where the area has no sharp edge, outside of it too."""
    if state.options.edge == OPEN:
        return after.state in (STANDING, OFF)
    return after.state == STANDING and _is_within(state, after)


def _is_within(state: State, after: FigureAfter) -> bool:
    """AT-RUL-45: by the centre of its base; AT-RUL-103: half a millimetre does not decide."""
    give = (-CONTACT, 0, CONTACT)
    return any(state.field.inside((after.x + x, after.y + y)) for x in give for y in give)


def _how(after: FigureAfter) -> str:
    """AT-PHM-T2 to T4; AT-DEF-02: who stands outside is off, whatever else the record says."""
    if after.state in (OFF, STANDING):
        return "off"
    return "leaning" if after.state == LEANING else "down"


def in_order(table: Table[State], falls: list[Fall], attacker_seat: int) -> Script[list[int]]:
    """AT-RUL-31: by time; of equal times opponents clockwise, then the attacker's own side.

    AT-DEC-15: within one seat its player orders them.
    """
    order: list[int] = []
    for time in sorted({fall.time for fall in falls}):
        together = [fall.figure for fall in falls if fall.time == time]
        for seat in _seats_in_order(table.state, attacker_seat):
            own = [each for each in together if table.state.figures[each].controller == seat]
            while len(own) > 1:
                options = _settling(table.state, seat, own)
                first = yield table.ask(seat, "settle", options)
                own.remove(first.figure)
                order.append(first.figure)
            order += own
    return order


def _settling(state: State, seat: int, own: list[int]) -> Menu:
    """AT-DEC-15: one of these; no other figure fell in that instant."""

    def explain(action: Action) -> Refusal | None:
        if isinstance(action, SettleFirst):
            return Refusal("AT-RUL-31", "fell-otherwise", {"figure": action.figure})
        return why_not_now(state, seat, action)

    return Menu([SettleFirst(figure) for figure in own], explain)


def _seats_in_order(state: State, attacker: int) -> list[int]:
    around = clockwise_from(state, attacker)
    opponents = [seat for seat in around if is_opponent(state, attacker, seat)]
    return [*opponents, *(seat for seat in around if seat not in opponents)]
