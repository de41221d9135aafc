# Help at the table: tips, a seat's sheet, the rules in a drawer, the menu, keys, memory aids.

## What things are, in a line (tips)

tip-read = Les regelen
tip-card-hidden = Bare den som la det, kjenner det til det snus.
express-card-move = Inne går du til nabovogna. På takene løper du én til tre vogner.
express-card-floor = Klatre opp på taket av vogna di, eller ned i den.
express-card-fire = Inne treffer du en banditt i nabovogna. På taket en på det nærmeste taket i sikte.
express-card-rob = Ta ett stykke bytte der du står.
express-card-punch = Slå en banditt der du står. Banditten mister et stykke bytte og havner i nabovogna.
express-card-marshal = Flytt marshallen én vogn. Banditter han møter, får en nøytral kule og flykter opp på taket.
express-card-bullet = Dødvekt: Den fyller hånda og kan ikke spilles.
express-draw = Trekk tre kort fra bunken din i stedet for å spille ett.
express-marshal = Ingen banditt blir i vogna hans: De flykter opp på taket og får en nøytral kule.
loot-worth = Verdt { $money }.
loot-worth-between = Verdt { $least } til { $most }.
express-purse = Du får vite hva som er i den, når den er din.
express-known-purse = Den har vært din, så du vet hva som er i den.
bullets-of = Kuler igjen: { $count } av { $all }
express-bullets = Den som har færrest igjen til slutt, får { $money }.
express-first = Begynner denne runden. Den neste begynner hos spilleren til venstre.
express-hand-count = Kort som ennå kan spilles, og kuler.
express-deck-count = Den som trekker, tar tre av dem.
express-discard = Kort du har lagt fra deg. Når trekkbunken er tom, stokkes de og blir den nye.
express-money = Alt denne spilleren har. Den som har mest penger, vinner.
express-money-unknown = Bare den som har en pengesekk, vet hva som er i den.
express-car = To steder å stå: inne og på taket.
express-locomotive = Her begynner marshallen og et verdiskrin. Taket er som alle andre.
hand-about = Kortene dine og evnen din
super-card-turn = Se den andre veien. Du beholder plassen din i rekka.
super-card-floor = Klatre opp på taket av vogna di, eller ned i den. Du ser samme vei.
super-card-move = Gå én vogn den veien du ser. Forbi enden faller du av.
super-card-fire = Skyt den veien du ser. Den første banditten i linja flyr én vogn videre og ligger svimeslått.
super-card-reflex = Ligger du svimeslått, reiser du deg og skyter straks. Ellers legger du deg: Kulene går over deg.
super-card-horse = Ri fram i lokomotivet. Den fanger deg også hvis du nettopp har forlatt toget.
super-figure = { $stunned ->
    [yes] Svimeslått: Neste kort får bare banditten på beina igjen.
   *[no] { $way ->
        [forward] Ser mot lokomotivet: går og skyter den veien.
       *[back] Ser bakover: går og skyter den veien.
    }
}
super-car = Den blir så lenge det er en vogn bak den.
super-car-gone = Den ble koblet fra på slutten av en runde.
super-turn = Kort { $number }
super-turn-about = Alle snur dette kortet, én etter én. Først da kommer det neste.
super-planned = Tre kort ligger med baksiden opp. Ingen andre ser dem før de snus.
super-planning = Tre av fire kort velges, i en rekkefølge som står fast.
super-out = Ute av spillet: Byttekortene teller ikke lenger.
super-off-train = Ikke på toget.
super-first = Snur det første kortet denne runden. Så går plassen til venstre.
super-loot = Av dem som er igjen i lokomotivet, vinner den med flest byttekort. Står det likt, avgjør det mest verdifulle.

## A seat's sheet

round-signals = Turene i denne runden
sheet-close = Lukk
sheet-player = Spiller
sheet-bot = Bot
sheet-here = her nå
sheet-gone = ikke tilkoblet
sheet-away = borte: en bot spiller
sheet-loot = Bytte du vet om
sheet-own-loot = Byttet ditt
sheet-between = { $least } til { $most }
sheet-bullets-left = Kuler igjen
sheet-of = { $count } av { $all }
sheet-gunslinger = Leder kampen om Årets revolvermann: { $money }
sheet-bullets-taken = Kuler tatt imot
sheet-from = { $count } fra { $who }
sheet-yours = { $count } dine
sheet-neutral = { $count } nøytrale
sheet-seen = Sett denne runden
sheet-unseen = Ikke sett ennå
sheet-own-deck = I bunken din
sheet-bullets = { $count ->
    [one] { $count } kule
   *[other] { $count } kuler
}
sheet-none = ingen
sheet-place = Hvor
sheet-off = Av toget: En hest venter.

## The menu, the rules in a drawer, and the keys

menu = Meny
menu-rules = Regelen som gjelder nå
menu-keys = Taster
menu-shortcuts = Snarveier med én tast
menu-shortcuts-about = Slå dem av hvis du styrer med tale eller trykker på taster ved et uhell.
menu-leave = Forlat bordet
menu-leave-solo = Spillet venter på deg under Mine spill.
menu-leave-people = Plassen forblir din. Går tiden ut, spiller en bot for deg.
menu-leave-watch = Kom tilbake med den samme lenken.
rules-drawer = Regler
rules-drawer-failed = Reglene kunne ikke hentes. Sjekk tilkoblingen og prøv igjen.
keys-about = Hva tastaturet gjør ved bordet.
key-choose = Velg det som har dette nummeret
key-arrows = Gå mellom det du kan velge; på toget, rundekortet, planen og plassene mellom alt som forklarer seg
key-escape = Lukk det som er åpent, eller angre
key-undo = Angre det som kan angres
key-pause = Pause eller fortsett mens kortene virker
key-step = Ett kort tilbake eller fram mens kortene virker
key-repeat = Hør en gang til hva som skjedde
key-ready = Klar (i Super)
key-rules = Les regelen som gjelder nå
key-keys = Vis denne lista
