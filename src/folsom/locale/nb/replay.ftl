# Opptak: av et bord som er ferdig, og av en spillfil fra et annet sted.

## Øyeblikk

replay-title = Opptak
replay-coming = Opptaket hentes…
replay-begin = Begynnelsen
replay-of = { $number } av { $count }
replay-strip = Øyeblikket
replay-controls = Avspilling
replay-first = Til begynnelsen
replay-back = Ett steg tilbake
replay-play = Spill av
replay-pause = Pause
replay-forward = Ett steg fram
replay-last = Til slutten
replay-timeline = Hele spillet
replay-viewer = Sett av
replay-viewer-all = Alt åpent
replay-viewer-public = Det alle så
replay-viewer-seat = { $who } · { $person }
replay-hands = Åpne hender
replay-moments = Viktige øyeblikk
replay-share = Lenke hit
replay-reckoning = Oppgjøret
replay-return = Tilbake til opptaket
replay-unfinished = Spillfila slutter her: spillet ble ikke fullført.

## Det som ikke kan vises

replay-trouble = Opptaket kan ikke vises
replay-not-over = For tidlig
replay-watch = Se på
replay-broken = Opptaket ble avbrutt underveis. Prøv igjen.

## Spillfiler

record-title = Vis en spillfil
record-about = En spillfil er det et ferdig spill lastes ned som, herfra eller fra kommandoen folsom.
record-choose = Velg en fil
record-drop = eller slipp den her
record-paste = Eller lim inn teksten
record-show = Vis
record-reading = Leser…
record-empty = Det er ingenting å lese ennå: velg en fil eller lim inn en spillfil.
record-too-large = Fila er for stor til å være et spill.

## Spill det er verdt å se

replays-famous = Verdt å se
replays-mine = Spill du har fullført
replays-none = Spillene du fullfører, kommer her.
famous-express = Ledelsen ingen klarte å holde
    .about = fire sterke boter, og 150 USD avgjør
famous-super = Sistemann om bord
    .about = fem sterke boter, seks runder, én igjen
