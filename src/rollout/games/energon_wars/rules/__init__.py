"""The rules of Energon Wars, one file for each chapter of its rulebook."""
