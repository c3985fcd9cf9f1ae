"""What a patch must not lose: whether something is a number or a truth value."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.gamekit.patches import merge_patch, patched


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"b": {"c": 1}}, {"b": {"c": True}}, {"b": {"c": True}}),
        ({"b": {"c": 0, "d": 1}}, {"b": {"c": False, "d": 1}}, {"b": {"c": False}}),
        ({"b": {"c": {"d": True}}}, {"b": {"c": {"d": 1}}}, {"b": {"c": {"d": 1}}}),
        ({"l": [1, 2]}, {"l": [True, 2]}, {"l": [True, 2]}),
        ({"l": [[0]]}, {"l": [[False]]}, {"l": [[False]]}),
        ({"l": [{"c": 1}]}, {"l": [{"c": True}]}, {"l": [{"c": True}]}),
        ({"b": {"l": [1]}}, {"b": {"l": [True]}}, {"b": {"l": [True]}}),
        ({"b": {"l": [0, 10**30]}}, {"b": {"l": [False, 10**30]}}, {"b": {"l": [False, 10**30]}}),
        ({"a": 1}, {"a": True}, {"a": True}),
    ],
)
def test_a_number_that_becomes_a_truth_value_is_a_change(
    before: Any, after: Any, patch: Any
) -> None:
    assert str(merge_patch(before, after)) == str(patch)
    assert str(patched(before, patch)) == str(after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"b": {"c": 1, "d": [True]}}, {"b": {"d": [True], "c": 1}}),
        ({"l": [{"c": 1, "d": 2}]}, {"l": [{"d": 2, "c": 1}]}),
        ({"b": {"c": [10**30, False]}}, {"b": {"c": [10**30, False]}}),
    ],
)
def test_what_is_equal_has_no_patch_in_whatever_order_and_however_long(
    before: Any, after: Any
) -> None:
    assert merge_patch(before, after) == {}
