# Το τέλος: ο απολογισμός, η ιστορία της παρτίδας, και πού πάμε μετά.

## Ο απολογισμός

result = Το αποτέλεσμα
source-purses = Σακούλια
source-jewels = Κοσμήματα
source-strongboxes = Κιβώτια
source-ransoms = Λύτρα
source-gunslinger = Πιστολέρο
source-loot = Λεία
end-counted = Η λεία μετριέται
end-who-is-left = Ποιος έμεινε;
end-richest = { $who } { $seats ->
    [one] τα παίρνει όλα
   *[other] τα παίρνουν όλα
}
end-shared = { $who } μοιράζονται τη λεία
end-last-standing = { $who } μένει { $gender ->
    [f] τελευταία όρθια
   *[m] τελευταίος όρθιος
}
end-locomotive = { $who } κερδίζει στην ατμομηχανή
end-nobody = Δεν έμεινε κανείς
end-with = Με { $money }.
end-with-shared = Με { $money } ο καθένας και εξίσου λίγες σφαίρες.
end-with-tie = Με { $money } και λιγότερες σφαίρες από άλλους εξίσου πλούσιους.
end-others-off = Όλοι οι άλλοι είναι εκτός τρένου.
end-with-cards = Με { $cards }.
end-with-dearest = Με { $cards }· η ακριβότερη αξίζει { $money }.
end-fell-last = Τελευταία πτώση: { $who }.
end-tie = Ίσα χρήματα: κρίνουν οι λιγότερες σφαίρες.
end-tie-loot = Ίσες κάρτες: κρίνει η ακριβότερη.
end-fell = Εκτός τρένου, αριθμός { $number }: { $who }.
end-winner = Νίκη
end-off = Εκτός τρένου
end-off-as = Πτώση αρ. { $number }
end-aboard = Ακόμη στο τρένο
end-bullets = Σφαίρες
end-place = Θέση { $number }:

## Πού πάμε

rematch = Παίξε ξανά
next-game = Στο επόμενο παιχνίδι
to-replay = Επανάληψη
share-link = Κοινοποίηση
share-copied = Ο σύνδεσμος αντιγράφηκε.
share-is = Αντίγραψε αυτόν τον σύνδεσμο: { $url }
download-record = Λήψη

## Η ιστορία

story = Πώς πήγε
story-coming = Η ιστορία έρχεται…
story-counting = Πρώτα μετριέται η λεία.
story-not-come = Η ιστορία δεν μπόρεσε να φορτωθεί.
story-round = { $round }: { $card }
story-turning = σημείο καμπής
story-times = { $whom } ×{ $count }
story-punched = { $who } γρονθοκοπεί { $whom }, και πέφτει { $loot }.
story-met = { $who } { $seats ->
    [one] πέφτει πάνω στον Σερίφη και το σκάει στην οροφή.
   *[other] πέφτουν πάνω στον Σερίφη και το σκάνε στην οροφή.
}
story-struck = { $event }: { $who } { $seats ->
    [one] δέχεται μια σφαίρα.
   *[other] δέχονται από μια σφαίρα.
}
story-ransoms = { $who } { $seats ->
    [one] παίρνει λύτρα { $money }.
   *[other] παίρνουν λύτρα { $money } ο καθένας.
}
story-gunslingers = { $who } { $seats ->
    [one] παίρνει τον τίτλο του Πιστολέρο: { $money }.
   *[other] παίρνουν τον τίτλο του Πιστολέρο: { $money } ο καθένας.
}
story-void = { $count ->
    [one] Μία κάρτα πάει χαμένη.
   *[other] { $count } κάρτες πάνε χαμένες.
}
story-felled = { $who } πετυχαίνει { $whom }, και ακολουθεί πτώση από το τρένο.
story-rides = { $who } { $seats ->
    [one] καλπάζει { $to }.
   *[other] καλπάζουν { $to }.
}
story-left-behind = { $who } { $seats ->
    [one] μένει πίσω { $at }.
   *[other] μένουν πίσω { $at }.
}
story-left = { $count ->
    [0] Στο τρένο δεν μένει κανείς.
    [one] Στο τρένο μένει ένας ληστής.
   *[other] Στο τρένο μένουν { $count } ληστές.
}
story-lead-same = { $who } { $seats ->
    [one] προηγείται ακόμη με { $money }.
   *[other] προηγούνται ακόμη με { $money }.
}
story-lead-changed = { $who } { $seats ->
    [one] παίρνει το προβάδισμα με { $money }.
   *[other] παίρνουν το προβάδισμα με { $money }.
}
story-lead-for-good = { $who } { $seats ->
    [one] παίρνει οριστικά το προβάδισμα με { $money }.
   *[other] παίρνουν οριστικά το προβάδισμα με { $money }.
}
story-lead-shared = { $who } μοιράζονται την πρώτη θέση με { $money }.

