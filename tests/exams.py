"""Matches from positions that were drawn, and everything that was asked, offered, refused, told.

An `Examination` plays matches of any game and notes all of it; a test keeps the digest. What a
digest held before is what was, not what is right: rules have tests of their own.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import islice
from random import Random
from types import MappingProxyType
from typing import Any, Final

import msgspec

from rollout.gamekit.naming import Namer
from rollout.gamekit.standing_answers import StandingAnswer
from rollout.kernel.actions import Action, Event, tag_of
from rollout.kernel.errors import Unreadable
from rollout.kernel.game import Game
from rollout.kernel.match import Match
from rollout.kernel.requests import Ask, Chance
from rollout.kernel.sources import Source

OFFERED: Final = 40
REMEMBERED: Final = 16
NEAR_MISSES: Final = 30
ALTERED: Final = 3
EXTREMES: Final = 0.4
DRAWS: Final = 8
DULLNESS: Final = 0.15


class Extreme(Source):
    """Dice that often show their highest or lowest face, where rules have something to say."""

    def __init__(self, rng: Random, wanted: Mapping[str, Any] = MappingProxyType({})) -> None:
        """`wanted` is what often comes of a roll, by what it is about."""
        self.rng = rng
        self.wanted = wanted

    def answer(self, chance: Chance, number: int) -> Any:
        outcome = chance.draw(self.rng)
        if self.rng.random() < EXTREMES:
            if chance.about in self.wanted:
                return self.wanted[chance.about]
            best = self.rng.choice((min, max))
            outcome = best([outcome, *(chance.draw(self.rng) for _ in range(DRAWS))])
        return outcome


class Examination:
    """What was seen on the way, as lines; a question is also asked about things done elsewhere."""

    def __init__(
        self,
        rng: Random,
        numbers: Callable[[Any], Iterable[int]] = lambda state: (),
        dull: Collection[str] = (),
        besides: Callable[[Match[Any]], Any] = lambda match: None,
        say: Callable[[Any, Any], Any] = lambda state, fact: None,
    ) -> None:
        """`numbers` are tried wherever a number can stand, beside -1 and the next ones.

        `dull` are kinds of answers that are given less often, for nothing comes of them.
        `besides` is noted at every question.
        `say` is what words make of a question, an offer, a refusal or an event.
        """
        self.rng = rng
        self.numbers = numbers
        self.dull = dull
        self.besides = besides
        self.say = say
        self.lines: list[str] = []
        self.remembered: deque[Action] = deque(maxlen=REMEMBERED)

    @property
    def digest(self) -> str:
        return hashlib.blake2b("\n".join(self.lines).encode(), digest_size=6).hexdigest()

    def note(self, *told: Any) -> None:
        self.lines.append(repr(told))

    def play(self, match: Match[Any], plies: int, every: int = 1) -> None:
        """Any kind of answer is as likely as another; each `every`th question is looked at."""
        began = match.ply
        while (ask := match.ask) is not None and match.ply < began + plies:
            self.note(match.ply, ask.seat, ask.about, ask.context, ask.secret, self.besides(match))
            if (match.ply - began) % every == 0:
                self.look(match, ask)
            action = self.choice(ask)
            self.remembered.append(action)
            self.note(action)
            match.answer(action)
        for event in match.events:
            self.note(event)
            self.note_said(match.state, event)
        self.note(match.result, match.game.encode(match.state))

    def note_said(self, state: Any, fact: Any) -> None:
        said = self.say(state, fact)
        if said is not None:
            self.note(said)

    def look(self, match: Match[Any], ask: Ask) -> None:
        """What is offered, what nearly is, and what is said of things that are not."""
        options, state, game = ask.options, match.state, match.game
        self.note_said(state, ask)
        for action in islice(options, OFFERED):
            words = game.write_action(state, action)
            assert game.read_action(state, words) == action
            self.note(words, action, options.refusal(action))
            self.note_said(state, action)
        for action, refusal in islice(options.near_misses(), NEAR_MISSES):
            self.note(action, refusal.rule, refusal.why, refusal.details)
            self.note_said(state, refusal)
        self.ask_about(ask, self.remembered)
        latest = list(self.remembered)[-1:] + list(islice(options, ALTERED - 1))
        for action in latest:
            self.ask_about(ask, altered(action, [-1, *self.numbers(state)]))

    def ask_about(self, ask: Ask, actions: Iterable[Action]) -> None:
        for action in actions:
            why = ask.options.refusal(action)
            self.note(action, None if why is None else (why.rule, why.why, why.details))

    def choice(self, ask: Ask) -> Action:
        offered = list(islice(ask.options, OFFERED * 4))
        if not offered or self.rng.random() < EXTREMES / 2:
            return ask.options.sample(self.rng)
        kinds = sorted({type(each).__name__ for each in offered})
        weights = [DULLNESS if kind in self.dull else 1.0 for kind in kinds]
        [chosen] = self.rng.choices(kinds, weights)
        return self.rng.choice([each for each in offered if type(each).__name__ == chosen])


def altered(action: Action, numbers: list[int]) -> Iterable[Action]:
    """The same with another number in one place, or with a path that ends elsewhere."""
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if type(value) is int:
            for number in (*numbers, value - 1, value + 1):
                yield msgspec.structs.replace(action, **{name: number})
        elif isinstance(value, tuple) and value and isinstance(value[-1], tuple):
            x, y, *rest = value[-1]
            for across, along in ((1, 0), (0, -1), (-700, 300), (3000, 0), (0, 9000)):
                end = (x + across, y + along, *rest)
                yield msgspec.structs.replace(action, **{name: (*value[:-1], end)})
                yield msgspec.structs.replace(action, **{name: (*value, end)})
        elif isinstance(value, tuple):
            yield msgspec.structs.replace(action, **{name: (*value, *value)})
            yield msgspec.structs.replace(action, **{name: value[1:]})


def said_by(namer: Namer[Any]) -> Callable[[Any, Any], Any]:
    """What a namer makes of any fact, and how a case file reports an event."""

    def said(state: Any, fact: Any) -> Any:
        reported = namer.report_event(state, fact) if isinstance(fact, Event) else None
        return namer.say(state, fact), reported

    return said


def standing(listed: tuple[StandingAnswer, ...], match: Match[Any]) -> list[Action | None]:
    """What would be answered for a seat that wants it always, a little of it or all."""
    ask = match.ask
    assert ask is not None
    return [
        each.answer(match.state, ask, number)
        for each in listed
        for number in sorted({1, each.most // 2, each.most} - {0})
    ]


def misread(rules: Game[Any], state: Any) -> Iterable[str]:
    """What is said of every action with a word in it that nothing is called by."""
    for form in (*rules.actions, *rules.interjections):
        fields = form.__struct_fields__
        for place, field in enumerate(fields):
            words = [tag_of(form), *("0" for _ in fields)]
            words[1 + place] = "nonsense"
            try:
                said = repr(rules.read_action(state, " ".join(words)))
            except Unreadable as error:
                said = str(error)
            yield f"{tag_of(form)} {field}: {said}"
