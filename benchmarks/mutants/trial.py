"""A mutant before its tests: in a copy of the repository, in a process that is forked for it."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from benchmarks.mutants.grafting import is_inside_a_function
from benchmarks.mutants.mutations import Mutant
from benchmarks.mutants.packages import ROOT
from benchmarks.mutants.sitting import MOST_MEMORY, STUCK, Sitting, Told, Trial
from benchmarks.mutants.witness import OPTIONS, Witness, await_child

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
NOT_COPIED: Final = ("web/", "benchmarks/history/")
LOADED_BEFORE: Final = ("msgspec", "fluent.runtime", "rich", "typer", "sqlalchemy")


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant, and the test that caught it."""

    mutant: Mutant
    verdict: str
    by: str = ""


HARMLESS: Final = Mutant("", 0, 0, 0, 0, "", "")


class Court:
    """A copy of the repository, where one mutant after another is tried."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.number = 0
        self.sitting: Sitting | None = None
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

    def sit(self, tests: list[str]) -> None:
        """Read these tests once, for all mutants whose fault is grafted."""
        self.sitting = Sitting(self.place, tests)

    def rise(self) -> None:
        if self.sitting is not None:
            self.sitting.close()

    def unharmed(self, tests: list[str]) -> Outcome | None:
        """What fails without any fault; everything that is imported is compiled by the way."""
        assert self.sitting is not None
        told = self.sitting.tried(Trial("", "", "", tests, 600))
        if told is None:
            sys.exit(f"the tests cannot be read; see {self.place.parent / 'sitting.log'}")
        return None if not told.failed else Outcome(HARMLESS, CAUGHT, told.failed)

    def tried(self, mutant: Mutant, tests: list[str], seconds: float, before: bool) -> Outcome:
        """Let the tests have a go at a mutant, in their order, until one fails.

        `before` says that its function is called before any test begins.
        """
        if not tests:
            return Outcome(mutant, UNREACHED)
        file = self.place / mutant.file
        source = file.read_text(encoding="utf-8")
        changed = mutant.applied(source)
        written = file.stat().st_mtime
        limit = PATIENCE + SLOWER * int(seconds)
        self.number += 1
        try:
            file.write_text(changed, encoding="utf-8")
            os.utime(file, (written + self.number * 10, written + self.number * 10))
            if is_inside_a_function(source, mutant.line, mutant.last):
                outcome = self._grafted(mutant, Trial(str(file), source, changed, tests, limit))
                if outcome is not None and (outcome.verdict == CAUGHT or not before):
                    return outcome
            return self._run(mutant, tests, limit)
        finally:
            file.write_text(source, encoding="utf-8")
            os.utime(file, (written, written))

    def _grafted(self, mutant: Mutant, trial: Trial) -> Outcome | None:
        """None where nothing could be grafted."""
        told: Told | None = self.sitting.tried(trial) if self.sitting is not None else None
        if told is None or not told.fit:
            return None
        if not told.ended:
            return Outcome(mutant, CAUGHT, "it does not come to an end")
        return Outcome(mutant, CAUGHT if told.failed else SURVIVED, told.failed)

    def _run(self, mutant: Mutant, tests: list[str], limit: int) -> Outcome:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
            self._be_tried(tests, writing)
        os.close(writing)
        status = await_child(child, limit * STUCK)
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

    def _be_tried(self, tests: list[str], writing: int) -> None:
        """In the child: run the tests, tell who failed, and go."""
        os.setsid()
        os.chdir(self.place)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        with (self.place.parent / "trial.log").open("w", encoding="utf-8") as log:
            os.dup2(log.fileno(), 1)
            os.dup2(log.fileno(), 2)
        sys.dont_write_bytecode = True
        witness = Witness()
        code: int = pytest.ExitCode.INTERNAL_ERROR
        try:
            code = pytest.main([*OPTIONS, "--rootdir", str(self.place), *tests], [witness])
        except BaseException:
            traceback.print_exc()
        finally:
            os.write(writing, witness.failed.encode())
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(int(code))
