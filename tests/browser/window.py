"""A browser window as somebody at the table uses it."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response

STILL = {"motion": False, "theme": "dark", "name": "Kim", "twin": False, "muted": False}
"""Settings of the page for tests: nothing moves, so nothing has to be waited for."""

ARENA = """
[maps.arena]
name = "Arena"
columns = 7
rows = 9
home_rows = 2
areas = [
  { at = ["0302", "0502"], terrain = "rough" },
  { at = ["0105"], terrain = "water", depth = 1 },
  { at = ["0705"], terrain = "thin_trees" },
  { at = ["0305"], level = 1 },
]

[scenarios.duel]
name = "Duel"
map = "arena"
round_limit = 5
tie = "value"
placements = [
  { unit = "optimus-prime", hex = "0403", facing = 3 },
  { unit = "soundwave", hex = "0407", facing = 0 },
]
objectives = [{ kind = "eliminate" }]
[[scenarios.duel.sides]]
fixed = ["optimus-prime"]
[[scenarios.duel.sides]]
fixed = ["soundwave"]
"""
"""A field so small that two units are within range of each other from the first turn."""

DUEL = {"scenario": "duel", "deployment": "ready", "homebrew": ARENA}


class Window:
    def __init__(self, context: BrowserContext, address: str, settings: dict[str, Any]) -> None:
        self.address = address
        self.faults: list[str] = []
        """Errors of the page, unexpected answers of the service."""
        self.expected: set[int] = set()
        """Statuses that are part of the test."""
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(
            f"if (!localStorage.getItem('rollout-settings'))"
            f" localStorage.setItem('rollout-settings', {kept})"
        )
        self.context = context
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(f"page: {error}"))
        self.page.on("console", self._console)
        self.page.on("response", self._response)

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def create(self, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """A match made by this window, without going there."""
        wish = {"game": "the_game", "setup": DUEL, "seats": seats, "public": False, **more}
        made: dict[str, Any] = self._call("POST", "/api/matches", wish)
        return made

    def sit(self, seats: list[dict[str, Any]], **more: Any) -> str:
        """Create a match and go to its table. Its id."""
        self.go("/about")
        match = str(self.create(seats, **more)["match"])
        self.go(f"/table/{match}")
        self.board.wait_for()
        return match

    def get(self, path: str) -> Any:
        return self._call("GET", path, None)

    # What is on the screen

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("application")

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def choices(self) -> Locator:
        return self.page.locator(".choice")

    def choice(self, words: str | re.Pattern[str]) -> Locator:
        return self.page.locator(".choice", has_text=words)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log").first

    @property
    def banner(self) -> Locator:
        return self.page.locator(".banner.end")

    def wait_until_asked(self) -> bool:
        """Wait for a question to us. False when the match is over instead."""
        self.page.wait_for_selector("#question.asked, .banner.end")
        return self.banner.count() == 0

    def hex_at(self, label: str) -> tuple[float, float]:
        """The place of a hex on the screen: its label is its place on the board."""
        place: dict[str, float] = self.page.evaluate(
            """(label) => {
                const svg = document.querySelector("[role=application] svg");
                const column = Number(label.slice(0, 2)) - 1;
                const row = Number(label.slice(2)) - 1;
                const high = 40 * Math.sqrt(3);
                const down = row + (column % 2) / 2;
                const at = new DOMPoint(40 + 60 * column, high / 2 + down * high);
                const box = svg.getBoundingClientRect();
                const scale = box.width / svg.viewBox.baseVal.width;
                return { x: box.left + at.x * scale, y: box.top + at.y * scale };
            }""",
            label,
        )
        return place["x"], place["y"]

    def places(self) -> list[str]:
        """Hexes that the asked unit can move to, other than where it is."""
        if not self.choices.filter(has=self.page.get_by_text("Move", exact=True)).count():
            return []
        self.page.locator(".planner option").nth(2).wait_for(state="attached")
        options = self.page.locator(".planner option").all_inner_texts()
        return [text[:4] for text in options if text[:4].isdigit() and not text.endswith(" 0")]

    # Inside

    def _call(self, method: str, path: str, body: Any) -> Any:
        answer = self.page.evaluate(
            """async ([method, path, body]) => {
                const init = { method, headers: { "content-type": "application/json" } };
                if (body !== null) init.body = JSON.stringify(body);
                const answer = await fetch(path, init);
                return { ok: answer.ok, body: await answer.json() };
            }""",
            [method, path, body],
        )
        assert answer["ok"], answer["body"]
        return answer["body"]

    def _console(self, message: ConsoleMessage) -> None:
        known = ("Failed to load resource", "WebSocket connection")
        if message.type == "error" and not any(words in message.text for words in known):
            self.faults.append(f"console: {message.text}")

    def _response(self, response: Response) -> None:
        if response.status >= 400 and response.status not in self.expected:
            self.faults.append(f"{response.status}: {response.url}")
