"""What docs/trust.md says stands where it says, and its tests are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks.soak.breaking import BREAKS, ROOT, Break
from benchmarks.soak.troubles import TROUBLES

DOCUMENT = (ROOT / "docs" / "trust.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("each", BREAKS, ids=lambda each: each.what)
def test_each_mechanism_stands_in_one_place_and_its_test_is_there(each: Break) -> None:
    assert (ROOT / each.file).read_text(encoding="utf-8").count(each.here) == 1
    file, _, name = each.test.partition("::")
    tests = (ROOT / file).read_text(encoding="utf-8")
    assert f"def {name.partition('[')[0]}(" in tests


def test_the_document_names_these_tests_and_no_other() -> None:
    table = DOCUMENT.partition("## What attacks it")[0]
    named = re.findall(r"\| `(test_\w+)` \|$", table, re.MULTILINE)
    assert named == [each.test.partition("::")[2].partition("[")[0] for each in BREAKS]


def test_the_document_names_every_trouble_and_files_that_are_there() -> None:
    for trouble in TROUBLES.keys() - {"none"}:
        assert f"| {trouble} |" in DOCUMENT
    for file in re.findall(r"`((?:server|cli)/\w+\.py)`", DOCUMENT):
        assert (ROOT / "src" / "rollout" / file).is_file()
    for file in re.findall(r"`((?:tests|benchmarks)/[\w/]+\.\w+)`", DOCUMENT):
        assert Path(ROOT / file).is_file()
