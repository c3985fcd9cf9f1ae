"""What is not to be covered is not traced either, in whichever process it runs."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """In a process that xdist starts, pytest-cov begins to trace twice, and `no_cover` ends one.

    The first is for nothing: what it counts is kept by nobody.
    """
    controller = getattr(config.pluginmanager.getplugin("_cov"), "cov_controller", None)
    if hasattr(config, "workerinput") and controller is not None:
        controller.cov.stop()
