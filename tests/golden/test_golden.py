"""What the games did before, they do now. `python -m tests.golden` compares far more matches."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollout.testing.playthroughs import PLANS
from tests.golden import journals, records
from tests.golden.plans import FOLDER, GAMES, plan_of

FEW_SEEDS = 2
JOURNALS = sorted(FOLDER.glob("*/journals/*.txt"))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seeds_play_the_same_matches(game: str) -> None:
    plan = plan_of(game)
    stored = {
        key: digest
        for key, digest in records.read_digests(plan).items()
        if key[1] != PLANS and key[2] < (FEW_SEEDS if key[0] in plan.setups else 1)
    }
    assert len(stored) >= 2 * FEW_SEEDS * len(plan.setups)
    assert {key: records.digest(plan, key) for key in stored} == stored


@pytest.mark.parametrize("game", GAMES)
def test_a_digest_is_kept_of_every_match_of_the_plan(game: str) -> None:
    plan = plan_of(game)
    planned = [key for key in records.digest_keys(plan) if key[0] in plan.setups]
    assert [key for key in records.read_digests(plan) if key[0] in plan.setups] == planned


@pytest.mark.parametrize("game", GAMES)
def test_the_playthroughs_are_as_they_were(game: str) -> None:
    for path, text in records.playthroughs(plan_of(game)):
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_there_are_as_many_lines_of_play_as_there_were(game: str) -> None:
    plan = plan_of(game)
    stored = records.counts_file(plan).read_text(encoding="utf-8")
    assert records.counts(plan).splitlines() == stored.splitlines()


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_an_old_journal_holds(path: Path) -> None:
    journals.verify(plan_of(path.parents[1].name), path)
