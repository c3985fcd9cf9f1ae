"""Plays a match of Rollout through its protocol (docs/protocol.md), choosing at random.

    python examples/client.py http://127.0.0.1:8000 tic_tac_toe

It creates a match against a bot, sits down and answers until the match is over.
Needs nothing but Python and the package `websockets`.
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect

PROTOCOL = 2


def main(server: str, game: str) -> None:
    seats = [{"kind": "me", "name": "example"}, {"kind": "bot", "level": "easy"}]
    created = post(f"{server}/api/matches", {"game": game, "seats": seats})
    print(f"match {created['match']}, dice committed to {created['commitment'][:16]}…")
    address = f"{server.replace('http', 'ws', 1)}/api/matches/{created['match']}/live"
    with connect(address) as socket:
        tokens = list(created["tokens"].values())
        send(socket, {"hello": {"protocol": PROTOCOL, "tokens": tokens, "since": 0}})
        result = play(socket)
    winners = ", ".join("AB"[seat] for seat in result["winners"]) or "nobody"
    print(f"{winners} won: {result['reason']}")
    verified = get(f"{server}/api/matches/{created['match']}/verify")
    print("the dice were honest" if verified["holds"] else f"cheated: {verified['fault']}")


def play(socket: ClientConnection) -> Any:
    """Answer whenever this seat is asked, until there is a result."""
    answered = -1
    for text in socket:
        message = json.loads(text)
        if "refused" in message:
            raise SystemExit(f"refused: {message['refused']['refusal']['why']}")
        table = message.get("table")
        if table is None:
            continue
        for told in table["events"]:
            print(f"  {told['words']['key']} {told['words']['args']}")
        if table["result"] is not None:
            return table["result"]
        ask, ply = table["ask"], table["ply"]
        if ask and ask["seat"] in table["you"] and ply > answered:
            choice = random.choice(ask["options"]["actions"])
            print(f"ply {ply}: {choice['text']}")
            answer = {"id": f"ply-{ply}", "seat": ask["seat"], "ply": ply}
            send(socket, {"answer": {**answer, "action": choice["action"]}})
            answered = ply
    raise SystemExit("the server hung up")


def send(socket: ClientConnection, message: Any) -> None:
    socket.send(json.dumps(message))


def post(url: str, body: Any) -> Any:
    headers = {"Content-Type": "application/json"}
    return get(urllib.request.Request(url, json.dumps(body).encode(), headers))


def get(request: urllib.request.Request | str) -> Any:
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


if __name__ == "__main__":
    main(*sys.argv[1:3])
