# Pagina: ce se întreabă, ce se vede, ce se poate seta.

## Primul ecran

hero = Plănuiește în secret, jefuiește trenul împreună cu ceilalți și privește cum totul o ia razna. O lovitură pentru doi până la șapte, pe un ecran sau pe mai multe.
start = Începe un joc
game = Joc
game-express = Express
    .about = 2–6 · joci cărți, apoi acționezi
game-super = Super
    .about = 3–7 · câștigă ultimul rămas
game-times = { $alone } min cu boți, { $together } cu prietenii
you-are-against = Ești { $who }, împotriva { $count ->
    [1] unui bot
    [2] a doi boți
    [3] a trei boți
    [4] a patru boți
    [5] a cinci boți
   *[6] a șase boți
}
fair-bots = Boți cinstiți, fără ceas, reguli de bază.
first-time = Prima dată? Trei minute
made-up-name = Când joci, îți inventăm un nume. Îl poți schimba oricând.
playing-as = Joci ca { $name }.
rename = Schimbă
against-bots = { $count ->
    [one] Tu împotriva unui bot
    [few] Tu împotriva a { $count } boți
   *[other] Tu împotriva a { $count } de boți
}
players = Jucători
level = Boți
level-greenhorn = Novice
level-drifter = Vagabond
level-rustler = Hoț de vite
level-outlaw = Proscris
level-desperado = Desperado
level-legend = Legendă
feel-express-greenhorn = nou în Vest: se uită în jur și înhață ce strălucește
feel-express-drifter = a mai jefuit un tren și își amintește câte ceva
feel-express-rustler = știe la ce e bună o carte
feel-express-outlaw = se gândește și la ce vor ceilalți
feel-express-desperado = plănuiește toată runda și ți-o strică pe a ta
feel-express-legend = vede mai departe decât oricine din tren
feel-super-greenhorn = nou în Vest: mai cade singur din tren
feel-super-drifter = rămâne în tren, de obicei
feel-super-rustler = știe unde te aruncă un glonț
feel-super-outlaw = ghicește ce ai plănuit
feel-super-desperado = ghicește ce ghicești tu
feel-super-legend = știe pe de rost orice final
play-now = Joacă acum
starting = Pornim…
pace = Ritm
pace-story = Poveste
pace-normal = Normal
pace-fast = Rapid
no-answer = Serverul nu răspunde. Verifică legătura și încearcă din nou.
me = Eu
my-name = Numele tău
change-more = Schimbă mai mult
invite-friends = Invită prieteni
pass-and-play = Pe un singur ecran
public-tables = Mese publice
no-public-tables = Acum nu e deschisă nicio masă publică.
open-a-table = Deschide o masă
have-code = Am un cod
join = Intră
learn = Învață
way-first-heist = Prima ta lovitură
    .about = trei minute, jucând
    .go = Începe
way-the-rules = Regulile
    .about = cu căutare și desene
    .go = Citește
way-replays = Reluări
    .about = jocuri celebre și ale tale
    .go = Privește
