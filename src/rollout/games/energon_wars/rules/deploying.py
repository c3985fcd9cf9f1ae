"""Where models may be deployed (EW-SET-05 to EW-SET-08), and the menu for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from rollout.games.energon_wars.actions import Board, Deploy, HoldBack, Proceed
from rollout.games.energon_wars.content.cards import ALT
from rollout.games.energon_wars.content.table import INCH, MAT
from rollout.games.energon_wars.model import RADII, STANDING, State
from rollout.games.energon_wars.rules.figures import CONTACT, side_of, storage_left
from rollout.games.energon_wars.rules.grounds import standing_ground
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED, Endless, Listed
from rollout.space.plane.ground import Fault
from rollout.space.plane.levels import ON_THE_GROUND
from rollout.space.plane.shapes import Outline, Point, outline
from rollout.space.regions.outlines import RegionOutline
from rollout.space.regions.region import Points
from rollout.space.regions.spots import SpotsInside

DEPTH: Final = 7
"""EW-SET-06: in inches."""
STOPS: Final = 0.1
BOARDS: Final = 0.9
TURNED: Final = 0.5
"""How often a random answer ends the deployment, begins in storage or in alt mode."""
TRIES: Final = 4

Zone = Callable[[State, int], Outline]


def deployment_zone(state: State, number: int) -> Outline:
    """EW-SET-06, EW-THM-01, EW-THM-04: 7 in deep, and 4 more for whom the theme favours."""
    model = state.models[number]
    depth = DEPTH
    theme = state.themes[model.seat]
    if theme:
        deeper = state.library.themes[theme].deeper
        depth += max([deeper.get(tag, 0) for tag in state.cards[number].tags], default=0)
    return _strip(model.seat, depth * INCH)


def reserve_strip(state: State, number: int) -> Outline:
    """Escalation: reserves touch their own edge."""
    return _strip(state.models[number].seat, 2 * RADII[state.cards[number].base] + CONTACT)


def _strip(seat: int, depth: int) -> Outline:
    low, high = (0, depth) if seat == 0 else (MAT - depth, MAT)
    return outline([(0, low), (MAT, low), (MAT, high), (0, high)])


class DeployArea(SpotsInside):
    """EW-SET-06: the whole base in the zone, on no base and no terrain."""

    def __init__(self, state: State, number: int, zone: Zone) -> None:
        ground = standing_ground(state, RADII[state.cards[number].base], ON_THE_GROUND, (number,))
        super().__init__(ground, zone(state, number), self.no_room)
        self._samples: list[Point] | None = None
        self._outline: RegionOutline | None = None

    def samples(self) -> list[Point]:
        """Worked out once: several models and modes share an area."""
        if self._samples is None:
            self._samples = super().samples()
        return self._samples

    def outline(self) -> RegionOutline:
        if self._outline is None:
            self._outline = super().outline()
        return self._outline

    def has_room(self) -> bool:
        """A spot is soon found by trying; only where none is, all samples are looked through."""
        return self.draw(Random(0)) is not None or bool(self.samples())

    def no_room(self, fault: Fault) -> Refusal:
        if fault.reason == "outside":
            return Refusal("EW-SET-06", "outside-the-zone")
        return Refusal("EW-SET-06", "no-room-there")


def items_fit(state: State, number: int, mode: int) -> bool:
    """EW-ARM-03: whether a side has room for what was bought for the model."""
    sizes = [state.library.items[item.kind].size for item in state.items if item.carrier == number]
    return sum(sizes) <= state.cards[number].sides[mode].storage


def board_refusal(state: State, number: int, carrier: int) -> Refusal | None:
    """EW-SET-08, EW-RUL-48: by size in alt mode, in a friend that is deployed."""
    models = state.models
    if models[carrier].seat != models[number].seat or models[carrier].status != STANDING:
        return Refusal("EW-SET-08", "no-friend", {"model": carrier})
    size = state.cards[number].sides[-1].size
    if len(state.cards[number].sides) < 2 or size > side_of(state, carrier).storage:
        return Refusal("EW-STO-02", "no-room-in-storage", {"size": size})
    if size > storage_left(state, carrier):
        return Refusal("EW-STO-01", "no-room-in-storage", {"size": size})
    if not items_fit(state, number, ALT):
        return Refusal("EW-ARM-03", "items-do-not-fit", {"model": number})
    return None


class DeployMenu(Endless):
    """A model, a mode and a spot; with a way out where that is allowed."""

    def __init__(
        self,
        state: State,
        seat: int,
        waiting: list[int],
        zone: Zone,
        may_stop: bool,
        boarding: bool = False,
    ) -> None:
        self.state = state
        self.seat = seat
        self.waiting = waiting
        self.zone = zone
        self.may_stop = may_stop
        self.stop: Action = HoldBack() if boarding else Proceed()
        self.boarding = boarding
        self._areas: dict[tuple[str, Outline], DeployArea] = {}

    def area(self, number: int) -> DeployArea:
        """One for all models with the same base and zone."""
        key = self.state.cards[number].base, self.zone(self.state, number)
        if key not in self._areas:
            self._areas[key] = DeployArea(self.state, number, self.zone)
        return self._areas[key]

    def has_room(self) -> bool:
        return any(self.area(number).has_room() for number in self.waiting)

    def boards(self) -> list[Action]:
        if not self.boarding:
            return []
        return [
            Board(number, carrier)
            for number in self.waiting
            for carrier, model in enumerate(self.state.models)
            if model.seat == self.seat
            and model.status == STANDING
            and board_refusal(self.state, number, carrier) is None
        ]

    def modes(self, number: int) -> list[int]:
        """EW-SET-07, EW-ARM-03: those in which it has room for its items."""
        sides = range(len(self.state.cards[number].sides))
        return [mode for mode in sides if items_fit(self.state, number, mode)]

    def __iter__(self) -> Iterator[Action]:
        if self.may_stop:
            yield self.stop
        yield from self.boards()
        for number in self.waiting:
            for spot in self.area(number).samples():
                for mode in self.modes(number):
                    yield Deploy(number, mode, spot[0], spot[1])

    def __bool__(self) -> bool:
        return self.may_stop or any(True for _ in self)

    def sample(self, rng: Random) -> Action:
        chance = rng.random()
        if self.may_stop and chance < STOPS:
            return self.stop
        if self.boarding and chance > BOARDS:
            boards = self.boards()
            if boards:
                return boards[int(rng.random() * len(boards))]
        for _ in range(TRIES):
            number = self.waiting[int(rng.random() * len(self.waiting))]
            spot = self.area(number).draw(rng)
            if spot is not None:
                modes = self.modes(number)
                mode = modes[-1] if len(modes) > 1 and rng.random() < TURNED else modes[0]
                return Deploy(number, mode, spot[0], spot[1])
        listed = list(self)
        return listed[int(rng.random() * len(listed))]

    def refusal(self, action: Action) -> Refusal | None:
        if action == self.stop:
            return None if self.may_stop else Refusal("EW-SET-05", "must-deploy")
        if isinstance(action, Board) and self.boarding:
            count = len(self.state.models)
            if action.model not in self.waiting or not 0 <= action.carrier < count:
                return NOT_OFFERED
            return board_refusal(self.state, action.model, action.carrier)
        if not isinstance(action, Deploy):
            return NOT_OFFERED
        if action.model not in self.waiting:
            return Refusal("EW-SET-05", "not-to-be-deployed")
        if not 0 <= action.mode < len(self.state.cards[action.model].sides):
            return Refusal("EW-SET-07", "no-such-mode")
        if action.mode not in self.modes(action.model):
            return Refusal("EW-ARM-03", "items-do-not-fit", {"model": action.model})
        return self.area(action.model).refusal((action.x, action.y))

    def describe(self) -> dict[str, Any]:
        parts: list[dict[str, Any]] = [
            Points(self.area(number), Deploy, model=number, mode=mode).describe()
            for number in self.waiting
            for mode in self.modes(number)
        ]
        listed = [*([self.stop] if self.may_stop else []), *self.boards()]
        return {"kind": "joined", "parts": [listed_part(listed, []), *parts]}


def listed_part(actions: list[Action], refused: list[tuple[Action, Refusal]]) -> dict[str, Any]:
    """A part of a description that is a list."""
    return Listed(actions, dict(refused)).describe()
