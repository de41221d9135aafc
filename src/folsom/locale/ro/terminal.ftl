# Ce spune terminalul: alegerile, masa, ce se întâmplă și sfârșitul. Comenzile care se scriu rămân în engleză.
# $who stă la începutul frazei, $whom este cel care pățește; $at este unde se află ceva, $to unde merge;
# $money este o sumă cu semnul ei.

## Ce se poate alege: o frază scurtă lângă un număr

choice-play = { $shown ->
    [open] joacă { $card }
   *[face-down] joacă { $card } cu fața în jos
}
choice-draw = trage cărți
choice-discard = decartează { $card }
choice-keep = păstrează restul
choice-place = { $who } urcă în tren, { $at }
choice-go = mergi { $to }
choice-marshal = mută ofițerul federal { $to }
# $action este fire sau punch.
choice-aim = { $action ->
    [fire] trage în { $whom }
   *[punch] dă un pumn: { $whom }
}
choice-take = ia { $loot }
choice-knock-off = doboară { $loot }
choice-pocket = bagă punga în buzunar
choice-leave = lasă punga
choice-send = trimite: { $whom }, { $to }
choice-climb = { $level ->
    [roof] urcă pe acoperiș
   *[inside] coboară înăuntru
}
# $cards sunt cărțile unui plan, în ordine.
choice-plan = { $cards }

## Cine a câștigat și prin ce: o frază. $who sunt toți de pe primul loc, $seats câți sunt.

result-richest = { $who } { $seats ->
    [one] câștigă
   *[other] câștigă
} cu { $money }.
result-points = { $who } { $seats ->
    [one] câștigă
   *[other] împart victoria
} cu { $count ->
    [one] { $count } punct.
    [few] { $count } puncte.
   *[other] { $count } de puncte.
}
result-shared = { $who } împart victoria cu { $money } și la fel de puține gloanțe.
result-by-bullets = { $who } { $seats ->
    [one] câștigă
   *[other] câștigă
} cu { $money } și mai puține gloanțe primite decât alții la fel de bogați.
result-last-standing = { $who } câștigă: nu mai e nimeni altcineva în tren.
# $count este câte cărți de vagon au hotărât; $money este cât valorează cea mai prețioasă.
result-locomotive = { $who } câștigă la locomotivă cu { $count ->
    [one] o carte de vagon.
    [few] { $count } cărți de vagon.
   *[other] { $count } de cărți de vagon.
}
result-most-valuable = { $who } câștigă la locomotivă cu { $count ->
    [one] o carte de vagon
    [few] { $count } cărți de vagon
   *[other] { $count } de cărți de vagon
}: cea mai valoroasă face { $money }.
result-nobody = { $seats ->
    [one] Nu câștigă nimeni: { $who } a căzut la urmă.
   *[other] Nu câștigă nimeni: { $who } au căzut la urmă și împart primul loc.
}

## Primele rânduri. $others sunt bandiți cu botul lor în paranteză.

terminal-setting = Se pregătește masa …
terminal-welcome = { $game }. Ești { $who }. Adversari: { $others }.
terminal-welcome-shared = { $game }. { $people } împart tastatura.
terminal-welcome-shared-against = { $game }. { $people } împart tastatura. Adversari: { $others }.
terminal-welcome-watch = { $game }. Joacă: { $others }.
terminal-aim-express = Cinci runde; câștigă cel mai bogat.
terminal-aim-super = Câștigă ultimul bandit din tren.
terminal-how = Alege cu un număr sau în cuvinte.
terminal-how-super = Plănuiește trei cărți în fiecare rundă, în cuvinte sau cu numere.
terminal-help-is = Scrie help pentru reguli și comenzi sau quit ca să ieși; jocul se salvează.
terminal-train = Trenul:
# Lângă semnele desenului.
terminal-sign-purse = pungă
terminal-sign-known-purse = una pe care o știi
terminal-sign-jewel = bijuterie, { $money }
terminal-sign-strongbox = cutie de valori, { $money }
terminal-sign-forward = privește spre locomotivă
terminal-sign-back = spre vagonul de coadă
terminal-sign-stunned = la pământ, în amețeală

## Masa. Coloanele au loc pentru vreo opt litere.

terminal-column-player = jucător
terminal-column-loot = pradă
terminal-column-bullets = gloanțe
terminal-column-hits = primite
terminal-column-hand = mână
terminal-column-deck = pachet
terminal-column-discard = decart.
terminal-column-acts = rând
terminal-column-plan = plan
terminal-you = tu
terminal-human = om
terminal-seat = locul { $number }
# Un loc într-o ordine, în două până la patru litere.
terminal-place = nr. { $number }
terminal-out = afară, { $place }
terminal-on-board = în tren
terminal-not-yet = nu încă
terminal-pile = Pachet comun
terminal-to-come = Urmează
terminal-hand = Mână
terminal-discard = Decartări
# Ce face evenimentul unei runde, după cartea ei: vreo 35 de litere.
terminal-then-angry-marshal = apoi trage în sus și merge înapoi
terminal-then-swivel-arm = apoi cei de pe acoperișuri ajung pe ultimul
terminal-then-braking = apoi cei de pe acoperișuri alunecă înainte
terminal-then-take-it-all = apoi o cutie de valori la ofițer
terminal-then-passengers-rebellion = apoi un glonț pentru cei dinăuntru
terminal-then-marshals-revenge = apoi cad pungi deasupra ofițerului
terminal-then-pickpocketing = apoi cine e singur poate lua o pungă
terminal-then-hostage = apoi { $money } pentru cei de la locomotivă
terminal-round-at-most = Runda { $number } din cel mult { $count }
terminal-unhook = { $car } este decuplat la sfârșit, cu toți cei din el și de pe el.
terminal-you-watch = Ai căzut din tren și privești.
terminal-plain-table = { $round }. Aleg: { $who }.
terminal-holds = { $who } { $seats ->
    [one] are în mână
   *[other] au în mână
} { $cards }.

