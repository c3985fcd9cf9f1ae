"""Secrets: whoever holds the token of a seat decides for it. Only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import string

MATCH_LETTERS = string.ascii_lowercase + string.digits
MATCH_LENGTH = 12
TOKEN_LENGTH = 32
ANSWER_LENGTH = 18


def new_match_id() -> str:
    return "".join(secrets.choice(MATCH_LETTERS) for _ in range(MATCH_LENGTH))


def new_token() -> str:
    """128 random bits."""
    return secrets.token_hex(TOKEN_LENGTH // 2)


def new_answer_id() -> str:
    """For an answer that the service gives for a seat: nobody can use it before, and it looks
    like those that the page makes up."""
    return "a" + "".join(secrets.choice(MATCH_LETTERS) for _ in range(ANSWER_LENGTH))


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, stored: str | None) -> bool:
    """Whether a token is the one whose hash is stored, in constant time."""
    return stored is not None and hmac.compare_digest(digest(token), stored)


def same_as_any(stored: str | None, digests: set[str]) -> bool:
    """Whether one of these hashes is the stored one, in constant time for each."""
    if stored is None:
        return False
    return sum(hmac.compare_digest(each, stored) for each in digests) > 0


def is_match_id(text: str) -> bool:
    """
    >>> is_match_id("k3v9abcdefgh"), is_match_id("../../etc")
    (True, False)
    """
    return len(text) == MATCH_LENGTH and all(letter in MATCH_LETTERS for letter in text)
