"""Scenes of Express: the train, the words for loot and cards, sentences, and the rulebook's drawings."""
