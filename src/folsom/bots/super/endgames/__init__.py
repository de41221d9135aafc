"""Solved endgames of Super: positions with two or three bandits left."""
