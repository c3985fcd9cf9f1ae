"""What is shown: views, looks, sentences, the terminal."""
