"""A Robot's figures as they stand now: what is printed, timed changes, passive clauses.

Passive clauses hang on conditions and some conditions on speeds and strengths; the
vocabulary refuses clauses with which that would go round in a circle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rollout.games.battlecards.content.cards import AGAINST, Clause, Condition, Effect
from rollout.games.battlecards.model import NOBODY, NOTHING, State
from rollout.games.battlecards.rules.on_the_table import (
    at_home,
    card_of,
    foe_of,
    group_size,
    has_modifier,
    held_by,
    is_lead,
    is_supporting,
    lead_of,
    on_held,
    opponents,
    rival_of,
    side_of,
)

MOST_COUNTED: Final = 4
"""`#G` and `#held` count at most so many."""

Standing = tuple[Clause, int]
"""A passive clause in force and the card it stands on."""
NONE_STANDING: Final[list[Standing]] = []


def speed(state: State, robot: int) -> int:
    """SPD of the present mode with everything that changes it."""
    printed = state.library.cards[state.kinds[robot]].speed[state.alt[robot]]
    if not state.modifiers and "spd" not in state.words:
        return printed
    changed = printed + change(state, robot, "spd")
    return changed if changed > 0 else 0


def speed_in(state: State, robot: int, mode: int) -> int:
    """SPD that a Robot which leads no battle has in that mode, or would have."""
    printed = state.library.cards[state.kinds[robot]].speed[mode]
    return _figure_in(state, robot, mode, printed, "spd")


def endurance_in(state: State, robot: int, mode: int) -> int:
    """END that a Robot which leads no battle has in that mode, or would have."""
    printed = state.library.cards[state.kinds[robot]].endurance[mode]
    return _figure_in(state, robot, mode, printed, "end")


def _figure_in(state: State, robot: int, mode: int, printed: int, word: str) -> int:
    if not state.modifiers and word not in state.words:
        return printed
    return max(0, printed + _change_in(state, robot, mode, word))


def endurance(state: State, robot: int) -> int:
    printed = state.library.cards[state.kinds[robot]].endurance[state.alt[robot]]
    if not state.modifiers and "end" not in state.words:
        return printed
    changed = printed + change(state, robot, "end")
    return changed if changed > 0 else 0


def core(state: State, robot: int) -> int:
    """BC-STR-01: the STR printed for the present mode, and what says "core"."""
    return max(0, printed_core(state, robot) + change(state, robot, "core"))


def printed_core(state: State, robot: int) -> int:
    return state.library.cards[state.kinds[robot]].strength[state.alt[robot]]


# Changes


def change(state: State, robot: int, word: str) -> int:
    """What timed modifiers and passive clauses add to a figure of a Robot."""
    total = _timed_change(state, robot, word) if state.modifiers else 0
    if word not in state.words:
        return total
    owner = state.owners[robot]
    for clause, source in standing(state, owner, word):
        if covers(state, clause.target, source, robot):
            total += amount_of(state, clause, owner, word)
    if AGAINST in state.words and is_lead(state, robot):
        for clause, _ in standing_against(state, owner, word):
            if clause.target == "foe":
                total += amount_of(state, clause, rival_of(state, owner), word)
    return total


def _change_in(state: State, robot: int, mode: int, word: str) -> int:
    """The same for a Robot that leads no battle, in a mode that need not be the present one."""
    total = _timed_change(state, robot, word) if state.modifiers else 0
    if word not in state.words:
        return total
    owner = state.owners[robot]
    for clause, source in _standing_in(state, robot, mode, word):
        if covers(state, clause.target, source, robot):
            total += amount_of(state, clause, owner, word)
    return total


def seat_change(state: State, seat: int, word: str) -> int:
    """The same for a figure of a seat."""
    total = _timed_change(state, seat, word) if state.modifiers else 0
    if word not in state.words:
        return total
    for clause, _ in standing(state, seat, word):
        if clause.target in ("me", "both"):
            total += amount_of(state, clause, seat, word)
    for clause, _ in standing_against(state, seat, word):
        if clause.target in ("opp", "both"):
            total += amount_of(state, clause, rival_of(state, seat), word)
    return total


def _timed_change(state: State, target: int, word: str) -> int:
    total = 0
    for modifier in state.modifiers:
        if modifier.target == target and modifier.word == word:
            total += modifier.amount
    return total


def marked(state: State, robot: int, word: str) -> bool:
    """Whether a word without an amount (`pin`, `anyspeed`) applies to a Robot."""
    if state.modifiers and has_modifier(state, word, robot):
        return True
    if word not in state.words:
        return False
    owner = state.owners[robot]
    for clause, source in standing(state, owner, word):
        if covers(state, clause.target, source, robot):
            return True
    return is_lead(state, robot) and any(
        clause.target == "foe" for clause, _ in standing_against(state, owner, word)
    )


def marked_in(state: State, robot: int, mode: int, word: str) -> bool:
    """The same for a Robot that leads no battle, in a mode that need not be the present one."""
    if state.modifiers and has_modifier(state, word, robot):
        return True
    if word not in state.words:
        return False
    return any(
        covers(state, clause.target, source, robot)
        for clause, source in _standing_in(state, robot, mode, word)
    )


def seat_marked(state: State, seat: int, word: str) -> bool:
    if state.modifiers and has_modifier(state, word, seat):
        return True
    if word not in state.words:
        return False
    if any(clause.target in ("me", "both") for clause, _ in standing(state, seat, word)):
        return True
    against = standing_against(state, seat, word)
    return any(clause.target in ("opp", "both") for clause, _ in against)


def standing(state: State, seat: int, word: str) -> list[Standing]:
    """The passive clauses of a seat with that word that hold now (BC-ABL-03, BC-RES-03)."""
    bearers = state.library.bearers.get(word)
    if bearers is None:
        return NONE_STANDING
    kinds = state.kinds
    found: list[Standing] = []
    for own in (state.robots[seat], state.holdings[seat]):
        for card in own:
            if kinds[card] in bearers:
                found += _in_force(state, seat, word, card, state.alt[card])
    return found


def _standing_in(state: State, robot: int, mode: int, word: str) -> list[Standing]:
    """The passive clauses of a Robot's seat if the Robot were in that mode."""
    owner = state.owners[robot]
    of_others = [each for each in standing(state, owner, word) if each[1] != robot]
    return of_others + _in_force(state, owner, word, robot, mode)


