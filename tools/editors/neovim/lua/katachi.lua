-- Starts katachi-lsp for pattern databases. Options, for init.lua:
--
--   require("katachi").setup({ cmd = { "/usr/local/bin/katachi-lsp" } })
local katachi = {}

local options = { cmd = { "katachi-lsp" } }

function katachi.setup(given)
  options = vim.tbl_extend("force", options, given or {})
end

-- The folder with the manifest; databases in one folder are checked together.
local function root_of(path)
  local manifest = vim.fn.findfile("katachi.toml", vim.fn.fnamemodify(path, ":p:h") .. ";")
  return vim.fn.fnamemodify(manifest ~= "" and manifest or path, ":p:h")
end

local clients = {}  -- by root folder

function katachi.attach()
  local buffer = vim.api.nvim_get_current_buf()
  local root = root_of(vim.api.nvim_buf_get_name(buffer))
  local config = vim.tbl_extend("force", options, { name = "katachi", root_dir = root })
  if vim.lsp.start then return vim.lsp.start(config) end
  if vim.fn.executable(config.cmd[1]) == 0 then
    return vim.notify("Katachi: there is no program " .. config.cmd[1], vim.log.levels.WARN)
  end
  if not clients[root] or vim.lsp.client_is_stopped(clients[root]) then
    clients[root] = vim.lsp.start_client(config)
  end
  return vim.lsp.buf_attach_client(buffer, clients[root])
end

return katachi
