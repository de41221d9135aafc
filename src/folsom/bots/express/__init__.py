"""Bots for Express."""
