# Strings that can be captured, saved, connected and cut, by a few moves that nobody disputes.

# A ladder across the board.
loadsgf boards/ladder.sgf
1 attack D4
#? [1 D5]
2 ladder_attack D4
#? [1 D5]
3 defend D4
#? [1 (D5|E4)]
4 does_attack D5 D4
#? [1]
5 does_attack E4 D4
#? [0]
6 does_attack E5 D4
#? [0]
7 attack C4
#? [0]
trymove black D5
8 defend D4
#? [0]
popgo
# A stone in its way, far off.
trymove white Q16
9 attack D4
#? [0]
10 ladder_attack D4
#? [0]
popgo

loadsgf boards/broken-ladder.sgf
11 attack D4
#? [0]
12 ladder_attack D4
#? [0]
trymove black D5
trymove white E4
13 attack D4
#? [0]
14 ladder_attack D4
#? [0]
popgo
popgo

# In atari without a way out, on the edge's second line, and in a net's mouth.
loadsgf boards/captures.sgf
15 attack E8
#? [1 E7]
16 defend E8
#? [0]
17 does_attack E7 E8
#? [0]
18 does_defend E7 E8
#? [0]
19 attack B5
#? [1 (B4|C4)]
20 defend B5
#? [1 (B4|C4)]
21 ladder_attack B5
#? [1 (B4|C4)]
22 does_attack B4 B5
#? [1]
23 does_attack C4 B5
#? [1]
24 does_defend A6 B5
#? [0]
25 attack G3
#? [1 .*]
26 defend G3
#? [0]
27 attack F2
#? [0]
28 attack A5
#? [0]
29 attack D6
#? [0]

# What is taken in the corner is taken back.
loadsgf boards/snapback.sgf
30 attack C7
#? [0]
31 attack A8
#? [1 (A9|B9)]
32 defend A8
#? [0]
trymove white A9
33 attack A8
#? [1 .*]
34 attack A7
#? [0]
popgo
35 attack G4
#? [1 .*]
36 defend G4
#? [1 (F3|G3)]

# A stone is taken in a ko; the defender connects it.
loadsgf boards/capture-by-ko.sgf
37 attack B8
#? [2 C8]
38 attack A8
#? [2 A9]
39 does_attack C8 B8
#? [1]
40 does_attack A9 B8
#? [0]
trymove black C8
41 attack C8
#? [3 B8]
popgo

# A bamboo joint holds; a gap between walls belongs to who moves first.
loadsgf boards/bamboo-and-gap.sgf
42 disconnect A8 C8
#? [0]
43 connect A8 C8
#? [1 .*]
44 connect A3 E3
#? [1 D3]
45 disconnect A3 E3
#? [1 D3]
46 connect A3 B3
#? [1 PASS]
47 disconnect A3 B3
#? [0]
48 connect A8 A3
#? [0]
49 disconnect A8 A3
#? [1 .*]
trymove white D3
50 connect A3 E3
#? [0]
popgo
trymove black D3
51 disconnect A3 E3
#? [0]
popgo
trymove white B8
52 connect A8 C8
#? [1 B7]
53 disconnect A8 C8
#? [0]
popgo

# Under the stones of the second line.
loadsgf boards/first-line.sgf
54 connect B3 F3
#? [1 .*]
55 disconnect B3 F3
#? [1 .*]
trymove white D1
56 connect B3 F3
#? [0]
popgo
trymove black D1
57 disconnect B3 F3
#? [0]
popgo

# Two corners at once, and a double atari.
loadsgf boards/two-strings.sgf
58 attack_either A9 J9
#? [1]
59 defend_both A9 J9
#? [0]
60 attack_either D5 E3
#? [1]
61 attack_either A9 D5
#? [1]
62 attack_either A9 A9
#? [1]
63 defend_both A9 A9
#? [0]
64 attack_either D6 D4
#? [0]
65 defend_both D6 F4
#? [1]
66 does_attack A8 A9
#? [0]
67 does_defend A8 A9
#? [0]

# Ways into an area, stones of the same side among it.
loadsgf boards/surrounded.sgf
68 break_in D5 D4
#? [1 D4]
69 block_off D5 D4
#? [1 D4]
70 break_in D5 D3 E3
#? [0]
71 block_off D5 D3 E3
#? [1 .*]
72 break_in D5 D5
#? [1 D4]
73 block_off D5 D5
#? [1 D4]
74 break_in D6 E5
#? [1 E6]
75 block_off D6 E5
#? [0]
76 break_in D5 E5
#? [0]
77 break_in D5
#? [0]

# Effort is counted for each kind of question.
78 reset_reading_node_counter
#? []
79 reset_connection_node_counter
#? []
80 get_reading_node_counter
#? [0]
81 get_connection_node_counter
#? [0]
