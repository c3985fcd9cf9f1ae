"""Attacktix: figures that really fall over."""
