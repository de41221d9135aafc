# Regulile în câteva cuvinte, pentru cine joacă în terminal: ce arată help și rules.
# Ce se scrie rămâne în engleză: help, undo, look, hand, log, rules, save, record, quit, change, keep.

## Titluri

help-typed = Ce poți scrie
help-game = Jocul
rules-none = Nicio regulă nu se numește „{ $topic }”. Scrie rules și una dintre acestea: { $topics }.
rules-topics = Scrie rules și una dintre acestea: { $topics }.

## Ce se poate scrie: cel mult 18 litere, și ce face

command-choice = număr sau cuvinte
    .about = fă alegerea aceea: 2, sau cuvintele ei, sau începutul unui cuvânt
command-plan = trei cărți
    .about = planul tău, în cuvinte sau numere: deplasare foc întoarcere, sau de fo în, sau 341
command-undo = undo
    .about = anulează ultima ta alegere, dacă nu s-a aflat ceva nou
command-undo-plan = undo
    .about = anulează planul tău, înainte să dai tastatura mai departe
command-change = change NUME
    .about = la o tastatură comună: un bandit care și-a făcut planul îl face din nou
command-keep = keep
    .about = dacă ai fost chemat înapoi, păstrează planul cum era
command-look = look
    .about = arată din nou masa
command-hand = hand
    .about = arată cărțile tale
command-log = log, log all
    .about = ce s-a întâmplat în runda aceasta și în cea dinainte, sau în tot jocul
command-rules = rules, rules NUME
    .about = cărțile în câteva cuvinte, sau un lucru explicat: rules { $example }
command-save = save FIȘIER
    .about = scrie jocul și într-un fișier; se salvează oricum după fiecare alegere
command-record = record FIȘIER
    .about = scrie o înregistrare a întregului joc, când s-a terminat
command-quit = quit
    .about = ieși; continui cu folsom resume

## Express

course-express = Jefuiți un tren, și unii pe alții, în cinci runde. Într-o rundă mai întâi toți plănuiesc (Planul): pe rând joci o carte pe pachetul comun sau tragi trei. Apoi pachetul se execută în acea ordine (Acțiunile), și nimic nu merge ca în plan. La sfârșit câștigă cel mai bogat; cel mai iute pistol primește încă { $money }.
express-move = În interior: în vagonul alăturat, înainte sau înapoi. Pe acoperișuri: unul, două sau trei vagoane.
express-floor = Urcă pe acoperișul vagonului tău sau coboară înăuntru.
express-fire = Împușcă un bandit: în interior, unul din vagonul alăturat; pe acoperișuri, cel mai apropiat din fiecare parte, oricât de departe. Glonțul tău îi strică pachetul.
express-rob = Ia o pungă, o bijuterie sau o cutie de valori de unde ești.
express-punch = Lovește un bandit care e cu tine: pierde o bucată de pradă și îl trimiți un vagon mai încolo.
express-marshal = Mută ofițerul federal un vagon. Bandiții care îl întâlnesc primesc un glonț și fug pe acoperiș.
topic-express-schemin = Planul
    .about = Pe rând, joci o carte pe pachetul comun sau tragi trei. În tren încă nu se întâmplă nimic.
topic-express-stealin = Acțiunile
    .about = Pachetul se execută în ordinea în care a fost jucat. Abia acum alegi încotro mergi, pe cine lovești și ce iei.
topic-express-purse = Pungă
    .about = Face între $250 și $500. Pungile stau cu fața în jos: vezi valoarea când e a ta.
topic-express-jewel = Bijuterie
    .about = Face $500.
topic-express-strongbox = Cutie de valori
    .about = Face $1000. Una începe lângă ofițerul federal, în locomotivă.
topic-express-bullet = Glonț
    .about = Un glonț pe care îl primești intră în pachetul tău: ia locul unei cărți din mână și nu se joacă. Gloanțele neutre vin de la ofițerul federal și de la evenimente.
topic-express-gunslinger = Pistolar
    .about = Banditul cu cele mai puține gloanțe rămase la sfârșit primește $1000; la egalitate, fiecare.
topic-express-winning = Victorie
    .about = După cinci runde câștigă cel mai bogat. La egalitate, cel care a primit cele mai puține gloanțe.
topic-express-expert = Experți
    .about = Păstrezi pentru runda următoare cărțile pe care le vrei. Cărțile folosite și gloanțele de care scapi merg la decartări, care devin pachetul tău când acesta se termină.
topic-express-team = Echipă
    .about = Doi jucători au câte doi bandiți. O carte e valabilă pentru banditul scris pe ea; banii se adună.
topic-express-forward = Înainte
    .about = Spre locomotivă, în stânga ecranului; înapoi este spre vagonul de coadă.
topic-express-undo = Undo
    .about = Anulează ultima ta alegere, dacă între timp nu s-a aflat ceva nou.

## Super

