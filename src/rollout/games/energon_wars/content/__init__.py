"""Cards, items, armies, maps and scenarios of Energon Wars, and how they are written."""
