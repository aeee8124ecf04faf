# Setting positions up and asking what stands on them: what every engine of the protocol's extensions answers.

# Which side is to move, wherever a game is left.
1 loadsgf boards/game.sgf
#? [black]
2 list_stones black
#? [E7 D6 F6 E5]
3 list_stones white
#? [C7 G4 G3]

# The seventh move takes E6.
4 loadsgf boards/game.sgf 7
#? [black]
5 list_stones white
#? [E6 G4 G3]
6 loadsgf boards/game.sgf 8
#? [white]
7 list_stones white
#? [G4 G3]

# Before the first move at a point.
8 loadsgf boards/game.sgf F6
#? [black]
9 list_stones black
#? [D6 E5]

loadsgf boards/game.sgf 7
play black E7
10 list_stones white
#? [G4 G3]
undo
11 list_stones white
#? [E6 G4 G3]

# Stones that are set up capture nothing and are no moves.
loadsgf boards/ko.sgf 1
12 list_stones white
#? [E6 D5 F5 E4]
loadsgf boards/ko.sgf
13 list_stones white
#? [E6 F5 E4]

# A board of another size, and an empty one.
boardsize 5
14 list_stones black
#? []
play black E5
play white A1
15 list_stones black
#? [E5]
clear_board
16 list_stones white
#? []
