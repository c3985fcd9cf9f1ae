"""`rollout completion SHELL`: what a shell needs to complete commands, options and names."""

from __future__ import annotations

import os
from typing import Annotated, Any

import typer
from typer._completion_classes import completion_init
from typer._completion_shared import get_completion_script

from rollout.bots.by_name import LEVELS, NAMES
from rollout.cli.failures import Failure
from rollout.cli.terminal import Terminal
from rollout.games.registry import games

PROGRAM = "rollout"
VARIABLE = "_ROLLOUT_COMPLETE"
"""Set by the shell that asks what could come next."""
SHELLS = ("bash", "zsh", "fish")


def completion(
    ctx: typer.Context,
    shell: Annotated[str, typer.Argument(metavar="SHELL", help="help-completion-shell")],
) -> None:
    terminal: Terminal = ctx.obj
    if shell not in SHELLS:
        raise Failure("unknown-shell", name=shell, known=", ".join(SHELLS))
    script = get_completion_script(prog_name=PROGRAM, complete_var=VARIABLE, shell=shell)
    terminal.line(script)


def answer_the_shell(group: Any) -> None:
    """If a shell asks what could come next, say it and leave."""
    if VARIABLE in os.environ:
        completion_init()
        group._main_shell_completion({}, PROGRAM, VARIABLE)


def game_names(incomplete: str) -> list[str]:
    return [each.slug for each in games() if each.slug.startswith(incomplete)]


def bot_names(incomplete: str) -> list[str]:
    """The last of several, separated by commas."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in (*LEVELS, *NAMES) if name.startswith(last)]
