"""What scenarios do at the start of a round and at the end of an activation."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.actions import Deploy, Proceed
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.events import (
    PortalClosed,
    ReservePlaced,
    TokenAppeared,
    TokenMoved,
    WorkbenchUsed,
)
from rollout.games.energon_wars.model import (
    NOBODY,
    RESERVE,
    SMALL_TOKEN,
    STANDING,
    State,
    Token,
)
from rollout.games.energon_wars.rules.cargo import token_disc
from rollout.games.energon_wars.rules.conditions import shock
from rollout.games.energon_wars.rules.deploying import DeployMenu, reserve_strip
from rollout.games.energon_wars.rules.effects import heal
from rollout.games.energon_wars.rules.energizing import yes_or_no
from rollout.games.energon_wars.rules.figures import TOLERANCE, carries, disc_of
from rollout.games.energon_wars.rules.grounds import forced_ground
from rollout.games.energon_wars.rules.placing import place_beside
from rollout.games.energon_wars.rules.scenario_actions import is_at
from rollout.games.energon_wars.rules.scoring import in_zone_of, score
from rollout.kernel.game import Script, Table
from rollout.space.plane.angles import DEGREE, QUARTER, heading, laid_off
from rollout.space.plane.lengths import gap_within
from rollout.space.plane.levels import supports
from rollout.space.plane.shapes import Disc
from rollout.space.plane.straight import slide

LEAP: Final = 6 * INCH
SHOCK_REACH: Final = 2 * INCH


def start_of_round(table: Table[State]) -> Script[None]:
    """After replenishment, before anybody activates."""
    state = table.state
    if state.plays == "kremzeek":
        yield from _kremzeeks(table)
    elif state.plays == "portal_play":
        yield from _portals(table)
    elif state.plays == "escalation":
        yield from _reserves(table)


def _kremzeeks(table: Table[State]) -> Script[None]:
    """New ones appear, free ones leap, everybody near is shocked; carriers too."""
    state = table.state
    for creature in state.layout.creatures:
        if creature.at is None and creature.round == state.round and state.tokens:
            yield from _another(table)
    for number, token in enumerate(state.tokens):
        if token.carrier == NOBODY:
            face = yield table.roll("leap", 6)
            _leap(state, token, face)
            table.tell(TokenMoved(number, token.x, token.y))
    for number, model in enumerate(state.models):
        if model.status == STANDING and any(
            token.carrier == NOBODY
            and gap_within(disc_of(state, number), token_disc(token), SHOCK_REACH + TOLERANCE)
            for token in state.tokens
        ):
            shock(table, number)
        if carries(state, number, "kremzeek"):
            shock(table, number)


def _another(table: Table[State]) -> Script[None]:
    """Base to base with the first or its carrier, placed by the round's first player."""
    state = table.state
    first, number = state.tokens[0], len(state.tokens)
    about, level = token_disc(first), first.level
    if first.carrier != NOBODY:
        about, level = disc_of(state, first.carrier), state.models[first.carrier].level
    thing = len(state.models) + len(state.items) + number
    x, y, surface = yield from place_beside(
        table, state.first, "put_kremzeek", thing, about, level, SMALL_TOKEN, ()
    )
    state.tokens.append(Token("kremzeek", x, y, surface))
    table.tell(TokenAppeared(number, x, y))


def _leap(state: State, token: Token, face: int) -> None:
    """6 in, 1 towards seat B's edge, clockwise as seen from seat A."""
    dx, dy = laid_off(heading(QUARTER - (face - 1) * 60 * DEGREE), LEAP)
    ground, _ = forced_ground(state, SMALL_TOKEN, token.level, (), ())
    end = token.x + dx, token.y + dy
    token.x, token.y = slide(ground, (token.x, token.y), end).point
    if token.level >= 0:
        base = Disc((token.x, token.y), SMALL_TOKEN)
        if not supports(state.land.platforms[token.level], base):
            token.level = -1


def _portals(table: Table[State]) -> Script[None]:
    """On 1 to 4 that portal is closed this round; on 5 or 6 all are open."""
    state = table.state
    face = yield table.roll("portal", 6)
    for number, token in enumerate(state.tokens):
        token.open = number != face - 1
    table.tell(PortalClosed(face - 1 if face <= len(state.tokens) else NOBODY))


def _reserves(table: Table[State]) -> Script[None]:
    """Seats alternate, first player first; at most 2 a round, in the last such round all left."""
    state, layout = table.state, table.state.layout
    if state.round not in layout.reserve_rounds:
        return
    last = state.round == max(layout.reserve_rounds)
    placed = [0, 0]
    done = [False, False]
    seat = state.first
    while not all(done):
        if not done[seat]:
            come = yield from _one_reserve(table, seat, last)
            placed[seat] += come
            full = placed[seat] >= layout.reserve_most and not last
            done[seat] = not come or full
        seat = 1 - seat


def _one_reserve(table: Table[State], seat: int, last: bool) -> Script[bool]:
    state = table.state
    waiting = [
        number
        for number, model in enumerate(state.models)
        if model.seat == seat and model.status == RESERVE
    ]
    if not waiting:
        return False
    menu = DeployMenu(state, seat, waiting, reserve_strip, not last)
    if not menu.has_room():
        return False
    answer = yield table.ask(seat, "reserve", menu)
    if isinstance(answer, Proceed):
        return False
    assert isinstance(answer, Deploy)
    model = state.models[answer.model]
    model.status, model.side, model.x, model.y = STANDING, answer.mode, answer.x, answer.y
    table.tell(ReservePlaced(answer.model, answer.mode, answer.x, answer.y))
    return True


def end_of_activation(table: Table[State], number: int) -> Script[None]:
    """The Charge; the Mechanic and his workbenches."""
    state = table.state
    model = state.models[number]
    if model.status != STANDING:
        return
    if (
        state.plays == "the_touch"
        and not model.charged
        and in_zone_of(state, number, 1 - model.seat)
    ):
        model.charged = True
        score(table, model.seat, state.layout.scores.charge, "charge")
    if state.plays == "spark_plug" and carries(state, number, "sparkplug"):
        heal(table, number, 1, 0, number)
        for place, token in enumerate(state.tokens):
            if token.kind == "workbench" and token.present and is_at(state, number, token):
                answer = yield table.ask(
                    model.seat, "workbench", yes_or_no(), model=number, token=place
                )
                if answer.yes:
                    token.present = False
                    table.tell(WorkbenchUsed(number, place))
                    score(table, model.seat, state.layout.scores.workbench, "workbench")
