"""Two figures as one: Micromaster pairs, and Optimus Prime with Jetfire (TW-RUL-57, TW-RUL-70)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rollout.games.tabletop_warfare.actions import Combine, PlaceAt, Split, Unite
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import ROBOT, VEHICLE
from rollout.games.tabletop_warfare.events import Joined, Parted, Placed, SpecialUsed
from rollout.games.tabletop_warfare.model import (
    JOINED,
    NOBODY,
    PARTED,
    STANDING,
    Acting,
    Figure,
    State,
    place_of,
)
from rollout.games.tabletop_warfare.rules.act import Act
from rollout.games.tabletop_warfare.rules.destruction import destroy
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    disc_of,
    friends,
    has,
    kind_of,
    marked,
    near,
    seat_for,
)
from rollout.games.tabletop_warfare.rules.ground import rest_ground, standing_ground
from rollout.games.tabletop_warfare.rules.markers import strip
from rollout.games.tabletop_warfare.rules.placing import Nearby, face_freely, sink
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.games.tabletop_warfare.rules.special_acts import figure_of, not_there, too_far
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.plane import Point, nearest_rests
from rollout.space.regions import Points

BESIDE: Final = INCH
NUDGE: Final = INCH
NOT_AS_VEHICLES: Final = Refusal("TW-RUL-57", "refuse-both-vehicles")
NOT_AS_ROBOTS: Final = Refusal("TW-RUL-70", "refuse-both-robots")
STUCK: Final = Refusal("TW-KRI-08", "refuse-transform-lost")
FOR_GOOD: Final = Refusal("TW-RUL-70", "refuse-never-undone")
HALF_GONE: Final = Refusal("TW-RUL-57", "refuse-half-without-structure")
NO_ROOM: Final = Refusal("TW-RUL-23", "refuse-no-room")
NO_ROOM_BESIDE: Final = Refusal("TW-RUL-57", "refuse-no-room")


def joined_kind(state: State, one: Figure, other: Figure, way: str) -> str:
    """What the two become in that way; empty when they do not fit."""
    code = state.library.unions.get(frozenset((one.kind, other.kind)), "")
    return code if code and state.library.kinds[code].way == way else ""


class Joining(Act):
    """Two figures that fit become one: `word` says in which way."""

    rule: ClassVar[str] = ""

    def partners(self, state: State, figure: Figure) -> list[Figure]:
        return [
            friend
            for friend in friends(state, figure)
            if joined_kind(state, figure, friend, self.word)
        ]

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        partner = figure_of(state, action.partner)
        if partner is None or partner.side != figure.side:
            return not_there(self.rule)
        if not joined_kind(state, figure, partner, self.word):
            return Refusal(self.rule, "refuse-no-partner")
        refusal = self.against(state, (figure, partner))
        if refusal is not None:
            return refusal
        if not near(state, figure, partner, BESIDE):
            return too_far(self.rule, BESIDE)
        first, second = self.ranked(figure, partner)
        return NO_ROOM if room_for_both(state, first, second, self.word) is None else None

    def against(self, state: State, halves: tuple[Figure, Figure]) -> Refusal | None:
        """What speaks against the forms that the two have."""
        return None

    def ranked(self, figure: Figure, partner: Figure) -> tuple[Figure, Figure]:
        """The one where the joined figure stands, then the other."""
        return figure, partner

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        partner = table.state.figures[action.partner]
        first, second = self.ranked(figure, partner)
        table.tell(SpecialUsed(figure.id, self.word, partner.id))
        spot = room_for_both(table.state, first, second, self.word)
        first.x, first.y = spot or place_of(first)
        tell_joined(table, join(table.state, figure, partner, self.word, first))
        yield from ()


class Combining(Joining):
    """TW-FAE-15a."""

    word = "combine"
    rule = "TW-FAE-15"

    def available(self, state: State, figure: Figure) -> bool:
        return has(state, figure, "micromaster_combiner") and not figure.halves

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [Combine(friend.id) for friend in self.partners(state, figure)]

    def against(self, state: State, halves: tuple[Figure, Figure]) -> Refusal | None:
        for half in halves:
            if card_of(state, half).kind != VEHICLE:
                return NOT_AS_VEHICLES
            if marked(state, half, half.form, ("transform",)):
                return STUCK
        return None


class Uniting(Joining):
    """TW-RUL-70, TW-FAQ-07: never undone."""

    word = "union"
    special = "union"
    rule = "TW-RUL-70"

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [Unite(friend.id) for friend in self.partners(state, figure)]

    def against(self, state: State, halves: tuple[Figure, Figure]) -> Refusal | None:
        robots = all(card_of(state, half).kind == ROBOT for half in halves)
        return None if robots else NOT_AS_ROBOTS

    def ranked(self, figure: Figure, partner: Figure) -> tuple[Figure, Figure]:
        return partner, figure


class Splitting(Act):
    """TW-FAE-15d, TW-RUL-57."""

    word = "split"

    def available(self, state: State, figure: Figure) -> bool:
        return bool(figure.halves)

    def candidates(self, state: State, figure: Figure) -> list[Action]:
        return [Split()] if kind_of(state, figure).way == "combine" else []

    def refusal(self, state: State, figure: Figure, acting: Acting, action: Any) -> Refusal | None:
        if kind_of(state, figure).way != "combine":
            return FOR_GOOD
        if marked(state, figure, figure.form, ("transform",)):
            return STUCK
        halves = [state.figures[half] for half in figure.halves]
        for half in halves:
            if half.damage[half.form] >= card_of(state, half).structure:
                return HALF_GONE
        return None if spots_beside(state, figure).has_samples() else NO_ROOM_BESIDE

    def perform(
        self, table: Table[State], figure: Figure, acting: Acting, action: Any
    ) -> Script[None]:
        state = table.state
        table.tell(SpecialUsed(figure.id, "split"))
        first, second = (state.figures[half] for half in figure.halves)
        spots = spots_beside(state, figure)
        choice = yield table.ask(
            seat_for(state, figure),
            "place",
            Points(spots, PlaceAt),
            figure=second.id,
            cause="split",
        )
        second.status = STANDING
        second.x, second.y = choice.x, choice.y
        _part(state, figure, first)
        table.tell(Parted(figure.id, tuple(figure.halves)))
        table.tell(Placed(second.id, second.x, second.y, "split"))
        yield from face_freely(table, second)
        yield from sink(table, second, first.id, destroy)


def room_for_both(state: State, spot_of: Figure, gone: Figure, way: str) -> Point | None:
    """TW-RUL-23: where the first stands, or the nearest free spot within an inch."""
    kind = joined_kind(state, spot_of, gone, way)
    probe = blank(state, len(state.figures), kind, spot_of.side, [])
    probe.x, probe.y, probe.status = spot_of.x, spot_of.y, STANDING
    before = spot_of.status, gone.status
    spot_of.status = gone.status = JOINED
    spots = nearest_rests(standing_ground(state, probe), place_of(probe), NUDGE)
    spot_of.status, gone.status = before
    return spots[0] if spots else None


def blank(state: State, number: int, kind: str, side: int, halves: list[int]) -> Figure:
    """A figure fresh from the box."""
    cards = len(state.library.kinds[kind].cards)
    return Figure(number, kind, side, [0] * cards, [0] * cards, [0] * cards, halves=halves)


def join(state: State, figure: Figure, partner: Figure, way: str, spot_of: Figure) -> Figure:
    """Both are replaced by one, with the markers of both (TW-RUL-57)."""
    kind = joined_kind(state, figure, partner, way)
    joined = _joined_figure(state, kind, figure, partner)
    joined.x, joined.y, joined.facing = spot_of.x, spot_of.y, spot_of.facing
    joined.status = STANDING
    joined.damage[0] = figure.damage[figure.form] + partner.damage[partner.form]
    _gather(joined, figure, partner)
    if state.mission.bearer in (figure.id, partner.id):
        state.mission.bearer = joined.id
    for other in state.figures:
        if other.hook in (figure.id, partner.id):
            other.hook = joined.id
        if other.prey in (figure.id, partner.id):
            other.prey = joined.id
    for half in (figure, partner):
        half.status = JOINED
        strip(half)
    if state.acting.figure in (figure.id, partner.id):
        state.acting.figure = joined.id
    stir(state)
    return joined


def tell_joined(table: Table[State], joined: Figure) -> None:
    table.tell(Joined(joined.id, tuple(joined.halves), joined.x, joined.y))


def _joined_figure(state: State, kind: str, figure: Figure, partner: Figure) -> Figure:
    """The joined vehicle of before, whose critical markers stayed on its card, or a new one."""
    pair = {figure.id, partner.id}
    for other in state.figures:
        if other.status == PARTED and set(other.halves) == pair:
            return other
    joined = blank(state, len(state.figures), kind, figure.side, [figure.id, partner.id])
    state.figures.append(joined)
    return joined


def _gather(joined: Figure, figure: Figure, partner: Figure) -> None:
    joined.activation = max(figure.activation, partner.activation)
    joined.stuns = max(figure.stuns, partner.stuns)
    joined.aim = figure.aim + partner.aim
    joined.locks = [*figure.locks, *partner.locks]
    joined.oiled = figure.oiled or partner.oiled
    joined.siren = figure.siren or partner.siren
    joined.charged = figure.charged or partner.charged
    joined.prey = figure.prey if figure.prey != NOBODY else partner.prey
    joined.hook = figure.hook if figure.hook != NOBODY else partner.hook


def _part(state: State, figure: Figure, first: Figure) -> None:
    """The first half stands where the joined vehicle stood, with all its markers."""
    figure.status = PARTED
    first.status = STANDING
    first.x, first.y = figure.x, figure.y
    first.aim, first.locks, first.oiled = figure.aim, figure.locks.copy(), figure.oiled
    first.siren, first.charged, first.prey = figure.siren, figure.charged, figure.prey
    first.hook = figure.hook
    for half in figure.halves:
        state.figures[half].activation = figure.activation
        state.figures[half].stuns = figure.stuns
    for other in state.figures:
        if other.hook == figure.id:
            other.hook = first.id
        if other.prey == figure.id:
            other.prey = first.id
    if state.acting.figure == figure.id:
        state.acting.figure = first.id
    strip(figure)
    stir(state)


def spots_beside(state: State, figure: Figure) -> Nearby:
    """Where the second half may stand: within an inch of the first, that stands in the middle."""
    first, second = (state.figures[half] for half in figure.halves)
    before = first.x, first.y
    figure.status, first.status = PARTED, STANDING
    first.x, first.y = figure.x, figure.y
    spots = Nearby(rest_ground(state, second), disc_of(state, first), BESIDE, "TW-RUL-57")
    figure.status, first.status = STANDING, JOINED
    first.x, first.y = before
    return spots
