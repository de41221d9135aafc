# Τα δύο παιχνίδια με λόγια: πρόσωπα, βαγόνια, κάρτες, λεία, και τι συμβαίνει.
# Το $who είναι ονομαστική, το $whom αιτιατική, το $whose γενική, όλα με άρθρο·
# $at είναι πού βρίσκεται κάτι, $to πού πηγαίνει, $of ένα βαγόνι μετά την «οροφή».
# Το $target είναι το $whom σε ονομαστική, και το $from το $who σε αιτιατική.
# Το .you είναι η πρόταση για τον παίκτη που την κάνει ή την παθαίνει ($who, $target ή $whose), και το .to-you για τον
# άλλον ($whom ή $from): στον τηλέγραφο και στη λεζάντα του τραπεζιού, στο δεύτερο ενικό.

## Ληστές
# Το .temper λέει πώς παίζει ένα μποτ αυτόν τον ληστή: σύντομη πρόταση κάτω από το όνομα, ως 40 περίπου χαρακτήρες.
# Το .mood είναι το ίδιο με μία λέξη, δίπλα στο επίπεδο του μποτ σε στενό πλαίσιο: ως 12 περίπου χαρακτήρες.

bandit-ghost = Ghost
    .who = ο Ghost
    .whom = τον Ghost
    .whose = του Ghost
    .power = Μπορεί να παίξει κλειστή την πρώτη του κάρτα στον γύρο.
    .temper = Άνθρωπος των λίγων λόγων.
    .mood = λιγομίλητος
bandit-doc = Doc
    .who = ο Doc
    .whom = τον Doc
    .whose = του Doc
    .power = Ξεκινά κάθε γύρο με επτά κάρτες αντί για έξι.
    .temper = Δηκτικός και ακριβής.
    .mood = δηκτικός
bandit-tuco = Tuco
    .who = ο Tuco
    .whom = τον Tuco
    .whose = του Tuco
    .power = Πυροβολεί και ληστή στο ίδιο βαγόνι, μέσα από την οροφή.
    .temper = Φωνακλάς, και δεν ξέρει να χάνει.
    .mood = φωνακλάς
bandit-cheyenne = Cheyenne
    .who = η Cheyenne
    .whom = την Cheyenne
    .whose = της Cheyenne
    .power = Μπορεί να πάρει το σακούλι που χάνει όποιος χτυπηθεί από αυτήν.
    .temper = Σβέλτη, και γελά εύκολα.
    .mood = σβέλτη
bandit-belle = Belle
    .who = η Belle
    .whom = την Belle
    .whose = της Belle
    .power = Δεν γίνεται στόχος όσο υπάρχει άλλος στόχος.
    .temper = Γοητευτική, ώσπου να τη θυμώσεις.
    .mood = γοητευτική
bandit-django = Django
    .who = ο Django
    .whom = τον Django
    .whose = του Django
    .power = Όποιον πετύχει, τον σπρώχνει ένα βαγόνι.
    .temper = Περήφανος για κάθε βολή.
    .mood = περήφανος
bandit-mei = Mei
    .who = η Mei
    .whom = τη Mei
    .whose = της Mei
    .temper = Κεφάτη, ακόμα κι όταν πέφτει.
    .mood = κεφάτη
bandit-marshal = Σερίφης
    .who = ο Σερίφης

## Βαγόνια

car-locomotive = Ατμομηχανή
    .short = Μηχ.
    .in = στην ατμομηχανή
    .to = στην ατμομηχανή
    .of = της ατμομηχανής
car-baggage = Αποσκευές
    .short = Αποσκ.
    .in = στο βαγόνι των αποσκευών
    .to = στο βαγόνι των αποσκευών
    .of = του βαγονιού των αποσκευών
car-second-class = Δεύτερη θέση
    .short = Β΄ θέση
    .in = στη δεύτερη θέση
    .to = στη δεύτερη θέση
    .of = της δεύτερης θέσης
car-first-class = Πρώτη θέση
    .short = Α΄ θέση
    .in = στην πρώτη θέση
    .to = στην πρώτη θέση
    .of = της πρώτης θέσης
