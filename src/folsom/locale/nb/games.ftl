# De to spillene i ord: folk, vogner, kort, bytte, og hva som skjer med dem.
# $who står først i setningen, $whom er den det går ut over, $whose er hvem noe tilhører;
# $at er hvor noe er, $to hvor noe skal, $of en vogn etter «taket».
# $target er $whom først i setningen, og $from er $who som den noe kommer fra.
# .you er setningen slik den sies til spilleren den handler om ($who, $target eller $whose), og .to-you slik den sies
# til den andre ($whom eller $from): i telegrafen og bildeteksten ved bordet, i andre person entall.

## Banditter
# .temper sier hvordan en bot spiller den banditten: en kort setning under navnet, høyst rundt 40 tegn.
# .mood er det samme i ett ord, ved siden av botens nivå i et smalt felt: høyst rundt 12 tegn.

bandit-ghost = Ghost
    .who = Ghost
    .whom = Ghost
    .whose = Ghosts
    .power = Kan spille sitt første kort i runden skjult.
    .temper = En mann av få ord.
    .mood = fåmælt
bandit-doc = Doc
    .who = Doc
    .whom = Doc
    .whose = Docs
    .power = Starter hver runde med sju kort i stedet for seks.
    .temper = Tørr og presis.
    .mood = tørr
bandit-tuco = Tuco
    .who = Tuco
    .whom = Tuco
    .whose = Tucos
    .power = Kan også skyte på en banditt i samme vogn, gjennom taket.
    .temper = Høylytt, og en dårlig taper.
    .mood = høylytt
bandit-cheyenne = Cheyenne
    .who = Cheyenne
    .whom = Cheyenne
    .whose = Cheyennes
    .power = Kan ta pengesekken som den hun slår, mister.
    .temper = Rask, og ler lett.
    .mood = rask
bandit-belle = Belle
    .who = Belle
    .whom = Belle
    .whose = Belles
    .power = Kan ikke skytes på eller slås så lenge noen andre kan det.
    .temper = Sjarmerende, til du gjør henne sint.
    .mood = sjarmerende
bandit-django = Django
    .who = Django
    .whom = Django
    .whose = Djangos
    .power = Den han treffer, skyves én vogn videre.
    .temper = Stolt av hvert skudd.
    .mood = stolt
bandit-mei = Mei
    .who = Mei
    .whom = Mei
    .whose = Meis
    .temper = Blid, selv når hun faller.
    .mood = blid
bandit-marshal = Marshal
    .who = Marshallen

## Vogner

car-locomotive = Lokomotiv
    .short = Lok
    .in = i lokomotivet
    .to = til lokomotivet
    .of = på lokomotivet
car-baggage = Bagasje
    .short = Bagasje
    .in = i bagasjevogna
    .to = til bagasjevogna
    .of = på bagasjevogna
car-second-class = Andre klasse
    .short = Andre
    .in = på andre klasse
    .to = til andre klasse
    .of = på andre klasse
car-first-class = Første klasse
    .short = Første
    .in = på første klasse
    .to = til første klasse
    .of = på første klasse
car-dining = Spisevogn
    .short = Spise
    .in = i spisevogna
    .to = til spisevogna
    .of = på spisevogna
car-saloon = Saloon
    .short = Saloon
    .in = i saloonvogna
    .to = til saloonvogna
    .of = på saloonvogna
car-mail = Postvogn
    .short = Post
    .in = i postvogna
    .to = til postvogna
    .of = på postvogna
car-number = Vogn { $number }
    .short = { $number }
    .in = i vogn { $number }
    .to = til vogn { $number }
    .of = på vogn { $number }
roof = Tak
    .in = på taket { $of }
    .to = til taket { $of }
inside = Inne

## Bytte

a-purse = en pengesekk
a-known-purse = en pengesekk med { $money }
a-jewel = en juvel
a-strongbox = et verdiskrin
purses = { $count ->
    [one] { $count } pengesekk
   *[other] { $count } pengesekker
}
jewels = { $count ->
    [one] { $count } juvel
   *[other] { $count } juveler
}
strongboxes = { $count ->
    [one] { $count } verdiskrin
   *[other] { $count } verdiskrin
}

## Kort

card-move = Flytte
card-floor = Etasje
card-fire = Pang!
card-rob = Røveri
card-punch = Schmokk!
card-marshal = Marshal
card-turn = Snu
card-reflex = Refleks
card-horse = Hest
card-bullet = Kule
card-of-bandit = { $whose } { $card }
cards-count = { $count ->
    [one] ett kort
   *[other] { $count } kort
}
cards-none = ingenting

## Rundekort og hendelser

round-angry-marshal = Rasende marshall
    .about = Alle banditter på taket over marshallen får en kule; så flytter han én vogn bakover.
round-swivel-arm = Stolpe
    .about = Alle banditter på tak feies til taket på bakerste vogn.
round-braking = Nedbremsing
    .about = Alle banditter på tak glir én vogn forover.
round-take-it-all = Stjæl altsamma!
    .about = Det andre verdiskrinet settes der marshallen er.
