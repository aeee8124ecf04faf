// Game records. The grammar is flat: the reader builds the tree from where trees open and close, so that no depth of
// variations is too deep, and nothing that is missing or too much stops it. The reader asks for game after game.
parser grammar Sgf;

options { tokenVocab = SgfLexer; }

game : OPEN item* ;

item
    : OPEN_TREE loose+=VALUE*
    | CLOSE_TREE loose+=VALUE*
    | NODE loose+=VALUE*
    | property
    | STRAY loose+=VALUE*
    ;

property : NAME VALUE* ;
