"""Scenes of Super: the train, plans, and the rulebook's drawings."""
