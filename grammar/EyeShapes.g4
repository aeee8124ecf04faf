// Eye shapes: a numbered shape and its value, four digits. The reader asks for entry after entry.
parser grammar EyeShapes;

options { tokenVocab = EyeShapesLexer; }

entry : PATTERN WORD END_OF_LINE diagram value ;

diagram : row+ ;

row : EYE_ROW END_OF_LINE ;

value : COLON WORD END_OF_LINE ;
