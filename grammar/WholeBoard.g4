// Compressed whole-board openings (.dbz): one entry a line. The reader asks for item after item.
grammar WholeBoard;

item : entry | END_OF_LINE ;

entry : name=WORD value=WORD points=WORD END_OF_LINE ;

WORD : ~[ \t\r\n#] ~[ \t\r\n]* ;
COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
SPACE : [ \t]+ -> channel(HIDDEN) ;
END_OF_LINE : '\r'? '\n' ;
STRAY : . ;
