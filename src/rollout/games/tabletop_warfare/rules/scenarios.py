"""The four scenarios: what each puts on the field before the first round (TW-WIN-03, TW-FLD-07)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.actions import PlaceAt
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.events import Arrived, CubeDropped, Mustered, ObstacleDropped
from rollout.games.tabletop_warfare.model import STANDING, WAITING, Figure, State
from rollout.games.tabletop_warfare.rules.deployment import FACINGS
from rollout.games.tabletop_warfare.rules.field import made_of
from rollout.games.tabletop_warfare.rules.figures import disc_of, is_civilian, on_field, seat_of
from rollout.games.tabletop_warfare.rules.ground import deadly_bars, standing_ground
from rollout.games.tabletop_warfare.rules.joining import blank
from rollout.games.tabletop_warfare.rules.mission import TRUCK
from rollout.games.tabletop_warfare.rules.placing import refuse
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.plane import Disc, Point, gap_at_least, overlap
from rollout.space.regions import Points, SpotsNear

SCENARIO_FIELDS: Final = {
    "capture_base": "small",
    "convoy": "medium",
    "protect_humans": "small",
    "retrieve_the_allspark": "small",
}
SCENARIO_POINTS: Final = (100, 200)
TRUCKS: Final = 3
CIVILIANS: Final = 6
BASE_FROM_EDGE: Final = 8 * INCH
WALLS_FROM_EDGE: Final = 11 * INCH
WALLS_ASIDE: Final = 4 * INCH
CROWD: Final = 6 * INCH
ELBOW_ROOM: Final = 2 * INCH
CROWDED: Final = Refusal("TW-WIN-03", "refuse-civilians-apart")


def prepare_scenario(table: Table[State]) -> None:
    """Once the edges are known."""
    state = table.state
    scenario = state.options.scenario
    if scenario == "capture_base":
        raise_base(table)
    elif scenario == "convoy":
        call_up(table, TRUCK, TRUCKS)
    elif scenario == "protect_humans":
        call_up(table, "civilian", CIVILIANS)
    elif scenario == "retrieve_the_allspark":
        state.mission.cube = [state.width // 2, state.depth // 2]
        table.tell(CubeDropped(state.width // 2, state.depth // 2))


def call_up(table: Table[State], code: str, number: int) -> None:
    """Figures that a scenario adds to the defender's side."""
    state = table.state
    for _ in range(number):
        recruit(state, code, state.mission.defender)
    table.tell(Mustered(len(state.figures)))


def recruit(state: State, code: str, side: int) -> Figure:
    figure = blank(state, len(state.figures), code, side, [])
    state.figures.append(figure)
    return figure


def from_edge(state: State, edge: str, away: int, aside: int) -> Point:
    """The point so far from the middle of an edge, and so far aside."""
    middle_x, middle_y = state.width // 2 + aside, state.depth // 2 + aside
    if edge == "south":
        return middle_x, away
    if edge == "north":
        return middle_x, state.depth - away
    if edge == "west":
        return away, middle_y
    return state.width - away, middle_y


def raise_base(table: Table[State]) -> None:
    """Capture Base: a bunker 8 inches from the defender's edge, and two walls before it."""
    state = table.state
    side = state.mission.defender
    edge = state.edges[side]
    base = recruit(state, f"{state.factions[side]}_bunker", side)
    base.x, base.y = from_edge(state, edge, BASE_FROM_EDGE, 0)
    wall = state.library.templates["wall"]
    turn = 0 if edge in ("south", "north") else 90
    walls = [
        made_of(wall, *from_edge(state, edge, WALLS_FROM_EDGE, aside), turn)
        for aside in (-WALLS_ASIDE, WALLS_ASIDE)
    ]
    shapes = [disc_of(state, base), *[each.shape for each in walls]]
    kept = [
        obstacle
        for obstacle in state.obstacles
        if not any(overlap(obstacle.shape, shape) for shape in shapes)
    ]
    for obstacle in state.obstacles:
        if obstacle not in kept:
            table.tell(ObstacleDropped(obstacle.template))
    state.obstacles = [*kept, *walls]
    base.status = STANDING
    base.facing = FACINGS[edge]
    state.mission.base = base.id
    stir(state)
    table.tell(Arrived(base.id, base.x, base.y))


def civilians_to_place(state: State) -> list[Figure]:
    return [
        figure
        for figure in state.figures
        if figure.status == WAITING and is_civilian(state, figure)
    ]


class InTheCrowd(SpotsNear):
    """Protect Humans: within 6 inches of the centre, at least 2 inches from one another."""

    def __init__(self, state: State, figure: Figure) -> None:
        centre = Disc((state.width // 2, state.depth // 2), 0)
        ground = standing_ground(state, figure)
        words = refuse("TW-WIN-03", "refuse-too-far", deadly_bars(state, ground))
        super().__init__(ground, centre, CROWD, words)
        self.others: list[Disc] = [
            disc_of(state, other) for other in on_field(state) if is_civilian(state, other)
        ]

    def objection(self, value: Point) -> Refusal | None:
        base = Disc(value, self.ground.radius)
        apart = all(gap_at_least(base, other, ELBOW_ROOM) for other in self.others)
        return None if apart else CROWDED


def place_civilian(table: Table[State]) -> Script[None]:
    """Both players place them alternately."""
    state = table.state
    civilian = civilians_to_place(state)[0]
    spots = InTheCrowd(state, civilian)
    choice = yield table.ask(
        seat_of(state, state.placer), "place_civilian", Points(spots, PlaceAt), figure=civilian.id
    )
    civilian.x, civilian.y = choice.x, choice.y
    civilian.status = STANDING
    stir(state)
    table.tell(Arrived(civilian.id, choice.x, choice.y))
    state.placer = 1 - state.placer
