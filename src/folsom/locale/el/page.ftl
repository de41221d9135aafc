# Η σελίδα: τι ζητείται, τι φαίνεται, τι ρυθμίζεται.

## Πρώτη οθόνη

hero = Σχεδίασε κρυφά, λήστεψε το τρένο μαζί με τους άλλους και δες τα όλα να πηγαίνουν στραβά. Μια ληστεία για δύο έως επτά, σε μία οθόνη ή σε πολλές.
start = Ξεκίνα ένα παιχνίδι
game = Παιχνίδι
game-express = Express
    .about = 2–6 · κάρτες, μετά δράση
game-super = Super
    .about = 3–7 · ο τελευταίος κερδίζει
game-times = { $alone } λεπτά με μποτ, { $together } με παρέα
you-are-against = Είσαι { $who }, απέναντι σε { $count ->
    [1] ένα μποτ
    [2] δύο μποτ
    [3] τρία μποτ
    [4] τέσσερα μποτ
    [5] πέντε μποτ
   *[6] έξι μποτ
}
fair-bots = Τίμια μποτ, χωρίς ρολόι, βασικοί κανόνες.
first-time = Πρώτη φορά; Τρία λεπτά
made-up-name = Όταν παίξεις, σου βρίσκουμε ένα όνομα. Το αλλάζεις όποτε θέλεις.
playing-as = Παίζεις ως { $name }.
rename = Αλλαγή
against-bots = { $count ->
    [one] Εσύ εναντίον ενός μποτ
   *[other] Εσύ εναντίον { $count } μποτ
}
players = Παίκτες
level = Μποτ
level-greenhorn = Πρωτάρης
level-drifter = Περιπλανώμενος
level-rustler = Ζωοκλέφτης
level-outlaw = Παράνομος
level-desperado = Ντεσπεράντο
level-legend = Θρύλος
feel-express-greenhorn = νέος στη Δύση: κοιτάζει γύρω του κι αρπάζει ό,τι γυαλίζει
feel-express-drifter = έχει ληστέψει τρένο και κάτι θυμάται
feel-express-rustler = ξέρει σε τι χρησιμεύει κάθε κάρτα
feel-express-outlaw = σκέφτεται και τι θέλουν οι άλλοι
feel-express-desperado = σχεδιάζει όλο τον γύρο και σου χαλάει τον δικό σου
feel-express-legend = βλέπει πιο μακριά απ' όλους στο τρένο
feel-super-greenhorn = νέος στη Δύση: πού και πού πέφτει μόνος του από το τρένο
feel-super-drifter = συνήθως μένει πάνω στο τρένο
feel-super-rustler = ξέρει πού σε στέλνει μια σφαίρα
feel-super-outlaw = μαντεύει τι έχεις σχεδιάσει
feel-super-desperado = μαντεύει τι μαντεύεις
feel-super-legend = ξέρει απέξω κάθε τέλος
play-now = Παίξε τώρα
starting = Ξεκινά…
pace = Ρυθμός
pace-story = Αφήγηση
pace-normal = Κανονικός
pace-fast = Γρήγορος
no-answer = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεση και δοκίμασε ξανά.
me = Εγώ
my-name = Το όνομά σου
change-more = Άλλες αλλαγές
invite-friends = Κάλεσε φίλους
pass-and-play = Σε μία συσκευή
public-tables = Δημόσια τραπέζια
no-public-tables = Τώρα δεν υπάρχει ανοιχτό δημόσιο τραπέζι.
open-a-table = Άνοιξε τραπέζι
have-code = Έχω κωδικό
join = Μπες
learn = Μάθε
way-first-heist = Η πρώτη σου ληστεία
    .about = τρία λεπτά, παίζοντας
    .go = Ξεκίνα
way-the-rules = Οι κανόνες
    .about = με αναζήτηση και σχέδια
    .go = Διάβασε
way-replays = Επαναλήψεις
    .about = σπουδαίες παρτίδες και δικές σου
    .go = Δες
