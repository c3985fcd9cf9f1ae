"""From a setup to the state before the first step."""

from __future__ import annotations

from functools import lru_cache

from rollout.games.battlecards.content.decks import Deck, army_of, deck_problems, find_deck
from rollout.games.battlecards.content.library import Library, library
from rollout.games.battlecards.model import NOBODY, OUT, State
from rollout.games.battlecards.setup import MatchOptions, Setup
from rollout.kernel.errors import Refusal, SetupRefused

FEWEST_SEATS, MOST_SEATS = 2, 4


def start_state(setup: Setup) -> State:
    """BC-SET-01 to 04: agreed conditions, full banks, decks, empty zones."""
    return _start_of(setup).copy()


@lru_cache(maxsize=32)
def _start_of(setup: Setup) -> State:
    """Reading and checking decks takes time, and the same setup is often played again."""
    cards = library(setup.homebrew)
    decks = [find_deck(text, cards, setup.options.deck_size) for text in setup.decks]
    problems = setup_problems(setup, decks, cards)
    if problems:
        raise SetupRefused(problems[0])
    kinds: list[int] = []
    piles: list[list[int]] = []
    for deck in decks:
        first = len(kinds)
        for code in sorted(deck.counts):
            kinds += [cards.by_code[code]] * deck.counts[code]
        piles.append(list(range(first, len(kinds))))
    owners = [seat for seat, pile in enumerate(piles) for _ in pile]
    state = empty_state(setup.options, setup.homebrew, kinds, owners)
    state.open_lists = [deck.is_open for deck in decks]
    state.armies = [army_of(deck, cards) for deck in decks]
    state.decks = piles
    if setup.options.first_seat != "random" and setup.first is not None:
        state.first = setup.first
    return state


def empty_state(
    options: MatchOptions, homebrew: str, kinds: list[int], owners: list[int], seats: int = 0
) -> State:
    """A table on which every card is still out of play."""
    seats = seats or max(owners) + 1
    cards = len(kinds)
    return State(
        options,
        homebrew,
        owners,
        [True] * seats,
        [""] * seats,
        frozenset(),
        kinds,
        place=[OUT] * cards,
        alt=[0] * cards,
        damage=[0] * cards,
        transformed=[0] * cards,
        moved=[0] * cards,
        controller=[NOBODY] * cards,
        holdings=[[] for _ in range(seats)],
        banks=[options.starting_energon] * seats,
        hands=[[] for _ in range(seats)],
        decks=[[] for _ in range(seats)],
        scrapheaps=[[] for _ in range(seats)],
        asides=[[] for _ in range(seats)],
        robots=[[] for _ in range(seats)],
        resources=[],
        turns_taken=[0] * seats,
        eliminated=[False] * seats,
        seen=[[] for _ in range(seats)],
        stacked=[0] * seats,
        returned=[()] * seats,
        lacking=[()] * seats,
        shown=[],
        looking=[],
        playing=[],
    )


def setup_problems(setup: Setup, decks: list[Deck], cards: Library) -> list[Refusal]:
    """Everything that stands in the way of a match."""
    options = setup.options
    problems = options_problems(options, len(decks))
    for deck in decks:
        problems += deck_problems(deck, cards, options)
    if len(decks) == 2 and not options.same_army:
        first, second = (army_of(deck, cards) for deck in decks)
        if first and first == second:
            problems.append(Refusal("BC-RUL-106", "same-army"))
    if options.first_seat == "chosen" and setup.first is None:
        problems.append(Refusal("BC-OPT-06", "no-first-seat"))
    if setup.first is not None and not 0 <= setup.first < len(decks):
        problems.append(Refusal("BC-OPT-06", "no-such-seat", {"seat": setup.first}))
    return problems


def options_problems(options: MatchOptions, seats: int) -> list[Refusal]:
    """BC-VIC-01, BC-RUL-98, BC-OPT-15."""
    problems: list[Refusal] = []
    supreme = options.supreme_target
    if supreme is None and options.domination_target is None and not options.survival:
        problems.append(Refusal("BC-VIC-01", "no-victory-condition"))
    if supreme is not None and supreme <= options.starting_energon:
        facts = {"target": supreme, "start": options.starting_energon}
        problems.append(Refusal("BC-RUL-98", "supreme-target-too-low", facts))
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        problems.append(Refusal("BC-OPT-15", "number-of-seats", {"seats": seats}))
    if options.teams and seats != MOST_SEATS:
        problems.append(Refusal("BC-OPT-15", "teams-need-four-seats", {"seats": seats}))
    if options.opening_hand > options.deck_size:
        problems.append(Refusal("BC-OPT-16", "opening-hand-larger-than-deck"))
    return problems