yours = Jocurile mele
no-games = Aici vor apărea jocurile tale.
been-here = Am o frază de recuperare
company-you = tu
bots-count = { $count ->
    [one] un bot
    [few] { $count } boți
   *[other] { $count } de boți
}
seats-free = { $count ->
    [0] niciun loc liber
    [one] un loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
clock-none = fără ceas
clock-choice = { $time } pe alegere
clock-total = { $time } pe tot jocul
your-turn = e rândul tău
others-turn = se joacă
you-won = ai câștigat
others-won = { $count ->
    [one] a câștigat { $who }
   *[other] au câștigat împreună { $who }
}
in-round = runda { $round }, { $words }
placed = { $place ->
    [1] locul întâi
    [2] locul doi
    [3] locul trei
    [4] locul patru
    [5] locul cinci
    [6] locul șase
   *[7] locul șapte
}
placed-with = { $place } cu { $money }
nobody-won = nu a câștigat nimeni
nobody-yet = încă nimeni
replay = Reia
go-on = Continuă
sit-down = Așază-te
watch = Privește
save = Salvează
copied = Copiat.
not-copied = Nu s-a putut copia. Selectează textul și copiază-l de mână.
offline = Nu ești conectat la internet. Jocurile tale continuă imediat ce revii.

## Setări

settings = Setări
language = Limba
theme-day = Treci la zi
theme-night = Treci la noapte
sound-on = Pornește sunetul
sound-off = Oprește sunetul
# Cursoarele meniului de sunet, câte un cuvânt; apoi un bilet la prima masă, cu două butoane scurte.
volume-effects = Efecte
volume-music = Muzică
volume-ambience = Ambianță
sound-offer = Joci cu sunet?
sound-offer-yes = Cu sunet
sound-offer-no = În liniște

## Masa

title = { $game } · Folsom
title-yours = E rândul tău! · Folsom
expert = varianta pentru experimentați
stage = Trenul
train = Trenul, de la locomotivă la vagonul de coadă
train-table = Trenul ca tabel: vagoanele pe coloane, acoperișul și interiorul pe rânduri
telegraph = Telegraf
telegraph-all = tot
telegraph-empty = Trenul pornește.
round-card = Carte de rundă
round-of = Runda { $number } din { $count }
round-number = Runda { $number }
phase-scheming = Planul
phase-stealing = Acțiunile
phase-plan = Planul
phase-action = Acțiune!
then-event = Apoi:
cars = Vagoanele
car-next = urmează
car-goes-next = Urmează vagonul { $number }
car-gone = Vagonul { $number } nu mai este
only-locomotive = Doar locomotiva
unhook-about = Cine e în el sau pe el iese din joc. Dintre ceilalți, cel mai îndepărtat de locomotivă ia prada.
locomotive-about = Câștigă cine are cea mai multă pradă.
plan = Planul
plan-empty = Nu s-a jucat încă nicio carte.
in-order = În ordine
mini-face = { $who }: { $card }
mini-peek = { $who }: { $card }, cu fața în jos; doar tu știi
mini-back = { $who }: o carte cu fața în jos
mini-open = { $who }: încă nicio carte
hand = Mâna ta
hand-empty = Nu ai cărți în mână.
hand-to-come = Cărțile se împart când toți sunt la bord.
hand-count = { $count ->
    [one] { $count } carte în mână
    [few] { $count } cărți în mână
   *[other] { $count } de cărți în mână
}
deck-count = { $count ->
    [one] { $count } carte în pachet
    [few] { $count } cărți în pachet
   *[other] { $count } de cărți în pachet
}
discard-count = { $count ->
    [one] { $count } carte decartată
    [few] { $count } cărți decartate
   *[other] { $count } de cărți decartate
}
bullets-left = { $count ->
    [one] { $count } glonț rămas
    [few] { $count } gloanțe rămase
   *[other] { $count } de gloanțe rămase
}
wanted = Căutat
money-unknown = $ ?
money-at-least = { $money } + ?
no-loot = fără pradă
loot-cards = { $count ->
    [one] { $count } carte de pradă
    [few] { $count } cărți de pradă
   *[other] { $count } de cărți de pradă
}
you = Tu
you-small = tu
bot-named = bot, { $level }
# Pe un panou, pentru un bot care joacă un singur bandit. $mood: firea lui într-un cuvânt.
bot-in-mood = { $level }, { $mood }
bot-plays-on = joacă un bot
disconnected = fără legătură
first-player = primul jucător
to-act = la rând
to-plan = de plănuit
planning = plănuiește…
ready-small = gata
stunned = { $gender ->
    [f] amețită
   *[m] amețit
}
fell-off = { $gender ->
    [f] ieșită din joc
   *[m] ieșit din joc
}
chosen-of = { $count ->
    [one] { $count } carte din 3
    [few] { $count } cărți din 3
   *[other] { $count } de cărți din 3
}
tabs = Ce se arată
tab-hand = Mână
tab-plan = Plan
tab-seats = Jucători
tab-log = Jurnal

## Figuri, pentru cine ascultă

pawn-you = { $who }, tu
pawn-at = { $who }, { $at }
pawn-can-be-chosen = { $pawn }: poate fi ales
pawn-in-row = { $who }, { $at }, numărul { $place } din { $count } în rând, { $stunned ->
    [yes] la pământ,
   *[no] { "" }
} cu fața spre { $way ->
    [forward] locomotivă
   *[back] vagonul de coadă
}
manifest-figure = { $who }{ $stunned ->
    [yes] , la pământ
   *[no] { "" }
}{ $way ->
    [forward] , spre locomotivă
    [back] , spre vagonul de coadă
   *[none] { "" }
}

## Ce se întreabă

ask = Ce se întreabă
ask-place = De unde începi, { $name }?
    .below = Alege cine merge în ultimul vagon; celălalt merge un vagon mai în față.
ask-play = E rândul tău, { $name }
    .below = { $may ->
        [play] Joacă o carte.
        [draw] Trage trei cărți.
       *[both] Joacă o carte sau trage trei.
    }
ask-play-hidden = E rândul tău, { $name }
    .below = { $may ->
        [play] Joacă o carte cu fața în jos.
        [draw] Trage trei cărți.
       *[both] Joacă o carte cu fața în jos sau trage trei.
    }
ask-play-either = E rândul tău, { $name }
    .below = { $may ->
        [play] Joacă o carte, pe față sau cu fața în jos.
        [draw] Trage trei cărți.
       *[both] Joacă o carte, pe față sau cu fața în jos, sau trage trei.
    }
ask-keep = Ce păstrezi, { $name }?
    .below = Decartează ce nu vrei să ai în mână în runda următoare.
ask-move = Încotro, { $name }?
    .below = Un vagon în interior; de la unul la trei pe acoperișuri.
ask-floor = Sus sau jos, { $name }
    .below = Schimbă nivelul.
ask-fire = Trage, { $name }
    .below = În cine tragi?
ask-rob = Prada ta, { $name }
    .below = Ce iei?
ask-punch = Lovește, { $name }
    .below = Pe cine lovești?
ask-marshal = Ofițerul se mută, { $name }
    .below = În ce parte merge?
ask-loot = Bună lovitură, { $name }
    .below = Ce pierde { $whom }?
ask-pocket = Cade o pungă, { $name }
    .below = O prinzi?
ask-send = Afară cu { $whom }!
    .below = În ce parte?
ask-pickpocket = Nu se uită nimeni, { $name }
    .below = Iei o pungă?
ask-plan = Alege-ți cele trei, { $name }
plan-left = { $count ->
    [one] Încă o carte.
    [few] Încă { $count } cărți.
   *[other] Încă { $count } de cărți.
}
plan-whole = Toate trei sunt la locul lor.
ready-already = { $count ->
    [one] { $who } e gata.
   *[other] { $who } sunt gata.
}
ready = Gata
ready-why-not = E nevoie de trei cărți: locul { $number } e gol
you-are-out = Ai căzut din tren
game-over = Capăt de linie
wait-none = Trenul merge mai departe
wait-place = { $who } urcă în tren
wait-play = { $who } alege o carte
wait-keep = { $who } își sortează cărțile
wait-move = { $who } e gata de drum
wait-floor = { $who } schimbă nivelul
wait-fire = { $who } țintește
wait-rob = { $who } se uită la pradă
wait-punch = { $who } ridică pumnul
wait-marshal = { $who } cheamă ofițerul federal
wait-loot = { $who } scutură prada
wait-pocket = { $who } întinde mâna după o pungă
wait-send = { $who } lovește
wait-pickpocket = { $who } se uită la o pungă
wait-plan = { $count ->
    [one] { $who } plănuiește
   *[other] { $who } plănuiesc
}
turn-of = Tura { $number } din { $count }
card-of = Cartea { $number } din { $count }
to-choose = pentru a alege
for-the-game = pentru tot jocul
clock-low = aproape gata!
clock-left = Mai ai { $time }!
clock-days = { $days } z { $hours } h

watching = Privești
watch-with = Privește cu
watch-public = ochii tuturor
watch-seat = ochii { $whose }
away = Un bot joacă pentru tine
away-below = Timpul tău a expirat. Preia din nou jocul oricând vrei.
sent = Mutarea e făcută
sending = Trimitem alegerea ta…
sending-below = Conexiunea e lentă. Alegerea contează de îndată ce ajunge la masă.
back = M-am întors

## Ce se poate alege

draw = Trage 3
keep = Păstrează restul
face-down = cu fața în jos
to-discard = decartează
play-card = Joacă { $card }
play-card-face-down = Joacă { $card } cu fața în jos
discard-card = Decartează { $card }
way-forward = { $count ->
    [one] unul înainte
    [few] { $count } înainte
   *[other] { $count } înainte
}
way-back = { $count ->
    [one] unul înapoi
    [few] { $count } înapoi
   *[other] { $count } înapoi
}
value-hidden = valoare necunoscută
leave-purse = Lasă punga
drop-purse = Lasă punga să cadă
pocket-purse = Ia punga
climb-up = Pe acoperiș
climb-down = În interior
openly = pe față
other-places = alte locuri
other-loot = altă pradă
not-that = { $what }: { $why }
why-not = De ce nimic altceva?
undo = Anulează
skip = Sari peste
close = Închide
your-plan = Planul tău
plan-order = în această ordine
your-cards = Cărțile tale
tap-or-drag = atinge sau trage
put-card = Pune o carte aici
put-in-slot = { $card }: pune-o pe locul { $number }
slot-filled = Locul { $number }: { $card }. Ia-o înapoi

## Legătura

link-opening = Se conectează…
link-lost = Legătură pierdută
link-again = { $seconds ->
    [one] Încerc din nou peste { $seconds } secundă.
    [few] Încerc din nou peste { $seconds } secunde.
   *[other] Încerc din nou peste { $seconds } de secunde.
}
link-now = Încearcă acum
link-closed = Legătură închisă
no-table = Masa nu există
no-table-below = Verifică dacă ai copiat tot linkul. O masă la care nimeni nu începe jocul se închide după ce toți au lipsit mult timp.
to-home = La primul ecran
