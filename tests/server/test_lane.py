"""The port for live tables alone: the same matches and messages, by another wire."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from collections.abc import Callable, Iterator

import pytest
import uvloop
from picows import WSFrame, WSListener, WSTransport
from websockets.asyncio.client import connect as async_connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from benchmarks.soak.servers import Server, free_port
from rollout.server.lane import EVERYBODY, send_whole
from rollout.server.settings import Limits, Settings
from rollout.server.threshold import Newcomer, Threshold
from rollout.server.visit import LARGEST_MESSAGE
from tests.server.people import Api

PATIENCE = 60

HELLO = '{"hello":{"protocol":2}}'


def open_line(port: int, path: str, **headers: str) -> ClientConnection:
    return connect(f"ws://127.0.0.1:{port}{path}", additional_headers=headers, open_timeout=60)


def how_it_ends(line: ClientConnection) -> tuple[int, str]:
    """Read on until the service closes; the code and the reason that it gives."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.recv(PATIENCE)
    assert line.close_code is not None
    assert line.close_reason is not None
    return line.close_code, line.close_reason


def begun(port: int, match: str, connection: str = "Upgrade") -> socket.socket:
    """A WebSocket of which only the handshake was done."""
    raw = socket.create_connection(("127.0.0.1", port), PATIENCE)
    head = f"GET /api/matches/{match}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    key = "Sec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\nSec-WebSocket-Version: 13\r\n"
    raw.sendall(f"{head}{key}Connection: {connection}\r\n\r\n".encode())
    assert raw.recv(4096).startswith(b"HTTP/1.1 101")
    return raw


