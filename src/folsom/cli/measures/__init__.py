"""What `folsom bench` can measure of any game, and how.

Everything is CPU time. Each run of a measure does the same work: the same seed, the same games, the same choices.
Each game's `measures` lists its figures and their targets.
"""
