"""People at a real server: they create matches over HTTP and sit at tables over WebSockets."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from benchmarks.soak.servers import Server
from rollout.server.messages import PROTOCOL

PATIENCE = 60
ids = itertools.count(1)


ANSWERS = ("done", "refused", "odds", "why", "way", "look", "hint", "standing")


class Api:
    """One browser: it keeps its cookies."""

    def __init__(self, server: Server, live_port: int = 0) -> None:
        self.server = server
        self.live_port = live_port or server.port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE)

    def create(self, game: str = "tic_tac_toe", **wishes: Any) -> Any:
        """A match of this browser alone, unless the wishes say otherwise."""
        body = {"game": game, "seats": [{"kind": "me", "name": "Kim"}, {"kind": "hotseat"}]}
        return self.post("/api/matches", {**body, **wishes}, 201)

    def get(self, path: str, status: int = 200) -> Any:
        return _checked(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int = 200, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return _checked(self.http.post(path, json=body or {}, headers=headers), status)

    def turned_away(self, match: str) -> int:
        """The code with which the live table of a match is closed at once."""
        with pytest.raises(ConnectionClosed) as closed:
            self.sit(match)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def sit(self, match: str, *tokens: str, since: int = 0, together: bool = False) -> Chair:
        """A live table with those seats; without tokens the seats of the browser's cookies."""
        headers = {}
        wanted = (f"rollout_{match}_", "rollout_session")
        cookies = [
            f"{cookie.name}={cookie.value}"
            for cookie in self.http.cookies.jar
            if cookie.name.startswith(wanted)
        ]
        if cookies and not tokens:
            headers["Cookie"] = "; ".join(cookies)
        hello = {
            "protocol": PROTOCOL,
            "tokens": list(tokens),
            "since": since,
            "together": together,
        }
        return Chair(self.live_port, match, hello, headers)

    def watch(self, match: str) -> Chair:
        return Chair(self.live_port, match, {"protocol": PROTOCOL}, {})

    def __enter__(self) -> Api:
        return self

    def __exit__(self, *error: object) -> None:
        self.http.close()


class Chair:
    """One live table. `table` is the newest that came; `bytes` is all that ever came."""

    def __init__(
        self, port: int, match: str, hello: dict[str, Any], headers: dict[str, str]
    ) -> None:
        self.match = match
        self._open = contextlib.ExitStack()
        self.socket = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{port}/api/matches/{match}/live",
                additional_headers=headers,
                max_size=None,
                open_timeout=PATIENCE,
            )
        )
        self.bytes: list[str] = []
        self.events: list[Any] = []
        self.table: Any = None
        self.send({"hello": hello})
        self.receive("table")

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, *kinds: str, timeout: float = PATIENCE) -> Any:
        """The next message of one of these kinds."""
        while True:
            text = str(self.socket.recv(timeout))
            self.bytes.append(text)
            message = json.loads(text)
            kind = next(iter(message))
            if kind == "table":
                self.table = message["table"]
                self.events += self.table["events"]
            if not kinds or kind in kinds:
                return message[kind]

    def until(self, holds: Callable[[Any], bool]) -> Any:
        """The first table for which that holds."""
        while not holds(self.table):
            self.receive("table")
        return self.table

    def until_after(self, ply: int) -> Any:
        """The first table with more answers than that."""
        return self.until(lambda table: table["ply"] > ply)

    def ask(self, **message: Any) -> Any:
        """Send a request with an id and wait for its answer, or for the refusal."""
        (kind, body), request = next(iter(message.items())), f"r{next(ids)}"
        self.send({kind: {"id": request, **body}})
        while True:
            answer = self.receive(*ANSWERS)
            if answer.get("id") == request:
                return answer

    def answer(self, action: Any, seat: int | None = None, **more: Any) -> Any:
        """Answer the ask on the table; `done` or `refused`."""
        asked = self.table["ask"]["seat"] if seat is None else seat
        body = {"seat": asked, "ply": self.table["ply"], "action": action, **more}
        return self.ask(answer=body)

    def mark(self, cell: int) -> Any:
        return self.answer({"do": "mark", "cell": cell})

    def choose(self, rng: random.Random) -> Any:
        """A random answer."""
        actions = self.table["ask"]["options"]["actions"]
        return self.answer(rng.choice(actions)["action"])

    def play_on(self, rng: random.Random) -> Any:
        """Answer at random whenever asked, until the match is over; the result."""
        while True:
            table = self.until(lambda table: table["result"] or _my_turn(table))
            if table["result"]:
                return table["result"]
            ply = table["ply"]
            self.choose(rng)
            self.until_after(ply)

    def close(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            self._open.close()

    def __enter__(self) -> Chair:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


def _my_turn(table: Any) -> bool:
    return bool(table["ask"]) and table["ask"]["seat"] in table["you"]


def _checked(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, f"{answer.status_code}: {answer.text[:500]}"
    if answer.headers.get("content-type", "").startswith("application/json"):
        return answer.json()
    return answer.text
