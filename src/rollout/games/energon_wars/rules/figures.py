"""What a model is worth right now: its side, its keywords, its numbers with their reasons.

Same-named modifiers never add up on one model; different ones do, up to 2 either way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rollout.games.energon_wars.content.cards import Ability, Attack, Side
from rollout.games.energon_wars.content.phrases import Word
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.model import (
    CARRIED,
    CONDITIONS,
    DEFEATED,
    DISRUPTION,
    KNOCKED_DOWN,
    NOBODY,
    RADII,
    RESERVE,
    SLOW,
    STANDING,
    STASIS,
    WAITING,
    Model,
    State,
)
from rollout.kernel.reasons import Reasons, Term
from rollout.space.plane.lengths import gap_within
from rollout.space.plane.shapes import Disc

MOST_MODIFIED: Final = 2
TOLERANCE: Final = 1
"""EW-RUL-07: of "within"."""
CONTACT: Final = 5
"""EW-RUL-07: the widest gap of two bases in contact."""
TOOLS: Final = {"long": {"S": 4, "M": 6, "L": 8}, "short": {"S": 3, "M": 5, "L": 7}}
"""EW-RUL-01."""
IN_PLAY: Final = (STANDING, CARRIED)


def side_of(state: State, number: int) -> Side:
    return state.cards[number].sides[state.models[number].side]


def radius_of(state: State, number: int) -> int:
    return RADII[state.cards[number].base]


def disc_of(state: State, number: int) -> Disc:
    model = state.models[number]
    return Disc((model.x, model.y), RADII[state.cards[number].base])


def size_of(state: State, number: int) -> int:
    return state.cards[number].sides[state.models[number].side].size


def height_of(state: State, number: int) -> int:
    """Of the surface it stands on, in hundredths of an inch."""
    level = state.models[number].level
    return 0 if level < 0 else state.land.platforms[level].height


def is_near(state: State, one: int, other: int, inches: int) -> bool:
    """EW-RUL-07: whether two bases are within so many inches, edge to edge."""
    a, b = state.models[one], state.models[other]
    apart = (
        RADII[state.cards[one].base] + RADII[state.cards[other].base] + inches * INCH + TOLERANCE
    )
    dx, dy = a.x - b.x, a.y - b.y
    return dx * dx + dy * dy <= apart * apart


def in_contact(state: State, one: int, other: int) -> bool:
    a, b = state.models[one], state.models[other]
    return a.level == b.level and gap_within(disc_of(state, one), disc_of(state, other), CONTACT)


def standing(state: State) -> list[int]:
    """Everybody on the table."""
    return [number for number, model in enumerate(state.models) if model.status == STANDING]


def living(state: State, seat: int) -> list[int]:
    """EW-RUL-61: a seat's models on the table, in storage and in reserve."""
    return [
        number
        for number, model in enumerate(state.models)
        if model.seat == seat and model.status in (STANDING, CARRIED, RESERVE, WAITING)
    ]


def carried_by(state: State, carrier: int) -> list[int]:
    return [number for number, model in enumerate(state.models) if model.carrier == carrier]


def is_huge(state: State, number: int) -> bool:
    return state.cards[number].base == "huge"


def has_tags(state: State, number: int, tags: tuple[str, ...]) -> bool:
    """EW-ARM-10: every one of them."""
    return all(_has_tag(state, number, tag) for tag in tags)


def _has_tag(state: State, number: int, tag: str) -> bool:
    card, model = state.cards[number], state.models[number]
    if tag in ("autobot", "decepticon"):
        return card.faction == tag
    if tag == "robot":
        return model.side == 0
    if tag == "alt":
        return model.side == 1
    if tag == "damaged":
        return model.hp < card.hit_points
    return tag in card.tags


def knocked_down(model: Model) -> bool:
    return bool(model.conditions & KNOCKED_DOWN)


def helpless(model: Model) -> bool:
    """EW-RUL-37, EW-RUL-67: cannot act of its own."""
    return bool(model.conditions & (KNOCKED_DOWN | STASIS))


def held_by(model: Model) -> str:
    """By which rule a helpless model does nothing."""
    return "EW-RUL-37" if model.conditions & KNOCKED_DOWN else "EW-RUL-67"


# Abilities and keywords


def abilities_of(state: State, number: int) -> list[Ability]:
    """Those of the side that is up, then those of its items (EW-ARM-03)."""
    side = state.cards[number].sides[state.models[number].side]
    found = list(side.abilities)
    for item in state.items:
        if item.carrier == number:
            kind = state.library.items[item.kind]
            if not kind.side or kind.side == ("robot", "alt")[state.models[number].side]:
                found.extend(kind.abilities)
    return found


def passives(state: State, number: int) -> Iterator[tuple[Ability, Word]]:
    """What it has by itself, always or as long as a condition holds (EW-ABL-06)."""
    for ability in abilities_of(state, number):
        own = ability.when == "passive" and ability.who.kind == "self"
        if own and holds(state, number, ability, None, NOBODY):
            for word in ability.effects:
                yield ability, word


