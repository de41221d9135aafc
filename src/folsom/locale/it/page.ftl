# La pagina: che cosa si chiede, che cosa si vede, che cosa si può impostare.

## Prima schermata

hero = Pianifica in segreto, rapina il treno insieme agli altri e guarda tutto andare storto. Un colpo per due fino a sette, su uno schermo o su tanti.
start = Inizia una partita
game = Gioco
game-express = Express
    .about = 2–6 · gioca le carte, poi agisci
game-super = Super
    .about = 3–7 · vince chi resta ultimo
game-times = { $alone } min da soli, { $together } con amici
you-are-against = Sei { $who }, contro { $count ->
    [1] un bot
    [2] due bot
    [3] tre bot
    [4] quattro bot
    [5] cinque bot
   *[6] sei bot
}
fair-bots = Bot leali, niente orologio, regole base.
first-time = Prima volta? Tre minuti
made-up-name = Quando giochi inventiamo un nome per te. Puoi cambiarlo sempre.
playing-as = Giochi come { $name }.
rename = Cambia
against-bots = { $count ->
    [one] Tu contro un bot
   *[other] Tu contro { $count } bot
}
players = Giocatori
level = Bot
level-greenhorn = Pivello
level-drifter = Vagabondo
level-rustler = Ladro di bestiame
level-outlaw = Fuorilegge
level-desperado = Desperado
level-legend = Leggenda
feel-express-greenhorn = nuovo del West: si guarda intorno e arraffa ciò che luccica
feel-express-drifter = ha già rapinato un treno, e qualcosa ricorda
feel-express-rustler = sa a che cosa serve ogni carta
feel-express-outlaw = pensa anche a ciò che vogliono gli altri
feel-express-desperado = pianifica tutto il round e ti rovina il tuo
feel-express-legend = vede più lontano di chiunque sul treno
feel-super-greenhorn = nuovo del West: ogni tanto cade dal treno da solo
feel-super-drifter = di solito resta sul treno
feel-super-rustler = sa dove ti manda uno sparo
feel-super-outlaw = indovina che cosa hai pianificato
feel-super-desperado = indovina che cosa indovini tu
feel-super-legend = conosce a memoria ogni finale
play-now = Gioca subito
starting = Si parte…
pace = Ritmo
pace-story = Racconto
pace-normal = Normale
pace-fast = Veloce
no-answer = Il server non risponde. Controlla la connessione e riprova.
me = Io
my-name = Il tuo nome
change-more = Cambia altro
invite-friends = Invita amici
pass-and-play = Un solo schermo
public-tables = Tavoli pubblici
no-public-tables = Ora non c'è nessun tavolo pubblico aperto.
open-a-table = Apri un tavolo
have-code = Ho un codice
join = Entra
learn = Impara
way-first-heist = Il tuo primo colpo
    .about = tre minuti, giocando
    .go = Inizia
way-the-rules = Le regole
    .about = con ricerca e disegni
    .go = Leggi
way-replays = Partite registrate
    .about = partite celebri, e le tue
    .go = Guarda
yours = Le mie partite
no-games = Qui compariranno le tue partite.
been-here = Ho una frase di recupero
company-you = tu
bots-count = { $count ->
    [one] un bot
   *[other] { $count } bot
}
seats-free = { $count ->
    [0] nessun posto libero
    [one] un posto libero
   *[other] { $count } posti liberi
}
clock-none = senza orologio
clock-choice = { $time } per scelta
clock-total = { $time } per tutta la partita
your-turn = tocca a te
others-turn = in corso
you-won = hai vinto
others-won = { $count ->
    [one] vince { $who }
   *[other] vincono insieme { $who }
}
in-round = round { $round }, { $words }
placed = { $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
    [5] quinto posto
    [6] sesto posto
   *[7] settimo posto
}
placed-with = { $place } con { $money }
nobody-won = non ha vinto nessuno
nobody-yet = ancora nessuno
replay = Rivedi
go-on = Continua
sit-down = Siediti
watch = Guarda
save = Salva
copied = Copiato.
not-copied = Non è stato possibile copiare. Seleziona il testo e copialo a mano.
offline = Non sei in linea. Le tue partite continuano appena torni.

## Impostazioni

settings = Impostazioni
language = Lingua
theme-day = Passa al giorno
theme-night = Passa alla notte
sound-on = Attiva l'audio
sound-off = Disattiva l'audio
# I cursori del menu audio, una parola ciascuno; poi un biglietto al primo tavolo, con due pulsanti brevi.
volume-effects = Effetti
volume-music = Musica
volume-ambience = Ambiente
sound-offer = Giochi con l'audio?
sound-offer-yes = Con l'audio
sound-offer-no = In silenzio

