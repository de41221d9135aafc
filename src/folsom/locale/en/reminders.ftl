# The rules in a few words, for those who play in the terminal: what help and rules show.
# What is typed stays English: help, undo, look, hand, log, rules, save, record, quit, change, keep.

## Headings

help-typed = What you can type
help-game = The game
rules-none = No rule is called '{ $topic }'. Type rules and one of these: { $topics }.
rules-topics = Type rules and one of these: { $topics }.

## What can be typed: at most 18 letters, and what it does

command-choice = number or words
    .about = make that choice: 2, or its words, or the beginning of a word
command-plan = three cards
    .about = your plan, in words or numbers: move fire turn, or mo fi tu, or 341
command-undo = undo
    .about = undo your last choice, unless something new was revealed
command-undo-plan = undo
    .about = undo your plan, before you pass the keyboard on
command-change = change NAME
    .about = at a shared keyboard: let a bandit who has planned plan again
command-keep = keep
    .about = when called back, keep your plan as it was
command-look = look
    .about = show the table again
command-hand = hand
    .about = show your cards
command-log = log, log all
    .about = what happened in this round and the last, or in the whole game
command-rules = rules, rules WORD
    .about = the cards in a few words, or one thing explained: rules { $example }
command-save = save FILE
    .about = write the game to a file too; it's saved automatically after every choice
command-record = record FILE
    .about = write a record of the whole game, once it's over
command-quit = quit
    .about = leave; continue with folsom resume

## Express

course-express = You rob a train, and each other, over five rounds. In a round everyone first plans (Schemin'): in turn you play a card onto the common pile or draw three. Then the pile is carried out in that order (Stealin'), and nothing goes as planned. The richest at the end wins; the keenest shot gets { $money } more.
express-move = Inside: to the next car, forward or back. On the roofs: one, two or three cars.
express-floor = Climb to the roof of your car, or go down inside.
express-fire = Shoot a bandit: inside, one in the next car; on the roofs, the nearest either way, however far. Your bullet spoils their deck.
express-rob = Take a purse, a jewel or a strongbox from where you are.
express-punch = Hit a bandit who is with you: they drop a piece of loot, and you knock them one car away.
express-marshal = Move the Marshal one car. Bandits who meet him take a bullet and flee to the roof.
topic-express-schemin = Schemin'
    .about = Plan: in turn, play a card onto the common pile or draw three. Nothing happens on the train yet.
topic-express-stealin = Stealin'
    .about = The pile is carried out in the order played. Only now do you choose where to go, who to hit and what to take.
topic-express-purse = Purse
    .about = Worth $250 to $500. Purses lie face down: you see the value once it is yours.
topic-express-jewel = Jewel
    .about = Worth $500.
topic-express-strongbox = Strongbox
    .about = Worth $1000. One starts with the Marshal in the locomotive.
topic-express-bullet = Bullet
    .about = A bullet that you receive goes into your deck: it takes the place of a card in your hand and can't be played. Neutral bullets come from the Marshal and from events.
topic-express-gunslinger = Gunslinger
    .about = The bandit with the fewest bullets left at the end gets $1000; if tied, each does.
topic-express-winning = Winning
    .about = After five rounds the richest wins. Tied: the one who took the fewest bullets.
topic-express-expert = Expert
    .about = You keep the cards you like for the next round. Used cards and shed bullets go to your discard pile, which becomes your deck when that runs out.
topic-express-team = Team
    .about = Two players have two bandits each. A card acts with the bandit it names; money counts together.
topic-express-forward = Forward
    .about = Towards the locomotive, left on the screen; back is towards the last car, the caboose.
topic-express-undo = Undo
    .about = Undoes your last choice, unless something new was revealed since.

## Super

course-super = Stay on the train. In each round everyone plans three cards, in secret and at once. Then they are played in turn: the first card of each, the second, the third. You move and fire the way you face. A bandit who is hit flies one car on and lies stunned. At the end of the round the last car is unhooked, and the bandits in or on it are out; of the others, the farthest back wins its card. The last bandit on the train wins; if several reach the end at the locomotive, the most car cards win.
# In brief, beside the card in the question: about 60 letters.
super-turn = Face the other way. Your place in the row stays the same.
    .brief = face the other way
super-floor = Climb to the roof of your car, or go down inside. You arrive with your back at the edge of the row, so that all others there are in front of you.
    .brief = climb to the roof of your car, or go down inside
super-move = Go one car the way you face, on your level. You arrive with your back at the edge of the row. Off either end of the train: you are out.
    .brief = go one car the way you face; at an end of the train, off it
super-fire = You hit the first bandit in front of you who stands, in your row or in any car further on, on your level. They are thrown one car on and lie stunned; off the train, they are out. Shots pass over those who lie.
    .brief = hit the first one who stands in front of you: one car on, stunned
super-reflex = An extension. If you lie stunned, you stand up and fire at once; if you don't, you lie down where you are.
    .brief = if you lie stunned, stand up and fire; if not, lie down
super-horse = An extension. You ride into the locomotive, to the front end of its row. If you have just left the train and Horse is your very next card, you ride back when it comes, and aren't out.
    .brief = ride to the locomotive, or back to it if you have just fallen off
topic-super-plan = Plan
    .about = Everyone picks three cards and their order, in secret and at once. You can change your plan until the last plan is in. Then, starting with the first player, everyone plays their first card in turn; then the second, then the third. You must play all three.
topic-super-row = Row
    .about = On each roof and in each car the bandits stand in a row, and are drawn in its order. Your shot hits the next one in the row first.
topic-super-facing = Facing
    .about = The sign points the way a bandit faces: ◄ towards the locomotive, ► towards the caboose. You move and fire that way. Only Turn changes it, and riding back with Horse.
topic-super-stunned = Stunned
    .about = A bandit who is hit lies stunned, drawn as ~T~, facing as before. Their next card, whatever it is, only makes them stand up, even in the next round. Shots pass over bandits who lie stunned.
topic-super-out = Out
    .about = Bandits who move or are shot off either end of the train are out, and so are those in or on the last car when it's unhooked. Their remaining cards stay hidden.
topic-super-unhooking = Unhooking
    .about = After the third card the last car is unhooked, with everyone in and on it. Of those left, the one farthest from the locomotive takes its card as loot: a roof is farther than the inside, and in one row the one nearest the caboose is.
topic-super-loot = Loot
    .about = A car card is worth $301 to $389; nobody knows how much before it's won. Loot matters only if several bandits reach the end: it decides between those left at the locomotive.
topic-super-first-player = First player
    .about = The first player of a round plays each card first. The role passes to the next bandit still in play.
topic-super-locomotive = Locomotive
    .about = The front of the train, left on the screen. Moving forward from it means falling off.
topic-super-caboose = Caboose
    .about = The last car, right on the screen. It's unhooked at the end of the round.
topic-super-winning = Winning
    .about = The last bandit on the train wins at once. If only the locomotive is left and several are there, the most car cards win. Tied on cards: the most valuable card wins. If the last bandits fall together, nobody wins.
topic-super-ranking = Ranking
    .about = The later you're out, the better your place; bandits who are out together share it.
topic-super-extensions = Extensions
    .about = Reflex and Horse, a fifth and a sixth card. To add them: folsom play super --option reflex=on --option horse=on
topic-super-change = Change
    .about = You can change your plan until the last plan is in: change NAME calls you back to the keyboard, and keep leaves your plan as it was.
