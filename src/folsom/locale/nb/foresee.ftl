# Hjelp ved et bord som tillater det: hvor planen fører, ord på kort, hint.

## Et blikk framover

looking-ahead = Blikk framover
ahead-about = Hvor kortene på bordet fører.
ahead-hides = skjuler et kort.
ahead-or = eller
ahead-shade = Skyggen av { $who }
ahead-at = Slik det står nå, ender { $who } { $at }.
ahead-hidden = { $count ->
    [one] { $who } skjuler et kort: ingen kan vite det.
   *[other] { $who } skjuler kort: ingen kan vite det.
}

## Ord på kort: omtrent 30 bokstaver

idle-no-bandit-in-sight = Foreløpig ingen i sikte
idle-no-bullets-left = Foreløpig ingen kuler
idle-nothing-to-rob-here = Foreløpig ingenting å røve
idle-no-other-bandit-here = Foreløpig ingen å slå

## Hint

hint = Hint
hint-thinking = Tenker seg om …
hint-choice = { $choice }.
hint-by = Slik en { $level } ville spilt
hint-only = Det er ingenting annet å gjøre.
hint-close = For jevnt til å si: «{ $other }» kan være like bra.
hint-gain = Det gir deg bytte i { $mine } av { $of } tenkte runder, «{ $other }» i { $others }.
hint-keep = Du mister ingenting i { $mine } av { $of } tenkte runder, med «{ $other }» i { $others }.
hint-aboard = Du blir på toget i { $mine } av { $of } tenkte runder, med «{ $other }» i { $others }.
hint-car = Det gir deg vogna i { $mine } av { $of } tenkte runder, «{ $other }» i { $others }.
hint-win = Slik vinner du omtrent { $mine } av { $of } tenkte spill, med «{ $other }» { $others }.

## Veien til tre kort

path-about = Hvor kortene tar deg, om ingen rører deg.
path-alone = som om ingen rørte deg
step-up = Opp på taket
step-down = Ned, inn
step-forward = Vendt framover
step-back = Vendt bakover
step-stands = Reiser seg
step-lies = Legger seg
step-stays = Blir stående
step-front = Av foran
step-rear = Av bak
step-left = Blir igjen
step-never = Spilles aldri
warn-front = Du ville gått av toget foran
warn-rear = Du ville gått av toget bak
warn-left = Du ville blitt igjen
warn-off-about = Kort { $number } tar deg av toget.
warn-left-about = Du ville endt { $at }, og den vogna går.
warn-better = I rekkefølgen { $cards } ville du endt { $at }.
ready-anyway = Klar likevel