def has_keyword(state: State, number: int, keyword: str) -> bool:
    """Printed, gained for a while, given by a friend or a theme; and not taken away."""
    model = state.models[number]
    found = state.cards[number].sides[model.side].has(keyword)
    found = found or any(each.verb == "gain" and each.what == keyword for each in model.lasting)
    found = found or _is_given(state, number, keyword)
    return found and not loses(state, number, keyword)


def _is_given(state: State, number: int, keyword: str) -> bool:
    """By an ability of its own that always holds, by its theme, by a friend around."""
    if keyword not in state.library.given:
        return _by_theme(state, number, keyword)
    return (
        _says(state, number, "gain", keyword)
        or _by_theme(state, number, keyword)
        or _aura(state, number, "gain", keyword)
    )


def loses(state: State, number: int, keyword: str) -> bool:
    """Whether it is treated as without a keyword."""
    if any(each.verb == "lose" and each.what == keyword for each in state.models[number].lasting):
        return True
    return keyword in state.library.given and (
        _says(state, number, "lose", keyword) or _aura(state, number, "lose", keyword)
    )


def _says(state: State, number: int, verb: str, what: str) -> bool:
    return any(
        word.name == verb and word.parameters[0] == what for _, word in passives(state, number)
    )


def _by_theme(state: State, number: int, keyword: str) -> bool:
    """EW-THM-03: in the first round."""
    theme = state.themes[state.models[number].seat]
    if not theme or state.round != 1:
        return False
    gains = state.library.themes[theme].first_round_gains
    return any(gains.get(tag) == keyword for tag in state.cards[number].tags)


def _aura(state: State, number: int, verb: str, keyword: str) -> bool:
    """Whether another model has a passive ability that does this to its surroundings."""
    seat = state.models[number].seat
    for other, model in enumerate(state.models):
        if model.status != STANDING:
            continue
        kind = "ally" if model.seat == seat else "enemy"
        for ability in abilities_of(state, other):
            who = ability.who
            if (
                ability.when == "passive"
                and who.kind == kind
                and (other != number or who.itself)
                and any(str(word) == f"{verb}({keyword})" for word in ability.effects)
                and has_tags(state, number, who.tags)
                and is_near(state, other, number, who.within)
                and holds(state, other, ability, None, NOBODY)
            ):
                return True
    return False


def flies(state: State, number: int) -> bool:
    """EW-FLY-01, EW-RUL-22. Who carries Sparkplug may not."""
    model = state.models[number]
    if model.conditions & KNOCKED_DOWN or carries(state, number, "sparkplug"):
        return False
    bought = any(each.verb == "gain" and each.what == "flight" for each in model.lasting)
    if not bought and (model.grounded or not has_innate_flight(state, number)):
        return False
    return not loses(state, number, "flight")


def has_innate_flight(state: State, number: int) -> bool:
    side = state.cards[number].sides[state.models[number].side]
    return side.has("flight") or _is_given(state, number, "flight")


def carries(state: State, number: int, kind: str) -> bool:
    return any(token.carrier == number and token.kind == kind for token in state.tokens)


def is_immune(state: State, number: int, effect: str) -> bool:
    """EW-FX-08, EW-HUG-01."""
    huge = is_huge(state, number)
    if huge and effect in ("slow", "knockdown", "push", "throw", "slam", "drag"):
        return True
    if _says(state, number, "immunity", effect):
        return True
    lasting = state.models[number].lasting
    return any(each.verb == "immunity" and each.what == effect for each in lasting)


# Numbers


def modifiers(
    state: State, number: int, stats: tuple[str, ...], attack: Attack | None, foe: int
) -> list[Term]:
    """What lasting effects and passive abilities change, at most 2 either way in all."""
    named: dict[str, int] = {}
    for each in state.models[number].lasting:
        if each.verb == "mod" and each.what in stats:
            named[each.ability] = each.amount
    for ability in abilities_of(state, number):
        if ability.when == "passive" and ability.who.kind == "self":
            for word in ability.effects:
                if (
                    word.name == "mod"
                    and word.parameters[0] in stats
                    and holds(state, number, ability, attack, foe)
                ):
                    named[ability.name] = word.number
    if not named:
        return []
    terms = [Term("modifier", amount, "EW-ABL-06", name) for name, amount in named.items()]
    total = sum(named.values())
    limited = max(-MOST_MODIFIED, min(MOST_MODIFIED, total))
    if limited != total:
        terms.append(Term("limit", limited - total, "EW-ABL-06"))
    return terms


