"""Plays against boardgame.io's server with the same load as against ours.

`python -m benchmarks.peers.boardgame_io.driver [MATCHES] [SECONDS]` prints one JSON line.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import time
import urllib.request
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from benchmarks.soak.frames import Client, connect
from benchmarks.soak.load import Figures
from benchmarks.soak.servers import PATIENCE, free_port

HERE: Final = Path(__file__).parent
FETCHED: Final = HERE.parents[2] / "build" / "peers" / "boardgame_io"
GAME: Final = "endless-tic-tac-toe"
PREFIX: Final = f"42/{GAME},".encode()
VERSION: Final = json.loads((HERE / "package.json").read_text())["dependencies"]["boardgame.io"]


def fetch() -> None:
    """Install the peer from its registry, once."""
    if (FETCHED / "node_modules" / "boardgame.io").exists():
        return
    FETCHED.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "package.json", FETCHED)
    quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    subprocess.run(["npm", "install", *quiet], cwd=FETCHED, check=True, stdout=sys.stderr)


class PeerServer:
    """The peer in a process of its own."""

    def __init__(self, core: int | None = None) -> None:
        self.port, self.api = free_port(), free_port()
        command = ["node", str(HERE / "server.js"), str(self.port), str(self.api)]
        if core is not None:
            command = ["taskset", "-c", str(core), *command]
        environment = {
            **os.environ,
            "NODE_ENV": "production",
            "NODE_PATH": str(FETCHED / "node_modules"),
        }
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        self._wait()

    def call(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.api}/games/{GAME}/{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read())

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.api}/games", timeout=5).close()
                return
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)


class PeerPair:
    """Two players of one match of the peer, over socket.io."""

    def __init__(self, match: str, credentials: list[str], measured: list[float]) -> None:
        self.match = match
        self.credentials = credentials
        self.measured = measured
        self.clients: list[Client] = []
        self.sent = 0.0
        self.state = -1
        self._rng = random.Random(match)

    async def start(self, port: int) -> None:
        for seat in (0, 1):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.clients.append(await connect(port, path, partial(self.heard, seat)))

    def heard(self, seat: int, data: bytes) -> None:
        kind = data[:2]
        client = self.clients[seat] if seat < len(self.clients) else None
        if kind.startswith(b"0"):
            asyncio.get_running_loop().call_soon(lambda: self._greet(seat))
        elif kind == b"40":
            sync = ["sync", self.match, str(seat), self.credentials[seat], 2]
            self._emit(seat, sync)
        elif kind == b"2" and client is not None:
            client.send(b"3")
        elif kind == b"42":
            message = msgspec.json.decode(data[data.index(b",") + 1 :])
            if message[0] == "sync":
                self._look(seat, message[2]["state"])
            elif message[0] == "update":
                self._look(seat, message[2])

    def _greet(self, seat: int) -> None:
        self.clients[seat].send(f"40/{GAME},".encode())

    def _look(self, seat: int, state: Any) -> None:
        if state["ctx"]["currentPlayer"] != str(seat) or state["_stateID"] <= self.state:
            return
        now = time.perf_counter()
        if self.sent:
            self.measured.append(now - self.sent)
        self.state = state["_stateID"]
        empty = [cell for cell, sign in enumerate(state["G"]["cells"]) if sign is None]
        payload = {
            "type": "mark",
            "args": [empty[int(self._rng.random() * len(empty))]],
            "playerID": str(seat),
            "credentials": self.credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.sent = now
        self._emit(seat, ["update", action, self.state, self.match, str(seat)])

    def _emit(self, seat: int, message: list[Any]) -> None:
        self.clients[seat].send(PREFIX + msgspec.json.encode(message))


async def play_peer(server: PeerServer, matches: int, seconds: float) -> Figures:
    """Let so many matches of two players run for so long."""
    measured: list[float] = []
    pairs = []
    for _ in range(matches):
        match = server.call("create", {"numPlayers": 2})["matchID"]
        credentials = [
            server.call(f"{match}/join", {"playerID": str(seat), "playerName": f"p{seat}"})
            for seat in (0, 1)
        ]
        secrets = [each["playerCredentials"] for each in credentials]
        pairs.append(PeerPair(match, secrets, measured))
    for pair in pairs:
        await pair.start(server.port)
    await asyncio.sleep(1)
    measured.clear()
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    taken = time.perf_counter() - started
    latencies = list(measured)
    for pair in pairs:
        for client in pair.clients:
            client.close()
    return Figures(len(latencies), taken, latencies)


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 5.0
    fetch()
    server = PeerServer()
    try:
        figures = asyncio.run(play_peer(server, matches, seconds))
    finally:
        server.stop()
    line = {
        "peer": "boardgame.io",
        "version": VERSION,
        "unit": "moves/s",
        "matches": matches,
        "figure": figures.rate,
        "p50_ms": figures.percentile(0.5),
        "p99_ms": figures.percentile(0.99),
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main()
