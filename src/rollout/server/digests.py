"""Which record a film belongs to."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec


def digest_of(outcome: Any) -> str:
    return sha256(msgspec.json.encode(outcome)).hexdigest()[:16]
