# Un nuovo tavolo e il tempo prima dell'inizio: chi siede dove, a che cosa si gioca e come entrano gli altri.

## Un nuovo tavolo

new-bots = Nuova partita
new-friends = Gioca con gli amici
new-public = Apri un tavolo pubblico
new-pass = Un solo schermo
seats = Chi gioca
seat-number = Posto { $number }
sitter-me = Io
sitter-other = Qualcuno qui
sitter-open = Posto libero
sitter-bot = Bot
name-made-up = un nome inventato
name-of-seat = Nome al posto { $number }
level-of-seat = Bot al posto { $number }
seat-waits = per chi arriva
player-number = Giocatore { $number }
chance = A caso
chance-about = Si estrae all'inizio della partita.
character-of-seat = Il posto { $number } gioca: { $character }. Cambia
who-plays = Chi gioca al posto { $number }?
taken-by = ora al posto { $number }
characters-express = Tocca un ritratto per scegliere un bandito: ognuno ha un potere. Altrimenti decide il caso.
characters-super = Tocca un ritratto per scegliere una figura: in Super cambia solo l'aspetto. Altrimenti decide il caso.
power = { $game ->
    [super] { "" }
   *[other] { $power }
}

## Opzioni

options = Regole
options-base = come nel regolamento
options-changed = { $count ->
    [one] una cambiata
   *[other] { $count } cambiate
}
option-chosen = { $option }: { $value }
option-expert = Variante per esperti
    .about = Ognuno ha una pila degli scarti e può tenere carte per il round successivo. In due è sempre attiva.
    .off = no
    .on = sì
option-expert-start-discard = Proiettili all'inizio
    .about = Per esperti: se i proiettili pescati all'inizio del round si mettono subito da parte.
    .on = messi da parte
    .off = tenuti in mano
option-neutral-shortage = Pochi proiettili neutrali
    .about = Se ne servono più di quanti ne restano: nessuno ne prende ed escono dal gioco, oppure si distribuiscono a turno dal primo giocatore.
    .all-or-none = nessuno ne prende
    .deal-until-empty = finché ce ne sono
option-ghost = La prima carta di Ghost
    .about = Se Ghost può o deve giocare a faccia in giù la carta del suo primo turno.
    .optional = può coprirla
    .always = sempre coperta
option-tie-break = Parità
    .about = A parità di ricchezza vince chi ha ricevuto meno proiettili. Se contano anche quelli dello Sceriffo.
    .all-bullets = contano tutti
    .shots-and-events = non quelli dello Sceriffo
option-known-purses = Sacchetti già avuti
    .about = Se sai ancora che cosa c'è in un sacchetto che hai perso.
    .on = si ricordano
    .off = si dimenticano
option-plan-memory = Il piano
    .about = Se restano in vista tutte le carte giocate scoperte o solo l'ultima.
    .on = tutte in vista
    .off = solo l'ultima
option-reflex = Riflesso
    .about = Una quinta carta: chi è stordito si alza e spara; chi non lo è si sdraia.
    .off = senza
    .on = con
option-horse = Cavallo
    .about = Una carta in più: cavalca fino alla locomotiva.
    .off = senza
    .on = con

## Orologio

clock = Orologio
clock-kind = Tempo per pensare
kind-none = Senza orologio
kind-choice = Per scelta
kind-total = Per tutta la partita
time-choice = Per ogni scelta
time-total = Per la partita di ciascuno
times-live = In una seduta
times-slow = Tornando ogni tanto
stand-in = Al posto di chi manca gioca
clock-about = Quando il tempo di qualcuno è finito, un bot gioca al suo posto finché non torna.

## Chi entra

visibility = Compagnia
who-comes = Chi può sedersi
visibility-link = con link o codice
visibility-link-about = Trova il tavolo solo chi ha il link o il codice.
visibility-public = pubblico
visibility-public-about = Il tavolo è nell'elenco: chiunque può sedersi. Le partite tra sole persone contano per la classifica.
visibility-spectator-views = gli spettatori vedono le carte
visibility-chat = con chat
visibility-no-aids = senza aiuti per la memoria
spectator-views = Gli spettatori possono sbirciare
spectator-views-about = Solo se il giocatore è d'accordo. Altrimenti vedono ciò che è scoperto.
chat-free = Chat libera
chat-about = Chi siede al tavolo può scrivere. I gesti ci sono sempre.
memory-aids = Aiuti per la memoria
memory-aids-about = Ognuno può rivedere le carte viste, il contenuto del proprio mazzo e chi ha colpito chi.
chat-why-not = La chat libera è solo per i tavoli a cui si arriva con un link.

## Che cosa succederà

summary = Che cosa succederà
summary-who = { $game } in { $count }: { $who }.
summary-base = Regole come nel regolamento,
summary-changed = { $count ->
    [one] Una regola cambiata,
   *[other] { $count } regole cambiate,
}
summary-clock = { $clock }.
next-play = La partita comincia subito.
next-pass = La partita comincia subito. Vi passate questo dispositivo; tra un turno e l'altro lo schermo è coperto.
next-watch = La partita comincia subito, e tu guardi.
next-invite = Ricevi un link e un codice per gli amici. Inizi quando siete tutti seduti.
next-public = Il tavolo è nell'elenco, e ricevi un link. Inizi quando siete tutti seduti.
open-table = Apri il tavolo
start-game = Inizia

## Prima dell'inizio

lobby-kicker = { $game } · alla stazione
lobby-waiting = { $count ->
    [one] Ne manca uno
   *[other] Ne mancano { $count }
}
lobby-full = Tutti a bordo!
lobby-watching = { $count ->
    [one] Uno guarda.
   *[other] In { $count } guardano.
}
fill-with-bots = Riempi con i bot
host-starts = { $who } dà inizio alla partita.
the-host = Chi ospita
host = ospita
bot = bot
seat-free = Libero
sit-here = Siediti qui
sit-over-here = Passa a questo posto
stand-up = Alzati
free-seat = Libera il posto
seat-a-bot = Fai sedere un bot
invite-text = Rapina un treno con me!
link = Link
copy-link = Copia il link
share = Condividi
tell-code = Oppure di' loro questo codice per la prima schermata:
facts = Questo tavolo

## Aiuti: che cosa permette un tavolo; `aid-` sono voci brevi di un elenco

aids = Aiuti
aid-foresight = uno sguardo avanti
aid-hints = suggerimenti
aid-none = nessuno
aids-foresight = Uno sguardo avanti
aids-foresight-about = Mentre pianifichi, le ombre mostrano dove portano le carte in tavola.
aids-hints = Suggerimenti
aids-hints-about = Chiunque può chiedere che cosa farebbe una Leggenda.
aids-why-not = Le partite pubbliche contano per la classifica: niente aiuti.