round-passengers-rebellion = Passasjerene gjør opprør
    .about = Alle banditter inne i en vogn får en kule.
round-tunnel = Tunnel
    .about = Ingen hendelse på slutten av runden.
round-bridge = Bro
    .about = Ingen hendelse på slutten av runden.
round-marshals-revenge = Marshallens hevn
    .about = Alle banditter på taket over marshallen mister den minst verdifulle pengesekken.
round-pickpocketing = Lommetyveri
    .about = En banditt som er alene et sted, kan ta en pengesekk der.
round-hostage = Gissel
    .about = Alle banditter i eller på lokomotivet får { $money }.
symbol-standard = Vanlig omgang
    .about = kortene spilles åpent
symbol-tunnel = Tunnel
    .about = kortene spilles skjult
symbol-speeding-up = Farten opp
    .about = to ganger på rad
symbol-switching = Sporveksel
    .about = motsatt vei rundt bordet

## Hva som skjer i begge spill

event-changed-floor = { $level ->
    [roof] { $who } klatrer { $to }.
   *[inside] { $who } klatrer ned { $to }.
}
    .you = { $level ->
        [roof] Du klatrer { $to }.
       *[inside] Du klatrer ned { $to }.
    }
event-moved = { $who } går { $to }.
    .you = Du går { $to }.
event-hit = { $who } treffer { $whom }.
    .you = Du treffer { $whom }.
    .to-you = { $who } treffer deg.
event-no-effect = { $who }: { $card } har ingen virkning, { $why }.
    .you = Kortet ditt { $card } har ingen virkning, { $why }.
event-game-ended = Spillet er over.
event-taken-back = { $who }: det siste valget er angret.
    .you = Det siste valget ditt er angret.
why-no-bandit-in-sight = ingen banditt i sikte
why-no-bullets-left = ingen kuler igjen
why-nothing-to-rob-here = her er det ingenting å røve
why-no-other-bandit-here = ingen annen banditt her

## Hvorfor noe ikke kan velges

why-same-place = for nær: på samme sted
why-other-level = på det andre nivået
why-too-far = for langt unna
why-behind = bak noen andre
why-spared = spart så lenge noen andre kan velges
why-never = aldri et mål
why-elsewhere = ikke der du er
why-stays = å bli stående er ikke å flytte seg
why-only-purses = bare pengesekker kan tas nå
why-bullet = kan ikke spilles
why-empty-deck = ingenting igjen å trekke
why-first-turn-only = bare i din første tur i runden
why-must-hide = det første kortet ditt må spilles skjult

## Hva som skjer i Express

event-round-began = Runde { $number }: { $card }. { $who } { $seats ->
    [one] begynner.
   *[other] begynner.
}
    .you = Runde { $number }: { $card }. Du begynner.
event-dealt = { $who } { $seats ->
    [one] får
   *[other] får
} { $cards }.
    .you = Du får { $cards }.
event-shed = { $who } { $seats ->
    [one] kvitter seg med
   *[other] kvitter seg med
} { $count ->
    [one] en kule.
   *[other] { $count } kuler.
}
    .you = Du kvitter deg med { $count ->
        [one] en kule.
       *[other] { $count } kuler.
    }
event-drew = { $who } { $seats ->
    [one] trekker
   *[other] trekker
} { $cards }.
    .you = Du trekker { $cards }.
event-reshuffled = { $who } { $seats ->
    [one] stokker kastebunken til en ny trekkebunke.
   *[other] stokker kastebunken til en ny trekkebunke.
}
    .you = Du stokker kastebunken til en ny trekkebunke.
event-played = { $shown ->
    [open] { $who } { $seats ->
            [one] spiller
           *[other] spiller
        } { $card }.
    [face-down] { $who } { $seats ->
            [one] spiller
           *[other] spiller
        } { $card } skjult.
   *[hidden] { $who } { $seats ->
            [one] spiller et kort skjult.
           *[other] spiller et kort skjult.
        }
}
    .you = { $shown ->
        [open] Du spiller { $card }.
        [face-down] Du spiller { $card } skjult.
       *[hidden] Du spiller et kort skjult.
    }
event-discarded = { $who } { $seats ->
    [one] kaster
   *[other] kaster
} { $cards }.
    .you = Du kaster { $cards }.
event-scheming-ended = Planen er lagt. Nå blir den satt ut i livet!
event-boarded = { $who } går om bord { $at }.
    .you = Du går om bord { $at }.
event-revealed = { $whose } kort: { $card }.
    .you = Kortet ditt: { $card }.
event-fired-at = { $who } skyter på { $whom }.
    .you = Du skyter på { $whom }.
    .to-you = { $who } skyter på deg.
event-bullet-taken = { $target } får en kule av { $from }.
    .you = Du får en kule av { $from }.
    .to-you = { $target } får en kule av deg.
event-pushed = { $who } skyves { $to }.
    .you = Du skyves { $to }.
event-punched = { $who } slår { $whom }.
    .you = Du slår { $whom }.
    .to-you = { $who } slår deg.
