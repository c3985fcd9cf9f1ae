"""A browser window as somebody at the table uses it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    WebSocket,
    expect,
)

STILL = {"motion": False, "theme": "dark", "name": "Kim", "twin": False, "muted": False}
"""Settings of the page for tests: nothing moves, so nothing has to be waited for."""

STANDING = "rollout-standing"
ANSWER_NOTHING = json.dumps(
    json.dumps(
        {
            "battlecards": {},
            "the_game": {},
            "attacktix": {},
            "energon_wars": {"energize-free": 1},
            "tabletop_warfare": {},
        }
    )
)
"""The service gives no answer by itself, however long a test takes to give one."""

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


PATIENCE = 6_000
"""For how many frames to look whether anybody is asked."""

MOST_ANSWERS = 200

NEUTRAL = (1, 1)
"""Where a mouse rests that looks at nothing: what comes up under it would be looked at."""

WHOLE = {
    "/": "li.game:not(.empty)",
    "/setup/the_game": ".map canvas",
    "/about": "main table",
    "/cast": ".member path",
    "/cast/prowl": ".sheet .shape path",
    "/rules/the_game": "article table",
}
"""What comes last to a page."""

AT_REST = """
async (what) => {{
    const look = {script};
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    let [found, same] = ["", 0];
    for (let frames = 0; same < 3; frames += 1) {{
        if (frames > 1000) throw new Error(`no rest: ${{found}}`);
        await frame();
        const now = JSON.stringify(look(what));
        same = now === found ? same + 1 : 0;
        found = now;
    }}
    return JSON.parse(found);
}}
"""

REMEMBER_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
    constructor(...how) {
        super(...how);
        window.sockets.push(this);
    }
};
"""


