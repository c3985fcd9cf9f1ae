"""A plugin of pytest: how long every test took that passed, as JSON in the file ROLLOUT_TIMES."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

SECONDS: dict[str, float] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    SECONDS[report.nodeid] = SECONDS.get(report.nodeid, 0.0) + report.duration


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        Path(os.environ["ROLLOUT_TIMES"]).write_text(json.dumps(SECONDS), encoding="utf-8")
