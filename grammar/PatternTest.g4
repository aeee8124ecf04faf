// Pattern tests (.test): a position, then where on it entries must match and where not.
// The reader asks for item after item.
parser grammar PatternTest;

options { tokenVocab = PatternTestLexer; }

item : drawing | stones | moves | game | side | test | END_OF_LINE ;

drawing : what=(BOARD | EYE_SPACE) TITLE? END_OF_LINE ROW* END_OF_LINE? ;
stones : STONES WORD+ END_OF_LINE ;
moves : MOVES WORD+ END_OF_LINE ;
game : GAME file=(WORD | QUOTED) (WORD number=WORD)? END_OF_LINE ;
side : SIDE END_OF_LINE ;

test : NOT? entry=(WORD | QUOTED) (AT at=WORD)? (COLON answer=WORD)? (IF change (COMMA change)*)? END_OF_LINE ;
change : (ANY OF)? WORD+ (IS content=WORD | CHANGES) ;
