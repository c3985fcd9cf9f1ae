"""The rulebook as scripts, a chapter a file."""
