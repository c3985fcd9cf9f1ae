"""Views of one table, made plain together."""

from __future__ import annotations

import msgspec

from rollout.gamekit.patches import plain_views


class Seen(msgspec.Struct, omit_defaults=True):
    table: dict[int, list[int]]
    hand: list[int]
    you: int | None = None
    yields: int | None = msgspec.field(default=None, name="yield")


def test_views_of_one_table_are_made_plain_as_each_by_itself() -> None:
    table = {3: [1, 2]}
    seen = [Seen(table, [], None, 2), Seen(table, [7], 0, 2), Seen({}, [8], 1)]
    assert plain_views(seen) == [
        {"table": {"3": [1, 2]}, "hand": [], "yield": 2},
        {"table": {"3": [1, 2]}, "hand": [7], "you": 0, "yield": 2},
        {"table": {}, "hand": [8], "you": 1},
    ]


def test_what_views_share_is_shared() -> None:
    table = {3: [1, 2]}
    first, second = plain_views([Seen(table, []), Seen(table, [7])])
    assert first["table"] is second["table"]
