"""A table of any game at any position: the page is the real one, the wire leads here."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from playwright.sync_api import WebSocketRoute

from rollout.games.registry import find
from rollout.kernel.actions import Action
from rollout.kernel.match import Match
from rollout.server.clocks import Clocks
from rollout.server.game_forms import action_decoder
from rollout.server.play import Play
from rollout.server.records import ClockRule, MatchRecord, SeatRecord
from rollout.server.study import foretold
from rollout.server.tables import Renderer
from rollout.server.teller import Teller
from rollout.server.worker_time import now
from rollout.space.regions.region import shortest_way
from tests.browser.window import Window

RECORD = MatchRecord("", "", "", "", "null", "", "", "committed", "rule", True, "{}", 0.0)


class Staged:
    """Plays the part of the service for one window: a match as one of its seats sees it.

    Answers are played, looks are answered, odds, ways and reasons are told; hints are not given.
    Nobody answers for the others, unless it is said who does. Time begins with a `limit`, and is
    told once: what goes by is the page's own.
    """

    def __init__(
        self,
        window: Window,
        match: Match[Any],
        names: list[str],
        you: tuple[int, ...] = (0,),
        others: Callable[[Match[Any]], Action] | None = None,
        remarks: tuple[str, ...] = (),
        limit: float | None = None,
    ) -> None:
        self.game = find(match.game.slug)
        self.match = match
        self.you = you
        self.others = others
        self.remarks = remarks
        self.name = names[-1]
        self.read = action_decoder(match.game).decode
        seats = [SeatRecord("", seat, name, token="-") for seat, name in enumerate(names)]
        self.play = SimpleNamespace(
            match=match,
            game=match.game,
            result=None,
            log=[],
            backs=[],
            sequence=0,
            chain="",
            offers={"draw": set(), "undo": set()},
            clocks=Clocks(ClockRule(), len(names), limit),
        )
        self.play.clocks.begin(now(), limit)
        self.teller = Teller(self.game)
        self.renderer = Renderer(RECORD, cast(Play, self.play), self.teller)
        self.renderer.seats_changed(seats, set(range(len(names))))
        window.go("/about")
        lobby = [{"kind": "me", "name": names[0]}, {"kind": "bot", "level": "random"}]
        made = window.create(lobby, game=match.game.slug, setup=None)
        window.page.route_web_socket("**/live", self._serve)
        window.go(f"/table/{made['match']}")
        window.board.wait_for()
        assert window.wait_until_asked()
        window.rest()

    def _go_on(self) -> None:
        """Until we are asked again, or the match is over."""
        while self.others and self.match.ask is not None and self.match.ask.seat not in self.you:
            self.match.answer(self.others(self.match))
        self.play.result = self.match.result

    def _serve(self, route: WebSocketRoute) -> None:
        route.on_message(lambda text: self._hear(route, msgspec.json.decode(text)))

    def _hear(self, route: WebSocketRoute, message: dict[str, Any]) -> None:
        if answer := message.get("answer"):
            for action in answer.get("actions") or [answer["action"]]:
                self.match.answer(self.read(msgspec.json.encode(action)))
            self._go_on()
            self.renderer.changed()
            done = {"id": answer["id"], "ply": self.match.ply}
            route.send(msgspec.json.encode({"done": done}).decode())
        if asked := message.get("look"):
            look = self.game.screen.look
            assert look is not None
            seen = look(self.match.state, self.you[0], asked["at"])
            route.send(msgspec.json.encode({"look": {"id": asked["id"], **seen}}).decode())
        for kind in ("why", "way"):
            if asked := message.get(kind):
                route.send(msgspec.json.encode({kind: self._checked(kind, asked)}).decode())
        if asked := message.get("odds"):
            action = self.read(msgspec.json.encode(asked["action"]))
            found = foretold(self.match, asked["seat"], action)
            route.send(msgspec.json.encode({"odds": {"id": asked["id"], **found}}).decode())
        if answer or "hello" in message:
            route.send(msgspec.json.encode(self._table()).decode())
        if "hello" in message:
            for number, text in enumerate(self.remarks):
                said = {"from": self.name, "text": text, "seat": 1, "number": number}
                route.send(msgspec.json.encode({"chat": said}).decode())

    def _checked(self, kind: str, asked: dict[str, Any]) -> dict[str, Any]:
        """Why not, or the shortest way and why there is none."""
        ask = self.match.ask
        assert ask is not None
        action = self.read(msgspec.json.encode(asked["action"]))
        way = shortest_way(ask.options, action) if kind == "way" else None
        refusal = ask.options.refusal(way or action)
        told = None if refusal is None else self.teller.refusal(refusal, self.match.state)
        found = {"action": way} if kind == "way" else {}
        return {"id": asked["id"], **found, "refusal": told}

    def _table(self) -> dict[str, Any]:
        """With the table in words, as whoever watches it gets it."""
        message: dict[str, Any] = msgspec.json.decode(self.renderer.table(self.you, 0, -1))
        seat = self.renderer.in_order(self.you)[0]
        if self.teller.twin is not None:
            message["table"]["view"]["twin"] = self.teller.twin(self.match.view(seat))
        return message
