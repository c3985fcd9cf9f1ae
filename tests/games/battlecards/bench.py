"""A table for rule tests: a position in words, answers in words, dice in order.

Card names are codes; a second copy is `A03-2`. Seats A and B have no cards but those given.
"""

from __future__ import annotations

from typing import Any

from rollout.games.battlecards import GAME
from rollout.games.battlecards.model import State
from rollout.kernel.match import Match
from rollout.kernel.sources import Scripted

Seat = dict[str, Any]
MADE: list[Bench] = []
"""All that the present test has made: no scripted roll may be left over at its end."""


class Bench:
    """A match from a position, answered in words."""

    def __init__(
        self,
        a: Seat | None = None,
        b: Seat | None = None,
        *more: Seat,
        field: tuple[str, ...] = (),
        dice: tuple[Any, ...] = (),
        **rest: Any,
    ) -> None:
        seats = dict(zip("ABCD", (a or {}, b or {}, *more), strict=False))
        data = {"seats": seats, "field": list(field), **rest}
        self.source = Scripted(list(dice))
        MADE.append(self)
        self.match: Match[State] = Match(GAME.rules, None, self.source, GAME.rules.position(data))

    def do(self, *lines: str) -> Bench:
        """Answer the asks, one line each."""
        for line in lines:
            self.match.answer(GAME.rules.read_action(self.match.state, line))
        return self

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and about what."""
        ask = self.match.ask
        assert ask is not None
        return "ABCD"[ask.seat], ask.about

    @property
    def offers(self) -> list[str]:
        """Everything that may be answered, in words."""
        ask = self.match.ask
        assert ask is not None
        return [GAME.rules.write_action(self.match.state, action) for action in ask.options]

    def why_not(self, line: str) -> str:
        """The rule by which an answer is refused; empty when it is offered."""
        ask = self.match.ask
        assert ask is not None
        action = GAME.rules.read_action(self.match.state, line)
        refusal = ask.options.refusal(action)
        assert (refusal is None) == (action in ask.options)
        return "" if refusal is None else refusal.rule

    @property
    def report(self) -> dict[str, Any]:
        return GAME.rules.report(self.match.state)

    def seat(self, letter: str) -> dict[str, Any]:
        found: dict[str, Any] = self.report["seats"][letter]
        return found

    def robot(self, name: str) -> dict[str, Any]:
        """A Robot in play, whoever owns it."""
        for seat in self.report["seats"].values():
            if name in seat["robots"]:
                found: dict[str, Any] = seat["robots"][name]
                return found
        raise AssertionError(f"{name} is not in play")

    def in_play(self, name: str) -> bool:
        return any(name in seat["robots"] for seat in self.report["seats"].values())

    def resource(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.report["field"][name]
        return found

    def side(self, letter: str) -> dict[str, Any]:
        """One side of the battle that is going on."""
        found: dict[str, Any] = self.report["battle"][letter]
        return found

    def told(self, tag: str) -> list[dict[str, Any]]:
        """The events of that tag so far."""
        events = [GAME.rules.report_event(self.match.state, event) for event in self.match.events]
        return [event for event in events if event["event"] == tag]

    def ending(self) -> tuple[str, str]:
        """The winners and the reason; two empty texts while the match goes on."""
        result = self.match.result
        if result is None:
            return "", ""
        return "".join("ABCD"[seat] for seat in result.winners), result.reason


def fight(
    a: Seat, b: Seat, *, field: tuple[str, ...] = ("R01",), dice: tuple[Any, ...] = (), **rest: Any
) -> Bench:
    """A challenge: the first Robot of A against the first of B, which holds R01. A may move."""
    attacker = a["robots"][0].split()[0]
    holder = b["robots"][0]
    resource = field[0].split()[0]
    b = {**b, "robots": [f"{holder} on {resource}", *b["robots"][1:]]}
    bench = Bench(a, b, field=field, dice=dice, **rest).do(f"challenge {attacker} {resource}")
    if bench.match.ask is not None and bench.asked[1] == "begin_or_wait":
        bench.do("begin" if bench.asked[0] == "A" else "wait")
    return bench


def finish(bench: Bench) -> Bench:
    """Begin and pass until the battle is over, letting leads bear their hits."""
    plain = {"begin_or_wait": "begin", "battle_move": "pass", "take_the_hit": "bear_the_hit"}
    while bench.match.ask is not None and bench.asked[1] in plain:
        bench.do(plain[bench.asked[1]])
    return bench


def near_misses(bench: Bench) -> dict[str, str]:
    """What looks possible at a glance and is refused, each with its rule."""
    ask = bench.match.ask
    assert ask is not None
    state = bench.match.state
    return {
        GAME.rules.write_action(state, action): refusal.rule
        for action, refusal in ask.options.near_misses()
    }
