"""The arena of Super: its ladder."""
