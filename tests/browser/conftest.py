"""A service, a browser, and windows of it for every test of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

from benchmarks.soak.servers import GENEROUS, Server
from rollout.server.page import FOLDER
from rollout.server.settings import Settings
from tests.browser.chromium import find_or_install
from tests.browser.window import STILL, Window

QUIETLY = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SERVICE = "tests.browser.service:application"
SECONDS = 60
"""How long a page may take for anything, on a machine that is busy with other things."""
LONGEST_TEST = 300
expect.set_options(timeout=SECONDS * 1000)

FOLDER_OF_TESTS = Path(__file__).parent

Open = Callable[..., Window]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that fails is tried once more, and the summary says so; none may hang.

    What hangs here hangs inside of Playwright, which no exception can leave in good order:
    the process is ended and, where there are several, replaced.
    """
    for item in items:
        if FOLDER_OF_TESTS in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))
            item.add_marker(pytest.mark.timeout(LONGEST_TEST, method="thread"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (FOLDER / "index.html").exists(), "the page is not built: make page"
    folder = tmp_path_factory.mktemp("service")
    settings = Settings(database=f"sqlite:///{folder / 'm.sqlite'}", limits=GENEROUS)
    with Server(settings, target=SERVICE) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Gone before a test of another folder begins: Playwright holds the thread's event loop."""
    path, _ = find_or_install()
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=str(path), args=QUIETLY)


@pytest.fixture
def open_window(server: Server, browser: Browser) -> Iterator[Open]:
    """Opens windows of people who do not know each other. None may show an error at the end."""
    contexts: list[BrowserContext] = []
    windows: list[Window] = []

    def open_one(settings: dict[str, Any] | None = None, **how: Any) -> Window:
        context = browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB", **how})
        context.set_default_timeout(SECONDS * 1000)
        contexts.append(context)
        window = Window(context, f"http://127.0.0.1:{server.port}", {**STILL, **(settings or {})})
        windows.append(window)
        return window

    yield open_one
    faults = [fault for window in windows for fault in window.faults]
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def window(open_window: Open) -> Window:
    return open_window()
