"""What the tests share.

- `scenes`: a drawing language for moments of a game, so that a test of a rule reads like the rulebook
- `random_games`, `random_views`: random tables, games and views of any game
- `many_games`: a whole herd of games in one numpy array, for checks that look at all of them at once
- `game_kit`: what a game hands to the conformance suite, which holds for every game
- `conservation`: checks that nothing appears, vanishes or stands in two places
- `sibling_worlds`, `made_up_events`: worlds and events that differ only in what a viewer may not see
- `following`, `patched_views`: views kept up to date by events, as clients do it
- `refused_choices`: asserts that a refusal changes nothing
- `digests`: fingerprints of games, to compare the ways of running the rules
- `chi_square`: whether chance is as it should be
- `simulations`, `terminal`: `folsom simulate`, and a terminal with somebody typing

What one folder of tests needs alone stands in that folder.
"""
