"""What a bot knows: worth of a position, good moves and aims, chances to fall."""
