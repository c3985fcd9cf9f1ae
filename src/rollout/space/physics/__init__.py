"""Figures that really fall over: one shot or stroke in, one outcome out, by rigid bodies.

Whole numbers at its borders: lengths in tenths of a millimetre, angles in tenths of a degree,
times in milliseconds. MuJoCo is imported when a stroke is played, never before.
"""
