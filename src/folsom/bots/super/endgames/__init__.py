"""Endgames of Super: positions with two or three bandits left, solved."""
