"""Figures, weapons, wheels, forces and maps: TOML, its forms, and the library they become."""
