// A pattern database: directives and named entries. README.md says what each part means. The reader asks for
// item after item, so that an error costs one.
parser grammar PatternDatabase;

options { tokenVocab = PatternDatabaseLexer; }

item : directive | entry ;

directive : (ATTRIBUTE_MAP | GOAL_ELEMENTS | CALLBACK_DATA) WORD END_OF_LINE ;

entry : PATTERN WORD END_OF_LINE diagram colonLine diagram? condition* ;

diagram : row+ ;

row : ROW REMARK? END_OF_LINE ;

colonLine : COLON symmetry=FIELD (COMMA classes=FIELD? (COMMA attribute?)*)? END_OF_LINE ;

attribute : name=FIELD (OPEN argument=FIELD? CLOSE)? ;

// The text behind `;` and `>` is read by the grammar Constraint.
condition : (CONSTRAINT_LINE | ACTION_LINE) END_OF_LINE ;
