"""The application: what a worker process runs."""

from __future__ import annotations

import gc
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import rollout
from rollout.server import (
    api_cast,
    api_films,
    api_games,
    api_matches,
    api_outlived,
    api_people,
    api_seats,
)
from rollout.server.live import live
from rollout.server.page import page
from rollout.server.problems import answer_with
from rollout.server.security import Guard
from rollout.server.service import Service
from rollout.server.settings import LARGEST_BODY, Settings, from_environment

OBJECTS_BETWEEN_COLLECTIONS = (20_000, 20, 20)

HANDLERS: list[Any] = [
    api_games.list_games,
    api_games.show_game,
    api_games.check_setup,
    api_games.show_words,
    api_games.show_rules,
    api_cast.list_cast,
    api_cast.show_character,
    api_matches.create,
    api_matches.list_matches,
    api_matches.show_match,
    api_matches.show_ply,
    api_matches.show_marks,
    api_films.list_films,
    api_films.show_film,
    api_matches.show_journal,
    api_matches.show_rows,
    api_matches.verify,
    api_outlived.show_checkpoints,
    api_outlived.resume,
    api_matches.branch,
    api_matches.rematch,
    api_seats.check_brought,
    api_seats.claim,
    api_seats.leave,
    api_seats.share,
    api_seats.invite,
    api_seats.let_bot_play,
    api_people.create_account,
    api_people.log_in,
    api_people.log_out,
    api_people.show_me,
    live,
    page,
]


def application(settings: Settings | None = None) -> ASGIApp:
    """The service with those settings, or with those of the environment."""
    return guarded(Service(settings or from_environment()))


def guarded(service: Service) -> ASGIApp:
    """All doors of a service, with its guard before them."""
    app = interface(service)
    if service.settings.live_port or service.settings.door is not None:
        from rollout.server.lane import Lane

        lane = Lane(service)
        app.on_startup.append(lane.open)
        app.on_shutdown.insert(0, lane.close)
        _open_door(app, service, lane)
    collect_seldom()
    return Guard(app, service)


def _open_door(app: Litestar, service: Service, lane: Any) -> None:
    door = service.settings.door
    if door is not None:
        from rollout.server.front import Front

        front = Front(service, door, lane)
        app.on_startup.append(front.open)
        app.on_shutdown.insert(0, front.close)


def interface(service: Service) -> Litestar:
    """Everything that can be asked over HTTP, and the live tables of the common port."""

    def provide_service() -> Service:
        return service

    return Litestar(
        HANDLERS,
        dependencies={"service": Provide(provide_service, sync_to_thread=False)},
        plugins=[service.notices.channels],
        on_startup=[service.start],
        on_shutdown=[service.stop],
        exception_handlers={Exception: answer_with},
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Rollout",
            version=rollout.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )


def collect_seldom() -> None:
    """Journals grow, stay and have no cycles: there is much to look through and little to find."""
    gc.freeze()
    gc.set_threshold(*OBJECTS_BETWEEN_COLLECTIONS)
