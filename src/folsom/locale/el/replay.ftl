# Οι επαναλήψεις: ενός τραπεζιού που τελείωσε, και μιας καταγραφής από αλλού.

## Στιγμές

replay-title = Επανάληψη
replay-coming = Η επανάληψη έρχεται…
replay-begin = Η αρχή
replay-of = { $number } από { $count }
replay-strip = Η στιγμή
replay-controls = Χειριστήριο
replay-first = Στην αρχή
replay-back = Ένα βήμα πίσω
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-forward = Ένα βήμα μπροστά
replay-last = Στο τέλος
replay-timeline = Όλη η παρτίδα
replay-viewer = Με τα μάτια
replay-viewer-all = Όλα ανοιχτά
replay-viewer-public = Ό,τι είδαν όλοι
replay-viewer-seat = { $who } · { $person }
replay-hands = Ανοιχτά χέρια
replay-moments = Κρίσιμες στιγμές
replay-share = Σύνδεσμος εδώ
replay-reckoning = Ο απολογισμός
replay-return = Πίσω στην επανάληψη
replay-unfinished = Η καταγραφή σταματά εδώ: η παρτίδα δεν τελείωσε.

## Τι δεν μπορεί να φανεί

replay-trouble = Η επανάληψη δεν μπορεί να φανεί
replay-not-over = Πολύ νωρίς
replay-watch = Δες την
replay-broken = Η επανάληψη διακόπηκε. Δοκίμασε ξανά.

## Καταγραφές

record-title = Δες μια καταγραφή
record-about = Καταγραφή είναι το αρχείο μιας παρτίδας που τελείωσε, από εδώ ή από την εντολή folsom.
record-choose = Διάλεξε αρχείο
record-drop = ή άφησέ το εδώ
record-paste = Ή επικόλλησε το κείμενο
record-show = Δείξε την
record-reading = Διαβάζεται…
record-empty = Δεν υπάρχει ακόμη τίποτα: διάλεξε αρχείο ή επικόλλησε μια καταγραφή.
record-too-large = Το αρχείο είναι πολύ μεγάλο για καταγραφή παρτίδας.

## Παρτίδες που αξίζουν

replays-famous = Αξίζουν να τις δεις
replays-mine = Οι τελειωμένες παρτίδες σου
replays-none = Εδώ θα βρίσκεις όσες παρτίδες τελειώνεις.
famous-express = Το προβάδισμα που δεν κράτησε κανείς
    .about = τέσσερα δυνατά μποτ, και κρίνουν 150 $
famous-super = Ο τελευταίος στο τρένο
    .about = πέντε δυνατά μποτ, έξι γύροι, μένει ένας
