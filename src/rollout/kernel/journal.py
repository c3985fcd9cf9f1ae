"""The journal: a match as text. Setup, one answer a line, a hash after every step.

    rollout journal 1
    game disc_duel rules 1 content 1
    setup {"size":24000}
    commitment 374708ff…
    0 A move 12000 4000
    1 * #0 flight throw = {"x":1,"y":2}
    = 5f1c2a90c3b1d7e4
    result A knocked-out
    seed 00000000000000000000000000000000
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

import msgspec

from rollout.kernel.actions import Action, AgreeDraw, Concede, parse_text, to_text
from rollout.kernel.errors import TableError, Unreadable
from rollout.kernel.game import Game
from rollout.kernel.match import WORLD, Entry, Match, Watcher
from rollout.kernel.requests import Ask, Chance
from rollout.kernel.sources import Outside, Seeded, commitment

FORMAT = "rollout journal 1"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass
class Line:
    """An answer as it is written down."""

    ply: int
    by: int
    words: str
    draw: int = -1


@dataclass
class Journal:
    """What was written of a match. `Journal.of` writes one, `replay` plays it again."""

    game: str
    rules_version: str
    content_version: str
    setup: Any = None
    position: Any = None
    commitment: str = ""
    seed: str = ""
    lines: list[Line] = field(default_factory=list)
    hashes: dict[int, str] = field(default_factory=dict)
    result: str = ""

    @classmethod
    def of(cls, match: Match[Any]) -> Journal:
        """The journal of a match from its start. The seed stands in it once the match is over."""
        game = match.game
        journal = cls(game.slug, game.rules_version, game.content_version)
        if match.setup is None:
            journal.position = game.encode(match.at(0).state)
        else:
            journal.setup = msgspec.to_builtins(match.setup)
        if isinstance(match.source, Seeded):
            journal.commitment = match.source.commitment
            journal.seed = match.source.seed if match.result is not None else ""
        replay = match.at(0)
        replay.watcher = StepHashes(journal.hashes)
        for entry in match.entries:
            journal.lines.append(_line(replay, entry))
            replay._enter(entry)
        if match.result is not None:
            winners = "".join(LETTERS[seat] for seat in match.result.winners) or "draw"
            journal.result = f"{winners} {match.result.reason}"
        return journal

    def replay(self, game: Game[Any], upto: int | None = None) -> Match[Any]:
        """Play the lines again, checking each answer and each step's hash."""
        self._check_versions(game)
        match = self._opening(game)
        hashes: dict[int, str] = {}
        match.watcher = StepHashes(hashes)
        for line in self.lines[:upto]:
            self._follow(match, line)
        for ply, value in hashes.items():
            if self.hashes.get(ply, value) != value:
                raise Unreadable(f"the step that ended at ply {ply} has another hash than written")
        return match

    def verify(self, game: Game[Any]) -> None:
        """Replay, then check commitment, seed and every draw. Raises Unreadable when not so."""
        self.replay(game)
        if not self.seed:
            return
        if commitment(self.seed) != self.commitment:
            raise Unreadable("the seed is not the one that was committed to")
        match = self._opening(game)
        source = Seeded(self.seed)
        for line in self.lines:
            chance = match.chance
            if chance is not None and line.by == WORLD:
                outcome = msgspec.json.encode(source.answer(chance, line.draw)).decode()
                if outcome != line.words.partition(" = ")[2]:
                    raise Unreadable(f"ply {line.ply}: the seed gives {outcome}")
            self._follow(match, line)

    def to_text(self) -> str:
        """The text form; `Journal.parse` reads it back equal."""
        rows = [FORMAT]
        versions = f"rules {self.rules_version} content {self.content_version}"
        rows.append(f"game {self.game} {versions}")
        if self.position is not None:
            rows.append("position " + _json(self.position))
        else:
            rows.append("setup " + _json(self.setup))
        if self.commitment:
            rows.append(f"commitment {self.commitment}")
        if 0 in self.hashes:
            rows.append(f"= {self.hashes[0]}")
        for line in self.lines:
            who = f"* #{line.draw}" if line.draw >= 0 else "*" if line.by < 0 else LETTERS[line.by]
            rows.append(f"{line.ply} {who} {line.words}")
            if line.ply + 1 in self.hashes:
                rows.append(f"= {self.hashes[line.ply + 1]}")
        if self.result:
            rows.append(f"result {self.result}")
        if self.seed:
            rows.append(f"seed {self.seed}")
        return "\n".join(rows) + "\n"

    @classmethod
    def parse(cls, text: str) -> Journal:
        rows = text.splitlines()
        if not rows or rows[0].strip() != FORMAT:
            raise Unreadable(f"line 1: expected {FORMAT!r}")
        journal = cls("", "", "")
        for number, row in enumerate(rows[1:], start=2):
            try:
                journal._read_row(row)
            except (ValueError, IndexError, msgspec.DecodeError) as error:
                raise Unreadable(f"line {number}: cannot read {row[:80]!r} ({error})") from None
        if not journal.game:
            raise Unreadable("no line names the game")
        return journal

    def _read_row(self, row: str) -> None:
        head, _, rest = row.partition(" ")
        if head == "game":
            name, _, rules, _, content = rest.split()
            self.game, self.rules_version, self.content_version = name, rules, content
        elif head == "setup":
            self.setup = msgspec.json.decode(rest)
        elif head == "position":
            self.position = msgspec.json.decode(rest)
        elif head in ("commitment", "seed", "result"):
            setattr(self, head, rest)
        elif head == "=":
            self.hashes[len(self.lines)] = rest
        elif row.strip():
            self._read_answer(int(head), rest)

    def _read_answer(self, ply: int, rest: str) -> None:
        if ply != len(self.lines):
            raise ValueError(f"expected ply {len(self.lines)}")
        who, _, words = rest.partition(" ")
        draw = -1
        if who == "*" and words.startswith("#"):
            number, _, words = words[1:].partition(" ")
            draw = int(number)
        by = WORLD if who == "*" else LETTERS.index(who)
        self.lines.append(Line(ply, by, words, draw))

    def _check_versions(self, game: Game[Any]) -> None:
        if (self.game, self.rules_version) != (game.slug, game.rules_version):
            raise Unreadable(
                f"written for {self.game} rules {self.rules_version}, "
                f"not {game.slug} rules {game.rules_version}"
            )
        if self.content_version != game.content_version:
            raise Unreadable(
                f"written with content {self.content_version}, not {game.content_version}"
            )

    def _opening(self, game: Game[Any]) -> Match[Any]:
        try:
            if self.position is not None:
                return Match(game, None, Outside(), game.decode(self.position))
            setup = msgspec.convert(self.setup, type=game.setup_type) if game.setup_type else None
            return Match(game, setup, Outside())
        except msgspec.ValidationError as error:
            raise Unreadable(f"the setup cannot be read: {error}") from None

    def _follow(self, match: Match[Any], line: Line) -> None:
        try:
            pending = match.chance or match.ask
            if isinstance(pending, Chance) and line.by == WORLD:
                written = line.words.partition(" = ")[2].encode()
                match.resolve(msgspec.json.decode(written, type=pending.outcome_type))
                match.entries[-1].draw = line.draw
            elif line.words == "agree_draw":
                match.agree_draw()
            elif isinstance(pending, Ask):
                kinds: tuple[type[Action], ...] = (*match.game.actions, Concede)
                match.answer(parse_text(line.words, kinds), line.by)
            else:
                raise Unreadable("nothing was asked")
        except (TableError, Unreadable, msgspec.DecodeError) as error:
            raise Unreadable(f"ply {line.ply}: {line.words!r}: {error}") from None


class StepHashes(Watcher):
    """Notes the hash of the state at the end of every step."""

    def __init__(self, hashes: dict[int, str]) -> None:
        self.hashes = hashes

    def step_ended(self, match: Match[Any]) -> None:
        self.hashes[match.ply] = state_hash(match.game, match.state)


def state_hash(game: Game[Any], state: Any) -> str:
    """Sixteen hex digits that two equal states share on any machine."""
    data = msgspec.json.encode(game.encode(state), order="deterministic")
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def _line(match: Match[Any], entry: Entry) -> Line:
    if isinstance(entry.answer, AgreeDraw):
        return Line(match.ply, WORLD, "agree_draw")
    if isinstance(entry.answer, Action):
        return Line(match.ply, entry.by, to_text(entry.answer))
    chance = match.chance
    assert chance is not None
    words = f"{chance.about} {chance.kind} = {_json(entry.answer)}"
    return Line(match.ply, WORLD, words, entry.draw)


def _json(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()
