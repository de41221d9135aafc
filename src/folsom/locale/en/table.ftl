# The table for people: one screen for several, spectators, who is away, gestures and chat.

## One screen for several

hand-over = { $seats ->
    [one] Hand the screen to { $who }
   *[other] Hand the screen to { $who }
}
hand-over-below = The others look away.
hand-over-show = Show my view
hand-over-undo = { $who }: undo

## Watching

spectators = { $count ->
    [one] { $count } is watching
   *[other] { $count } are watching
}
consent = Spectators may see my cards

## Gestures and chat

talk = Gestures and chat
talk-gestures = Gestures
talk-unread = { $count ->
    [one] Gestures and chat: { $count } new message
   *[other] Gestures and chat: { $count } new messages
}
talk-close = Close
talk-mute = Hide gestures
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write to the table
chat-send = Send
chat-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
chat-said = { $name } says: { $text }
event-emoted = { $who }: { $words }
emote-howdy = Howdy!
emote-well-played = Well played!
emote-thanks = Thanks!
emote-oops = Oops!
emote-ouch = Ouch!
emote-hurry = The train won't wait…
emote-thinking = Let me think…
emote-nice-shot = Nice shot!
emote-so-close = So close!
emote-laugh = Ha ha!
emote-sorry = Sorry!
emote-goodbye = So long!

## No way in

to-tables = Public tables
signed-out = You are signed out here
signed-out-below = Start again from the first screen, or enter your recovery phrase.

## The cards at work, and the end of a round

key-space = Space
show-controls = The show
show-back = Back one card
show-pause = Pause
show-go-on = Continue
show-on = On one card
show-look = Look at card { $number }
show-looking-back = You are looking back. The game is at card { $number }.
show-this-card = This card
show-round-end = End of the round
show-next = Next
acts-now = acting
show-again = Watch the round again
gained = +{ $amount }
lost = −{ $amount }
recap-done = Round { $number } is over
recap-won = { $count ->
    [one] { $who } takes the round
    [team] { $who } take the round
   *[other] { $who } share the round
}
recap-nobody = Nobody is any richer
recap-leads-flag = Leads
recap-lead = { $count ->
    [one] { $who } leads with { $money }.
    [team] { $who } lead with { $money }.
   *[other] { $who } lead with { $money } each.
}
recap-lead-at-least = { $count ->
    [one] { $who } leads with at least { $money }.
    [team] { $who } lead with at least { $money }.
   *[other] { $who } lead with at least { $money } each.
}
recap-lead-none = Nobody has any loot yet.
recap-could = { $count ->
    [one] Only { $who } could have as much.
    [team] Only { $who } could have as much.
   *[other] { $who } could have as much.
}
recap-range = { $least } to { $most }
recap-on = On to round { $number }
recap-begins = { $count ->
    [team] { $who } begin
   *[one] { $who } begins
}
recap-robbed = grabbed { $loot }
recap-dropped = lost { $loot }
recap-pocketed = taken from { $whom }
recap-ransomed = ransom
recap-bullets = bullets taken
recap-vain = cards without effect
recap-race = Gunslinger
recap-race-prize = { $money } for the most shots
recap-race-spent = { $count ->
    [one] { $count } shot fired
   *[other] { $count } shots fired
}
recap-hit = shot { $whom }
recap-was-hit = shot by { $whom }
recap-took-car = took the car
recap-off = off the train
recap-goes = { $car } goes next
recap-on-train = { $count ->
    [one] One bandit is left on the train.
   *[other] { $count } bandits are left on the train.
}
