// Local patterns for playouts: a diagram of 3x3 points around the move, then its weights, each with
// the conditions under which it holds.
parser grammar MonteCarlo;

options { tokenVocab = MonteCarloLexer; }

monteCarlo : entry* EOF ;

entry : row+ weightLine+ ;

row : ROW END_OF_LINE ;

weightLine : COLON weight=FIELD (COMMA condition+=FIELD)* END_OF_LINE ;
