"""What every test shares: Hypothesis profiles, and a line that says which build is under test."""

import importlib.util
import os
from collections.abc import Generator

import hypothesis
import pytest
from _pytest.doctest import DoctestModule

import rollout
from tests.flakes import pytest_terminal_summary
from tests.tracing import pytest_configure

__all__ = [
    "pytest_collect_file",
    "pytest_collection_modifyitems",
    "pytest_configure",
    "pytest_report_header",
    "pytest_terminal_summary",
]

WHOLE_MATCHES = (
    "tests/laws/",
    "tests/golden/",
    "tests/browser/",
    "tests/games/tabletop_warfare/exam/",
    "tests/games/energon_wars/exam/",
    "tests/games/attacktix/exam/",
    "tests/games/battlecards/exam/",
    "tests/games/battlecards/test_laws.py",
    "tests/games/the_game/exam/",
    "tests/games/energon_wars/test_words.py",
    "tests/cli/test_words.py",
    "tests/cast/",
)
"""Tests that play matches by the dozen, or look at a page. Tracing them doubles their time and
covers nothing that the tests of single rules do not."""

REAL_PROCESSES = ("tests/server/", "tests/cli/")
"""Tests that start, kill and reach real processes on whatever machine there is. One that fails is
tried once more, as in the browser, and the summary says so loudly: a fault to be mended."""

LONGEST = (
    "tests/house/test_compiled_build.py",
    "tests/laws/",
    "tests/golden/",
    "tests/gamekit/test_lessons.py",
)
"""These begin first: one that began last would keep one process busy and leave the others idle."""

hypothesis.settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, print_blob=True
)
hypothesis.settings.register_profile("explore", deadline=None, max_examples=2_000)
hypothesis.settings.load_profile(os.environ.get("ROLLOUT_HYPOTHESIS", "ci"))


def pytest_report_header() -> str:
    build = "compiled" if importlib.util.find_spec("rollout__mypyc") else "pure"
    return f"rollout {rollout.__version__}, {build} build"


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Tests are read for tests only: examples stand in sources and documents."""
    collectors = yield
    return [each for each in collectors if not isinstance(each, DoctestModule)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest first, unless the order is left to chance.

    Whole matches are left out of coverage, unless somebody asks which test reaches a line.
    """
    if not config.getoption("random_order_enabled", False):
        items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
    asked = config.getoption("cov_context", None)
    for item in items:
        if item.nodeid.startswith(REAL_PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=1))
        if item.nodeid.startswith(WHOLE_MATCHES) and not asked:
            item.add_marker("no_cover")
