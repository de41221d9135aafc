# Help at the table: tips, a seat's sheet, the rules in a drawer, the menu, keys, memory aids.

## What things are, in a line (tips)

tip-read = Read the rule
tip-card-hidden = Only its player knows it until it's turned up.
express-card-move = Inside, go to the next car. On the roofs, run one to three cars.
express-card-floor = Climb to the roof of your car, or down into it.
express-card-fire = Inside, hit a bandit in a car next to yours. On a roof, hit one on the nearest roof in sight.
express-card-rob = Take one piece of loot where you stand.
express-card-punch = Strike a bandit where you stand. They drop a piece of loot and land one car on.
express-card-marshal = Move the Marshal one car. Bandits he meets take a neutral bullet and flee to the roof.
express-card-bullet = Dead weight: it fills your hand and can't be played.
express-draw = Take three cards from your deck instead of playing one.
express-marshal = No bandit stays in his car: they flee to the roof and take a neutral bullet.
loot-worth = Worth { $money }.
loot-worth-between = Worth { $least } to { $most }.
express-purse = You learn what's in it when it's yours.
express-known-purse = It was yours before, so you know what's in it.
bullets-of = Bullets left: { $count } of { $all }
express-bullets = The bandit with the fewest left at the end gets { $money }.
express-first = Begins this round. The next round begins one seat to the left.
express-hand-count = Cards that can still be played, and bullets.
express-deck-count = Drawing takes three of them.
express-discard = Cards you've put away. Shuffled, they're your draw pile once the old one is empty.
express-money = Everything this player holds. Most money wins.
express-money-unknown = Only the holder knows what's in a purse.
express-car = Two places to stand: inside, and on the roof.
express-locomotive = The Marshal and a strongbox start here. Its roof is like any other.
hand-about = Your cards and your power
super-card-turn = Look the other way. You keep your place in the row.
super-card-floor = Climb to the roof of your car, or down into it. You look the same way.
super-card-move = Go one car the way you face. Past the end you fall off.
super-card-fire = Shoot the way you face. The first bandit in line flies one car on and lies stunned.
super-card-reflex = If you lie stunned, stand up and fire at once. If not, lie down: bullets pass over you.
super-card-horse = Ride to the front of the locomotive. It also catches you if you've just left the train.
super-figure = { $stunned ->
    [yes] Stunned: the next card only gets them back on their feet.
   *[no] { $way ->
        [forward] Faces the locomotive: moves and shoots that way.
       *[back] Faces the caboose: moves and shoots that way.
    }
}
super-car = It stays as long as there is a car behind it.
super-car-gone = It was unhooked at the end of a round.
super-turn = Card { $number }
super-turn-about = Everyone turns up this card, one after the other. Only then does the next one come.
super-planned = Three cards lie face down. Nobody else sees them before they're turned up.
super-planning = Three of four cards are chosen, in an order that stands.
super-out = Out of the game: loot cards don't count any more.
super-off-train = Not on the train.
super-first = Turns up the first card this round. Then first place passes to the left.
super-loot = Among those left in the locomotive, most loot cards win. On a tie the most valuable card decides.

## A seat's sheet

round-signals = The turns of this round
sheet-close = Close
sheet-player = Player
sheet-bot = Bot
sheet-here = here now
sheet-gone = not connected
sheet-away = away: a bot fills in
sheet-loot = Loot you know of
sheet-own-loot = Your loot
sheet-between = { $least } to { $most }
sheet-bullets-left = Bullets left
sheet-of = { $count } of { $all }
sheet-gunslinger = Leads the Gunslinger race for { $money }
sheet-bullets-taken = Bullets taken
sheet-from = { $count } from { $who }
sheet-yours = { $count } yours
sheet-neutral = { $count } neutral
sheet-seen = Seen this round
sheet-unseen = Not seen yet
sheet-own-deck = In your deck
sheet-bullets = { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}
sheet-none = none
sheet-place = Where
sheet-off = Off the train: a horse waits.

## The menu, the rules in a drawer, and the keys

menu = Menu
menu-rules = The rule that matters now
menu-keys = Keys
menu-shortcuts = Single-key shortcuts
menu-shortcuts-about = Turn them off if you use speech input or press keys by accident.
menu-leave = Leave the table
menu-leave-solo = Your game waits for you under My games.
menu-leave-people = Your seat stays yours. If your time runs out, a bot fills in.
menu-leave-watch = Come back with the same link.
rules-drawer = Rules
rules-drawer-failed = The rules couldn't be fetched. Check your connection and try again.
keys-about = What the keyboard does at the table.
key-choose = Choose what has this number
key-arrows = Walk between what you can choose; on the train, the round card, the plan and the seats, between everything that explains itself
key-escape = Close what is open, or undo
key-undo = Undo what may be undone
key-pause = Pause or continue while cards act
key-step = Back or on by one card while cards act
key-repeat = Hear again what happened last
key-ready = Ready (in Super)
key-rules = Read the rule that matters now
key-keys = Show this list
