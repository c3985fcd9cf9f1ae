"""A person's decision: the question, the choices, and whatever is typed before one is taken."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from rollout.bots import Position, bot
from rollout.bots.lines import region_in
from rollout.cli.commands import NAMES, OF_GAMES, Typed, command_words, read_line
from rollout.cli.failures import Failure
from rollout.cli.odds import long_odds, short_odds
from rollout.cli.rulebook import find_rule
from rollout.cli.session import Left, Session
from rollout.kernel.actions import Action, Concede
from rollout.kernel.errors import TableError, Unreadable
from rollout.kernel.requests import Ask
from rollout.kernel.sources import Outside
from rollout.kernel.text import to_text

SHOWN = 30
"""Choices listed at once; the rest is shown on request."""
MOST = 1000
LONGEST_QUOTE = 60
HINT_SECONDS = 1.0
WITH_ODDS = 40
"""More choices than these are listed without odds, so that the list does not make one wait."""


class Decision:
    """One ask, until it is answered (or a decision before it is taken back)."""

    def __init__(self, session: Session, ask: Ask) -> None:
        self.session = session
        self.screen = session.screen
        self.words = session.screen.words
        self.ask = ask
        self.ply = session.match.ply
        self.actions: list[Action] = list(islice(ask.options, MOST))
        self.in_doubt: Action | None = None
        """An answer that is given with the next Enter, and with nothing else."""

    @property
    def state(self) -> Any:
        return self.session.match.state

    def take(self) -> None:
        """Ask until there is an answer. Raises Left when the person leaves."""
        self.session.tell_news(self.ask.seat)
        self.session.show_table(self.ask.seat)
        self.session.teach(self.ask)
        self.screen.question(self.ask, self.state)
        self._list(self.actions[:SHOWN])
        while self.session.match.ply == self.ply and self.session.match.result is None:
            typed = read_line(self.session.line(), self.words)
            meant, self.in_doubt = self.in_doubt, None
            if typed.command:
                getattr(self, f"_{typed.command}")(typed.rest)
            elif typed.rest:
                self._answer(typed)
            elif meant is not None:
                self._give(meant)

    def _list(self, actions: list[Action]) -> None:
        match = self.session.match
        few = len(self.actions) <= WITH_ODDS
        self.screen.choices(
            [
                (number, action, short_odds(match, action, self.words) if few else "")
                for number, action in enumerate(actions, start=1)
            ],
            self.state,
        )
        if len(actions) < len(self.actions):
            more = command_words("choices", self.words)[0]
            self.screen.say("choices-more", left=len(self.actions) - len(actions), command=more)
        region = region_in(self.ask.options)
        if region is not None and region:
            self.screen.say("choices-region", example=to_text(next(iter(region))))
        if next(iter(self.ask.options.near_misses()), None) is not None:
            self.screen.say("choices-refused", command=command_words("why", self.words)[0])

    def _answer(self, typed: Typed) -> None:
        action = self._understand(typed.rest)
        if action is None:
            return
        doubt = self._doubt(action)
        if doubt:
            self.screen.say("confirm", doubt=doubt)
            self.in_doubt = action
        else:
            self._give(action)

    def _doubt(self, action: Action) -> str:
        if self.ask.options.refusal(action) is not None:
            return ""
        return self.words.confirmation(self.ask, action, self.state)

    def _give(self, action: Action) -> None:
        try:
            self.session.answer(action)
        except TableError as error:
            self.screen.refusal(error.refusal, self.state)

    def _understand(self, text: str) -> Action | None:
        """The choice of that number, or the action in words, as case files write it."""
        if text.isdecimal() and len(text) <= LONGEST_QUOTE:
            number = int(text)
            if 1 <= number <= len(self.actions):
                return self.actions[number - 1]
            self.screen.say("no-such-choice", number=number, most=len(self.actions))
            return None
        try:
            return self.session.match.game.read_action(self.state, text)
        except Unreadable:
            quote = text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
            self.screen.say("not-understood", text=quote, help=command_words("help", self.words)[0])
            return None

    # Commands, by name

    def _help(self, rest: str) -> None:
        self.screen.say("help-at-table")
        for name in NAMES:
            if name in OF_GAMES and not self.screen.offers(name):
                continue
            words = ", ".join(command_words(name, self.words))
            self.screen.say("help-command", words=words, does=self.words.plain(f"does-{name}"))

    def _board(self, rest: str) -> None:
        self.screen.board(self.session.match.view(self.ask.seat))
        self.screen.question(self.ask, self.state)

    def _choices(self, rest: str) -> None:
        self._list(self.actions)

    def _card(self, rest: str) -> None:
        if rest or not self.screen.offers("card"):
            self.screen.card(rest, self.state, self.session.match.view(self.ask.seat))
        else:
            self.screen.say("card-which", command=command_words("card", self.words)[0])

    def _piles(self, rest: str) -> None:
        self.screen.piles(self.session.match.view(self.ask.seat))

    def _log(self, rest: str) -> None:
        self.session.tell_all(self.ask.seat)

    def _hint(self, rest: str) -> None:
        self.screen.say("hint-thinking")
        choice = bot("search", seconds=HINT_SECONDS).choose(Position(self.session.match))
        self.screen.say("hint", plan=self._told(choice.plan), tried=choice.simulations)
        for place, each in enumerate(choice.alternatives[:4], start=1):
            if each.visits:
                plan, value = self._told(each.plan), f"{each.value:+.2f}"
                self.screen.say(
                    "hint-weighed", place=place, plan=plan, value=value, visits=each.visits
                )

    def _told(self, plan: Sequence[Action]) -> str:
        """The answers of a plan, each as it is called when it is given."""
        ahead = self.session.match.imagine(self.ask.seat, Random(self.ply), Outside())
        told = []
        for action in plan:
            told.append(self.words.action(action, ahead.state))
            with suppress(TableError):
                ahead.answer(action)
        return ", ".join(told)

    def _odds(self, rest: str) -> None:
        action = self._understand(rest) if rest else None
        if action is None:
            if not rest:
                self.screen.say("odds-of-what", command=command_words("odds", self.words)[0])
            return
        refusal = self.ask.options.refusal(action)
        if refusal is not None:
            self.screen.refusal(refusal, self.state)
            return
        for line in long_odds(self.session.match, action, self.words):
            self.screen.terminal.line(line)

    def _why(self, rest: str) -> None:
        if not rest:
            misses = list(islice(self.ask.options.near_misses(), MOST))
            for action, refusal in misses:
                self.screen.near_miss(action, refusal, self.state)
            if not misses:
                self.screen.say("why-what", command=command_words("why", self.words)[0])
            return
        asked = self._understand(rest)
        if asked is None:
            return
        why_not = self.ask.options.refusal(asked)
        if why_not is None:
            self.screen.say("why-allowed", action=self.words.action(asked, self.state))
        else:
            self.screen.refusal(why_not, self.state)

    def _undo(self, rest: str) -> None:
        refusal = self.session.take_back(self.ask.seat)
        if refusal is not None:
            self.screen.refusal(refusal, self.state)
        else:
            self.screen.say("undone")
            self.session.table_shown = None

    def _rule(self, rest: str) -> None:
        try:
            self.screen.terminal.line(find_rule(rest.strip()).text)
        except Failure as failure:
            self._fail(failure)

    def _save(self, rest: str) -> None:
        path = Path(rest) if rest else self.session.save_to
        if path is None:
            self.screen.say("save-where", command=command_words("save", self.words)[0])
            return
        try:
            self.session.save(path)
        except Failure as failure:
            self._fail(failure)
            return
        self.session.save_to = path
        self.screen.say("saved", path=str(path))

    def _fail(self, failure: Failure) -> None:
        self.screen.say(failure.key, **self.screen.terminal.spelled(failure.arguments))

    def _concede(self, rest: str) -> None:
        if rest:
            self._answer(Typed("", f"concede {rest}"))
        else:
            self.session.answer(Concede())

    def _quit(self, rest: str) -> None:
        raise Left
