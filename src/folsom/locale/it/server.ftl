# Ciò che il server dice di sua iniziativa.

## Gesti

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

## Congedi

bye-restart = Il server si sta riavviando. Torna fra un momento: non si perde nulla.
bye-revoked = L'accesso è stato chiuso su tutti i dispositivi. Per tornare, inserisci la tua frase di recupero.
bye-too-slow = La tua connessione non teneva il passo. Verrà ripristinata e vedrai tutto da capo.
bye-too-fast = Troppi messaggi in una volta. Aspetta un momento, poi collegati di nuovo.
