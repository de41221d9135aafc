"""The rules of Super: every id of the rules stands in the docstring of what does it."""