car-dining = Εστιατόριο
    .short = Εστιατ.
    .in = στο εστιατόριο
    .to = στο εστιατόριο
    .of = του εστιατορίου
car-saloon = Σαλούν
    .short = Σαλούν
    .in = στο σαλούν
    .to = στο σαλούν
    .of = του σαλούν
car-mail = Ταχυδρομείο
    .short = Ταχυδρ.
    .in = στο ταχυδρομικό βαγόνι
    .to = στο ταχυδρομικό βαγόνι
    .of = του ταχυδρομικού βαγονιού
car-number = Βαγόνι { $number }
    .short = { $number }
    .in = στο βαγόνι { $number }
    .to = στο βαγόνι { $number }
    .of = του βαγονιού { $number }
roof = Οροφή
    .in = στην οροφή { $of }
    .to = στην οροφή { $of }
inside = Εσωτερικό

## Λεία

a-purse = ένα σακούλι
a-known-purse = ένα σακούλι με { $money }
a-jewel = ένα κόσμημα
a-strongbox = ένα κιβώτιο
purses = { $count ->
    [one] { $count } σακούλι
   *[other] { $count } σακούλια
}
jewels = { $count ->
    [one] { $count } κόσμημα
   *[other] { $count } κοσμήματα
}
strongboxes = { $count ->
    [one] { $count } κιβώτιο
   *[other] { $count } κιβώτια
}

## Κάρτες

card-move = Κίνηση
card-floor = Επίπεδο
card-fire = Πυρ
card-rob = Κλοπή
card-punch = Γροθιά
card-marshal = Σερίφης
card-turn = Στροφή
card-reflex = Αντίδραση
card-horse = Άλογο
card-bullet = Σφαίρα
card-of-bandit = { $card } { $whose }
cards-count = { $count ->
    [one] μία κάρτα
   *[other] { $count } κάρτες
}
cards-none = τίποτα

## Κάρτες γύρου και γεγονότα

round-angry-marshal = Εξαγριωμένος Σερίφης
    .about = Κάθε ληστής στην οροφή πάνω από τον Σερίφη δέχεται μια σφαίρα· μετά ο Σερίφης πηγαίνει ένα βαγόνι πίσω.
round-swivel-arm = Περιστρεφόμενος στύλος
    .about = Όλοι οι ληστές στις οροφές πηγαίνουν στην οροφή του τελευταίου βαγονιού.
round-braking = Φρένο
    .about = Όλοι οι ληστές στις οροφές γλιστρούν ένα βαγόνι μπροστά.
round-take-it-all = Πάρ' τα όλα!
    .about = Το δεύτερο κιβώτιο μπαίνει εκεί όπου βρίσκεται ο Σερίφης.
round-passengers-rebellion = Εξέγερση των επιβατών
    .about = Κάθε ληστής μέσα σε βαγόνι δέχεται μια σφαίρα.
round-tunnel = Τούνελ
    .about = Κανένα γεγονός στο τέλος αυτού του γύρου.
round-bridge = Γέφυρα
    .about = Κανένα γεγονός στο τέλος αυτού του γύρου.
round-marshals-revenge = Η εκδίκηση του Σερίφη
    .about = Κάθε ληστής στην οροφή πάνω από τον Σερίφη χάνει το μικρότερης αξίας σακούλι.
round-pickpocketing = Ελαφροχέρης
    .about = Όποιος ληστής είναι μόνος του κάπου μπορεί να πάρει ένα σακούλι από εκεί.
round-hostage = Όμηρος
    .about = Κάθε ληστής μέσα ή πάνω στην ατμομηχανή παίρνει { $money }.
symbol-standard = Κανονική σειρά
    .about = οι κάρτες παίζονται ανοιχτές
symbol-tunnel = Τούνελ
    .about = οι κάρτες παίζονται κλειστές
symbol-speeding-up = Επιτάχυνση
    .about = δύο φορές στη σειρά
symbol-switching = Αλλαγή
    .about = με την αντίστροφη φορά

