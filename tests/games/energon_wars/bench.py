"""A table for rule tests: models at places in inches, answers in words, dice in order."""

from __future__ import annotations

from typing import Any

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.content.cards import ALT, ROBOT
from rollout.games.energon_wars.model import (
    BATTLE,
    CONDITIONS,
    STANDING,
    Acting,
    Land,
    Model,
    Piece,
    State,
    Token,
)
from rollout.games.energon_wars.rules.army import start_state
from rollout.games.energon_wars.setup import MatchOptions, Setup
from rollout.kernel.actions import Action, Event
from rollout.kernel.match import Match
from rollout.kernel.sources import Scripted

Army = dict[str, Any]
MADE: list[Bench] = []
"""All that the present test has made: no scripted roll may be left over at its end."""


class Bench:
    """A match in the middle of a round, on an empty mat unless pieces are given."""

    def __init__(
        self,
        a: Army,
        b: Army,
        dice: tuple[Any, ...] = (),
        scenario: str = "energon_siphon",
        pieces: tuple[tuple[str, float, float], ...] = (),
        tokens: tuple[tuple[str, float, float], ...] = (),
        number: int = 2,
        mover: int = 0,
        **options: Any,
    ) -> None:
        names = [",".join([name for name in army if name != "devastator"]) for army in (a, b)]
        setup = Setup((names[0], names[1]), scenario, options=MatchOptions(**options))
        state = start_state(setup)
        for seat, army in enumerate((a, b)):
            for name, spec in army.items():
                self._put(state, seat, name.partition("+")[0].rstrip("*"), spec)
        state.stage, state.round = BATTLE, number
        state.first, state.mover = mover, mover
        state.land = Land(tuple([Piece(kind, hundred(x), hundred(y)) for kind, x, y in pieces]))
        state.tokens = [Token(kind, hundred(x), hundred(y)) for kind, x, y in tokens]
        self.source = Scripted(list(dice))
        MADE.append(self)
        self.match: Match[State] = Match(GAME.rules, None, self.source, state)

    def _put(self, state: State, seat: int, name: str, spec: Any) -> None:
        model = next(each for each in state.models if each.card == name and each.seat == seat)
        spec = spec if isinstance(spec, dict) else {"at": spec}
        model.status = spec.get("status", STANDING)
        x, y = spec.get("at", (0, 0))
        model.x, model.y = hundred(x), hundred(y)
        model.side = ALT if spec.get("mode") == "alt" else ROBOT
        model.hp = spec.get("hp", model.hp)
        model.energon = spec.get("en", model.energon)
        model.level = spec.get("level", -1)
        model.activated = spec.get("activated", False)
        for condition in spec.get("conditions", ()):
            model.conditions |= CONDITIONS[condition]

    @property
    def state(self) -> State:
        return self.match.state

    def __getitem__(self, name: str) -> Model:
        return self.state.models[self.number(name)]

    def number(self, name: str) -> int:
        return [model.card for model in self.state.models].index(name)

    def read(self, line: str) -> Action:
        return GAME.rules.read_action(self.state, line)

    def do(self, *lines: str) -> Bench:
        """Answer the asks, one line each."""
        for line in lines:
            self.match.answer(self.read(line))
        return self

    def answer(self, action: Action) -> Bench:
        self.match.answer(action)
        return self

    @property
    def about(self) -> str:
        return self.match.ask.about if self.match.ask is not None else ""

    @property
    def seat(self) -> int:
        assert self.match.ask is not None
        return self.match.ask.seat

    @property
    def offers(self) -> list[str]:
        """What is listed, in words."""
        assert self.match.ask is not None
        write = GAME.rules.write_action
        return [write(self.state, action) for action in self.match.ask.options]

    def offered(self, start: str) -> list[str]:
        return [line for line in self.offers if line.startswith(start)]

    def why_not(self, line: str | Action) -> str:
        """The rule by which an answer is refused; empty when it may be given."""
        assert self.match.ask is not None
        action = self.read(line) if isinstance(line, str) else line
        refusal = self.match.ask.options.refusal(action)
        return "" if refusal is None else refusal.rule

    def all(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.match.events if isinstance(event, kind)]

    def last(self, kind: type[Event]) -> Any:
        return self.all(kind)[-1]

    def rest(self, name: str) -> Bench:
        """Activate a model and end that at once."""
        return self.do(f"activate {name}", "end_activation")


def hundred(inches: float) -> int:
    return round(inches * 100)


def acting(state: State) -> Acting:
    return state.acting
