"""Energon Wars: energon is the one currency, for what is done and for what is survived.

>>> from rollout.kernel import Match, Seeded
>>> match = Match(EnergonWars(), source=Seeded("00"))
>>> match.ask.about
'accept_roll'
"""

from __future__ import annotations

from typing import Any

from rollout.gamekit.named_game import NamedGame
from rollout.games.energon_wars.actions import ACTIONS
from rollout.games.energon_wars.bots.judgement import EnergonWarsJudgement
from rollout.games.energon_wars.cases import PositionWords, position, report
from rollout.games.energon_wars.events import EVENTS
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.naming import NAMER
from rollout.games.energon_wars.rules.army import start_state
from rollout.games.energon_wars.rules.ending import RULES
from rollout.games.energon_wars.rules.rounds import next_step
from rollout.games.energon_wars.screen.view import view
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.actions import Result
from rollout.kernel.game import Judgement, Script, Table


class EnergonWars(NamedGame[State]):
    slug = "energon_wars"
    rules_version = "5"
    content_version = "1"
    actions = ACTIONS
    events = EVENTS
    state_type = State
    setup_type = Setup
    position_type = PositionWords
    namer = NAMER
    # Whose turn it is to activate or to place: a seat that has nothing left for it is passed over
    # (EW-RND-05), which is found out when somebody is to be asked. With nobody left the round is
    # at its end (EW-RND-07), and what happens then may begin with a question.
    follows_the_question = frozenset(("mover", "stage"))

    def __init__(self) -> None:
        self.judgement: Judgement[State] = EnergonWarsJudgement()

    def start(self, setup: Any) -> State:
        return start_state(setup or Setup())

    def step(self, table: Table[State]) -> Script[None]:
        return next_step(table)

    def result(self, state: State) -> Result | None:
        if not state.ended:
            return None
        return Result(tuple(state.winners), state.ended, RULES[state.ended])

    def view(self, state: State, seat: int | None) -> Any:
        return view(state)

    def position(self, data: dict[str, Any]) -> State:
        return position(data)

    def report(self, state: State) -> dict[str, Any]:
        return report(state)

    def bound(self, state: State) -> int:
        """EW-RUL-79: six rounds of finite activations."""
        return 20_000
