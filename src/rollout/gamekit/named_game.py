"""A game whose facts are read and written by its `Namer`: units, hexes and cards by their names."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from rollout.gamekit.naming import Namer
from rollout.kernel.actions import Action, Event
from rollout.kernel.game import Game, State
from rollout.kernel.requests import Ask

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class NamedGame(Game[S]):
    namer: ClassVar[Namer[Any]]

    def default_setup(self) -> Any:
        """That of `setup_type`, with nothing chosen."""
        return None if self.setup_type is None else self.setup_type()

    def report_event(self, state: S, event: Event) -> dict[str, Any]:
        return self.namer.report_event(state, event)

    def report_context(self, state: S, ask: Ask) -> dict[str, Any]:
        return self.namer.report_context(state, ask)

    def read_action(self, state: S, words: str) -> Action:
        return self.namer.read_action(state, words, self.interjections)

    def write_action(self, state: S, action: Action) -> str:
        return self.namer.write_action(state, action)
