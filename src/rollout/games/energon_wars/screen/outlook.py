"""What comes of a choice, before it is made: outcome first, what it costs, the sums below.

Everything here follows from open facts and two dice, so nothing is sampled. What the other
seat prevents is its own choice: it is told how much it could.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rollout.gamekit.aftermath import settled
from rollout.gamekit.outlook import BAD, GOOD, Outlook, Part, Sum
from rollout.gamekit.sentences import Sentence
from rollout.games.energon_wars.actions import (
    Attack,
    AttackAround,
    Capture,
    Decide,
    Prevent,
    Repair,
    Spray,
    Throw,
    ThrowAt,
    ThrowTo,
    Transform,
)
from rollout.games.energon_wars.attack_events import (
    AttackDeclared,
    AttackRolled,
    DamageRolled,
    Displaced,
    Lifted,
    ObjectLifted,
    ObjectThrown,
    ThrowRolled,
)
from rollout.games.energon_wars.bots.odds import chance_to_hit, damage_spread
from rollout.games.energon_wars.content.cards import SIDES
from rollout.games.energon_wars.content.cards import Attack as Row
from rollout.games.energon_wars.content.printed import printed
from rollout.games.energon_wars.events import Activated, TerrainDestroyed
from rollout.games.energon_wars.model import NOBODY, State
from rollout.games.energon_wars.rules.figures import (
    armor_of,
    damage_of,
    modifiers,
    score_of,
    side_of,
)
from rollout.games.energon_wars.rules.scenario_actions import CAPTURE_COST, CAPTURE_NEED
from rollout.games.energon_wars.rules.sight import defense_of
from rollout.games.energon_wars.rules.throws import AIM, GRIP
from rollout.games.energon_wars.rules.throws import COST as THROW_COST
from rollout.games.energon_wars.rules.weapons import around, hit_surely, in_the_cone, weapons_of
from rollout.games.energon_wars.screen.aiming import aim
from rollout.games.energon_wars.screen.look_forms import ForcedLook, WayLook
from rollout.games.energon_wars.screen.looks import look
from rollout.games.energon_wars.screen.thrown_objects import thrown_object
from rollout.games.energon_wars.screen.whereabouts import exposed, whereabouts
from rollout.kernel.actions import Action
from rollout.kernel.match import Match
from rollout.kernel.reasons import Reasons

Telling = Callable[[Match[State], int, Any], Outlook | None]
WAYS: Final = ("10", "01", "11")


def outlook(match: Match[State], seat: int, action: Action) -> Outlook | None:
    """The outcome of a choice; None where nothing need be said."""
    if match.ask is None:
        return None
    tell = TOLD.get(type(action))
    found = None if tell is None else tell(match, seat, action)
    return whereabouts(match, seat, action) if found is None else found


# Attacks


def _attack(match: Match[State], seat: int, action: Attack) -> Outlook | None:
    """EW-ATK: any damage, how much, and whether it defeats; the four ways together."""
    state = match.state
    number = state.acting.model
    row = aim(state, number, action.target).weapons or []
    if not 0 <= action.weapon < len(row):
        return None
    weapon, attack = row[action.weapon], weapons_of(state, number)[action.weapon].attack
    bare = weapon.ways.get("00")
    if bare is None:
        return None
    fates = [_forced(state, each) for each in weapon.forced]
    shield = state.models[action.target].energon
    if shield:
        told = {"model": _name(state, action.target), "energon": shield}
        fates.append(Part(Sentence("outlook-shield", told)))
    fates += [_way(name, weapon.ways[name]) for name in WAYS if name in weapon.ways]
    return Outlook(
        _blow(state, number, action.target, attack, bare.defeat),
        tuple(fates),
        (Sentence("outlook-cost", {"cost": attack.cost, "left": _left(state, attack.cost)}),),
        _sums(state, number, action.target, attack),
    )


def _blow(
    state: State, number: int, target: int, attack: Row, defeat: float, energized: bool = False
) -> tuple[Part, ...]:
    need = defense_of(state, number, target, attack).total
    need -= score_of(state, number, attack, target).total
    above = armor_of(state, target).total - damage_of(state, number, attack, target).total
    hit = chance_to_hit(need, hit_surely(state, target), False)
    spread = damage_spread(above, energized, hit)
    some = sum(chance for amount, chance in spread if amount)
    parts = [
        Part(Sentence("outlook-some-damage"), round(some, 4)),
        Part(Sentence("outlook-damage"), spread=spread),
    ]
    if defeat:
        parts.append(Part(Sentence("outlook-defeat"), defeat, tone=GOOD))
    return tuple(parts)


def _way(name: str, way: WayLook) -> Part:
    told = {"hit": round(100 * way.hit), "damage": way.damage, "cost": way.cost}
    return Part(Sentence(f"outlook-way-{name}", told))


def _sums(state: State, number: int, target: int, attack: Row) -> tuple[Sum, ...]:
    """EW-ATK-05, EW-ATK-07: what two dice need to hit, and to hurt."""
    need, score = (
        defense_of(state, number, target, attack),
        score_of(state, number, attack, target),
    )
    armor, damage = armor_of(state, target), damage_of(state, number, attack, target)
    return (
        _sum("hit", need, score, hit_surely(state, target), 0),
        _sum("hurt", armor, damage, False, 1),
    )


def _sum(about: str, against: Reasons, ours: Reasons, sure: bool, more: int) -> Sum:
    need = against.total - ours.total + more
    taken = [type(term)(term.label, -term.amount, term.rule, term.otherwise) for term in ours.terms]
    key = "sure" if sure else "always" if need <= 2 else "never" if need > 12 else "needs"
    return Sum(
        Sentence(f"outlook-{about}-{key}", {"need": need}), (*against.terms, *taken), need - more
    )


def _area(match: Match[State], seat: int, action: AttackAround | Spray) -> Outlook | None:
    """EW-RUL-28, EW-RUL-29: everybody that is struck, friends in danger named."""
    state = match.state
    number = state.acting.model
    attack = weapons_of(state, number)[action.weapon].attack
    if isinstance(action, Spray):
        struck = in_the_cone(state, number, attack, action.bearing)
    else:
        struck = around(state, number, attack)
    fates = []
    for target in struck:
        rows = aim(state, number, target).weapons
        way = rows[action.weapon].ways["00"]
        friend = state.models[target].seat == seat
        told = {"model": _name(state, target), "hit": round(100 * way.hit), "damage": way.damage}
        fates.append(Part(Sentence("outlook-struck", told), tone=BAD if friend else ""))
    cost = Sentence("outlook-cost", {"cost": attack.cost, "left": _left(state, attack.cost)})
    many = Part(Sentence("outlook-strikes", {"count": len(struck)}))
    return Outlook((many,), tuple(fates), (cost,))


def _energize(match: Match[State], seat: int, action: Decide) -> Outlook | None:
    """EW-EN-13, EW-EN-14: what a D3 more makes of the attack that is under way."""
    ask = match.ask
    if ask is None or not ask.about.startswith("energize"):
        return None
    number, target = ask.context["model"], ask.context["target"]
    state = match.state
    throw = _throw_under_way(match, number) if ask.about == "energize_attack" else None
    if throw is not None:
        left = state.models[number].energon - (ask.context["cost"] if action.yes else 0)
        return _energized_throw(state, number, target, throw, action.yes, left)
    attack = _declared(match, number)
    if attack is None:
        return None
    way = ("10" if ask.about == "energize_attack" else "01") if action.yes else "00"
    need = defense_of(state, number, target, attack).total
    need -= score_of(state, number, attack, target).total
    to_hit = way == "10"
    hit = chance_to_hit(need, hit_surely(state, target), to_hit)
    if ask.about == "energize_damage":
        hit = 1.0
    above = armor_of(state, target).total - damage_of(state, number, attack, target).total
    spread = damage_spread(above, way == "01", hit)
    headline = (
        Part(Sentence("outlook-some-damage"), round(sum(c for n, c in spread if n), 4)),
        Part(Sentence("outlook-damage"), spread=spread),
    )
    cost = ask.context["cost"] if action.yes else 0
    left = state.models[number].energon - cost
    return Outlook(
        headline, costs=(Sentence("outlook-cost", {"cost": cost, "left": max(0, left)}),)
    )


def _declared(match: Match[State], number: int) -> Row | None:
    """The attack that is under way."""
    for event in reversed(match.events):
        if isinstance(event, AttackDeclared) and event.model == number:
            rows = [each.attack for each in weapons_of(match.state, number)]
            return next((row for row in rows if row.name == event.weapon), None)
    return None


# Throws


def _throw_under_way(match: Match[State], number: int) -> Row | None:
    """EW-RUL-95: the lift or the aim of a throw, if that is what is rolled next.

    An attack was declared and nothing rolled for it yet; an aim follows a lift that succeeded, or
    the hit of an attack that throws, with nothing between."""
    for event in reversed(match.events):
        match event:
            case AttackDeclared(model=model) if model == number:
                return None
            case AttackRolled(model=model) | Lifted(model=model) if model == number:
                return AIM if event.hit else GRIP
            case ObjectLifted(model=model) if model == number:
                return AIM
            case DamageRolled(model=model) | ThrowRolled(model=model) if model == number:
                return GRIP
            case Activated() | Displaced(how="throw") | ObjectThrown() | TerrainDestroyed():
                return GRIP
    return GRIP


def _energized_throw(
    state: State, number: int, target: int, throw: Row, energized: bool, left: int
) -> Outlook:
    """EW-EN-13: of the lift, or of the aim."""
    need = defense_of(state, number, target, throw).total
    need -= score_of(state, number, throw, target).total
    chance = chance_to_hit(need, hit_surely(state, target), energized)
    key = "outlook-lifted" if throw is GRIP else "outlook-hits"
    told = {"cost": state.models[number].energon - left, "left": left}
    return Outlook(
        (Part(Sentence(key), round(chance, 4)),), costs=(Sentence("outlook-cost", told),)
    )


def _throw(match: Match[State], seat: int, action: Throw) -> Outlook | None:
    """EW-THR-01: whether it lifts."""
    state = match.state
    number, target = state.acting.model, action.target
    need, score = defense_of(state, number, target, GRIP), score_of(state, number, GRIP, target)
    sure = hit_surely(state, target)
    chance = chance_to_hit(need.total - score.total, sure, False)
    return Outlook(
        (Part(Sentence("outlook-lifted"), round(chance, 4)),),
        costs=(Sentence("outlook-cost", {"cost": THROW_COST, "left": _left(state, THROW_COST)}),),
        sums=(_sum("hit", need, score, sure, 0),),
    )


def _throw_to(match: Match[State], seat: int, action: ThrowTo | ThrowAt) -> Outlook | None:
    """EW-THR-03 to EW-THR-05: where it lands, whom it strikes, sizes compared."""
    ask = match.ask
    if ask is not None and ask.about == "throw_object":
        return thrown_object(match.state, ask.context["model"], ask.context["piece"], action)
    if ask is None or ask.about != "throw":
        return None
    asked: dict[str, Any] = {"model": ask.context["model"], "thrown": ask.context["thrown"]}
    if isinstance(action, ThrowAt):
        asked["target"] = action.target
    else:
        asked |= {"x": action.x, "y": action.y}
    found = look(match.state, seat, {"throw": asked})
    courses = {name: ForcedLook(**each) for name, each in found["courses"].items()}
    fates = tuple([_forced(match.state, each) for each in courses.values()])
    headline: tuple[Part, ...] = ()
    if "hit" in courses:
        headline = (Part(Sentence("outlook-hits"), found["chance"]),)
    return Outlook(headline, fates)


def _forced(state: State, course: ForcedLook) -> Part:
    """Where somebody is moved to, into whom, and what their sizes make of it."""
    told: dict[str, Any] = {
        "model": _name(state, course.model),
        "how": Sentence(f"how-{course.how}"),
        "hurt": course.hurt,
        "size": course.size,
    }
    if course.struck >= 0:
        told |= {
            "struck": _name(state, course.struck),
            "struck_size": course.struck_size,
            "struck_hurt": course.struck_hurt,
        }
        return Part(Sentence("outlook-forced-into", told))
    key = "fall" if course.fell else "terrain" if course.struck < -1 else "free"
    return Part(Sentence(f"outlook-forced-{key}", told))


# Energon


def _prevent(match: Match[State], seat: int, action: Prevent) -> Outlook | None:
    """EW-EN-12: hit points, energon and penalty before and after."""
    ask = match.ask
    if ask is None or ask.about != "prevent":
        return None
    asked = {"model": ask.context["model"], "damage": ask.context["damage"]}
    found = look(match.state, seat, {"prevent": asked})
    if not 0 <= action.amount < len(found["rows"]):
        return None
    row = found["rows"][action.amount]
    told = {"before": found["hp"], "after": row["hp"], "model": _name(match.state, asked["model"])}
    if not row["hp"]:
        headline = Part(Sentence("outlook-falls", told), tone=BAD)
    else:
        headline = Part(Sentence("outlook-hit-points", told))
    energon = {
        "before": found["energon"],
        "after": row["energon"],
        "next": row["next_energon"],
        "penalty": row.get("penalty", 0),
    }
    return Outlook((headline,), costs=(Sentence("outlook-energon", energon),))


def _repair(match: Match[State], seat: int, action: Repair) -> Outlook | None:
    """EW-EN-06."""
    state = match.state
    model = state.models[state.acting.model]
    told = {
        "before": model.hp,
        "after": model.hp + action.amount,
        "model": _name(state, state.acting.model),
    }
    cost = {"cost": action.amount, "left": _left(state, action.amount)}
    return Outlook(
        (Part(Sentence("outlook-hit-points", told)),), costs=(Sentence("outlook-cost", cost),)
    )


def _transform(match: Match[State], seat: int, action: Transform) -> Outlook | None:
    """EW-TRN-01: the other side's numbers."""
    state = match.state
    number = state.acting.model
    other = 1 - state.models[number].side
    side = state.cards[number].sides[other]
    told = {
        "mode": Sentence(f"mode-{SIDES[other]}"),
        "form": printed("form", side.form),
        "speed": side.speed,
        "defense": side.defense,
        "armor": side.armor,
        "size": side.size,
    }
    cost = side_of(state, number).transform_cost
    after = settled(match, seat, action)
    return Outlook(
        (Part(Sentence("outlook-becomes", told)),),
        () if after is None else exposed(after, number),
        (Sentence("outlook-cost", {"cost": cost, "left": _left(state, cost)}),),
    )


def _capture(match: Match[State], seat: int, action: Capture) -> Outlook | None:
    """Kremzeek!: 2D6 + MAT against 13."""
    state = match.state
    number = state.acting.model
    more = modifiers(state, number, ("MAT",), None, NOBODY)
    melee = side_of(state, number).melee + sum(term.amount for term in more)
    chance = chance_to_hit(CAPTURE_NEED - melee, False, False)
    cost = {"cost": CAPTURE_COST, "left": _left(state, CAPTURE_COST)}
    return Outlook(
        (Part(Sentence("outlook-caught"), round(chance, 4)),),
        costs=(Sentence("outlook-cost", cost),),
    )


def _left(state: State, cost: int) -> int:
    return max(0, state.models[state.acting.model].energon - cost)


def _name(state: State, number: int) -> str:
    return state.cards[number].name


TOLD: Final[dict[type[Action], Telling]] = {
    Attack: _attack,
    AttackAround: _area,
    Spray: _area,
    Decide: _energize,
    Throw: _throw,
    ThrowTo: _throw_to,
    ThrowAt: _throw_to,
    Prevent: _prevent,
    Repair: _repair,
    Transform: _transform,
    Capture: _capture,
}
