"""A plugin of pytest: how long every test worked, as JSON in the file ROLLOUT_TIMES.

It is the processor's time that counts, so that a busy machine makes no test look long.

What is asked once for every game is left to the games that are looked at: ROLLOUT_NOT names the
others, and tests with one of them in their ID are passed over.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Generator
from pathlib import Path
from typing import ClassVar, Final

import pytest

SECONDS: dict[str, float] = {}
WORKED: Final = "worked"


class Clock:
    """How much the processor has worked since it was last asked."""

    before: ClassVar[float] = 0.0

    @classmethod
    def since(cls) -> float:
        now = time.process_time()
        worked, cls.before = now - cls.before, now
        return worked


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """After each of the three parts of a test. What is noted comes along from other processes."""
    report = yield
    setattr(report, WORKED, Clock.since())
    return report


def pytest_runtest_logstart() -> None:
    Clock.since()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    others = os.environ.get("ROLLOUT_NOT", "").split()
    passed_over = [each for each in items if is_about(each.nodeid, others)]
    if passed_over:
        items[:] = [each for each in items if each not in set(passed_over)]
        config.hook.pytest_deselected(items=passed_over)


def is_about(test: str, games: list[str]) -> bool:
    """Whether a test is the one of many that looks at one of these games."""
    _, _, example = test.partition("[")
    return any(example.startswith(game) for game in games)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    worked: float = getattr(report, WORKED, report.duration)
    SECONDS[report.nodeid] = SECONDS.get(report.nodeid, 0.0) + worked


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        Path(os.environ["ROLLOUT_TIMES"]).write_text(json.dumps(SECONDS), encoding="utf-8")
