"""The five games. Each package has the same rooms and one public name, GAME."""
