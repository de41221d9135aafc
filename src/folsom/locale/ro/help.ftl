# Help at the table: tips, a seat's sheet, the rules in a drawer, the menu, keys, memory aids.

## What things are, in a line (tips)

tip-read = Citește regula
tip-card-hidden = O știe doar cine a jucat-o, până când e întoarsă.
express-card-move = Înăuntru mergi în vagonul alăturat. Pe acoperișuri alergi unul până la trei vagoane.
express-card-floor = Urci pe acoperișul vagonului tău sau cobori în el.
express-card-fire = Înăuntru împuști un bandit dintr-un vagon alăturat. Pe acoperiș, unul de pe cel mai apropiat acoperiș la vedere.
express-card-rob = Iei o pradă din locul în care stai.
express-card-punch = Lovești un bandit din locul tău. Scapă o pradă și ajunge în vagonul alăturat.
express-card-marshal = Muți ofițerul un vagon. Bandiții pe care îi întâlnește primesc un glonț neutru și fug pe acoperiș.
express-card-bullet = Greutate moartă: îți umple mâna și nu poate fi jucat.
express-draw = Iei trei cărți din pachetul tău în loc să joci una.
express-marshal = Niciun bandit nu rămâne în vagonul lui: fuge pe acoperiș și primește un glonț neutru.
loot-worth = Valorează { $money }.
loot-worth-between = Valorează între { $least } și { $most }.
express-purse = Afli ce conține când e a ta.
express-known-purse = A fost a ta, așa că știi ce conține.
bullets-of = Gloanțe rămase: { $count } din { $all }
express-bullets = La sfârșit, cine are cele mai puține primește { $money }.
express-first = Începe runda aceasta. Următoarea o începe cine stă la stânga.
express-hand-count = Cărți care mai pot fi jucate și gloanțe.
express-deck-count = La o tragere se iau trei.
express-discard = Cărți pe care le-ai pus deoparte. Amestecate, devin noul tău pachet când cel vechi se termină.
express-money = Tot ce are acest jucător. Câștigă cine are cei mai mulți bani.
express-money-unknown = Doar cine are o pungă știe ce conține.
express-car = Două locuri: înăuntru și pe acoperiș.
express-locomotive = De aici pornesc ofițerul și o cutie de valori. Acoperișul e ca oricare altul.
hand-about = Cărțile tale și puterea ta
super-card-turn = Privești în cealaltă parte. Îți păstrezi locul în șir.
super-card-floor = Urci pe acoperișul vagonului tău sau cobori în el. Privești ca înainte.
super-card-move = Mergi un vagon în direcția în care privești. Dincolo de capăt cazi din tren.
super-card-fire = Tragi în direcția în care privești. Primul bandit din linie zboară un vagon mai departe și rămâne amețit.
super-card-reflex = Dacă ești întins și amețit, te ridici și tragi imediat. Altfel te culci: gloanțele trec peste tine.
super-card-horse = Călărești până în fața locomotivei. Te și prinde dacă tocmai ai părăsit trenul.
super-figure = { $stunned ->
    [yes] { $gender ->
        [f] Amețită: următoarea carte doar o ridică în picioare.
       *[m] Amețit: următoarea carte doar îl ridică în picioare.
    }
   *[no] { $way ->
        [forward] Privește spre locomotivă: merge și trage într-acolo.
       *[back] Privește spre coada trenului: merge și trage într-acolo.
    }
}
super-car = Rămâne cât timp mai e un vagon în spatele lui.
super-car-gone = A fost desprins la sfârșitul unei runde.
super-turn = Cartea { $number }
super-turn-about = Fiecare întoarce această carte, pe rând. Abia apoi vine următoarea.
super-planned = Trei cărți stau cu fața în jos. Nimeni altcineva nu le vede înainte de a fi întoarse.
super-planning = Se aleg trei din patru cărți, într-o ordine care rămâne.
super-out = În afara jocului: cărțile de pradă nu mai contează.
super-off-train = Nu e în tren.
super-first = În runda aceasta întoarce prima carte. Apoi rândul trece la stânga.
super-loot = Dintre cei rămași în locomotivă câștigă cine are cele mai multe cărți de pradă. La egalitate decide cartea cea mai valoroasă.

## A seat's sheet

round-signals = Turele acestei runde
sheet-close = Închide
sheet-player = Jucător
sheet-bot = Bot
sheet-here = prezent acum
sheet-gone = fără legătură
sheet-away = plecat: joacă un bot
sheet-loot = Prada de care știi
sheet-own-loot = Prada ta
sheet-between = { $least } – { $most }
sheet-bullets-left = Gloanțe rămase
sheet-of = { $count } din { $all }
sheet-gunslinger = Conduce la titlul de Pistolar: { $money }
sheet-bullets-taken = Gloanțe primite
sheet-from = { $count } de la { $who }
sheet-yours = { $count } ale tale
sheet-neutral = { $count } neutre
sheet-seen = Văzute în runda asta
sheet-unseen = Nevăzute încă
sheet-own-deck = În pachetul tău
sheet-bullets = { $count ->
    [one] { $count } glonț
    [few] { $count } gloanțe
   *[other] { $count } de gloanțe
}
sheet-none = nimic
sheet-place = Unde
sheet-off = În afara trenului: un cal așteaptă.

## The menu, the rules in a drawer, and the keys

menu = Meniu
menu-rules = Regula care contează acum
menu-keys = Taste
menu-shortcuts = Scurtături cu o singură tastă
menu-shortcuts-about = Oprește-le dacă folosești comenzi vocale sau apeși taste din greșeală.
menu-leave = Părăsește masa
menu-leave-solo = Jocul te așteaptă la Jocurile mele.
menu-leave-people = Locul rămâne al tău. Dacă îți expiră timpul, joacă un bot.
menu-leave-watch = Revino cu același link.
rules-drawer = Reguli
rules-drawer-failed = Regulile n-au putut fi încărcate. Verifică legătura și încearcă din nou.
keys-about = Ce face tastatura la masă.
key-choose = Alege ce are acest număr
key-arrows = Treci printre ce poți alege; pe tren, pe cartea rundei, în plan și la locuri, printre tot ce se explică
key-escape = Închide ce e deschis sau anulează
key-undo = Anulează ce se poate anula
key-pause = Pauză sau continuă, cât timp acționează cărțile
key-step = O carte înapoi sau înainte, cât timp acționează cărțile
key-repeat = Ascultă din nou ce s-a întâmplat
key-ready = Gata (în Super)
key-rules = Citește regula care contează acum
key-keys = Arată lista aceasta
