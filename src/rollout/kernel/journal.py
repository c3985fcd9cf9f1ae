"""The journal: a match as text. Setup, one answer a line, a hash after every step.

    rollout journal 1
    game disc_duel rules 1 content 1
    setup {"size":24000}
    commitment 84e0c0ea…
    = 1b22c0d38a5e9f07
    0 A slide 12000 4000
    1 * #0 hand 2d11 = [7,3]
    2 * ~ puck flick = {"x":1,"y":2}
    = 5f1c2a90c3b1d7e4
    result A knocked-out
    seed 00000000000000000000000000000000

A star is the world; `#0` is the number of a draw that the seed gave, `~` marks what was carried
out once and recorded, and an outcome with neither was given from outside. What was interjected
while a question waited has an exclamation mark: `7 C ! knocked_over 4`. The first hash is that of
the state before the first step.

A match that other rules began, and that its seats agreed to go on with, is written from there on:
`position` is how it stood, and `resumed 40 draws 17 rules 1 content 1` says after how many answers
and draws, by which rules.

Where the players had a part in the dice it is a `rollout journal 2`, which tells more: the `match`,
the `agreed` setup, and what each seat added (`share A 5c0e… sealed 91d2…`, `none` or `lost`).
A `rollout journal 3` also has the digest of what was `settled` before the first of them opened,
a `rollout journal 4` by which rules that was: `by rules 1 content 1`.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from types import FunctionType
from typing import Any, Final

import msgspec

from rollout.kernel.actions import AgreeDraw, Interjection
from rollout.kernel.content import ContentError
from rollout.kernel.course import WORLD, Course, Entry, Watcher
from rollout.kernel.errors import TableError, Unreadable, stuck
from rollout.kernel.game import Game
from rollout.kernel.match import Match
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Ask, Chance
from rollout.kernel.shares import (
    HEADS,
    SHARED_FORMATS,
    SharedDice,
    json_text,
    once,
    read_json,
    result_text,
    versions,
)
from rollout.kernel.shares import LETTERS as LETTERS
from rollout.kernel.sources import Outside, Seeded, Source, commitment
from rollout.kernel.text import parse_text, to_text

FORMAT: Final = "rollout journal 1"
FORMATS: Final = (FORMAT, *SHARED_FORMATS)
AGREED: Final = "agree_draw"
CONCEDED: Final = "concede"
RECORD: Final = "~"
INTERJECTED: Final = "! "


@dataclass
class Line:
    """An answer as it is written down."""

    ply: int
    by: int
    words: str
    draw: int = -1
    recorded: bool = False


@dataclass
class Resumed:
    """What came before the position from which a match went on by other rules."""

    ply: int
    draws: int
    rules_version: str
    content_version: str


@dataclass
class Verified:
    """What a verified journal shows of its chance."""

    drawn: int
    """Outcomes that follow from the seed."""
    skipped: int
    """Numbers of draws that are missing, because they were taken back with consent."""
    given: int
    """Outcomes from outside: people's own dice, a match that was taken over."""
    recorded: int = 0
    """Outcomes that were carried out once, and that no seed can give."""
    earlier: int = 0
    """Draws of the part before, which other rules played: this journal does not have them."""
    shares: int = 0
    """Seats that had a part in the dice; `lost` are those that never opened theirs."""
    lost: int = 0


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
    draws: int = 0
    """The number of the next draw."""
    result: str = ""
    resumed: Resumed | None = None
    head: str = ""
    """Of the service that kept it: the number of its last row, and the hash of them all."""
    shared: SharedDice | None = None
    """The players' part of the dice, where they had one."""

    @classmethod
    def of(cls, match: Match[Any]) -> Journal:
        """The journal of a match from its start. The seed stands in it once the match is over."""
        if match.forked:
            raise ValueError("a fork has no journal of its own")
        game = match.game
        journal = cls(game.slug, game.rules_version, game.content_version)
        journal.setup = _plain(match.setup)
        if match.from_position:
            journal.position = _plain(game.encode(match.opening))
        journal.commitment = match.source.commitment
        journal.seed = match.source.secret if match.result is not None else ""
        journal.hashes[0] = state_hash(game, match.opening)
        journal.draws = match.draws
        replay = match.at(0)
        replay.watcher = StepHashes(journal.hashes)
        for entry in match.entries:
            journal.lines.append(_line(replay, entry))
            replay._enter(entry)
        journal.result = result_text(match.result)
        return journal

    def replay(
        self, game: Game[Any], upto: int | None = None, source: Source | None = None
    ) -> Match[Any]:
        """Play the lines again, checking each answer, each step's hash and the result.

        With a source the match goes on from the next draw; without one chance waits.
        """
        self._check_versions(game)
        match = self._begin(game)
        hashes = {0: state_hash(game, match.opening)}
        match.watcher = StepHashes(hashes)
        self._check_hash(0, hashes)
        for line in self.lines[:upto]:
            _follow(match, line)
            self._check_hash(match.ply, hashes)
        match.watcher = None
        if upto is None and self.result and self.result != result_text(match.result):
            raise Unreadable(f"it ends with {result_text(match.result)!r}, not {self.result!r}")
        match.draws = self.draws
        if source is not None:
            match.source = source
            match.go_on()
        return match

    def verify(self, game: Game[Any]) -> Verified:
        """Replay, then check commitment, seed and every draw. Raises Unreadable when not so."""
        self.replay(game)
        numbers = [line.draw for line in self.lines if line.draw >= 0]
        if sorted(set(numbers)) != numbers:
            raise Unreadable("the numbers of the draws do not rise")
        earlier = 0 if self.resumed is None else self.resumed.draws
        if numbers and numbers[0] < earlier:
            raise Unreadable("a draw of the part before is used again")
        if self.shared is not None:
            self.shared.check()
        if self.seed:
            self._check_seed(game)
        recorded = sum(1 for line in self.lines if line.recorded)
        told = sum(1 for line in self.lines if line.by == WORLD and _is_outcome(line))
        given = told - len(numbers) - recorded
        skipped = self.draws - earlier - len(numbers)
        parts = (0, 0) if self.shared is None else self.shared.counted()
        return Verified(len(numbers), skipped, given, recorded, earlier, *parts)

    def source(self) -> Source:
        """What the draws follow from, once the seed is known."""
        if self.shared is None:
            return Seeded(self.seed)
        return Seeded(self.shared.key(self.seed, self.setup))

    def as_of(self, game: Game[Any]) -> Journal:
        """The same, to be followed by the rules and content that are here.

        Every answer and every hash is checked as ever: it holds if both lead to the same.
        """
        return replace(self, rules_version=game.rules_version, content_version=game.content_version)

    @property
    def versions(self) -> str:
        return versions(self.rules_version, self.content_version)

    @property
    def settled_by_others(self) -> str:
        """By which rules and content the dice were settled, where it is told by others since."""
        by = "" if self.shared is None else self.shared.by
        return "" if by == self.versions else by

    def to_text(self) -> str:
        """The text form; `Journal.parse` reads it back equal."""
        form = FORMAT if self.shared is None else self.shared.form
        rows = [form, f"game {self.game} {self.versions}", "setup " + json_text(self.setup)]
        if self.position is not None:
            rows.append("position " + json_text(self.position))
        if self.resumed is not None:
            rows.append(_resumption(self.resumed))
        if self.shared is not None:
            rows += self.shared.to_rows()
        if self.commitment:
            rows.append(f"commitment {self.commitment}")
        if 0 in self.hashes:
            rows.append(f"= {self.hashes[0]}")
        for line in self.lines:
            who = "*" if line.by == WORLD else LETTERS[line.by]
            origin = f" #{line.draw}" if line.draw >= 0 else f" {RECORD}" if line.recorded else ""
            rows.append(f"{line.ply} {who}{origin} {line.words}")
            if line.ply + 1 in self.hashes:
                rows.append(f"= {self.hashes[line.ply + 1]}")
        if self.draws != self._next_draw():
            rows.append(f"draws {self.draws}")
        if self.result:
            rows.append(f"result {self.result}")
        if self.seed:
            rows.append(f"seed {self.seed}")
        if self.head:
            rows.append(f"head {self.head}")
        return "\n".join(rows) + "\n"

    @classmethod
    def parse(cls, text: str) -> Journal:
        rows = text.removeprefix("\ufeff").split("\n")
        form = rows[0].strip()
        if form not in FORMATS:
            raise Unreadable(f"line 1: expected {FORMAT!r}")
        journal = cls("", "", "")
        journal.shared = None if form == FORMAT else SharedDice("")
        heads: set[str] = set()
        for number, row in enumerate(rows[1:], start=2):
            try:
                journal._read_row(once(row.rstrip(), heads))
            except ValueError as error:
                raise Unreadable(f"line {number}: cannot read {row[:80]!r} ({error})") from None
        if not journal.game:
            raise Unreadable("no line names the game")
        told = form if journal.shared is None else journal.shared.form
        if told != form:
            raise Unreadable(f"line 1: what it tells of the dice is that of a {told!r}")
        journal.draws = max(journal.draws, journal._next_draw())
        return journal

    def _read_row(self, row: str) -> None:
        head, _, rest = row.partition(" ")
        if head == "game":
            name, _, rules, _, content = rest.split()
            self.game, self.rules_version, self.content_version = name, rules, content
        elif head in ("setup", "position"):
            setattr(self, head, read_json(rest))
        elif head in ("commitment", "seed", "result", "head"):
            setattr(self, head, rest)
        elif head == "draws":
            self.draws = int(rest)
        elif head == "resumed":
            ply, _, draws, _, rules, _, content = rest.split()
            self.resumed = Resumed(int(ply), int(draws), rules, content)
        elif self.shared is not None and head in HEADS:
            self.shared.read(head, rest)
        elif head == "=":
            if self.hashes.setdefault(len(self.lines), rest) != rest:
                raise ValueError("another hash than the line before")
        elif row:
            self._read_answer(int(head), rest)

    def _read_answer(self, ply: int, rest: str) -> None:
        if ply != len(self.lines):
            raise ValueError(f"expected ply {len(self.lines)}")
        who, _, words = rest.partition(" ")
        draw, recorded = -1, who == "*" and words.startswith(f"{RECORD} ")
        if recorded:
            words = words[len(RECORD) + 1 :]
        elif who == "*" and words.startswith("#"):
            number, _, words = words[1:].partition(" ")
            draw = int(number)
        if who != "*" and (len(who) != 1 or who not in LETTERS):
            raise ValueError(f"{who!r} is no seat")
        by = WORLD if who == "*" else LETTERS.index(who)
        self.lines.append(Line(ply, by, words, draw, recorded))

    def _next_draw(self) -> int:
        earlier = 0 if self.resumed is None else self.resumed.draws
        return max((line.draw + 1 for line in self.lines if line.draw >= 0), default=earlier)

    def _check_versions(self, game: Game[Any]) -> None:
        written = (self.game, self.rules_version, self.content_version)
        present = (game.slug, game.rules_version, game.content_version)
        if written != present:
            raise Unreadable(
                "written for {} rules {} content {}, ".format(*written)
                + "not {} rules {} content {}".format(*present)
            )

    def _begin(self, game: Game[Any]) -> Match[Any]:
        try:
            setup = self.setup
            if setup is not None and game.setup_type is not None:
                setup = msgspec.convert(setup, type=game.setup_type)
            position = None if self.position is None else game.decode(self.position)
            return Match(game, setup, Outside(), position)
        except (ValueError, LookupError, TableError, ContentError) as error:
            raise Unreadable(f"the match cannot be begun: {error}") from None
        except Exception as error:
            raise Unreadable(f"the match cannot be begun: {stuck(error)}") from error

    def _check_hash(self, ply: int, hashes: dict[int, str]) -> None:
        if ply in self.hashes and self.hashes[ply] != hashes.get(ply):
            raise Unreadable(f"the step that ended at ply {ply} has another hash than written")

    def _check_seed(self, game: Game[Any]) -> None:
        if commitment(self.seed) != self.commitment:
            raise Unreadable("the seed is not the one that was committed to")
        if self.shared is not None:
            self.shared.check_settled(self.seed, self.setup)
        match = self._begin(game)
        source = self.source()
        for line in self.lines:
            if match.chance is not None and line.draw >= 0:
                outcome = json_text(source.answer(match.chance, line.draw))
                if outcome != line.words.partition(" = ")[2]:
                    raise Unreadable(f"ply {line.ply}: the seed gives {outcome}")
            _follow(match, line)


