"""A seeded match in lines of text: every question, draw, answer, event and state, in order.

    = 1b22c0d38a5e9f07                     the state between two steps, by its hash
    ? A order: 3 options: hold | move 3 | shoot 4
    0 A move 3
      moved {"unit":1,"to":3}              an event
    * to_hit d10
    1 * #0 7                               what the seed gave
    2 * ~ {"x":1,"y":2}                    what would be recorded, guessed
    result A eliminated

The text is for reading and for comparing; two digests say in a few letters whether anything
in it has changed.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Final

import msgspec

from rollout.kernel.actions import Action, Event, tag_of
from rollout.kernel.course import Course, Watcher
from rollout.kernel.game import Game
from rollout.kernel.journal import LETTERS, RECORD, state_hash
from rollout.kernel.match import Match
from rollout.kernel.options import Options
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Ask, Chance
from rollout.kernel.sources import Outside, Seeded
from rollout.kernel.text import to_text
from rollout.testing.asked_moments import MOST_OPTIONS

FEW_OPTIONS: Final = 12
"""So many are written out; of longer lists the count and a hash of the sorted texts."""


@dataclass(frozen=True)
class Digest:
    """What was played, and what was told of it, in twelve hex digits each.

    `play` covers questions, options, chance, answers, states and the result; `told` the
    events, whatever their order; `order` the events in their order.
    """

    plies: int
    play: str
    told: str
    order: str


ANY: Final = "any"
"""Any option is as likely as another."""
KINDS: Final = "kinds"
"""Any kind of action is as likely as another: what is rarely offered is chosen more often."""
PLANS: Final = "plans"
"""One of the plans that bots weigh: livelier, but it changes when the bots' judgement does."""
MANNERS: Final = (ANY, KINDS, PLANS)
FEW_PLANS: Final = 6


class Playthrough(Watcher):
    """A match that follows from its seed alone, played in one of the MANNERS.

    It begins with its setup, or in the position `start`.
    """

    def __init__(
        self, game: Game[Any], setup: Any, seed: int, manner: str = ANY, start: Any = None
    ) -> None:
        self.game = game
        self.rng = Random(seed)
        self.manner = manner
        self.lines: list[str] = []
        self.told: list[str] = []
        self._events = 0
        self._plan: list[Action] = []
        self.match: Match[Any] = Match(game, setup, Outside(), start)
        self.match.watcher = self
        self._state(self.match.state)
        self.match.source = _Overheard(f"{seed:032x}", self)
        self.match.go_on()
        self._hear_events()

    def play(self, most: int | None = None) -> Match[Any]:
        """Play to the end, or until so many plies are played."""
        match = self.match
        self._guess()
        while (ask := match.ask) is not None and (most is None or match.ply < most):
            self._asked(ask)
            action = self._choice(ask)
            self.lines.append(f"{match.ply} {LETTERS[ask.seat]} {to_text(action)}")
            match.answer(action)
            self._guess()
            self._hear_events()
        if match.result is not None:
            winners = "".join(LETTERS[seat] for seat in match.result.winners) or "draw"
            self.lines.append(f"result {winners} {match.result.reason} {match.result.rule}".strip())
        return match

    @property
    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)

    @property
    def digest(self) -> Digest:
        played = [line for line in self.lines if not line.startswith(" ")]
        return Digest(self.match.ply, _short(played), _short(sorted(self.told)), _short(self.told))

    def step_ended(self, course: Course[Any]) -> None:
        self._hear_events()
        self._state(course.state)

    def drew(self, chance: Chance, number: int, outcome: Any) -> None:
        self._hear_events()
        self.lines.append(f"* {chance.about} {chance.kind}")
        self.lines.append(f"{self.match.ply} * #{number} {_json(outcome)}")

    def _guess(self) -> None:
        """A record may differ from machine to machine; a guess does not."""
        match = self.match
        while isinstance(match.chance, Recorded):
            self._hear_events()
            outcome = match.chance.guess(self.rng)
            self.lines.append(f"* {match.chance.about} {match.chance.kind}")
            self.lines.append(f"{match.ply} * {RECORD} {_json(outcome)}")
            match.resolve(outcome)

    def _state(self, state: Any) -> None:
        self.lines.append(f"= {state_hash(self.game, state)}")

    def _asked(self, ask: Ask) -> None:
        secretly = " secretly" if ask.secret else ""
        self.lines.append(f"? {LETTERS[ask.seat]}{secretly} {ask.about}: {_options(ask.options)}")

    def _hear_events(self) -> None:
        events = self.match.events[self._events :]
        self._events += len(events)
        for event in events:
            line = f"  {_event(event)}"
            self.lines.append(line)
            self.told.append(line)

    def _choice(self, ask: Ask) -> Action:
        if self.manner == ANY:
            return ask.options.sample(self.rng)
        if self.manner == PLANS:
            return self._planned(ask)
        kinds: dict[str, list[Action]] = {}
        for action in islice(ask.options, MOST_OPTIONS):
            kinds.setdefault(tag_of(action), []).append(action)
        return self.rng.choice(kinds[self.rng.choice(sorted(kinds))])

    def _planned(self, ask: Ask) -> Action:
        """The next answer of the plan, or the first of a new one when it cannot go on."""
        if not self._plan or self._plan[0] not in ask.options:
            state, judgement = self.match.state, self.game.judgement
            self._plan = list(self.rng.choice(judgement.plans(state, ask, self.rng, FEW_PLANS)))
        return self._plan.pop(0)


class _Overheard(Seeded):
    """A seed whose draws are noted as they are made."""

    def __init__(self, seed: str, listener: Playthrough) -> None:
        super().__init__(seed)
        self.listener = listener

    def answer(self, chance: Chance, number: int) -> Any:
        outcome = super().answer(chance, number)
        if outcome is not None:
            self.listener.drew(chance, number, outcome)
        return outcome


def _options(options: Options) -> str:
    texts = sorted(to_text(action) for action in islice(options, MOST_OPTIONS))
    count = f"{len(texts)} option{'' if len(texts) == 1 else 's'}"
    if len(texts) <= FEW_OPTIONS:
        return f"{count}: {' | '.join(texts)}"
    more = " and more" if len(texts) == MOST_OPTIONS else ""
    return f"{count}{more} #{_short(texts)}"


def _event(event: Event) -> str:
    data = msgspec.to_builtins(event)
    tag = data.pop("event")
    return f"{tag} {_json(data)}"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _short(lines: list[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=6).hexdigest()