class Window:
    def __init__(self, context: BrowserContext, address: str, settings: dict[str, Any]) -> None:
        self.address = address
        self.faults: list[str] = []
        """Errors of the page, unexpected answers of the service."""
        self.expected: set[int] = set()
        """Statuses that are part of the test."""
        kept = json.dumps(json.dumps(settings))
        stored = (("rollout-settings", kept), (STANDING, ANSWER_NOTHING))
        for name, value in stored:
            context.add_init_script(
                f"if (!localStorage.getItem('{name}')) localStorage.setItem('{name}', {value})"
            )
        context.add_init_script(REMEMBER_SOCKETS)
        self.context = context
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(f"page: {error}"))
        self.page.on("console", self._console)
        self.page.on("response", self._response)

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def read(self, path: str) -> None:
        """Go to a page that is no table, and wait until all of it is there."""
        self.go(path)
        self.page.locator(WHOLE[path]).first.wait_for()
        expect(self.page.get_by_text(re.compile("^(Loading|Lädt) …$"))).to_have_count(0)

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
        self.board.or_(self.curtain).wait_for()
        self.take_over()
        self.board.wait_for()
        self.rest()
        return match

    def rest(self) -> None:
        """The mouse goes where it looks at nothing."""
        self.page.mouse.move(*NEUTRAL)

    def overhear(self) -> list[str]:
        """What the page will say to the service from now on, on the connections it opens."""
        said: list[str] = []

        def hear(words: str | bytes) -> None:
            said.append(str(words))

        def follow(socket: WebSocket) -> None:
            socket.on("framesent", hear)

        self.page.on("websocket", follow)
        return said

    def stop_time(self) -> None:
        """From the next page on nothing happens by itself; `page.clock` lets time go by."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1_000)

    def come_to_rest(self) -> None:
        """Wait until letters have their shapes and everything its place."""
        self.measure("() => [document.body.scrollWidth, document.body.scrollHeight]")

    def measure(self, script: str, what: str | None = None) -> Any:
        """What a script finds on the page once nothing of it changes from frame to frame."""
        return self.page.evaluate(AT_REST.format(script=script.strip()), what)

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

    @property
    def curtain(self) -> Locator:
        """What two who share a screen see in between."""
        return self.page.locator(".curtain")

    def take_over(self) -> None:
        """Whoever else sits at this screen goes on."""
        if self.curtain.count():
            self.curtain.get_by_role("button").click()

    def wait_until_asked(self) -> bool:
        """Wait for a question to us, whoever of us. False when the match is over instead."""
        self.page.wait_for_selector("#question.asked, .banner.end, .curtain")
        self.take_over()
        self.page.wait_for_selector("#question.asked, .banner.end")
        return self.banner.count() == 0

    def turns(self) -> Iterator[None]:
        """Once for every question to us, until the match is over. A match that stands still ends
        the test."""
        for _ in range(MOST_ANSWERS):
            if not self.wait_until_asked():
                return
            yield
        raise AssertionError(f"after {MOST_ANSWERS} answers it goes on")

    def asked(self) -> bool:
        """Whether a question to us is on the screen now."""
        return self.page.locator("#question.asked").count() > 0

    # What somebody does. Each waits for what it needs, and for what comes of it

    def take(self, words: str | re.Pattern[str]) -> None:
        """Answer the question with the first choice that has these words."""
        assert self.wait_until_asked()
        self.choice(words).first.click()
        self.settle()

    def sit_down(self, button: str) -> None:
        """On a free seat: for that the page is read anew, and what was done before is lost."""
        with self.page.expect_navigation():
            self.page.get_by_role("button", name=button).click()

    def answer_on_board(self, *keys: str) -> None:
        """Answer by keys on a measured board, which asks about a place before it says that it is
        the answer: until the match has gone on."""
        place = self.page.locator(".timeline .place")
        before = place.inner_text()
        self.board.focus()
        for key in keys:
            self.page.keyboard.press(key)
        expect(place).not_to_have_text(before)
        self.settle()

    def settle(self) -> None:
        """Until the table shows what came of an answer: so long no other can be given.

        The mouse leaves the list, or it would look at a choice of the next question.
        """
        expect(self.page.locator(".choice:disabled")).to_have_count(0)
        self.rest()

    def take_back(self) -> None:
        place = self.page.locator(".timeline .place")
        before = place.inner_text()
        self.page.get_by_role("button", name="Take back").click()
        expect(place).not_to_have_text(before)

    def lose_connection(self) -> None:
        """The socket breaks, and the page gets itself another."""
        known = self.page.evaluate("() => (sockets.at(-1).close(), sockets.length)")
        self.page.wait_for_function("(known) => sockets.length > known", arg=known)

    def hex_at(self, label: str) -> tuple[float, float]:
        """The place of a hex on the screen: its label is its place on the board, seen from one's
        own side and from above."""
        place: dict[str, float] = self.page.evaluate(
            """(label) => {
                const world = document.querySelector("[role=application] [data-turned]");
                const svg = world.querySelector("svg.sheet");
                const { width, height } = svg.viewBox.baseVal;
                const [above, below, squash] = [44, 26, 0.82];
                const column = Number(label.slice(0, 2)) - 1;
                const row = Number(label.slice(2)) - 1;
                const high = 40 * Math.sqrt(3) * squash;
                let x = 40 + 60 * column;
                let y = high / 2 + (row + (column % 2) / 2) * high;
                if (world.dataset.turned === "yes") {
                    x = width - x;
                    y = height - above - below - y;
                }
                const box = svg.getBoundingClientRect();
                const scale = box.width / width;
                return { x: box.left + x * scale, y: box.top + (above + y) * scale };
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
                init.signal = AbortSignal.timeout(60_000);
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


def next_to_decide(*windows: Window) -> Window | None:
    """Whoever is asked; None when the match is over for all."""
    for _ in range(PATIENCE):
        for window in windows:
            if window.asked():
                return window
        if all(window.banner.count() for window in windows):
            return None
        windows[0].page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("nobody is asked")
