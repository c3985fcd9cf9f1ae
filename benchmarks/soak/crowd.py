"""Twenty tables of hard bots from one address: how much later does a bot answer somebody elsewhere?

`python -m benchmarks.soak.crowd [--tables 20] [--answers 20] [--postgres] [--workers 2]`
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import statistics
import sys
import time
from typing import Any

from websockets.sync.client import connect

from benchmarks import history
from benchmarks.soak import databases
from benchmarks.soak.servers import Server
from rollout.server.messages import PROTOCOL

GAME = "the_game"
CROWD, PERSON = "127.0.0.2", "127.0.0.3"
"""Two callers of one machine, which the service tells apart by their addresses."""
BOT = {"kind": "bot", "level": "hard"}
PATIENCE = 300


def create(server: Server, address: str, seats: list[dict[str, str]]) -> Any:
    caller = http.client.HTTPConnection(
        "127.0.0.1", server.port, timeout=60, source_address=(address, 0)
    )
    body = json.dumps({"game": GAME, "seats": seats, "public": False})
    caller.request("POST", "/api/matches", body, {"Content-Type": "application/json"})
    made = json.loads(caller.getresponse().read())
    caller.close()
    return made


def seconds_a_bot_takes(server: Server, answers: int) -> list[float]:
    """Somebody plays against one hard bot: how long each of its answers takes."""
    rng = random.Random(1)
    waited: list[float] = []
    while len(waited) < answers:
        made = create(server, PERSON, [{"kind": "me"}, BOT])
        address = f"ws://127.0.0.1:{server.port}/api/matches/{made['match']}/live"
        with connect(address, max_size=None, source_address=(PERSON, 0)) as table:
            tokens = list(made["tokens"].values())
            table.send(json.dumps({"hello": {"protocol": PROTOCOL, "tokens": tokens}}))
            waited += _waited(table, rng, answers - len(waited))
    return waited


def _waited(table: Any, rng: random.Random, answers: int) -> list[float]:
    waited: list[float] = []
    since, answered = 0.0, -1
    while len(waited) < answers:
        shown = json.loads(table.recv(PATIENCE)).get("table")
        if shown is None:
            continue
        if since and shown["ply"] > answered:
            waited.append(time.monotonic() - since)
            since = 0.0
        if shown["result"]:
            break
        ask = shown["ask"]
        if ask and ask["seat"] == 1:
            since, answered = since or time.monotonic(), shown["ply"]
        elif ask and ask["options"] and shown["ply"] > answered:
            answered = shown["ply"]
            action = rng.choice(ask["options"]["actions"])["action"]
            answer = {"id": f"a{answered}", "seat": 0, "ply": answered, "action": action}
            table.send(json.dumps({"answer": answer}))
    return waited


def main() -> None:
    parser = argparse.ArgumentParser(description="A crowd of bots, and one person elsewhere.")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--answers", type=int, default=20)
    databases.add_options(parser)
    options = parser.parse_args()
    with (
        databases.deployed(options) as settings,
        Server(settings, workers=options.workers) as server,
    ):
        seconds_a_bot_takes(server, 2)
        alone = statistics.fmean(seconds_a_bot_takes(server, options.answers))
        for _ in range(options.tables):
            create(server, CROWD, [BOT, BOT])
        crowded = statistics.fmean(seconds_a_bot_takes(server, options.answers))
    times = {"alone": round(alone, 2), "crowded": round(crowded, 2)}
    found = {"tables": options.tables, **times, "ratio": round(crowded / alone, 2)}
    print(json.dumps(found))
    history.append("soaks", {"crowd": GAME, **databases.facts(options), **found})
    sys.exit(crowded > 2 * alone)


if __name__ == "__main__":
    main()
