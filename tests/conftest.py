"""What every test shares: Hypothesis profiles, and a line that says which build is under test."""

import importlib.util
import os

import hypothesis

import rollout
from tests.flakes import pytest_terminal_summary

__all__ = ["pytest_report_header", "pytest_terminal_summary"]

hypothesis.settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, print_blob=True
)
hypothesis.settings.register_profile("explore", deadline=None, max_examples=2_000)
hypothesis.settings.load_profile(os.environ.get("ROLLOUT_HYPOTHESIS", "ci"))


def pytest_report_header() -> str:
    build = "compiled" if importlib.util.find_spec("rollout__mypyc") else "pure"
    return f"rollout {rollout.__version__}, {build} build"
