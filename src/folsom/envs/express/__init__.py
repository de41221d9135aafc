"""Express, in numbers."""
