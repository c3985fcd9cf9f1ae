"""Armies: secret lists under a limit, and figures that both sides want (TW-ARM, TW-RUL-62)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from rollout.games.tabletop_warfare.actions import MakeList
from rollout.games.tabletop_warfare.content.roster import HUMAN, Kind
from rollout.games.tabletop_warfare.events import (
    FigureContested,
    ListSealed,
    ListsOpened,
    Mustered,
)
from rollout.games.tabletop_warfare.model import OBSTACLES, State
from rollout.games.tabletop_warfare.rules.dice import roll_off
from rollout.games.tabletop_warfare.rules.figures import seat_of
from rollout.games.tabletop_warfare.rules.joining import blank
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import NOT_OFFERED, Endless

PER_HUNDRED: Final = {"one_per_100": 1, "three_per_100": 3}
MOST_FIGURES: Final = 60
EXAMPLES: Final = 6
EMPTY: Final = Refusal("TW-ARM-02", "refuse-empty-army")


def limit_of(state: State, side: int) -> int:
    """TW-ARM-02; in Capture Base the attacker has a quarter more."""
    limit = state.options.points_limit
    if state.options.scenario == "capture_base" and side != state.mission.defender:
        return limit * 5 // 4
    return limit


def cost_of(state: State, codes: tuple[str, ...] | list[str]) -> int:
    """TW-ARM-03: each figure once, however many cards it has."""
    return sum([state.library.kinds[code].cost for code in codes])


def list_refusal(state: State, side: int, codes: tuple[str, ...]) -> Refusal | None:
    """What is wrong with an army (TW-ARM-04, TW-ARM-05, TW-RUL-62)."""
    for code in codes:
        kind = state.library.kinds.get(code)
        if kind is not None and is_of_humans(kind) and not kind.cost:
            return Refusal("TW-RUL-75", "refuse-never-bought", {"figure_code": code})
        if kind is None or kind.cost == 0 or kind.parts:
            return Refusal("TW-ARM-05", "refuse-no-such-figure", {"figure_code": code[:60]})
        if state.factions[side] not in kind.factions:
            return Refusal("TW-ARM-05", "refuse-wrong-faction", {"figure_code": code})
        if is_of_humans(kind) and not humans_in_play(state):
            return Refusal("TW-RUL-75", "refuse-no-humans", {"figure_code": code})
        most = most_of(state, side, kind)
        if codes.count(code) > most:
            details = {"figure_code": code, "most": most}
            return Refusal("TW-RUL-62", "refuse-too-many-of-it", details)
    if len(codes) > MOST_FIGURES:
        return Refusal("TW-RUL-62", "refuse-too-many-figures", {"most": MOST_FIGURES})
    cost, limit = cost_of(state, codes), limit_of(state, side)
    if cost > limit:
        return Refusal("TW-ARM-04", "refuse-over-limit", {"cost": cost, "limit": limit})
    return None


def is_of_humans(kind: Kind) -> bool:
    return any(card.kind == HUMAN for card in kind.cards)


def humans_in_play(state: State) -> bool:
    """TW-RUL-75: as agreed, and in the scenario that needs them."""
    return state.options.humans or state.options.scenario == "protect_humans"


def most_of(state: State, side: int, kind: Kind) -> int:
    """How often a figure may be taken (TW-RUL-62)."""
    if kind.repeat == "never":
        return 1
    if kind.repeat == "freely":
        return MOST_FIGURES
    return PER_HUNDRED[kind.repeat] * (limit_of(state, side) // 100)


class Lists(Endless):
    """Every army a side may bring, with what it has kept: too many to list."""

    def __init__(self, state: State, side: int, kept: list[str], banned: list[str]) -> None:
        self.state = state
        self.side = side
        self.kept = kept
        self.banned = banned

    def __iter__(self) -> Iterator[Action]:
        found: dict[Action, None] = {}
        for army in self.state.library.armies.values():
            ready = MakeList(army.figures)
            if army.limit == self.state.options.points_limit and self.refusal(ready) is None:
                found[ready] = None
        for number in range(EXAMPLES):
            found[self.sample(Random(number))] = None
        yield from found

    def __bool__(self) -> bool:
        return True

    def refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, MakeList):
            return NOT_OFFERED
        if not action.figures and not self.kept and not self.banned:
            return EMPTY
        for code in action.figures:
            if code in self.banned:
                return Refusal("TW-ARM-06", "refuse-lost-figure", {"figure_code": code})
        return list_refusal(self.state, self.side, (*self.kept, *action.figures))

    def sample(self, rng: Random) -> Action:
        """Figures at random, as many as fit."""
        state = self.state
        codes = [
            kind.code
            for kind in state.library.kinds.values()
            if kind.cost and not kind.parts and kind.code not in self.banned
        ]
        rng.shuffle(codes)
        chosen: list[str] = []
        for code in codes:
            if list_refusal(state, self.side, (*self.kept, *chosen, code)) is None:
                chosen.append(code)
        return MakeList(tuple(chosen))


def make_lists(table: Table[State]) -> Script[None]:
    """TW-RUL-62: each side seals its list; then both are opened together."""
    state = table.state
    for side in (0, 1):
        if not state.made[side]:
            choice = yield table.ask_secretly(
                seat_of(state, side),
                "army",
                Lists(state, side, [], []),
                limit=limit_of(state, side),
            )
            state.lists[side] = list(choice.figures)
            state.made[side] = True
            table.tell(ListSealed(side))
    state.opened = True
    table.tell(ListsOpened(tuple(tuple(codes) for codes in state.lists)))
    yield from settle_contests(table)
    muster(table)
    state.stage = OBSTACLES


def wanted_twice(state: State) -> list[str]:
    """TW-ARM-06: what only one side can have; of one faction, both bring their own (TW-RUL-13)."""
    if state.factions[0] == state.factions[1]:
        return []
    return [
        code
        for code in state.lists[0]
        if code in state.lists[1] and state.library.kinds[code].repeat == "never"
    ]


def settle_contests(table: Table[State]) -> Script[None]:
    """TW-ARM-06: a Transformer that both want is rolled for; the loser spends the points anew."""
    state = table.state
    lost: list[list[str]] = [[], []]
    for code in wanted_twice(state):
        rolls = yield from roll_off(table, "contest")
        loser = 0 if rolls[0] < rolls[1] else 1
        state.lists[loser].remove(code)
        lost[loser].append(code)
        table.tell(FigureContested(code, rolls, 1 - loser))
    for side in (0, 1):
        if not lost[side]:
            continue
        banned = [*lost[side], *_unique(state, 1 - side)]
        left = limit_of(state, side) - cost_of(state, state.lists[side])
        choice = yield table.ask(
            seat_of(state, side),
            "replace",
            Lists(state, side, state.lists[side].copy(), banned),
            limit=left,
        )
        state.lists[side] += choice.figures
        table.tell(ListsOpened(tuple(tuple(codes) for codes in state.lists)))


def _unique(state: State, side: int) -> list[str]:
    """TW-RUL-62: named figures of that side, each of which exists once in a game."""
    return [code for code in state.lists[side] if state.library.kinds[code].repeat == "never"]


def muster(table: Table[State]) -> None:
    """The figures of both lists, side by side."""
    state = table.state
    for side in (0, 1):
        for code in state.lists[side]:
            state.figures.append(blank(state, len(state.figures), code, side, []))
    table.tell(Mustered(len(state.figures)))
