# Groups in closed corners and rings whose life nobody disputes, and a race without eyes.

# Three points in a row: the middle decides.
loadsgf boards/three-in-a-row.sgf
1 owl_attack A2
#? [1 B1]
2 owl_defend A2
#? [1 B1]
3 owl_does_attack B1 A2
#? [1]
4 owl_does_attack A1 A2
#? [0]
5 owl_does_defend B1 A2
#? [1]
6 owl_does_defend C1 A2
#? [0]
7 dragon_status A2
#? [critical B1 B1]
8 dragon_status A3
#? [alive]
9 eval_eye B1
#? [1 2 B1 B1]

# Four points in a row live.
loadsgf boards/four-in-a-row.sgf
10 owl_attack A2
#? [0]
11 owl_does_attack B1 A2
#? [0]
12 owl_does_attack A1 A2
#? [0]
13 dragon_status A2
#? [alive]
14 eval_eye B1
#? [2 2]

# Four points in a square are dead, whoever moves.
loadsgf boards/square-four.sgf
15 owl_attack C7
#? [1 .*]
16 owl_defend C7
#? [0]
17 owl_does_defend D6 C7
#? [0]
18 owl_does_defend E5 C7
#? [0]
19 dragon_status C7
#? [dead]

# Two eyes live without a move.
loadsgf boards/two-eyes.sgf
20 owl_attack A2
#? [0]
21 owl_threaten_attack A2
#? [0]
22 dragon_status A2
#? [alive]
23 unconditional_status A2
#? [alive]
24 unconditional_status A1
#? [white_territory]
25 eval_eye A1
#? [1 1]

# The bulky five: the point with three neighbours decides.
loadsgf boards/bulky-five.sgf
26 owl_attack C7
#? [1 E6]
27 owl_defend C7
#? [1 E6]
28 owl_does_attack E6 C7
#? [1]
29 owl_does_attack D5 C7
#? [0]
30 dragon_status C7
#? [critical E6 E6]
31 eval_eye D6
#? [1 2 E6 E6]

# Three points around the corner: the corner decides.
loadsgf boards/bent-three.sgf
32 owl_attack A3
#? [1 A1]
33 owl_defend A3
#? [1 A1]
34 owl_does_attack B1 A3
#? [0]
35 dragon_status A3
#? [critical A1 A1]
36 eval_eye A1
#? [1 2 A1 A1]

# Three liberties against three: whoever begins wins.
loadsgf boards/equal-race.sgf
37 analyze_semeai B9 C9
#? [1 1 D[789]]
38 analyze_semeai C9 B9
#? [1 1 A[789]]
39 tactical_analyze_semeai B9 C9
#? [1 1 D[789]]
40 analyze_semeai_after_move black D9 C9 B9
#? [0 0 .*]
41 analyze_semeai_after_move white A9 B9 C9
#? [0 0 .*]
42 dragon_status B9
#? [critical A[789] D[789]]
43 owl_attack C9
#? [1 D[789]]
44 owl_defend C9
#? [1 A[789]]
45 attack B9
#? [1 A[789]]
46 defend B9
#? [1 D[789]]
