"""`rollout adjudicate`: is a written case decided by the rules as it says?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rollout.cli.failures import MISUSED, NO, Failure
from rollout.cli.terminal import Terminal


def adjudicate(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="help-adjudicate-files")],
) -> None:
    terminal: Terminal = ctx.obj
    raise Failure("broken")
