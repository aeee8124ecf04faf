// Tokens of local patterns for playouts, which have neither names nor remarks.
lexer grammar MonteCarloLexer;

COMMENT : '#' ~[\n]* '\n' -> channel(HIDDEN) ;
BLANK : [ \t]* '\r'? '\n' -> channel(HIDDEN) ;
COLON : ':' -> pushMode(WEIGHT_LINE) ;
ROW : ~[ \t\r\n#:] ~[ \t\r\n]* -> pushMode(REST_OF_LINE) ;
STRAY : . ;

mode WEIGHT_LINE;
COMMA : ',' ;
FIELD : ~[, \t\r\n]+ ;
WEIGHT_SPACE : [ \t]+ -> channel(HIDDEN) ;
END_OF_LINE : '\r'? '\n' -> popMode ;
WEIGHT_STRAY : . -> type(STRAY) ;

mode REST_OF_LINE;
ROW_END : [ \t]* '\r'? '\n' -> type(END_OF_LINE), popMode ;
REST_STRAY : . -> type(STRAY) ;
