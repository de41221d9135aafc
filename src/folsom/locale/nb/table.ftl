# Bordet for mennesker: én skjerm for flere, tilskuere, hvem som er borte, gester og prat.

## Én skjerm for flere

hand-over = { $seats ->
    [one] Gi skjermen til { $who }
   *[other] Gi skjermen til { $who }
}
hand-over-below = De andre ser bort.
hand-over-show = Vis det jeg ser
hand-over-undo = { $who }: angre

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

## Kortene i arbeid, og slutten på en runde

key-space = Mellomrom
show-controls = Forestillingen
show-back = Ett kort tilbake
show-pause = Pause
show-go-on = Fortsett
show-on = Ett kort fram
show-look = Se på kort { $number }
show-looking-back = Du ser tilbake. Spillet er ved kort { $number }.
show-this-card = Dette kortet
show-round-end = Slutten av runden
show-next = Neste
acts-now = handler
show-again = Se runden om igjen
gained = +{ $amount }
lost = −{ $amount }
recap-done = Runde { $number } er over
recap-won = { $count ->
    [one] { $who } tar runden
    [team] { $who } tar runden
   *[other] { $who } deler runden
}
recap-nobody = Ingen er blitt rikere
recap-leads-flag = Leder
recap-lead = { $count ->
    [one] { $who } leder med { $money }.
    [team] { $who } leder med { $money }.
   *[other] { $who } leder med { $money } hver.
}
recap-lead-at-least = { $count ->
    [one] { $who } leder med minst { $money }.
    [team] { $who } leder med minst { $money }.
   *[other] { $who } leder med minst { $money } hver.
}
recap-lead-none = Ingen har noe bytte ennå.
recap-could = { $count ->
    [one] Bare { $who } kan ha like mye.
    [team] Bare { $who } kan ha like mye.
   *[other] { $who } kan ha like mye.
}
recap-range = { $least } til { $most }
recap-on = Til runde { $number }
recap-begins = { $count ->
    [team] { $who } begynner
   *[one] { $who } begynner
}
recap-robbed = ranet { $loot }
recap-dropped = mistet { $loot }
recap-pocketed = tatt fra { $whom }
recap-ransomed = løsepenger
recap-bullets = kuler mottatt
recap-vain = kort uten virkning
recap-race = Revolvermann
recap-race-prize = { $money } for flest skudd
recap-race-spent = { $count ->
    [one] { $count } skudd avfyrt
   *[other] { $count } skudd avfyrt
}
recap-hit = skjøt { $whom }
recap-was-hit = skutt av { $whom }
recap-took-car = tok vognen
recap-off = av toget
recap-goes = { $car } ryker neste gang
recap-on-train = { $count ->
    [one] Én banditt er igjen på toget.
   *[other] { $count } banditter er igjen på toget.
}
