"""What stands still in the code: constants, records, and what is left out of a call or a form."""
