// Tokens of pattern tests (.test). `#` begins a comment where a word could begin. The rows of a drawing end with a blank
// line.
lexer grammar PatternTestLexer;

BOARD : 'Board' -> pushMode(HEADING) ;
EYE_SPACE : 'Space' -> pushMode(HEADING) ;
STONES : 'Stones' ;
MOVES : 'Moves' ;
GAME : 'Game' ;
SIDE : ('Black' | 'White') [ \t]+ 'to' [ \t]+ 'move' ;
NOT : 'not' ;
AT : 'at' ;
IF : 'if' ;
ANY : 'any' ;
OF : 'of' ;
IS : 'is' | 'are' ;
CHANGES : 'changes' ;
COLON : ':' ;
COMMA : ',' ;
QUOTED : '"' (~["\r\n] | '""')+ '"' ;
WORD : ~[ \t\r\n:,"#] ~[ \t\r\n:,"]* ;
COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
BLANK : [ \t]+ -> channel(HIDDEN) ;
END_OF_LINE : '\r'? '\n' ;
STRAY : . ;

mode HEADING;
TITLE : ~[ \t\r\n] ~[\r\n]* ;
HEADING_BLANK : [ \t]+ -> channel(HIDDEN) ;
HEADING_END : '\r'? '\n' ([ \t]* '\r'? '\n')* -> type(END_OF_LINE), mode(ROWS) ;
HEADING_STRAY : . -> type(STRAY) ;

mode ROWS;
ROW : [ \t]* ~[ \t\r\n#] ~[\r\n]* '\r'? '\n' ;
ROWS_COMMENT : [ \t]* '#' ~[\r\n]* '\r'? '\n' -> channel(HIDDEN) ;
ROWS_END : [ \t]* '\r'? '\n' -> type(END_OF_LINE), popMode ;
ROWS_STRAY : . -> type(STRAY) ;
