"""Bots for Super."""
