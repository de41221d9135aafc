# Bordet for mennesker: én skjerm for flere, tilskuere, hvem som er borte, gester og prat.

## Én skjerm for flere

hand-over = { $seats ->
    [one] Gi skjermen til { $who }
   *[other] Gi skjermen til { $who }
}
hand-over-below = De andre ser bort.
hand-over-show = Vis det jeg ser
hand-over-undo = { $who }: ta tilbake

## Tilskuere

spectators = { $count ->
    [one] { $count } tilskuer
   *[other] { $count } tilskuere
}
consent = Tilskuere får se kortene mine

## Gester og prat

talk = Gester og prat
talk-gestures = Gester
talk-unread = { $count ->
    [one] Gester og prat: { $count } ny melding
   *[other] Gester og prat: { $count } nye meldinger
}
talk-close = Lukk
talk-mute = Skjul gester
chat = Prat
chat-empty = Ingen har sagt noe ennå.
chat-write = Skriv til bordet
chat-send = Send
chat-left = { $count ->
    [one] { $count } tegn igjen
   *[other] { $count } tegn igjen
}
chat-said = { $name } sier: { $text }
event-emoted = { $who }: { $words }
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

## Ingen vei inn

to-tables = Åpne bord
signed-out = Du er logget ut her
signed-out-below = Begynn på nytt fra første skjermbilde, eller skriv inn gjenopprettingsfrasen din.
