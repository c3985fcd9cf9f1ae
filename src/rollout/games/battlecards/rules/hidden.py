"""Hidden information: what each seat can know, and dealing anew what it cannot.

Dealing anew depends on what the seat can see and on the random numbers alone: the numbers of
the hidden cards are taken in order, and their kinds are shuffled.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from rollout.games.battlecards.content.cards import ADVANTAGE, RESOURCE, ROBOT, Card
from rollout.games.battlecards.content.decks import portions
from rollout.games.battlecards.content.library import MOST_COPIES
from rollout.games.battlecards.model import State

EVERY_KIND: Final = (ROBOT, RESOURCE, ADVANTAGE)


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
    unknown = [card for card in state.hands[owner] if card not in known]
    hidden = sorted(sifting + unknown + state.decks[owner])
    in_hand = len(unknown)
    if state.returned[owner]:
        kept = _deal_kept(state, owner, hidden, rng)
        hidden = [card for card in hidden if card not in kept]
        in_hand -= len(kept)
        known += kept
        kinds = _shuffled(sorted([state.kinds[card] for card in hidden]), rng)
    else:
        kinds = _kinds_to_deal(state, owner, hidden, rng)
    for card, kind in zip(hidden, kinds, strict=True):
        state.kinds[card] = kind
    _forget_what_others_saw(state, owner, viewer)
    if sifting:
        state.looking = hidden[: len(sifting)]
    rest = hidden[len(sifting) :]
    drawn = rest[:in_hand]
    state.hands[owner] = known + drawn
    state.decks[owner] = rest[in_hand:]
    if state.lacking[owner]:
        _leave_out_of_deck(state, owner, hidden[: len(sifting)], drawn, rng)
    if state.looker == owner and state.searching:
        _find_again(state, owner, drawn)


def _deal_kept(state: State, owner: int, hidden: list[int], rng: Random) -> list[int]:
    """What was in hand before everyone saw the scrapheap become the deck is there still."""
    kept = [card for card in hidden if card not in state.returned[owner]]
    for card, kind in zip(kept, _kinds_to_deal(state, owner, kept, rng), strict=True):
        state.kinds[card] = kind
    return kept


def _leave_out_of_deck(
    state: State, owner: int, sifting: list[int], drawn: list[int], rng: Random
) -> None:
    """What a search has not found is not in the deck: it changes places with cards in hand.

    Where a guess has dealt more of it than the hand holds, it is guessed again.
    """
    kinds = state.kinds
    places = [card for card in drawn if not _is_lacking(state, owner, kinds[card])]
    for card in sifting + state.decks[owner]:
        if _is_lacking(state, owner, kinds[card]):
            if places:
                other = places.pop(int(rng.random() * len(places)))
                kinds[card], kinds[other] = kinds[other], kinds[card]
            else:
                kinds[card] = rng.choice(_guesses(state, owner))


def _is_lacking(state: State, owner: int, kind: int) -> bool:
    card = state.library.cards[kind]
    return any(card.is_a(word) for word in state.lacking[owner])


def _guesses(state: State, owner: int) -> list[int]:
    """Every copy that could be one of a deck's cards after all that was seen of it."""
    own = [kind for kind, seat in zip(state.kinds, state.owners, strict=True) if seat == owner]
    bag = _bag(state.library.cards, Counter(own), state.armies[owner], EVERY_KIND)
    return [kind for kind in bag if not _is_lacking(state, owner, kind)]


def _find_again(state: State, owner: int, in_hand: list[int]) -> None:
    """What a seat that searches its deck finds in the deck dealt anew; there is something.

    If all that fits was dealt to the hand, one of it changes places with a card of the deck.
    """
    cards, kinds, deck = state.library.cards, state.kinds, state.decks[owner]

    def could_be_found(kind: int) -> bool:
        return cards[kind].is_a(state.searching) and not _is_lacking(state, owner, kind)

    found = [card for card in deck if cards[kinds[card]].is_a(state.searching)]
    if not found:
        found = deck[:1]
        fitting = [card for card in in_hand if could_be_found(kinds[card])]
        if fitting:
            kinds[found[0]], kinds[fitting[0]] = kinds[fitting[0]], kinds[found[0]]
        else:
            kinds[found[0]] = next(card.index for card in cards if could_be_found(card.index))
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
        bag = _bag(cards, counts, army, EVERY_KIND)
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
