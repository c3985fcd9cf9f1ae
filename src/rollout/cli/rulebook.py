"""The rulebooks under docs/rules, and which of their rules the tests prove.

A rule is a paragraph that begins with its ID in bold. A test carries the IDs it proves in
`@pytest.mark.rule("TG-MOV-03")`, a case file in `rules = ["TG-MOV-03"]`. Both are read
without being run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import rollout
from rollout.cli.failures import Failure
from rollout.games.registry import MISSION
from rollout.kernel.content import ContentError, read_toml
from rollout.kernel.nearest import nearest

RULE = re.compile(r"^(?:[-*] )?(?:<a id=\"[^\"]*\"></a>)?\*\*([A-Z]{2,4}-[A-Z]{2,4}-\d{2,3})\*\*")
PACKAGED = Path(rollout.__file__).parent / "rules"
CHECKOUT = Path(rollout.__file__).parents[2]


@dataclass(frozen=True)
class Rule:
    """One rule: its ID, the game it belongs to, and what it says."""

    id: str
    game: str
    text: str


@dataclass
class Coverage:
    """Which rules of a game are proven by a test."""

    game: str
    rules: list[str]
    tested: list[str]
    missing: list[str]
    unknown: list[str]
    """IDs that tests name and the rulebook does not know."""


def rules_of(game: str, root: Path | None = None) -> list[Rule]:
    """All rules of a game's book, in their order; none when there is no book."""
    book = _book(game, root)
    return list(_read_book(book, game)) if book is not None else []


def find_rule(name: str, root: Path | None = None) -> Rule:
    """The rule with that ID, whichever book it is in."""
    known = {rule.id: rule for game in MISSION for rule in rules_of(game, root)}
    if not known:
        raise Failure("no-rulebook")
    rule = known.get(name.upper())
    if rule is None:
        raise Failure("unknown-rule", id=name, nearest=nearest(name.upper(), known, 0.5) or "none")
    return rule


def coverage(game: str, root: Path) -> Coverage:
    """Compare a game's book with the tests under `root`."""
    rules = [rule.id for rule in rules_of(game, root)]
    prefixes = {rule.partition("-")[0] for rule in rules}
    proven = {each for each in tested_rules(root) if each.partition("-")[0] in prefixes}
    return Coverage(
        game,
        rules,
        [rule for rule in rules if rule in proven],
        [rule for rule in rules if rule not in proven],
        sorted(proven - set(rules)),
    )


def tested_rules(root: Path) -> set[str]:
    """Every ID that a test or a case file under `root` carries."""
    found: set[str] = set()
    for file in sorted((root / "tests").rglob("*.py")):
        found.update(_marked(file.read_text(encoding="utf-8"), file))
    for file in sorted((root / "tests" / "cases").rglob("*.toml")):
        found.update(_listed(file))
    return found


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


def _marked(code: str, file: Path) -> Iterator[str]:
    try:
        tree = ast.parse(code)
    except SyntaxError as error:
        raise Failure("test-unreadable", path=str(file), line=error.lineno or 1) from None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_rule_mark(node.func):
            for value in node.args:
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield value.value


def _is_rule_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )


def _listed(file: Path) -> Iterator[str]:
    try:
        data = read_toml(file).data
    except ContentError:
        raise Failure("test-unreadable", path=str(file), line=1) from None
    yield from _rules_in(data)


def _rules_in(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "rules" and isinstance(value, list):
                yield from (str(each) for each in value)
            else:
                yield from _rules_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from _rules_in(value)
