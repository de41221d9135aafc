# Il tavolo per le persone: uno schermo per molti, spettatori, chi è assente, gesti e chat.

## Uno schermo per molti

hand-over = { $seats ->
    [one] Passa lo schermo a { $who }
   *[other] Passa lo schermo a { $who }
}
hand-over-below = Gli altri non guardano.
hand-over-show = Mostra la mia vista
hand-over-undo = { $who }: ritira

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
