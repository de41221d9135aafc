# Siden: hva det spørres om, hva som vises, hva som kan stilles inn.

## Første skjermbilde

hero = Legg planer i det skjulte, ran toget sammen, og se alt gå galt. Et kupp for to til sju, på én skjerm eller mange.
start = Start et spill
game = Spill
game-express = Express
    .about = 2–6 · legg kort, så handling
game-super = Super
    .about = 3–7 · sistemann om bord vinner
game-times = { $alone } min alene, { $together } med venner
you-are-against = Du er { $who }, mot { $count ->
    [1] én bot
    [2] to boter
    [3] tre boter
    [4] fire boter
    [5] fem boter
   *[6] seks boter
}
fair-bots = Ærlige boter, ingen klokke, grunnregler.
first-time = Første gang? Tre minutter
made-up-name = Når du spiller, finner vi på et navn til deg. Du kan alltid bytte det.
playing-as = Du spiller som { $name }.
rename = Bytt
against-bots = { $count ->
    [one] Du mot én bot
   *[other] Du mot { $count } boter
}
players = Spillere
level = Boter
level-greenhorn = Grønnskolling
level-drifter = Landstryker
level-rustler = Kvegtyv
level-outlaw = Fredløs
level-desperado = Desperado
level-legend = Legende
feel-express-greenhorn = ny i Vesten: ser seg om og tar det som glitrer
feel-express-drifter = har ranet et tog før, og husker noe av det
feel-express-rustler = vet hva et kort er godt for
feel-express-outlaw = tenker også på hva de andre vil
feel-express-desperado = planlegger hele runden, og ødelegger din
feel-express-legend = ser lenger enn noen annen på toget
feel-super-greenhorn = ny i Vesten: går av toget i ny og ne
feel-super-drifter = holder seg på toget, som regel
feel-super-rustler = vet hvor et skudd sender deg
feel-super-outlaw = gjetter hva du har planlagt
feel-super-desperado = gjetter hva du gjetter
feel-super-legend = kan hvert sluttspill utenat
play-now = Spill nå
starting = Starter…
pace = Tempo
pace-story = Fortelling
pace-normal = Normalt
pace-fast = Raskt
no-answer = Serveren svarer ikke. Sjekk forbindelsen og prøv igjen.
me = Meg
my-name = Navnet ditt
change-more = Endre mer
invite-friends = Inviter venner
pass-and-play = Del én skjerm
public-tables = Åpne bord
no-public-tables = Det er ingen åpne bord akkurat nå.
open-a-table = Åpne et bord
have-code = Jeg har en kode
join = Bli med
learn = Lær
way-first-heist = Ditt første kupp
    .about = tre minutter, mens du spiller
    .go = Start
way-the-rules = Reglene
    .about = med søk og tegninger
    .go = Les
way-replays = Reprise
    .about = berømte spill, og dine
    .go = Se
yours = Mine spill
no-games = Spillene dine kommer til å stå her.
been-here = Jeg har en gjenopprettingsfrase
company-you = du
bots-count = { $count ->
    [one] én bot
   *[other] { $count } boter
}
seats-free = { $count ->
    [0] ingen ledige plasser
    [one] én ledig plass
   *[other] { $count } ledige plasser
}
clock-none = uten klokke
clock-choice = { $time } per valg
clock-total = { $time } for hele spillet
your-turn = din tur
others-turn = spilles nå
you-won = du vant
others-won = { $count ->
    [one] { $who } vant
   *[other] { $who } vant sammen
}
in-round = runde { $round }, { $words }
placed = { $place ->
    [1] førsteplass
    [2] andreplass
    [3] tredjeplass
    [4] fjerdeplass
    [5] femteplass
    [6] sjetteplass
   *[7] sjuendeplass
}
placed-with = { $place } med { $money }
nobody-won = ingen vant
nobody-yet = ingen ennå
replay = Se igjen
go-on = Fortsett
sit-down = Sett deg
watch = Se på
save = Lagre
copied = Kopiert.
not-copied = Det lot seg ikke kopiere. Merk teksten og kopier den for hånd.
offline = Du er frakoblet. Spillene dine fortsetter når du er tilbake.

## Innstillinger

settings = Innstillinger
language = Språk
theme-day = Bytt til dag
theme-night = Bytt til natt
sound-on = Slå på lyd
sound-off = Slå av lyd
# Glidebryterne i lydmenyen, ett ord hver; så en lapp ved det første bordet, med to korte knapper.
volume-effects = Effekter
volume-music = Musikk
volume-ambience = Omgivelser
sound-offer = Spille med lyd?
sound-offer-yes = Med lyd
sound-offer-no = Uten lyd

