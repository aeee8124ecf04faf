// Tokens of a regression suite (.tst). `#?` at the beginning of a line is an expectation, any other `#` a comment.
lexer grammar RegressionSuiteLexer;

EXPECTATION : '#?' -> pushMode(EXPECTED) ;
COMMENT : '#' (~[?\r\n] ~[\r\n]*)? -> channel(HIDDEN) ;
NUMBER : [0-9]+ -> pushMode(WORDS) ;
FIRST_WORD : ~[ \t\r\n#]+ -> type(WORD), pushMode(WORDS) ;
SPACE : [ \t]+ -> channel(HIDDEN) ;
END_OF_LINE : '\r'? '\n' ;
STRAY : . ;

mode WORDS;
WORD : ~[ \t\r\n#]+ ;
WORDS_COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
WORDS_SPACE : [ \t]+ -> channel(HIDDEN) ;
WORDS_END : '\r'? '\n' -> type(END_OF_LINE), popMode ;
WORDS_STRAY : . -> type(STRAY) ;

// The expression ends at the line's last `]`, as it may hold others.
mode EXPECTED;
BRACKETED : '[' ~[\r\n]* ']' ;
UNCLOSED : '[' ~[\]\r\n]* ;
STAR : '*' ;
AMPERSAND : '&' ;
EXPECTED_SPACE : [ \t]+ -> channel(HIDDEN) ;
EXPECTED_END : '\r'? '\n' -> type(END_OF_LINE), popMode ;
EXPECTED_STRAY : . -> type(STRAY) ;
