// Tokens of game records. They need no parser: brackets of trees push and pop a mode, so that the end of a game is known
// without a recursive rule, and the reader builds the tree from where trees open and close. What no bracket holds together
// is text between the games.
lexer grammar SgfLexer;

OPEN : '(' -> pushMode(OPENED) ;
TEXT : ~'('+ ;

fragment BLANK : [ \t\r\n\u000b\f] ;
// A value that nothing closes goes on to the end of the text.
fragment BRACKETED : '[' (~[\]\\] | '\\' .)* (']' | '\\'? EOF) ;

// Behind a bracket outside of games: a game follows, or more text.
mode OPENED;
OPENED_BLANK : BLANK+ -> skip ;
OPENED_AGAIN : '(' -> type(OPEN) ;
FIRST_NODE : ';' -> type(NODE), mode(GAME) ;
FIRST_NAME : [A-Z]+ -> type(NAME), mode(NAMED) ;
NO_GAME : . -> popMode ;

// Behind the first name of what may be a game without its first ';'.
mode NAMED;
FIRST_VALUE : BRACKETED -> type(VALUE), mode(GAME) ;
NAMED_AGAIN : '(' -> type(OPEN), mode(OPENED) ;
NAMED_OTHER : . -> type(NO_GAME), popMode ;

mode GAME;
OPEN_TREE : '(' -> pushMode(GAME) ;
CLOSE_TREE : ')' -> popMode ;
NODE : ';' ;
NAME : [A-Za-z] [A-Za-z0-9]* ;
VALUE : BRACKETED ;
GAME_BLANK : BLANK+ -> skip ;
STRAY : ~[();[A-Za-z \t\r\n\u000b\f]+ ;
