# Et nytt bord, og tiden før start: hvem som sitter hvor, hva som spilles, og hvordan andre kommer inn.

## Et nytt bord

new-bots = Nytt spill
new-friends = Spill med venner
new-public = Lag et åpent bord
new-pass = Del én skjerm
seats = Hvem spiller
seat-number = Plass { $number }
sitter-me = Jeg
sitter-other = Noen her
sitter-open = Ledig plass
sitter-bot = Bot
name-made-up = et navn finnes på
name-of-seat = Navn på plass { $number }
level-of-seat = Bot på plass { $number }
seat-waits = for den som kommer
player-number = Spiller { $number }
chance = Tilfeldig
chance-about = Trekkes når spillet begynner.
character-of-seat = Plass { $number } spiller: { $character }. Endre
who-plays = Hvem spiller på plass { $number }?
taken-by = nå på plass { $number }
characters-express = Trykk på et portrett for å velge banditt: alle har sin egen evne. Ellers avgjør tilfeldighetene.
characters-super = Trykk på et portrett for å velge figur: i Super er det bare utseendet som skiller. Ellers avgjør tilfeldighetene.
power = { $game ->
    [super] { "" }
   *[other] { $power }
}

## Valg

options = Regler
options-base = som i regelboka
options-changed = { $count ->
    [one] én endret
   *[other] { $count } endret
}
option-chosen = { $option }: { $value }
option-expert = Ekspertregler
    .about = Alle har sin egen kastebunke og kan beholde kort til neste runde. Med to spillere gjelder det alltid.
    .off = av
    .on = på
option-expert-start-discard = Kuler ved start
    .about = For eksperter: om kuler som trekkes når runden begynner, legges bort med en gang.
    .on = legges bort
    .off = blir på hånden
option-neutral-shortage = For få nøytrale kuler
    .about = Når det trengs flere enn det er igjen: ingen får noen og de går ut av spillet, eller de deles ut etter tur fra førstespilleren.
    .all-or-none = ingen får noen
    .deal-until-empty = så lenge de rekker
option-ghost = Ghosts første kort
    .about = Om Ghost kan eller må spille kortet i sin første tur skjult.
    .optional = kan skjules
    .always = alltid skjult
option-tie-break = Likt
    .about = Av like rike spillere vinner den som har fått færrest kuler. Om marshallens kuler teller med.
    .all-bullets = alle teller
    .shots-and-events = ikke marshallens
option-known-purses = Pengesekker man har hatt
    .about = Om du fortsatt vet hva som er i en pengesekk du har mistet.
    .on = huskes
    .off = glemmes
option-plan-memory = Planen
    .about = Om alle åpne kort blir liggende synlige, eller bare det siste.
    .on = alle synlige
    .off = bare det siste
option-reflex = Refleks
    .about = Et femte kort: den som er slått ut, reiser seg og skyter; ellers legger man seg ned.
    .off = uten
    .on = med
option-horse = Hest
    .about = Ett kort til: ri til lokomotivet.
    .off = uten
    .on = med

## Klokke

clock = Klokke
clock-kind = Betenkningstid
kind-none = Uten klokke
kind-choice = Per valg
kind-total = For hele spillet
time-choice = For hvert valg
time-total = For hver spillers spill
times-live = I én økt
times-slow = Over flere dager
stand-in = For den som er borte, spiller
clock-about = Når noens tid er ute, spiller en bot for dem til de er tilbake.

## Hvem kommer inn

visibility = Selskap
who-comes = Hvem kan sette seg
visibility-link = med lenke eller kode
visibility-link-about = Bare de som har lenken eller koden, finner bordet.
visibility-public = åpent for alle
visibility-public-about = Bordet står i listen: hvem som helst kan sette seg. Spill med bare mennesker teller på rangeringen.
visibility-spectator-views = tilskuere ser kort
visibility-chat = med prat
visibility-no-aids = uten huskehjelp
spectator-views = Tilskuere kan se over skulderen
spectator-views-about = Bare når spilleren sier ja. Ellers ser de det som ligger åpent.
chat-free = Fri prat
chat-about = Alle ved bordet kan skrive. Uttrykkene er alltid der.
memory-aids = Huskehjelp
memory-aids-about = Alle kan slå opp kort de har sett, hva som er i egen bunke, og hvem sine kuler som traff hvem.
chat-why-not = Fri prat er bare for bord man kommer til med en lenke.

## Hva som skjer

summary = Hva som skjer
summary-who = { $game } for { $count }: { $who }.
summary-base = Regler som i regelboka,
summary-changed = { $count ->
    [one] Én regel endret,
   *[other] { $count } regler endret,
}
summary-clock = { $clock }.
next-play = Spillet begynner med en gang.
next-pass = Spillet begynner med en gang. Dere sender skjermen rundt; den er dekket til imellom.
next-watch = Spillet begynner med en gang, og du ser på.
next-invite = Du får en lenke og en kode til vennene dine. Du starter når alle sitter.
next-public = Bordet kommer på listen, og du får en lenke. Du starter når alle sitter.
open-table = Åpne bordet
start-game = Start

## Før start

lobby-kicker = { $game } · på stasjonen
lobby-waiting = { $count ->
    [one] Venter på én til
   *[other] Venter på { $count } til
}
lobby-full = Alle er om bord!
lobby-watching = { $count ->
    [one] Én ser på.
   *[other] { $count } ser på.
}
fill-with-bots = Fyll opp med boter
host-starts = { $who } starter spillet.
the-host = Verten
host = vert
bot = bot
seat-free = Ledig
sit-here = Sett deg her
sit-over-here = Bytt til denne plassen
stand-up = Reis deg
free-seat = Frigjør plassen
seat-a-bot = Sett inn en bot
invite-text = Bli med og ran et tog!
link = Lenke
copy-link = Kopier lenken
share = Del
tell-code = Eller si dem denne koden til første skjermbilde:
facts = Dette bordet

## Hjelp: hva et bord tillater; `aid-` er korte fakta i en liste

aids = Hjelp
aid-foresight = blikk framover
aid-hints = hint
aid-none = ingen
aids-foresight = Blikk framover
aids-foresight-about = Mens du planlegger, viser skygger hvor kortene på bordet fører.
aids-hints = Hint
aids-hints-about = Alle kan spørre hva en Legende ville gjort.
aids-why-not = Åpne spill teller på rangeringen, så det er ingen hjelp.
