# Masa pentru oameni: un ecran pentru mai mulți, spectatori, cine lipsește, gesturi și discuții.

## Un ecran pentru mai mulți

hand-over = { $seats ->
    [one] Dă-i ecranul lui { $who }
   *[other] Dă ecranul mai departe: { $who }
}
hand-over-below = Ceilalți nu se uită.
hand-over-show = Arată ce văd eu
hand-over-undo = { $who }: anulează

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

## Cărțile la lucru și sfârșitul unei runde

key-space = Spațiu
show-controls = Spectacolul
show-back = O carte înapoi
show-pause = Pauză
show-go-on = Continuă
show-on = O carte înainte
show-look = Vezi cartea { $number }
show-looking-back = Te uiți în urmă. Jocul este la cartea { $number }.
show-this-card = Această carte
show-round-end = Sfârșitul rundei
show-next = Urmează
acts-now = acționează
show-again = Revezi runda
gained = +{ $amount }
lost = −{ $amount }
recap-done = Runda { $number } s-a încheiat
recap-won = { $count ->
    [one] { $who } câștigă runda
    [team] { $who } câștigă runda
    [few] { $who } împart runda
   *[other] { $who } împart runda
}
recap-nobody = Nimeni nu e mai bogat
recap-leads-flag = Conduce
recap-lead = { $count ->
    [one] { $who } conduce cu { $money }.
    [team] { $who } conduc cu { $money }.
    [few] { $who } conduc cu câte { $money }.
   *[other] { $who } conduc cu câte { $money }.
}
recap-lead-at-least = { $count ->
    [one] { $who } conduce cu cel puțin { $money }.
    [team] { $who } conduc cu cel puțin { $money }.
    [few] { $who } conduc cu cel puțin câte { $money }.
   *[other] { $who } conduc cu cel puțin câte { $money }.
}
recap-lead-none = Nimeni nu are încă pradă.
recap-could = { $count ->
    [one] Doar { $who } ar putea avea la fel de mult.
    [team] Doar { $who } ar putea avea la fel de mult.
    [few] { $who } ar putea avea la fel de mult.
   *[other] { $who } ar putea avea la fel de mult.
}
recap-range = între { $least } și { $most }
recap-on = Spre runda { $number }
recap-begins = { $count ->
    [team] Încep { $who }
   *[one] Începe { $who }
}
recap-robbed = furat: { $loot }
recap-dropped = pierdut: { $loot }
recap-pocketed = luat de la { $whom }
recap-ransomed = răscumpărare
recap-bullets = gloanțe primite
recap-vain = cărți fără efect
recap-race = Pistolar
recap-race-prize = { $money } pentru cele mai multe focuri
recap-race-spent = { $count ->
    [one] { $count } foc tras
    [few] { $count } focuri trase
   *[other] { $count } de focuri trase
}
recap-hit = foc asupra lui { $whom }
recap-was-hit = foc de la { $whom }
recap-took-car = vagon luat
recap-off = căzut din tren
recap-goes = Urmează să se desprindă: { $car }
recap-on-train = { $count ->
    [one] În tren a rămas un singur bandit.
    [few] În tren au rămas { $count } bandiți.
   *[other] În tren au rămas { $count } de bandiți.
}
