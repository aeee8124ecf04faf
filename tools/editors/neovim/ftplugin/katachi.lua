vim.opt_local.commentstring = "# %s"
vim.opt_local.foldmethod = "expr"
vim.opt_local.foldexpr = [[getline(v:lnum)=~'^Pattern\s'?'>1':'=']]
vim.opt_local.foldlevel = 99
local undo = "setlocal commentstring< foldmethod< foldexpr< foldlevel<"
vim.b.undo_ftplugin = vim.b.undo_ftplugin and vim.b.undo_ftplugin .. " | " .. undo or undo
require("katachi").attach()