yours = Τα παιχνίδια μου
no-games = Εδώ θα εμφανίζονται τα παιχνίδια σου.
been-here = Έχω φράση ανάκτησης
company-you = εσύ
bots-count = { $count ->
    [one] ένα μποτ
   *[other] { $count } μποτ
}
seats-free = { $count ->
    [0] καμία ελεύθερη θέση
    [one] μία ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
}
clock-none = χωρίς ρολόι
clock-choice = { $time } ανά επιλογή
clock-total = { $time } για όλο το παιχνίδι
your-turn = η σειρά σου
others-turn = παίζεται
you-won = κέρδισες
others-won = { $count ->
    [one] νίκη: { $who }
   *[other] κοινή νίκη: { $who }
}
in-round = γύρος { $round }, { $words }
placed = { $place ->
    [1] πρώτη θέση
    [2] δεύτερη θέση
    [3] τρίτη θέση
    [4] τέταρτη θέση
    [5] πέμπτη θέση
    [6] έκτη θέση
   *[7] έβδομη θέση
}
placed-with = { $place } με { $money }
nobody-won = δεν κέρδισε κανείς
nobody-yet = κανείς ακόμη
replay = Ξαναδές
go-on = Συνέχισε
sit-down = Κάθισε
watch = Δες
save = Αποθήκευση
copied = Αντιγράφηκε.
not-copied = Η αντιγραφή δεν έγινε. Επίλεξε το κείμενο και αντίγραψέ το με το χέρι.
offline = Είσαι εκτός σύνδεσης. Τα παιχνίδια σου συνεχίζονται μόλις επιστρέψεις.

## Ρυθμίσεις

settings = Ρυθμίσεις
language = Γλώσσα
theme-day = Αλλαγή σε μέρα
theme-night = Αλλαγή σε νύχτα
sound-on = Άνοιξε τον ήχο
sound-off = Κλείσε τον ήχο
# Οι ρυθμίσεις του ήχου, μία λέξη η καθεμία· μετά ένα σημείωμα στο πρώτο τραπέζι, με δύο σύντομα κουμπιά.
volume-effects = Εφέ
volume-music = Μουσική
volume-ambience = Ατμόσφαιρα
sound-offer = Παίζεις με ήχο;
sound-offer-yes = Με ήχο
sound-offer-no = Χωρίς ήχο

## Το τραπέζι

title = { $game } · Folsom
title-yours = Η σειρά σου! · Folsom
expert = παραλλαγή για έμπειρους
stage = Το τρένο
train = Το τρένο, από την ατμομηχανή ως το τελευταίο βαγόνι
train-table = Το τρένο ως πίνακας: βαγόνια σε στήλες, οροφή και εσωτερικό σε γραμμές
telegraph = Τηλέγραφος
telegraph-all = όλα
telegraph-empty = Το τρένο ξεκινά.
round-card = Κάρτα γύρου
round-of = Γύρος { $number } από { $count }
round-number = Γύρος { $number }
phase-scheming = Συνωμοσία!
phase-stealing = Ληστεία!
phase-plan = Σχέδιο
phase-action = Δράση!
then-event = Μετά:
cars = Τα βαγόνια
car-next = το επόμενο
car-goes-next = Φεύγει το βαγόνι { $number }
car-gone = Το βαγόνι { $number } έφυγε
only-locomotive = Μόνο η ατμομηχανή
unhook-about = Όποιος είναι μέσα ή πάνω βγαίνει από το παιχνίδι. Από τους άλλους, ο πιο μακρινός από την ατμομηχανή παίρνει τη λεία.
locomotive-about = Κερδίζει όποιος έχει την περισσότερη λεία.
plan = Το σχέδιο
plan-empty = Δεν έχει παιχτεί ακόμη κάρτα.
in-order = Με τη σειρά
mini-face = { $who }: { $card }
mini-peek = { $who }: { $card }, κλειστή· μόνο εσύ το ξέρεις
mini-back = { $who }: μια κλειστή κάρτα
mini-open = { $who }: καμία κάρτα ακόμη
hand = Το χέρι σου
hand-empty = Δεν έχεις κάρτες στο χέρι.
hand-to-come = Οι κάρτες μοιράζονται όταν επιβιβαστούν όλοι.
hand-count = { $count ->
    [one] { $count } κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
}
deck-count = { $count ->
    [one] { $count } κάρτα στην τράπουλα
   *[other] { $count } κάρτες στην τράπουλα
}
discard-count = { $count ->
    [one] { $count } κάρτα στα σκάρτα
   *[other] { $count } κάρτες στα σκάρτα
}
bullets-left = { $count ->
    [one] { $count } σφαίρα έμεινε
   *[other] { $count } σφαίρες έμειναν
}
wanted = Καταζητείται
money-unknown = $ ?
money-at-least = { $money } + ?
no-loot = χωρίς λεία
loot-cards = { $count ->
    [one] { $count } κάρτα λείας
   *[other] { $count } κάρτες λείας
}
you = Εσύ
you-small = εσύ
bot-named = μποτ, { $level }
# Σε πλαίσιο, για μποτ που παίζει έναν ληστή. $mood: ο χαρακτήρας του με μία λέξη.
bot-in-mood = { $level }, { $mood }
bot-plays-on = παίζει μποτ
disconnected = χωρίς σύνδεση
first-player = πρώτος παίκτης
to-act = παίζει
to-plan = σχεδιάζει
planning = σχεδιάζει…
ready-small = έτοιμο
stunned = σε ζάλη
fell-off = εκτός παιχνιδιού
chosen-of = { $count ->
    [one] { $count } κάρτα από 3
   *[other] { $count } κάρτες από 3
}
tabs = Τι φαίνεται
tab-hand = Χέρι
tab-plan = Σχέδιο
tab-seats = Παίκτες
tab-log = Χρονικό

