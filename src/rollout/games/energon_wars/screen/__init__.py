"""What players see of Energon Wars: the view, the table in sentences, looks and words."""
