"""Rollout: a digital tabletop for five Transformers battle games."""

__version__ = "0.1.0"
