"""The words of case files."""
