"""Many mutants before tests that were read once: a process for each is forked from one of them.

What a mutant of a function needs is its code, grafted into the functions that are there. A mutant
of anything else is tried by reading everything anew (`trial.py`), and so is one that survives
although its function had a say before the tests began.
"""

from __future__ import annotations

import gc
import os
import resource
import sys
import traceback
from pathlib import Path
from types import FunctionType
from typing import Any, Final

import msgspec
import pytest

from benchmarks.mutants.grafting import functions_below, graft
from benchmarks.mutants.witness import OPTIONS, Witness, await_child

MOST_MEMORY: Final = 6_000_000_000
UNFIT: Final = 77
"""How a process ends in which nothing could be grafted."""
STUCK: Final = 20
"""Times as long by the clock, for what waits instead of working."""


class Trial(msgspec.Struct):
    """One mutant: its file before and after, the tests, the seconds of work they may take."""

    file: str
    before: str
    after: str
    tests: list[str]
    limit: int


class Told(msgspec.Struct):
    """Whether the tests could be asked at all, came to an end, and which failed."""

    fit: bool = True
    ended: bool = True
    failed: str = ""


class Sitting:
    """The process in which the tests were read, as it is seen from outside."""

    def __init__(self, place: Path, tests: list[str]) -> None:
        asked, self.asks = os.pipe()
        self.hears, tells = os.pipe()
        self.child = os.fork()
        if self.child == 0:
            os.close(self.asks)
            os.close(self.hears)
            _sit(place, tests, asked, tells)
        os.close(asked)
        os.close(tells)
        self.answers = os.fdopen(self.hears, "rb")

    def tried(self, trial: Trial) -> Told | None:
        """What became of a mutant; None once there is nobody to ask."""
        os.write(self.asks, b"%d\n" % len(data := msgspec.json.encode(trial)))
        sent = 0
        while sent < len(data):
            sent += os.write(self.asks, data[sent:])
        answer = self.answers.readline()
        return msgspec.json.decode(answer, type=Told) if answer else None

    def close(self) -> None:
        os.close(self.asks)
        self.answers.close()
        os.waitpid(self.child, 0)


class Bench:
    """A plugin of pytest that hears mutants instead of running all tests once."""

    def __init__(self, asked: int, tells: int, witness: Witness) -> None:
        self.asked = os.fdopen(asked, "rb")
        self.tells = tells
        self.witness = witness
        self.functions: dict[str, list[FunctionType]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        gc.collect()
        self.functions = functions_below(str(session.config.rootpath / "src"))
        gc.freeze()
        while size := self.asked.readline():
            trial = msgspec.json.decode(self.asked.read(int(size)), type=Trial)
            told = self._tried(trial, [items[each] for each in trial.tests if each in items])
            os.write(self.tells, msgspec.json.encode(told) + b"\n")
        return True

    def _tried(self, trial: Trial, items: list[pytest.Item]) -> Told:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            resource.setrlimit(resource.RLIMIT_CPU, (trial.limit, trial.limit))
            self._be_tried(trial, items, writing)
        os.close(writing)
        status = await_child(child, trial.limit * STUCK)
        with os.fdopen(reading, encoding="utf-8") as told:
            failed = told.read()
        if status is None or os.WIFSIGNALED(status):
            return Told(ended=False)
        return Told(fit=os.waitstatus_to_exitcode(status) != UNFIT, failed=failed)

    def _be_tried(self, trial: Trial, items: list[pytest.Item], writing: int) -> None:
        """In the child: graft, run the tests, tell who failed, and go."""
        code = UNFIT
        try:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            functions = self.functions.get(trial.file, [])
            fault = (trial.file, trial.before, trial.after)
            if trial.before == trial.after or graft(functions, *fault):
                self._run(items)
                code = 0
        except BaseException:
            self.witness.failed = self.witness.failed or "the run itself"
            traceback.print_exc()
            code = 0
        finally:
            os.write(writing, self.witness.failed.encode())
            os._exit(code)

    def _run(self, items: list[pytest.Item]) -> None:
        for item, following in zip(items, [*items[1:], None], strict=True):
            hook: Any = item.config.hook
            hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.witness.failed:
                break


def _sit(place: Path, tests: list[str], asked: int, tells: int) -> None:
    """In the process that stays: read all tests, then hear mutants until nobody asks."""
    os.chdir(place)
    with (place.parent / "sitting.log").open("w", encoding="utf-8") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    witness = Witness()
    try:
        pytest.main(
            [*OPTIONS, "--rootdir", str(place), *tests], [witness, Bench(asked, tells, witness)]
        )
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)