## Il tavolo

title = { $game } · Folsom
title-yours = Tocca a te! · Folsom
expert = variante per esperti
stage = Il treno
train = Il treno, dalla locomotiva al vagone di coda
train-table = Il treno come tabella: i vagoni in colonna, tetto e interno in riga
telegraph = Telegrafo
telegraph-all = tutto
telegraph-empty = Il treno parte.
round-card = Carta round
round-of = Round { $number } di { $count }
round-number = Round { $number }
phase-scheming = Pianificazione
phase-stealing = Furto
phase-plan = Il piano
phase-action = Azione!
then-event = Poi:
cars = I vagoni
car-next = il prossimo
car-goes-next = Ora tocca al vagone { $number }
car-gone = Il vagone { $number } non c'è più
only-locomotive = Solo la locomotiva
unhook-about = Chi è dentro o sopra è fuori. Degli altri, il più lontano dalla locomotiva prende il bottino.
locomotive-about = Vince chi ha più bottino.
plan = Il piano
plan-empty = Nessuna carta è stata ancora giocata.
in-order = In ordine
mini-face = { $who }: { $card }
mini-peek = { $who }: { $card }, a faccia in giù; lo sai solo tu
mini-back = { $who }: una carta a faccia in giù
mini-open = { $who }: ancora nessuna carta
hand = La tua mano
hand-empty = Non hai carte in mano.
hand-to-come = Le carte arrivano quando tutti sono a bordo.
hand-count = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
deck-count = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
discard-count = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
}
bullets-left = { $count ->
    [one] { $count } proiettile rimasto
   *[other] { $count } proiettili rimasti
}
wanted = Ricercato
money-unknown = $ ?
money-at-least = { $money } + ?
no-loot = nessun bottino
loot-cards = { $count ->
    [one] { $count } carta bottino
   *[other] { $count } carte bottino
}
you = Tu
you-small = tu
bot-named = bot, { $level }
# Su un pannello, per un bot che gioca un solo bandito. $mood: il suo carattere in una parola.
bot-in-mood = { $level }, { $mood }
bot-plays-on = gioca un bot
disconnected = senza connessione
first-player = primo giocatore
to-act = { $gender ->
    [f] tocca a lei
   *[m] tocca a lui
}
to-plan = pianifica
planning = pianifica…
ready-small = { $gender ->
    [f] pronta
   *[m] pronto
}
stunned = { $gender ->
    [f] stordita
   *[m] stordito
}
fell-off = fuori dal gioco
chosen-of = { $count ->
    [one] { $count } carta su 3
   *[other] { $count } carte su 3
}
tabs = Che cosa mostrare
tab-hand = Mano
tab-plan = Piano
tab-seats = Giocatori
tab-log = Cronaca

## Figure, per chi ascolta

pawn-you = { $who }, tu
pawn-at = { $who }, { $at }
pawn-can-be-chosen = { $pawn }: si può scegliere
pawn-in-row = { $who }, { $at }, numero { $place } di { $count } nella fila, { $stunned ->
    [yes] a terra,
   *[no] { "" }
} verso { $way ->
    [forward] la locomotiva
   *[back] il vagone di coda
}
manifest-figure = { $who }{ $stunned ->
    [yes] , a terra
   *[no] { "" }
}{ $way ->
    [forward] , verso la locomotiva
    [back] , verso il vagone di coda
   *[none] { "" }
}

## Che cosa si chiede

ask = Che cosa si chiede
ask-place = Dove inizi, { $name }?
    .below = Scegli chi va nel vagone di coda; l'altro va un vagone più avanti.
ask-play = Tocca a te, { $name }
    .below = { $may ->
        [play] Gioca una carta.
        [draw] Pesca tre carte.
       *[both] Gioca una carta o pescane tre.
    }
ask-play-hidden = Tocca a te, { $name }
    .below = { $may ->
        [play] Gioca una carta a faccia in giù.
        [draw] Pesca tre carte.
       *[both] Gioca una carta a faccia in giù o pescane tre.
    }
ask-play-either = Tocca a te, { $name }
    .below = { $may ->
        [play] Gioca una carta, scoperta o a faccia in giù.
        [draw] Pesca tre carte.
       *[both] Gioca una carta, scoperta o a faccia in giù, o pescane tre.
    }
