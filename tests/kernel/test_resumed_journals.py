"""Journals of matches that other rules began, and heads that a service writes under them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rollout.kernel import Journal, Match, Seeded, Unreadable
from rollout.kernel.journal import Resumed, Verified
from tests.kernel.little_games import Little, Say, gamble

SEED = "00000000000000000000000000005eed"
BEFORE = Resumed(40, 5, "7", "2")


def gone_on(*answers: str) -> Journal:
    """A match that goes on after forty answers and five draws by other rules."""
    game = Little(gamble, last=1)
    match = Match(game, source=Seeded(SEED), start=game.start(game.default_setup()))
    match.draws = BEFORE.draws
    for word in answers:
        match.answer(Say(word))
    journal = Journal.of(match)
    journal.resumed = BEFORE
    return journal


def test_what_came_before_is_written_and_read_back() -> None:
    journal = gone_on("yes", "no")
    rows = journal.to_text().splitlines()
    assert "resumed 40 draws 5 rules 7 content 2" in rows
    assert [row for row in rows if row.startswith("draws")] == []
    assert any(row.startswith("1 * #5 ") for row in rows)
    assert Journal.parse(journal.to_text()) == journal


def test_draws_of_the_part_before_are_counted_apart() -> None:
    game = Little(gamble, last=1)
    assert gone_on("yes", "no").verify(game) == Verified(1, 0, 0, 0, earlier=5)
    assert replace(gone_on("yes", "no"), draws=8).verify(game) == Verified(1, 2, 0, 0, earlier=5)
    assert gone_on().verify(game) == Verified(0, 0, 0, 0, earlier=5)


@pytest.mark.parametrize(("draws", "row"), [(5, []), (6, ["draws 6"]), (9, ["draws 9"])])
def test_the_next_draw_is_written_where_it_is_not_plain(draws: int, row: list[str]) -> None:
    journal = replace(gone_on(), draws=draws)
    assert [each for each in journal.to_text().splitlines() if each.startswith("draws")] == row
    assert Journal.parse(journal.to_text()).draws == draws


@pytest.mark.parametrize(
    ("number", "complaint"), [(4, "is used again"), (5, ""), (6, "seed gives")]
)
def test_a_draw_of_the_part_before_cannot_be_used_again(number: int, complaint: str) -> None:
    game = Little(gamble, last=1)
    journal = gone_on("yes", "no")
    journal.lines[1].draw = number
    if complaint:
        with pytest.raises(Unreadable, match=complaint):
            journal.verify(game)
    else:
        journal.verify(game)


def test_a_head_is_written_last_and_read_back() -> None:
    journal = replace(gone_on("yes", "no"), head="17 abcdef")
    assert journal.to_text().splitlines()[-1] == "head 17 abcdef"
    assert Journal.parse(journal.to_text()) == journal
    assert "head" not in gone_on().to_text()


@pytest.mark.parametrize(
    "row",
    [
        "resumed 40 draws x rules 7 content 2",
        "resumed 40",
        "draws many",
        "resumed 4 5 6 7 8 9 10 11",
    ],
)
def test_a_row_about_the_part_before_that_cannot_be_read_is_refused(row: str) -> None:
    rows = gone_on().to_text().splitlines()
    with pytest.raises(Unreadable, match=f"line {len(rows) + 1}: cannot read '{row}'"):
        Journal.parse("\n".join([*rows, row]))