## Τι συμβαίνει και στα δύο παιχνίδια

event-changed-floor = { $level ->
    [roof] { $who } ανεβαίνει { $to }.
   *[inside] { $who } κατεβαίνει { $to }.
}
    .you = { $level ->
        [roof] Ανεβαίνεις { $to }.
       *[inside] Κατεβαίνεις { $to }.
    }
event-moved = { $who } πηγαίνει { $to }.
    .you = Πηγαίνεις { $to }.
event-hit = { $who } πετυχαίνει { $whom }.
    .you = Πετυχαίνεις { $whom }.
    .to-you = { $who } σε πετυχαίνει.
event-no-effect = { $who }: { $card } χωρίς αποτέλεσμα, { $why }.
    .you = Η κάρτα σου { $card } μένει χωρίς αποτέλεσμα, { $why }.
event-game-ended = Το παιχνίδι τελείωσε.
event-taken-back = { $who }: η τελευταία επιλογή αναιρέθηκε.
    .you = Η τελευταία σου επιλογή αναιρέθηκε.
why-no-bandit-in-sight = κανένας ληστής στη γραμμή πυρός
why-no-bullets-left = τέλος οι σφαίρες
why-nothing-to-rob-here = δεν υπάρχει λεία εδώ
why-no-other-bandit-here = δεν υπάρχει άλλος ληστής εδώ

## Γιατί κάτι δεν μπορεί να επιλεγεί

why-same-place = πολύ κοντά: στο ίδιο σημείο
why-other-level = στο άλλο επίπεδο
why-too-far = πολύ μακριά
why-behind = πίσω από κάποιον άλλον
why-spared = δεν γίνεται στόχος όσο υπάρχει άλλος
why-never = ποτέ στόχος
why-elsewhere = δεν είναι εκεί που είσαι
why-stays = πρέπει να αλλάξει θέση
why-only-purses = τώρα παίρνεις μόνο σακούλια
why-bullet = δεν παίζεται
why-empty-deck = δεν έμεινε κάρτα να τραβήξεις
why-first-turn-only = μόνο στην πρώτη σου σειρά του γύρου
why-must-hide = η πρώτη σου κάρτα παίζεται κλειστή

## Τι συμβαίνει στο Express

event-round-began = Γύρος { $number }: { $card }. { $seats ->
    [one] Ξεκινά
   *[other] Ξεκινούν
} { $who }.
    .you = Γύρος { $number }: { $card }. Ξεκινάς εσύ.
event-dealt = { $who } { $seats ->
    [one] παίρνει
   *[other] παίρνουν
} { $cards }.
    .you = Παίρνεις { $cards }.
event-shed = { $who } { $seats ->
    [one] ξεσκαρτάρει
   *[other] ξεσκαρτάρουν
} { $count ->
    [one] μία σφαίρα.
   *[other] { $count } σφαίρες.
}
    .you = Ξεσκαρτάρεις { $count ->
        [one] μία σφαίρα.
       *[other] { $count } σφαίρες.
    }
event-drew = { $who } { $seats ->
    [one] τραβάει
   *[other] τραβούν
} { $cards }.
    .you = Τραβάς { $cards }.
event-reshuffled = { $who } { $seats ->
    [one] ανακατεύει τα σκάρτα σε νέα τράπουλα.
   *[other] ανακατεύουν τα σκάρτα σε νέα τράπουλα.
}
    .you = Ανακατεύεις τα σκάρτα σε νέα τράπουλα.
event-played = { $shown ->
    [open] { $who } { $seats ->
            [one] παίζει
           *[other] παίζουν
        } { $card }.
    [face-down] { $who } { $seats ->
            [one] παίζει κλειστή κάρτα:
           *[other] παίζουν κλειστή κάρτα:
        } { $card }.
   *[hidden] { $who } { $seats ->
            [one] παίζει μια κλειστή κάρτα.
           *[other] παίζουν μια κλειστή κάρτα.
        }
}
    .you = { $shown ->
        [open] Παίζεις { $card }.
        [face-down] Παίζεις κλειστή κάρτα: { $card }.
       *[hidden] Παίζεις μια κλειστή κάρτα.
    }
