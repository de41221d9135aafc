"""Plain forms of what a game needs, for games that don't need better ones: see docs/recipes.md, "Add a game"."""