class StepHashes(Watcher):
    """Notes the hash of the state at the end of every step."""

    def __init__(self, hashes: dict[int, str]) -> None:
        self.hashes = hashes

    def step_ended(self, course: Course[Any]) -> None:
        self.hashes[course.ply] = state_hash(course.game, course.state)


def state_hash(game: Game[Any], state: Any) -> str:
    """Sixteen hex digits that two equal states share on any machine.

    What a game encodes as all do comes out the same when it is sorted at once, by half the work.
    Of compiled classes it does not: msgspec sorts values by then gone, which they make when read.
    """
    in_the_usual_way = INTERPRETED and type(game).encode is Game.encode
    data = _sorted(state) if in_the_usual_way else _deterministic(game.encode(state))
    return hashlib.blake2b(data, digest_size=8).hexdigest()


INTERPRETED: Final = type(state_hash) is FunctionType
_sorted: Final = msgspec.json.Encoder(order="sorted").encode
_deterministic: Final = msgspec.json.Encoder(order="deterministic").encode


def _line(match: Match[Any], entry: Entry) -> Line:
    if isinstance(entry.answer, AgreeDraw):
        return Line(match.ply, WORLD, AGREED)
    if entry.interjected:
        return Line(match.ply, entry.by, INTERJECTED + to_text(entry.answer))
    if entry.by != WORLD:
        return Line(match.ply, entry.by, to_text(entry.answer))
    chance = match.chance
    assert chance is not None
    words = f"{_label(chance)} = {json_text(entry.answer)}"
    return Line(match.ply, WORLD, words, entry.draw, entry.recorded)


