"""The view: all that there is, for everybody. Nothing is hidden in Energon Wars."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rollout.games.energon_wars.content.cards import SIDES
from rollout.games.energon_wars.content.library import library_with
from rollout.games.energon_wars.content.printed import printed
from rollout.games.energon_wars.model import NOBODY, State
from rollout.games.energon_wars.rules.activation import ready
from rollout.games.energon_wars.rules.cargo import carried_things
from rollout.games.energon_wars.rules.figures import (
    condition_names,
    energon_max,
    flies,
    has_keyword,
    side_of,
    victory_points,
)
from rollout.games.energon_wars.rules.scoring import controller, round_scores, zone_sizes
from rollout.games.energon_wars.rules.upkeep import gain_of
from rollout.games.energon_wars.screen.forms import (
    ActingView,
    ItemView,
    LastingView,
    ModelView,
    ScoreView,
    TokenView,
    View,
)
from rollout.games.energon_wars.screen.plane import is_laid_out, plane_of
from rollout.games.energon_wars.screen.sheets import SheetView, sheet_of


def view(state: State) -> View:
    """For every seat and every spectator the same."""
    laid_out = is_laid_out(state)
    acting, scores = state.acting, coming(state)
    return View(
        plane=plane_of(state),
        stage=state.stage,
        scenario=state.scenario if laid_out else "",
        plays=state.plays if laid_out else "",
        winning_total=state.layout.winning_total if laid_out else 0,
        round=state.round,
        first=state.first,
        mover=state.mover,
        next_first=next_first(state),
        points=(state.points[0], state.points[1]),
        projected=projected(scores),
        themes=(state.themes[0], state.themes[1]),
        factions=(state.factions[0], state.factions[1]),
        commanders=(state.commanders[0], state.commanders[1]),
        models={number: _model(state, number) for number in range(len(state.models))},
        acting=ActingView(
            acting.model, acting.walked, acting.ran, acting.no_moves, acting.no_attacks
        ),
        sheets=_sheets(state.homebrew, tuple([model.card for model in state.models])),
        coming=scores,
        tokens={number: _token(state, number) for number in range(len(state.tokens))},
        zones={zone: _sizes(state, zone) for zone in range(_zones(state))},
        items={n: ItemView(item.kind, item.carrier) for n, item in enumerate(state.items)},
        ended=state.ended,
        winners=tuple(state.winners),
    )


def views(state: State, viewers: Sequence[int | None]) -> list[View]:
    """One for all who look."""
    return [view(state)] * len(viewers)


@cache
def _sheets(homebrew: str, cards: tuple[str, ...]) -> dict[str, SheetView]:
    """The same for a whole match, so it is made once."""
    known = library_with(homebrew).cards
    return {slug: sheet_of(known[slug]) for slug in cards}


def _zones(state: State) -> int:
    return len(state.layout.zones) if is_laid_out(state) else 0


def _sizes(state: State, zone: int) -> tuple[int, int]:
    ours, theirs = zone_sizes(state, zone)
    return ours, theirs


def _model(state: State, number: int) -> ModelView:
    model, card = state.models[number], state.cards[number]
    side = side_of(state, number)
    most = energon_max(state, number)
    return ModelView(
        card=model.card,
        name=card.name,
        seat=model.seat,
        status=model.status,
        mode=SIDES[model.side],
        form=side.form,
        hp=model.hp,
        hit_points=card.hit_points,
        energon=model.energon,
        energon_max=most,
        next_energon=min(most, model.energon + gain_of(state, number)),
        size=side.size,
        x=model.x,
        y=model.y,
        victory_points=victory_points(state, number),
        penalty=card.penalty(model.hp),
        level=model.level,
        carrier=model.carrier,
        cargo=tuple(carried_things(state, number)),
        conditions=tuple(condition_names(model)),
        flying=flies(state, number),
        stealth=has_keyword(state, number, "stealth"),
        activated=model.activated,
        lasting=tuple(
            [
                LastingView(printed("ability", each.ability), each.verb, each.what, each.amount)
                for each in model.lasting
                if each.until != "attack"
            ]
        ),
    )


def _token(state: State, number: int) -> TokenView:
    token = state.tokens[number]
    control = controller(state, token) if token.present else NOBODY
    return TokenView(
        token.kind, token.x, token.y, token.carrier, token.present, token.open, control
    )


def coming(state: State) -> tuple[ScoreView, ...]:
    """What the round would score if it ended now."""
    if not state.tokens and not (state.round and _zones(state)):
        return ()
    return tuple([ScoreView(seat, points, why) for seat, points, why in round_scores(state)])


def projected(scores: tuple[ScoreView, ...]) -> tuple[int, int]:
    """The same, by seat."""
    points = [0, 0]
    for each in scores:
        points[each.seat] += each.points
    return points[0], points[1]


def next_first(state: State) -> int:
    """EW-RND-08: who begins the next round, as far as it can be told: who is not last."""
    left = [len(ready(state, seat)) for seat in (0, 1)]
    if not state.round:
        return state.first
    if not any(left):
        return NOBODY if state.last == NOBODY else 1 - state.last
    if left[0] != left[1]:
        return 1 if left[0] > left[1] else 0
    return state.mover
