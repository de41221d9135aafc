# Masa pentru oameni: un ecran pentru mai mulți, spectatori, cine lipsește, gesturi și discuții.

## Un ecran pentru mai mulți

hand-over = { $seats ->
    [one] Dă-i ecranul lui { $who }
   *[other] Dă ecranul mai departe: { $who }
}
hand-over-below = Ceilalți nu se uită.
hand-over-show = Arată ce văd eu
hand-over-undo = { $who }: retrage

## Cine privește

spectators = { $count ->
    [one] { $count } spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
}
consent = Spectatorii îmi pot vedea cărțile

## Gesturi și discuții

talk = Gesturi și discuții
talk-gestures = Gesturi
talk-unread = { $count ->
    [one] Gesturi și discuții: { $count } mesaj nou
    [few] Gesturi și discuții: { $count } mesaje noi
   *[other] Gesturi și discuții: { $count } de mesaje noi
}
talk-close = Închide
talk-mute = Ascunde gesturile
chat = Discuții
chat-empty = Nimeni nu a spus încă nimic.
chat-write = Scrie la masă
chat-send = Trimite
chat-left = { $count ->
    [one] a rămas { $count } caracter
    [few] au rămas { $count } caractere
   *[other] au rămas { $count } de caractere
}
chat-said = { $name } spune: { $text }
event-emoted = { $who }: { $words }
emote-howdy = Salutare!
emote-well-played = Bine jucat!
emote-thanks = Mulțumesc!
emote-oops = Hopa!
emote-ouch = Au!
emote-hurry = Trenul nu așteaptă…
emote-thinking = Stai să mă gândesc…
emote-nice-shot = Frumoasă lovitură!
emote-so-close = Pe aproape!
emote-laugh = Ha ha!
emote-sorry = Scuze!
emote-goodbye = Cu bine!

## Fără intrare

to-tables = Mese publice
signed-out = Sesiunea s-a încheiat
signed-out-below = Ia-o de la capăt din primul ecran sau introdu fraza ta de recuperare.
