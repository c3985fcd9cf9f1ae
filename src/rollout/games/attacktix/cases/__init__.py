"""Positions and reports of case files."""