## Ce s-a întâmplat

terminal-card-shows = Cartea arată { $symbols }: { $meanings }.
terminal-at-the-end = La sfârșit: { $about }
terminal-begins = { $who } { $seats ->
    [one] începe.
   *[other] încep.
}
terminal-super-round = Runda { $number } din cel mult { $count }: începe { $who }
terminal-plans-in = Toate planurile sunt gata
# Două titluri: despre ce vorbesc frazele din dreapta.
terminal-event = Evenimentul
terminal-last-car = Vagonul de coadă
terminal-no-effect = Fără efect: { $why }.
terminal-only-stands-up = { $who } era la pământ și doar se ridică.
terminal-plans = { $who } plănuiește { $cards }.
terminal-plans-now = { $who } plănuiește acum { $cards }.

## Ce se întreabă

terminal-prompt = alegere sau help>
terminal-ask-plan = Care trei cărți, în ce ordine? De pildă { $example }.
terminal-plan-is = Planul tău este { $cards }.
terminal-no-plan = Nu ai niciun plan.
terminal-plan-again = Scrie alt plan sau keep.
terminal-stunned = Ești la pământ: prima ta carte, oricare ar fi, doar te ridică.
terminal-stunned-reflex = Ești la pământ: prima ta carte doar te ridică (cu Reflex și tragi).
terminal-or = sau
terminal-could-mean = „{ $typed }” poate însemna { $choices }.
terminal-no-choice = „{ $typed }” nu este una dintre alegeri. Scrie un număr de la 1 la { $count } sau cuvinte ca „{ $example }”; help arată ce altceva poți scrie.
terminal-no-number = Nu există alegerea { $number }; scrie de la 1 la { $count }.
# $example este un plan, în cuvinte și cu numere.
terminal-plan-size = Un plan are trei cărți în ordine, ca { $example }; { $count ->
    [0] n-ai numit niciuna.
   *[other] ai numit { $count }.
}
terminal-plan-twice = { $card } este de două ori în planul acesta; cele trei cărți trebuie să fie diferite.
terminal-no-card = „{ $typed }” nu este o carte. Scrie trei dintre acestea, în ordine: { $cards }; sau help.

## Cursul unui joc

terminal-thinking = { $who } se gândește …
terminal-linger = Scrie record FIȘIER ca să scrii o înregistrare, log all ca să recitești jocul, sau quit.
terminal-over = Jocul s-a terminat. Scrie record FIȘIER, log all sau quit.
terminal-until-next-time = Pe data viitoare.
terminal-saved = Jocul este salvat. Ca să continui, rulează: { $command }
terminal-not-saved = Jocul nu a putut fi salvat.
terminal-cannot-save = Jocul nu poate fi salvat ({ $error }); continuă nesalvat.
terminal-cannot-undo = Nu poți anula: între timp a ales altcineva sau s-a aflat ceva nou.
terminal-undone = Anulat.
terminal-pass-keyboard = Dă tastatura mai departe ({ $name }), apoi apasă Enter.
terminal-pass-keyboard-undo = Dă tastatura mai departe ({ $name }), apoi apasă Enter (sau scrie undo).
terminal-pass-keyboard-change = Dă tastatura mai departe ({ $name }), apoi apasă Enter (sau scrie change ca cineva să-și schimbe planul).
terminal-who-plans-again = Cine își schimbă planul? Scrie change și un nume: { $names }.
terminal-nobody-changes = Nimeni de la această tastatură nu-și poate schimba planul acum.
terminal-no-plan-to-keep = Încă nu ai un plan de păstrat: alege mai întâi unul.
terminal-record-later = O înregistrare arată cărțile tuturor, așa că se scrie numai după joc.
terminal-name-a-file = Scrie numele unui fișier după comandă.
terminal-file-exists = { $file } există deja; alege alt nume.
terminal-written = Scris. Ca să citești, rulează: { $command }
terminal-cannot-write = { $file } nu poate fi scris: { $error }

## Sfârșitul

terminal-bullets-taken = { $count ->
    [0] niciun glonț primit
    [one] { $count } glonț primit
    [few] { $count } gloanțe primite
   *[other] { $count } de gloanțe primite
}
terminal-stayed = { $count ->
    [0] în tren, fără cărți de vagon
    [one] în tren, cu o carte de vagon
    [few] în tren, cu { $count } cărți de vagon
   *[other] în tren, cu { $count } de cărți de vagon
}
terminal-shot-off = { $way ->
    [forward] a căzut prin față de la glonțul lui { $whom }, în runda { $number }
   *[back] a căzut prin spate de la glonțul lui { $whom }, în runda { $number }
}
terminal-walked-off = { $way ->
    [forward] a coborât prin față, în runda { $number }
   *[back] a coborât prin spate, în runda { $number }
}
terminal-left-behind = a rămas în urmă { $at }, în runda { $number }

## Reluări. Se scriu Enter, b, r3, m42 și q.

terminal-start = Începutul
terminal-step = Runda { $round }, mutarea { $move }
terminal-last-step = Sfârșitul, mutarea { $move }
terminal-keys = Enter: înainte   b: înapoi   r3 sau 3: la runda 3   m42: la mutarea 42   q: ieșire
terminal-record-has = Această înregistrare are rundele 1–{ $rounds } și mutările 1–{ $moves }.
