"""Minds for Express."""
