"""What is not to be covered is not traced either, in whichever process it runs."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """In a process that xdist starts, pytest-cov begins to trace twice, and `no_cover` ends one.

    The first is for nothing: what it counts is kept by nobody.
    """
    plugin = config.pluginmanager.getplugin("_cov")
    if hasattr(config, "workerinput") and plugin is not None:
        plugin.cov_controller.cov.stop()
