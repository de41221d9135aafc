# Βοήθεια σε τραπέζι που την επιτρέπει: πού οδηγεί το σχέδιο, λόγια πάνω σε κάρτες, υποδείξεις.

## Ματιά μπροστά

looking-ahead = Ματιά μπροστά
ahead-about = Πού οδηγούν οι κάρτες στο τραπέζι.
ahead-hides = κρύβει μια κάρτα.
ahead-or = ή
ahead-shade = Σκιά: { $who }
ahead-at = Όπως έχουν τα πράγματα, { $who } καταλήγει { $at }.
ahead-hidden = { $count ->
    [one] { $who } κρύβει μια κάρτα: κανείς δεν ξέρει.
   *[other] { $who } κρύβουν κάρτες: κανείς δεν ξέρει.
}

## Λόγια πάνω σε κάρτες: περίπου 30 γράμματα

idle-no-bandit-in-sight = Για την ώρα κανένας στόχος
idle-no-bullets-left = Για την ώρα χωρίς σφαίρες
idle-nothing-to-rob-here = Για την ώρα χωρίς λεία
idle-no-other-bandit-here = Για την ώρα κανείς εκεί

## Υποδείξεις

hint = Υπόδειξη
hint-thinking = Το σκέφτεται…
hint-choice = { $choice }.
hint-by = Έτσι θα έπαιζε ένας { $level }
hint-only = Δεν υπάρχει άλλη επιλογή.
hint-close = Δύσκολο να πεις: «{ $other }» ίσως αξίζει το ίδιο.
hint-gain = Σου φέρνει λεία σε { $mine } από { $of } φανταστικούς γύρους, «{ $other }» σε { $others }.
hint-keep = Δεν χάνεις τίποτα σε { $mine } από { $of } φανταστικούς γύρους, με «{ $other }» σε { $others }.
hint-aboard = Μένεις στο τρένο σε { $mine } από { $of } φανταστικούς γύρους, με «{ $other }» σε { $others }.
hint-car = Σου δίνει το βαγόνι σε { $mine } από { $of } φανταστικούς γύρους, «{ $other }» σε { $others }.
hint-win = Έτσι κερδίζεις περίπου { $mine } από { $of } φανταστικά παιχνίδια, με «{ $other }» { $others }.

## Η διαδρομή τριών καρτών

path-about = Πού σε πάνε οι κάρτες σου, αν δεν σε αγγίξει κανείς.
path-alone = σαν να μη σε αγγίζει κανείς
step-up = Πάνω, στην οροφή
step-down = Κάτω, μέσα
step-forward = Κοιτάζει μπροστά
step-back = Κοιτάζει πίσω
step-stands = Σηκώνεται
step-lies = Ξαπλώνει
step-stays = Μένει εκεί
step-front = Πέφτει μπροστά
step-rear = Πέφτει πίσω
step-left = Μένει πίσω
step-never = Δεν παίζεται
warn-front = Θα έπεφτες από το τρένο μπροστά
warn-rear = Θα έπεφτες από το τρένο πίσω
warn-left = Θα έμενες πίσω
warn-off-about = Η κάρτα { $number } σε βγάζει από το τρένο.
warn-left-about = Θα κατέληγες { $at }, και το βαγόνι αυτό φεύγει.
warn-better = Με τη σειρά { $cards } θα κατέληγες { $at }.
ready-anyway = Έτοιμο παρ' όλα αυτά