def everything(raw: socket.socket) -> bytes:
    """What comes until the other side closes."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while data := raw.recv(65_536):
            heard += data
    return heard


def test_a_match_between_both_ports_is_played_to_its_end(api: Api, beside: Api) -> None:
    made = beside.create("bluff")
    with (
        beside.sit(made["match"], made["tokens"]["0"]) as first,
        api.sit(made["match"], made["tokens"]["1"]) as second,
        beside.watch(made["match"]) as spectator,
    ):
        chairs, rng = (first, second), random.Random(3)
        while not first.table["result"]:
            ply, asked = first.table["ply"], chairs[first.table["ask"]["seat"]]
            asked.until_after(ply - 1)
            assert "refusal" not in asked.choose(rng)
            first.until_after(ply)
        for chair in (second, spectator):
            assert chair.until(lambda table: table["result"])["result"] == first.table["result"]


def test_everything_that_is_asked_is_answered_in_the_order_of_asking(beside: Api) -> None:
    made = beside.create()
    with beside.sit(made["match"], *made["tokens"].values()) as both:
        mark = {"do": "mark", "cell": 0}
        both.send({"odds": {"id": "odds", "seat": 0, "action": mark}})
        both.send({"undo": {"seat": 0, "id": "undo"}})
        both.send({"answer": {"id": "a", "seat": 0, "ply": 0, "action": mark}})
        both.send({"answer": {"id": "a", "seat": 0, "ply": 0, "action": mark}})
        both.send({"answer": {"id": "b", "seat": 1, "ply": 1, "action": mark}})
        heard = [both.receive("refused", "done", "odds")["id"] for _ in range(5)]
        assert [each for each in heard if each != "odds"] == ["undo", "a", "a", "b"]


def test_an_answer_and_its_table_come_together_when_that_is_wished(beside: Api) -> None:
    made = beside.create()
    with beside.sit(made["match"], *made["tokens"].values(), together=True) as both:
        action = {"do": "mark", "cell": 4}
        both.send({"answer": {"id": "a", "seat": 0, "ply": 0, "action": action}})
        message = json.loads(both.socket.recv(PATIENCE))
        assert message["done"] == {"id": "a", "ply": 1}
        assert message["table"]["view"]["cells"][4] == 0


def test_cookies_show_seats_unless_another_site_asks(beside: Api) -> None:
    made = beside.create()
    with beside.sit(made["match"]) as mine:
        assert mine.table["you"] == [0, 1]
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in beside.http.cookies.jar)
    path = f"/api/matches/{made['match']}/live"
    for origin, seats in ((f"http://127.0.0.1:{beside.live_port}", [0, 1]), ("http://evil", [])):
        with open_line(beside.live_port, path, Cookie=cookies, Origin=origin) as line:
            line.send(HELLO)
            assert json.loads(line.recv(PATIENCE))["table"]["you"] == seats


@pytest.mark.parametrize("path", ["/", "/api/matches", "/api/matches/x/live/y", "/api/games"])
def test_nothing_else_is_there(beside: Api, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        open_line(beside.live_port, path)
    assert refused.value.response.status_code == 404


@pytest.mark.parametrize(
    ("match", "first", "code", "reason"),
    [
        ("a" * 12, HELLO, 4404, "no-such-match"),
        ("", '{"why":{}}', 1008, "say hello first"),
        ("", "no JSON", 1008, "say hello first"),
        ("", HELLO + " " * 2 * LARGEST_MESSAGE, 1009, "Received frame with"),
    ],
)
def test_whoever_does_not_keep_to_the_protocol_is_hung_up_on(
    beside: Api, match: str, first: str, code: int, reason: str
) -> None:
    path = f"/api/matches/{match or beside.create()['match']}/live"
    with open_line(beside.live_port, path) as line:
        with contextlib.suppress(ConnectionClosed):
            line.send(first)
        found, why = how_it_ends(line)
        assert found == code
        assert why.startswith(reason)


def test_a_message_in_pieces_is_put_together(beside: Api) -> None:
    made = beside.create()
    with beside.sit(made["match"], *made["tokens"].values()) as both:
        body = {"id": "p", "seat": 0, "ply": 0, "action": {"do": "mark", "cell": 8}}
        whole = json.dumps({"answer": body})
        both.socket.send([whole[:7], "", whole[7:30], whole[30:]])
        assert both.receive("done") == {"id": "p", "ply": 1}
        both.socket.send(whole.replace('"p"', '"q"').encode())
        assert both.receive("refused")["refusal"]["why"] == "stale"


def test_pieces_that_never_end_are_not_collected(beside: Api) -> None:
    made = beside.create()
    with beside.sit(made["match"]) as both:
        piece = " " * 1000
        with contextlib.suppress(ConnectionClosed):
            both.socket.send(piece for _ in range(LARGEST_MESSAGE))
        assert how_it_ends(both.socket) == (1009, "too large")


def test_a_flood_of_pings_is_ended(strict: Server) -> None:
    with Api(strict, strict.settings.live_port) as api:
        match = api.create()["match"]
        with contextlib.closing(begun(strict.settings.live_port, match)) as raw:
            raw.sendall(b"\x89\xfd\0\0\0\0" + b"x" * 125)
            with contextlib.suppress(OSError):
                for _ in range(2_000):
                    raw.sendall(b"\x89\x80\0\0\0\0")
            assert (1008).to_bytes(2, "big") + b"far too many messages" in everything(raw)


def test_empty_pieces_without_end_are_not_heard_for_ever(strict: Server) -> None:
    with Api(strict, strict.settings.live_port) as api:
        match = api.create()["match"]
        with contextlib.closing(begun(strict.settings.live_port, match)) as raw:
            with contextlib.suppress(OSError):
                for _ in range(2_000):
                    raw.sendall(b"\x00\x80\0\0\0\0")
            assert (1008).to_bytes(2, "big") + b"far too many messages" in everything(raw)


def test_a_ping_is_answered_and_an_empty_farewell_gets_a_proper_one(beside: Api) -> None:
    with contextlib.closing(begun(beside.live_port, beside.create()["match"])) as raw:
        raw.sendall(b"\x89\x82\0\0\0\0hi" + b"\x88\x80\0\0\0\0")
        assert everything(raw).endswith(b"\x8a\x02hi" + b"\x88\x02\x03\xe8")


def test_some_browsers_want_to_keep_alive_what_they_upgrade(beside: Api) -> None:
    begun(beside.live_port, beside.create()["match"], "keep-alive, Upgrade").close()


def noise(rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(1, 400))


def unmasked(rng: random.Random) -> bytes:
    return b"\x81\x0c" + b'{"hello":{}}'


def endless(rng: random.Random) -> bytes:
    return b"\x81\xff" + b"\x7f" + rng.randbytes(7) + b"\0\0\0\0" + b"{"


def reserved(rng: random.Random) -> bytes:
    return bytes([rng.choice((0x83, 0x8B, 0xF1, 0xC1)), 0x80, 0, 0, 0, 0])


@pytest.mark.parametrize("bad", [noise, unmasked, endless, reserved])
def test_broken_frames_harm_nobody_else(beside: Api, bad: Callable[[random.Random], bytes]) -> None:
    made = beside.create()
    rng = random.Random(5)
    with beside.sit(made["match"], *made["tokens"].values()) as both:
        for _ in range(20):
            with contextlib.closing(begun(beside.live_port, made["match"])) as raw:
                raw.sendall(bad(rng))
        assert both.mark(4)["ply"] == 1


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("strict")
    limits = Limits(connections_per_address=2, messages_per_second=3)
    database = f"sqlite:///{folder / 'm.sqlite'}"
    settings = Settings(database=database, live_port=free_port(), limits=limits)
    with Server(settings) as running:
        yield running


def test_no_more_connections_and_messages_than_allowed(strict: Server) -> None:
    port = strict.settings.live_port
    with Api(strict, port) as api:
        made = api.create()
        with api.watch(made["match"]), api.sit(made["match"]) as both:
            with open_line(port, f"/api/matches/{made['match']}/live") as third:
                assert how_it_ends(third) == (1013, "too many connections")
            with contextlib.suppress(ConnectionClosed):
                for _ in range(1_000):
                    both.socket.send('{"why":{"id":"w","seat":0,"action":{}}}')
            assert how_it_ends(both.socket) == (1008, "far too many messages")
        with api.watch(made["match"]) as again:
            assert again.table["ply"] == 0


class Talkative(WSListener):
    """Sends all it has at once, by a socket that takes little."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        own = transport.underlying_transport.get_extra_info("socket")
        own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
        for text in LONG_TEXTS:
            send_whole(transport, text)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        transport.disconnect()


LONG_TEXTS = [b"%d" % number * (9_000 + 1_000 * number) for number in range(8)]


async def heard_late() -> list[bytes]:
    port, threshold = free_port(), Threshold(lambda request: Talkative(), EVERYBODY)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Newcomer(threshold), "127.0.0.1", port)
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    reader.connect(("127.0.0.1", port))
    async with server, async_connect(f"ws://127.0.0.1:{port}", sock=reader, max_size=None) as line:
        return [str(await line.recv()).encode() for _ in LONG_TEXTS]


def test_long_messages_reach_whoever_reads_late_as_they_were_sent() -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(heard_late()) == LONG_TEXTS
