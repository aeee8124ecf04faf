" Pattern databases of Go shapes.
if exists("b:current_syntax")
  finish
endif
syntax case match
syntax match katachiComment "^#.*$"
syntax match katachiName "\S\+" contained
syntax match katachiEntry "^Pattern\>" nextgroup=katachiName skipwhite
syntax match katachiDirective "^\(attribute_map\|goal_elements\|callback_data\)\>"
syntax match katachiSymmetry "^:[^,]" nextgroup=katachiFields
syntax match katachiFields ".*$" contained contains=katachiCall,katachiNumber
syntax match katachiCondition "^[;>].*$" contains=katachiCall,katachiNumber,katachiConstant,katachiStatement
syntax match katachiCall "\<\h\w*\ze(" contained
syntax match katachiNumber "\<-\?\d\+\(\.\d\+\)\?\>" contained
syntax keyword katachiConstant contained WIN KO_A KO_B ALIVE CRITICAL DEAD UNKNOWN color value doing_scoring
syntax keyword katachiStatement contained if else return

highlight default link katachiComment Comment
highlight default link katachiEntry Keyword
highlight default link katachiName Function
highlight default link katachiDirective PreProc
highlight default link katachiSymmetry Type
highlight default link katachiCall Identifier
highlight default link katachiNumber Number
highlight default link katachiConstant Constant
highlight default link katachiStatement Statement
let b:current_syntax = "katachi"
