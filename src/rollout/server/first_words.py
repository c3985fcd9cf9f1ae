"""What a table says first: a page on a slow line waits for no words that nobody reads at once."""

from __future__ import annotations

import re
from typing import Final, Literal

Part = Literal["first", "rest", "all"]

LATER: Final = (
    "refuse-", "problem-", "option-", "setup-",
    "help-", "simulated-", "coverage-", "backup-", "case-", "journal-", "serve-", "command-",
    "does-", "check-", "content-", "deck-", "unknown-", "no-", "names-", "limit-", "army-",
    "event-", "lesson-", "reason-", "outlook-", "odds-", "roll-", "result-", "cause-", "why-",
    "goal-", "function-", "trait-", "ability-", "effect-", "verb-", "about-",
)  # fmt: skip
"""Why something is refused, how a setup is made, what only a terminal says; and what is read
after the question: what happened, what would come of a choice, what stands on a sheet."""

MESSAGE: Final = re.compile(r"^(?=[a-zA-Z-])", re.MULTILINE)


def part_of(text: str, part: Part) -> str:
    """A part of a catalogue; first and rest together say everything, without the remarks."""
    if part == "all":
        return text
    lines = (line for line in text.split("\n") if line.strip() and not line.startswith("#"))
    messages = MESSAGE.split("\n".join(lines))
    later = part == "rest"
    return "".join(each for each in messages if each.startswith(LATER) == later)
