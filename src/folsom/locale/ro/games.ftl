# Cele două jocuri în cuvinte: oameni, vagoane, cărți, pradă și ce se întâmplă cu ele.
# $who stă la începutul frazei, $whom este cel care pățește, $whose spune al cui e ceva;
# $at este unde se află ceva, $to unde merge, $of un vagon după „acoperișul”.
# $target este $whom la începutul frazei, iar $from este $who ca cel de la care vine ceva.
# .you este fraza spusă jucătorului despre care vorbește ($who, $target sau $whose), iar .to-you cea spusă celuilalt
# ($whom sau $from): în telegraf și în legenda mesei, la persoana a doua singular.

## Bandiți
# .temper spune cum joacă un bot acel bandit: o propoziție scurtă sub nume, cel mult vreo 40 de semne.
# .mood e același lucru într-un cuvânt, lângă nivelul botului într-un panou îngust: cel mult vreo 12 semne.

bandit-ghost = Ghost
    .who = Ghost
    .whom = Ghost
    .whose = lui Ghost
    .power = Își poate juca prima carte a rundei cu fața în jos.
    .temper = Om de puține vorbe.
    .mood = tăcut
bandit-doc = Doc
    .who = Doc
    .whom = Doc
    .whose = lui Doc
    .power = Începe fiecare rundă cu șapte cărți în loc de șase.
    .temper = Sec și precis.
    .mood = sec
bandit-tuco = Tuco
    .who = Tuco
    .whom = Tuco
    .whose = lui Tuco
    .power = Poate împușca și un bandit din vagonul său, prin acoperiș.
    .temper = Gălăgios, și nu știe să piardă.
    .mood = gălăgios
bandit-cheyenne = Cheyenne
    .who = Cheyenne
    .whom = Cheyenne
    .whose = lui Cheyenne
    .power = Poate lua punga pe care o pierde cel lovit de ea.
    .temper = Iute, și râde ușor.
    .mood = iute
bandit-belle = Belle
    .who = Belle
    .whom = Belle
    .whose = lui Belle
    .power = Nu poate fi împușcată sau lovită cât timp există altă țintă.
    .temper = Fermecătoare, până o superi.
    .mood = fermecătoare
bandit-django = Django
    .who = Django
    .whom = Django
    .whose = lui Django
    .power = Cine e împușcat de el este împins cu un vagon.
    .temper = Mândru de fiecare foc.
    .mood = mândru
bandit-mei = Mei
    .who = Mei
    .whom = Mei
    .whose = lui Mei
    .temper = Veselă, chiar și când cade.
    .mood = veselă
bandit-marshal = Ofițerul federal
    .who = Ofițerul federal

## Vagoane

car-locomotive = Locomotivă
    .short = Loco
    .in = în locomotivă
    .to = în locomotivă
    .of = locomotivei
car-baggage = Bagaje
    .short = Bagaje
    .in = în vagonul de bagaje
    .to = în vagonul de bagaje
    .of = vagonului de bagaje
car-second-class = Clasa a doua
    .short = Cl. a II-a
    .in = la clasa a doua
    .to = la clasa a doua
    .of = clasei a doua
car-first-class = Clasa întâi
    .short = Cl. I
    .in = la clasa întâi
    .to = la clasa întâi
    .of = clasei întâi
car-dining = Restaurant
    .short = Restaur.
    .in = în vagonul-restaurant
    .to = în vagonul-restaurant
    .of = vagonului-restaurant
car-saloon = Salon
    .short = Salon
    .in = în vagonul-salon
    .to = în vagonul-salon
    .of = vagonului-salon
car-mail = Poștă
    .short = Poștă
    .in = în vagonul poștal
    .to = în vagonul poștal
    .of = vagonului poștal
car-number = Vagonul { $number }
    .short = { $number }
    .in = în vagonul { $number }
    .to = în vagonul { $number }
    .of = vagonului { $number }
roof = Acoperiș
    .in = pe acoperișul { $of }
    .to = pe acoperișul { $of }
inside = Interior

## Pradă

