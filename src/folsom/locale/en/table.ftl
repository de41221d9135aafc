# The table for people: one screen for several, spectators, who is away, gestures and chat.

## One screen for several

hand-over = { $seats ->
    [one] Hand the screen to { $who }
   *[other] Hand the screen to { $who }
}
hand-over-below = The others look away.
hand-over-show = Show my view
hand-over-undo = { $who }: take back

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
