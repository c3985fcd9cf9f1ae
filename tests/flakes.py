"""What passed only when it was tried again stands at the end of a run, in red, with its fault.

So chance neither throws a run away nor hides.
"""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    tried_again = terminalreporter.stats.get("rerun", [])
    passed = {report.nodeid for report in terminalreporter.stats.get("passed", [])}
    flaky = [report for report in tried_again if report.nodeid in passed]
    if not flaky:
        return
    terminalreporter.section(f"FLAKY: {len(flaky)} passed only at the second try", red=True)
    for report in flaky:
        terminalreporter.line(f"FLAKY {report.nodeid}", red=True, bold=True)
        terminalreporter.line(f"{report.longrepr}\n")
