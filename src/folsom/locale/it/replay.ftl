# Le repliche: di un tavolo finito, e di un resoconto portato da fuori.

## Momenti

replay-title = Replica
replay-coming = La replica sta arrivando…
replay-begin = L'inizio
replay-of = { $number } di { $count }
replay-strip = Il momento
replay-controls = Comandi
replay-first = All'inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-timeline = Tutta la partita
replay-viewer = Visto da
replay-viewer-all = Tutto scoperto
replay-viewer-public = Ciò che hanno visto tutti
replay-viewer-seat = { $who } · { $person }
replay-hands = Mani scoperte
replay-moments = Momenti chiave
replay-share = Link a qui
replay-reckoning = Il conteggio
replay-return = Torna alla replica
replay-unfinished = Il resoconto finisce qui: la partita non è stata conclusa.

## Che cosa non si può mostrare

replay-trouble = La replica non si può mostrare
replay-not-over = Troppo presto
replay-watch = Guardala
replay-broken = La replica si è interrotta. Riprova.

## Resoconti

record-title = Rivedi un resoconto
record-about = Un resoconto è il file con cui si scarica una partita finita, da qui o dal comando folsom.
record-choose = Scegli un file
record-drop = oppure trascinalo qui
record-paste = O incolla il testo
record-show = Mostralo
record-reading = Lettura…
record-empty = Non c'è ancora nulla da leggere: scegli un file o incolla un resoconto.
record-too-large = Questo file è troppo grande per essere il resoconto di una partita.

## Partite da vedere

replays-famous = Da vedere
replays-mine = Le tue partite finite
replays-none = Qui troverai le partite che finisci.
famous-express = In testa non ci resta nessuno
    .about = quattro bot forti, e decidono 150 $
famous-super = L'ultimo a bordo
    .about = cinque bot forti, sei round, ne resta uno
