"""Tables to play at, as one types them, with a fixed deal."""

ALONE = "play --seats human,random,random --characters Tuco,Belle,Doc --first-player 1 --seed 5"
FRIENDS = "play --seats human,human,random --characters Tuco,Belle,Doc --first-player 1 --seed 5"
TO_THE_END = [1] * 120