ask-keep = Che cosa tieni, { $name }?
    .below = Scarta ciò che non vuoi in mano nel prossimo round.
ask-move = Dove vai, { $name }?
    .below = Un vagone all'interno; da uno a tre sui tetti.
ask-floor = Su o giù, { $name }
    .below = Cambia piano.
ask-fire = Spara, { $name }
    .below = Chi colpisci?
ask-rob = Il bottino è tuo, { $name }
    .below = Che cosa prendi?
ask-punch = Un bel pugno, { $name }
    .below = A chi lo dai?
ask-marshal = Lo Sceriffo si muove, { $name }
    .below = Da che parte va?
ask-loot = Bel colpo, { $name }
    .below = Che cosa perde { $whom }?
ask-pocket = Cade un sacchetto, { $name }
    .below = Lo prendi al volo?
ask-send = Via { $whom }!
    .below = Da che parte?
ask-pickpocket = Nessuno guarda, { $name }
    .below = Prendi un sacchetto?
ask-plan = Scegli le tue tre, { $name }
plan-left = { $count ->
    [one] Ancora una carta.
   *[other] Ancora { $count } carte.
}
plan-whole = Le tre carte sono al loro posto.
ready-already = { $count ->
    [one] Ha un piano { $who }.
   *[other] Hanno un piano { $who }.
}
ready = Pronto
ready-why-not = Servono tre carte: il posto { $number } è vuoto
you-are-out = Sei giù dal treno
game-over = Fine della corsa
wait-none = Il treno corre
wait-place = { $who } sale in treno
wait-play = { $who } sceglie una carta
wait-keep = { $who } riordina le carte
wait-move = { $who } sta per muoversi
wait-floor = { $who } sta per cambiare piano
wait-fire = { $who } prende la mira
wait-rob = { $who } guarda il bottino
wait-punch = { $who } alza il pugno
wait-marshal = { $who } chiama lo Sceriffo
wait-loot = { $who } scuote via il bottino
wait-pocket = { $who } allunga la mano verso un sacchetto
wait-send = { $who } sferra un pugno
wait-pickpocket = { $who } guarda un sacchetto
wait-plan = { $count ->
    [one] { $who } pianifica
   *[other] { $who } pianificano
}
turn-of = Turno { $number } di { $count }
card-of = Carta { $number } di { $count }
to-choose = per scegliere
for-the-game = per la partita
clock-low = sta finendo!
clock-left = Restano { $time }!
clock-days = { $days } g { $hours } h

watching = Stai guardando
watch-with = Guarda con
watch-public = gli occhi di tutti
watch-seat = gli occhi { $whose }
away = Un bot gioca per te
away-below = Il tuo tempo è scaduto. Riprendi quando vuoi.
sent = Mossa fatta
sending = La tua scelta è in viaggio…
sending-below = La connessione è lenta. La scelta vale appena arriva al tavolo.
back = Eccomi

## Che cosa si può scegliere

draw = Pesca 3
keep = Tieni il resto
face-down = a faccia in giù
to-discard = scarta
play-card = Gioca { $card }
play-card-face-down = Gioca { $card } a faccia in giù
discard-card = Scarta { $card }
way-forward = { $count ->
    [one] uno avanti
   *[other] { $count } avanti
}
way-back = { $count ->
    [one] uno indietro
   *[other] { $count } indietro
}
value-hidden = valore ignoto
leave-purse = Lascia il sacchetto
drop-purse = Lascia cadere il sacchetto
pocket-purse = Intasca il sacchetto
climb-up = Sul tetto
climb-down = All'interno
openly = scoperta
other-places = altri posti
other-loot = altro bottino
not-that = { $what }: { $why }
why-not = Perché nient'altro?
undo = Annulla
skip = Salta
close = Chiudi
your-plan = Il tuo piano
plan-order = in quest'ordine
your-cards = Le tue carte
tap-or-drag = tocca o trascina
put-card = Metti qui una carta
put-in-slot = { $card }: mettila al posto { $number }
slot-filled = Posto { $number }: { $card }. Riprendila

## La connessione

link-opening = Connessione…
link-lost = Connessione persa
link-again = { $seconds ->
    [one] Nuovo tentativo tra { $seconds } secondo.
   *[other] Nuovo tentativo tra { $seconds } secondi.
}
link-now = Prova ora
link-closed = Connessione chiusa
no-table = Questo tavolo non c'è
no-table-below = Controlla di aver copiato tutto il link. Un tavolo dove nessuno inizia la partita viene chiuso quando tutti sono via da molto tempo.
to-home = Alla prima schermata