## Bordet

title = { $game } · Folsom
title-yours = Din tur! · Folsom
expert = ekspertregler
stage = Toget
train = Toget, fra lokomotivet til bakerste vogn
train-table = Toget som tabell: vogner i kolonner, tak og inne i rader
telegraph = Telegraf
telegraph-all = alt
telegraph-empty = Toget setter seg i bevegelse.
round-card = Rundekort
round-of = Runde { $number } av { $count }
round-number = Runde { $number }
phase-scheming = Planer
phase-stealing = Røveri!
phase-plan = Plan
phase-action = Handling!
then-event = Så:
cars = Vognene
car-next = står for tur
car-goes-next = Vogn { $number } står for tur
car-gone = Vogn { $number } er borte
only-locomotive = Bare lokomotivet
unhook-about = De som er i eller på den, er ute. Av de andre tar den som er lengst bak, byttet.
locomotive-about = Mest bytte vinner.
plan = Planen
plan-empty = Ingen kort er spilt ennå.
in-order = I rekkefølge
mini-face = { $who }: { $card }
mini-peek = { $who }: { $card }, skjult; bare du vet det
mini-back = { $who }: et skjult kort
mini-open = { $who }: ikke noe kort ennå
hand = Hånda di
hand-empty = Du har ingen kort på hånda.
hand-to-come = Kortene deles ut når alle er om bord.
hand-count = { $count ->
    [one] { $count } kort på hånda
   *[other] { $count } kort på hånda
}
deck-count = { $count ->
    [one] { $count } kort i bunken
   *[other] { $count } kort i bunken
}
discard-count = { $count ->
    [one] { $count } kort kastet
   *[other] { $count } kort kastet
}
bullets-left = { $count ->
    [one] { $count } kule igjen
   *[other] { $count } kuler igjen
}
wanted = Ettersøkt
money-unknown = $ ?
money-at-least = { $money } + ?
no-loot = ikke noe bytte
loot-cards = { $count ->
    [one] { $count } byttekort
   *[other] { $count } byttekort
}
you = Deg
you-small = deg
bot-named = bot, { $level }
# På et felt, for en bot som spiller én banditt. $mood: lynnet dens i ett ord.
bot-in-mood = { $level }, { $mood }
bot-plays-on = bot spiller
disconnected = ikke tilkoblet
first-player = startspiller
to-act = skal handle
to-plan = skal planlegge
planning = planlegger…
ready-small = klar
stunned = svimeslått
fell-off = ute av spillet
chosen-of = { $count ->
    [one] { $count } av 3 kort
   *[other] { $count } av 3 kort
}
tabs = Hva som vises
tab-hand = Hånd
tab-plan = Plan
tab-seats = Spillere
tab-log = Logg

## Figurer, for dem som lytter

pawn-you = { $who }, deg
pawn-at = { $who }, { $at }
pawn-can-be-chosen = { $pawn }: kan velges
pawn-in-row = { $who }, { $at }, nummer { $place } av { $count } i rekka, { $stunned ->
    [yes] svimeslått,
   *[no] { "" }
} vendt mot { $way ->
    [forward] lokomotivet
   *[back] bakerste vogn
}
manifest-figure = { $who }{ $stunned ->
    [yes] , svimeslått
   *[no] { "" }
}{ $way ->
    [forward] , mot lokomotivet
    [back] , mot bakerste vogn
   *[none] { "" }
}

## Hva det spørres om

ask = Hva det spørres om
ask-place = Hvor begynner du, { $name }?
    .below = Velg hvem som skal i bakerste vogn; den andre går én vogn lenger fram.
ask-play = Din tur, { $name }
    .below = { $may ->
        [play] Spill et kort.
        [draw] Trekk tre kort.
       *[both] Spill et kort, eller trekk tre.
    }
ask-play-hidden = Din tur, { $name }
    .below = { $may ->
        [play] Spill et kort skjult.
        [draw] Trekk tre kort.
       *[both] Spill et kort skjult, eller trekk tre.
    }
ask-play-either = Din tur, { $name }
    .below = { $may ->
        [play] Spill et kort, åpent eller skjult.
        [draw] Trekk tre kort.
       *[both] Spill et kort, åpent eller skjult, eller trekk tre.
    }
