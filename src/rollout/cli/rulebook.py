"""The rulebooks under docs/rules. A rule is a paragraph that begins with its ID in bold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import rollout
from rollout.cli.failures import Failure
from rollout.games.registry import MISSION
from rollout.kernel.nearest import nearest

RULE = re.compile(
    r"^(?:[-*] )?(?:<a id=\"[^\"]*\"></a>)?"
    r"\*\*([A-Z]{2,4}-[A-Z]{2,4}-(?:\d{2,3}|[A-Z]\d))\*\*"
)
PACKAGED = Path(rollout.__file__).parent / "rules"
CHECKOUT = Path(rollout.__file__).parents[2]


@dataclass(frozen=True)
class Rule:
    """One rule: its ID, the game it belongs to, and what it says."""

    id: str
    game: str
    text: str


def rules_of(game: str, root: Path | None = None) -> list[Rule]:
    """All rules of a game's book, in their order; none when there is no book."""
    book = _book(game, root)
    return list(_read_book(book, game)) if book is not None else []


@cache
def rule_ids(game: str) -> frozenset[str]:
    """The IDs of a game's rules; none when there is no book."""
    return frozenset(rule.id for rule in rules_of(game))


def find_rule(name: str, root: Path | None = None) -> Rule:
    """The rule with that ID, whichever book it is in."""
    known = {rule.id: rule for game in MISSION for rule in rules_of(game, root)}
    if not known:
        raise Failure("no-rulebook")
    rule = known.get(name.upper())
    if rule is None:
        raise Failure("unknown-rule", id=name, nearest=nearest(name.upper(), known, 0.5) or "none")
    return rule


def checkout(start: Path) -> Path:
    """The folder with docs/rules and tests: around `start`, else where this package lies."""
    for folder in (start, *start.parents, CHECKOUT):
        if _is_checkout(folder):
            return folder
    raise Failure("no-checkout")


def checkout_at(folder: Path) -> Path:
    """The folder a player names, if it is one."""
    if not _is_checkout(folder):
        raise Failure("not-a-checkout", path=str(folder))
    return folder


def _is_checkout(folder: Path) -> bool:
    return (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir()


def _book(game: str, root: Path | None) -> Path | None:
    places = [root / "docs" / "rules"] if root else [PACKAGED, CHECKOUT / "docs" / "rules"]
    for folder in places:
        if (folder / f"{game}.md").is_file():
            return folder / f"{game}.md"
    return None


def _read_book(book: Path, game: str) -> Iterator[Rule]:
    name, words = "", [""]
    for line in [*book.read_text(encoding="utf-8").splitlines(), ""]:
        match = RULE.match(line)
        ends = match is not None or not line.strip() or line.startswith("#")
        if name and ends:
            yield Rule(name, game, " ".join(words))
            name = ""
        if match is not None:
            name, words = match[1], [_clean(line[match.end() :])]
            words.insert(0, match[1])
        elif name:
            words.append(_clean(line))


def _clean(line: str) -> str:
    return re.sub(r"<a [^>]*></a>", "", line).replace("**", "").strip()
