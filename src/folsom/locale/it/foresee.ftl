# Aiuti a un tavolo che li permette: dove porta il piano, parole sulle carte, suggerimenti.

## Uno sguardo avanti

looking-ahead = Uno sguardo avanti
ahead-about = Dove portano le carte in tavola.
ahead-hides = nasconde una carta.
ahead-or = o
ahead-shade = Ombra di { $who }
ahead-at = Per ora, { $who } finisce { $at }.
ahead-hidden = { $count ->
    [one] { $who } nasconde una carta: non si può sapere.
   *[other] { $who } nascondono carte: non si può sapere.
}

## Parole sulle carte: circa 30 lettere

idle-no-bandit-in-sight = Per ora nessuno in vista
idle-no-bullets-left = Per ora proiettili finiti
idle-nothing-to-rob-here = Per ora nulla da rubare
idle-no-other-bandit-here = Per ora nessuno da colpire

## Suggerimenti

hint = Suggerimento
hint-thinking = Ci sta pensando…
hint-choice = { $choice }.
hint-by = Come giocherebbe una { $level }
hint-only = Non c'è altro da fare.
hint-close = Difficile dirlo: «{ $other }» può valere altrettanto.
hint-gain = In { $mine } round immaginati su { $of } ti porta bottino, «{ $other }» in { $others }.
hint-keep = In { $mine } round immaginati su { $of } non perdi nulla, con «{ $other }» in { $others }.
hint-aboard = In { $mine } round immaginati su { $of } resti sul treno, con «{ $other }» in { $others }.
hint-car = In { $mine } round immaginati su { $of } ti porta il vagone, «{ $other }» in { $others }.
hint-win = Così vinci circa { $mine } partite immaginate su { $of }, con «{ $other }» { $others }.

## Il percorso di tre carte

path-about = Dove ti portano le tue carte, se nessuno ti tocca.
path-alone = come se nessuno ti toccasse
step-up = Su, sul tetto
step-down = Giù, dentro
step-forward = Verso la locomotiva
step-back = Verso la coda
step-stands = Si rialza
step-lies = Si stende
step-stays = Resta lì
step-front = Giù in testa
step-rear = Giù in coda
step-left = Resta indietro
step-never = Mai giocata
warn-front = Cadresti dal treno in testa
warn-rear = Cadresti dal treno in coda
warn-left = Resteresti indietro
warn-off-about = La carta { $number } ti porta giù dal treno.
warn-left-about = Finiresti { $at }, e quel vagone se ne va.
warn-better = Nell'ordine { $cards } finiresti { $at }.
ready-anyway = Pronto lo stesso
