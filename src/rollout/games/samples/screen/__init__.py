"""How the samples are shown."""
