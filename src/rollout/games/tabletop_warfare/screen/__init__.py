"""How Tabletop Warfare is shown: view, looks, words, terminal."""
