"""Before a car, a tree or a lamp post is thrown: whether it hits, whom, and what that does."""

from __future__ import annotations

from rollout.gamekit.outlook import Outlook, Part
from rollout.gamekit.sentences import Sentence
from rollout.games.energon_wars.actions import ThrowAt, ThrowTo
from rollout.games.energon_wars.bots.odds import chance_to_hit
from rollout.games.energon_wars.model import NOBODY, Piece, State
from rollout.games.energon_wars.rules.conditions import can_be_knocked_down
from rollout.games.energon_wars.rules.displacement import TERRAIN
from rollout.games.energon_wars.rules.figures import disc_of, score_of, size_of
from rollout.games.energon_wars.rules.grounds import forced_ground
from rollout.games.energon_wars.rules.sight import defense_of
from rollout.games.energon_wars.rules.throws import AIM, object_base
from rollout.games.energon_wars.rules.weapons import hit_surely
from rollout.space.plane.levels import ON_THE_GROUND
from rollout.space.plane.shapes import Point
from rollout.space.plane.straight import slide


def thrown_object(state: State, thrower: int, piece: int, action: ThrowTo | ThrowAt) -> Outlook:
    """EW-THR-02 to EW-THR-06, EW-RUL-46, EW-RUL-97."""
    if isinstance(action, ThrowTo):
        met = first_on_the_way(state, thrower, piece, (action.x, action.y))
        key = "outlook-object-free" if met == NOBODY else "outlook-object-breaks"
        return Outlook((Part(Sentence(key, _told(state, piece))),))
    need = defense_of(state, thrower, action.target, AIM).total
    need -= score_of(state, thrower, AIM, action.target).total
    chance = chance_to_hit(need, hit_surely(state, action.target), False)
    there = disc_of(state, action.target).centre
    struck = first_on_the_way(state, thrower, piece, there)
    told = _told(state, piece)
    if struck < 0:
        fate = Part(Sentence("outlook-object-breaks", told))
    else:
        size = state.land.forms[piece].size
        down = size >= size_of(state, struck) and can_be_knocked_down(state, struck)
        told |= {"struck": state.cards[struck].name, "struck_size": size_of(state, struck)}
        key = "outlook-object-fells" if down else "outlook-object-strikes"
        fate = Part(Sentence(key, told))
    return Outlook((Part(Sentence("outlook-hits"), round(chance, 4)),), (fate,))


def first_on_the_way(state: State, thrower: int, piece: int, end: Point) -> int:
    """The model that is struck first, TERRAIN for what stands there, NOBODY where all is free."""
    base, old = object_base(state, piece), state.land.pieces[piece]
    lifted = state.copy()
    lifted.land = state.land.with_piece(piece, Piece(old.kind, old.x, old.y, False))
    ground, models = forced_ground(lifted, base.radius, ON_THE_GROUND, (), (thrower,))
    met = slide(ground, base.centre, end).met
    if met < 0:
        return NOBODY
    return models[met] if met < len(models) else TERRAIN


def _told(state: State, piece: int) -> dict[str, object]:
    kind = state.land.pieces[piece].kind
    return {
        "piece": Sentence(f"piece-{kind.replace('_', '-')}", otherwise=kind),
        "size": state.land.forms[piece].size,
    }
