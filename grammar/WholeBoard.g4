// Compressed whole-board openings (.dbz): one entry a line.
grammar WholeBoard;

wholeBoard : (entry | END_OF_LINE)* EOF ;

entry : name=WORD value=WORD points=WORD END_OF_LINE ;

WORD : ~[ \t\r\n#] ~[ \t\r\n]* ;
COMMENT : '#' ~[\n]* '\n' -> channel(HIDDEN) ;
SPACE : [ \t]+ -> channel(HIDDEN) ;
END_OF_LINE : '\r'? '\n' ;
STRAY : . ;
