# Οι κανόνες όπως τους δείχνει η σελίδα· οι ίδιοι οι κανόνες είναι στα rules-express.md και rules-super.md.

rules = Κανόνες
rules-lead = Και τα δύο παιχνίδια με δικά μας λόγια, με σχέδια.
rules-read = Διάβασε
rules-contents = Περιεχόμενα
rules-search = Αναζήτηση στους κανόνες
rules-found = { $count ->
    [0] Δεν βρέθηκε τίποτα
    [one] Βρέθηκε { $count } κανόνας
   *[other] Βρέθηκαν { $count } κανόνες
}
rules-nothing = Κανένας κανόνας δεν έχει το «{ $query }». Δοκίμασε λιγότερες λέξεις, ή μια άλλη.
rules-copy = , αντιγραφή του συνδέσμου προς αυτόν τον κανόνα
rules-copied = Ο σύνδεσμος προς το { $rule } αντιγράφηκε.
rules-in-address = Ο σύνδεσμος προς το { $rule } είναι στη γραμμή διευθύνσεων.

## Σχέδια, για όσους δεν τα βλέπουν. $at είναι ένα μέρος, $there ποιος και τι είναι εκεί.

drawing-train = Το τρένο: { $spots }.
drawing-spot = { $at }: { $there }
drawing-goal = μια θέση όπου μπορεί να βρεθεί { $who }
drawing-target = { $who } (πιθανός στόχος)
drawing-played = { $who } παίζει { $cards }.
drawing-event = Συμβαίνει το γεγονός { $event }.
drawing-after = Έπειτα: { $spots }.
drawing-symbol = { $symbol }: { $turns }.
drawing-turn = { $who }: { $done }
drawing-draws = τραβάει κάρτες
drawing-hidden = μια κλειστή κάρτα

## Κάτω από τα σχέδια

drawing-legend-target = πιθανός στόχος
drawing-legend-goal = αχνά: όπου μπορεί να βρεθεί
