"""Moments as text."""

from __future__ import annotations

from datetime import UTC, datetime


def written(moment: float) -> str:
    """
    >>> written(0.5)
    '1970-01-01T00:00:00.500Z'
    """
    text = datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds")
    return text.replace("+00:00", "Z")
