"""A catalogue: messages of one language, a game's own before the shared ones."""

from __future__ import annotations

from decimal import InvalidOperation
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "de")
"""The first is the one that stands in where another has no words."""
SHARED = "rollout"
LARGEST_ROUNDED: Final = 10**24
"""Of larger numbers no decimal of the usual precision can be made."""


class Catalogue:
    """Messages by key. `package` is that of a game, or empty for the shared words alone."""

    def __init__(self, package: str, language: str) -> None:
        self.language = language
        # No isolation marks around arguments: terminals show them as boxes.
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in (package, SHARED):
            if source:
                self.bundle.add_resource(resource(source, language))

    def __contains__(self, key: str) -> bool:
        return bool(self.bundle.has_message(key)) and self.bundle.get_message(key).value is not None

    def text(self, key: str, arguments: dict[str, Any]) -> tuple[str, list[str]]:
        """The message with its arguments, and what is wrong with it: mostly nothing."""
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        try:
            text, errors = self.bundle.format_pattern(pattern, arguments)
        except InvalidOperation:
            spelt = {name: _spelt(value) for name, value in arguments.items()}
            text, errors = self.bundle.format_pattern(pattern, spelt)
        return str(text), [f"{key}: {error}" for error in errors]


def _spelt(value: Any) -> Any:
    """A number that somebody typed may be of any size: one too large is told digit by digit."""
    large = isinstance(value, int | float) and abs(value) >= LARGEST_ROUNDED
    return str(value) if large else value


@lru_cache(maxsize=64)
def resource(package: str, language: str) -> Any:
    """The parsed file `text.<language>.ftl` of a package; an empty one when it has none."""
    return FluentResource(source(package, language))


def source(package: str, language: str) -> str:
    file = files(package).joinpath(f"text.{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def messages(package: str, language: str) -> dict[str, set[str]]:
    """Every key of a file with the names of its arguments, those of its parts included."""
    needs = _needs(package, language)
    return {key: _arguments(key, needs) for key in needs}


def parts(package: str, language: str) -> set[str]:
    """The keys of messages that stand inside others."""
    return {key for needs in _needs(package, language).values() for key in needs.keys}


def unsayable(package: str, language: str) -> list[str]:
    """Messages that cannot be said, and why: some lead back to themselves, some Fluent refuses."""
    needs = _needs(package, language)
    catalogue = Catalogue(package, language)
    endless = {key for key in needs if key in _inside(key, needs)}
    found = []
    for key in needs:
        if key in endless:
            found.append(f"{key} stands inside itself")
        elif key in catalogue and not endless & _inside(key, needs):
            try:
                catalogue.text(key, dict.fromkeys(_arguments(key, needs), 1))
            except Exception as error:
                found.append(f"{key} cannot be said ({type(error).__name__}: {error})")
    return found


def _inside(key: str, needs: dict[str, _Needs]) -> set[str]:
    """The keys of its parts, and of theirs."""
    found: set[str] = set()
    waiting = [key]
    while waiting:
        part = waiting.pop()
        new = needs[part].keys - found if part in needs else set()
        found |= new
        waiting += new
    return found


def _needs(package: str, language: str) -> dict[str, _Needs]:
    found: dict[str, _Needs] = {}
    for entry in resource(package, language).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = needs = _Needs()
            needs.visit(entry)
    return found


def _arguments(key: str, needs: dict[str, _Needs]) -> set[str]:
    known = [needs[part].names for part in {key, *_inside(key, needs)} if part in needs]
    return set().union(*known)


def faults(package: str, language: str) -> list[str]:
    """What the Fluent parser could not read, and keys that stand twice."""
    seen: set[str] = set()
    problems = []
    for entry in resource(package, language).body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span is not None else 0
            line = source(package, language).count("\n", 0, start) + 1
            problems.append(f"line {line}: cannot be read")
        elif isinstance(entry, ast.Message):
            if entry.id.name in seen:
                problems.append(f"{entry.id.name} stands twice")
            seen.add(entry.id.name)
    return problems


class _Needs(Visitor):
    """Collects the names of all variables of a message, and the keys of its parts."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.keys.add(node.id.name)
