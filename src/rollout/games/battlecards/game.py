"""Battle Cards: two armies, a shared field of Resources, and support that wins and does not shield.

>>> from rollout.kernel import Match, Seeded
>>> match = Match(Battlecards(), source=Seeded("00"))
>>> match.ask.about
'deployment'
"""

from __future__ import annotations

from random import Random
from typing import Any

from rollout.gamekit.match_options import with_options
from rollout.gamekit.named_game import NamedGame
from rollout.games.battlecards.actions import ACTIONS, Decline, Pass
from rollout.games.battlecards.bots.judgement import BattlecardsJudgement
from rollout.games.battlecards.cases.position_form import PositionForm
from rollout.games.battlecards.cases.positions import position
from rollout.games.battlecards.cases.reports import names, report
from rollout.games.battlecards.events import EVENTS
from rollout.games.battlecards.model import State
from rollout.games.battlecards.naming import NAMER
from rollout.games.battlecards.rules.giving_up import (
    ended_by_giving_up,
    idle_answer,
    leave_the_match,
)
from rollout.games.battlecards.rules.hidden import deal_anew
from rollout.games.battlecards.rules.preparation import start_state
from rollout.games.battlecards.rules.turn import next_step
from rollout.games.battlecards.screen.forms import View
from rollout.games.battlecards.screen.view import view
from rollout.games.battlecards.setup import Setup
from rollout.kernel.actions import Action, Result
from rollout.kernel.game import Judgement, Script, Table
from rollout.kernel.requests import Ask

RULES_OF_RESULTS = {
    "supreme": "BC-VIC-03",
    "domination": "BC-VIC-04",
    "survival": "BC-VIC-05",
    "empty-deck": "BC-OPT-11",
    "judged": "BC-RUL-80",
    "conceded": "BC-RUL-110",
}
ADVISED_TURN_LIMIT = 100


class Battlecards(NamedGame[State]):
    slug = "battlecards"
    rules_version = "6"
    content_version = "7"
    actions = ACTIONS
    events = EVENTS
    # Whose move of a battle it is: a seat that has none passes unasked (BC-RUL-102), and who is
    # faster may change until the question. Then what the phase still has, and the result.
    follows_the_question = frozenset(
        ("battle.opened", "battle.mover", "battle.passes", "left", "ended", "winners")
    )
    passing = (Pass, Decline)
    state_type = State
    setup_type = Setup
    position_type = PositionForm
    namer = NAMER

    def __init__(self) -> None:
        self.judgement: Judgement[State] = BattlecardsJudgement()

    def among_bots(self, setup: Any) -> Any:
        """BC-RUL-80, BC-OPT-14: always with a turn limit."""
        if setup.options.turn_limit is not None:
            return setup
        return with_options(setup, turn_limit=ADVISED_TURN_LIMIT)

    def start(self, setup: Any) -> State:
        return start_state(setup)

    def seats(self, state: State) -> int:
        return len(state.banks)

    def step(self, table: Table[State]) -> Script[None]:
        return next_step(table)

    def result(self, state: State) -> Result | None:
        if not state.ended:
            return None
        return Result(tuple(state.winners), state.ended, RULES_OF_RESULTS[state.ended])

    def plays(self, state: State, seat: int) -> bool:
        """BC-RUL-88: not once it is eliminated."""
        return not state.eliminated[seat]

    def conceded(self, state: State, seat: int) -> Result | None:
        return ended_by_giving_up(state, seat)

    def interjected(self, table: Table[State], by: int, interjection: Action) -> Script[None]:
        return leave_the_match(table, by)

    def stand_in(self, state: State, ask: Ask) -> Action:
        return idle_answer(ask)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def imagine(self, state: State, seat: int | None, rng: Random) -> None:
        deal_anew(state, seat, rng)

    def position(self, data: dict[str, Any]) -> State:
        return position(data)

    def report(self, state: State) -> dict[str, Any]:
        return report(state)

    def names(self, state: State) -> list[str]:
        return names(state)

    def bound(self, state: State) -> int:
        return 1_000_000
