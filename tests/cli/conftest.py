"""Runs the command: in this process through Typer's runner, or as a program of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rollout.cli.main import app


@dataclass
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def rollout(monkeypatch: pytest.MonkeyPatch) -> Run:
    """`rollout("games", "--all")`, in English and in this process."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: str, typed: str = "") -> Outcome:
        result = CliRunner().invoke(app, list(arguments), input=typed)
        return Outcome(result.exit_code, result.stdout, result.stderr)

    return run


@pytest.fixture
def program(tmp_path: Path) -> Run:
    """The same as a process, in an empty folder."""

    def run(*arguments: str, typed: str = "", **environment: str) -> Outcome:
        done = subprocess.run(
            [sys.executable, "-c", "from rollout.cli.main import main; main()", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
            timeout=120,
            check=False,
        )
        return Outcome(done.returncode, done.stdout, done.stderr)

    return run
