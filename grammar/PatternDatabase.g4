// A pattern database: directives and named entries. README.md says what each part means.
parser grammar PatternDatabase;

options { tokenVocab = PatternDatabaseLexer; }

database : (directive | entry)* EOF ;

directive : (ATTRIBUTE_MAP | GOAL_ELEMENTS | CALLBACK_DATA) WORD END_OF_LINE ;

entry : PATTERN WORD END_OF_LINE diagram colonLine diagram? condition* ;

diagram : row+ ;

row : ROW REMARK? END_OF_LINE ;

colonLine : COLON symmetry=FIELD (COMMA classes=FIELD? (COMMA attribute?)*)? END_OF_LINE ;

attribute : name=FIELD (OPEN argument=FIELD? CLOSE)? ;

// The text behind `;` and `>` is read by the grammar Constraint.
condition : (CONSTRAINT_LINE | ACTION_LINE) END_OF_LINE ;
