"""What a figure is at this moment: its card, whom it stands with, how fast it is, how near.

Every question is answered by the card of the form in use and the markers that lie about.
"""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import HUMAN, ROBOT, VEHICLE, Card, Kind, System
from rollout.games.tabletop_warfare.model import STANDING, Figure, State
from rollout.space.plane import Disc

CONTACT: Final = 50
"""TW-RUL-06: a twentieth of an inch still touches."""
GROUNDED_SPEED: Final = 2 * INCH
BEARER_SPEED: Final = 4 * INCH
SCOUTING: Final = 10 * INCH
TOP_OF_MARKERS: Final = 2


def kind_of(state: State, figure: Figure) -> Kind:
    return state.library.kinds[figure.kind]


def card_of(state: State, figure: Figure) -> Card:
    return state.library.kinds[figure.kind].cards[figure.form]


def stands(figure: Figure) -> bool:
    return figure.status == STANDING


def on_field(state: State) -> list[Figure]:
    return [figure for figure in state.figures if figure.status == STANDING]


def friends(state: State, figure: Figure) -> list[Figure]:
    """TW-RUL-05: others of the same side."""
    return [
        other
        for other in state.figures
        if other.status == STANDING and other.side == figure.side and other.id != figure.id
    ]


def enemies(state: State, figure: Figure) -> list[Figure]:
    side = figure.side
    return [other for other in state.figures if other.status == STANDING and other.side != side]


def of_side(state: State, side: int) -> list[Figure]:
    return [figure for figure in state.figures if figure.status == STANDING and figure.side == side]


def seat_of(state: State, side: int) -> int:
    """TW-RUL-85: the seats of a side take turns."""
    return side + 2 * (state.turns[side] % state.options.seats_per_side)


def seat_for(state: State, figure: Figure) -> int:
    return seat_of(state, figure.side)


def is_human(state: State, figure: Figure) -> bool:
    return card_of(state, figure).kind == HUMAN


def is_civilian(state: State, figure: Figure) -> bool:
    return is_civilian_card(card_of(state, figure))


def is_civilian_card(card: Card) -> bool:
    return "civilian" in card.abilities


def bears_cube(state: State, figure: Figure) -> bool:
    return state.mission.bearer == figure.id


def has(state: State, figure: Figure, ability: str) -> bool:
    """TW-CAT-02: an ability works while the figure is in a form whose card lists it."""
    if ability not in card_of(state, figure).abilities:
        return False
    return not (ability == "dodge" and bears_cube(state, figure))


def number_of(state: State, figure: Figure, word: str) -> int:
    """The number behind a word of the card, in inches or points."""
    return card_of(state, figure).numbers.get(word, 0)


# Flight and speed


def marked(state: State, figure: Figure, form: int, effects: tuple[str, ...]) -> bool:
    """Whether a slot of that card with one of these effects carries its marker."""
    bits = figure.criticals[form]
    if not bits:
        return False
    slots = kind_of(state, figure).cards[form].slots
    return any(bits >> number & 1 and slot.effect in effects for number, slot in enumerate(slots))


def wing_lost(state: State, figure: Figure) -> bool:
    """TW-KRI-01d: a wing is missed in all forms."""
    forms = range(len(figure.criticals))
    return any(marked(state, figure, form, ("wing",)) for form in forms)


def rotor_lost(state: State, figure: Figure, form: int) -> bool:
    """TW-KRI-07, TW-RUL-72: of the struck form; a linked rotor is the same on both cards."""
    if marked(state, figure, form, ("rotor",)):
        return True
    cards = kind_of(state, figure).cards
    if "linked_rotor" not in cards[form].abilities:
        return False
    return any(
        figure.criticals[other] >> number & 1 and (slot.effect == "rotor" or slot.weapon == "rotor")
        for other, card in enumerate(cards)
        for number, slot in enumerate(card.slots)
    )


def grounded(state: State, figure: Figure) -> bool:
    """TW-MRK-02: whether a critical hit has taken its flight in this form."""
    if not any(figure.criticals):
        return False
    if wing_lost(state, figure):
        return True
    if not rotor_lost(state, figure, figure.form):
        return False
    if card_of(state, figure).kind == ROBOT:
        return not state.options.tracer_robot_keeps_flight
    return True


