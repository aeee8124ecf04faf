// Constraints (lines of `;`) and actions (lines of `>`): expressions over calls, in C's precedence.
grammar Constraint;

constraint : expression SEMICOLON* EOF ;

action : statement* EOF ;

statement
    : IF OPEN expression CLOSE statement (ELSE statement)?
    | RETURN expression SEMICOLON?
    | OPEN_BLOCK statement* CLOSE_BLOCK
    | call SEMICOLON?
    | SEMICOLON
    ;

// `?` behind an operand chooses between two expressions, as in C.
expression : disjunction (TENUKI expression COLON expression)? ;

disjunction : conjunction (OR conjunction)* ;

conjunction : equality (AND equality)* ;

equality : comparison ((EQUAL | NOT_EQUAL) comparison)* ;

comparison : sum ((LESS | LESS_EQUAL | GREATER | GREATER_EQUAL) sum)* ;

sum : unary ((PLUS | MINUS) unary)* ;

unary : (NOT | MINUS)* primary ;

primary
    : OPEN expression CLOSE
    | call
    | NAME
    | NUMBER
    ;

call : NAME OPEN (argument (COMMA argument)*)? CLOSE ;

// A label is a NAME of one letter; `*` is the move, `?` a pass within a line of play.
argument : MOVE | TENUKI | expression ;

IF : 'if' ;
ELSE : 'else' ;
RETURN : 'return' ;
OR : '||' ;
AND : '&&' ;
EQUAL : '==' ;
NOT_EQUAL : '!=' ;
LESS_EQUAL : '<=' ;
GREATER_EQUAL : '>=' ;
LESS : '<' ;
GREATER : '>' ;
PLUS : '+' ;
MINUS : '-' ;
NOT : '!' ;
OPEN : '(' ;
CLOSE : ')' ;
OPEN_BLOCK : '{' ;
CLOSE_BLOCK : '}' ;
COMMA : ',' ;
COLON : ':' ;
SEMICOLON : ';' ;
MOVE : '*' ;
TENUKI : '?' ;
NUMBER : [0-9]+ ('.' [0-9]*)? | '.' [0-9]+ ;
NAME : [A-Za-z_] [A-Za-z_0-9]* ;
SPACE : [ \t\r\n]+ -> channel(HIDDEN) ;
STRAY : . ;
