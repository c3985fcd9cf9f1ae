"""Finds keys without words: walks a game's actions and events and the keys its code names.

Asks, refusals, reasons, results and rolls are named by literals where they are made, so
they are read off the sources: `table.ask(seat, "about", …)`, `Refusal(rule, "why", …)`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from rollout.gamekit import GamePackage
from rollout.gamekit.lessons import lesson_key
from rollout.gamekit.match_options import options_of
from rollout.kernel.actions import tag_of
from rollout.words.catalogue import LANGUAGES, SHARED, faults, messages, parts, unsayable
from rollout.words.words import key_of


@dataclass(frozen=True)
class Literal:
    """Where a call names a key: which argument, called how, and what stands before the key."""

    place: int
    keyword: str
    kind: str


LITERALS = {
    "ask": Literal(1, "about", "ask"),
    "ask_secretly": Literal(1, "about", "ask"),
    "roll": Literal(0, "about", "roll"),
    "shuffle": Literal(0, "about", "roll"),
    "Refusal": Literal(1, "why", ""),
    "Term": Literal(0, "label", ""),
    "Result": Literal(1, "reason", "result"),
    "Sentence": Literal(0, "key", ""),
}

OF_THE_PAGE = "lists-"
"""What the page that builds lists says has its words there."""

GRAMMAR = frozenset(("order", "named", "sound"))
"""Arguments that only arrange the words of a sentence: a language needs them or does not."""


def check_words(game: GamePackage) -> list[str]:
    """Every key that is missing in a language, and every difference between the languages."""
    package = game.home
    problems = compare_languages(package)
    for language in LANGUAGES:
        known = messages(package, language).keys() | messages(SHARED, language).keys()
        problems.extend(
            f"{package} {language}: no words for {key}" for key in sorted(needed_keys(game) - known)
        )
    return problems


def compare_languages(package: str) -> list[str]:
    """What cannot be read or said, and keys or arguments that one language has and another not.

    What stands inside other messages each language puts together as it needs: only wholes are
    compared, with the arguments of all their parts.
    """
    problems = [
        f"{package} {language}: {fault}"
        for language in LANGUAGES
        for fault in _faults_of(package, language)
    ]
    first = messages(package, LANGUAGES[0])
    for language in LANGUAGES[1:]:
        other = messages(package, language)
        inside = parts(package, LANGUAGES[0]) | parts(package, language)
        for key in sorted((first.keys() ^ other.keys()) - inside):
            where = language if key in first else LANGUAGES[0]
            problems.append(f"{package} {where}: no words for {key}")
        problems.extend(
            f"{package} {language}: {key} has other arguments: {sorted(differing)}"
            for key in sorted((first.keys() & other.keys()) - inside)
            if (differing := (first[key] ^ other[key]) - GRAMMAR)
        )
    return problems


def _faults_of(package: str, language: str) -> list[str]:
    missing = _missing_parts(package, language)
    return [*faults(package, language), *missing, *unsayable(package, language)]


def _missing_parts(package: str, language: str) -> list[str]:
    known = messages(package, language).keys() | messages(SHARED, language).keys()
    return [f"no words for {key}" for key in sorted(parts(package, language) - known)]


def needed_keys(game: GamePackage) -> set[str]:
    """Every key the game's code can ask the catalogues for, as far as it is written out."""
    keys = {game.title} | {key_of("standing", each.name) for each in game.standing}
    keys |= {key_of("do", tag_of(kind)) for kind in game.rules.actions}
    keys |= {key_of("event", tag_of(kind)) for kind in game.rules.events}
    for option in options_of(game.desk.options).values() if game.desk.options else ():
        keys |= {option.key, *option.value_keys}
    for lesson in game.first_match.lessons if game.first_match else ():
        keys |= {lesson_key(lesson.key), f"{lesson_key(lesson.key)}-title"}
    for file in _sources(game):
        keys |= set(keys_in_code(file.read_text(encoding="utf-8")))
    return keys


def keys_in_code(code: str) -> Iterator[str]:
    """
    >>> list(keys_in_code('yield table.ask(0, "take_border", options)'))
    ['ask-take-border']
    """
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call):
            yield from _keys_of_call(node)


def _keys_of_call(call: ast.Call) -> Iterator[str]:
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else ""
    name = function.id if isinstance(function, ast.Name) else name
    literal = LITERALS.get(name)
    if literal is None:
        return
    if name == "Sentence" and (len(call.args) > 2 or _named(call, "otherwise")):
        return
    given = call.args[literal.place : literal.place + 1]
    given += _named(call, literal.keyword)
    for value in given:
        for text in _texts(value):
            if not text.startswith(OF_THE_PAGE):
                yield key_of(literal.kind, text) if literal.kind else text


def _named(call: ast.Call, keyword: str) -> list[ast.expr]:
    return [each.value for each in call.keywords if each.arg == keyword]


def _texts(value: ast.expr) -> Iterator[str]:
    """The string, or both strings of `"a" if … else "b"`."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _texts(value.body)
        yield from _texts(value.orelse)


def _sources(game: GamePackage) -> list[Path]:
    """Every module of the game; the samples share one home, and their words."""
    return sorted(Path(str(files(game.home))).rglob("*.py"))
