"""Folsom."""
