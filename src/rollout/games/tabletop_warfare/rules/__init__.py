"""The rules of Tabletop Warfare, one file a chapter."""
