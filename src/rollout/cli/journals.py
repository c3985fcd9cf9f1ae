"""`rollout replay` and `rollout verify`: what was written of a match."""

from __future__ import annotations

import dataclasses
import sys
from bisect import bisect_left
from pathlib import Path
from typing import Annotated, Any

import typer

from rollout.cli.failures import NO, Failure, Problem
from rollout.cli.files import read_text
from rollout.cli.screen import Screen
from rollout.cli.terminal import Terminal
from rollout.gamekit import GamePackage
from rollout.games.registry import find
from rollout.kernel.actions import Action
from rollout.kernel.errors import Unreadable
from rollout.kernel.journal import Journal, Verified
from rollout.kernel.match import WORLD, Match

File = Annotated[Path, typer.Argument(help="help-journal-file")]


Json = Annotated[bool, typer.Option("--json", help="help-json")]


def verify(
    ctx: typer.Context,
    file: File,
    rows: Annotated[Path | None, typer.Option(metavar="FILE", help="help-verify-rows")] = None,
    head: Annotated[str, typer.Option(metavar="HEAD", help="help-verify-head")] = "",
    as_json: Json = False,
) -> None:
    terminal: Terminal = ctx.obj
    journal, game, others = followed(*read_journal(file))
    facts = {"file": str(file), "game": journal.game, "answers": len(journal.lines)}
    facts |= {"rules": journal.versions, "written_for": others or journal.versions}
    kept = None if rows is None else read_text(rows)
    try:
        shown = journal.verify(game.rules)
        number = checked_chain(journal, game, kept, head)
    except Unreadable as error:
        failure = does_not_hold(file, error, game, others)
        if as_json:
            problem = terminal.spelled(failure.arguments)["problem"]
            terminal.json({**facts, "holds": False, "problem": problem})
            raise typer.Exit(NO) from None
        raise failure from None
    if as_json:
        counted = {"steps": len(journal.hashes), **dataclasses.asdict(shown)}
        seed = {"committed": bool(journal.commitment), "revealed": bool(journal.seed)}
        chain = {"head": journal.head, "rows": number}
        terminal.json({**facts, "holds": True, **counted, **seed, **chain})
        return
    terminal.say("journal-holds", answers=len(journal.lines), steps=len(journal.hashes))
    tell_of_others(terminal, journal, others)
    if journal.resumed is not None:
        before = journal.resumed
        terminal.say(
            "journal-resumed", ply=before.ply, rules=before.rules_version, draws=before.draws
        )
    tell_chance(terminal, journal, shown)
    if number:
        terminal.say("journal-rows-hold", rows=number, head=journal.head)
    elif journal.head:
        key = "journal-head-is-that" if head else "journal-head-not-checked"
        terminal.say(key, head=journal.head)


def checked_chain(journal: Journal, game: GamePackage, rows: str | None, head: str) -> int:
    """How many rows of the service were checked. Raises Unreadable.

    What reads them is loaded when it is needed: it knows the service's store.
    """
    if rows is None and not head:
        return 0
    from rollout.cli.kept_rows import check_head, check_rows

    if rows is not None:
        return check_rows(rows, journal, game.rules, head)
    check_head(journal, head)
    return 0


def tell_chance(terminal: Terminal, journal: Journal, shown: Verified) -> None:
    """What its outcomes follow from."""
    if journal.seed:
        terminal.say("journal-seed-holds", drawn=shown.drawn, skipped=shown.skipped)
    elif journal.commitment:
        terminal.say("journal-no-seed")
    if shown.shares:
        terminal.say("journal-shares", shares=shown.shares)
    if journal.shared is not None and journal.shared.settled and journal.seed:
        terminal.say("journal-settled", settled=journal.shared.settled[:12])
    if journal.settled_by_others:
        terminal.say("journal-settled-by", versions=journal.settled_by_others)
    if shown.lost:
        terminal.say("journal-shares-lost", lost=shown.lost)
    if shown.recorded:
        terminal.say("journal-recorded", recorded=shown.recorded)
    if shown.given:
        terminal.say("journal-given", given=shown.given)


