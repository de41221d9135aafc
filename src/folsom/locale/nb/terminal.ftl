# Det terminalen sier: valg, bordet, hva som skjer og slutten. Kommandoer som skrives inn, er på engelsk.
# $who står først i setningen, $whom er den noe skjer med; $at er et sted der noe er, $to et sted noe skal;
# $money er et beløp med valutategn.

## Hva som kan velges: en kort frase ved siden av et tall

choice-play = { $shown ->
    [open] spill { $card }
   *[face-down] spill { $card } skjult
}
choice-draw = trekk kort
choice-discard = kast { $card }
choice-keep = behold resten
choice-place = { $who } går om bord { $at }
choice-go = gå { $to }
choice-marshal = flytt marshallen { $to }
# $action er fire eller punch.
choice-aim = { $action ->
    [fire] skyt på { $whom }
   *[punch] slå { $whom }
}
choice-take = ta { $loot }
choice-knock-off = slå løs { $loot }
choice-pocket = stikk pengesekken i lomma
choice-leave = la pengesekken ligge
choice-send = send { $whom } { $to }
choice-climb = { $level ->
    [roof] klatre opp på taket
   *[inside] klatre ned og inn
}
# $cards er kortene i en plan, i rekkefølge.
choice-plan = { $cards }

## Hvem som vant, og hvorfor: én setning. $who er alle på førsteplass, $seats hvor mange.

result-richest = { $who } vinner med { $money }.
result-points = { $who } { $seats ->
    [one] vinner
   *[other] deler seieren
} med { $count ->
    [one] { $count } poeng.
   *[other] { $count } poeng.
}
result-shared = { $who } deler seieren med { $money } og like få kuler.
result-by-bullets = { $who } vinner med { $money } og færre mottatte kuler enn andre som er like rike.
result-last-standing = { $who } vinner og er den siste på toget.
# $count er hvor mange vognkort som avgjorde; $money er hva det mest verdifulle er verdt.
result-locomotive = { $who } vinner ved lokomotivet med { $count ->
    [one] { $count } vognkort.
   *[other] { $count } vognkort.
}
result-most-valuable = { $who } vinner ved lokomotivet med { $count ->
    [one] { $count } vognkort
   *[other] { $count } vognkort
}; det mest verdifulle er verdt { $money }.
result-nobody = { $seats ->
    [one] Ingen vinner: { $who } falt sist.
   *[other] Ingen vinner: { $who } falt sist og deler førsteplassen.
}

## De første linjene. $others er banditter med boten sin i parentes.

terminal-setting = Dekker bordet …
terminal-welcome = { $game }. Du er { $who } mot { $others }.
terminal-welcome-shared = { $game }. { $people } deler tastaturet.
terminal-welcome-shared-against = { $game }. { $people } deler tastaturet mot { $others }.
terminal-welcome-watch = { $game }. Se på { $others }.
terminal-aim-express = Fem runder; den rikeste vinner.
terminal-aim-super = Den siste banditten på toget vinner.
terminal-how = Velg med tall eller ord.
terminal-how-super = Planlegg tre kort hver runde, med ord eller tall.
terminal-help-is = Skriv help for regler og kommandoer, eller quit for å gå; spillet blir lagret.
terminal-train = Toget:
# Ved siden av tegnene i tegningen.
terminal-sign-purse = pengesekk
terminal-sign-known-purse = en du kjenner
terminal-sign-jewel = juvel, { $money }
terminal-sign-strongbox = verdiskrin, { $money }
terminal-sign-forward = vendt mot lokomotivet
terminal-sign-back = mot bakerste vogn
terminal-sign-stunned = ligger svimeslått

## Bordet. Kolonnene har plass til omtrent åtte bokstaver.

terminal-column-player = spiller
terminal-column-loot = bytte
terminal-column-bullets = kuler
terminal-column-hits = treff
terminal-column-hand = hånd
terminal-column-deck = bunke
terminal-column-discard = kastet
terminal-column-acts = tur
terminal-column-plan = plan
terminal-you = du
terminal-human = menneske
terminal-seat = plass { $number }
# En plass i en rekkefølge, med to til fire bokstaver.
terminal-place = nr. { $number }
terminal-out = ute, { $place }
terminal-on-board = om bord
terminal-not-yet = ikke ennå
terminal-pile = Bunke
terminal-to-come = Videre
terminal-hand = Hånd
terminal-discard = Kastet
# Hva rundens hendelse gjør, bak kortet: omtrent 35 bokstaver.
terminal-then-angry-marshal = så skyter han oppover, går én vogn bakover
terminal-then-swivel-arm = så feies alle på tak til det siste taket
terminal-then-braking = så glir alle på tak én vogn fram
terminal-then-take-it-all = så et verdiskrin til marshallens vogn
terminal-then-passengers-rebellion = så får alle inne en kule
terminal-then-marshals-revenge = så faller pengesekker over marshallen
terminal-then-pickpocketing = så kan de som er alene, ta en pengesekk
terminal-then-hostage = så { $money } til alle ved lokomotivet
terminal-round-at-most = Runde { $number } av høyst { $count }
terminal-unhook = { $car } hektes av til slutt, med alle i og på den.
terminal-you-watch = Du er ute og ser på.
terminal-plain-table = { $round }. Skal velge: { $who }.
terminal-holds = { $who } har { $cards } på hånda.