def holds(state: State, number: int, ability: Ability, attack: Attack | None, foe: int) -> bool:
    """Whether the `if` of an ability is true (EW-ABL-06)."""
    word = ability.condition
    if word is None:
        return True
    model, name = state.models[number], word.name
    if name == "alone":
        return model.stands_alone
    if name == "crit":
        return state.cards[number].penalty(model.hp) > 0
    if name == "unmoved":
        return state.acting.model != number or not state.acting.moved
    if name == "melee":
        return attack is not None and attack.kind == "melee"
    if name == "ranged":
        return attack is not None and attack.kind != "melee"
    if name == "carrying":
        return any(has_tags(state, each, word.parameters) for each in carried_by(state, number))
    if name == "vs":
        return foe != NOBODY and state.models[foe].hp == state.cards[foe].hit_points
    friends = [
        each
        for each, other in enumerate(state.models)
        if other.seat == model.seat
        and each != number
        and has_tags(state, each, word.parameters[:1])
    ]
    if name == "team":
        return any(state.models[each].status in IN_PLAY for each in friends)
    if name == "lost":
        return any(state.models[each].status == DEFEATED for each in friends)
    inches = word.number
    return any(
        state.models[each].status == STANDING and is_near(state, number, each, inches)
        for each in friends
    )


def summed(label: str, base: int, rule: str, more: list[Term]) -> Reasons:
    return Reasons((Term(label, base, rule, base=True), *more))


def armor_of(state: State, number: int) -> Reasons:
    """EW-ATK-07."""
    side = side_of(state, number)
    return summed(
        "armor", side.armor, "EW-ATK-07", modifiers(state, number, ("ARM",), None, NOBODY)
    )


def score_of(state: State, number: int, attack: Attack, foe: int) -> Reasons:
    """EW-ATK-04: MAT for melee, RAT for ranged."""
    side = side_of(state, number)
    if attack.kind == "melee":
        return summed(
            "melee", side.melee, "EW-ATK-04", modifiers(state, number, ("MAT",), attack, foe)
        )
    return summed(
        "ranged", side.ranged, "EW-ATK-04", modifiers(state, number, ("RAT",), attack, foe)
    )


def damage_of(state: State, number: int, attack: Attack, foe: int) -> Reasons:
    """EW-ATK-07: what is added to the dice."""
    stats = ("DMG", "DMG.melee" if attack.kind == "melee" else "DMG.ranged")
    more = modifiers(state, number, stats, attack, foe)
    return summed("damage", attack.damage, "EW-ATK-07", more)


def energon_max(state: State, number: int) -> int:
    """EW-EN-04: the boxes that count now. The printed number contains those of abilities."""
    card = state.cards[number]
    most = card.energon
    for side in card.sides[:1]:
        for ability in side.abilities:
            for word in ability.effects:
                boxes = word.name == "mod" and word.parameters[0] == "EN.max"
                if boxes and not holds(state, number, ability, None, NOBODY):
                    most -= word.number
    if state.tokens and carries(state, number, "matrix"):
        most += 1
    return most


def speed_of(state: State, number: int) -> int:
    """EW-MOV-01, EW-MOV-14: the length of its tool, in hundredths of an inch."""
    model = state.models[number]
    side = state.cards[number].sides[model.side]
    tool = "S" if model.conditions & SLOW else side.speed
    length = TOOLS[state.options.tools][tool] * INCH
    if state.options.generous_tool:
        length += 2 * RADII[state.cards[number].base]
    return length


def victory_points(state: State, number: int) -> int:
    """EW-ARM-09, EW-RUL-04, EW-RUL-55."""
    card = state.cards[number]
    if "gestalt" in card.tags and state.options.gestalt_vp == "members":
        return sum(victory_points(state, each) for each in team_of(state, number))
    return 3 if number in state.commanders else card.victory_points


def team_of(state: State, gestalt: int) -> list[int]:
    """EW-HUG-05: the members of a Gestalt."""
    seat, name = state.models[gestalt].seat, state.cards[gestalt].slug
    tag = team_tag(state, name)
    return [
        number
        for number, model in enumerate(state.models)
        if model.seat == seat
        and tag in state.cards[number].tags
        and "gestalt" not in state.cards[number].tags
    ]


def team_tag(state: State, gestalt: str) -> str:
    """The tag that the members of a Gestalt have, from the ability that combines them."""
    for card in state.library.cards.values():
        for side in card.sides:
            for ability in side.abilities:
                for word in ability.effects:
                    if word.name == "combine" and word.parameters[0] == gestalt:
                        return ability.who.tags[0]
    return "gestalt"


def storage_left(state: State, number: int) -> int:
    """EW-STO-01."""
    return side_of(state, number).storage - load_of(state, number)


def load_of(state: State, number: int) -> int:
    load = sum(carried_size(state, each) for each in carried_by(state, number))
    load += sum(1 for token in state.tokens if token.carrier == number)
    return load + sum(
        state.library.items[item.kind].size for item in state.items if item.carrier == number
    )


def carried_size(state: State, number: int) -> int:
    """EW-STO-03: as it is in alt mode."""
    return state.cards[number].sides[-1].size


def is_disrupted(model: Model) -> bool:
    return bool(model.conditions & DISRUPTION)


def condition_names(model: Model) -> list[str]:
    return [name for name, bit in CONDITIONS.items() if model.conditions & bit]
