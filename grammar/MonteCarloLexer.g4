// Tokens of local patterns for playouts, which have neither names nor remarks.
lexer grammar MonteCarloLexer;

COMMENT : '#' ~[\n]* '\n' -> channel(HIDDEN) ;
BLANK : [ \t]* '\r'? '\n' -> channel(HIDDEN) ;
COLON : ':' -> pushMode(WEIGHT_LINE) ;
ROW : ~[ \t\r\n#:] ~[ \t\r\n]* -> pushMode(AFTER_ROW) ;
INDENT : [ \t]+ -> channel(HIDDEN) ;
STRAY : . ;

mode WEIGHT_LINE;
COMMA : ',' ;
FIELD : ~[, \t\r\n]+ ;
WEIGHT_SPACE : [ \t]+ -> channel(HIDDEN) ;
END_OF_LINE : '\r'? '\n' -> popMode ;
WEIGHT_STRAY : . -> type(STRAY) ;

mode AFTER_ROW;
ROW_SPACE : [ \t]+ -> channel(HIDDEN) ;
END_OF_ROW : '\r'? '\n' -> popMode ;
// Blank lines end a diagram.
END_OF_DIAGRAM : '\r'? '\n' ([ \t]* '\r'? '\n')+ -> popMode ;
REMARK : ~[ \t\r\n] ~[\r\n]* ;
ROW_STRAY : . -> type(STRAY) ;
