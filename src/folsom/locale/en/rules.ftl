# The rules as the page shows them; the rules themselves are in rules-express.md and rules-super.md.

rules = Rules
rules-lead = Both games in our own words, with drawings.
rules-read = Read
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-nothing = No rule has “{ $query }” in it. Try fewer words, or another one.
rules-copy = , copy the link to this rule
rules-copied = The link to { $rule } is copied.
rules-in-address = The link to { $rule } is in the address bar.

## Drawings, for those who don't see them. $at is a place, $there who and what is there.

drawing-train = The train: { $spots }.
drawing-spot = { $at }: { $there }
drawing-goal = a place where { $who } may end up
drawing-target = { $who }, who can be hit
drawing-played = { $who } plays { $cards }.
drawing-event = The event { $event } happens.
drawing-after = After that: { $spots }.
drawing-symbol = { $symbol }: { $turns }.
drawing-turn = { $who }: { $done }
drawing-draws = draws cards
drawing-hidden = a card face down

## Under drawings

drawing-legend-target = can be hit
drawing-legend-goal = pale: where one may end up