a-purse = o pungă cu bani
a-known-purse = o pungă cu { $money }
a-jewel = o bijuterie
a-strongbox = o cutie de valori
purses = { $count ->
    [one] { $count } pungă
    [few] { $count } pungi
   *[other] { $count } de pungi
}
jewels = { $count ->
    [one] { $count } bijuterie
    [few] { $count } bijuterii
   *[other] { $count } de bijuterii
}
strongboxes = { $count ->
    [one] { $count } cutie de valori
    [few] { $count } cutii de valori
   *[other] { $count } de cutii de valori
}

## Cărți

card-move = Deplasare
card-floor = Nivel
card-fire = Foc
card-rob = Jaf
card-punch = Pumn
card-marshal = Ofițer
card-turn = Întoarcere
card-reflex = Reflex
card-horse = Cal
card-bullet = Glonț
card-of-bandit = { $card } { $whose }
cards-count = { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
cards-none = nimic

## Cărți de rundă și evenimente

round-angry-marshal = Ofițer federal furios
    .about = Fiecare bandit de pe acoperișul de deasupra ofițerului primește un glonț; apoi ofițerul merge un vagon înapoi.
round-swivel-arm = Stâlp pivotant
    .about = Toți bandiții de pe acoperișuri ajung pe acoperișul ultimului vagon.
round-braking = Frânare
    .about = Toți bandiții de pe acoperișuri alunecă un vagon înainte.
round-take-it-all = Ia totul!
    .about = A doua cutie de valori este pusă acolo unde se află ofițerul federal.
round-passengers-rebellion = Revolta pasagerilor
    .about = Fiecare bandit din interiorul unui vagon primește un glonț.
round-tunnel = Tunel
    .about = Niciun eveniment la sfârșitul acestei runde.
round-bridge = Pod
    .about = Niciun eveniment la sfârșitul acestei runde.
round-marshals-revenge = Răzbunarea ofițerului federal
    .about = Fiecare bandit de pe acoperișul de deasupra ofițerului pierde punga cea mai puțin valoroasă.
round-pickpocketing = Pungășie
    .about = Un bandit singur într-un loc poate lua o pungă de acolo.
round-hostage = Ostatic
    .about = Fiecare bandit din locomotivă sau de pe ea primește { $money }.
symbol-standard = Tură obișnuită
    .about = cărțile se joacă cu fața în sus
symbol-tunnel = Tunel
    .about = cărțile se joacă cu fața în jos
symbol-speeding-up = Accelerare
    .about = două ture una după alta
symbol-switching = Schimbarea macazului
    .about = în sens invers

## Ce se întâmplă în ambele jocuri

event-changed-floor = { $level ->
    [roof] { $who } urcă { $to }.
   *[inside] { $who } coboară { $to }.
}
    .you = { $level ->
        [roof] Urci { $to }.
       *[inside] Cobori { $to }.
    }
event-moved = { $who } merge { $to }.
    .you = Mergi { $to }.
event-hit = { $who } nimerește ținta: { $whom }.
    .you = Nimerești ținta: { $whom }.
    .to-you = { $who } te nimerește.
event-no-effect = { $who }: { $card } nu are efect, { $why }.
    .you = Cartea ta { $card } nu are efect, { $why }.
event-game-ended = Jocul s-a terminat.
event-taken-back = { $who }: ultima alegere este anulată.
    .you = Ultima ta alegere este anulată.
why-no-bandit-in-sight = niciun bandit la vedere
why-no-bullets-left = nu mai sunt gloanțe
why-nothing-to-rob-here = aici nu e nimic de jefuit
why-no-other-bandit-here = aici nu e alt bandit

## De ce ceva nu poate fi ales

why-same-place = prea aproape: în același loc
why-other-level = pe celălalt nivel
why-too-far = prea departe
why-behind = în spatele altcuiva
why-spared = cruțată cât timp există altă țintă
why-never = nu e niciodată o țintă
why-elsewhere = nu e unde ești tu
why-stays = a sta pe loc nu e mișcare
why-only-purses = acum se pot lua doar pungi
why-bullet = nu se joacă
why-empty-deck = nu mai e nimic de tras
why-first-turn-only = doar în prima ta tură din rundă
why-must-hide = prima ta carte se joacă ascuns

## Ce se întâmplă în Express

event-round-began = Runda { $number }: { $card }. { $who } { $seats ->
    [one] începe.
   *[other] încep.
}
    .you = Runda { $number }: { $card }. Începi tu.
event-dealt = { $who } { $seats ->
    [one] primește
   *[other] primesc
} { $cards }.
    .you = Primești { $cards }.
event-shed = { $who } { $seats ->
    [one] scapă de
   *[other] scapă de
} { $count ->
    [one] un glonț.
    [few] { $count } gloanțe.
   *[other] { $count } de gloanțe.
}
    .you = Scapi de { $count ->
        [one] un glonț.
        [few] { $count } gloanțe.
       *[other] { $count } de gloanțe.
    }
event-drew = { $who } { $seats ->
    [one] trage
   *[other] trag
} { $cards }.
    .you = Tragi { $cards }.
event-reshuffled = { $who } { $seats ->
    [one] amestecă decartările într-un pachet nou.
   *[other] amestecă decartările într-un pachet nou.
}
    .you = Amesteci decartările într-un pachet nou.
event-played = { $shown ->
    [open] { $who } { $seats ->
            [one] joacă
           *[other] joacă
        } { $card }.
    [face-down] { $who } { $seats ->
            [one] joacă
           *[other] joacă
        } { $card } cu fața în jos.
   *[hidden] { $who } { $seats ->
            [one] joacă o carte cu fața în jos.
           *[other] joacă o carte cu fața în jos.
        }
}
    .you = { $shown ->
        [open] Joci { $card }.
        [face-down] Joci { $card } cu fața în jos.
       *[hidden] Joci o carte cu fața în jos.
    }
event-discarded = { $who } { $seats ->
    [one] decartează
   *[other] decartează
} { $cards }.
    .you = Decartezi { $cards }.
event-scheming-ended = Planul e gata. Acum, la fapte!
event-boarded = { $who } urcă în tren, { $at }.
    .you = Urci în tren, { $at }.
event-revealed = Cartea { $whose }: { $card }.
    .you = Cartea ta: { $card }.
event-fired-at = { $who } trage în { $whom }.
    .you = Tragi în { $whom }.
    .to-you = { $who } trage în tine.
event-bullet-taken = { $target } primește un glonț de la { $from }.
    .you = Primești un glonț de la { $from }.
    .to-you = { $target } primește un glonț de la tine.
event-pushed = { $who } e { $gender ->
    [f] împinsă
   *[m] împins
} { $to }.
    .you = Ești { $gender ->
        [f] împinsă
       *[m] împins
    } { $to }.
event-punched = { $who } dă un pumn: țintă, { $whom }.
    .you = Dai un pumn: țintă, { $whom }.
    .to-you = { $who } îți dă un pumn.
event-dropped = { $who } scapă { $loot } { $at }.
    .you = Scapi { $loot } { $at }.
event-pocketed = { $who } ia { $loot } de la { $whom }.
    .you = Iei { $loot } de la { $whom }.
    .to-you = { $who } îți ia { $loot }.
event-knocked = { $who } ajunge { $to }.
    .you = Ajungi { $to }.
event-robbed = { $who } fură { $loot } { $at }.
    .you = Furi { $loot } { $at }.
event-marshal-moved = Ofițerul federal merge { $to }.
event-fled = { $who } fuge de ofițerul federal { roof.to }.
    .you = Fugi de ofițerul federal { roof.to }.
event-neutral-bullet = { $source ->
    [event] { $who } primește un glonț neutru din cauza evenimentului.
   *[marshal] { $who } primește un glonț neutru de la ofițerul federal.
}
    .you = { $source ->
        [event] Primești un glonț neutru din cauza evenimentului.
       *[marshal] Primești un glonț neutru de la ofițerul federal.
    }
event-neutrals-gone = { $count ->
    [0] Nu mai sunt gloanțe neutre.
    [one] Prea puține gloanțe neutre: ultimul iese din joc.
    [few] Prea puține gloanțe neutre: ultimele { $count } ies din joc.
   *[other] Prea puține gloanțe neutre: ultimele { $count } de gloanțe ies din joc.
}
event-began = Eveniment: { $event }.
event-carried = { $who } e { $gender ->
    [f] purtată
   *[m] purtat
} { $to }.
    .you = Ești { $gender ->
        [f] purtată
       *[m] purtat
    } { $to }.
event-box-put = A doua cutie de valori este pusă { $at }.
event-pickpocketed = { $who } ia { $loot } { $at }.
    .you = Iei { $loot } { $at }.
event-left-purse = { $who } lasă punga { $at }.
    .you = Lași punga { $at }.
event-lost-purse = { $who } pierde { $loot } { $at }.
    .you = Pierzi { $loot } { $at }.
event-ransomed = { $who } primește o răscumpărare de { $money }.
    .you = Primești o răscumpărare de { $money }.
event-round-ended = Runda { $number } s-a încheiat.
event-gunslinger = { $who } ia titlul de Pistolar: { $money }.
    .you = Iei titlul de Pistolar: { $money }.
event-scored = { $who } { $seats ->
    [one] are
   *[other] au
} { $money }.
    .you = Ai { $money }.
event-arrived = Trenul a ajuns.

## Ce se întâmplă în Super

event-ready = { $who } e gata.
    .you = Ești gata.
event-plan-changed = { $who } are alt plan.
    .you = Îți schimbi planul.
event-super-boarded = { $way ->
    [forward] { $who } urcă în tren, { $at }, cu fața spre locomotivă.
   *[back] { $who } urcă în tren, { $at }, cu fața spre vagonul de coadă.
}
    .you = { $way ->
        [forward] Urci în tren, { $at }, cu fața spre locomotivă.
       *[back] Urci în tren, { $at }, cu fața spre vagonul de coadă.
    }
event-super-round-began = Runda { $number }. { $who } începe.
    .you = Runda { $number }. Începi tu.
event-turned = { $way ->
    [forward] { $who } se întoarce spre locomotivă.
   *[back] { $who } se întoarce spre vagonul de coadă.
}
    .you = { $way ->
        [forward] Te întorci spre locomotivă.
       *[back] Te întorci spre vagonul de coadă.
    }
event-fired-along = { $way ->
    [forward] { $who } trage spre locomotivă.
   *[back] { $who } trage spre vagonul de coadă.
}
    .you = { $way ->
        [forward] Tragi spre locomotivă.
       *[back] Tragi spre vagonul de coadă.
    }
event-passed-through = Glonțul trece pe deasupra: { $whom } e la pământ.
    .you = Glonțul tău trece pe deasupra: { $whom } e la pământ.
    .to-you = Glonțul trece pe deasupra ta cât ești la pământ.
event-thrown = { $who } e { $gender ->
    [f] aruncată
   *[m] aruncat
} { $to } și rămâne { $gender ->
    [f] amețită.
   *[m] amețit.
}
    .you = Ești { $gender ->
        [f] aruncată { $to } și rămâi amețită.
       *[m] aruncat { $to } și rămâi amețit.
    }
event-stood-up = { $who } se ridică.
    .you = Te ridici.
event-lay-down = { $who } se culcă la pământ.
    .you = Te culci la pământ.
event-fell-off = { $way ->
    [forward] { $who } cade din tren prin față și iese din joc.
   *[back] { $who } cade din tren prin spate și iese din joc.
}
    .you = { $way ->
        [forward] Cazi din tren prin față și ieși din joc.
       *[back] Cazi din tren prin spate și ieși din joc.
    }
event-left-train = { $who } părăsește trenul, dar un cal așteaptă.
    .you = Părăsești trenul, dar un cal te așteaptă.
event-rode = { $who } călărește până { car-locomotive.to }.
    .you = Călărești până { car-locomotive.to }.
event-rode-back = { $who } se întoarce călare { car-locomotive.to }.
    .you = Te întorci călare { car-locomotive.to }.
event-unhooked = { $car } este decuplat și rămâne în urmă.
event-left-behind = { $who } rămâne în urmă { $at } și iese din joc.
    .you = Rămâi în urmă { $at } și ieși din joc.
event-took-car = { $who } ia prada { $of }: { $money }.
    .you = Iei prada { $of }: { $money }.
event-first-passed = Acum începe { $who }.
    .you = Acum începi tu.
event-won = { $who } câștigă.
    .you = Ai câștigat!
event-shared-first = { $who } a căzut la urmă.
    .you = Ai căzut la urmă.
