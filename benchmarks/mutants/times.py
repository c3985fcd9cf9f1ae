"""A plugin of pytest: how long every test took, as JSON in the file ROLLOUT_TIMES.

What is asked once for every game is left to the games that are looked at: ROLLOUT_NOT names the
others, and tests with one of them in their ID are passed over.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

SECONDS: dict[str, float] = {}


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
    SECONDS[report.nodeid] = SECONDS.get(report.nodeid, 0.0) + report.duration


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        Path(os.environ["ROLLOUT_TIMES"]).write_text(json.dumps(SECONDS), encoding="utf-8")
