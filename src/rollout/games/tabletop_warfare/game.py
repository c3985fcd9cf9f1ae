"""Tabletop Warfare: alternating activations, two lives in two forms, measured in inches.

>>> from rollout.kernel import Match, Seeded
>>> match = Match(TabletopWarfare(), source=Seeded("00"))
>>> match.ask.about
'edge'
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from rollout.gamekit.match_options import with_options
from rollout.gamekit.named_game import NamedGame
from rollout.games.tabletop_warfare.actions import ACTIONS, INTERJECTIONS, TimeIsUp
from rollout.games.tabletop_warfare.bots.judgement import TabletopWarfareJudgement
from rollout.games.tabletop_warfare.cases import Position, position, report
from rollout.games.tabletop_warfare.events import EVENTS, TimeCalled
from rollout.games.tabletop_warfare.model import NOBODY, State
from rollout.games.tabletop_warfare.naming import NAMER
from rollout.games.tabletop_warfare.rules import all_acts as all_acts
from rollout.games.tabletop_warfare.rules.activation import take_turn, time_called_between
from rollout.games.tabletop_warfare.rules.endgame import end_at_limit, rule_of_result
from rollout.games.tabletop_warfare.rules.hidden import deal_anew, hides
from rollout.games.tabletop_warfare.rules.preparation import in_battle, prepare, start
from rollout.games.tabletop_warfare.rules.rounds import begin_battle, round_limit
from rollout.games.tabletop_warfare.screen.forms import View
from rollout.games.tabletop_warfare.screen.view import view
from rollout.games.tabletop_warfare.setup import Setup
from rollout.kernel.actions import Action, Interjection, Result
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Judgement, Script, Table
from rollout.kernel.requests import Ask

ADVISED_ROUNDS: Final = 8
ENDLESS: Final = 10_000_000
ANSWERS_PER_FIGURE: Final = 2_000
NO_TIME_LIMIT: Final = Refusal("TW-RUL-78", "refuse-no-time-limit")
TIME_IS_UP_ALREADY: Final = Refusal("TW-RUL-78", "refuse-time-is-up-already")


class TabletopWarfare(NamedGame[State]):
    slug = "tabletop_warfare"
    rules_version = "5"
    content_version = "2"
    actions = ACTIONS
    interjections = INTERJECTIONS
    events = EVENTS
    # Who places next, and what is prepared next: after the last obstacle, figure or edge there is
    # nothing more to tell. The zones are there while figures are placed in them.
    follows_the_question = frozenset(("placer", "stage", "plane.zones"))
    state_type = State
    setup_type = Setup
    position_type = Position
    namer = NAMER

    def __init__(self) -> None:
        self.judgement: Judgement[State] = TabletopWarfareJudgement()

    def among_bots(self, setup: Any) -> Any:
        """TW-RUL-79: always with a round limit."""
        if setup.options.round_limit or setup.options.scenario != "none":
            return setup
        return with_options(setup, round_limit=ADVISED_ROUNDS)

    def start(self, setup: Any) -> State:
        return start(setup)

    def seats(self, state: State) -> int:
        return 2 * state.options.seats_per_side

    def step(self, table: Table[State]) -> Script[None]:
        """One decision of the preparation, one activation begun, one action, or the end of one."""
        state = table.state
        if not in_battle(state):
            return prepare(table)
        return begin_battle(table) if state.round == 0 else take_turn(table)

    def result(self, state: State) -> Result | None:
        if not state.ended:
            return None
        return Result(seats_of(state, state.winners), state.ended, rule_of_result(state))

    def conceded(self, state: State, seat: int) -> Result:
        """A seat gives up for its side."""
        return Result(seats_of(state, [1 - seat % 2]), "conceded", "TW-WIN-01")

    def interjection_refusal(
        self, state: State, by: int, interjection: Interjection
    ) -> Refusal | None:
        if not state.options.time_limit:
            return NO_TIME_LIMIT
        return TIME_IS_UP_ALREADY if state.time_is_up else None

    def interjected(self, table: Table[State], by: int, interjection: Action) -> Script[None]:
        """TW-RUL-78: the activation in progress is finished, then points are counted."""
        state = table.state
        if isinstance(interjection, TimeIsUp) and not state.time_is_up:
            state.time_is_up = True
            table.tell(TimeCalled())
            if state.acting.figure == NOBODY and not state.ended:
                end_at_limit(table, "time")
        yield from ()

    def is_void(self, table: Table[State], ask: Ask) -> bool:
        """TW-RUL-78: between two activations there is none to finish."""
        return in_battle(table.state) and time_called_between(table)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def imagine(self, state: State, seat: int | None, rng: Random) -> None:
        deal_anew(state, seat, rng)

    def hides(self, state: State, seat: int | None) -> bool:
        return hides(state, seat)

    def bound(self, state: State) -> int:
        limit = round_limit(state)
        if not limit:
            return ENDLESS
        rounds = max(limit - state.round, 0) + 2
        return rounds * ANSWERS_PER_FIGURE * (len(state.figures) + 130)

    def position(self, data: dict[str, Any]) -> State:
        return position(data)

    def report(self, state: State) -> dict[str, Any]:
        return report(state)


def seats_of(state: State, sides: list[int]) -> tuple[int, ...]:
    """TW-RUL-85: seats sit alternately."""
    return tuple(seat for seat in range(2 * state.options.seats_per_side) if seat % 2 in sides)
