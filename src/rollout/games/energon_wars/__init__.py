"""Energon Wars: energon as the one currency of a skirmish in inches."""
