"""Tabletop Warfare, the skirmish on the measured plane."""
