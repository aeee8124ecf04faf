// Tokens of a pattern database (.db). What a line is, its first character says; what follows is read
// in a mode of its own, which the end of the line leaves. Blank lines and comments are hidden.
lexer grammar PatternDatabaseLexer;

COMMENT : '#' ~[\n]* '\n' -> channel(HIDDEN) ;
BLANK : [ \t]* '\r'? '\n' -> channel(HIDDEN) ;
INDENT : [ \t]+ -> channel(HIDDEN) ;

PATTERN : 'Pattern' -> pushMode(WORDS) ;
ATTRIBUTE_MAP : 'attribute_map' -> pushMode(WORDS) ;
GOAL_ELEMENTS : 'goal_elements' -> pushMode(WORDS) ;
CALLBACK_DATA : 'callback_data' -> pushMode(WORDS) ;

COLON : ':' -> pushMode(COLON_LINE) ;
CONSTRAINT_LINE : ';' ~[\r\n]* -> pushMode(REST_OF_LINE) ;
ACTION_LINE : '>' ~[\r\n]* -> pushMode(REST_OF_LINE) ;
ROW : ~[ \t\r\n#:;>] ~[ \t\r\n]* -> pushMode(AFTER_ROW) ;

STRAY : . ;

// The name of an entry or the value of a directive.
mode WORDS;
WORD : ~[ \t\r\n]+ ;
WORDS_SPACE : [ \t]+ -> channel(HIDDEN) ;
WORDS_END : '\r'? '\n' -> type(END_OF_LINE), popMode ;
WORDS_STRAY : . -> type(STRAY) ;

// :symmetry,classes,attribute(value),helper
mode COLON_LINE;
COMMA : ',' ;
OPEN : '(' ;
CLOSE : ')' ;
FIELD : ~[,() \t\r\n]+ ;
COLON_SPACE : [ \t]+ -> channel(HIDDEN) ;
COLON_END : '\r'? '\n' -> type(END_OF_LINE), popMode ;
COLON_STRAY : . -> type(STRAY) ;

// Behind a row of a diagram stands a remark.
mode AFTER_ROW;
REMARK_SPACE : [ \t]+ -> channel(HIDDEN) ;
REMARK : ~[ \t\r\n] ~[\r\n]* ;
ROW_END : '\r'? '\n' -> type(END_OF_LINE), popMode ;
ROW_STRAY : . -> type(STRAY) ;

mode REST_OF_LINE;
END_OF_LINE : '\r'? '\n' -> popMode ;
REST_STRAY : . -> type(STRAY) ;
