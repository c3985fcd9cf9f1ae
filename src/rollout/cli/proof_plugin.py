"""Which rules the tests prove: a plugin of pytest that writes down what every marked test came to.

`pytest -p rollout.cli.proof_plugin --rules-proven FILE` writes, as JSON, the rules that each test
carries in `@pytest.mark.rule("TG-MOV-03")` and how it ended: `passed`, `failed`, `skipped`, or
`collected` for one that was not run. A test that is marked to be skipped or to fail proves nothing
and is left out.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

OPTION = "--rules-proven"
PROPERTY = "rules"
COLLECTED, PASSED = "collected", "passed"
PROVE_NOTHING = ("skip", "xfail")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, default="")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption(OPTION):
        config.pluginmanager.register(Proof(Path(config.getoption(OPTION))), "rules-proven")


class Proof:
    """Every marked test, and how it ended."""

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self.tests: dict[str, tuple[list[str], str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """The rules travel with the test, so that they come back from another process."""
        for item in items:
            rules = [rule for mark in item.iter_markers("rule") for rule in mark.args]
            if rules and not any(item.get_closest_marker(name) for name in PROVE_NOTHING):
                item.user_properties.append((PROPERTY, rules))

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for name, rules in item.user_properties:
                if name == PROPERTY and isinstance(rules, list):
                    self.tests[item.nodeid] = (rules, COLLECTED)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, rules in report.user_properties:
            if name == PROPERTY and isinstance(rules, list):
                before = self.tests.get(report.nodeid, (rules, COLLECTED))[1]
                decides = report.when == "call" or report.outcome != PASSED
                ended = report.outcome if decides else before
                self.tests[report.nodeid] = (rules, ended)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workerinput"):
            return
        tests = [
            {"test": test, "rules": rules, "outcome": outcome}
            for test, (rules, outcome) in sorted(self.tests.items())
        ]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps({"tests": tests}, indent=1), encoding="utf-8")
