// Local patterns for playouts: a diagram of 3x3 points around the move, then its weights, each with
// the conditions under which it holds. The reader asks for entry after entry.
parser grammar MonteCarlo;

options { tokenVocab = MonteCarloLexer; }

entry : diagram weightLine+ ;

diagram
    : (ROW END_OF_ROW)+
    | (ROW END_OF_ROW)* ROW END_OF_DIAGRAM
    ;

weightLine : COLON weight=FIELD (COMMA condition+=FIELD)* END_OF_LINE ;
