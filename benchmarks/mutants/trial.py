"""A mutant before its tests: in a copy of the repository, in a process that is forked for it."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from benchmarks.mutants.mutations import Mutant
from benchmarks.mutants.packages import ROOT

CAUGHT: Final = "caught"
SURVIVED: Final = "survived"
UNREACHED: Final = "unreached"
TELLING: Final = (
    pytest.ExitCode.TESTS_FAILED,
    pytest.ExitCode.INTERRUPTED,
    pytest.ExitCode.USAGE_ERROR,
)
"""A test failed, or cannot be collected or found any more; anything else says nothing."""
PATIENCE: Final = 15
"""Seconds of work a trial may take beside its tests; a mutant that goes on longer is caught."""
SLOWER: Final = 1
LONGEST_TEST: Final = 40
"""Seconds by the clock for one test; none of those that are asked takes a tenth of it."""
STUCK: Final = 20
"""Times as long by the clock, for what waits instead of working."""
MOST_MEMORY: Final = 6_000_000_000
NOT_COPIED: Final = ("web/", "benchmarks/history/")
LOADED_BEFORE: Final = ("msgspec", "fluent.runtime", "rich", "typer", "sqlalchemy")


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant, and the test that caught it."""

    mutant: Mutant
    verdict: str
    by: str = ""


class Witness:
    """A plugin of pytest that remembers which test failed first."""

    def __init__(self) -> None:
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid} (not collected)"


class Court:
    """A copy of the repository, where one mutant after another is tried."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.number = 0
        self._copy()
        assert "rollout" not in sys.modules, "the copy would never be looked at"
        for name in LOADED_BEFORE:
            __import__(name)
        sys.path.insert(0, str(place / "src"))
        os.environ["PYTHONPATH"] = str(place / "src")

    def _copy(self) -> None:
        shutil.rmtree(self.place, ignore_errors=True)
        tracked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(tracked, cwd=ROOT, check=True, capture_output=True, text=True)
        for name in listed.stdout.split("\0"):
            if name and not name.startswith(NOT_COPIED) and (ROOT / name).is_file():
                (self.place / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.place / name)

    def unharmed(self, tests: list[str]) -> Outcome | None:
        """What fails without any fault; everything that is imported is compiled by the way."""
        harmless = Mutant("", 0, 0, 0, 0, "", "")
        outcome = self._run(harmless, tests, 600, keep_bytecode=True)
        return None if outcome.verdict == SURVIVED else outcome

    def tried(self, mutant: Mutant, tests: list[str], seconds: float) -> Outcome:
        """Let the tests have a go at a mutant, in their order, until one fails."""
        if not tests:
            return Outcome(mutant, UNREACHED)
        file = self.place / mutant.file
        source = file.read_text(encoding="utf-8")
        before = file.stat().st_mtime
        self.number += 1
        try:
            file.write_text(mutant.applied(source), encoding="utf-8")
            os.utime(file, (before + self.number * 10, before + self.number * 10))
            return self._run(mutant, tests, PATIENCE + SLOWER * int(seconds))
        finally:
            file.write_text(source, encoding="utf-8")
            os.utime(file, (before, before))

    def _run(
        self, mutant: Mutant, tests: list[str], limit: int, keep_bytecode: bool = False
    ) -> Outcome:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
            self._be_tried(tests, writing, keep_bytecode)
        os.close(writing)
        status = _await(child, limit * STUCK)
        with os.fdopen(reading, encoding="utf-8") as told:
            failed = told.read()
        if status is None or os.WIFSIGNALED(status):
            return Outcome(mutant, CAUGHT, "it does not come to an end")
        code = os.waitstatus_to_exitcode(status)
        if code == pytest.ExitCode.OK:
            return Outcome(mutant, SURVIVED)
        if code not in TELLING and not failed:
            sys.exit(
                f"pytest ended with {code} and no test failed; see {self.place.parent}/trial.log"
            )
        return Outcome(mutant, CAUGHT, failed or f"exit {code}")

    def _be_tried(self, tests: list[str], writing: int, keep_bytecode: bool) -> None:
        """In the child: run the tests, tell who failed, and go."""
        os.setsid()
        os.chdir(self.place)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        with (self.place.parent / "trial.log").open("w", encoding="utf-8") as log:
            os.dup2(log.fileno(), 1)
            os.dup2(log.fileno(), 2)
        sys.dont_write_bytecode = not keep_bytecode
        witness = Witness()
        options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"]
        options += [f"--timeout={LONGEST_TEST}"]
        code: int = pytest.ExitCode.INTERNAL_ERROR
        try:
            code = pytest.main([*options, "--rootdir", str(self.place), *tests], [witness])
        except BaseException:
            traceback.print_exc()
        finally:
            os.write(writing, witness.failed.encode())
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(int(code))


def _await(child: int, limit: float) -> int | None:
    """The status of a child that has ended; None for one that had to be ended."""
    ends = time.monotonic() + limit
    while time.monotonic() < ends:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None
