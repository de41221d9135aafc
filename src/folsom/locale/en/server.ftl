# What the server says of its own accord.

## Gestures

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

## Farewells

bye-restart = The server is restarting. Come back in a moment: nothing is lost.
bye-revoked = You have been signed out everywhere. Enter your recovery phrase to come back.
bye-too-slow = Your connection couldn't keep up. You will be reconnected and shown everything anew.
bye-too-fast = That was too many messages at once. Wait a moment, then connect again.
