# Ajutor la o masă care îl permite: unde duce planul, vorbe pe cărți, sfaturi.

## O privire înainte

looking-ahead = Privire înainte
ahead-about = Unde duc cărțile de pe masă.
ahead-hides = ascunde o carte.
ahead-or = sau
ahead-shade = Umbra: { $who }
ahead-at = Deocamdată, { $who } ajunge { $at }.
ahead-hidden = { $count ->
    [one] { $who } ascunde o carte: nu se poate ști.
    [few] { $who } ascund cărți: nu se poate ști.
   *[other] { $who } ascund cărți: nu se poate ști.
}

## Vorbe pe cărți: cam 30 de litere

idle-no-bandit-in-sight = Deocamdată nimeni la vedere
idle-no-bullets-left = Deocamdată fără gloanțe
idle-nothing-to-rob-here = Deocamdată nimic de jefuit
idle-no-other-bandit-here = Deocamdată nimeni de lovit

## Sfaturi

hint = Sfat
hint-thinking = Se gândește…
hint-choice = { $choice }.
hint-by = Așa ar juca o { $level }
hint-only = Nu e nimic altceva de făcut.
hint-close = Greu de spus: „{ $other }” poate fi la fel de bun.
hint-gain = Îți aduce pradă în { $mine } din { $of } runde imaginate, „{ $other }” în { $others }.
hint-keep = Nu pierzi nimic în { $mine } din { $of } runde imaginate, cu „{ $other }” în { $others }.
hint-aboard = Rămâi în tren în { $mine } din { $of } runde imaginate, cu „{ $other }” în { $others }.
hint-car = Îți aduce vagonul în { $mine } din { $of } runde imaginate, „{ $other }” în { $others }.
hint-win = Așa câștigi cam { $mine } din { $of } jocuri imaginate, iar cu „{ $other }” { $others }.

## Drumul a trei cărți

path-about = Unde te duc cărțile tale, dacă nu te atinge nimeni.
path-alone = ca și cum nu te-ar atinge nimeni
step-up = Sus, pe acoperiș
step-down = Jos, înăuntru
step-forward = Cu fața la locomotivă
step-back = Cu fața în spate
step-stands = Se ridică
step-lies = Se culcă
step-stays = Rămâne pe loc
step-front = Cade în față
step-rear = Cade în spate
step-left = Rămâne în urmă
step-never = Nu se joacă
warn-front = Ai cădea din tren prin față
warn-rear = Ai cădea din tren prin spate
warn-left = Ai rămâne în urmă
warn-off-about = Cartea { $number } te scoate din tren.
warn-left-about = Ai ajunge { $at }, iar vagonul acela pleacă.
warn-better = În ordinea { $cards } ai ajunge { $at }.
ready-anyway = Gata oricum
