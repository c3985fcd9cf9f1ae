"""What is wrong with a file or a setup, in the player's language.

Kernel and games tell such problems in English, in the text of an exception. The messages
`problem-…` of the English catalogue are the same sentences: whatever one of them fits is said
by that message in the other language, with the parts in its places. The rest stays as it is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from fluent.syntax import ast

from rollout.kernel.content import ContentError
from rollout.words.catalogue import LANGUAGES, SHARED, resource
from rollout.words.words import Words

PROBLEM = "problem-"


@dataclass(frozen=True)
class Sentence:
    """An English message as a pattern; `letters` is how much of it is fixed."""

    key: str
    pattern: re.Pattern[str]
    letters: int


def told(words: Words, problem: str) -> str:
    """
    >>> told(Words(None, "de"), "line 3: expected 'rollout journal 1'")
    "Zeile 3: erwartet wird 'rollout journal 1'"
    >>> told(Words(None, "de"), "something new")
    'something new'
    """
    if words.language == LANGUAGES[0]:
        return problem
    for sentence in sentences(words.package):
        match = sentence.pattern.fullmatch(problem)
        if match is not None:
            parts = {name: told(words, part) for name, part in match.groupdict().items()}
            return words.plain(sentence.key, **parts)
    return problem


def told_content(words: Words, error: ContentError) -> str:
    """A mistake in a content or case file: where it is, what was expected and found."""
    where = f"{error.file}:{error.line}" + (f": {error.key}" if error.key else "")
    if error.refusal is not None:
        said = words.refusal(error.refusal)
        return f"{where}: {words.plain('problem-cannot-begin', problem=said)}"
    if not error.expected:
        return f"{where}: {told(words, error.found)}"
    return words.plain(
        "content-problem",
        where=where,
        expected=told(words, error.expected),
        found=told(words, error.found),
        nearest=error.nearest or "none",
    )


@lru_cache(maxsize=16)
def sentences(package: str) -> list[Sentence]:
    """The English sentences that a game and the kernel can say, the most telling first."""
    found = [
        _sentence(entry.id.name, entry.value)
        for source in (package, SHARED)
        if source
        for entry in resource(source, LANGUAGES[0]).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(PROBLEM) and entry.value
    ]
    return sorted(found, key=lambda sentence: -sentence.letters)


def _sentence(key: str, value: ast.Pattern) -> Sentence:
    pattern, letters = "", 0
    for element in value.elements:
        if isinstance(element, ast.TextElement):
            pattern += re.escape(element.value)
            letters += len(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            pattern += f"(?P<{element.expression.id.name}>.+)"
        elif isinstance(element.expression, ast.StringLiteral):
            pattern += re.escape(element.expression.value)
        else:
            raise ValueError(f"{key}: a problem is text and plain variables")
    return Sentence(key, re.compile(pattern, re.DOTALL), letters)
