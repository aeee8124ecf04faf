-- A session of Neovim with katachi-lsp, as somebody would type it. KATACHI_LSP names the server, KATACHI_PLUGIN the
-- folder of the plug-in, KATACHI_FOLDER a folder to write in.
local folder = os.getenv("KATACHI_FOLDER")
local plugin = os.getenv("KATACHI_PLUGIN")
local steps = 0

local function fail(message)
  io.stderr:write("neovim session: " .. message .. "\n")
  vim.cmd("cquit! 1")
end

local function step(name, holds)
  local ok = vim.wait(8000, function()
    local good, result = pcall(holds)
    return good and result
  end, 20)
  if not ok then
    local _, why = pcall(holds)
    fail(name .. ": not so after 8 seconds (" .. tostring(why) .. ")\n" ..
      table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n"))
  end
  steps = steps + 1
end

local function lines()
  return vim.api.nvim_buf_get_lines(0, 0, -1, false)
end

local function contains(text)
  return table.concat(lines(), "\n"):find(text, 1, true) ~= nil
end

local function rules()
  local found = {}
  for _, finding in ipairs(vim.diagnostic.get(0)) do
    table.insert(found, tostring(finding.code or (finding.user_data and finding.user_data.lsp.code)))
  end
  table.sort(found)
  return table.concat(found, " ")
end

local function request(method, extra)
  local params = vim.lsp.util.make_position_params()
  for key, value in pairs(extra or {}) do params[key] = value end
  local answers = vim.lsp.buf_request_sync(0, method, params, 8000) or {}
  for _, answer in pairs(answers) do
    if answer.error then fail(method .. ": " .. answer.error.message) end
    return answer.result
  end
end

local function cursor_on(text)
  for number, line in ipairs(lines()) do
    local column = line:find(text, 1, true)
    if column then return vim.api.nvim_win_set_cursor(0, { number, column - 1 }) end
  end
  fail("there is no " .. text)
end

vim.opt.runtimepath:append(plugin)
vim.cmd("runtime! ftdetect/*.lua")
vim.cmd("filetype plugin on")
require("katachi").setup({ cmd = { os.getenv("KATACHI_LSP") } })

local text = {
  "# nets", "", "", "Pattern N1", "# the plain net", "", "?O?", "?X.", "?.*", "", ":8,A", "", "?O?", "?A.", "?.*", "",
  ";lib(A) == 2 && oplay_attack(*,d)",
}
vim.fn.writefile(text, folder .. "/nets.db")
vim.cmd("edit " .. folder .. "/nets.db")

step("the file is known", function() return vim.bo.filetype == "katachi" end)
step("the mistake is found", function() return rules() == "label-not-in-diagram" end)

cursor_on("d)")
vim.cmd("normal! rA")
step("mended, it is gone", function() return rules() == "" end)

cursor_on("oplay_attack")
step("hover tells of the helper", function()
  local hover = request("textDocument/hover")
  return hover and vim.inspect(hover.contents):find("oplay_attack", 1, true) ~= nil
end)

cursor_on("lib(A)")
step("completion offers helpers", function()
  vim.api.nvim_win_set_cursor(0, { 17, 3 })
  local offered = request("textDocument/completion")
  for _, item in ipairs(offered.items or offered) do
    if item.label == "lib" then return true end
  end
  return false
end)

cursor_on("A) == 2")
vim.lsp.buf.rename("B")
step("the label is renamed in diagram and constraint", function()
  return contains("?B.") and contains(";lib(B) == 2 && oplay_attack(*,B)")
end)
step("and nothing is wrong then", function() return rules() == "" end)

cursor_on("Pattern")
step("the definition of a label is its point", function()
  cursor_on("B) == 2")
  local found = request("textDocument/definition")
  local place = found and (found[1] or found)
  return place.range.start.line == 13 and place.range.start.character == 1
end)

step("entries are symbols", function()
  local symbols = request("textDocument/documentSymbol", { textDocument = vim.lsp.util.make_text_document_params() })
  return symbols and symbols[1].name == "N1"
end)

vim.api.nvim_buf_set_lines(0, 1, 3, false, { "", "", "", "" })
if vim.lsp.buf.format then vim.lsp.buf.format() else vim.lsp.buf.formatting_sync(nil, 8000) end
step("formatting takes the blank lines", function() return lines()[4] == "Pattern N1" and contains("?O?") end)

vim.cmd("silent write")
vim.cmd('let &undolevels = &undolevels')  -- what was done before is another step to undo
vim.api.nvim_buf_set_lines(0, 5, 6, false, { "", "O", "?O?" })
step("a broken row is told of", function() return rules():find("not-a-rectangle", 1, true) ~= nil end)
vim.cmd("silent undo")
step("undone, it is gone", function() return rules() == "" end)

vim.cmd("silent write")
local many_comments = {}
for number = 1, 300 do many_comments[number] = "# comment " .. number end
vim.list_extend(many_comments, { "", "Pattern C1", "", "O.", ".*", "", ":8,-" })
vim.fn.writefile(many_comments, folder .. "/comments.db")
vim.cmd("edit " .. folder .. "/comments.db")
step("comments may come first", function() return vim.bo.filetype == "katachi" end)
step("entries are folds", function()
  local entry = #many_comments - 5
  return vim.fn.foldlevel(entry - 1) == 0 and vim.fn.foldlevel(entry) == 1 and vim.fn.foldlevel(entry + 5) == 1
end)

vim.fn.writefile({ "Pattern of life" }, folder .. "/notes.txt")
local function has_no_fold()
  return vim.wo.foldmethod == "manual" and vim.fn.foldlevel(1) == 0 and vim.wo.foldlevel == 0
end
vim.cmd("edit " .. folder .. "/notes.txt")
step("other files in the window have their own folds", has_no_fold)
vim.cmd("edit " .. folder .. "/comments.db")
vim.cmd("setfiletype text | set filetype=text")
step("so has a file that becomes another one", function() return has_no_fold() and vim.bo.commentstring ~= "# %s" end)

vim.fn.writefile({ "F19-0-1 11176 dd", "F19-1-1 5946 pddd" }, folder .. "/openings.dbz")
vim.cmd("edit " .. folder .. "/openings.dbz")
step("openings of whole boards are known", function() return vim.bo.filetype == "katachi" end)

io.stdout:write(steps .. " steps\n")
vim.cmd("qall!")
