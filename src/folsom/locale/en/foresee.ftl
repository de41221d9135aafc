# Help at a table that allows it: where the plan leads, soft words on cards, hints. Fetched when there is some.

## Looking ahead

looking-ahead = Looking ahead
ahead-about = Where the cards on the table lead.
ahead-hides = hides a card.
ahead-or = or
ahead-shade = Shade of { $who }
ahead-at = As things stand, { $who } ends up { $at }.
ahead-hidden = { $count ->
    [one] { $who } hides a card: nobody can tell.
   *[other] { $who } hide cards: nobody can tell.
}

## Soft words on cards: about 30 letters

idle-no-bandit-in-sight = Nobody in sight, as things stand
idle-no-bullets-left = No bullets left, as things stand
idle-nothing-to-rob-here = Nothing to rob there, as things stand
idle-no-other-bandit-here = Nobody to punch there, as things stand

## Hints

hint = Hint
hint-thinking = Thinking it over…
hint-choice = { $choice }.
hint-by = As a { $level } would play it
hint-only = There's nothing else to do.
hint-close = Too close to call: “{ $other }” may be just as good.
hint-gain = It brings you loot in { $mine } of { $of } imagined rounds, “{ $other }” in { $others }.
hint-keep = You lose nothing in { $mine } of { $of } imagined rounds, with “{ $other }” in { $others }.
hint-aboard = You stay on the train in { $mine } of { $of } imagined rounds, with “{ $other }” in { $others }.
hint-car = It wins you the car in { $mine } of { $of } imagined rounds, “{ $other }” in { $others }.
hint-win = You win about { $mine } of { $of } imagined games this way, and { $others } with “{ $other }”.

## A path of three cards

path-about = Where your cards take you if nobody touches you.
path-alone = as if nobody touched you
step-up = Up to the roof
step-down = Down inside
step-forward = Faces the locomotive
step-back = Faces back
step-stands = Stands up
step-lies = Lies down
step-stays = Stays put
step-front = Off the front
step-rear = Off the rear
step-left = Left behind
step-never = Never played
warn-front = You would walk off the front
warn-rear = You would walk off the rear
warn-left = You would be left behind
warn-off-about = Card { $number } takes you off the train.
warn-left-about = You would end up { $at }, and that car goes.
warn-better = In the order { $cards } you would end up { $at }.
ready-anyway = Ready all the same