event-discarded = { $who } { $seats ->
    [one] ξεσκαρτάρει
   *[other] ξεσκαρτάρουν
} { $cards }.
    .you = Ξεσκαρτάρεις { $cards }.
event-scheming-ended = Το σχέδιο είναι έτοιμο. Ώρα για δράση!
event-boarded = { $who } επιβιβάζεται { $at }.
    .you = Επιβιβάζεσαι { $at }.
event-revealed = Η κάρτα { $whose }: { $card }.
    .you = Η κάρτα σου: { $card }.
event-fired-at = { $who } πυροβολεί { $whom }.
    .you = Πυροβολείς { $whom }.
    .to-you = { $who } σε πυροβολεί.
event-bullet-taken = { $target } δέχεται μια σφαίρα από { $from }.
    .you = Δέχεσαι μια σφαίρα από { $from }.
    .to-you = { $target } δέχεται μια σφαίρα από εσένα.
event-pushed = { $who } σπρώχνεται { $to }.
    .you = Σε σπρώχνουν { $to }.
event-punched = { $who } γρονθοκοπεί { $whom }.
    .you = Γρονθοκοπείς { $whom }.
    .to-you = { $who } σε γρονθοκοπεί.
event-dropped = { $who } χάνει { $loot } { $at }.
    .you = Χάνεις { $loot } { $at }.
event-pocketed = { $who } παίρνει { $loot } από { $whom }.
    .you = Παίρνεις { $loot } από { $whom }.
    .to-you = { $who } σου παίρνει { $loot }.
event-knocked = { $who } βρίσκεται { $to }.
    .you = Βρίσκεσαι { $to }.
event-robbed = { $who } κλέβει { $loot } { $at }.
    .you = Κλέβεις { $loot } { $at }.
event-marshal-moved = Ο Σερίφης πηγαίνει { $to }.
event-fled = { $who } το σκάει από τον Σερίφη { roof.to }.
    .you = Το σκας από τον Σερίφη { roof.to }.
event-neutral-bullet = { $source ->
    [event] { $who } δέχεται μια ουδέτερη σφαίρα από το γεγονός.
   *[marshal] { $who } δέχεται μια ουδέτερη σφαίρα από τον Σερίφη.
}
    .you = { $source ->
        [event] Δέχεσαι μια ουδέτερη σφαίρα από το γεγονός.
       *[marshal] Δέχεσαι μια ουδέτερη σφαίρα από τον Σερίφη.
    }
event-neutrals-gone = { $count ->
    [0] Δεν έμειναν ουδέτερες σφαίρες.
    [one] Πολύ λίγες ουδέτερες σφαίρες: η τελευταία βγαίνει από το παιχνίδι.
   *[other] Πολύ λίγες ουδέτερες σφαίρες: οι τελευταίες { $count } βγαίνουν από το παιχνίδι.
}
event-began = Γεγονός: { $event }.
event-carried = { $who } παρασύρεται { $to }.
    .you = Παρασύρεσαι { $to }.
event-box-put = Το δεύτερο κιβώτιο μπαίνει { $at }.
event-pickpocketed = { $who } παίρνει { $loot } { $at }.
    .you = Παίρνεις { $loot } { $at }.
event-left-purse = { $who } αφήνει το σακούλι { $at }.
    .you = Αφήνεις το σακούλι { $at }.
event-lost-purse = { $who } χάνει { $loot } { $at }.
    .you = Χάνεις { $loot } { $at }.
event-ransomed = { $who } παίρνει λύτρα { $money }.
    .you = Παίρνεις λύτρα { $money }.
event-round-ended = Ο γύρος { $number } τελείωσε.
event-gunslinger = { $who } παίρνει τον τίτλο του Πιστολέρο: { $money }.
    .you = Παίρνεις τον τίτλο του Πιστολέρο: { $money }.
event-scored = { $who } { $seats ->
    [one] έχει
   *[other] έχουν
} { $money }.
    .you = Έχεις { $money }.
event-arrived = Το τρένο έφτασε.

