"""Every suite against every trouble, store, number of workers and port, two by two.

`python -m benchmarks.soak.pairs [--size 10] [--only "disk full"] [--list]`

What breaks a service is mostly two things at once. So a few dozen cases are chosen in which every
two of them meet: each suite with each trouble, each trouble with each store, and so on.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from benchmarks import history
from benchmarks.soak import databases
from benchmarks.soak.hostile import Damage, assault
from benchmarks.soak.kills import Ordeal, Tally
from benchmarks.soak.secrecy import Found, searched
from benchmarks.soak.servers import Server
from benchmarks.soak.troubles import TROUBLES, Neighbourhood, wrong_clock
from rollout.server.settings import Settings

SUITES = ("hostile", "kills", "secrecy")
STORES = ("SQLite", "PostgreSQL")
WORKERS = (1, 2)
PORTS = ("common", "own")


class Case(msgspec.Struct, frozen=True):
    """What is done, to what kind of deployment, while what goes wrong."""

    trouble: str
    suite: str
    store: str
    workers: int
    port: str
    """By which port live tables are reached."""

    @property
    def pairs(self) -> set[tuple[tuple[str, Any], ...]]:
        """Every two things that meet in it."""
        fields = msgspec.structs.asdict(self).items()
        return set(itertools.combinations(fields, 2))


def cases() -> list[Case]:
    """As few as a greedy choice finds, so that every two things meet; always the same."""
    every = [Case(*each) for each in itertools.product(TROUBLES, SUITES, STORES, WORKERS, PORTS)]
    random.Random(1).shuffle(every)
    unmet = set().union(*[case.pairs for case in every])
    chosen = []
    while unmet:
        best = max(every, key=lambda case: len(case.pairs & unmet))
        chosen.append(best)
        unmet -= best.pairs
    return chosen


class Outcome(NamedTuple):
    """What came of a case: what the suite says, and whether anything is wrong with it."""

    told: Damage | Tally | Found
    times: int
    """How often there was trouble."""
    faults: list[str]


def run(case: Case, settings: Settings, folder: Path, size: int, seed: int = 1) -> Outcome:
    """`size` says how much is done: kills, matches that are searched, hundreds of messages."""
    server = Server(settings, workers=case.workers)
    server.shunned = {settings.live_port if case.port == "common" else server.port}
    if case.trouble == "clock jumps":
        server.environment = wrong_clock(folder)
    around = Neighbourhood(server, case.trouble)
    told = SUITES_TO_RUN[case.suite](server, around, size, seed)
    faults = faults_in(case, told)
    if around.wrong_answers:
        faults.append(f"neighbours {around.wrong_answers}")
    if case.trouble != "none" and not around.times:
        faults.append("there was no trouble")
    return Outcome(told, around.times, faults)


def faults_in(case: Case, told: Damage | Tally | Found) -> list[str]:
    """What a suite found wrong; a sample in which nothing was done proves nothing.

    >>> faults_in(Case("disk full", "kills", "SQLite", 2, "own"), Tally(7, 0, 0, 0))
    ['before_kills 0: nothing is proved']
    """
    facts = msgspec.structs.asdict(told)
    return [
        *[f"{name} 0: nothing is proved" for name in PROOFS[case.suite] if not facts[name]],
        *[
            f"{name} {value}"
            for name, value in facts.items()
            if value and name not in HARMLESS and (name, case.trouble) not in EXCUSED
        ],
    ]


PROOFS = {
    "hostile": ("sent",),
    "kills": ("acknowledged", "before_kills"),
    "secrecy": ("matches", "bytes"),
}
"""What there has to be some of, so that a suite has said anything at all."""
HARMLESS = ("sent", "hung_up", "acknowledged", "before_kills", "matches", "bytes")
EXCUSED = {("unavailable", "disk full")}
"""Whoever wants something written while that cannot be is told so."""


def attack(server: Server, around: Neighbourhood, size: int, seed: int) -> Damage:
    with server:
        return assault(server, size * 100, seed, around.around())


def kill(server: Server, around: Neighbourhood, size: int, seed: int) -> Tally:
    ordeal = Ordeal(server, matches=6, seed=seed, tell=False)
    ordeal.around = around.around()
    return asyncio.run(ordeal.run(size))


def search(server: Server, around: Neighbourhood, size: int, seed: int) -> Found:
    with server:
        return searched(server, size, seed, around.around())


SUITES_TO_RUN: dict[str, Any] = {"hostile": attack, "kills": kill, "secrecy": search}


def main() -> None:
    parser = argparse.ArgumentParser(description="Attack what is deployed, two things at a time.")
    parser.add_argument("--size", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only cases with that in their words")
    parser.add_argument("--list", action="store_true", help="say which cases there are")
    options = parser.parse_args()
    chosen = [case for case in cases() if options.only in words(case)]
    if options.list:
        print("\n".join(map(words, chosen)))
        return
    faulty = [case for case in chosen if go_through(case, options)]
    sys.exit(bool(faulty))


def go_through(case: Case, options: argparse.Namespace) -> bool:
    """Run a case and note it in the history; True when something was wrong."""
    deployment = argparse.Namespace(postgres=case.store == "PostgreSQL", workers=case.workers)
    begun = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        databases.deployed_in(Path(folder), deployment) as settings,
    ):
        outcome = run(case, settings, Path(folder), options.size, options.seed)
    seconds = round(time.monotonic() - begun)
    told = msgspec.structs.asdict(outcome.told)
    print(f"{words(case)}, {seconds} s: {json.dumps(told)} {outcome.faults or 'sound'}", flush=True)
    record = {"pair": msgspec.structs.asdict(case), "times": outcome.times, **told}
    history.append("soaks", {**record, "faults": outcome.faults})
    return bool(outcome.faults)


def words(case: Case) -> str:
    """
    >>> words(Case("disk full", "kills", "SQLite", 2, "own"))
    'kills, disk full, SQLite, workers 2, port own'
    """
    return f"{case.suite}, {case.trouble}, {case.store}, workers {case.workers}, port {case.port}"


if __name__ == "__main__":
    main()