def _follow(match: Match[Any], line: Line) -> None:
    try:
        pending = match.chance or match.ask
        if (line.draw >= 0 or line.recorded) and not _is_outcome(line):
            raise Unreadable("only an outcome is drawn or recorded")
        if line.by == WORLD and line.words == AGREED:
            match.agree_draw()
        elif line.by != WORLD and line.words == CONCEDED:
            match.concede(line.by)
        elif line.words.startswith(INTERJECTED):
            words = line.words.removeprefix(INTERJECTED)
            match.interject(_interjection(words, match.game), line.by)
        elif isinstance(pending, Chance) and line.by == WORLD:
            label, _, written = line.words.partition(" = ")
            if label != _label(pending):
                raise Unreadable(f"{_label(pending)} was asked for")
            if line.recorded and not isinstance(pending, Recorded):
                raise Unreadable("what can be drawn is not recorded")
            if isinstance(pending, Recorded) and not line.recorded and line.draw < 0:
                raise Unreadable("that can only be recorded")
            match.resolve(msgspec.json.decode(written.encode(), type=pending.outcome_type))
            match.entries[-1].draw = line.draw
            match.entries[-1].recorded = line.recorded
        elif isinstance(pending, Ask) and line.by != WORLD:
            match.answer(parse_text(line.words, match.game.actions), line.by)
        else:
            raise Unreadable("nothing of the kind was asked")
    except (TableError, ValueError) as error:
        raise Unreadable(f"ply {line.ply}: {line.words[:80]!r}: {error}") from None
    except Exception as error:
        raise Unreadable(f"ply {line.ply}: {line.words[:80]!r}: {stuck(error)}") from error


def _is_outcome(line: Line) -> bool:
    return line.words != AGREED and not line.words.startswith(INTERJECTED)


def _interjection(words: str, game: Game[Any]) -> Interjection:
    interjection = parse_text(words, game.interjections)
    assert isinstance(interjection, Interjection)
    return interjection


def _label(chance: Chance) -> str:
    return f"{chance.about} {chance.kind}"


def _resumption(resumed: Resumed) -> str:
    before = versions(resumed.rules_version, resumed.content_version)
    return f"resumed {resumed.ply} draws {resumed.draws} {before}"


def _plain(value: Any) -> Any:
    """As it will be read back."""
    return msgspec.json.decode(json_text(value))
