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