## Φιγούρες, για όσους ακούν

pawn-you = { $who }, εσύ
pawn-at = { $who }, { $at }
pawn-can-be-chosen = { $pawn }: μπορεί να επιλεγεί
pawn-in-row = { $who }, { $at }, θέση { $place } από { $count } στη σειρά, { $stunned ->
    [yes] σε ζάλη,
   *[no] { "" }
} βλέπει προς { $way ->
    [forward] την ατμομηχανή
   *[back] το τελευταίο βαγόνι
}
manifest-figure = { $who }{ $stunned ->
    [yes] , σε ζάλη
   *[no] { "" }
}{ $way ->
    [forward] , προς την ατμομηχανή
    [back] , προς το τελευταίο βαγόνι
   *[none] { "" }
}

## Τι ζητείται

ask = Τι ζητείται
ask-place = Από πού ξεκινάς, { $name };
    .below = Διάλεξε ποιος πάει στο τελευταίο βαγόνι· ο άλλος πάει ένα βαγόνι πιο μπροστά.
ask-play = Σειρά σου, { $name }
    .below = { $may ->
        [play] Παίξε μια κάρτα.
        [draw] Τράβηξε τρεις κάρτες.
       *[both] Παίξε μια κάρτα ή τράβηξε τρεις.
    }
ask-play-hidden = Σειρά σου, { $name }
    .below = { $may ->
        [play] Παίξε μια κλειστή κάρτα.
        [draw] Τράβηξε τρεις κάρτες.
       *[both] Παίξε μια κλειστή κάρτα ή τράβηξε τρεις.
    }
ask-play-either = Σειρά σου, { $name }
    .below = { $may ->
        [play] Παίξε μια κάρτα, ανοιχτή ή κλειστή.
        [draw] Τράβηξε τρεις κάρτες.
       *[both] Παίξε μια κάρτα, ανοιχτή ή κλειστή, ή τράβηξε τρεις.
    }
ask-keep = Τι κρατάς, { $name };
    .below = Ξεσκάρταρε ό,τι δεν θέλεις στο χέρι στον επόμενο γύρο.
ask-move = Προς τα πού, { $name };
    .below = Ένα βαγόνι μέσα· ένα έως τρία στις οροφές.
ask-floor = Πάνω ή κάτω, { $name }
    .below = Άλλαξε επίπεδο.
ask-fire = Πυρ, { $name }
    .below = Ποιον πετυχαίνεις;
ask-rob = Δική σου λεία, { $name }
    .below = Τι παίρνεις;
ask-punch = Ρίξε γροθιά, { $name }
    .below = Ποιον χτυπάς;
ask-marshal = Ο Σερίφης κινείται, { $name }
    .below = Προς τα πού πηγαίνει;
ask-loot = Καλή γροθιά, { $name }
    .below = Τι παίρνεις από { $whom };
ask-pocket = Πέφτει ένα σακούλι, { $name }
    .below = Το πιάνεις;
ask-send = Διώξε { $whom }!
    .below = Προς τα πού;
ask-pickpocket = Κανείς δεν κοιτά, { $name }
    .below = Παίρνεις ένα σακούλι;
