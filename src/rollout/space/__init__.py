"""The ground that games are played on: the hex grid and the measured plane.

Everything here is exact: whole numbers only, so that no two machines disagree about a sight line.
"""
