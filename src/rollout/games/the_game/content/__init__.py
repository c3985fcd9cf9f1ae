"""What a match is made of: the files, the forms they are written in, and what is read of them."""
