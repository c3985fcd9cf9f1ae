"""Where a command reads and writes: words of one language, colour where it can be seen."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console

from rollout.cli.failures import ContentProblem, Problem, RefusedProblem
from rollout.gamekit import GamePackage
from rollout.words import Words
from rollout.words.problems import told, told_content


class Terminal:
    """Standard output and error, and the words to use there."""

    def __init__(self, language: str, plain: bool = False) -> None:
        self.language = language
        self.words = Words(None, language)
        self.use_colour(not plain)

    def use_colour(self, colour: bool) -> None:
        """With colour and drawing, or for screen readers without."""
        self.out = _console(sys.stdout, colour)
        self.err = _console(sys.stderr, colour)

    def words_of(self, game: GamePackage) -> Words:
        return Words(game, self.language)

    def say(self, key: str, /, **arguments: Any) -> None:
        """The message of a key, on standard output."""
        self.line(self.words.plain(key, **arguments))

    def line(self, text: str = "", style: str = "") -> None:
        """A text as it is: no markup, no breaking of lines."""
        self.out.print(text, style=style or None, markup=False, highlight=False, soft_wrap=True)

    def json(self, value: Any) -> None:
        """A value as JSON, on one line."""
        self.line(msgspec.json.encode(value).decode())

    def complain(self, key: str, /, **arguments: Any) -> str:
        """One line on standard error; what others said of a problem is said in this language."""
        text = " ".join(self.words.plain(key, **self.spelled(arguments)).split())
        mark = self.words.plain("error-mark")
        self.err.print(f"{mark} {text}", markup=False, highlight=False, soft_wrap=True)
        return text

    def spelled(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """The arguments of a Failure, its problems in words."""
        return {name: self._spell(value) for name, value in arguments.items()}

    def _spell(self, value: Any) -> Any:
        if isinstance(value, ContentProblem):
            return told_content(self._words_for(value.game), value.error)
        if isinstance(value, Problem):
            return told(self._words_for(value.game), value.text)
        if isinstance(value, RefusedProblem):
            return self.words_of(value.game).refusal(value.refusal)
        return value

    def _words_for(self, game: GamePackage | None) -> Words:
        return self.words if game is None else self.words_of(game)


def _console(stream: Any, colour: bool) -> Console:
    if colour:
        return Console(file=stream)
    return Console(file=stream, no_color=True, color_system=None, force_terminal=False)
