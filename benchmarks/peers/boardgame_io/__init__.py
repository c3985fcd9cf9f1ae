"""boardgame.io's own server, as a peer for ours. The package is fetched when it is measured."""