ask-keep = Hva beholder du, { $name }?
    .below = Kast det du ikke vil ha på hånda i neste runde.
ask-move = Hvor skal du, { $name }?
    .below = Én vogn inne; én til tre på takene.
ask-floor = Opp eller ned, { $name }
    .below = Bytt etasje.
ask-fire = Skyt, { $name }
    .below = Hvem treffer du?
ask-rob = Ditt bytte, { $name }
    .below = Hva tar du?
ask-punch = Slå til, { $name }
    .below = Hvem slår du?
ask-marshal = Marshallen flytter, { $name }
    .below = Hvilken vei går han?
ask-loot = Godt slag, { $name }
    .below = Hva mister { $whom }?
ask-pocket = En pengesekk faller, { $name }
    .below = Tar du den?
ask-send = Ut med { $whom }!
    .below = Hvilken vei?
ask-pickpocket = Ingen ser deg, { $name }
    .below = Tar du en pengesekk?
ask-plan = Velg dine tre, { $name }
plan-left = { $count ->
    [one] Ett kort til.
   *[other] { $count } kort til.
}
plan-whole = Alle tre ligger på plass.
ready-already = { $count ->
    [one] { $who } er klar.
   *[other] { $who } er klare.
}
ready = Klar
ready-why-not = Du trenger tre kort: plass { $number } er tom
you-are-out = Du er av toget
game-over = Endestasjon
wait-none = Toget ruller videre
wait-place = { $who } går om bord
wait-play = { $who } velger et kort
wait-keep = { $who } sorterer kort
wait-move = { $who } skal flytte seg
wait-floor = { $who } skal bytte etasje
wait-fire = { $who } tar sikte
wait-rob = { $who } ser på byttet
wait-punch = { $who } løfter neven
wait-marshal = { $who } roper på marshallen
wait-loot = { $who } rister løs byttet
wait-pocket = { $who } strekker seg etter en pengesekk
wait-send = { $who } slår til
wait-pickpocket = { $who } ser på en pengesekk
wait-plan = { $count ->
    [one] { $who } planlegger
   *[other] { $who } planlegger
}
turn-of = Tur { $number } av { $count }
card-of = Kort { $number } av { $count }
to-choose = til å velge
for-the-game = til hele spillet
clock-low = renner ut!
clock-left = { $time } igjen!
clock-days = { $days } d { $hours } t

watching = Du ser på
watch-with = Se med
watch-public = alles øyne
watch-seat = { $whose } øyne
away = En bot spiller for deg
away-below = Tiden din gikk ut. Ta over igjen når du vil.
sent = Trekket ditt er gjort
sending = Sender valget ditt…
sending-below = Forbindelsen er treg. Valget gjelder så snart bordet har fått det.
back = Jeg er tilbake

## Hva som kan velges

draw = Trekk 3
keep = Behold resten
face-down = skjult
to-discard = kast
play-card = Spill { $card }
play-card-face-down = Spill { $card } skjult
discard-card = Kast { $card }
way-forward = { $count ->
    [one] én forover
   *[other] { $count } forover
}
way-back = { $count ->
    [one] én bakover
   *[other] { $count } bakover
}
value-hidden = ukjent verdi
leave-purse = La pengesekken ligge
drop-purse = La pengesekken falle
pocket-purse = Ta pengesekken
climb-up = Opp på taket
climb-down = Inn i vogna
openly = åpent
other-places = andre steder
other-loot = annet bytte
not-that = { $what }: { $why }
why-not = Hvorfor ikke noe annet?
undo = Angre
skip = Hopp over
close = Lukk
your-plan = Din plan
plan-order = i denne rekkefølgen
your-cards = Dine kort
tap-or-drag = trykk eller dra
put-card = Legg et kort her
put-in-slot = { $card }: legg det på plass { $number }
slot-filled = Plass { $number }: { $card }. Ta det tilbake

## Forbindelsen

link-opening = Kobler til…
link-lost = Forbindelsen er brutt
link-again = { $seconds ->
    [one] Prøver igjen om { $seconds } sekund.
   *[other] Prøver igjen om { $seconds } sekunder.
}
link-now = Prøv nå
link-closed = Forbindelsen er lukket
no-table = Bordet finnes ikke
no-table-below = Sjekk at hele lenken ble kopiert. Et bord der ingen starter spillet, stenges når alle har vært borte lenge.
to-home = Til første skjermbilde
