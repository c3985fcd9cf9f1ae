"""What can be played with: figures, armies, obstacles and fields, and how they are written."""
