// Tokens of an eye shape database. A row may begin with blanks (points outside of the eye space) and
// with `>`, so it has nothing of a pattern database's lines but the name and the colon.
lexer grammar EyeShapesLexer;

COMMENT : '#' ~[\n]* '\n' -> channel(HIDDEN) ;
BLANK : [ \t]* '\r'? '\n' -> channel(HIDDEN) ;
PATTERN : 'Pattern' -> pushMode(WORDS) ;
COLON : ':' -> pushMode(WORDS) ;
EYE_ROW : [ \t]* ~[ \tP\r\n#:] ~[\r\n]* -> pushMode(REST_OF_LINE) ;
// Only rows may be indented.
INDENTED : [ \t]+ [P:#] ~[\r\n]* -> type(STRAY) ;
STRAY_WORD : 'P' ~[ \t\r\n]+ -> type(STRAY) ;
STRAY : . ;

mode WORDS;
WORD : ~[ \t\r\n]+ ;
WORDS_SPACE : [ \t]+ -> channel(HIDDEN) ;
WORDS_END : '\r'? '\n' -> type(END_OF_LINE), popMode ;
WORDS_STRAY : . -> type(STRAY) ;

mode REST_OF_LINE;
END_OF_LINE : '\r'? '\n' -> popMode ;
REST_STRAY : . -> type(STRAY) ;
