"""The service against boardgame.io's own server: the same game, the same load, the same run.

`python -m benchmarks.server [--seconds 8] [--rounds 3] [--forget]`

Every match has two WebSocket clients in a closed loop; latency is from sending a move until the
other player sees it. Ours writes every answer to disk before it acknowledges it, checks tokens
and redacts; the peer keeps its matches in memory. Server and load have a core each. Clients of
ours come by the port for live tables (`rollout serve --live-port`), as through a proxy. Ours is
measured pure, and compiled (`make compiled`) where that build is.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import uvloop

from benchmarks import history
from benchmarks.peers.boardgame_io.driver import VERSION, PeerServer, fetch, play_peer
from benchmarks.run import COMPILED
from benchmarks.soak.endless import SLUG
from benchmarks.soak.load import Figures, play
from benchmarks.soak.servers import GENEROUS, Server, free_port
from rollout.server.settings import Settings

SIZES = (50, 200)
SERVER_CORE, LOAD_CORE = 0, 1
GOAL = 3.0
APPLICATION = "benchmarks.soak.endless:application"


def main() -> None:
    options = read_options()
    fetch()
    pin_to_core()
    rows = [row for matches in SIZES for row in compare(matches, options.seconds, options.rounds)]
    show(rows)
    if not options.forget:
        record = {"peer": "boardgame.io", "version": VERSION, "sizes": rows}
        print(f"added to {history.append('server', record).name}")
    best = rows[-1]["build"]
    sys.exit(not all(row["meets"] for row in rows if row["build"] == best))


def compare(matches: int, seconds: float, rounds: int) -> list[dict[str, Any]]:
    """Ours and theirs in turn, so that a busy machine is busy for all; medians."""
    pythons = builds()
    ours: dict[str, list[Figures]] = {build: [] for build in pythons}
    theirs = []
    for _ in range(rounds):
        for build, python in pythons.items():
            ours[build].append(measure_ours(python, matches, seconds))
        theirs.append(measure_theirs(matches, seconds))
    return [judge(matches, build, middle(runs), middle(theirs)) for build, runs in ours.items()]


def builds() -> dict[str, str]:
    """The Python of each build that there is."""
    compiled = COMPILED / "bin" / "python"
    if not compiled.exists():
        print(f"the compiled build is not measured: no {COMPILED.name}", file=sys.stderr)
        return {"pure": sys.executable}
    return {"pure": sys.executable, "compiled": str(compiled)}


def judge(
    matches: int, build: str, ours: dict[str, float], theirs: dict[str, float]
) -> dict[str, Any]:
    ratio = round(ours["moves_per_second"] / theirs["moves_per_second"], 2)
    meets = ratio >= GOAL and ours["p99_ms"] < theirs["p99_ms"]
    figures = {"ours": ours, "theirs": theirs, "ratio": ratio, "meets": meets}
    return {"matches": matches, "build": build, **figures}


def measure_ours(python: str, matches: int, seconds: float) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'matches.sqlite'}"
        settings = Settings(database=database, live_port=free_port(), limits=GENEROUS)
        with Server(settings, python=python, target=APPLICATION, core=core(SERVER_CORE)) as server:
            return uvloop.run(play(server, SLUG, matches, seconds))


def measure_theirs(matches: int, seconds: float) -> Figures:
    server = PeerServer(core(SERVER_CORE))
    try:
        return uvloop.run(play_peer(server, matches, seconds))
    finally:
        server.stop()


def middle(runs: list[Figures]) -> dict[str, float]:
    return {
        "moves_per_second": round(statistics.median(run.rate for run in runs)),
        "p50_ms": round(statistics.median(run.percentile(0.5) for run in runs), 2),
        "p99_ms": round(statistics.median(run.percentile(0.99) for run in runs), 2),
    }


def show(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        print(f"{row['matches']} matches of two players, {row['build']} build")
        for name in ("ours", "theirs"):
            figures = row[name]
            print(
                f"  {name:<7} {figures['moves_per_second']:>8,.0f} moves/s"
                f"   p50 {figures['p50_ms']:.1f} ms   p99 {figures['p99_ms']:.1f} ms"
            )
        verdict = "meets" if row["meets"] else "MISSES"
        print(
            f"  {row['ratio']:.2f} × theirs: {verdict} the goal of {GOAL:.0f} ×, p99 below theirs"
        )


def core(number: int) -> int | None:
    """A core to pin to, where there are several and they can be pinned to."""
    several = hasattr(os, "sched_getaffinity") and (os.cpu_count() or 1) > 1
    return number if several else None


def pin_to_core() -> None:
    if core(LOAD_CORE) is not None:
        os.sched_setaffinity(0, {LOAD_CORE})


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the service and its peer.")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--forget", action="store_true", help="do not add to the history")
    return parser.parse_args()


if __name__ == "__main__":
    main()