## Τι λέγεται για όποιον κέρδισε

wit-tie = { $money }, ίσα με { $whom }, αλλά { $count ->
    [one] μία σφαίρα λιγότερη.
   *[other] { $count } σφαίρες λιγότερες.
}
wit-no-bullet-wasted = { $money }, και ούτε μία σφαίρα χαμένη.
wit-from-behind = { $money }, κι ας ήταν στην τελευταία θέση μετά τον γύρο { $round }.
wit-hair = { $money }, μόλις { $margin } πάνω από { $whom }.
wit-by-far = { $money }, περισσότερα απ' όλους τους άλλους μαζί.
wit-never-hit = { $money }, και ούτε γρατζουνιά.
wit-never-fired = { $money }, χωρίς να πέσει ούτε ένας πυροβολισμός.
wit-last-round = { $money }, και ποτέ στο προβάδισμα πριν από τον τελευταίο γύρο.
wit-twice = { $money }, τουλάχιστον διπλάσια από κάθε άλλον.
wit-most-bullets = { $money }, και { $count } σφαίρες στο κορμί, οι περισσότερες απ' όλους.
wit-all-the-way = { $money }, και στο προβάδισμα μετά από κάθε γύρο.
wit-outgunned = { $money }. Άλλοι πυροβόλησαν περισσότερο. Δεν τους ωφέλησε.
wit-plain = { $money }, και κανείς δεν πλησίασε σε λιγότερα από { $margin }.
wit-shared = { $money } ο καθένας, και άλλες τόσες σφαίρες στο κορμί.
wit-shared-clean = { $money } ο καθένας, και ούτε γρατζουνιά.
wit-alone-felled = Όλοι οι άλλοι είναι εκτός τρένου, με { $whom } να έχει ρίξει { $count }.
wit-alone-never-hit = Όλοι οι άλλοι είναι εκτός τρένου, και κανείς δεν πέτυχε ποτέ { $whom }.
wit-alone-penniless = Όλοι οι άλλοι είναι εκτός τρένου. Και η λεία μαζί.
wit-alone-plain = Όλοι οι άλλοι είναι εκτός τρένου. Κάποιος πρέπει να προσέχει τη λεία.
wit-loco-felled = Με { $cards }, και { $count } άλλους πεσμένους με σφαίρες.
wit-loco-never-hit = Με { $cards }, και κανείς δεν πέτυχε ποτέ { $whom }.
wit-loco-plain = Με { $cards }, και την καλύτερη θέα του τρένου.
end-label-richest = { $gender ->
    [f] Η πλουσιότερη
   *[m] Ο πλουσιότερος
}
end-label-last = { $gender ->
    [f] Τελευταία όρθια
   *[m] Τελευταίος όρθιος
}

## Τι το έκρινε