def standing_against(state: State, seat: int, word: str) -> list[Standing]:
    """The same of the other side of a battle, as far as it speaks of this one."""
    rival = rival_of(state, seat) if AGAINST in state.words else NOBODY
    return NONE_STANDING if rival == NOBODY else standing(state, rival, AGAINST + word)


def _in_force(state: State, seat: int, word: str, source: int, mode: int) -> list[Standing]:
    """The passive clauses of a mode of a card with that word whose conditions hold."""
    clauses = card_of(state, source).standing[mode].get(word)
    if clauses is None:
        return NONE_STANDING
    return [(each, source) for each in clauses if holds(state, each, seat, source)]


def covers(state: State, target: str, source: int, robot: int) -> bool:
    """Whether a passive clause of the Robot's own seat speaks of it."""
    if target == "self":
        return source == robot
    if target == "own_all":
        return True
    return target == "lead" and is_lead(state, robot)


def amount_of(state: State, clause: Clause, seat: int, word: str) -> int:
    return sum(size(state, effect, seat) for effect in clause.effects if effect.word == word)


def size(state: State, effect: Effect, seat: int) -> int:
    """The amount of an effect, counted now where it counts something."""
    if not effect.counted:
        return effect.amount
    if effect.counted == "held":
        count = held_by(state, seat)
    else:
        count = group_size(state, seat, effect.counted)
    return effect.amount * min(count, MOST_COUNTED)


# Conditions


def holds(state: State, clause: Clause, seat: int, source: int) -> bool:
    """Whether all conditions of a clause hold."""
    return failing(state, clause, seat, source) is None


def failing(state: State, clause: Clause, seat: int, source: int) -> Condition | None:
    """The first condition that does not hold."""
    for condition in clause.conditions:
        if not _TESTS[condition.word](state, seat, source, condition):
            return condition
    return None


Test = Callable[[State, int, int, Condition], bool]


def _lead(state: State, seat: int, source: int, condition: Condition) -> bool:
    return lead_of(state, seat) == source