event-dropped = { $who } mister { $loot } { $at }.
    .you = Du mister { $loot } { $at }.
event-pocketed = { $who } tar { $loot } fra { $whom }.
    .you = Du tar { $loot } fra { $whom }.
    .to-you = { $who } tar { $loot } fra deg.
event-knocked = { $who } slås { $to }.
    .you = Du slås { $to }.
event-robbed = { $who } røver { $loot } { $at }.
    .you = Du røver { $loot } { $at }.
event-marshal-moved = Marshallen går { $to }.
event-fled = { $who } flykter fra marshallen { roof.to }.
    .you = Du flykter fra marshallen { roof.to }.
event-neutral-bullet = { $source ->
    [event] { $who } får en nøytral kule i hendelsen.
   *[marshal] { $who } får en nøytral kule av marshallen.
}
    .you = { $source ->
        [event] Du får en nøytral kule i hendelsen.
       *[marshal] Du får en nøytral kule av marshallen.
    }
event-neutrals-gone = { $count ->
    [0] Det er ingen nøytrale kuler igjen.
    [one] For få nøytrale kuler: den siste går ut av spillet.
   *[other] For få nøytrale kuler: de siste { $count } går ut av spillet.
}
event-began = Hendelse: { $event }.
event-carried = { $who } rives med { $to }.
    .you = Du rives med { $to }.
event-box-put = Det andre verdiskrinet settes { $at }.
event-pickpocketed = { $who } tar { $loot } { $at }.
    .you = Du tar { $loot } { $at }.
event-left-purse = { $who } lar pengesekken ligge { $at }.
    .you = Du lar pengesekken ligge { $at }.
event-lost-purse = { $who } mister { $loot } { $at }.
    .you = Du mister { $loot } { $at }.
event-ransomed = { $who } får { $money } i løsepenger.
    .you = Du får { $money } i løsepenger.
event-round-ended = Runde { $number } er over.
event-gunslinger = { $who } er Årets revolvermann: { $money }.
    .you = Du er Årets revolvermann: { $money }.
event-scored = { $who } { $seats ->
    [one] har
   *[other] har
} { $money }.
    .you = Du har { $money }.
event-arrived = Toget er framme.

## Hva som skjer i Super

event-ready = { $who } er klar.
    .you = Du er klar.
event-plan-changed = { $who } har en annen plan.
    .you = Du endrer planen din.
event-super-boarded = { $way ->
    [forward] { $who } går om bord { $at }, vendt mot lokomotivet.
   *[back] { $who } går om bord { $at }, vendt mot bakerste vogn.
}
    .you = { $way ->
        [forward] Du går om bord { $at }, vendt mot lokomotivet.
       *[back] Du går om bord { $at }, vendt mot bakerste vogn.
    }
event-super-round-began = Runde { $number }. { $who } begynner.
    .you = Runde { $number }. Du begynner.
event-turned = { $way ->
    [forward] { $who } snur seg mot lokomotivet.
   *[back] { $who } snur seg mot bakerste vogn.
}
    .you = { $way ->
        [forward] Du snur deg mot lokomotivet.
       *[back] Du snur deg mot bakerste vogn.
    }
event-fired-along = { $way ->
    [forward] { $who } skyter mot lokomotivet.
   *[back] { $who } skyter mot bakerste vogn.
}
    .you = { $way ->
        [forward] Du skyter mot lokomotivet.
       *[back] Du skyter mot bakerste vogn.
    }
event-passed-through = Skuddet går over { $whom }, som ligger svimeslått.
    .you = Skuddet ditt går over { $whom }, som ligger svimeslått.
    .to-you = Skuddet går over deg mens du ligger svimeslått.
event-thrown = { $who } slynges { $to } og ligger svimeslått.
    .you = Du slynges { $to } og ligger svimeslått.
event-stood-up = { $who } reiser seg.
    .you = Du reiser deg.
event-lay-down = { $who } legger seg ned.
    .you = Du legger deg ned.
event-fell-off = { $way ->
    [forward] { $who } faller av toget foran og er ute.
   *[back] { $who } faller av toget bak og er ute.
}
    .you = { $way ->
        [forward] Du faller av toget foran og er ute.
       *[back] Du faller av toget bak og er ute.
    }
event-left-train = { $who } forlater toget, men en hest venter.
    .you = Du forlater toget, men en hest venter.
event-rode = { $who } rir { car-locomotive.to }.
    .you = Du rir { car-locomotive.to }.
event-rode-back = { $who } rir tilbake { car-locomotive.to }.
    .you = Du rir tilbake { car-locomotive.to }.
event-unhooked = { $car } hektes av og ruller vekk.
event-left-behind = { $who } blir igjen { $at } og er ute.
    .you = Du blir igjen { $at } og er ute.
event-took-car = { $who } tar byttet { $of }: { $money }.
    .you = Du tar byttet { $of }: { $money }.
event-first-passed = { $who } er først nå.
    .you = Du er først nå.
event-won = { $who } vinner.
    .you = Du vinner!
event-shared-first = { $who } falt sist.
    .you = Du falt sist.
