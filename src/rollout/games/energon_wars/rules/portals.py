"""Portal Play: who is forced onto an open portal comes out of the next one."""

from __future__ import annotations

from rollout.games.energon_wars.actions import Place
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.events import Teleported
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.rules.cargo import move_cargo_along, token_disc
from rollout.games.energon_wars.rules.conditions import knock_down
from rollout.games.energon_wars.rules.figures import CONTACT, disc_of, radius_of
from rollout.games.energon_wars.rules.grounds import level_at
from rollout.games.energon_wars.rules.placing import Within, within_reach
from rollout.kernel.game import Script, Table
from rollout.space.plane.lengths import gap_within
from rollout.space.regions.region import Points


def open_portals(state: State) -> list[int]:
    return [
        number for number, token in enumerate(state.tokens) if token.kind == "portal" and token.open
    ]


def arrivals(state: State, number: int, portal: int) -> Within | None:
    """Within 1 in of a portal, not overlapping a base; None where there is no room."""
    about = token_disc(state.tokens[portal])
    return within_reach(state, about, INCH, radius_of(state, number), (number,))


def swallowed_by_a_portal(table: Table[State], number: int) -> Script[None]:
    """To the next open one in their order, placed by the owner, knocked down if in robot mode."""
    state = table.state
    portals = open_portals(state)
    base = disc_of(state, number)
    touched = [
        each for each in portals if gap_within(base, token_disc(state.tokens[each]), CONTACT)
    ]
    if not touched or len(portals) < 2 or state.models[number].level >= 0:
        return
    following = portals[(portals.index(touched[0]) + 1) % len(portals)]
    area = arrivals(state, number, following)
    if area is None:
        return
    yield from come_out(table, number, area)
    yield from knock_down(table, number)


def come_out(table: Table[State], number: int, area: Within) -> Script[None]:
    """The owner puts the model down beside a portal."""
    state = table.state
    model = state.models[number]
    answer = yield table.ask(model.seat, "come_out", Points(area, Place), model=number)
    model.x, model.y = answer.x, answer.y
    model.level = level_at(state, (answer.x, answer.y), radius_of(state, number))
    move_cargo_along(state, number)
    table.tell(Teleported(number, model.x, model.y, model.level))
