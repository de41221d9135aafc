# Το τραπέζι για ανθρώπους: μία οθόνη για πολλούς, θεατές, ποιος λείπει, χειρονομίες και συζήτηση.

## Μία οθόνη για πολλούς

hand-over = { $seats ->
    [one] Δώσε την οθόνη: παίζει { $who }
   *[other] Δώσε την οθόνη: παίζουν { $who }
}
hand-over-below = Οι άλλοι δεν κοιτούν.
hand-over-show = Δείξε τι βλέπω
hand-over-undo = { $who }: αναίρεση

## Θεατές

spectators = { $count ->
    [one] { $count } θεατής
   *[other] { $count } θεατές
}
consent = Οι θεατές μπορούν να βλέπουν τις κάρτες μου

## Χειρονομίες και συζήτηση

talk = Χειρονομίες και συζήτηση
talk-gestures = Χειρονομίες
talk-unread = { $count ->
    [one] Χειρονομίες και συζήτηση: { $count } νέο μήνυμα
   *[other] Χειρονομίες και συζήτηση: { $count } νέα μηνύματα
}
talk-close = Κλείσιμο
talk-mute = Απόκρυψη χειρονομιών
chat = Συζήτηση
chat-empty = Κανείς δεν έχει πει τίποτα ακόμη.
chat-write = Γράψε στο τραπέζι
chat-send = Αποστολή
chat-left = { $count ->
    [one] μένει { $count } χαρακτήρας
   *[other] μένουν { $count } χαρακτήρες
}
chat-said = { $name }: { $text }
event-emoted = { $who }: { $words }
emote-howdy = Γεια χαρά!
emote-well-played = Ωραία παίχτηκε!
emote-thanks = Ευχαριστώ!
emote-oops = Ωχ!
emote-ouch = Άου!
emote-hurry = Το τρένο δεν περιμένει…
emote-thinking = Για να σκεφτώ…
emote-nice-shot = Ωραία βολή!
emote-so-close = Παρά τρίχα!
emote-laugh = Χα χα!
emote-sorry = Συγγνώμη!
emote-goodbye = Τα λέμε!

## Χωρίς είσοδο

to-tables = Δημόσια τραπέζια
signed-out = Εδώ έχεις αποσυνδεθεί
signed-out-below = Ξεκίνα ξανά από την πρώτη οθόνη ή δώσε τη φράση ανάκτησής σου.

## Οι κάρτες επί το έργον και το τέλος ενός γύρου

key-space = Διάστημα
show-controls = Η παράσταση
show-back = Μία κάρτα πίσω
show-pause = Παύση
show-go-on = Συνέχεια
show-on = Μία κάρτα μπροστά
show-look = Δες την κάρτα { $number }
show-looking-back = Κοιτάς πίσω. Το παιχνίδι είναι στην κάρτα { $number }.
show-this-card = Αυτή η κάρτα
show-round-end = Τέλος του γύρου
show-next = Επόμενη
acts-now = δρα
show-again = Δες ξανά τον γύρο
gained = +{ $amount }
lost = −{ $amount }
recap-done = Ο γύρος { $number } τελείωσε
recap-won = { $count ->
    [one] { $who } κερδίζει τον γύρο
    [team] { $who } κερδίζουν τον γύρο
   *[other] { $who } μοιράζονται τον γύρο
}
recap-nobody = Κανείς δεν πλούτισε
recap-leads-flag = Πρώτος
recap-lead = { $count ->
    [one] { $who } προηγείται με { $money }.
    [team] { $who } προηγούνται με { $money }.
   *[other] { $who } προηγούνται με { $money } ο καθένας.
}
recap-lead-at-least = { $count ->
    [one] { $who } προηγείται με τουλάχιστον { $money }.
    [team] { $who } προηγούνται με τουλάχιστον { $money }.
   *[other] { $who } προηγούνται με τουλάχιστον { $money } ο καθένας.
}
recap-lead-none = Κανείς δεν έχει λάφυρα ακόμη.
recap-could = { $count ->
    [one] Μόνο { $who } θα μπορούσε να έχει όσα.
    [team] Μόνο { $who } θα μπορούσαν να έχουν όσα.
   *[other] { $who } θα μπορούσαν να έχουν όσα.
}
recap-range = { $least } έως { $most }
recap-on = Στον γύρο { $number }
recap-begins = { $count ->
    [team] Αρχίζουν { $who }
   *[one] Αρχίζει { $who }
}
recap-robbed = λεία: { $loot }
recap-dropped = απώλεια: { $loot }
recap-pocketed = από { $whom }
recap-ransomed = λύτρα
recap-bullets = σφαίρες που δέχτηκε
recap-vain = κάρτες χωρίς αποτέλεσμα
recap-race = Πιστολέρο
recap-race-prize = { $money } για τις περισσότερες βολές
recap-race-spent = { $count ->
    [one] { $count } βολή
   *[other] { $count } βολές
}
recap-hit = πυροβόλησε { $whom }
recap-was-hit = χτυπήθηκε από { $whom }
recap-took-car = πήρε το βαγόνι
recap-off = έξω από το τρένο
recap-goes = Φεύγει μετά: { $car }
recap-on-train = { $count ->
    [one] Ένας ληστής έμεινε στο τρένο.
   *[other] { $count } ληστές έμειναν στο τρένο.
}
