"""What both ways of trying a mutant share: how pytest is asked, who failed, how long is waited."""

from __future__ import annotations

import os
import signal
import time
from typing import Final

import pytest

LONGEST_TEST: Final = 40
"""Seconds by the clock for one test; none of those that are asked takes a tenth of it."""
OPTIONS: Final = (
    *("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"),
    f"--timeout={LONGEST_TEST}",
)


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