def _supporting(state: State, seat: int, source: int, condition: Condition) -> bool:
    return is_supporting(state, source)


def _home(state: State, seat: int, source: int, condition: Condition) -> bool:
    return at_home(state, source)


def _holding(state: State, seat: int, source: int, condition: Condition) -> bool:
    return on_held(state, source)


def _attacker(state: State, seat: int, source: int, condition: Condition) -> bool:
    return side_of(state, seat) == 0


def _defender(state: State, seat: int, source: int, condition: Condition) -> bool:
    return side_of(state, seat) == 1


def _claim(state: State, seat: int, source: int, condition: Condition) -> bool:
    return state.battle is not None and not state.battle.challenge


def _challenge(state: State, seat: int, source: int, condition: Condition) -> bool:
    return state.battle is not None and state.battle.challenge


def _faster(state: State, seat: int, source: int, condition: Condition) -> bool:
    lead, foe = lead_of(state, seat), foe_of(state, seat)
    return lead != NOTHING and foe != NOTHING and speed(state, lead) > speed(state, foe)


def _slower(state: State, seat: int, source: int, condition: Condition) -> bool:
    lead, foe = lead_of(state, seat), foe_of(state, seat)
    return lead != NOTHING and foe != NOTHING and speed(state, lead) < speed(state, foe)


def _damaged(state: State, seat: int, source: int, condition: Condition) -> bool:
    return state.damage[source] > 0


def _foe_damaged(state: State, seat: int, source: int, condition: Condition) -> bool:
    foe = foe_of(state, seat)
    return foe != NOTHING and state.damage[foe] > 0


def _foe_strength(state: State, seat: int, source: int, condition: Condition) -> bool:
    foe = foe_of(state, seat)
    return foe != NOTHING and core(state, foe) >= condition.number


def _lead_group(state: State, seat: int, source: int, condition: Condition) -> bool:
    lead = lead_of(state, seat)
    return lead != NOTHING and card_of(state, lead).group == condition.name


def _foe_group(state: State, seat: int, source: int, condition: Condition) -> bool:
    foe = foe_of(state, seat)
    return foe != NOTHING and card_of(state, foe).group == condition.name


def _with(state: State, seat: int, source: int, condition: Condition) -> bool:
    return any(
        robot != source and card_of(state, robot).title == condition.name
        for robot in state.robots[seat]
    )


def _without(state: State, seat: int, source: int, condition: Condition) -> bool:
    return all(card_of(state, robot).title != condition.name for robot in state.robots[seat])


def _group(state: State, seat: int, source: int, condition: Condition) -> bool:
    return group_size(state, seat, condition.name) >= condition.number


def _held_at_least(state: State, seat: int, source: int, condition: Condition) -> bool:
    return held_by(state, seat) >= condition.number


def _held_at_most(state: State, seat: int, source: int, condition: Condition) -> bool:
    return held_by(state, seat) <= condition.number


def _bank(state: State, seat: int, source: int, condition: Condition) -> bool:
    return state.banks[seat] <= condition.number


def _behind(state: State, seat: int, source: int, condition: Condition) -> bool:
    return all(state.banks[seat] < state.banks[other] for other in opponents(state, seat))


def _hand(state: State, seat: int, source: int, condition: Condition) -> bool:
    return len(state.hands[seat]) >= condition.number


def _here(state: State, seat: int, source: int, condition: Condition) -> bool:
    return state.battle is not None and state.battle.resource == source


_TESTS: Final[dict[str, Test]] = {
    "lead": _lead,
    "supporting": _supporting,
    "home": _home,
    "holding": _holding,
    "attacker": _attacker,
    "defender": _defender,
    "claim": _claim,
    "challenge": _challenge,
    "faster": _faster,
    "slower": _slower,
    "damaged": _damaged,
    "foe_damaged": _foe_damaged,
    "foe_str>=": _foe_strength,
    "lead_group": _lead_group,
    "foe_group": _foe_group,
    "with": _with,
    "without": _without,
    "group>=": _group,
    "held>=": _held_at_least,
    "held<=": _held_at_most,
    "bank<=": _bank,
    "behind": _behind,
    "hand>=": _hand,
    "here": _here,
}
