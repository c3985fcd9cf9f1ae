"""What a command says when it cannot do its work: one line, and an exit code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rollout.gamekit import GamePackage
from rollout.kernel.content import ContentError
from rollout.kernel.errors import Refusal

OK = 0
NO = 1
"""The question was understood and the answer is no: a case fails, a hash differs."""
MISUSED = 2
"""The question was not understood: an unknown name, an unreadable file, a wrong option."""
BROKEN = 70
"""A mistake of the program itself."""
INTERRUPTED = 130
PIPE_CLOSED = 141


@dataclass(frozen=True)
class Problem:
    """What the kernel or a game said, in English, of something that is wrong."""

    text: str
    game: GamePackage | None = None


@dataclass(frozen=True)
class ContentProblem:
    """A mistake in a content or case file."""

    error: ContentError
    game: GamePackage | None = None


@dataclass(frozen=True)
class RefusedProblem:
    """What a game or a form refuses."""

    refusal: Refusal
    game: GamePackage


class Failure(Exception):
    """Ends the command with the message of `key` on one line of standard error."""

    def __init__(self, key: str, code: int = MISUSED, /, **arguments: Any) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.arguments = arguments
