"""The players' part of the dice: what each seat adds to the seed, so that nobody chooses.

The server commits to its seed first. Every seat makes up a secret and seals it: it sends a hash of
match, agreed setup, seat and secret. When all are sealed the secrets are opened, and the key of all
draws follows from seed, match, setup and every opened secret. Whoever sealed theirs before they saw
another's could not choose theirs to fit, and the seed was fixed before all of them. What the setup
has become by then (a deck that somebody brought) is settled with the seals before anything opens:
a digest of it is shown, which tells nobody what it is, because the seed goes into it.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from rollout.kernel.actions import Result
from rollout.kernel.errors import Unreadable

SHARED_FORMATS: Final = ("rollout journal 2", "rollout journal 3", "rollout journal 4")
"""Of journals with nothing settled, with something, and with the rules by which it was."""
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
NONE: Final = "none"
LOST: Final = "lost"
SEALED: Final = "sealed"


@dataclass
class Share:
    """What one seat added: a secret, opened; a seal alone if it was lost; neither if it gave none.

    Whoever was last to give theirs had no need to seal it.
    """

    seat: int
    secret: str = ""
    seal: str = ""


@dataclass
class SharedDice:
    """All that the draws of a match follow from, the seed apart."""

    match: str
    agreed: Any = None
    """The setup as everybody saw it when the table was made: what the seals are for."""
    shares: list[Share] = field(default_factory=list)
    settled: str = ""
    """What everybody was shown before the first secret was opened: `settled_by` says what it is.
    Empty where nothing was opened, and in journals of before."""
    by: str = ""
    """By which rules that was settled, as `versions` writes it; empty in journals of before."""

    @property
    def form(self) -> str:
        """The format of a journal that tells this."""
        if self.by and not self.settled:
            raise Unreadable("what was settled before the dice is missing")
        return SHARED_FORMATS[bool(self.settled) + bool(self.by)]

    def key(self, seed: str, setup: Any) -> str:
        """What the draws follow from. The setup is that with which the match began, as it was
        written down then: rules of a later day may know of more to choose."""
        opened = [f"{share.seat} {share.secret}" for share in self.shares if share.secret]
        said = "\n".join([self.match, digest(setup), *opened])
        return hmac.new(seed.encode(), said.encode(), hashlib.sha256).hexdigest()

    def settled_by(self, seed: str, setup: Any) -> str:
        """The digest of what must not change once a secret is open: setup, rules, every seal."""
        seals = [f"{share.seat} {share.seal}" for share in self.shares if share.seal]
        rules = [self.by] if self.by else []
        said = "\n".join([seed, self.match, digest(setup), *rules, *seals])
        return hashlib.sha256(said.encode()).hexdigest()

    def check_settled(self, seed: str, setup: Any) -> None:
        """Raise Unreadable when the match was dealt with another setup, or with other seals."""
        if self.settled and self.settled != self.settled_by(seed, setup):
            raise Unreadable(
                "setup, rules and seals are not those that were settled before the dice"
            )

    def check(self) -> None:
        """Raise Unreadable when a secret is not the one that was sealed.

        Whoever is the last need not seal theirs; a second one without a seal was chosen to fit.
        """
        agreed = digest(self.agreed)
        seats = [share.seat for share in self.shares]
        if sorted(set(seats)) != seats:
            raise Unreadable("the parts of the dice are not in the order of their seats")
        unsealed = [share for share in self.shares if share.secret and not share.seal]
        if len(unsealed) > 1:
            letters = " and ".join(LETTERS[share.seat] for share in unsealed)
            raise Unreadable(f"the parts of seats {letters} were never sealed; only one may be so")
        for share in self.shares:
            seal = sealed(self.match, agreed, share.seat, share.secret)
            if share.secret and share.seal and share.seal != seal:
                letter = LETTERS[share.seat]
                raise Unreadable(f"the part of seat {letter} is not the one that was sealed")

    def counted(self) -> tuple[int, int]:
        """How many seats had a part, and of how many it was lost."""
        lost = [share for share in self.shares if share.seal and not share.secret]
        return sum(1 for share in self.shares if share.secret), len(lost)

    def to_rows(self) -> list[str]:
        """Lines of a journal; `read` takes them back."""
        rows = [f"match {self.match}", f"agreed {json_text(self.agreed)}"]
        for share in self.shares:
            words = [share.secret or (LOST if share.seal else NONE)]
            if share.seal:
                words += [SEALED, share.seal]
            rows.append(f"share {LETTERS[share.seat]} {' '.join(words)}")
        if self.settled:
            rows.append(f"settled {self.settled}")
        if self.by:
            rows.append(f"by {self.by}")
        return rows

    def read(self, head: str, rest: str) -> None:
        """One of those lines. Raises ValueError."""
        if head == "match":
            self.match = rest
        elif head == "agreed":
            self.agreed = read_json(rest)
        elif head == "settled":
            self.settled = rest
        elif head == "by":
            self.by = versions(*_versions_in(rest))
        else:
            letter, secret, *seal = rest.split()
            if len(seal) not in (0, 2) or len(letter) != 1:
                raise ValueError("a share is a seat, a secret and its seal")
            known = "" if secret in (NONE, LOST) else secret
            self.shares.append(Share(LETTERS.index(letter), known, seal[1] if seal else ""))


HEADS: Final = ("match", "agreed", "share", "settled", "by")
"""How the lines of a journal begin that tell of the players' part."""


