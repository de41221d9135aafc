# O masă nouă și timpul dinaintea startului: cine unde stă, ce se joacă și cum intră ceilalți.

## O masă nouă

new-bots = Joc nou
new-friends = Joacă cu prietenii
new-public = Deschide o masă publică
new-pass = Pe un singur ecran
seats = Cine joacă
seat-number = Locul { $number }
sitter-me = Eu
sitter-other = Cineva de aici
sitter-open = Loc liber
sitter-bot = Bot
name-made-up = un nume inventat
name-of-seat = Numele de pe locul { $number }
level-of-seat = Botul de pe locul { $number }
seat-waits = pentru cine vine
player-number = Jucătorul { $number }
chance = La sorți
chance-about = Se trage la sorți la începutul jocului.
character-of-seat = Locul { $number } joacă: { $character }. Schimbă
who-plays = Cine joacă pe locul { $number }?
taken-by = acum pe locul { $number }
characters-express = Atinge un portret ca să alegi un bandit: fiecare are o putere. Altfel hotărăsc sorții.
characters-super = Atinge un portret ca să alegi o figură: în Super diferă doar înfățișarea. Altfel hotărăsc sorții.
power = { $game ->
    [super] { "" }
   *[other] { $power }
}

## Opțiuni

options = Reguli
options-base = ca în regulament
options-changed = { $count ->
    [one] una schimbată
    [few] { $count } schimbate
   *[other] { $count } de schimbate
}
option-chosen = { $option }: { $value }
option-expert = Varianta pentru experimentați
    .about = Fiecare are un teanc de decartare și poate păstra cărți pentru runda următoare. În doi e mereu activă.
    .off = nu
    .on = da
option-expert-start-discard = Gloanțele de la început
    .about = Pentru experimentați: dacă gloanțele trase la începutul rundei se pun imediat deoparte.
    .on = puse deoparte
    .off = păstrate în mână
option-neutral-shortage = Prea puține gloanțe neutre
    .about = Când trebuie mai multe decât au rămas: nu ia nimeni și ies din joc, sau se împart pe rând, de la primul jucător.
    .all-or-none = nu ia nimeni
    .deal-until-empty = cât mai sunt
option-ghost = Prima carte a lui Ghost
    .about = Dacă Ghost poate sau trebuie să joace cu fața în jos cartea primei sale ture.
    .optional = o poate ascunde
    .always = mereu ascunsă
option-tie-break = Egalitate
    .about = La avere egală câștigă cine a primit mai puține gloanțe. Dacă se numără și cele ale ofițerului federal.
    .all-bullets = toate se numără
    .shots-and-events = fără cele ale ofițerului
option-known-purses = Pungi avute
    .about = Dacă mai știi ce e într-o pungă pe care ai pierdut-o.
    .on = ținute minte
    .off = uitate
option-plan-memory = Planul
    .about = Dacă rămân la vedere toate cărțile jucate cu fața în sus sau doar ultima.
    .on = toate la vedere
    .off = doar ultima
option-reflex = Reflex
    .about = A cincea carte: cine e amețit se ridică și trage; cine nu e se culcă la pământ.
    .off = fără
    .on = cu
option-horse = Cal
    .about = Încă o carte: călărești până la locomotivă.
    .off = fără
    .on = cu

## Ceas

clock = Ceas
clock-kind = Timp de gândire
kind-none = Fără ceas
kind-choice = Pe alegere
kind-total = Pe tot jocul
time-choice = Pentru fiecare alegere
time-total = Pentru tot jocul fiecăruia
times-live = Dintr-o dată
times-slow = Pe reveniri
stand-in = În locul cui lipsește joacă
clock-about = Când timpul cuiva s-a terminat, un bot joacă în locul lui până se întoarce.

## Cine intră

visibility = Companie
who-comes = Cine se poate așeza
visibility-link = cu link sau cod
visibility-link-about = Masa o găsesc doar cei care au linkul sau codul.
visibility-public = publică
visibility-public-about = Masa e în listă: oricine se poate așeza. Jocurile doar între oameni contează la clasament.
visibility-spectator-views = spectatorii văd cărțile
visibility-chat = cu chat
visibility-no-aids = fără ajutoare de memorie
spectator-views = Spectatorii pot privi în cărți
spectator-views-about = Doar dacă jucătorul e de acord. Altfel văd ce e la vedere.
chat-free = Chat liber
chat-about = Toți cei de la masă pot scrie. Gesturile există mereu.
memory-aids = Ajutoare de memorie
memory-aids-about = Fiecare poate revedea cărțile văzute, ce are în propriul pachet și cine pe cine a nimerit.
chat-why-not = Chatul liber e doar pentru mesele la care se ajunge cu un link.

## Ce va urma

summary = Ce va urma
summary-who = { $game } în { $count }: { $who }.
summary-base = Reguli ca în regulament,
summary-changed = { $count ->
    [one] O regulă schimbată,
    [few] { $count } reguli schimbate,
   *[other] { $count } de reguli schimbate,
}
summary-clock = { $clock }.
next-play = Jocul începe imediat.
next-pass = Jocul începe imediat. Vă treceți dispozitivul din mână în mână; între ture ecranul e acoperit.
next-watch = Jocul începe imediat, iar tu privești.
next-invite = Primești un link și un cod pentru prieteni. Începi când stau toți.
next-public = Masa apare în listă și primești un link. Începi când stau toți.
open-table = Deschide masa
start-game = Începe

## Înainte de start

lobby-kicker = { $game } · la gară
lobby-waiting = { $count ->
    [one] Mai lipsește unul
    [few] Mai lipsesc { $count }
   *[other] Mai lipsesc { $count }
}
lobby-full = Poftiți în vagoane!
lobby-watching = { $count ->
    [one] Unul privește.
    [few] { $count } privesc.
   *[other] { $count } privesc.
}
fill-with-bots = Completează cu boți
host-starts = { $who } începe jocul.
the-host = Gazda
host = gazdă
bot = bot
seat-free = Liber
sit-here = Așază-te aici
sit-over-here = Mută-te aici
stand-up = Ridică-te
free-seat = Eliberează locul
seat-a-bot = Așază un bot
invite-text = Jefuiește un tren cu mine!
link = Link
copy-link = Copiază linkul
share = Trimite
tell-code = Sau spune-le acest cod pentru primul ecran:
facts = Masa aceasta

## Ajutor: ce permite o masă; `aid-` sunt fapte scurte într-o listă

aids = Ajutor
aid-foresight = privire înainte
aid-hints = sfaturi
aid-none = fără
aids-foresight = Privire înainte
aids-foresight-about = Cât planifici, umbrele arată unde duc cărțile de pe masă.
aids-hints = Sfaturi
aids-hints-about = Oricine poate întreba ce ar face o Legendă.
aids-why-not = Jocurile publice contează la clasament, deci fără ajutor.
