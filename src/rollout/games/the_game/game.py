"""Transformers: The Game, as the kernel plays it."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final

from rollout.gamekit.named_game import NamedGame
from rollout.games.the_game import encoding
from rollout.games.the_game.actions import ACTIONS
from rollout.games.the_game.bots.judgement import TheGameJudgement
from rollout.games.the_game.cases import positions, reports
from rollout.games.the_game.cases.position_form import PositionForm
from rollout.games.the_game.content.force_points import matched_forces
from rollout.games.the_game.content.library import library
from rollout.games.the_game.content.tech_spec import AUTOBOT, DECEPTICON
from rollout.games.the_game.events import EVENTS, MatchEnded
from rollout.games.the_game.model import FORCES, ROUND_START, TURN, State
from rollout.games.the_game.naming import NAMER
from rollout.games.the_game.rules.endgame import TEAMS
from rollout.games.the_game.rules.forces import force_options
from rollout.games.the_game.rules.preparation import prepare, start
from rollout.games.the_game.rules.rounds import begin_round, end_round, play_card
from rollout.games.the_game.screen.forms import View
from rollout.games.the_game.screen.view import view
from rollout.games.the_game.setup import NO_LIMIT, Setup
from rollout.kernel.actions import Result
from rollout.kernel.game import Judgement, Script, Table

ENDLESS: Final = 10_000_000
"""The bound of a match without a round limit."""
ANSWERS_PER_UNIT: Final = 1_000
"""More than one unit can bring about in a round: its own actions and its grants, each a
Movement of up to 80 points or a chain of drops."""


class TheGame(NamedGame[State]):
    slug = "the_game"
    rules_version = "2"
    content_version = "1"
    actions = ACTIONS
    events = EVENTS
    # Who goes on after a granted turn, or in the next step; and the chain as it is written before
    # anybody is asked to order it. What is asked says so itself. In which order seats deploy is
    # drawn, and no event tells of it. What was carried by a body is off it before somebody is
    # asked where it comes to lie (TG-RUL-18), which is told once it lies there.
    follows_the_question = frozenset(
        ("acting", "phase", "turn", "teams.A.chain", "teams.B.chain", "deploying", "units.cargo")
    )
    state_type = State
    setup_type = Setup
    position_type = PositionForm
    namer = NAMER

    def __init__(self) -> None:
        self.judgement: Judgement[State] = TheGameJudgement()

    def start(self, setup: Setup) -> State:
        return start(setup)

    def seats(self, state: State) -> int:
        return len(state.facts.seat_teams)

    def step(self, table: Table[State]) -> Script[None]:
        """One decision of the preparation, one card of the pile, or one end of a round."""
        state = table.state
        if state.phase < ROUND_START:
            yield from prepare(table)
        elif state.phase == ROUND_START:
            yield from begin_round(table)
        elif state.phase == TURN:
            yield from play_card(table)
        else:
            yield from end_round(table)
        if state.over:
            table.tell(MatchEnded(tuple(state.winners), state.over, state.over_rule))

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        return Result(_seats_of(state, state.winners), state.over, state.over_rule)

    def conceded(self, state: State, seat: int) -> Result:
        """A seat gives up for its team (TG-RUL-93)."""
        loser = state.facts.seat_teams[seat]
        others = [team for team in range(TEAMS) if team != loser]
        return Result(_seats_of(state, others), "conceded", "TG-RUL-93")

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def imagine(self, state: State, seat: int | None, rng: Random) -> None:
        """The unflipped cards in another order; the sealed forces of others drawn anew."""
        if len(state.pile) > 1:
            state.pile.sort()
            rng.shuffle(state.pile)
        if state.phase == FORCES:
            state.forces = [
                force if other == seat or not force else _another_force(state, other, rng)
                for other, force in enumerate(state.forces)
            ]

    def hides(self, state: State, seat: int | None) -> bool:
        return len(state.pile) > 1 or state.phase == FORCES

    def step_hides(self, state: State, seat: int | None) -> bool:
        """Only sealed forces: the order of the pile decides nothing before the turn is over."""
        return state.phase == FORCES

    def bound(self, state: State) -> int:
        limit = state.facts.options.round_limit
        if limit == NO_LIMIT:
            return ENDLESS
        units = len(state.units) or 2 * 24
        rounds = max(limit - state.round, 0) + 1
        return (rounds + 1) * ANSWERS_PER_UNIT * (units + 1) * 2

    def encode(self, state: State) -> dict[str, Any]:
        return encoding.encode(state)

    def decode(self, data: dict[str, Any]) -> State:
        return encoding.decode(data)

    def position(self, data: dict[str, Any]) -> State:
        return positions.position(data)

    def report(self, state: State) -> dict[str, Any]:
        return reports.report(state)


@cache
def skirmish(seed: int, size: int = 6) -> Setup:
    """Matched random forces of Autobots and Decepticons, placed ready: for measuring."""
    roster = library().draftable()
    sides = [
        [sheet for sheet in roster if sheet.faction == faction and not sheet.inner]
        for faction in (AUTOBOT, DECEPTICON)
    ]
    drawn = matched_forces(seed, 50 * size, sides, size)
    forces = tuple(tuple(force) for force in drawn.forces)
    return Setup(forces=forces, deployment="ready")


def _seats_of(state: State, teams: list[int]) -> tuple[int, ...]:
    return tuple(seat for seat, team in enumerate(state.facts.seat_teams) if team in teams)


def _another_force(state: State, seat: int, rng: Random) -> list[str]:
    drawn = force_options(state, seat).draw(rng)
    return list(drawn.units)
