"""Hidden information: what each seat can know, and dealing anew what it cannot.

Dealing anew depends on what the seat can see and on the random numbers alone: the numbers of
the hidden cards are taken in order, and their kinds are shuffled.
"""

from __future__ import annotations

from random import Random

from rollout.games.battlecards.cards import ADVANTAGE, RESOURCE, ROBOT, Card
from rollout.games.battlecards.decks import portions
from rollout.games.battlecards.library import MOST_COPIES
from rollout.games.battlecards.model import State


def known_in_hand(state: State, owner: int, viewer: int | None) -> list[int]:
    """The cards of a hand that somebody knows; all of them if it is the own hand."""
    hand = state.hands[owner]
    if viewer == owner:
        return hand
    seen = state.seen[viewer] if viewer is not None else []
    return [card for card in hand if card in state.shown or card in seen]


def hide_faces(state: State, viewer: int | None) -> None:
    """Take their faces from all cards in hands and decks that the viewer cannot see.

    The kind of such a card is none of the library's: to read it raises IndexError, whatever
    the card is.
    """
    faceless = len(state.library.cards)
    for owner, hand in enumerate(state.hands):
        known = known_in_hand(state, owner, viewer)
        for card in [*hand, *state.decks[owner]]:
            if card not in known:
                state.kinds[card] = faceless


def deal_anew(state: State, viewer: int | None, rng: Random) -> None:
    """Re-deal in place all that the viewer cannot see."""
    for owner in range(len(state.banks)):
        if owner == viewer:
            _shuffle_own_deck(state, owner, rng)
        else:
            _deal_other(state, owner, viewer, rng)


def _shuffle_own_deck(state: State, owner: int, rng: Random) -> None:
    """A seat knows which cards its deck holds, and the order of those it put underneath."""
    known = state.stacked[owner]
    deck = state.decks[owner]
    found = state.looking if state.looker == owner and state.searching else []
    hidden = sorted(deck[known:])
    if found:
        hidden = [card for card in hidden if card not in found]
    kinds = _shuffled(sorted([state.kinds[card] for card in hidden]), rng)
    for card, kind in zip(hidden, kinds, strict=True):
        state.kinds[card] = kind
    state.decks[owner] = deck[:known] + sorted(deck[known:])


def _deal_other(state: State, owner: int, viewer: int | None, rng: Random) -> None:
    known = sorted(known_in_hand(state, owner, viewer))
    sifting = state.looking if state.looker == owner and not state.searching else []
    in_hand = len(state.hands[owner]) - len(known)
    unknown = [card for card in state.hands[owner] if card not in known]
    hidden = sorted(sifting + unknown + state.decks[owner])
    kinds = _kinds_to_deal(state, owner, hidden, rng)
    for card, kind in zip(hidden, kinds, strict=True):
        state.kinds[card] = kind
    _forget_what_others_saw(state, owner, viewer)
    if sifting:
        state.looking = hidden[: len(sifting)]
    rest = hidden[len(sifting) :]
    state.hands[owner] = known + rest[:in_hand]
    state.decks[owner] = rest[in_hand:]
    if state.looker == owner and state.searching:
        _find_again(state, owner, state.hands[owner][len(known) :])


def _find_again(state: State, owner: int, in_hand: list[int]) -> None:
    """What a seat that searches its deck finds in the deck dealt anew; there is something.

    If all that fits was dealt to the hand, one of it changes places with a card of the deck.
    """
    cards, kinds, deck = state.library.cards, state.kinds, state.decks[owner]
    found = [card for card in deck if cards[kinds[card]].is_a(state.searching)]
    if not found:
        found = deck[:1]
        fitting = [card for card in in_hand if cards[kinds[card]].is_a(state.searching)]
        if fitting:
            kinds[found[0]], kinds[fitting[0]] = kinds[fitting[0]], kinds[found[0]]
        else:
            kinds[found[0]] = next(card.index for card in cards if card.is_a(state.searching))
    state.looking = found


def _kinds_to_deal(state: State, owner: int, hidden: list[int], rng: Random) -> list[int]:
    """The rest of an open list; for a secret one, any cards that could be in it."""
    if state.open_lists[owner]:
        kinds = sorted([state.kinds[card] for card in hidden])
    else:
        kinds = _guessed_kinds(state, owner, hidden, rng)
    return _shuffled(kinds, rng)


def _shuffled(kinds: list[int], rng: Random) -> list[int]:
    """In a random order, four times as quickly as by `rng.shuffle`."""
    random = rng.random
    return sorted(kinds, key=lambda _: random())


def _guessed_kinds(state: State, owner: int, hidden: list[int], rng: Random) -> list[int]:
    """BC-DCK: a legal rest of a deck, with the advised numbers as far as they are not exceeded."""
    cards, army = state.library.cards, state.armies[owner]
    hiding = set(hidden)
    counts: dict[int, int] = {}
    size = 0
    for card, seat in enumerate(state.owners):
        if seat == owner:
            size += 1
            if card not in hiding:
                counts[state.kinds[card]] = counts.get(state.kinds[card], 0) + 1
    guessed: list[int] = []
    for kind, wanted in portions(size):
        shown = sum(count for index, count in counts.items() if cards[index].kind == kind)
        bag = _bag(cards, counts, army, (kind,))
        guessed += rng.sample(bag, min(max(0, wanted - shown), len(bag)))
    while len(guessed) < len(hidden):
        bag = _bag(cards, counts, army, (ROBOT, RESOURCE, ADVANTAGE))
        guessed.append(rng.choice(bag))
    rng.shuffle(guessed)
    return guessed[: len(hidden)]


def _bag(cards: list[Card], counts: dict[int, int], army: str, kinds: tuple[str, ...]) -> list[int]:
    """Every copy that could still be in the deck."""
    return [
        card.index
        for card in cards
        if card.kind in kinds and (not army or card.army in ("", army))
        for _ in range(MOST_COPIES - counts.get(card.index, 0))
    ]


def _forget_what_others_saw(state: State, owner: int, viewer: int | None) -> None:
    """Which cards of the hand other seats have seen is not known here."""
    for seat, seen in enumerate(state.seen):
        if seen and seat not in (owner, viewer):
            state.seen[seat] = [card for card in seen if state.owners[card] != owner]
