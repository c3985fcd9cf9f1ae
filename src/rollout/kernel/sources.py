"""Where chance comes from. Always outside the state, so that search cannot see the future."""

from __future__ import annotations

import hashlib
import secrets
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from rollout.kernel.errors import ChanceError, Refusal
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Answers chance requests. `number` counts the draws of a match, taken-back ones included."""

    def answer(self, chance: Chance, number: int) -> Any:
        """The outcome, or None when it must come from outside (`Match.resolve`)."""
        return None

    def put_back(self, number: int) -> None:
        """The draws from that number on were not made after all: the answer failed."""

    @property
    def commitment(self) -> str:
        """The hash of the secret seed, where there is one: to be shown before the match."""
        return ""

    @property
    def secret(self) -> str:
        """The secret seed, where there is one: to be shown after the match."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outside(Source):
    """Nobody draws: people type in what their own dice show, or physics sends its record."""


class Fast(Source):
    """A plain generator, for simulation and search: quick, not verifiable.

    What would be recorded it guesses.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def answer(self, chance: Chance, number: int) -> Any:
        return chance.draw(self.rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Source):
    """A secret seed, committed to by its hash: each draw follows from seed and number alone.

    >>> source = Seeded("00" * 16)
    >>> source.commitment[:16]
    '84e0c0eafaa95a34'
    """

    def __init__(self, seed: str | None = None) -> None:
        self.seed = secrets.token_hex(16) if seed is None else seed

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def secret(self) -> str:
        return self.seed

    def answer(self, chance: Chance, number: int) -> Any:
        if isinstance(chance, Recorded):
            return None
        return chance.draw(Stream(self.seed, number))


def commitment(seed: str) -> str:
    """The hash that is published before the first draw, over the very letters that draws use."""
    return hashlib.sha256(seed.encode()).hexdigest()


@mypyc_attr(native_class=False)
class Stream(Random):
    """The random numbers of one draw: SHA-256 in counter mode over seed and draw number."""

    def __init__(self, seed: str, number: int) -> None:
        super().__init__(0)
        self._key = f"{seed}/{number}/".encode()
        self._block = 0

    def getrandbits(self, bits: int, /) -> int:
        value, have = 0, 0
        while have < bits:
            digest = hashlib.sha256(self._key + str(self._block).encode()).digest()
            self._block += 1
            value = (value << 256) | int.from_bytes(digest, "big")
            have += 256
        return value >> (have - bits)

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Source):
    """Outcomes written in advance, for tests and cases.

    An item is an outcome, or a pair of what is rolled (`about` or kind) and its outcome;
    it complains about a missing roll, one of the wrong die, and (`finish`) one left over.
    """

    def __init__(self, outcomes: list[Any]) -> None:
        self.outcomes = list(outcomes)
        self.taken: list[tuple[int, Any]] = []

    def answer(self, chance: Chance, number: int) -> Any:
        if not self.outcomes:
            raise _wrong("missing-roll", chance)
        item = self.outcomes[0]
        outcome = item
        if isinstance(item, tuple):
            label, outcome = item
            if label not in (chance.about, chance.kind):
                raise _wrong("wrong-roll", chance, scripted=label)
        fault = chance.fault(outcome)
        if fault is not None:
            raise _wrong("wrong-die", chance, fault=fault)
        self.taken.append((number, self.outcomes.pop(0)))
        return outcome

    def put_back(self, number: int) -> None:
        while self.taken and self.taken[-1][0] >= number:
            self.outcomes.insert(0, self.taken.pop()[1])

    def finish(self) -> None:
        """Complain when scripted outcomes were not used."""
        if self.outcomes:
            raise ChanceError(Refusal("KERNEL", "left-over-rolls", {"outcomes": self.outcomes}))


def _wrong(why: str, chance: Chance, **details: Any) -> ChanceError:
    facts = {"about": chance.about, "kind": chance.kind, **details}
    return ChanceError(Refusal("KERNEL", why, facts))