## Hva som skjedde

terminal-card-shows = Kortet viser { $symbols }: { $meanings }.
terminal-at-the-end = Til slutt: { $about }
terminal-begins = { $who } begynner.
terminal-super-round = Runde { $number } av høyst { $count }: { $who } er først
terminal-plans-in = Alle planer er klare
# To overskrifter: hva setningene til høyre handler om.
terminal-event = Hendelsen
terminal-last-car = Bakerste vogn
terminal-no-effect = Ingen virkning: { $why }.
terminal-only-stands-up = { $who } lå svimeslått og reiser seg bare.
terminal-plans = { $who } planlegger { $cards }.
terminal-plans-now = { $who } planlegger nå { $cards }.

## Hva det spørres om

terminal-prompt = valg eller help>
terminal-ask-plan = Hvilke tre kort, i hvilken rekkefølge? For eksempel { $example }.
terminal-plan-is = Planen din er { $cards }.
terminal-no-plan = Du har ingen plan.
terminal-plan-again = Skriv en annen plan, eller keep.
terminal-stunned = Du ligger svimeslått: Det første kortet ditt får deg bare på beina, uansett hvilket det er.
terminal-stunned-reflex = Du ligger svimeslått: Det første kortet ditt får deg bare på beina (med Refleks skyter du også).
terminal-or = eller
terminal-could-mean = «{ $typed }» kan bety { $choices }.
terminal-no-choice = «{ $typed }» er ikke et av valgene. Skriv et tall fra 1 til { $count }, eller ord som «{ $example }»; help viser hva annet du kan skrive.
terminal-no-number = Det finnes ikke noe valg { $number }; skriv 1 til { $count }.
# $example er en plan, med ord og med tall.
terminal-plan-size = En plan er tre kort i rekkefølge, som { $example }; du nevnte { $count ->
    [0] ingen.
   *[other] { $count }.
}
terminal-plan-twice = { $card } står to ganger i planen; de tre kortene må være forskjellige.
terminal-no-card = «{ $typed }» er ikke et kort. Skriv tre av disse, i rekkefølge: { $cards }; eller help.

## Spillets gang

terminal-thinking = { $who } tenker …
terminal-linger = Skriv record FIL for å skrive en spillfil, log all for å lese det igjen, eller quit.
terminal-over = Spillet er over. Skriv record FIL, log all eller quit.
terminal-until-next-time = Til neste gang.
terminal-saved = Spillet er lagret. Fortsett med: { $command }
terminal-not-saved = Spillet kunne ikke lagres.
terminal-cannot-save = Spillet kan ikke lagres ({ $error }); det fortsetter uten å bli lagret.
terminal-cannot-undo = Du kan ikke angre: Noen andre har valgt siden, eller noe nytt er avslørt.
terminal-undone = Angret.
terminal-pass-keyboard = Gi tastaturet til { $name }, og trykk Enter.
terminal-pass-keyboard-undo = Gi tastaturet til { $name }, og trykk Enter (eller skriv undo).
terminal-pass-keyboard-change = Gi tastaturet til { $name }, og trykk Enter (eller skriv change for å la noen planlegge på nytt).
terminal-who-plans-again = Hvem planlegger på nytt? Skriv change og et navn: { $names }.
terminal-nobody-changes = Ingen ved dette tastaturet kan endre en plan nå.
terminal-no-plan-to-keep = Du har ingen plan å beholde ennå: Velg en først.
terminal-record-later = En spillfil viser alles kort, så den kan bare skrives etter spillet.
terminal-name-a-file = Skriv navnet på en fil etter kommandoen.
terminal-file-exists = { $file } finnes allerede; velg et annet navn.
terminal-written = Skrevet. Les den med: { $command }
terminal-cannot-write = { $file } kan ikke skrives: { $error }

## Slutten

terminal-bullets-taken = { $count ->
    [0] ingen kuler mottatt
    [one] { $count } kule mottatt
   *[other] { $count } kuler mottatt
}
terminal-stayed = { $count ->
    [0] på toget uten vognkort
    [one] på toget med { $count } vognkort
   *[other] på toget med { $count } vognkort
}
terminal-shot-off = { $way ->
    [forward] skutt av toget foran av { $whom } i runde { $number }
   *[back] skutt av toget bak av { $whom } i runde { $number }
}
terminal-walked-off = { $way ->
    [forward] gikk av toget foran i runde { $number }
   *[back] gikk av toget bak i runde { $number }
}
terminal-left-behind = ble igjen { $at } i runde { $number }

## Reprise. Enter, b, r3, m42 og q skrives inn.

terminal-start = Starten
terminal-step = Runde { $round }, trekk { $move }
terminal-last-step = Slutten, trekk { $move }
terminal-keys = Enter: neste   b: tilbake   r3 eller 3: til runde 3   m42: til trekk 42   q: slutt
terminal-record-has = Denne spillfila har runde 1 til { $rounds } og trekk 1 til { $moves }.
