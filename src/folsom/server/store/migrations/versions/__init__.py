"""The steps. A released step never changes."""
