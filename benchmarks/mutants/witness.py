"""What both ways of trying a mutant share: how pytest is asked, who failed, how long is waited."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Generator
from typing import Final, NoReturn

import pytest

LONGEST_TEST: Final = 40.0
"""Seconds of work for one test; none of those that are asked takes a tenth of it."""
OPTIONS: Final = (
    *("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"),
    "--timeout=0",
)
"""No limit by the clock: on a busy machine it would call slow tests failed, mutants caught."""


class Witness:
    """A plugin of pytest that remembers which test failed first, and ends one that works on."""

    def __init__(self, longest: float = LONGEST_TEST) -> None:
        self.failed = ""
        self.longest = longest

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None, None, None]:
        """The processor's time is counted, of this process alone."""
        signal.signal(signal.SIGPROF, self._worked_too_long)
        signal.setitimer(signal.ITIMER_PROF, self.longest)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def _worked_too_long(self, *_: object) -> NoReturn:
        pytest.fail(f"more than {self.longest} seconds of work")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid} (not collected)"


def await_child(child: int, limit: float) -> int | None:
    """The status of a child that has ended; None for one that had to be ended."""
    ends = time.monotonic() + limit
    while time.monotonic() < ends:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status
        time.sleep(0.01)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None
