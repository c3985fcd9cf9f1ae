"""Every case under `tests/cases` holds; a case proves the rules that it names."""

from pathlib import Path

import pytest

from rollout.cli.vocabulary import vocabulary_of
from rollout.games.registry import find_rules
from rollout.kernel.adjudication import adjudicate
from rollout.kernel.adjudication.case_reading import CaseReader
from rollout.kernel.content import ContentError, read_toml

CASES = Path(__file__).parent / "cases"


def rules_of(path: Path) -> list[str]:
    """The rules that a case names; a malformed one fails when it is heard."""
    try:
        return CaseReader(read_toml(path), find_rules).form.rules
    except ContentError:
        return []


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=str(path.relative_to(CASES)), marks=pytest.mark.rule(*rules_of(path)))
        for path in sorted(CASES.rglob("*.toml"))
    ],
)
def test_the_case_holds(path: Path) -> None:
    verdict = adjudicate(path, find_rules, vocabulary_of)
    assert verdict.holds, f"\n{verdict}"
