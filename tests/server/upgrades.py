"""A game whose rules can be changed while its matches run."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from rollout.gamekit import GamePackage
from rollout.games.samples import bluff
from rollout.games.samples.bluff import Hands
from rollout.games.samples.facts import Call, ChipsMoved, Claim, Fold, Shown
from rollout.games.samples.screen import HOME, SCREEN
from rollout.kernel.actions import Result
from rollout.kernel.game import Game, Script, Table
from rollout.kernel.options import Listed
from rollout.server.room import Room
from rollout.server.service import Service
from rollout.server.settings import Settings

DEALS = 30


class LongBluff(Game[Hands]):
    """Thirty deals; whoever is believed wins so many chips. Those chips are the rules."""

    slug = "bluff"
    rules_version = "1-chip"
    chips = 1
    actions = (Claim, Fold, Call)
    events = (Shown, ChipsMoved)
    state_type = Hands

    def bound(self, state: Hands) -> int:
        return 3 * DEALS

    def result(self, state: Hands) -> Result | None:
        return Result((0,), "all-deals-played") if state.deal >= DEALS else None

    def step(self, table: Table[Hands]) -> Script[None]:
        hands = table.state
        order = yield table.shuffle("deal", [0, 1, 2])
        hands.cards, hands.rest = order[:2], order[2]
        first = hands.deal % 2
        yield table.ask(first, "claim", Listed([Claim()]))
        yield table.ask(1 - first, "believe", Listed([Fold(), Call()]))
        hands.cards, hands.rest = [], -1
        hands.chips[first] += self.chips
        hands.deal += 1
        table.tell(ChipsMoved(first, self.chips))

    def view(self, state: Hands, seat: int | None) -> dict[str, Any]:
        mine = state.cards[seat] if seat is not None and state.cards else None
        return {"deal": state.deal, "chips": state.chips, "card": mine}


class Stakes(msgspec.Struct, frozen=True):
    """What can be chosen before a match."""

    called: str = "usual"


class WiderStakes(Stakes, frozen=True):
    """And what can be chosen since."""

    doubled: bool = False


class Staked(LongBluff):
    """The same with something to choose."""

    setup_type = Stakes

    def default_setup(self) -> Stakes:
        return self.setup_type()


class WiderStaked(Staked):
    """Nothing is played otherwise, but there is more to choose."""

    rules_version = "1-chip-or-two"
    setup_type = WiderStakes


class TwoChips(LongBluff):
    rules_version = "2-chips"
    chips = 2


class ThreeChips(LongBluff):
    rules_version = "3-chips"
    chips = 3


class Narrow(TwoChips):
    """Rules that cannot read what earlier ones wrote."""

    def decode(self, data: Any) -> Hands:
        raise ValueError("hands have another form now")


def rules_become(monkeypatch: pytest.MonkeyPatch, rules: Game[Any]) -> None:
    """From now on the service has these rules."""
    monkeypatch.setattr(bluff, "GAME", GamePackage(rules, home=HOME, screen=SCREEN))


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[Service]:
    service = Service(Settings(database=database))
    await service.start()
    try:
        yield service
    finally:
        await service.stop()


async def answered(room: Room, number: int) -> None:
    """So many first options are taken."""
    for _ in range(number):
        ask, ply = room.play.match.ask, room.play.match.ply
        assert ask is not None
        action = next(iter(ask.options))
        name = f"{room.play.sequence}"
        await room.answer(ask.seat, ply, name, (action,), lambda ply: None)