decided-punch = Η γροθιά { $whose } στον γύρο { $round } έκανε { $whom } να χάσει { $money }.
decided-punch-you = Η γροθιά { $whose } στον γύρο { $round } σου κόστισε { $money }.
decided-lost = Στον γύρο { $round } { $who } έχασε { $money }.
decided-lost-you = Στον γύρο { $round } έχασες { $money }.
decided-took = Στον γύρο { $round } { $who } πήρε { $loot } αξίας { $money }.
decided-took-you = Στον γύρο { $round } πήρες { $loot } αξίας { $money }.
decided-prize = { $who } πήρε τον τίτλο του Πιστολέρο: { $money }.
decided-prize-you = Πήρες τον τίτλο του Πιστολέρο: { $money }.
decided-by = { $who } κέρδισε με διαφορά { $money }.
decided-by-you = Κέρδισες με διαφορά { $money }.
decided-by-over-you = { $who } τελείωσε με { $money } περισσότερα από σένα.
decided-tie = { $who } κέρδισε χάρη στις λιγότερες σφαίρες.
decided-tie-you = Κέρδισες χάρη στις λιγότερες σφαίρες.
decided-tie-over-you = { $who } είχε όσα κι εσύ, με λιγότερες σφαίρες.
decided-shared = Τους νικητές δεν τους χώριζε τίποτα.
decided-felled = Η βολή { $whose } στον γύρο { $round } έριξε { $whom } από το τρένο.
decided-felled-you = Η βολή { $whose } στον γύρο { $round } σε έριξε από το τρένο.
decided-left = Στον γύρο { $round } { $who } έμεινε πίσω { $at }.
decided-left-you = Στον γύρο { $round } έμεινες πίσω { $at }.
decided-walked = Στον γύρο { $round } { $who } πάτησε έξω από το τρένο.
decided-walked-you = Στον γύρο { $round } πάτησες έξω από το τρένο.
decided-last = Στο τέλος στο τρένο έμεινε μόνο { $who }.
decided-last-you = Στο τέλος στο τρένο έμεινες μόνο εσύ.
decided-loco = { $who } κέρδισε στην ατμομηχανή με { $cards }.
decided-loco-you = Κέρδισες στην ατμομηχανή με { $cards }.
decided-cards = { $who } είχε { $cards }, { $other } { $theirs }.
decided-cards-you = Εσύ είχες { $cards }, { $other } { $theirs }.
decided-cards-over-you = { $who } είχε { $cards }, εσύ { $theirs }.
decided-dearest = { $who } και { $other } είχαν από { $cards }: έκρινε αυτή των { $money }.
decided-dearest-you = Εσύ και { $other } είχατε από { $cards }: έκρινε η δική σου των { $money }.
decided-dearest-over-you = { $who } είχε { $cards }, όσες κι εσύ: έκρινε αυτή των { $money }.
decided-nobody = Δεν έμεινε κανείς για να κερδίσει.

## Τα χρήματα, κάρτα με κάρτα

curve = Τα χρήματα, κάρτα με κάρτα
curve-table = Ως πίνακας
curve-start = Αρχή
curve-round = Μετά τον γύρο { $number }
curve-out = εκτός τρένου
story-whole = Γύρο με γύρο

## Κοινοποίηση

share-title = Κοινοποίηση της παρτίδας
share-picture = Εικόνα του αποτελέσματος
share-clip = Βίντεο της καλύτερης στιγμής
share-copy = Αντιγραφή συνδέσμου
share-drawing = Η εικόνα ζωγραφίζεται…
share-filming = Γίνεται λήψη: { $percent } %
share-stop = Διακοπή
share-saved = Αποθηκεύτηκε ως { $file }.
share-no-clip = Αυτός ο φυλλομετρητής δεν φτιάχνει βίντεο. Η εικόνα και ο σύνδεσμος λειτουργούν.
share-failed = Δεν τα κατάφερε. Δοκίμασε ξανά.
share-text = { $headline }. { $below }
