vim.bo.commentstring = "# %s"
vim.wo.foldmethod = "expr"
vim.wo.foldexpr = "getline(v:lnum)=~'^Pattern\\\\s'?'>1':'='"
vim.wo.foldlevel = 99
require("katachi").attach()
