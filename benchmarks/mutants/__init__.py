"""Mutants: small faults put into the rules one at a time, to see whether a test notices.

`make mutants PACKAGE=kernel SEED=7 N=60`; CONTRIBUTING.md says how to read what it prints.
"""
