# Il tavolo per le persone: uno schermo per molti, spettatori, chi è assente, gesti e chat.

## Uno schermo per molti

hand-over = { $seats ->
    [one] Passa lo schermo a { $who }
   *[other] Passa lo schermo a { $who }
}
hand-over-below = Gli altri non guardano.
hand-over-show = Mostra la mia vista
hand-over-undo = { $who }: annulla

## Chi guarda

spectators = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
consent = Gli spettatori possono vedere le mie carte

## Gesti e chat

talk = Gesti e chat
talk-gestures = Gesti
talk-unread = { $count ->
    [one] Gesti e chat: { $count } nuovo messaggio
   *[other] Gesti e chat: { $count } nuovi messaggi
}
talk-close = Chiudi
talk-mute = Nascondi i gesti
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-write = Scrivi al tavolo
chat-send = Invia
chat-left = { $count ->
    [one] { $count } carattere rimasto
   *[other] { $count } caratteri rimasti
}
chat-said = { $name } dice: { $text }
event-emoted = { $who }: { $words }
emote-howdy = Salve, gente!
emote-well-played = Ben giocato!
emote-thanks = Grazie!
emote-oops = Ops!
emote-ouch = Ahi!
emote-hurry = Il treno non aspetta…
emote-thinking = Fammi pensare…
emote-nice-shot = Bel colpo!
emote-so-close = C'è mancato poco!
emote-laugh = Ah ah!
emote-sorry = Scusate!
emote-goodbye = Alla prossima!

## Nessuna via

to-tables = Tavoli pubblici
signed-out = Accesso chiuso
signed-out-below = Ricomincia dalla prima schermata o inserisci la tua frase di recupero.

## Le carte in azione e la fine di un round

key-space = Spazio
show-controls = Lo spettacolo
show-back = Indietro di una carta
show-pause = Pausa
show-go-on = Continua
show-on = Avanti di una carta
show-look = Guarda la carta { $number }
show-looking-back = Stai guardando indietro. La partita è alla carta { $number }.
show-this-card = Questa carta
show-round-end = Fine del round
show-next = Poi
acts-now = in azione
show-again = Rivedi il round
gained = +{ $amount }
lost = −{ $amount }
recap-done = Il round { $number } è finito
recap-won = { $count ->
    [one] { $who } si prende il round
    [team] { $who } si prendono il round
   *[other] { $who } si dividono il round
}
recap-nobody = Nessuno si è arricchito
recap-leads-flag = In testa
recap-lead = { $count ->
    [one] { $who } è in testa con { $money }.
    [team] { $who } sono in testa con { $money }.
   *[other] { $who } sono in testa con { $money } ciascuno.
}
recap-lead-at-least = { $count ->
    [one] { $who } è in testa con almeno { $money }.
    [team] { $who } sono in testa con almeno { $money }.
   *[other] { $who } sono in testa con almeno { $money } ciascuno.
}
recap-lead-none = Nessuno ha ancora del bottino.
recap-could = { $count ->
    [one] Solo { $who } potrebbe averne altrettanti.
    [team] Solo { $who } potrebbero averne altrettanti.
   *[other] { $who } potrebbero averne altrettanti.
}
recap-range = da { $least } a { $most }
recap-on = Al round { $number }
recap-begins = { $count ->
    [team] Iniziano { $who }
   *[one] Inizia { $who }
}
recap-robbed = bottino: { $loot }
recap-dropped = perdita: { $loot }
recap-pocketed = bottino tolto a { $whom }
recap-ransomed = riscatto
recap-bullets = pallottole ricevute
recap-vain = carte senza effetto
recap-race = Pistolero
recap-race-prize = { $money } a chi spara di più
recap-race-spent = { $count ->
    [one] { $count } colpo sparato
   *[other] { $count } colpi sparati
}
recap-hit = colpo su { $whom }
recap-was-hit = colpo da { $whom }
recap-took-car = vagone preso
recap-off = giù dal treno
recap-goes = Il prossimo a staccarsi: { $car }
recap-on-train = { $count ->
    [one] Sul treno resta un bandito.
   *[other] Sul treno restano { $count } banditi.
}
