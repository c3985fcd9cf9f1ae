"""A match at one terminal: people and bots in turn, until it is over or somebody leaves."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from typing import Any

import msgspec

from rollout.bots import Bot, Position
from rollout.cli.commands import read_line
from rollout.cli.files import write_text
from rollout.cli.screen import Screen
from rollout.cli.teaching import Guide
from rollout.gamekit.naming import letter
from rollout.kernel.actions import Action, Event
from rollout.kernel.dice import Dice
from rollout.kernel.errors import ChanceError, Refusal
from rollout.kernel.journal import Journal
from rollout.kernel.match import WORLD, Match
from rollout.kernel.requests import Ask, Chance, Roll
from rollout.kernel.sources import Seeded


class Left(Exception):
    """The player quits, or there is nothing more to read."""


@dataclass
class News:
    """One answer of a seat, or one roll (no action), and what came of it."""

    ply: int
    seat: int
    action: Action | None
    secret: bool
    events: list[Event]


class Session:
    """The match, who sits where (None is a person), and what each person has read."""

    def __init__(
        self,
        match: Match[Any],
        players: list[Bot | None],
        screen: Screen,
        save_to: Path | None = None,
        guide: Guide | None = None,
    ) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.save_to = save_to
        self.guide = guide
        """Who teaches, in a first match."""
        self.news: list[News] = []
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self._read = dict.fromkeys(range(len(players)), 0)
        self.watcher = self.people[0] if len(self.people) == 1 else None
        """From whose eyes the log is read: the only person's, else a spectator's."""
        self.table_shown: tuple[int, int] | None = None
        """The step and the seat for which the table was last shown."""
        self._last_person = -1

    def answer(self, action: Action) -> None:
        """Take an answer of the asked seat, write it down, keep the news."""
        ask = self.match.ask
        assert ask is not None
        ply, before = self.match.ply, len(self.match.events)
        self.match.answer(action)
        events = self.match.events[before:]
        self.news.append(News(ply, ask.seat, action, ask.secret, events))
        if self.guide is not None:
            self.guide.note(ask.seat, action, events)

    def teach(self, ask: Ask) -> None:
        if self.guide is not None:
            self.guide.teach(ask)

    def chance_is_written(self) -> bool:
        """Whether a first match had the outcome of the chance that waits; then it is given."""
        if self.guide is None:
            return False
        ply, before = self.match.ply, len(self.match.events)
        given = self.guide.give_chance(self.match)
        if given:
            self.news.append(News(ply, WORLD, None, False, self.match.events[before:]))
        return given

    def tell_news(self, seat: int | None) -> None:
        """What the seat has not read yet. A spectator (None) reads with the first seat's mark."""
        mark = 0 if seat is None else seat
        for item in self.news[self._read[mark] :]:
            self._tell(item, seat)
        self._read[mark] = len(self.news)

    def show_table(self, seat: int) -> None:
        """Once in a step for each seat; the news tell what changes within it."""
        if self.table_shown != (self.match.steps, seat):
            self.screen.board(self.match.view(seat))
            self.table_shown = (self.match.steps, seat)

    def tell_all(self, seat: int) -> None:
        """The whole log once more."""
        for item in self.news:
            self._tell(item, seat)

    def take_back(self, seat: int) -> Refusal | None:
        """Undo back to the last decision of a person; a Refusal when that is not allowed.

        Answers of bots since then are taken back with it, or given again if that fails.
        """
        again: list[Action] = []
        refusal = self.match.undo_refusal
        while refusal is None:
            last = [entry for entry in self.match.entries if entry.by >= 0][-1]
            self.match.undo()
            if self.players[last.by] is None:
                self.news = [item for item in self.news if item.ply < self.match.ply]
                self._read = {each: min(n, len(self.news)) for each, n in self._read.items()}
                return None
            again.append(last.answer)
            refusal = self.match.undo_refusal
        for action in reversed(again):
            self.match.answer(action)
        return refusal

    def save(self, path: Path) -> None:
        """Write the journal; that of an unfinished match holds its seed, so that it can go on."""
        journal = Journal.of(self.match)
        if isinstance(self.match.source, Seeded):
            journal.seed = self.match.source.seed
        write_text(path, journal.to_text())

    def line(self, prompt: str = "") -> str:
        """The next line a person types. Raises Left at the end of the input."""
        self.screen.prompt(prompt)
        line = sys.stdin.readline()
        if not line:
            raise Left
        return line.strip()

    def _tell(self, item: News, seat: int | None) -> None:
        seen = [event.seen_by(seat) for event in item.events]
        told = [event for event in seen if event is not None]
        if item.action is not None and item.seat != seat and not told:
            if item.secret:
                self.screen.answered_secretly(item.seat)
            else:
                self.screen.answered(item.seat, item.action, self.match.state, item.ply)
        for event in told:
            self.screen.happened(event, self.match.state)

    def hand_over(self, ask: Ask) -> None:
        """Wait while another person sits down, where there is something to hide."""
        others = [seat for seat in self.people if seat != ask.seat]
        if others and ask.seat != self._last_person:
            mine = self.match.view(ask.seat)
            if sys.stdin.isatty() and any(self.match.view(other) != mine for other in others):
                self.screen.terminal.out.clear()
                self.screen.say("hand-over", seat=letter(ask.seat))
                self.line()
        self._last_person = ask.seat

    def let_bot_answer(self, player: Bot) -> None:
        self.answer(player.choose(Position(self.match)).action)
        if len(self.people) <= 1:
            self.tell_news(self.watcher)

    def roll_by_hand(self, chance: Chance) -> None:
        """People type in what their own dice show; an empty line lets the program roll."""
        self.tell_news(self.watcher)
        self.screen.terminal.line(self.screen.words.chance(chance))
        ply, before = self.match.ply, len(self.match.events)
        while self.match.ply == ply:
            try:
                if isinstance(chance, Dice):
                    self.match.resolve(self._faces(chance))
                else:
                    self.match.resolve(_outcome(chance, self._typed_roll()))
            except (ChanceError, msgspec.DecodeError):
                sides = chance.sides if isinstance(chance, Roll) else 0
                self.screen.say("wrong-outcome", kind=chance.kind, sides=sides)
        self.news.append(News(ply, WORLD, None, False, self.match.events[before:]))

    def carry_out(self) -> None:
        """What is recorded, no die can say: it is carried out at once."""
        ply, before = self.match.ply, len(self.match.events)
        self.match.carry_out()
        self.news.append(News(ply, WORLD, None, False, self.match.events[before:]))

    def _typed_roll(self) -> str:
        """A line about dice. Whoever wants to leave need not roll first."""
        typed = self.line()
        if read_line(typed, self.screen.words).command == "quit":
            raise Left
        return typed

    def _faces(self, dice: Dice) -> list[int]:
        """Face by face, or several in a line; an empty line lets the program roll the rest."""
        faces: list[int] = []
        while len(faces) < dice.number:
            typed = self._typed_roll()
            if not typed:
                return faces + dice.draw(SystemRandom())[len(faces) :]
            try:
                more = [int(face) for face in typed.strip("[]").replace(",", " ").split()]
            except ValueError:
                more = [0]
            missing = dice.number - len(faces)
            if not more or not all(1 <= face <= dice.sides for face in more):
                self.screen.say("wrong-outcome", kind=f"d{dice.sides}", sides=dice.sides)
            elif len(more) > missing:
                self.screen.say("too-many-faces", missing=missing)
            else:
                faces += more
                if len(faces) < dice.number:
                    shown = ", ".join(str(face) for face in faces)
                    self.screen.say("faces-so-far", faces=shown, missing=dice.number - len(faces))
        return faces

    def close(self) -> None:
        """Say how it ended, reveal the seed, write the journal."""
        self.tell_news(self.watcher)
        self.screen.board(self.match.view(self.watcher))
        result = self.match.result
        assert result is not None
        self.screen.result(result)
        if isinstance(self.match.source, Seeded):
            self.screen.say("seed-revealed", seed=self.match.source.seed)
        if self.save_to is not None:
            self.save(self.save_to)
            self.screen.say("saved", path=str(self.save_to))

    def leave(self) -> None:
        """Somebody quits in the middle: write the journal if a file was named."""
        if self.save_to is None:
            self.screen.say("left-unsaved")
        else:
            self.save(self.save_to)
            self.screen.say("left-saved", path=str(self.save_to))


def _outcome(chance: Chance, typed: str) -> Any:
    if not typed:
        return Seeded().answer(chance, 0)
    return msgspec.json.decode(typed, type=chance.outcome_type)
