-- Other programs have .db files too: a pattern database shows itself by its first lines.
local starts = { "^Pattern%s", "^attribute_map%s", "^goal_elements%s", "^callback_data%s", "^:[%d.]+" }

local function is_pattern_database(lines)
  for _, line in ipairs(lines) do
    for _, start in ipairs(starts) do
      if line:find(start) then return true end
    end
  end
  return false
end

vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = "*.db",
  callback = function(event)
    local lines = vim.api.nvim_buf_get_lines(event.buf, 0, 200, false)
    local is_new = #lines == 1 and lines[1] == ""
    if is_new or is_pattern_database(lines) then vim.bo[event.buf].filetype = "katachi" end
  end,
})
