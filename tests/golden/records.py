"""The digests, playthroughs and counts of a game, as they stand in its files and as they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rollout.testing import Digest, count_lines
from rollout.testing.playthroughs import KINDS, MANNERS
from tests.golden.plans import Counted, Plan

Key = tuple[str, str, int]
"""Setup or case, manner and seed."""


CASE_SEEDS = 2
CASE_PLIES = 40


def digest(plan: Plan, key: Key) -> Digest:
    name, manner, seed = key
    playthrough = plan.playthrough(name, seed, manner)
    playthrough.play(plan.longest if name in plan.setups else CASE_PLIES)
    return playthrough.digest


def digest_keys(plan: Plan) -> Iterator[Key]:
    for setup in plan.setups:
        for manner in MANNERS:
            for seed in range(plan.matches):
                yield setup, manner, seed
    for case in plan.cases:
        for seed in range(CASE_SEEDS):
            yield case, KINDS, seed


def read_digests(plan: Plan) -> dict[Key, Digest]:
    """One match a line: its key, plies, digests of play, of events and of their order.

    A case that is gone has none to compare with, and a new one waits for `make golden`.
    """
    digests: dict[Key, Digest] = {}
    known = {*plan.setups, *plan.cases}
    for line in digests_file(plan).read_text(encoding="utf-8").splitlines():
        setup, manner, seed, plies, play, told, order = line.split()
        if setup in known:
            digests[setup, manner, int(seed)] = Digest(int(plies), play, told, order)
    return digests


def write_digests(plan: Plan) -> None:
    lines = [
        f"{setup} {manner} {seed} {found.plies} {found.play} {found.told} {found.order}\n"
        for setup, manner, seed in digest_keys(plan)
        for found in [digest(plan, (setup, manner, seed))]
    ]
    digests_file(plan).write_text("".join(lines), encoding="utf-8")


def playthroughs(plan: Plan) -> Iterator[tuple[Path, str]]:
    """The file of each playthrough that is kept, and what should stand in it."""
    for setup, seed, manner in plan.told:
        playthrough = plan.playthrough(setup, seed, manner)
        playthrough.play(plan.longest)
        yield plan.folder / f"playthrough-{setup}-{manner}.txt", playthrough.text


def counts(plan: Plan) -> str:
    """Lines of play to depth 1, 2, 3 … from each position."""
    return "".join(f"{_name(each)}: {_counts(plan, each)}\n" for each in plan.counted)


def digests_file(plan: Plan) -> Path:
    return plan.folder / "digests.txt"


def counts_file(plan: Plan) -> Path:
    return plan.folder / "counts.txt"


def _name(counted: Counted) -> str:
    return f"{counted.setup}, {counted.manner} {counted.seed}, ply {counted.ply}"


def _counts(plan: Plan, counted: Counted) -> str:
    match = plan.position(counted)
    return " ".join(str(count_lines(match, depth + 1)) for depth in range(counted.depth))
