"""What takes long: load, kills, hostile messages; and what the server's benchmark shares."""
