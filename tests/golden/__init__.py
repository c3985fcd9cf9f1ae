"""What every game did before a change: digests, playthroughs, counts and journals.

`python -m tests.golden` compares all of it with what the games do now; see `__main__`.
"""
