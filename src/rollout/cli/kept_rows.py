"""`rollout verify --rows`: what the service kept of a match, held against its journal.

Each row carries a hash of itself and of the one before, keyed with the seed. Whoever watched was
shown the newest of these hashes, the head, with every table.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.kernel.course import WORLD
from rollout.kernel.errors import Unreadable
from rollout.kernel.game import Game
from rollout.kernel.journal import CONCEDED, INTERJECTED, Journal, Line
from rollout.kernel.shares import LETTERS, NONE, SharedDice, versions
from rollout.kernel.text import to_text
from rollout.server.chain import Head, Key, digest, first_damage
from rollout.server.game_forms import action_decoder
from rollout.server.kept import read_rows
from rollout.server.records import Given, Resumption, Row
from rollout.server.shares import KIND, shares_in


def read_head(text: str) -> Head:
    """A head as tables and journals have it: the number of a row, and the hash it carries."""
    number, _, chain = text.strip().partition(" ")
    if not number.isdecimal() or not chain:
        raise Unreadable(f"{text[:40]!r} is no head: it is a number and a hash")
    return Head("", int(number), chain)


def check_head(journal: Journal, known: str) -> None:
    """Without rows a head that somebody noted can only be the journal's own."""
    if read_head(known) != read_head(journal.head):
        raise Unreadable(
            "its head is not the one that was noted; that of an earlier row needs the rows (--rows)"
        )


def check_rows(text: str, journal: Journal, game: Game[Any], known: str) -> int:
    """How many rows there are. Raises Unreadable when they are not those of the journal."""
    if not journal.seed or not journal.head:
        raise Unreadable("rows can be checked when the match is over and its journal has a head")
    kept = read_rows(text)
    key = Key(journal.seed, digest(journal.seed, kept.terms))
    for head in (journal.head, known):
        damage = first_damage(key, kept.rows, read_head(head)) if head else None
        if damage is not None:
            raise Unreadable(f"of what the service kept, {damage}")
    agreed = (kept.terms[0], kept.terms[2]) if len(kept.terms) > 2 else ()
    if agreed != (journal.game, journal.commitment):
        raise Unreadable("the rows are those of another match")
    _check_dice(kept.rows, journal)
    _check_rules(kept.rows, journal)
    _check_draws(kept.rows, journal)
    _check_answers(kept.rows, journal, game)
    return len(kept.rows)


def _check_dice(rows: list[Row], journal: Journal) -> None:
    """The players' parts, and what was settled before them, are those that were kept: a journal
    from which that line is taken out looks like one of before."""
    shared = any(row.kind == KIND for row in rows)
    kept = shares_in(rows[0].match, rows).dice(len(LETTERS)) if shared else None
    if _lines(kept) != _lines(journal.shared):
        raise Unreadable("the parts of the dice are not those that the service kept")


def _check_rules(rows: list[Row], journal: Journal) -> None:
    """Where other rules tell the match than those that were settled, a row says since when."""
    said = [msgspec.json.decode(row.body) for row in rows if row.kind == "rules"]
    known = [versions(each["rules"], each["content"]) for each in said]
    resumed = any(row.kind == "resume" for row in rows)
    if journal.settled_by_others and journal.versions not in known and not resumed:
        raise Unreadable("no row says when the match went on by other rules than were settled")


def _lines(dice: SharedDice | None) -> list[str]:
    """Without those of seats that gave nothing."""
    return [] if dice is None else [row for row in dice.to_rows() if not row.endswith(f" {NONE}")]


def _check_draws(rows: list[Row], journal: Journal) -> None:
    """Every draw that was made is in the journal, unless a row says that it was taken back:
    whoever could pass over draws could choose."""
    following = 0
    made: list[tuple[int, int]] = []
    for row in rows:
        if row.kind == "resume":
            following, made = msgspec.json.decode(row.body, type=Resumption).draws, []
        elif row.kind in ("undo", "rewind"):
            made = [(number, end) for number, end in made if end <= row.after]
        if row.drawn:
            count = len(msgspec.json.decode(row.drawn, type=list[Any]))
            made += [(following + more, row.after) for more in range(count)]
            following += count
    told = {line.draw for line in journal.lines if line.draw >= 0}
    if journal.draws != following or not {number for number, _ in made} <= told:
        raise Unreadable("draws are missing that nobody took back")


def _check_answers(rows: list[Row], journal: Journal, game: Game[Any]) -> None:
    """What the rows say was answered, and not taken back, is what the journal says."""
    given = 0
    counted: list[tuple[Row, int]] = []
    for row in rows:
        if row.kind == "given":
            given = len(msgspec.json.decode(row.body, type=list[Given]))
        elif row.kind == "resume":
            given, counted = 0, []
        elif row.kind in ("undo", "rewind"):
            given = min(given, row.after)
            counted = [(each, min(end, row.after)) for each, end in counted if each.ply < row.after]
        elif row.kind in ("answer", "plan"):
            counted.append((row, row.after))
    covered = 0
    for row, end in counted:
        lines = [line for line in journal.lines[row.ply : end] if _is_answer(line)]
        if [(line.by, line.words) for line in lines] != _answered(row, game)[: len(lines)]:
            raise Unreadable(f"row {row.sequence} has another answer than the journal")
        covered += len(lines)
    if covered != sum(1 for line in journal.lines[given:] if _is_answer(line)):
        raise Unreadable("the journal has answers that the service did not keep")


def _answered(row: Row, game: Game[Any]) -> list[tuple[int, str]]:
    body = row.body if row.kind == "plan" else f"[{row.body}]"
    decode = action_decoder(game).decode
    raws = msgspec.json.decode(body, type=list[msgspec.Raw])
    return [(row.seat, to_text(decode(raw))) for raw in raws]


def _is_answer(line: Line) -> bool:
    return line.by != WORLD and line.words != CONCEDED and not line.words.startswith(INTERJECTED)
