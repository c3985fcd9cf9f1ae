"""What a set-up page is told of matches that may never end."""

import pytest

from rollout.games.battlecards.setup import MatchOptions
from rollout.games.battlecards.setup_desk import may_not_end


@pytest.mark.rule("BC-RUL-80")
def test_survival_alone_and_domination_alone_may_never_end_unless_turns_are_limited() -> None:
    def ways(
        supreme: int | None, domination: int | None, survival: bool, limit: int | None = None
    ) -> bool:
        return may_not_end(
            MatchOptions(
                supreme_target=supreme,
                domination_target=domination,
                survival=survival,
                turn_limit=limit,
            )
        )

    assert [ways(None, 5, False), ways(None, None, True)] == [True, True]
    assert [ways(None, 5, True), ways(40, None, False), ways(40, 5, True)] == [False, False, False]
    assert [ways(None, 5, False, 100), ways(None, None, False)] == [False, False]
