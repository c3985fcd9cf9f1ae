"""What the seats agree on before the match: decks, and the options of BC-OPT."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from rollout.gamekit import HomebrewText

CHOSEN_LATER: Final = ""
"""In the place of a deck: whoever sits down there brings one (BC-DEC-01)."""

SupremeTarget = Annotated[int, Meta(ge=30, le=200)]
DominationTarget = Annotated[int, Meta(ge=2, le=10)]
TurnLimit = Annotated[int, Meta(ge=20, le=400)]

DeckText = Annotated[str, Meta(max_length=20_000)]
MOST_DECKS: Final = 26
"""More are not even read. How many play, BC-SET says."""


class MatchOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches players may agree on (BC-GEN-04). Nothing (null) means off or none."""

    supreme_target: SupremeTarget | None = 40
    domination_target: DominationTarget | None = 5
    survival: bool = True
    phase_order: Literal["supply_last", "supply_before_action"] = "supply_last"
    attempts_per_turn: Literal["one", "claim_and_challenge"] = "one"
    first_seat: Literal["random", "chosen", "loser_of_last"] = "random"
    mixed_armies: bool = False
    unique_titles_scope: Literal["seat", "table"] = "seat"
    mulligan: Literal["none", "one_if_no_robot", "one_free"] = "none"
    hand_limit: Literal[7, 10] | None = None
    empty_deck: Literal["nothing", "reshuffle_once", "lose"] = "nothing"
    garrison: Literal["many", "single"] = "many"
    lead_transform_uses_slot: bool = False
    turn_limit: TurnLimit | None = None
    teams: bool = False
    starting_energon: Annotated[int, Meta(ge=1, le=199)] = 25
    opening_hand: Annotated[int, Meta(ge=0, le=20)] = 5
    draw_per_turn: Annotated[int, Meta(ge=0, le=10)] = 2
    support_limit: Annotated[int, Meta(ge=0, le=10)] = 1
    deck_size: Annotated[int, Meta(ge=10, le=100)] = 50
    first_turn_claim: Literal["forbidden", "allowed"] = "forbidden"
    contest_from: Literal["anywhere", "homebase_only"] = "anywhere"
    same_army: bool = False


PRESETS: dict[str, MatchOptions] = {
    "first_game": MatchOptions(supreme_target=40, domination_target=None, survival=False),
    "very_short": MatchOptions(supreme_target=None, domination_target=3, survival=False),
    "average": MatchOptions(supreme_target=None, domination_target=5, survival=False),
    "very_long": MatchOptions(supreme_target=80, domination_target=None, survival=False),
    "challenging": MatchOptions(),
}
"""BC-VIC-06: the ready-made agreements about winning."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deck a seat: the name of a ready-made deck, `random:army:seed`, `sealed:army:seed`,
    or a deck list as text. `first` is the seat that begins when it is chosen, or that lost
    last time. `homebrew` is the TOML text of the players' own cards.
    """

    decks: Annotated[tuple[DeckText, ...], Meta(max_length=MOST_DECKS)] = (
        "roll_out",
        "air_supremacy",
    )
    options: MatchOptions = MatchOptions()
    first: int | None = None
    homebrew: HomebrewText = ""
