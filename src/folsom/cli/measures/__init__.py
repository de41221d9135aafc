"""What `folsom bench` can measure of any game, and how.

Everything is CPU time. Each run of a measure does the same work: the same seed, the same games, the same choices.
What is measured of a game, and what is hoped for, is listed in its own `measures`.
"""
