-- Other programs have .db files too: a pattern database shows itself by its first lines that are no comments. The last
-- of these is an opening of a .dbz file, as in "F19-1-1 5946 pddd".
local starts = {
  "^Pattern%s", "^attribute_map%s", "^goal_elements%s", "^callback_data%s", "^:[%d.]+", "^%S+ [%d.]+ %l+$",
}
local enough_lines = 200

local function is_pattern_database(lines)
  local seen = 0
  for _, line in ipairs(lines) do
    for _, start in ipairs(starts) do
      if line:find(start) then return true end
    end
    if not line:find("^#") then seen = seen + 1 end
    if seen == enough_lines then return false end
  end
  return false
end

local function is_new(lines)
  return #lines == 1 and lines[1] == ""
end

vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = { "*.db", "*.dbz" },
  callback = function(event)
    local lines = vim.api.nvim_buf_get_lines(event.buf, 0, -1, false)
    if is_new(lines) or is_pattern_database(lines) then vim.bo[event.buf].filetype = "katachi" end
  end,
})
