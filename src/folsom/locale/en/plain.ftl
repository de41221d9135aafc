### A table of a game that the page has no pictures for: seats, values, choices and events in plain words.
### Names of values, events and phases come from the game itself, in English.

# Heading of the ask strip, for the player who may choose now. $name is the seat's name. Short.
plain-ask = Your turn, { $name }
# Below that heading. $phase is the game's own word for what is asked.
plain-ask-below = { $phase }: choose one.
# Heading of the ask strip while others choose. $who lists the seats' names.
plain-wait = Waiting for { $who }
# Heading of the ask strip when nobody has anything to choose.
plain-wait-none = The game goes on
# Flag on the panel of a seat that may choose now. Very short, in lower case.
plain-to-act = to act
# Heading of the sheet with the values of the game.
plain-table = On the table
# Heading of the list of events.
plain-log = What happened
# Stands in that list before anything has happened.
plain-log-empty = The game begins.
# One line of that list. $event is the event's name, $facts says more about it.
plain-event = { $event }: { $facts }.
# The same where nothing more is known.
plain-event-alone = { $event }.
# A value that is an empty list, or isn't there. Lower case.
plain-nothing = none
# Values that are true or false. Lower case.
plain-yes = yes
plain-no = no
# Caption of the choices, for screen readers.
plain-choices = Your choices
# Whose: stands before "eyes" where one may watch with somebody else's view. $name is the seat's name.
plain-whose = { $name }’s
# Stands above a replay. $game is the game's name.
plain-replay = This page has no pictures of { $game }, so here is everything its players saw.
# Heading at the end. $who lists the winners; $count says how many there are.
plain-won = { $count ->
    [one] { $who } wins
   *[other] { $who } win together
}
plain-nobody-won = Nobody wins
