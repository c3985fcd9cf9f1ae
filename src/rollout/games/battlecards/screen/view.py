"""What a seat, or a spectator, may see, as JSON. The only gate (BC-RUL-85, 86)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec.structs import asdict, replace

from rollout.games.battlecards.content.vocabulary import LASTING_FOR_SEATS
from rollout.games.battlecards.model import (
    AS_SUPPORTER,
    IN_BATTLE,
    NOBODY,
    NOTHING,
    Battle,
    State,
)
from rollout.games.battlecards.rules.attempts import warders
from rollout.games.battlecards.rules.deciding_numbers import (
    combat_dice,
    energon_yield,
    ignores_speed,
    is_hushed,
    is_pinned,
    limit_terms,
    support_limit,
)
from rollout.games.battlecards.rules.hidden import known_in_hand
from rollout.games.battlecards.rules.on_the_table import (
    battle_now,
    card_of,
    held_by,
    slots_used,
    supporters,
)
from rollout.games.battlecards.rules.resolution import BattleEnd, expected_end, would_be_scrapped
from rollout.games.battlecards.rules.robot_figures import core, endurance, speed
from rollout.games.battlecards.rules.side_strength import strength_items
from rollout.games.battlecards.screen.forms import (
    BattleView,
    CardView,
    ClaimView,
    EffectView,
    ItemView,
    LookingView,
    Powers,
    ResourceView,
    RobotView,
    SeatView,
    SideView,
    Skills,
    SumView,
    SupportView,
    View,
)
from rollout.games.battlecards.screen.remaining import left_in_phase, next_seat


def view(state: State, viewer: int | None) -> View:
    """All that the viewer may know, and nothing else."""
    return views(state, (viewer,))[0]


def views(state: State, viewers: Sequence[int | None]) -> list[View]:
    """The same for several: what everybody sees is looked at once, for a spectator."""
    battle = battle_now(state)
    if battle is None and state.battle is not None:
        state = _after_battle(state)
    watched = _seen_by_all(state, battle)
    return [watched if viewer is None else _seen_from(state, viewer, watched) for viewer in viewers]


def _seen_by_all(state: State, battle: Battle | None) -> View:
    seats = {seat: _public_seat(state, seat) for seat in range(len(state.banks))}
    looking = _looking(state, None)
    shown = None if battle is None else view_of_battle(state, battle)
    standing = [card for seat in seats.values() for card in (*seat.robots, *seat.set_aside)]
    faces = {*standing, *state.resources, *state.playing}
    for seat in seats.values():
        faces.update(_faces_of(seat))
    faces.update(() if looking is None else looking.cards)
    faces.update(() if shown is None else _faces_in(shown))
    return View(
        viewer=None,
        options=_agreed(state),
        turn=state.turn,
        turn_seat=_or_none(state.seat),
        first=_or_none(state.first),
        phase=state.stage,
        left=left_in_phase(state),
        next_seat=next_seat(state),
        cards={card: named(state, card) for card in sorted(faces)},
        robots={card: _robot(state, card) for card in standing},
        resources={card: _resource(state, card) for card in state.resources},
        field=list(state.resources),
        seats=seats,
        battle=shown,
        claim=_claim(state),
        looking=looking,
        playing=list(state.playing),
        effects=[_modifier(state, number) for number in range(len(state.modifiers))],
        quiet_turns=state.quiet_turns,
        ended=state.ended,
        winners=list(state.winners),
    )


def _seen_from(state: State, viewer: int, watched: View) -> View:
    """What everybody sees, with the hands and decks as the viewer knows them."""
    seats = {seat: _known_seat(state, viewer, each) for seat, each in watched.seats.items()}
    looking = _looking(state, viewer)
    faces = {card for seat in seats.values() for card in _faces_of(seat)}
    faces.update(() if looking is None else looking.cards)
    cards = watched.cards
    if not faces <= cards.keys():
        known = {card: named(state, card) for card in faces - cards.keys()} | cards
        cards = dict(sorted(known.items()))
    return replace(watched, viewer=viewer, seats=seats, looking=looking, cards=cards)


def _agreed(state: State) -> dict[str, int | str | bool]:
    agreed = asdict(state.options)
    return {name: value for name, value in agreed.items() if value is not None}


def _faces_of(seat: SeatView) -> Iterable[int]:
    return (*seat.hand, *seat.scrapheap, *seat.deck_bottom)


def _faces_in(battle: BattleView) -> list[int]:
    """The cards that were played into it, and those that its sums name."""
    found = []
    for side in battle.sides:
        found += [support.card for support in side.supports]
        if side.now is not None:
            found += [item.card for item in side.now.items if item.card is not None]
    return found


def _after_battle(state: State) -> State:
    """A battle that is over adds no strength any more, though its last effects are going on."""
    after = state.copy()
    after.battle = None
    return after


def named(state: State, card: int) -> CardView:
    """A card by its number in the match, its code and its name."""
    printed = card_of(state, card)
    return CardView(
        card=card,
        code=printed.code,
        kind=printed.kind,
        title=printed.title,
        subtitle=printed.subtitle,
    )


def claimer(state: State) -> int:
    """The Robot whose claim waits for an answer, or NOTHING."""
    if state.claim == NOTHING or state.battle is not None:
        return NOTHING
    for robot in state.robots[state.seat]:
        if state.place[robot] == IN_BATTLE:
            return robot
    return NOTHING


def _claim(state: State) -> ClaimView | None:
    """Who stands before which Resource and claims it (BC-CLM-01)."""
    robot = claimer(state)
    if robot == NOTHING:
        return None
    return ClaimView(seat=state.owners[robot], robot=robot, resource=state.claim)


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def _known_seat(state: State, viewer: int, public: SeatView) -> SeatView:
    """With what the viewer knows of its hand and deck besides."""
    seat = public.seat
    hand = _in_hand(state, seat, viewer)
    seen = _seen_by(state, seat, viewer)
    if seat != viewer:
        if hand == public.hand and seen == public.hand_seen_by:
            return public
        return replace(public, hand=hand, hand_seen_by=seen)
    return replace(
        public,
        hand=hand,
        hand_seen_by=seen,
        deck_bottom=state.decks[seat][: state.stacked[seat]],
        deck_list=_deck_list(state, seat),
    )


def _public_seat(state: State, seat: int) -> SeatView:
    limit = limit_terms(state, seat)
    return SeatView(
        seat=seat,
        army=state.armies[seat],
        bank=state.banks[seat],
        income=sum(energon_yield(state, each) for each in state.holdings[seat]),
        held=held_by(state, seat),
        support_limit=support_limit(state, seat),
        support_limit_terms=limit,
        hushed=is_hushed(state, seat),
        eliminated=state.eliminated[seat],
        hand_count=len(state.hands[seat]),
        hand=_in_hand(state, seat, None),
        hand_seen_by=_seen_by(state, seat, None),
        deck_count=len(state.decks[seat]),
        deck_bottom_known=state.stacked[seat],
        deck_bottom=[],
        deck_list=_deck_list(state, seat) if state.open_lists[seat] else None,
        reshuffled=bool(state.returned[seat]),
        turns_taken=state.turns_taken[seat],
        scrapheap=list(state.scrapheaps[seat]),
        set_aside=list(state.asides[seat]),
        robots=list(state.robots[seat]),
    )


def _in_hand(state: State, seat: int, viewer: int | None) -> list[int]:
    known = known_in_hand(state, seat, viewer)
    return list(known) if seat == viewer else sorted(known)


def _seen_by(state: State, seat: int, viewer: int | None) -> list[int]:
    """By seat: how many cards of this hand it has looked at, as those two know; others do not.

    As the hand changes, the number would tell which of the cards played had been seen.
    """
    return [
        sum(1 for card in seen if state.owners[card] == seat) if viewer in (seat, looker) else 0
        for looker, seen in enumerate(state.seen)
    ]


def _deck_list(state: State, seat: int) -> dict[str, int]:
    own = [kind for kind, owner in zip(state.kinds, state.owners, strict=True) if owner == seat]
    cards = state.library.cards
    return dict(sorted((cards[kind].code, count) for kind, count in _counted(tuple(own))))


@lru_cache(maxsize=64)
def _counted(kinds: tuple[int, ...]) -> list[tuple[int, int]]:
    """How many there are of each kind; it is asked for all the time, and always of a few decks."""
    return list(Counter(kinds).items())


def _robot(state: State, robot: int) -> RobotView:
    printed = card_of(state, robot)
    mode = state.alt[robot]
    place = state.place[robot]
    return RobotView(
        owner=state.owners[robot],
        group=printed.group,
        mode="alt" if mode else "robot",
        form=printed.form,
        place=None if place < 0 else place,
        in_battle=place == IN_BATTLE,
        damage=state.damage[robot],
        strength=core(state, robot),
        endurance=endurance(state, robot),
        speed=speed(state, robot),
        other_mode=Powers(
            strength=printed.strength[1 - mode],
            endurance=printed.endurance[1 - mode],
            speed=printed.speed[1 - mode],
        ),
        skills=Skills(tactical=printed.tactical, combat=printed.combat, science=printed.science),
        transformed=state.transformed[robot] == state.turn,
        moved=state.moved[robot] == state.turn,
        ability_used=robot * 2 + mode in state.used,
        pinned=is_pinned(state, robot),
        any_speed=ignores_speed(state, robot),
    )


def _resource(state: State, resource: int) -> ResourceView:
    printed = card_of(state, resource)
    standing = [
        (robot, seat)
        for seat, own in enumerate(state.robots)
        for robot in own
        if state.place[robot] == resource
    ]
    return ResourceView(
        owner=state.owners[resource],
        type=printed.resource_type,
        yields=energon_yield(state, resource),
        requires=printed.requires,
        controller=_or_none(state.controller[resource]),
        occupant=standing[0][1] if standing else None,
        robots=[robot for robot, _ in standing],
        ability_used=resource * 2 in state.used,
        warded_by=warders(state, resource),
    )


def _looking(state: State, viewer: int | None) -> LookingView | None:
    """Cards of a deck that are looked at right now; only the looker sees them."""
    if state.looker == NOBODY:
        return None
    mine = state.looker == viewer
    return LookingView(
        seat=state.looker,
        count=len(state.looking) if mine or not state.searching else None,
        searching=state.searching,
        cards=list(state.looking) if mine else [],
    )


def _modifier(state: State, number: int) -> EffectView:
    each = state.modifiers[number]
    return EffectView(
        word=each.word,
        amount=each.amount,
        on="seat" if each.word in LASTING_FOR_SEATS else "card",
        target=each.target,
        until=each.until,
        seat=each.seat,
        source=each.source,
    )


def view_of_battle(state: State, battle: Battle) -> BattleView:
    """Both sides, and how it would end now."""
    end = expected_end(state) if NOTHING not in battle.leads else None
    winner = NOTHING if end is None else end.winner
    return BattleView(
        resource=battle.resource,
        over="challenge" if battle.challenge else "claim",
        opened=battle.opened,
        mover=battle.seats[battle.mover],
        passes=battle.passes,
        winning=battle.seats[winner] if winner >= 0 else None,
        sides=[_side(state, battle, side, end) for side in (0, 1)],
    )


def _side(state: State, battle: Battle, side: int, end: BattleEnd | None) -> SideView:
    seat, lead = battle.seats[side], battle.leads[side]
    start = battle.starts[side]
    return SideView(
        seat=seat,
        attacker=side == 0,
        lead=_or_none(lead),
        start=None if start < 0 else start,
        slots_used=slots_used(state, side),
        slots=support_limit(state, seat),
        rolled=battle.rolled[side],
        dice_added=battle.dice[side],
        abilities_used=[key // 2 for key in battle.used if state.owners[key // 2] == seat],
        supports=[
            SupportView(
                card=support.card,
                use=support.use,
                cancelled=support.cancelled,
                strength=_support_strength(state, support.card, support.use),
            )
            for support in battle.supports
            if support.side == side
        ],
        now=None if end is None else _sum(state, side, lead, end),
    )


def _sum(state: State, side: int, lead: int, end: BattleEnd) -> SumView:
    amount = end.damage[side]
    return SumView(
        core=end.cores[side],
        enhanced=end.strengths[side],
        items=[
            ItemView(label=item.label, amount=item.amount, rule=item.rule, card=_or_none(item.card))
            for item in strength_items(state, side)
        ],
        dice=combat_dice(state, lead),
        damage=amount,
        would_be_scrapped=would_be_scrapped(state, side, amount),
        could_take_the_hit=list(supporters(state, side)),
    )


def _support_strength(state: State, card: int, use: str) -> int:
    printed = card_of(state, card)
    return printed.strength[1] if use == AS_SUPPORTER else printed.support
