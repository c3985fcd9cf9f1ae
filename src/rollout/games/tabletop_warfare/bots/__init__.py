"""What bots know of Tabletop Warfare."""
