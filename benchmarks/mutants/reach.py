"""Which tests reach which line, and how long each takes: measured once, kept under build/mutants.

A test file that changed is measured again, all of them when a source of the package changed.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from coverage import CoverageData

from benchmarks.mutants.grafting import function_around
from benchmarks.mutants.mutations import Mutant
from benchmarks.mutants.packages import ROOT, Package

KEPT: Final = ROOT / "build" / "mutants"
LAST_RESORT: Final = "golden"
"""Files of these tests notice that something is different, not what: they are asked last."""
FEW: Final = 20
"""A line that fewer tests reach than this may be read once and kept: its file's tests join in."""
MOST: Final = 2_500
LONGEST: Final = 90.0
"""Seconds of work of tests, as they were measured (some times slower), that one mutant is worth."""
SETTINGS: Final = "[run]\nsource = {folder}\n"


class Measured(msgspec.Struct):
    """What the tests of one file reach."""

    fingerprint: str
    seconds: dict[str, float] = msgspec.field(default_factory=dict)
    lines: dict[str, dict[int, list[str]]] = msgspec.field(default_factory=dict)
    """Source, line, tests."""


class Reach(msgspec.Struct):
    """What all tests of a package reach."""

    sources: str
    files: dict[str, Measured] = msgspec.field(default_factory=dict)
    before: dict[str, set[int]] = msgspec.field(default_factory=dict)
    """Source, lines: what is done before any test begins, when modules and tests are read."""

    def tests(self, source: str, first: int, last: int) -> list[str]:
        """The tests to ask about a place, those that are quickly done first."""
        here = self._reaching(source, set(range(first, last + 1)))
        if len(here) < FEW:
            beside = [each for each in self._reaching(source, None) if each not in here]
            here += beside[:MOST]
        if not here:
            here = sorted(self.seconds, key=self._rank)
        return self._affordable(here)

    @property
    def seconds(self) -> dict[str, float]:
        return {test: took for each in self.files.values() for test, took in each.seconds.items()}

    def has_a_say_before(self, mutant: Mutant) -> bool:
        """Whether the function it stands in is called before any test begins."""
        early = self.before.get(mutant.file, set())
        source = (ROOT / mutant.file).read_text(encoding="utf-8")
        lines = function_around(source, mutant.line, mutant.last)
        return lines is None or any(lines[0] < line <= lines[1] for line in early)

    def _reaching(self, source: str, lines: set[int] | None) -> list[str]:
        found: set[str] = set()
        for measured in self.files.values():
            for line, tests in measured.lines.get(source, {}).items():
                if lines is None or line in lines:
                    found.update(tests)
        return sorted(found, key=self._rank)

    def _rank(self, test: str) -> tuple[bool, float, str]:
        file = self.files[test.partition("::")[0]]
        return LAST_RESORT in test, file.seconds.get(test, 0.0), test

    def _affordable(self, tests: list[str]) -> list[str]:
        took, chosen = 0.0, []
        for test in tests[:MOST]:
            took += self.files[test.partition("::")[0]].seconds.get(test, 0.0)
            chosen.append(test)
            if took > LONGEST:
                break
        return chosen


def measure(package: Package, workers: int) -> Reach:
    """The reach of a package's tests, measured as far as it is not known."""
    kept = KEPT / f"{package.name}.json"
    sources = _fingerprint(package.sources())
    reach = _read(kept, sources)
    now = {file: _fingerprint([file, *_read_by(file)]) for file in package.test_files()}
    reach.files = {
        file: each for file, each in reach.files.items() if now.get(file) == each.fingerprint
    }
    missing = [file for file in now if file not in reach.files]
    if missing:
        print(f"measuring what the tests of {len(missing)} files reach ...", flush=True)
        reach.files.update(_measure(missing, now, package, reach, workers))
        kept.write_bytes(msgspec.json.encode(reach))
    return reach


def _read(kept: Path, sources: str) -> Reach:
    KEPT.mkdir(parents=True, exist_ok=True)
    if kept.exists():
        reach = msgspec.json.decode(kept.read_bytes(), type=Reach)
        if reach.sources == sources:
            return reach
    return Reach(sources)


def _measure(
    files: list[str], fingerprints: dict[str, str], package: Package, reach: Reach, workers: int
) -> dict[str, Measured]:
    data, settings, times = (KEPT / name for name in ("coverage", "coveragerc", "times.json"))
    settings.write_text(SETTINGS.format(folder=ROOT / package.folder), encoding="utf-8")
    for old in (data, times):
        old.unlink(missing_ok=True)
    command = [
        *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", str(workers)),
        *("-p", "benchmarks.mutants.times", "--cov", "--cov-context=test", "--cov-report="),
        *(f"--cov-config={settings}", *files),
    ]
    environment = {
        **os.environ,
        "COVERAGE_FILE": str(data),
        "ROLLOUT_TIMES": str(times),
        "ROLLOUT_NOT": " ".join(package.others()),
    }
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    measured = {file: Measured(fingerprints[file]) for file in files}
    seconds: dict[str, float] = msgspec.json.decode(times.read_bytes())
    for test, took in seconds.items():
        measured[test.partition("::")[0]].seconds[test] = round(took, 4)
    _read_contexts(data, set(package.sources()), measured, reach)
    return measured


def _read_contexts(
    data: Path, sources: set[str], measured: dict[str, Measured], reach: Reach
) -> None:
    found = CoverageData(str(data))
    found.read()
    for path in found.measured_files():
        source = os.path.relpath(path, ROOT)
        if source not in sources:
            continue
        for line, contexts in found.contexts_by_lineno(path).items():
            if "" in contexts:
                reach.before.setdefault(source, set()).add(line)
            for test in {context.partition("|")[0] for context in contexts if context}:
                lines: Any = measured[test.partition("::")[0]].lines
                lines.setdefault(source, {}).setdefault(line, []).append(test)


def _read_by(test_file: str) -> list[str]:
    """What a test file reads besides itself."""
    cases = sorted((ROOT / "tests" / "cases").rglob("*.toml"))
    return [str(each.relative_to(ROOT)) for each in cases] if "test_cases" in test_file else []


def _fingerprint(files: list[str]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.encode() + b"\0" + (ROOT / file).read_bytes() + b"\0")
    return digest.hexdigest()[:16]
