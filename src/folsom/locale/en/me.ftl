# Public tables, my games, and who I am.

tables-lead = Sit down where a seat is free, or watch a game.
tables-open = Free seats
    .none = No public table has a free seat now.
tables-playing = Being played
    .none = No public game is being played now.
games-unfinished = Unfinished
games-finished = Finished
games-more = Show older games
name = Name
name-about = This is what others see at the table.
name-none = You have no name here yet. Choose one, or one is made up when you play.
name-kept = From now on you are { $name }.
phrase = Recovery phrase
phrase-about = Seven words with which you come back: on another device, or after this one has forgotten you.
phrase-known = You have one. A new one makes the old one void.
phrase-show = Show my phrase
phrase-new = Make a new phrase
phrase-once = Write it down: it is shown this once.
copy-phrase = Copy phrase
recover = Come back
recover-about = Have you played on another device? Enter your recovery phrase.
recover-known = Enter the phrase of another name: this device then belongs to it.
come-back = Come back
recovered = Welcome back, { $name }!
ratings = Rating
ratings-about = From public games among people.
ratings-none = You aren't rated yet. Public games among people are rated.
ratings-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
devices = Devices
sign-out-elsewhere = Sign out elsewhere
signed-out-elsewhere = All other devices are signed out.
forget = Forget me here
forget-sure = This device forgets who you are. You come back with your recovery phrase.
forget-lost = This device forgets who you are. Without a recovery phrase you can't come back: show one first.
forget-yes = Yes, forget me
forget-no = No
