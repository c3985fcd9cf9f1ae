"""Moving: paths, terror, ramming, stomping, sliding, and who comes along (TW-MOV, TW-RUL-21)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from rollout.games.tabletop_warfare.actions import (
    Decline,
    MoveAlong,
    RamTarget,
    SlideAlong,
    TakeAlong,
)
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import VEHICLE
from rollout.games.tabletop_warfare.content.vocabulary import RAMS
from rollout.games.tabletop_warfare.events import (
    ActionLost,
    Held,
    Moved,
    Rammed,
    Stomped,
)
from rollout.games.tabletop_warfare.model import NOBODY, Figure, State, place_of
from rollout.games.tabletop_warfare.rules.attack import settle_prey
from rollout.games.tabletop_warfare.rules.criticals import aftermath, harm
from rollout.games.tabletop_warfare.rules.damage import Blow, plain, take
from rollout.games.tabletop_warfare.rules.destruction import destroy
from rollout.games.tabletop_warfare.rules.dice import D6, cast
from rollout.games.tabletop_warfare.rules.endgame import bring_home
from rollout.games.tabletop_warfare.rules.figures import (
    bears_cube,
    card_of,
    disc_of,
    enemies,
    friends,
    has,
    is_civilian,
    is_human,
    kind_of,
    marked,
    near,
    seat_for,
    speed_of,
    stands,
    touches,
)
from rollout.games.tabletop_warfare.rules.flight_loss import put_down
from rollout.games.tabletop_warfare.rules.ground import (
    deadly_bars,
    free_to_leave,
    in_the_open,
    tiny_steps,
    way_of,
)
from rollout.games.tabletop_warfare.rules.markers import unhook
from rollout.games.tabletop_warfare.rules.offers import OneOf
from rollout.games.tabletop_warfare.rules.placing import (
    drag_along,
    face_freely,
    place_near,
    refuse,
    sink,
)
from rollout.games.tabletop_warfare.rules.scenario_moves import after_own_move
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Joined, Listed
from rollout.space.plane import Ground, Point, comes_within, path_length
from rollout.space.regions import Legs, Path, Paths

TERROR: Final = 4 * INCH
TERRIFIED: Final = 2
STOMPED: Final = INCH
SLIDE: Final = 6 * INCH
RAM_AGAIN: Final = INCH
"""TW-RUL-22: so far a figure must go to ram somebody it touched already."""
ALONGSIDE: Final = INCH
STAYS: Final = Refusal("TW-RUL-22", "refuse-stays")
TRACKS: Final = Refusal("TW-KRI-03", "refuse-tracks-lost")
TYRES: Final = Refusal("TW-KRI-06", "refuse-tyres-lost")
NO_SPEED: Final = Refusal("TW-RUL-83", "refuse-no-speed")
HOOKED: Final = Refusal("TW-SPZ-01", "refuse-hooked")
GIANT: Final = Refusal("TW-RUL-76", "refuse-giant")
BEARER: Final = Refusal("TW-WIN-03", "refuse-bears-cube")
HEMMED_IN: Final = Refusal("TW-RUL-19", "refuse-hemmed-in")


class Ways(Legs):
    """TW-MOV-01, TW-RUL-21, TW-RUL-22: any path that is free, up to the Speed, not of length 0."""

    def __init__(
        self, state: State, figure: Figure, ground: Ground, allowance: int, rule: str
    ) -> None:
        words = refuse(rule, "refuse-too-long", deadly_bars(state, ground))
        super().__init__(ground, place_of(figure), allowance, words, goals_of(state, figure))

    def objection(self, value: Path) -> Refusal | None:
        return STAYS if all(point == self.start for point in value) else None

    def samples(self) -> list[Path]:
        found = super().samples()
        return found or [(end,) for end in tiny_steps(self.ground, self.start)]


def move_refusal(state: State, figure: Figure) -> Refusal | None:
    """What forbids a Move, the activation aside (TW-RUL-19)."""
    if speed_of(state, figure) == 0:
        return NO_SPEED
    if card_of(state, figure).kind == VEHICLE:
        if marked(state, figure, figure.form, ("tracks",)):
            return TRACKS
        if marked(state, figure, figure.form, ("tyres",)):
            return TYRES
    if figure.hook >= 0 and state.figures[figure.hook].side != figure.side:
        return HOOKED
    if in_the_open(state, figure) or free_to_leave(way_of(state, figure), place_of(figure)):
        return None
    return HEMMED_IN


def goals_of(state: State, figure: Figure) -> list[Point]:
    """Where it may want to go: the others, for samples of paths."""
    return [place_of(enemy) for enemy in enemies(state, figure)]


def move(table: Table[State], figure: Figure) -> Script[None]:
    """A Move action: the path, terror on it, and everything that happens at its end."""
    state = table.state
    ways = Ways(state, figure, way_of(state, figure), speed_of(state, figure), "TW-MOV-01")
    choice = yield table.ask(
        seat_for(state, figure), "path", Paths(ways, MoveAlong), figure=figure.id
    )
    path = (place_of(figure), *choice.path)
    faced: list[int] = []
    if not (yield from overcome_terror(table, figure, path, faced)):
        return
    passengers = may_ride(state, figure)
    if figure.hook >= 0:
        unhook(table, figure)
    stomped: list[int] = []
    met = yield from advance(table, figure, path, "move")
    yield from collide(table, figure, met, own_ram(state, figure), stomped)
    if stands(figure) and has(state, figure, "oil_slide"):
        yield from slide_on(table, figure, faced, stomped)
    if stands(figure):
        yield from take_along(table, figure, [*passengers, *may_join(state, figure)])
    if stands(figure):
        yield from face_freely(table, figure)
        after_own_move(table, figure)
        bring_home(table, figure)
        if bears_cube(state, figure):
            yield from put_down(table, figure, NOBODY, destroy)


@dataclass
class Met:
    """Whom a movement met, as it ended: nobody who is only placed there later (TW-RUL-53)."""

    passed: list[Figure]
    """Enemies within an inch of the path (TW-FAE-29)."""
    touched: list[Figure]
    """Enemies at its end that may be rammed (TW-RUL-47)."""


def go(table: Table[State], figure: Figure, path: Path, cause: str) -> Script[None]:
    """The figure stands at the end of its path; what hangs on its hook follows."""
    yield from advance(table, figure, path, cause)


def advance(table: Table[State], figure: Figure, path: Path, cause: str) -> Script[Met]:
    """The same, with whom it met before anything was towed after it."""
    figure.x, figure.y = path[-1]
    stir(table.state)
    table.tell(Moved(figure.id, path, path_length(path), cause))
    yield from sink(table, figure, figure.id, destroy)
    met = Met(passed_by(table.state, figure, path), touched_by(table.state, figure, path))
    yield from drag_along(table, figure, destroy)
    return met


def overcome_terror(
    table: Table[State], figure: Figure, path: Path, faced: list[int]
) -> Script[bool]:
    """TW-FAE-10, TW-RUL-49: one roll for each terrifying enemy the path comes near."""
    state = table.state
    reach = card_of(state, figure).radius + TERROR
    for enemy in enemies(state, figure):
        if enemy.id in faced or not has(state, enemy, "terrifying_presence"):
            continue
        if not comes_within(path, disc_of(state, enemy), reach):
            continue
        faced.append(enemy.id)
        roll = yield from cast(table, figure, "terror", D6, need=TERRIFIED + 1)
        if roll <= TERRIFIED:
            table.tell(ActionLost(figure.id, "terrifying_presence", roll))
            return False
        table.tell(Held(figure.id, "terrifying_presence", roll))
    return True


def own_ram(state: State, figure: Figure) -> str:
    """The kind of ramming its card has, or nothing."""
    abilities = card_of(state, figure).abilities
    return next((ram for ram in RAMS if ram in abilities), "")


def passed_by(state: State, figure: Figure, path: Path) -> list[Figure]:
    reach = card_of(state, figure).radius + STOMPED
    return [
        enemy
        for enemy in enemies(state, figure)
        if comes_within(path, disc_of(state, enemy), reach)
    ]


def touched_by(state: State, figure: Figure, path: Path) -> list[Figure]:
    """TW-RUL-22: whom it touched from the start counts after an inch or more only."""
    long_enough = path_length(path) >= RAM_AGAIN
    return [
        enemy
        for enemy in enemies(state, figure)
        if touches(state, figure, enemy)
        and (long_enough or not _touched_from(state, figure, path[0], enemy))
    ]


def collide(
    table: Table[State], figure: Figure, met: Met, ram: str, stomped: list[int]
) -> Script[None]:
    """TW-RUL-48: first Stomp, then ramming."""
    yield from stomp(table, figure, met, stomped)
    if ram and stands(figure) and not is_human(table.state, figure):
        yield from ram_somebody(table, figure, met, ram)


def stomp(table: Table[State], figure: Figure, met: Met, stomped: list[int]) -> Script[None]:
    """TW-FAE-29, TW-RUL-48: 1 damage, unchecked, once in a Move for every enemy it passes."""
    state = table.state
    if not has(state, figure, "stomp"):
        return
    passed = [enemy for enemy in met.passed if stands(enemy) and enemy.id not in stomped]
    stomped += [enemy.id for enemy in passed]
    if not passed:
        return
    table.tell(Stomped(figure.id, tuple(enemy.id for enemy in passed)))
    blow = Blow("stomp", figure.id, figure.id, checked=False)
    for enemy in passed:
        if stands(enemy):
            yield from harm(table, enemy, 1, blow, "TW-FAE-29")
    yield from prey_of_collision(table, figure, blow)


def ram_somebody(table: Table[State], figure: Figure, met: Met, ram: str) -> Script[None]:
    """TW-RUL-47: whoever its movement ended at; of several the mover picks one."""
    state = table.state
    touched = [enemy for enemy in met.touched if stands(enemy)]
    if not touched:
        return
    target = touched[0]
    if len(touched) > 1:
        offers: list[Action] = [RamTarget(enemy.id) for enemy in touched]
        choice = yield table.ask(
            seat_for(state, figure), "ram", OneOf(offers, "TW-RUL-47"), figure=figure.id
        )
        target = state.figures[choice.target]
    yield from crash_into(table, figure, target, ram)


def _touched_from(state: State, figure: Figure, start: Point, enemy: Figure) -> bool:
    here = place_of(figure)
    figure.x, figure.y = start
    touched = touches(state, figure, enemy)
    figure.x, figure.y = here
    return touched


def shares(ram: str, roll: int) -> tuple[int, int]:
    """TW-FAE-20 to -22: what the rammer takes, and what the enemy; halves are rounded down."""
    if ram == "ram_reckless":
        return roll, roll // 2
    if ram == "ram_superior":
        return roll // 2, roll
    return roll, roll


RAM_RULES: Final = {
    "ram_reckless": "TW-FAE-20",
    "ram_normal": "TW-FAE-21",
    "ram_superior": "TW-FAE-22",
}


def crash_into(table: Table[State], figure: Figure, target: Figure, ram: str) -> Script[None]:
    """One die; both are hurt at the same time, the enemy is checked first (TW-RUL-47)."""
    roll = yield from cast(table, figure, "ram", D6)
    own, dealt = shares(ram, roll)
    table.tell(Rammed(figure.id, target.id, roll, own, dealt))
    rule = RAM_RULES[ram]
    out = Blow("ram", figure.id, figure.id)
    back = Blow("ram", figure.id, target.id, seen_from=target.id)
    wounds = [
        (yield from take(table, target, plain("ram", dealt, rule), out)),
        (yield from take(table, figure, plain("ram", own, rule), back)),
    ]
    yield from aftermath(table, wounds)
    yield from prey_of_collision(table, figure, out)


def prey_of_collision(table: Table[State], figure: Figure, blow: Blow) -> Script[None]:
    """TW-RUL-39: ramming and Stomp make prey as well."""
    state = table.state
    if stands(figure) and figure.prey < 0 and has(state, figure, "hunter"):
        yield from settle_prey(table, figure, blow.damaged)


def slide_on(
    table: Table[State], figure: Figure, faced: list[int], stomped: list[int]
) -> Script[None]:
    """TW-FAE-17, TW-RUL-48, TW-RUL-49: straight on, up to 6 inches, ramming recklessly."""
    state = table.state
    ground = way_of(state, figure)
    if not free_to_leave(ground, place_of(figure)):
        return
    ways = Ways(state, figure, ground, SLIDE, "TW-FAE-17")
    ways.most_legs = 1
    choice = yield table.ask(
        seat_for(state, figure),
        "slide",
        Joined([Paths(ways, SlideAlong), Listed([Decline()])]),
        figure=figure.id,
    )
    if isinstance(choice, Decline):
        return
    path = (place_of(figure), *choice.path)
    if not (yield from overcome_terror(table, figure, path, faced)):
        return
    met = yield from advance(table, figure, path, "oil_slide")
    yield from collide(table, figure, met, "ram_reckless", stomped)


def may_ride(state: State, figure: Figure) -> list[int]:
    """TW-FAE-32, TW-RUL-76: friends alongside, where the movement begins.

    In Protect Humans every Autobot takes a civilian along, also from where its movement ends.
    """
    carries = has(state, figure, "transport")
    saves = state.options.scenario == "protect_humans" and not is_human(state, figure)
    if not carries and not saves:
        return []
    return [
        friend.id
        for friend in friends(state, figure)
        if near(state, figure, friend, ALONGSIDE)
        and (carries or is_civilian(state, friend))
        and ride_refusal(state, TakeAlong(friend.id)) is None
    ]


def ride_refusal(state: State, action: Action) -> Refusal | None:
    """TW-RUL-76, TW-WIN-03: who is never taken along, however near."""
    if not isinstance(action, TakeAlong) or action.figure not in range(len(state.figures)):
        return None
    rider = state.figures[action.figure]
    if kind_of(state, rider).gigantic and state.options.giants_immovable:
        return GIANT
    return BEARER if bears_cube(state, rider) else None


def may_join(state: State, figure: Figure) -> list[int]:
    """TW-WIN-03, Protect Humans: civilians alongside as the movement ends."""
    if state.options.scenario != "protect_humans":
        return []
    alongside = may_ride(state, figure)
    return [number for number in alongside if is_civilian(state, state.figures[number])]


def take_along(table: Table[State], figure: Figure, passengers: list[int]) -> Script[None]:
    """TW-RUL-53: one of them may be placed within an inch afterwards."""
    state = table.state
    ready = [number for number in dict.fromkeys(passengers) if stands(state.figures[number])]
    if not ready:
        return
    offers: list[Action] = [TakeAlong(number) for number in ready]
    choice = yield table.ask(
        seat_for(state, figure),
        "transport",
        OneOf([*offers, Decline()], "TW-FAE-32", partial(ride_refusal, state)),
        figure=figure.id,
    )
    if isinstance(choice, Decline):
        return
    passenger = state.figures[choice.figure]
    yield from place_near(
        table,
        seat_for(state, figure),
        passenger,
        disc_of(state, figure),
        ALONGSIDE,
        "transport",
        "TW-FAE-32",
    )
    yield from sink(table, passenger, figure.id, destroy)