def replay(
    ctx: typer.Context,
    file: File,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    first: Annotated[int, typer.Option("--from", min=0, metavar="PLY", help="help-from")] = 0,
    last: Annotated[int | None, typer.Option("--to", min=0, metavar="PLY", help="help-to")] = None,
    steps: Annotated[bool, typer.Option("--steps", help="help-steps")] = False,
) -> None:
    terminal: Terminal = ctx.obj
    journal, game, others = followed(*read_journal(file))
    reached = None if not others else as_far_as_it_agrees(journal, game)
    try:
        match = journal.replay(game.rules, reached)
    except Unreadable as error:
        raise does_not_hold(file, error, game, others) from None
    tell_of_others(terminal, journal, others, reached)
    screen = Screen(terminal, terminal.words_of(game), plain)
    end = match.ply if last is None else min(last, match.ply)
    walk = Walk(match, screen, min(first, end), end)
    if steps:
        walk.by_hand()
    else:
        walk.through()


def read_journal(file: Path) -> tuple[Journal, GamePackage]:
    """The journal in a file and the game it is of."""
    text = read_text(file)
    try:
        journal = Journal.parse(text)
    except Unreadable as error:
        problem = Problem(str(error))
        raise Failure("journal-unreadable", path=str(file), problem=problem) from None
    return journal, find(journal.game)


def followed(journal: Journal, game: GamePackage) -> tuple[Journal, GamePackage, str]:
    """A journal as the rules that are here read it, and by which it was written, if by others."""
    ours = journal.as_of(game.rules)
    return ours, game, "" if ours.versions == journal.versions else journal.versions


def as_far_as_it_agrees(journal: Journal, game: GamePackage) -> int | None:
    """How many answers these rules follow of a match that others played; None when all."""
    if _agrees(journal, game, None):
        return None
    return bisect_left(
        range(1, len(journal.lines) + 1), True, key=lambda upto: not _agrees(journal, game, upto)
    )


def _agrees(journal: Journal, game: GamePackage, upto: int | None) -> bool:
    try:
        journal.replay(game.rules, upto)
    except Unreadable:
        return False
    return True


def tell_of_others(
    terminal: Terminal, journal: Journal, others: str, reached: int | None = None
) -> None:
    """By which rules it was played, where by others, and how far those that are here agree."""
    if others and reached is None:
        terminal.say("journal-of-others", others=others, ours=journal.versions)
    elif others:
        terminal.say("journal-agrees-until", others=others, ours=journal.versions, ply=reached)


def does_not_hold(file: Path, error: Unreadable, game: GamePackage, others: str = "") -> Failure:
    told = str(error) if not others else f"written for {others}, and now: {error}"
    return Failure("journal-wrong", NO, path=str(file), problem=Problem(told, game))


class Walk:
    """Goes through a match from one ply to another."""

    def __init__(self, match: Match[Any], screen: Screen, first: int, last: int) -> None:
        self.match = match
        self.screen = screen
        self.ply = first
        self.last = last

    def through(self) -> None:
        """Tell everything, then show how it stands."""
        for ply in range(self.ply, self.last):
            self._tell(ply)
        self._show(self.last)

    def by_hand(self) -> None:
        """One answer at a time: Enter goes on, b goes back, a number jumps, q ends."""
        self.screen.say("replay-help")
        self._show(self.ply)
        while (line := self._line()) is not None:
            if line in ("q", "quit"):
                return
            if line in ("b", "back"):
                self.ply = max(self.ply - 1, 0)
            elif line.isdecimal():
                self.ply = min(int(line), self.last)
            elif line == "" and self.ply < self.last:
                self._tell(self.ply)
                self.ply += 1
            elif line == "":
                self.screen.say("replay-end")
                return
            else:
                self.screen.say("replay-help")
                continue
            self._show(self.ply)

    def _line(self) -> str | None:
        self.screen.prompt(f"{self.ply}/{self.last}")
        line = sys.stdin.readline()
        return line.strip() if line else None

    def _tell(self, ply: int) -> None:
        """One answer and what came of it, as a spectator knows it."""
        entry = self.match.entries[ply]
        later = len(self.match.events_since(ply + 1))
        events = self.match.events_since(ply)
        events = events[: len(events) - later]
        if entry.by != WORLD and isinstance(entry.answer, Action):
            self.screen.answered(entry.by, entry.answer, self.match.state, ply)
        for event in events:
            seen = event.seen_by(None)
            if seen is not None:
                self.screen.happened(seen, self.match.state)

    def _show(self, ply: int) -> None:
        position = self.match.at(ply)
        self.screen.board(position.view(None))
        if position.result is not None:
            self.screen.result(position.result)
