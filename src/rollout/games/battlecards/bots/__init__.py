"""Judgement and tactics: what a position is worth, and which answers are good."""
