# Liberties, captures, legal moves and what is settled without further play: questions to the board alone.

# Chains in the open, at the edge and in the corner. Engines may list points in any order.
loadsgf boards/liberties.sgf
1 countlib E5
#? [5]
2 countlib F5
#? [5]
3 countlib E6
#? [3]
4 countlib A1
#? [1]
5 countlib B1
#? [2]
6 countlib J2
#? [3]
7 findlib A1
#? [A2]
8 findlib B1
#? [B2 C1|C1 B2]
9 findlib E5
#? [([DEFG][456] ?){5}]
10 accuratelib black A2
#? [A3 B2|B2 A3]
# This takes the stone at A1.
11 accuratelib white A2
#? [([AB][123] ?){3}]
12 accuratelib black G5
#? [([D-H][456] ?){7}]
13 accuratelib white A9
#? [A8 B9|B9 A8]

# Black has just taken a ko.
loadsgf boards/ko.sgf
14 is_legal white D5
#? [0]
15 is_legal black D5
#? [1]
16 captures black
#? [1]
17 captures white
#? [0]
18 countlib E5
#? [1]
19 findlib E5
#? [D5]
play white A1
play black A9
20 is_legal white D5
#? [1]
play white D5
21 captures white
#? [1]
22 is_legal black E5
#? [0]
23 list_stones black
#? [A9 D6 C5 D4]

# Before it was taken.
loadsgf boards/ko.sgf 1
24 captures black
#? [0]
25 is_legal black E5
#? [1]
26 countlib D5
#? [1]

# Moves without a liberty: forbidden, unless they take something.
loadsgf boards/suicide.sgf
27 is_legal white A1
#? [0]
28 is_legal black A1
#? [1]
29 is_legal white F9
#? [0]
30 is_legal black J9
#? [0]
31 is_legal white J9
#? [1]
32 is_legal black G1
#? [1]
33 is_legal white E9
#? [0]
34 is_legal white PASS
#? [1]

# Two eyes each, a stone that cannot live, and one that is not settled.
loadsgf boards/life.sgf
35 unconditional_status A2
#? [alive]
36 unconditional_status D1
#? [alive]
37 unconditional_status A1
#? [black_territory]
38 unconditional_status C1
#? [black_territory]
39 unconditional_status G9
#? [alive]
40 unconditional_status J9
#? [dead]
41 unconditional_status H9
#? [black_territory]
42 unconditional_status C5
#? [undecided]
43 unconditional_status E5
#? [undecided]
44 unconditional_status J2
#? [alive]
45 unconditional_status G1
#? [white_territory]
