"""Which rules the tests prove, by the tests that pytest collects and the results that lie there.

A test carries the rules it proves in `@pytest.mark.rule("TG-MOV-03")`, a case file in
`rules = ["TG-MOV-03"]`; only what pytest would run counts.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from rollout.cli.failures import Failure
from rollout.cli.proof_plugin import OPTION, PASSED
from rollout.cli.rulebook import rules_of

RESULTS = Path("build") / "rules.json"
"""Where `make test` leaves what became of the tests, below the checkout."""


class Marked(msgspec.Struct):
    """One test: the rules it carries, and how it ended if it was run."""

    test: str
    rules: list[str]
    outcome: str


class Written(msgspec.Struct):
    tests: list[Marked]


@dataclass
class Coverage:
    """Which rules of a game are proven by a test."""

    game: str
    rules: list[str]
    tests: dict[str, int]
    """How many tests there are for each rule."""
    passed: dict[str, int] | None
    """How many of them passed when they were last run; None if nobody wrote that down."""
    unknown: list[str]
    """IDs that tests name and the rulebook does not know."""

    @property
    def tested(self) -> list[str]:
        return [rule for rule in self.rules if self.tests[rule]]

    @property
    def missing(self) -> list[str]:
        return [rule for rule in self.rules if not self.tests[rule]]

    @property
    def not_passed(self) -> list[str]:
        """Rules with tests of which none has passed."""
        if self.passed is None:
            return []
        return [rule for rule in self.tested if not self.passed[rule]]


def coverage(
    game: str, root: Path, collected: list[Marked], results: list[Marked] | None
) -> Coverage:
    """Compare a game's book with its tests, and with what became of them."""
    rules = [rule.id for rule in rules_of(game, root)]
    prefixes = {rule.partition("-")[0] for rule in rules}
    named = {rule for each in collected for rule in each.rules}
    ours = {rule for rule in named if rule.partition("-")[0] in prefixes}
    passed = None
    if results is not None:
        passed = _counted(rules, [each for each in results if each.outcome == PASSED])
    return Coverage(game, rules, _counted(rules, collected), passed, sorted(ours - set(rules)))


def _counted(rules: list[str], tests: list[Marked]) -> dict[str, int]:
    found = Counter(rule for each in tests for rule in set(each.rules))
    return {rule: found[rule] for rule in rules}


def collect(root: Path) -> list[Marked]:
    """The marked tests under `root` that pytest would run."""
    with TemporaryDirectory() as folder:
        written = Path(folder) / "rules.json"
        command = [sys.executable, "-m", "pytest", "-p", "rollout.cli.proof_plugin"]
        options = [OPTION, str(written), "--collect-only", "-q", "-p", "no:cacheprovider", "tests"]
        done = subprocess.run(
            [*command, *options], cwd=root, capture_output=True, text=True, check=False
        )
        if done.returncode != 0 or not written.exists():
            told = (done.stdout + done.stderr).strip().splitlines()
            wrong = next((line for line in told if line.startswith("ERROR ")), "")
            raise Failure("tests-unreadable", why=wrong or (told or [""])[-1])
        return read_results(written)


def read_results(path: Path) -> list[Marked]:
    """What a run of the tests has written down."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Written).tests
    except (OSError, msgspec.DecodeError) as error:
        raise Failure("file-unreadable", path=str(path), reason=str(error)) from None