course-super = Rămâi în tren. În fiecare rundă toți plănuiesc trei cărți, în secret și deodată. Apoi se joacă pe rând: prima carte a fiecăruia, a doua, a treia. Mergi și tragi încotro privești. Un bandit nimerit zboară un vagon mai încolo și rămâne amețit. La sfârșitul rundei ultimul vagon este decuplat, iar bandiții din el sau de pe el sunt eliminați; dintre ceilalți, cel mai din spate îi câștigă cartea. Câștigă ultimul bandit din tren; dacă mai mulți ajung până la locomotivă, câștigă cele mai multe cărți de vagon.
# Pe scurt, lângă carte, în întrebare: vreo 60 de litere.
super-turn = Privești în cealaltă parte. Îți păstrezi locul în șir.
    .brief = privește în cealaltă parte
super-floor = Urci pe acoperișul vagonului tău sau cobori înăuntru. Ajungi cu spatele la marginea șirului, așa că toți ceilalți de acolo îți sunt în față.
    .brief = urcă pe acoperișul vagonului tău sau coboară înăuntru
super-move = Mergi un vagon încotro privești, la nivelul tău. Ajungi cu spatele la marginea șirului. Dincolo de un capăt al trenului: ești eliminat.
    .brief = mergi un vagon încotro privești; la capătul trenului, afară
super-fire = Nimerești primul bandit din fața ta care stă în picioare, în șirul tău sau în orice vagon mai încolo, la nivelul tău. Zboară un vagon mai încolo și rămâne amețit; afară din tren, e eliminat. Gloanțele trec peste cei întinși.
    .brief = nimerește primul din față aflat în picioare: un vagon încolo, amețit
super-reflex = O extensie. Dacă ești la pământ, amețit, te ridici și tragi imediat; dacă nu, te culci unde ești.
    .brief = dacă ești la pământ, ridică-te și trage; dacă nu, culcă-te
super-horse = O extensie. Călărești în locomotivă, la capătul din față al șirului. Dacă tocmai ai ieșit din tren și Cal este chiar următoarea ta carte, te întorci când îi vine rândul și nu ești eliminat.
    .brief = călărește la locomotivă, sau înapoi la ea dacă tocmai ai căzut
topic-super-plan = Plan
    .about = Toți aleg trei cărți și ordinea lor, în secret și deodată. Îți poți schimba planul până când e gata și ultimul. Apoi, de la primul jucător, toți își joacă pe rând prima carte, apoi a doua, apoi a treia. Trebuie să le joci pe toate trei.
topic-super-row = Șir
    .about = Pe fiecare acoperiș și în fiecare vagon bandiții stau în șir și sunt desenați în ordinea lui. Glonțul tău îl nimerește mai întâi pe următorul din șir.
topic-super-facing = Direcție
    .about = Semnul arată încotro privește un bandit: ◄ spre locomotivă, ► spre vagonul de coadă. Într-acolo mergi și tragi. O schimbă numai Întoarcere și întoarcerea cu Cal.
topic-super-stunned = Amețit
    .about = Un bandit nimerit rămâne la pământ, amețit, desenat ca ~T~, cu fața ca înainte. Următoarea lui carte, oricare ar fi, doar îl ridică, chiar și în runda următoare. Gloanțele trec peste cei amețiți.
topic-super-out = Afară
    .about = Bandiții care merg sau sunt împușcați dincolo de un capăt al trenului sunt eliminați, la fel și cei din ultimul vagon sau de pe el când este decuplat. Cărțile care le-au rămas stau ascunse.
topic-super-unhooking = Decuplare
    .about = După a treia carte ultimul vagon este decuplat, cu toți cei din el și de pe el. Dintre cei rămași, cel mai îndepărtat de locomotivă îi ia cartea ca pradă: un acoperiș e mai departe decât interiorul, iar în același șir cel mai aproape de coadă.
topic-super-loot = Pradă
    .about = O carte de vagon face între $301 și $389; nimeni nu știe cât înainte să fie câștigată. Prada contează numai dacă mai mulți ajung la sfârșit: hotărăște între cei rămași la locomotivă.
topic-super-first-player = Primul jucător
    .about = Primul jucător al unei runde joacă primul fiecare carte. Rolul trece la următorul bandit rămas în joc.
topic-super-locomotive = Locomotivă
    .about = Capul trenului, în stânga ecranului. Să mergi înainte de acolo înseamnă să cazi.
topic-super-caboose = Vagonul de coadă
    .about = Ultimul vagon, în dreapta ecranului. Este decuplat la sfârșitul rundei.
topic-super-winning = Victorie
    .about = Ultimul bandit din tren câștigă imediat. Dacă rămâne numai locomotiva și acolo sunt mai mulți, câștigă cele mai multe cărți de vagon. La egalitate câștigă cartea cea mai valoroasă. Dacă ultimii cad împreună, nu câștigă nimeni.
topic-super-ranking = Clasament
    .about = Cu cât ești eliminat mai târziu, cu atât locul tău e mai bun; cei eliminați împreună îl împart.
topic-super-extensions = Extensii
    .about = Reflex și Cal, a cincea și a șasea carte. Ca să le adaugi: folsom play super --option reflex=on --option horse=on
topic-super-change = Change
    .about = Îți poți schimba planul până când e gata și ultimul: change NUME te cheamă înapoi la tastatură, iar keep lasă planul cum era.
