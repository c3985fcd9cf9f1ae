"""`rollout adjudicate`: is a written case decided by the rules as it says?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from rollout.cli.failures import ContentProblem, Failure
from rollout.cli.terminal import Terminal
from rollout.cli.vocabulary import vocabulary_of
from rollout.games.registry import find, find_rules
from rollout.kernel.adjudication import Difference, Verdict
from rollout.kernel.adjudication import adjudicate as hear
from rollout.kernel.content import ContentError, toml_files
from rollout.kernel.errors import Refusal
from rollout.words import Words
from rollout.words.problems import told

LONGEST = 1_000
"""Letters of a value that a difference shows; with --json it is shown whole."""
PLACES = {0: "case-place-opening", -1: "case-place-end"}


def adjudicate(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="help-adjudicate-files")],
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    terminal: Terminal = ctx.obj
    cases = [case for file in files for case in _cases(file)]
    verdicts = [hear(case, find_rules, vocabulary_of) for case in cases]
    if as_json:
        terminal.json([_figures(terminal, verdict) for verdict in verdicts])
        raise typer.Exit(max(verdict.exit_code for verdict in verdicts))
    for verdict in verdicts:
        _tell(terminal, verdict)
    failed = sum(1 for verdict in verdicts if not verdict.holds)
    if len(verdicts) > 1:
        terminal.say("cases-counted", count=len(verdicts), failed=failed)
    raise typer.Exit(max(verdict.exit_code for verdict in verdicts))


def _cases(file: Path) -> list[Path]:
    """The file itself, or the case files of a folder."""
    try:
        found = toml_files(file)
    except (OSError, ValueError) as error:
        raise Failure("file-unreadable", path=str(file), reason=str(error)) from None
    if not found:
        raise Failure("content-none", path=str(file))
    if not file.exists():
        raise Failure("file-missing", path=str(file))
    return found


def _figures(terminal: Terminal, verdict: Verdict) -> dict[str, Any]:
    """A verdict as JSON: whether it holds, its differences, or the mistake in the file."""
    facts: dict[str, Any] = {"file": verdict.file, "title": verdict.title, "game": verdict.game}
    facts |= {"rules": verdict.rules, "holds": verdict.holds, "differences": []}
    for difference in verdict.differences:
        named = {
            name: getattr(difference, name) for name in ("line", "run", "step", "field", "why")
        }
        details = _spelled(terminal.words_of(find(verdict.game)), difference)
        facts["differences"].append({**named, "details": details})
    if verdict.malformed is not None:
        facts["malformed"] = problem_figures(verdict.malformed)
    return facts


def problem_figures(error: ContentError) -> dict[str, Any]:
    """A mistake in a file as JSON."""
    names = ("file", "line", "key", "expected", "found", "nearest")
    return {name: getattr(error, name) for name in names}


def _tell(terminal: Terminal, verdict: Verdict) -> None:
    if verdict.malformed is not None:
        game = find(verdict.game) if verdict.game else None
        terminal.complain("case-malformed", problem=ContentProblem(verdict.malformed, game))
    elif verdict.holds:
        terminal.say("case-holds", path=verdict.file)
    else:
        terminal.say("case-fails", path=verdict.file, title=verdict.title)
        words = terminal.words_of(find(verdict.game))
        for difference in verdict.differences:
            terminal.line(_row(words, difference))


def _row(words: Words, difference: Difference) -> str:
    """One difference: where it is written, and what is different there."""
    place = words.plain(PLACES.get(difference.step, "case-place-step"), step=difference.step)
    if difference.run:
        place = words.plain("case-place-run", run=difference.run, place=place)
    details = {name: _short(text) for name, text in _spelled(words, difference).items()}
    said = words.plain(f"case-{difference.why}", **details)
    what = " ".join(said.split())
    return words.plain(
        "case-difference", line=difference.line, place=place, field=difference.field, what=what
    )


def _short(told: str) -> str:
    """What is longer Fluent would leave out altogether."""
    return told if len(told) <= LONGEST else f"{told[:LONGEST]}…"


def _spelled(words: Words, difference: Difference) -> dict[str, Any]:
    """Refusals in words, with the names of what they name; all else as the case writes it.

    What is wrong with an outcome, a refusal says among its details."""
    spelled: dict[str, Any] = {}
    for name, value in difference.details.items():
        if isinstance(value, Refusal):
            spelled[name] = words.refusal(value, difference.state)
            if "fault" in value.details:
                spelled["fault"] = told(words, str(value.details["fault"]))
        else:
            spelled[name] = str(value)
    return spelled