def flies(state: State, figure: Figure) -> bool:
    """TW-FAE-09, as long as nothing keeps it on the ground."""
    if "flying" not in card_of(state, figure).abilities:
        return False
    return not grounded(state, figure) and not bears_cube(state, figure)


def hovers(state: State, figure: Figure) -> bool:
    return "hovering" in card_of(state, figure).abilities


def in_the_air(state: State, figure: Figure) -> bool:
    """Whether it ignores terrain (TW-FAE-09, TW-FAE-26)."""
    return flies(state, figure) or hovers(state, figure)


def speed_of(state: State, figure: Figure) -> int:
    """TW-MOV-01, TW-RUL-58, TW-RUL-86."""
    card = card_of(state, figure)
    speed = card.speed
    if (
        any(figure.criticals)
        and card.kind == VEHICLE
        and (wing_lost(state, figure) or rotor_lost(state, figure, figure.form))
    ):
        speed = min(speed, GROUNDED_SPEED)
    return min(speed, BEARER_SPEED) if bears_cube(state, figure) else speed


def working(state: State, figure: Figure, number: int) -> bool:
    """TW-KRI-09, TW-RUL-72: whether a weapon system of the card in use can be used."""
    if figure.broken[figure.form] >> number & 1:
        return False
    system = card_of(state, figure).systems[number]
    if system.name != "rotor" or not any(figure.criticals):
        return True
    return not rotor_lost(state, figure, figure.form)


def systems_of(state: State, figure: Figure) -> list[tuple[int, System]]:
    """The systems that work, by number (TW-ATT-01)."""
    systems = card_of(state, figure).systems
    return [
        (number, system) for number, system in enumerate(systems) if working(state, figure, number)
    ]


# Structure


def structure_left(state: State, figure: Figure) -> int:
    return card_of(state, figure).structure - figure.damage[figure.form]


def usable_forms(state: State, figure: Figure) -> list[int]:
    """Other forms it may turn into (TW-TRF-05)."""
    cards = kind_of(state, figure).cards
    return [
        form for form in range(len(cards)) if form != figure.form and not figure.locked >> form & 1
    ]


# Distances


def disc_of(state: State, figure: Figure) -> Disc:
    return Disc((figure.x, figure.y), card_of(state, figure).radius)


def near(state: State, one: Figure, other: Figure, reach: int) -> bool:
    """TW-RUL-03: edge to edge, the bound included."""
    dx, dy = one.x - other.x, one.y - other.y
    sum_of_radii = card_of(state, one).radius + card_of(state, other).radius + reach
    return dx * dx + dy * dy <= sum_of_radii * sum_of_radii


def at_least(state: State, one: Figure, other: Figure, reach: int) -> bool:
    """TW-RNG-02: not nearer than that; contact is a distance of 0."""
    if reach <= 0:
        return True
    dx, dy = one.x - other.x, one.y - other.y
    sum_of_radii = card_of(state, one).radius + card_of(state, other).radius + reach
    return dx * dx + dy * dy >= sum_of_radii * sum_of_radii


def touches(state: State, one: Figure, other: Figure) -> bool:
    return near(state, one, other, CONTACT)


# Auras


def camouflaged(state: State, figure: Figure) -> bool:
    """TW-FAE-30, TW-FAE-27a: unless an enemy Scout is near."""
    if "camouflage" not in card_of(state, figure).abilities:
        return False
    return not any(
        has(state, enemy, "scout") and near(state, enemy, figure, SCOUTING)
        for enemy in enemies(state, figure)
    )


def full_of_markers(state: State, figure: Figure) -> bool:
    """TW-RUL-11: whether it holds as many activation markers as a figure can."""
    limited = state.options.max_activation_markers != "unlimited"
    return limited and figure.activation >= TOP_OF_MARKERS


def may_act_freely(state: State, figure: Figure) -> bool:
    """TW-RUL-12: unless an enemy's marker lies there and the players agreed on the option."""
    return state.options.stunned_may_take_free_actions or figure.stuns == 0
