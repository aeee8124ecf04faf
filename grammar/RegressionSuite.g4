// Regression suites (.tst): GTP commands, a line each; numbered ones are tests, and `#?` says what a test should answer.
// The reader asks for item after item.
parser grammar RegressionSuite;

options { tokenVocab = RegressionSuiteLexer; }

item : command | expectation | END_OF_LINE ;

command : NUMBER? name=WORD WORD* END_OF_LINE ;

expectation : EXPECTATION answer=BRACKETED (STAR | AMPERSAND)* END_OF_LINE ;