def once(row: str, heads: set[str]) -> str:
    """The row, unless one before it says what it says. Raises ValueError.

    >>> once("seed 5eed", {"game", "seed"})
    Traceback (most recent call last):
        ...
    ValueError: a second 'seed'
    """
    head = row.partition(" ")[0]
    if head in heads and head.isalpha() and head != "share":
        raise ValueError(f"a second {head!r}")
    heads.add(head)
    return row


def versions(rules: str, content: str) -> str:
    """How journals name what a match is played by."""
    return f"rules {rules} content {content}"


def _versions_in(words: str) -> tuple[str, str]:
    """Raises ValueError."""
    of_rules, rules, of_content, content = words.split()
    if (of_rules, of_content) != ("rules", "content"):
        raise ValueError("what it was settled by is rules and content")
    return rules, content


def digest(setup: Any) -> str:
    """The hash of a setup: equal setups have equal ones, however they were written."""
    plain = msgspec.json.decode(json_text(setup))
    return hashlib.sha256(json_text(plain).encode()).hexdigest()


def sealed(match: str, agreed: str, seat: int, secret: str) -> str:
    """The seal of a seat's secret; `agreed` is the digest of the agreed setup.

    >>> sealed("k3v9k3v9k3v9", "00", 1, "5a5a")[:16]
    'ece3ff5d47bb9531'
    """
    return hashlib.sha256(f"{match}/{agreed}/{seat}/{secret}".encode()).hexdigest()


def json_text(value: Any) -> str:
    """The one text of a value: equal values have equal ones."""
    return msgspec.json.encode(value, order="deterministic").decode()


def read_json(text: str) -> Any:
    """What stands there, whatever it is.

    >>> read_json("[" * 100_000)
    Traceback (most recent call last):
        ...
    rollout.kernel.errors.Unreadable: nested too deeply
    """
    try:
        return msgspec.json.decode(text)
    except RecursionError:
        raise Unreadable("nested too deeply") from None


def letter_of(seat: int) -> str:
    """Of a seat that a position names though nobody has it, the number.

    >>> letter_of(1), letter_of(-1), letter_of(26)
    ('B', '(-1)', '(26)')
    """
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else f"({seat})"


def result_text(result: Result | None) -> str:
    if result is None:
        return ""
    winners = "".join(letter_of(seat) for seat in result.winners) or "draw"
    return f"{winners} {result.reason}"
