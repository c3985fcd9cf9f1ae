"""What is shown: views, looks before leaping, moments, the terminal, words for facts."""
