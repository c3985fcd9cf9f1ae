"""What bots know of Energon Wars."""
