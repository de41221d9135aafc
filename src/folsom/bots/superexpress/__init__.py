"""Minds for Super."""
