"""The arena of Express: its ladder, and the fits of its search."""
