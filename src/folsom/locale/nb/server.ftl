# Hva serveren sier av seg selv.

## Uttrykk

emote-howdy = God dag, folkens!
emote-well-played = Godt spilt!
emote-thanks = Takk!
emote-oops = Oi sann!
emote-ouch = Au!
emote-hurry = Toget venter ikke…
emote-thinking = La meg tenke…
emote-nice-shot = Fint skudd!
emote-so-close = Så nær!
emote-laugh = Ha ha!
emote-sorry = Beklager!
emote-goodbye = På gjensyn!

## Farvel

bye-restart = Serveren starter på nytt. Kom tilbake om et øyeblikk: ingenting går tapt.
bye-revoked = Du er logget ut overalt. Skriv inn gjenopprettingsfrasen din for å komme tilbake.
bye-too-slow = Forbindelsen din hang ikke med. Den kobles opp igjen, og du får se alt på nytt.
bye-too-fast = Det var for mange meldinger på én gang. Vent litt, og koble deg til igjen.
