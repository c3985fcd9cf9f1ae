"""What abilities do: the effects of the closed vocabulary, one after another (EW-ABL)."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.actions import MoveTo, Pick, Place, Proceed, Punch
from rollout.games.energon_wars.content.cards import Ability, Attack
from rollout.games.energon_wars.content.phrases import EVERYONE, Word, read_word
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.content.vocabulary import FX_OF_ABILITIES, LASTING_EFFECTS
from rollout.games.energon_wars.events import (
    AbilityTriggered,
    AbilityUsed,
    Moved,
    Repaired,
    Teleported,
    TerrainDestroyed,
)
from rollout.games.energon_wars.model import CARRIED, COLD, NOBODY, STANDING, Piece, State
from rollout.games.energon_wars.rules.cargo import move_cargo_along, use_item_up
from rollout.games.energon_wars.rules.conditions import (
    SHAKEABLE,
    change_energon,
    knock_down,
    mark,
    shock,
    unmark,
)
from rollout.games.energon_wars.rules.damage import suffer
from rollout.games.energon_wars.rules.displacement import drag, push, slam
from rollout.games.energon_wars.rules.energizing import yes_or_no
from rollout.games.energon_wars.rules.figures import (
    abilities_of,
    carried_by,
    disc_of,
    has_tags,
    helpless,
    is_near,
    radius_of,
)
from rollout.games.energon_wars.rules.grounds import Way, end_level, level_at
from rollout.games.energon_wars.rules.lasting import lay_on
from rollout.games.energon_wars.rules.limits import ability_refusal, note_use
from rollout.games.energon_wars.rules.placing import within_reach
from rollout.games.energon_wars.rules.sight import sees
from rollout.games.energon_wars.rules.transforming import transform_refusal, turn_over
from rollout.games.energon_wars.rules.wrecking import wreckable
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Joined, Listed
from rollout.space.regions.region import Paths, Points

Pending = tuple[int, str, int]
"""An attack that an ability allows, to be made afterwards: by whom, its name, at whom."""
SLAM: Final = 3
"""EW-RUL-39: how far a slam goes that names no distance."""
CONTINUOUS: Final = ("fire", "acid")


def targets_of(state: State, user: int, ability: Ability) -> list[int]:
    """Everybody that an ability could be for."""
    who = ability.who
    if who.kind == "self":
        return [user]
    if who.kind == "carried":
        return [each for each in carried_by(state, user) if has_tags(state, each, who.tags)]
    seat = state.models[user].seat if who.kind == "ally" else 1 - state.models[user].seat
    found = []
    for number, model in enumerate(state.models):
        if model.seat != seat or model.status != STANDING or (number == user and not who.itself):
            continue
        if number != user and not is_near(state, user, number, who.within):
            continue
        if not has_tags(state, number, who.tags):
            continue
        if who.sight and not sees(state, user, number):
            continue
        found.append(number)
    return found


def use(
    table: Table[State], user: int, ability: Ability, targets: list[int]
) -> Script[list[Pending]]:
    """EW-ABL-01, EW-EN-09: pay the printed cost and carry the effects out, left to right."""
    state = table.state
    model = state.models[user]
    model.energon -= ability.cost
    if ability.cost:
        state.acting.free.clear()
    note_use(model, ability)
    _lay_on_all(state, user, ability, targets)
    table.tell(AbilityUsed(user, ability.name, tuple(targets), ability.cost))
    pending = yield from _at_once(table, user, ability, targets)
    use_item_up(table, user, ability)
    return pending


def trigger(
    table: Table[State], when: str, user: int, attack: Attack | None, other: int
) -> Script[None]:
    """Abilities that work by themselves: kill, flip, end, round_start, round_end, setup."""
    for ability in triggered(table.state, when, user, attack):
        targets = yield from answering(table, user, ability, attack, other)
        _lay_on_all(table.state, user, ability, targets)
        _tell_of(table, user, ability, targets)
        yield from _at_once(table, user, ability, targets)


def trigger_by_hit(
    table: Table[State], user: int, attack: Attack, other: int, critical: bool
) -> Script[list[tuple[Ability, list[int]]]]:
    """EW-ATK-18: those that go with a hit, and with a critical one; all are paid and told.

    What they do is for whoever asks: FX come with those of the attack (EW-RUL-26)."""
    rows = triggered(table.state, "hit", user, attack)
    if critical:
        rows += triggered(table.state, "critical", user, attack)
    found: list[tuple[Ability, list[int]]] = []
    for ability in rows:
        targets = yield from answering(table, user, ability, attack, other)
        _tell_of(table, user, ability, targets)
        found.append((ability, targets))
    return found


def struck_by_throw(
    table: Table[State], user: int, attack: Attack, other: int, critical: bool
) -> Script[None]:
    """EW-RUL-95: what goes with any hit goes with the hit of a throw."""
    tied = yield from trigger_by_hit(table, user, attack, other, critical)
    for word in fx_of_abilities(tied):
        if word.name != "throw":
            yield from apply_fx(table, user, other, word)
    for ability, targets in tied:
        yield from take_effect(table, user, ability, targets)


def fx_of_abilities(tied: list[tuple[Ability, list[int]]]) -> list[Word]:
    """EW-ATK-18: FX that abilities add to a hit."""
    return [
        read_word(word.parameters[0], FX_OF_ABILITIES)
        for ability, targets in tied
        for word in ability.effects
        if word.name == "fx" and ability.who.kind == "hit" and targets
    ]


def triggered(state: State, when: str, user: int, attack: Attack | None) -> list[Ability]:
    """Abilities with that time, those of its items among them, tied to this attack or to any."""
    if state.models[user].status not in (STANDING, CARRIED):
        return []
    return [
        ability
        for ability in abilities_of(state, user)
        if ability.when == when
        and (not ability.attack or (attack is not None and ability.attack == attack.name))
    ]


def answering(
    table: Table[State], user: int, ability: Ability, attack: Attack | None, other: int
) -> Script[list[int]]:
    """Whom it is for now, nobody if it does not work or is not wanted; its price is paid."""
    state = table.state
    if ability_refusal(state, user, ability, attack, other) is not None:
        return []
    targets = yield from _triggered_targets(table, user, ability, other)
    model = state.models[user]
    if targets and ability.cost:
        answer = yield table.ask(
            model.seat, "trigger", yes_or_no(), model=user, ability=ability.name
        )
        if not answer.yes:
            return []
        model.energon -= ability.cost
    if targets:
        note_use(model, ability)
    return targets


def _tell_of(table: Table[State], user: int, ability: Ability, targets: list[int]) -> None:
    if targets:
        table.tell(AbilityTriggered(user, ability.name, tuple(targets)))
        use_item_up(table, user, ability)


def take_effect(
    table: Table[State], user: int, ability: Ability, targets: list[int]
) -> Script[None]:
    _lay_on_all(table.state, user, ability, targets)
    yield from _at_once(table, user, ability, targets)


def _triggered_targets(
    table: Table[State], user: int, ability: Ability, other: int
) -> Script[list[int]]:
    """Where there is a choice the owner chooses, or does without."""
    kind = ability.who.kind
    if kind in ("hit", "foe"):
        return [other] if other != NOBODY else []
    found = targets_of(table.state, user, ability)
    if kind == "self" or ability.who.count == EVERYONE or not found:
        return found
    offers: list[Action] = [Pick(each) for each in found]
    chosen: list[int] = []
    while len(chosen) < ability.who.count and offers:
        answer = yield table.ask(
            table.state.models[user].seat,
            "choose_target",
            Listed([*offers, Proceed()]),
            model=user,
            ability=ability.name,
        )
        if not isinstance(answer, Pick):
            break
        chosen.append(answer.model)
        offers = [each for each in offers if each != answer]
    return chosen


def _lay_on_all(state: State, user: int, ability: Ability, targets: list[int]) -> None:
    for target in targets:
        for word in ability.effects:
            lay_on(state.models[target], ability, word, user)


def _at_once(
    table: Table[State], user: int, ability: Ability, targets: list[int]
) -> Script[list[Pending]]:
    """Everything that does not last; FX on a hit come with those of the attack (EW-RUL-26)."""
    pending: list[Pending] = []
    for target in targets:
        for word in ability.effects:
            if word.name == "attack":
                pending.append((user, word.parameters[0], target))
            elif word.name == "fx" and ability.who.kind == "hit":
                continue
            elif word.name not in LASTING_EFFECTS:
                yield from _effect(table, user, target, word)
    return pending


def _effect(table: Table[State], user: int, target: int, word: Word) -> Script[None]:
    state, name = table.state, word.name
    if state.models[target].status not in (STANDING, CARRIED):
        return
    if name == "fx":
        yield from apply_fx(table, user, target, read_word(word.parameters[0], FX_OF_ABILITIES))
    elif name == "repair":
        heal(table, target, word.number, 0, user)
    elif name == "transform":
        yield from offer_transform(table, target)
    elif name == "energon":
        change_energon(table, target, word.number)
    elif name == "damage":
        yield from suffer(table, target, word.number, "ability", user)
    elif name == "move":
        yield from _move(table, target, word.number)
    elif name == "place":
        yield from _place(table, user, target, word.number)
    elif name == "cleanse":
        for condition in (*SHAKEABLE, *CONTINUOUS):
            unmark(table, target, condition)
    elif name == "wreck":
        yield from _wreck(table, user)


def apply_fx(table: Table[State], user: int, target: int, word: Word) -> Script[None]:
    """EW-FX: one effect of an attack or an ability on a model."""
    if word.name == "shock":
        shock(table, target)
    elif word.name == "knockdown":
        yield from knock_down(table, target)
    elif word.name == "drag":
        yield from drag(table, user, target)
    elif word.name == "push":
        yield from push(table, user, target, word.number)
    elif word.name == "slam":
        yield from slam(table, user, target, word.number if word.parameters else SLAM)
    else:
        mark(table, target, word.name)


def heal(table: Table[State], number: int, amount: int, paid: int, by: int) -> None:
    """EW-FX-03, EW-EN-06: never above the printed hit points."""
    model, card = table.state.models[number], table.state.cards[number]
    healed = min(amount, card.hit_points - model.hp)
    if healed > 0:
        model.hp += healed
        model.energon -= paid
        table.tell(Repaired(number, healed, paid, by))


def offer_transform(table: Table[State], number: int) -> Script[None]:
    """EW-TRN-03 to EW-TRN-05, EW-RUL-75: free, if the owner wishes."""
    state = table.state
    if state.models[number].status != STANDING or transform_refusal(state, number) is not None:
        return
    seat = state.models[number].seat
    answer = yield table.ask(seat, "transform_free", yes_or_no(), model=number)
    if answer.yes:
        yield from change_form(table, number, 0)


def change_form(table: Table[State], number: int, paid: int) -> Script[None]:
    """Turn the card over, with what its abilities do right after; models that have no more room
    may transform as they are put down (EW-TRN-04, EW-STO-07)."""
    dropped = yield from turn_over(table, number, paid)
    yield from trigger(table, "flip", number, None, NOBODY)
    for other in dropped:
        yield from offer_transform(table, other)


def _move(table: Table[State], number: int, inches: int) -> Script[None]:
    """Up to so many inches by the rules of a walk; it is none."""
    state = table.state
    model = state.models[number]
    if model.status != STANDING or helpless(model) or model.conditions & COLD:
        return
    area = Way(state, number, inches * INCH)
    paths = Paths(area, MoveTo)
    if not paths:
        return
    answer = yield table.ask(
        model.seat, "move", Joined([paths, Listed([Proceed()])]), model=number, inches=inches
    )
    if isinstance(answer, MoveTo):
        model.level = end_level(state, number, answer.path[-1])
        model.x, model.y = answer.path[-1]
        move_cargo_along(state, number)
        if state.acting.model == number:
            state.acting.moved = True
        table.tell(Moved(number, answer.path, model.level))


def _place(table: Table[State], user: int, number: int, inches: int) -> Script[None]:
    """Anywhere within reach of where it was, or of its carrier, on any surface with room."""
    state = table.state
    model = state.models[number]
    about = disc_of(state, user if model.status == CARRIED else number)
    without = () if model.status == CARRIED else (number,)
    area = within_reach(state, about, inches * INCH, radius_of(state, number), without)
    if area is None:
        return
    answer = yield table.ask(
        model.seat,
        "place",
        Joined([Points(area, Place), Listed([Proceed()])]),
        model=number,
        inches=inches,
    )
    if not isinstance(answer, Place):
        return
    model.status, model.carrier = STANDING, NOBODY
    model.x, model.y = answer.x, answer.y
    model.level = level_at(state, (answer.x, answer.y), radius_of(state, number))
    move_cargo_along(state, number)
    if state.acting.model == number:
        state.acting.moved = True
    table.tell(Teleported(number, model.x, model.y, model.level))


def _wreck(table: Table[State], user: int) -> Script[None]:
    """Destroys one piece of terrain smaller than itself within 1 in."""
    offers: list[Action] = [Punch(piece) for piece in wreckable(table.state, user, 1)]
    if not offers:
        return
    seat = table.state.models[user].seat
    answer = yield table.ask(seat, "wreck", Listed(offers), model=user)
    destroy(table, answer.piece, user)


def destroy(table: Table[State], piece: int, by: int) -> None:
    state = table.state
    old = state.land.pieces[piece]
    state.land = state.land.with_piece(piece, Piece(old.kind, old.x, old.y, False))
    table.tell(TerrainDestroyed(piece, by))
