"""A table of Battlecards at any position: the page is the real one, the wire leads here."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec
from playwright.sync_api import WebSocketRoute

from rollout.games.battlecards import GAME
from rollout.games.battlecards.screen.looks import look
from rollout.server.clocks import Clocks
from rollout.server.play import Play, action_decoder
from rollout.server.records import ClockRule, MatchRecord, SeatRecord
from rollout.server.tables import Renderer
from rollout.server.wording import Teller
from tests.browser.window import Window
from tests.games.battlecards.bench import Bench

RECORD = MatchRecord("", "", "", "", "null", "", "", "committed", "rule", True, "{}", 0.0)
YOU = (0,)


class Staged:
    """Plays the part of the service for one window: the bench's match, seen by seat A."""

    def __init__(self, window: Window, bench: Bench, names: list[str]) -> None:
        self.bench = bench
        self.read = action_decoder(GAME.rules).decode
        seats = [SeatRecord("", seat, name, token="-") for seat, name in enumerate(names)]
        play = SimpleNamespace(
            match=bench.match,
            game=GAME.rules,
            result=None,
            log=[],
            offers={"draw": set(), "undo": set()},
            clocks=Clocks(ClockRule(), len(names)),
        )
        self.renderer = Renderer(RECORD, cast(Play, play), Teller(GAME))
        self.renderer.seats_changed(seats, set(range(len(names))))
        window.go("/about")
        game = {"game": "battlecards", "setup": {"decks": ["roll_out", "air_supremacy"]}}
        match = window.create([{"kind": "me", "name": names[0]}, {"kind": "open"}], **game)
        window.page.route_web_socket("**/live", self._serve)
        window.go(f"/table/{match['match']}")
        window.board.wait_for()
        assert window.wait_until_asked()

    def _serve(self, route: WebSocketRoute) -> None:
        route.on_message(lambda text: self._hear(route, msgspec.json.decode(text)))

    def _hear(self, route: WebSocketRoute, message: dict[str, Any]) -> None:
        if answer := message.get("answer"):
            self.bench.match.answer(self.read(msgspec.json.encode(answer["action"])))
            self.renderer.changed()
            done = {"id": answer["id"], "ply": self.bench.match.ply}
            route.send(msgspec.json.encode({"done": done}).decode())
        if asked := message.get("look"):
            seen = look(self.bench.match.state, YOU[0], asked["at"])
            route.send(msgspec.json.encode({"look": {"id": asked["id"], **seen}}).decode())
        if answer or "hello" in message:
            route.send(self.renderer.table(YOU, 0, -1))
