"""The rows of a match that is over, as text: anybody can check the chain that they carry.

rollout rows 1 k3v9k3v9k3v9
terms ["bluff","null","84e0c0ea…","committed",…]
[1,"start",-1,null,0,0,"","",1763438400.25,"","5f1c2a90c3b1d7e4…",""]
"""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.kernel.errors import Unreadable
from rollout.server.records import MatchRecord, Row

FORMAT = "rollout rows 1"
TERMS = "terms "
FIELDS = (
    *("sequence", "kind", "seat", "answer", "ply", "after"),
    *("body", "drawn", "at", "hash", "chain", "kept"),
)
"""What each row has, in that order."""

encode = msgspec.json.Encoder().encode


class KeptRows(msgspec.Struct):
    """The rows of a match, and what was agreed on before it."""

    terms: list[Any]
    rows: list[Row]


def rows_as_text(record: MatchRecord, rows: list[Row]) -> str:
    lines = [encode([getattr(row, name) for name in FIELDS]).decode() for row in rows]
    terms = TERMS + encode(record.terms).decode()
    return "\n".join([f"{FORMAT} {record.id}", terms, *lines]) + "\n"


def read_rows(text: str) -> KeptRows:
    """Raises Unreadable."""
    head, terms, *lines = [*text.splitlines(), "", ""]
    if not head.startswith(f"{FORMAT} ") or not terms.startswith(TERMS):
        raise Unreadable(f"the rows do not begin with {FORMAT!r} and {TERMS.strip()!r}")
    match = head.removeprefix(FORMAT).strip()
    try:
        agreed = msgspec.json.decode(terms.removeprefix(TERMS), type=list[Any])
        return KeptRows(agreed, [_row(match, line) for line in lines if line])
    except (msgspec.MsgspecError, ValueError) as error:
        raise Unreadable(f"the rows cannot be read ({error})") from None


def _row(match: str, line: str) -> Row:
    values = msgspec.json.decode(line, type=list[Any])
    fields = dict(zip(FIELDS, values, strict=True))
    return msgspec.convert({"match": match, **fields}, type=Row)