ask-plan = Διάλεξε τρεις, { $name }
plan-left = { $count ->
    [one] Μία κάρτα ακόμη.
   *[other] { $count } κάρτες ακόμη.
}
plan-whole = Και οι τρεις είναι στη θέση τους.
ready-already = { $count ->
    [one] { $who } έχει σχέδιο.
   *[other] { $who } έχουν σχέδιο.
}
ready = Έτοιμο
ready-why-not = Χρειάζονται τρεις κάρτες: η θέση { $number } είναι κενή
you-are-out = Έπεσες από το τρένο
game-over = Τέλος της γραμμής
wait-none = Το τρένο συνεχίζει
wait-place = { $who } επιβιβάζεται
wait-play = { $who } διαλέγει κάρτα
wait-keep = { $who } τακτοποιεί κάρτες
wait-move = { $who } θα κινηθεί
wait-floor = { $who } θα αλλάξει επίπεδο
wait-fire = { $who } σημαδεύει
wait-rob = { $who } κοιτά τη λεία
wait-punch = { $who } σηκώνει γροθιά
wait-marshal = { $who } φωνάζει τον Σερίφη
wait-loot = { $who } τινάζει τη λεία
wait-pocket = { $who } απλώνει χέρι σε ένα σακούλι
wait-send = { $who } ρίχνει γροθιά
wait-pickpocket = { $who } κοιτά ένα σακούλι
wait-plan = { $count ->
    [one] { $who } σχεδιάζει
   *[other] { $who } σχεδιάζουν
}
turn-of = Σειρά { $number } από { $count }
card-of = Κάρτα { $number } από { $count }
to-choose = για επιλογή
for-the-game = για το παιχνίδι
clock-low = τελειώνει!
clock-left = Μένουν { $time }!
clock-days = { $days } μ { $hours } ω

watching = Παρακολουθείς
watch-with = Κοίτα με
watch-public = τα μάτια όλων
watch-seat = τα μάτια { $whose }
away = Ένα μποτ παίζει για σένα
away-below = Ο χρόνος σου τελείωσε. Ανάλαβε ξανά όποτε θέλεις.
sent = Η κίνησή σου έγινε
sending = Στέλνουμε την επιλογή σου…
sending-below = Η σύνδεση είναι αργή. Η επιλογή σου μετράει μόλις φτάσει στο τραπέζι.
back = Επέστρεψα

## Τι μπορεί να επιλεγεί

draw = Τράβα 3
keep = Κράτα τις άλλες
face-down = κλειστή
to-discard = στα σκάρτα
play-card = Παίξε { $card }
play-card-face-down = Παίξε { $card }, κλειστή
discard-card = Ξεσκάρταρε { $card }
way-forward = { $count ->
    [one] ένα μπροστά
   *[other] { $count } μπροστά
}
way-back = { $count ->
    [one] ένα πίσω
   *[other] { $count } πίσω
}
value-hidden = άγνωστη αξία
leave-purse = Άφησε το σακούλι
drop-purse = Άσε το σακούλι να πέσει
pocket-purse = Πάρε το σακούλι
climb-up = Στην οροφή
climb-down = Μέσα
openly = ανοιχτή
other-places = άλλα σημεία
other-loot = άλλη λεία
not-that = { $what }: { $why }
why-not = Γιατί τίποτε άλλο;
undo = Αναίρεση
skip = Παράλειψη
close = Κλείσιμο
your-plan = Το σχέδιό σου
plan-order = με αυτή τη σειρά
your-cards = Οι κάρτες σου
tap-or-drag = πάτα ή σύρε
put-card = Βάλε εδώ μια κάρτα
put-in-slot = { $card }: βάλ' την στη θέση { $number }
slot-filled = Θέση { $number }: { $card }. Πάρ' την πίσω

## Η σύνδεση

link-opening = Σύνδεση…
link-lost = Η σύνδεση χάθηκε
link-again = { $seconds ->
    [one] Νέα προσπάθεια σε { $seconds } δευτερόλεπτο.
   *[other] Νέα προσπάθεια σε { $seconds } δευτερόλεπτα.
}
link-now = Δοκίμασε τώρα
link-closed = Η σύνδεση έκλεισε
no-table = Δεν υπάρχει τέτοιο τραπέζι
no-table-below = Έλεγξε ότι αντιγράφηκε όλος ο σύνδεσμος. Ένα τραπέζι όπου κανείς δεν ξεκινά το παιχνίδι κλείνει όταν όλοι λείπουν για πολύ.
to-home = Στην πρώτη οθόνη
