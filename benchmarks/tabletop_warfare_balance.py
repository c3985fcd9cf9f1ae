"""Whether Tabletop Warfare is fair: equal bots with mirrored and with mixed 100-point armies.

`python -m benchmarks.tabletop_warfare_balance -n 800 [--bots greedy:64sims]`: every second match
has the same army on both sides, the others two that were drawn. Shares are per cent of wins with
their 95 % intervals; a draw is half of a win. A figure's share is counted over the drawn matches
in which one side had it and the other did not.
"""

import argparse
import secrets
import sys
from collections import Counter
from dataclasses import asdict, dataclass, field
from random import Random
from signal import SIGINT, default_int_handler, signal
from statistics import mean
from typing import Any, Final, cast

from benchmarks import history
from benchmarks.shares import Share, share
from rollout.bots import Position, read_bot
from rollout.bots.bot import keep_what_is_loaded
from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.actions import MakeList
from rollout.games.tabletop_warfare.content.library import library
from rollout.games.tabletop_warfare.rules.muster import Lists
from rollout.games.tabletop_warfare.rules.preparation import start
from rollout.games.tabletop_warfare.setup import CHOSEN_LATER, Faction, MatchOptions, Setup
from rollout.kernel import Fast, Match

LOWEST, HIGHEST = 42.0, 58.0
POINTS: Final = 100
OPTIONS: Final = MatchOptions(points_limit=POINTS, mirror_match=True, tiebreak="damage")
FACTIONS: Final[tuple[Faction, Faction]] = ("autobot", "decepticon")
REPORT_EVERY: Final = 20


@dataclass(frozen=True)
class Outcome:
    """One match: who had what, and for each side what it won (half when drawn)."""

    mirrored: bool
    armies: tuple[tuple[str, ...], tuple[str, ...]]
    factions: tuple[str, str]
    first: int
    won: tuple[float, float]
    reason: str
    round: int
    decisions: int


@dataclass
class Balance:
    matches: int
    mirrored: int
    first: Share
    """Of the side that begins every round; over mirrored matches, where the armies are equal."""
    first_in_mixed: Share
    autobots: Share
    """Over mixed matches of one faction against the other."""
    drawn: int
    figures: dict[str, Share] = field(default_factory=dict)
    outside: dict[str, Share] = field(default_factory=dict)
    """The figures whose whole interval lies outside of the band."""
    reasons: dict[str, int] = field(default_factory=dict)
    last_round: dict[int, int] = field(default_factory=dict)
    decisions: float = 0.0
    meets: bool = False


def main() -> None:
    parser = argparse.ArgumentParser(description="Let equal bots play mirrored and mixed armies.")
    parser.add_argument("--bots", default="greedy:64sims", help="one bot for both seats")
    parser.add_argument("-n", type=int, default=800, help="matches")
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--forget", action="store_true", help="do not add to the history")
    options = parser.parse_args()
    outcomes = play_all(options.bots, options.seed, options.n)
    found = balance_of(outcomes)
    print(asdict(found))
    if not options.forget:
        record = {"game": "tabletop_warfare", "bots": options.bots, "seed": options.seed}
        history.append("balance", {**record, "planned": options.n, **asdict(found)})


def play_all(bot: str, seed: str, matches: int) -> list[Outcome]:
    """As many as there was patience for: an interrupt ends it, and what was played counts."""
    outcomes: list[Outcome] = []
    signal(SIGINT, default_int_handler)
    try:
        for number in range(matches):
            outcomes.append(play_match(bot, seed, number))
            if (number + 1) % REPORT_EVERY == 0:
                print(told(balance_of(outcomes)), file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr, flush=True)
    return outcomes


def play_match(bot: str, seed: str, number: int) -> Outcome:
    """Even ones mirrored, odd ones mixed; grounds and factions take turns."""
    rng = Random(f"{seed}/{number}")
    mirrored = number % 2 == 0
    setup = drawn_setup(rng, number // 2, mirrored=mirrored)
    match: Match[Any] = Match(GAME.rules, setup, Fast(rng))
    keep_what_is_loaded()
    bots = [read_bot(bot, None, rng.getrandbits(32)) for _ in setup.armies]
    decisions = 0
    while (ask := match.ask) is not None:
        match.answer(bots[ask.seat].choose(Position(match)).action)
        decisions += 1
    state, result = match.state, match.result
    assert result is not None
    won = tuple([float(s in result.winners) if result.winners else 0.5 for s in (0, 1)])
    armies = (tuple(state.lists[0]), tuple(state.lists[1]))
    return Outcome(
        mirrored,
        armies,
        setup.factions,
        state.first,
        cast("tuple[float, float]", won),
        result.reason,
        state.round,
        decisions,
    )


def drawn_setup(rng: Random, number: int, *, mirrored: bool) -> Setup:
    grounds = [ground.code for ground in library().grounds.values() if ground.size == "small"]
    one, other = FACTIONS[number % 2], FACTIONS[1 - number % 2]
    factions = (one, one if mirrored else other)
    army = drawn_army(rng, one)
    armies = (army, army if mirrored else drawn_army(rng, other))
    return Setup(armies, factions, grounds[number % len(grounds)], options=OPTIONS)


def drawn_army(rng: Random, faction: Faction) -> str:
    """Figures at random, as many as fit into the points."""
    empty = (CHOSEN_LATER, CHOSEN_LATER)
    state = start(Setup(empty, (faction, faction), options=OPTIONS))
    return ",".join(cast(MakeList, Lists(state, 0, [], []).sample(rng)).figures)


def balance_of(outcomes: list[Outcome]) -> Balance:
    mirrored = [each for each in outcomes if each.mirrored]
    mixed = [each for each in outcomes if not each.mirrored]
    figures = {code: share(wins) for code, wins in sorted(wins_by_figure(mixed).items())}
    first = share([each.won[each.first] for each in mirrored])
    outside = {
        code: each for code, each in figures.items() if each.low > HIGHEST or each.high < LOWEST
    }
    return Balance(
        len(outcomes),
        len(mirrored),
        first,
        share([each.won[each.first] for each in mixed]),
        share([each.won[each.factions.index("autobot")] for each in mixed]),
        sum(each.won == (0.5, 0.5) for each in outcomes),
        figures,
        outside,
        dict(Counter(each.reason for each in outcomes)),
        dict(sorted(Counter(each.round for each in outcomes).items())),
        round(mean(each.decisions for each in outcomes), 1),
        LOWEST <= first.share <= HIGHEST and not outside,
    )


def wins_by_figure(outcomes: list[Outcome]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for each in outcomes:
        for side in (0, 1):
            for code in set(each.armies[side]) - set(each.armies[1 - side]):
                found.setdefault(code, []).append(each.won[side])
    return found


def told(found: Balance) -> str:
    apart = {code: (each.share, each.matches) for code, each in found.outside.items()}
    return (
        f"{found.matches}: who begins {found.first.share} % mirrored, "
        f"{found.first_in_mixed.share} % mixed, Autobots {found.autobots.share} %, "
        f"drawn {found.drawn}, rounds {found.last_round}, outside {apart}"
    )


if __name__ == "__main__":
    main()
