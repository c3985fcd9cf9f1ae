"""Attacktix: figures on wheels that shoot, slash, throw and jab each other over.

>>> from rollout.kernel import Match, Seeded
>>> match = Match(Attacktix(), source=Seeded("00"))
>>> match.ask.about
'place'
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from rollout.gamekit.match_options import with_options
from rollout.gamekit.named_game import NamedGame
from rollout.games.attacktix.actions import ACTIONS, INTERJECTIONS
from rollout.games.attacktix.bots.judgement import AttacktixJudgement
from rollout.games.attacktix.cases.positions import PositionForm, position
from rollout.games.attacktix.cases.reports import report
from rollout.games.attacktix.events import EVENTS
from rollout.games.attacktix.model import State
from rollout.games.attacktix.naming import NAMER
from rollout.games.attacktix.rules.giving_up import (
    accident_refusal,
    ended_by_giving_up,
    idle_answer,
    interjected,
)
from rollout.games.attacktix.rules.hidden import deal_anew
from rollout.games.attacktix.rules.preparation import start_state
from rollout.games.attacktix.rules.tournament import goes_on, is_in_it, winners_of
from rollout.games.attacktix.rules.turn import next_step
from rollout.games.attacktix.rules.victory import ELIMINATED
from rollout.games.attacktix.screen.forms import View
from rollout.games.attacktix.screen.view import view
from rollout.games.attacktix.setup import FREE_FOR_ALL, GALLERY, TEAMS, Setup
from rollout.kernel.actions import Action, Interjection, Result
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Judgement, Script, Table
from rollout.kernel.requests import Ask

RULES_OF_RESULTS = {
    "stalled": "AT-RUL-54",
    "conceded": "AT-RUL-95",
    "practised": "AT-DEC-10",
}
ADVISED_STALL = 12
MOST_STEPS: Final = 1_000_000


class Attacktix(NamedGame[State]):
    slug = "attacktix"
    rules_version = "8"
    content_version = "1"
    actions = ACTIONS
    interjections = INTERJECTIONS
    events = EVENTS
    # What is prepared next, once everybody has done their part of it. Then the result, and with it
    # the count of quiet turns that may have brought it: the last turn is followed by none.
    follows_the_question = frozenset(("phase", "quiet", "ended", "winners"))
    state_type = State
    setup_type = Setup
    position_type = PositionForm
    namer = NAMER

    def __init__(self) -> None:
        self.judgement: Judgement[State] = AttacktixJudgement()

    def among_bots(self, setup: Any) -> Any:
        """AT-RUL-54: always with an end to quiet rounds."""
        if setup.options.stall_rounds is not None:
            return setup
        return with_options(setup, stall_rounds=ADVISED_STALL)

    def start(self, setup: Any) -> State:
        return start_state(setup)

    def seats(self, state: State) -> int:
        """In the gallery nobody sits behind the targets."""
        return 1 if state.mode == GALLERY else len(state.teams)

    def step(self, table: Table[State]) -> Script[None]:
        return next_step(table)

    def result(self, state: State) -> Result | None:
        if not state.ended or goes_on(state):
            return None
        return Result(winners_of(state), state.ended, rule_of_result(state))

    def plays(self, state: State, seat: int) -> bool:
        return is_in_it(state, seat)

    def conceded(self, state: State, seat: int) -> Result | None:
        return ended_by_giving_up(state, seat)

    def interjection_refusal(
        self, state: State, by: int, interjection: Interjection
    ) -> Refusal | None:
        return accident_refusal(state, interjection)

    def interjected(self, table: Table[State], by: int, interjection: Action) -> Script[None]:
        return interjected(table, by, interjection)

    def stand_in(self, state: State, ask: Ask) -> Action:
        return idle_answer(ask)

    def encode(self, state: State) -> dict[str, Any]:
        """What most matches never have is written where it is there: older ones read the same."""
        data = super().encode(state)
        if state.tournament is None:
            del data["tournament"]
        if not state.balked:
            del data["balked"]
        return data

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def imagine(self, state: State, seat: int | None, rng: Random) -> None:
        deal_anew(state, seat, rng)

    def position(self, data: dict[str, Any]) -> State:
        return position(data)

    def report(self, state: State) -> dict[str, Any]:
        return report(state)

    def bound(self, state: State) -> int:
        return MOST_STEPS


def rule_of_result(state: State) -> str:
    """By which rule a match is over: the one for its mode, where somebody was beaten."""
    if state.ended != ELIMINATED:
        return RULES_OF_RESULTS[state.ended]
    if not state.winners:
        return "AT-RUL-53"
    return {TEAMS: "AT-TEAM-09", FREE_FOR_ALL: "AT-FFA-09"}.get(state.mode, "AT-VIC-01")
