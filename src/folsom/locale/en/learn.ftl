# Learn: the first game of each kind, told by an old conductor. He speaks in short sentences, two at a time.

## The way in

learn-title = Learn
learn-hero = Your first heist
    .below = An old conductor takes you along. You play, he explains; nothing can go wrong.
learn-minutes = { $count ->
    [one] About one minute
   *[other] About { $count } minutes
}
learn-topics = What you learn
learn-topic-plan = plan on one pile
learn-topic-tunnel = hide in the tunnel
learn-topic-rob = rob, fire and punch
learn-topic-marshal = beware of the Marshal
learn-topic-power = know what each bandit can do
learn-topic-secret = three cards in secret
learn-topic-facing = mind the way you look
learn-topic-stun = stun and get up
learn-topic-unhook = get off the last car
learn-start = Start
learn-resume = Go on
learn-anew = From the start
learn-done = Done
learn-share = How far you are
learn-share-of = { $share } % done

## The conductor

learn-coach = The conductor says
learn-next = Next
learn-back = Back
learn-yours = Your move!
learn-skip = Skip this
learn-leave = Leave
learn-else-card = You may play any card. But here, play the one that I point at.
learn-else-move = You could flee that way. But your jewel lies the other way!
learn-else-fire = Ghost hasn't done anything to you. Not yet…
learn-else-jewel = A purse isn't bad. But the jewel is worth more.
learn-else-marshal = That way he would meet nobody.
learn-else-run = You could run there. But Tuco isn't there.
learn-else-plan = Any plan will do. But this time lay the cards as I say.

## The end

learn-express-finish = You can play Express!
    .below = Three rounds later the game was over. You won, and were the Gunslinger, too.
learn-super-finish = You can play Super!
    .below = Three to seven bandits, four cards each, and every round the train is shorter.
learn-real = Play a real game
learn-rules = The rules
learn-other = Learn { $game }
learn-again = Once more

## Express: the first round

learn-express-goal = Welcome aboard! For five rounds you rob this train, and the richest bandit wins.
learn-express-you = This is you: Doc. Three purses and a jewel lie at your feet.
learn-express-power = Every bandit has a power of their own. Yours: Doc begins each round with seven cards, the others with six.
learn-express-round = The round card: at each sign everybody lays one card on a common pile. Tuco has begun, with Move.
learn-express-play-rob = Play Rob, to pick up loot where you stand. Nothing happens yet: you are only planning.
learn-express-tunnel = A tunnel! Now cards go on the pile face down, and nobody knows what Tuco is up to.
learn-express-play-move = Hide something, too: play Move.
learn-express-play-fire = Daylight again. Play Fire, in case somebody comes too close.
learn-express-draw = Cheyenne has drawn three cards instead of playing one. You may do that, too.
learn-express-play-rob-again = But you know what you want: play Rob once more.
learn-express-in-order = The plan is made. Now the cards are carried out, in the order in which they were played!
learn-express-rob = Your Rob. A purse holds $250 to $500, a jewel always $500: take the jewel!
learn-express-purse = A purse with $250. A jewel is worth twice that: let's go back and take it.
learn-express-hidden = Now comes the card that Tuco has hidden. And he stands right beside you…
learn-express-punched = A punch! You drop the jewel and land one car on.
learn-express-move = Your Move. Only now you say where to, one car inside the train: back to your jewel!
learn-express-marshal = The Marshal leaves the locomotive. No bandit may stay in a car with him.
learn-express-roofs = Cheyenne runs along the roofs. Up there one Move takes you up to three cars far.
learn-express-fire = Your Fire reaches the cars next to yours. Pay Tuco back!
learn-express-bullet = A hit! Your bullet is among Tuco's cards now, where it is dead weight.
learn-express-hit = And Ghost has hit you. Nobody dies here, but his bullet will turn up among your cards.
learn-express-rob-again = You stand beside your jewel again. Take it!
learn-express-event = The pile is done. The round ends with the event of its card: the swivel arm sweeps all roofs clean.

## Express: the second round

learn-express-bullet-card = Round two, a new hand. Here is Ghost's bullet: it fills a place, and can't be played.
learn-express-powers = Mind the others' powers, too. Ghost may play his first card face down, and Tuco fires even through a roof.
learn-express-play-marshal = The Marshal is only one car away from Tuco. Play Marshal!
learn-express-speed = Speeding-up: at this sign everybody has two turns in a row.
learn-express-play-floor = First play Floor. It takes you up to the roof.
learn-express-play-second = And now Move. On the roofs you get far.
learn-express-play-punch = The last sign. Tuco owes you something: play Punch.
learn-express-move-marshal = Your card is the first. Send the Marshal to Tuco!
learn-express-fled = Whoever meets the Marshal flees to the roof, and takes a bullet along.
learn-express-void = Tuco had planned to rob the car. Up here there is nothing, so his card is lost.
learn-express-run = Floor has taken you up. Now run to Tuco!
learn-express-punch = Your Punch. You choose what he drops: the jewel!
learn-express-send = And you choose where he lands. As you like!
learn-express-rounds = That is the whole game: plan, then carry it out. After five rounds the loot is counted.
learn-express-gunslinger = Whoever has fired the most bullets is the Gunslinger, and gets $1,000 more.

## Super

learn-super-goal = Every round the last car is unhooked, with all who are on it. The last bandit on the train wins.
learn-super-facing = This is you: Mei. The arrow shows the way you look: at Django's back.
learn-super-put-fire = Everybody plans three cards in secret. First Fire: the bullet flies the way you look.
learn-super-put-move = Then Move. You go one car the way you look.
learn-super-put-floor = Then Floor. It takes you up to the roof.
learn-super-ready = Three cards, in this order. Press Ready!
learn-super-in-turn = Now everybody's first card is turned up, then everybody's second, then the third.
learn-super-stunned = A hit! The bullet throws Django one car on. There he lies stunned.
learn-super-stands = His card was Floor. But whoever lies stunned only stands up.
learn-super-missed = Django fired into your car. But you had just climbed to the roof!
learn-super-no-skip = Tuco looked straight at you, and had to turn. A plan can't be changed any more.
learn-super-unhook = The round is over, and the last car goes. Luckily it is empty.
learn-super-loot = The one farthest back takes its loot. You stand in one row with Tuco, but nearer the caboose.
learn-super-next = Car 3 goes next. And Django is looking for you: let's set a trap.
learn-super-powers = In this game nobody has a power. All have the same cards, and the better plan wins.
learn-super-put-turn = First Turn. You will look towards the caboose.
learn-super-put-floor-again = Then Floor. It takes you down again.
learn-super-put-fire-again = And Fire at the end.
learn-super-ready-again = Ready for him?
learn-super-below = There he comes: Django is in the car below you.
learn-super-turned = You have turned. Now your bullets fly towards the caboose.
learn-super-row = Whoever comes in has the whole row in front of them. So Django is before you!
learn-super-eye-to-eye = He turns to you. But your Fire is still to come…
learn-super-on-the-last = A hit! He lies in car 3, the one that goes next.
learn-super-gone = Car 3 rolls away with Django. He is out!
learn-super-free = Now you are in the car that goes next! Make a plan of your own that takes you off it.
learn-super-won = You have shot Tuco off the train. You are the last one, and win!
learn-super-safe = Well planned! The car is gone, and you are still here.
learn-super-out = You are out! Mind your arrow, and the car that goes: try another plan.
