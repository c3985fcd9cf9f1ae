"""What the test run itself promises: nothing hangs, nothing flaky hides, nothing waits blindly."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = (
    "xdist.plugin",
    "pytest_cov.plugin",
    "pytest_rerunfailures",
    "pytest_timeout",
    "tests.flakes",
    "tests.tracing",
)
PYTEST = [sys.executable, "-m", "pytest", *(word for part in PARTS for word in ("-p", part))]
FLAKY = """
import pathlib
import pytest

@pytest.mark.flaky(reruns=1)
def test_of_two_minds():
    seen = pathlib.Path(__file__).with_name("seen")
    first = not seen.exists()
    seen.touch()
    assert not first, "a reason to fail"

def test_of_one_mind():
    pass
"""
BROKEN = """
import pytest

@pytest.mark.flaky(reruns=1)
def test_that_always_fails():
    assert 1 == 2
"""
HANGING = """
import threading
import pytest

@pytest.mark.timeout(1, method="thread")
def test_that_hangs():
    threading.Event().wait()

def test_of_one_mind():
    pass
"""
TRACED = """
import sys
import pytest

@pytest.mark.no_cover
def test_that_plays_by_the_dozen():
    assert sys.gettrace() is None

def test_of_one_rule():
    assert sys.gettrace() is not None
"""


def run(folder: Path, text: str, *options: str) -> tuple[int, str]:
    (folder / "test_it.py").write_text(text, encoding="utf-8")
    (folder / "none.ini").write_text("[pytest]\n", encoding="utf-8")
    done = subprocess.run(
        [*PYTEST, "-c", str(folder / "none.ini"), *options, str(folder)],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "COVERAGE_CORE": "ctrace",
            "COVERAGE_FILE": str(folder / "coverage"),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize("workers", ["0", "1"])
def test_what_passes_at_the_second_try_is_told_with_its_fault(tmp_path: Path, workers: str) -> None:
    code, told = run(tmp_path, FLAKY, "-n", workers)
    assert code == 0
    assert "FLAKY: 1 passed only at the second try" in told
    assert "FLAKY test_it.py::test_of_two_minds" in told
    assert "a reason to fail" in told


def test_what_fails_twice_fails(tmp_path: Path) -> None:
    code, told = run(tmp_path, BROKEN)
    assert code == 1
    assert "FLAKY" not in told


def test_what_hangs_costs_its_process_and_nothing_else(tmp_path: Path) -> None:
    code, told = run(tmp_path, HANGING, "-n", "1")
    assert code == 1
    assert "1 failed, 1 passed" in told
    assert "crashed while running" in told


@pytest.mark.parametrize("workers", ["0", "1"])
def test_what_is_not_covered_is_not_traced(tmp_path: Path, workers: str) -> None:
    code, told = run(tmp_path, TRACED, "--cov", "--cov-report=", "-n", workers)
    assert (code, "2 passed" in told) == (0, True), told


def test_no_test_of_the_browser_waits_for_a_while_instead_of_for_something() -> None:
    folder = ROOT / "tests" / "browser"
    blind = [
        path.name
        for path in folder.glob("*.py")
        if "wait_for_timeout" in path.read_text(encoding="utf-8")
        or "sleep(" in path.read_text(encoding="utf-8")
    ]
    assert blind == []


def test_every_test_has_a_limit_of_time(pytestconfig: pytest.Config) -> None:
    assert int(pytestconfig.getini("timeout")) > 0