## Τι συμβαίνει στο Super

event-ready = { $who } έχει σχέδιο.
    .you = Έχεις σχέδιο.
event-plan-changed = { $who } έχει άλλο σχέδιο.
    .you = Αλλάζεις σχέδιο.
event-super-boarded = { $way ->
    [forward] { $who } επιβιβάζεται { $at }, κοιτάζοντας την ατμομηχανή.
   *[back] { $who } επιβιβάζεται { $at }, κοιτάζοντας το τελευταίο βαγόνι.
}
    .you = { $way ->
        [forward] Επιβιβάζεσαι { $at }, κοιτάζοντας την ατμομηχανή.
       *[back] Επιβιβάζεσαι { $at }, κοιτάζοντας το τελευταίο βαγόνι.
    }
event-super-round-began = Γύρος { $number }. Ξεκινά { $who }.
    .you = Γύρος { $number }. Ξεκινάς εσύ.
event-turned = { $way ->
    [forward] { $who } γυρίζει προς την ατμομηχανή.
   *[back] { $who } γυρίζει προς το τελευταίο βαγόνι.
}
    .you = { $way ->
        [forward] Γυρίζεις προς την ατμομηχανή.
       *[back] Γυρίζεις προς το τελευταίο βαγόνι.
    }
event-fired-along = { $way ->
    [forward] { $who } πυροβολεί προς την ατμομηχανή.
   *[back] { $who } πυροβολεί προς το τελευταίο βαγόνι.
}
    .you = { $way ->
        [forward] Πυροβολείς προς την ατμομηχανή.
       *[back] Πυροβολείς προς το τελευταίο βαγόνι.
    }
event-passed-through = Η σφαίρα περνά πάνω από { $whom }, που βρίσκεται κάτω.
    .you = Η σφαίρα σου περνά πάνω από { $whom }, που βρίσκεται κάτω.
    .to-you = Η σφαίρα περνά από πάνω σου, όσο βρίσκεσαι κάτω.
event-thrown = { $who } εκτοξεύεται { $to } και μένει κάτω, σε ζάλη.
    .you = Εκτοξεύεσαι { $to } και μένεις κάτω, σε ζάλη.
event-stood-up = { $who } σηκώνεται.
    .you = Σηκώνεσαι.
event-lay-down = { $who } ξαπλώνει.
    .you = Ξαπλώνεις.
event-fell-off = { $way ->
    [forward] { $who } πέφτει από το τρένο μπροστά και βγαίνει από το παιχνίδι.
   *[back] { $who } πέφτει από το τρένο πίσω και βγαίνει από το παιχνίδι.
}
    .you = { $way ->
        [forward] Πέφτεις από το τρένο μπροστά και βγαίνεις από το παιχνίδι.
       *[back] Πέφτεις από το τρένο πίσω και βγαίνεις από το παιχνίδι.
    }
event-left-train = { $who } φεύγει από το τρένο, αλλά περιμένει ένα άλογο.
    .you = Φεύγεις από το τρένο, αλλά σε περιμένει ένα άλογο.
event-rode = { $who } καλπάζει { car-locomotive.to }.
    .you = Καλπάζεις { car-locomotive.to }.
event-rode-back = { $who } γυρίζει με το άλογο { car-locomotive.to }.
    .you = Γυρίζεις με το άλογο { car-locomotive.to }.
event-unhooked = { $car }: αποσυνδέεται και κυλά μακριά.
event-left-behind = { $who } μένει πίσω { $at } και βγαίνει από το παιχνίδι.
    .you = Μένεις πίσω { $at } και βγαίνεις από το παιχνίδι.
event-took-car = { $who } παίρνει τη λεία { $of }: { $money }.
    .you = Παίρνεις τη λεία { $of }: { $money }.
event-first-passed = Τώρα παίζει πρώτα { $who }.
    .you = Τώρα παίζεις πρώτα εσύ.
event-won = Νίκη: { $who }!
    .you = Κερδίζεις!
event-shared-first = { $who } έπεσε στο τέλος.
    .you = Έπεσες στο τέλος.
