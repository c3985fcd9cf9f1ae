"""What the seats agree on before the match: decks, and the options of BC-OPT."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from rollout.gamekit import HomebrewText, option

CHOSEN_LATER: Final = ""
"""In the place of a deck: whoever sits down there brings one (BC-DEC-01)."""

DeckText = Annotated[str, Meta(max_length=20_000)]
MOST_DECKS: Final = 26
"""More are not even read. How many play, BC-SET says."""


class MatchOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches players may agree on (BC-GEN-04). Nothing (null) means off or none."""

    supreme_target: Annotated[int, option("BC-OPT-01", 30, 200)] | None = 40
    domination_target: Annotated[int, option("BC-OPT-02", 2, 10)] | None = 5
    survival: Annotated[bool, option("BC-OPT-03")] = True
    phase_order: Annotated[Literal["supply_last", "supply_before_action"], option("BC-OPT-04")] = (
        "supply_last"
    )
    attempts_per_turn: Annotated[Literal["one", "claim_and_challenge"], option("BC-OPT-05")] = "one"
    first_seat: Annotated[Literal["random", "chosen", "loser_of_last"], option("BC-OPT-06")] = (
        "random"
    )
    mixed_armies: Annotated[bool, option("BC-OPT-07")] = False
    unique_titles_scope: Annotated[Literal["seat", "table"], option("BC-OPT-08")] = "seat"
    mulligan: Annotated[Literal["none", "one_if_no_robot", "one_free"], option("BC-OPT-09")] = (
        "none"
    )
    hand_limit: Annotated[Literal[7, 10], option("BC-OPT-10")] | None = None
    empty_deck: Annotated[Literal["nothing", "reshuffle_once", "lose"], option("BC-OPT-11")] = (
        "nothing"
    )
    garrison: Annotated[Literal["many", "single"], option("BC-OPT-12")] = "many"
    lead_transform_uses_slot: Annotated[bool, option("BC-OPT-13")] = False
    turn_limit: Annotated[int, option("BC-OPT-14", 20, 400)] | None = None
    teams: Annotated[bool, option("BC-OPT-15")] = False
    starting_energon: Annotated[int, option("BC-OPT-16", 1, 199)] = 25
    opening_hand: Annotated[int, option("BC-OPT-16", 0, 20)] = 5
    draw_per_turn: Annotated[int, option("BC-OPT-16", 0, 10)] = 2
    support_limit: Annotated[int, option("BC-OPT-16", 0, 10)] = 1
    deck_size: Annotated[int, option("BC-OPT-16", 10, 100)] = 50
    first_turn_claim: Annotated[Literal["forbidden", "allowed"], option("BC-OPT-17")] = "forbidden"
    contest_from: Annotated[Literal["anywhere", "homebase_only"], option("BC-OPT-18")] = "anywhere"
    same_army: Annotated[bool, option("BC-OPT-19")] = False


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
