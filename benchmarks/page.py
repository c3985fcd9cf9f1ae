"""How big the page is, how soon it is useful, how soon a click is painted, how it pans.

`python -m benchmarks.page [--rounds 5] [--forget]`
"""

from __future__ import annotations

import argparse
import gzip
import itertools
import os
import statistics
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, sync_playwright

from benchmarks import history
from benchmarks.soak.servers import GENEROUS, Server
from rollout.server.page import FOLDER, SMALL
from rollout.server.settings import Settings
from tests.browser.chromium import find_or_install
from tests.browser.conftest import DESKTOP, QUIETLY
from tests.browser.window import STILL, Window

GOALS: Final = {
    "home_paint_ms": 1_000, "table_paint_ms": 1_000, "click_to_paint_ms": 100, "pan_cpu_ms": 16,
}  # fmt: skip
TWELVE: Final = {"scenario": "full-muster", "deployment": "ready"}
PAN_MS: Final = 4_000
AGAINST_A_BOT: Final = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
CLICKS: Final = 12

WATCH: Final = """
window.slowest = [];
new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
        if (entry.interactionId) window.slowest.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""
"""Durations from an input to the next paint; what is quicker than 16 ms is not reported."""

FRAMES: Final = """
window.frames_seen = [];
const look = (now) => {
    window.frames_seen.push(now);
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
DRAG: Final = """
async ([x, y, long]) => {
    const board = document.querySelector("[role=application]");
    const how = { pointerId: 1, pointerType: "mouse", buttons: 1, bubbles: true };
    const begun = performance.now();
    for (let now = begun; now - begun < long; ) {
        now = await new Promise(requestAnimationFrame);
        const turn = ((now - begun) / 1000) * Math.PI;
        const at = { clientX: x + 160 * Math.sin(turn), clientY: y + 120 * Math.sin(turn / 2) };
        board.dispatchEvent(new PointerEvent("pointermove", { ...how, ...at }));
    }
}
"""
"""A step with every frame that the page gets: no way to it from outside is as quick."""
BUSY: Final = "TaskDuration"
"""What the page's thread did, in seconds of its own time, whatever else the machine does."""

PAINTED: Final = """
() => new Promise((done) => new PerformanceObserver((list) =>
    done(list.getEntriesByName("first-contentful-paint")[0].startTime)
).observe({ type: "paint", buffered: true }))
"""


def main() -> None:
    options = read_options()
    path, _ = find_or_install()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(
            Settings(database=f"sqlite:///{Path(folder) / 'm.sqlite'}", limits=GENEROUS)
        ) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=str(path), args=QUIETLY)
        address = f"http://127.0.0.1:{server.port}"
        rounds = [measure(browser, address) for _ in range(options.rounds)]
    figures: dict[str, Any] = {"all_files_gzip_bytes": size_of_page()}
    for name in rounds[0]:
        figures[name] = round(statistics.median(each[name] for each in rounds), 1)
    figures["meets"] = all(figures[name] <= goal for name, goal in GOALS.items())
    for name, figure in figures.items():
        print(f"{name:<24} {figure}")
    figures["load"] = round(os.getloadavg()[0], 1)
    if not options.forget:
        history.append("page", figures)


def measure(browser: Browser, address: str) -> dict[str, float]:
    """One visit with an empty cache: home, a table, and some clicks there."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")
    context.add_init_script(WATCH)
    window = Window(context, address, STILL)
    window.go("/")
    home = float(window.page.evaluate(PAINTED))
    match = window.create(AGAINST_A_BOT)["match"]
    window.page.goto(f"{address}/table/{match}")
    window.page.wait_for_selector("#question")
    table = float(window.page.evaluate("performance.now()"))
    slowest = click_about(window)
    panned = pan(window, address)
    context.close()
    return {
        "home_paint_ms": home, "table_paint_ms": table, "click_to_paint_ms": slowest, **panned
    }  # fmt: skip


def pan(window: Window, address: str) -> dict[str, float]:
    """A board with twelve units, nearer than it fits, dragged about for a while."""
    match = window.create(AGAINST_A_BOT, setup=TWELVE)["match"]
    page = window.page
    page.goto(f"{address}/table/{match}")
    assert window.wait_until_asked()
    page.locator("g.token").nth(11).wait_for(state="attached")
    page.locator("g.token svg path").first.wait_for(state="attached")
    window.board.press("+")
    window.board.press("+")
    page.wait_for_timeout(1_000)
    meter = window.context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    box = window.board.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    page.mouse.down()
    page.evaluate(FRAMES)
    before = busy(meter)
    page.evaluate(DRAG, [*middle, PAN_MS])
    spent = busy(meter) - before
    frames: list[float] = page.evaluate("window.frames_seen")
    page.mouse.up()
    gaps = [later - sooner for sooner, later in itertools.pairwise(frames)]
    return {
        "pan_frames_per_second": 1000 / statistics.mean(gaps),
        "pan_longest_frame_ms": max(gaps),
        "pan_cpu_ms": 1000 * spent / len(gaps),
    }


def busy(meter: CDPSession) -> float:
    metrics = meter.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == BUSY))


def click_about(window: Window) -> float:
    """The slowest of some clicks on choices."""
    for _ in range(CLICKS):
        if not window.wait_until_asked():
            break
        window.choices.first.click()
        window.page.wait_for_timeout(300)
    return float(window.page.evaluate("Math.max(0, ...window.slowest)"))


def size_of_page() -> int:
    """Every file of the page, those that are fetched only when needed included."""
    files = [file for file in FOLDER.rglob("*") if file.is_file() and file.suffix != SMALL]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the page in a real browser.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--forget", action="store_true", help="do not add to the history")
    return parser.parse_args()


if __name__ == "__main__":
    main()
