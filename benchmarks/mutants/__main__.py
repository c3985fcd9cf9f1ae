"""`python -m benchmarks.mutants PACKAGE [--seed 7] [-n 60] [--where rules/] [--forget]`."""

from __future__ import annotations

import argparse
import secrets
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks import history
from benchmarks.mutants.grafting import is_inside_a_function
from benchmarks.mutants.mutations import Mutant, mutants_of
from benchmarks.mutants.packages import PACKAGES, ROOT, Package
from benchmarks.mutants.reach import KEPT, Reach, measure
from benchmarks.mutants.trial import CAUGHT, Court, Outcome

BAR: Final = 95.0
"""Per cent of the mutants with an effect that the tests have to catch."""
EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")


def main() -> None:
    options = read_options()
    package = PACKAGES[options.package]
    drawn = sample(package, options.seed, options.where)
    same = equivalents()
    reach = measure(package, options.workers)
    left_out = len([each for each in drawn[: options.n] if is_listed(each, same)])
    found = figures(try_all(package, drawn[: options.n], same, reach), left_out)
    show(found, package.name, options.seed)
    if not options.forget:
        drawn_by = {"package": package.name, "seed": options.seed, "where": options.where}
        history.append("mutants", {**drawn_by, **found})
    sys.exit(0 if found["share"] >= BAR else 1)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Put faults into the rules, one at a time.")
    parser.add_argument("package", choices=PACKAGES)
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("-n", type=int, default=60, help="how many mutants")
    parser.add_argument("--where", default="", help="only files with this in their path")
    parser.add_argument("--workers", type=int, default=2, help="to measure what tests reach")
    parser.add_argument("--forget", action="store_true", help="do not add to the history")
    return parser.parse_args()


def sample(package: Package, seed: str, where: str) -> list[Mutant]:
    """All mutants of a package in the order in which the seed draws them."""
    found = [
        mutant
        for file in package.sources()
        if where in file
        for mutant in mutants_of(file, (ROOT / file).read_text(encoding="utf-8"))
    ]
    Random(f"{package.name}/{seed}").shuffle(found)
    return found


Listed = list[tuple[str, str, str]]
"""File, change, and what stands in the line that is meant."""


def equivalents() -> Listed:
    """The mutants that change nothing, as they are listed by hand."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    return [(each["file"], each["change"], each.get("line", "")) for each in listed["same"]]


def is_listed(mutant: Mutant, same: Listed) -> bool:
    for file, change, line in same:
        if (mutant.file, mutant.change) == (file, change) and line in line_of(mutant):
            return True
    return False


def line_of(mutant: Mutant) -> str:
    """The lines of the source in which it stands."""
    lines = (ROOT / mutant.file).read_text(encoding="utf-8").splitlines()
    return "\n".join(lines[mutant.line - 1 : mutant.last])


def try_all(package: Package, drawn: list[Mutant], same: Listed, reach: Reach) -> list[Outcome]:
    """The sources are looked at before the first one is tried: they may change meanwhile."""
    court = Court(KEPT / "copy")
    drawn = [each for each in drawn if not is_listed(each, same)]
    tests = [
        (each, chosen_for(package, each, reach), reach.has_a_say_before(each)) for each in drawn
    ]
    court.sit([*package.test_files(), *package.about_words, *package.about_forms])
    quickest = sorted({test for _, chosen, _ in tests for test in chosen[:3]})
    if (harm := court.unharmed(quickest)) is not None:
        sys.exit(f"fails without a fault: {harm.by}; see {KEPT / 'trial.log'}")
    outcomes = []
    took = reach.seconds
    for mutant, chosen, before in tests:
        seconds = sum(took.get(test, 0.0) for test in chosen)
        outcome = court.tried(mutant, chosen, seconds, before)
        mark = "      " if outcome.verdict == CAUGHT else "ALIVE "
        print(f"{mark}{mutant}  [{outcome.by or outcome.verdict}]", flush=True)
        outcomes.append(outcome)
    court.rise()
    return outcomes


def chosen_for(package: Package, mutant: Mutant, reach: Reach) -> list[str]:
    """The tests that reach it; before them those that read words, constants and defaults."""
    about_words = package.about_words if mutant.before[0] in "\"'" else ()
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    called = is_inside_a_function(source, mutant.line, mutant.last)
    about_forms = () if called else package.about_forms
    return [*about_words, *about_forms, *reach.tests(mutant.file, mutant.line, mutant.last)]


def figures(outcomes: list[Outcome], left_out: int) -> dict[str, Any]:
    caught = [each for each in outcomes if each.verdict == CAUGHT]
    return {
        "mutants": len(outcomes),
        "caught": len(caught),
        "share": round(100 * len(caught) / max(1, len(outcomes)), 1),
        "equivalent": left_out,
        "by_golden_files_only": sum(1 for each in caught if "tests/golden" in each.by),
        "survivors": [str(each.mutant) for each in outcomes if each.verdict != CAUGHT],
    }


def show(found: dict[str, Any], package: str, seed: str) -> None:
    print(
        f"{package}, seed {seed}: {found['caught']} of {found['mutants']} caught "
        f"({found['share']} %), {found['equivalent']} without an effect left out, "
        f"{found['by_golden_files_only']} caught by golden files only"
    )


if __name__ == "__main__":
    main()
