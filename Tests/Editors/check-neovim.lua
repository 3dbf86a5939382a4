-- A second Neovim, with the set-up of Examples/Integrations.md as its init.lua, in which keys are typed.
--
-- nvim --headless -u NONE -i NONE -c "luafile check-neovim.lua", in a copy of Project; check.py does all of it.

local failures, count = {}, 0

-- What a language server does takes a moment; a machine that does much else takes more.
local most_milliseconds = 20000
-- What comes behind something that did not come will rarely come either.
local milliseconds_after_failure = 2000

local editor = vim.fn.jobstart({ vim.v.progpath, '--embed', '--headless', '-i', 'NONE', '-n' }, { rpc = true })

local function call(method, ...)
  return vim.rpcrequest(editor, 'nvim_' .. method, ...)
end

-- What a piece of Lua is in the other Neovim.
local function lua(text, ...)
  return call('exec_lua', text, { ... })
end

local function type_keys(keys)
  call('input', keys)
end

-- What the editor shows in the end, as soon as it is what is expected.
local function expect(what, is_right, look)
  count = count + 1
  local seen
  local is_found = vim.wait(#failures == 0 and most_milliseconds or milliseconds_after_failure, function()
    -- A message that is longer than a line waits for a key, and until then nothing is answered.
    while call('get_mode').blocking do call('input', '<CR>') end
    seen = look()
    return is_right(seen)
  end, 50)
  if not is_found then
    table.insert(failures, what .. ': ' .. vim.inspect(seen))
  end
end

local function is(expected)
  return function(seen) return vim.deep_equal(seen, expected) end
end

local function has(text)
  return function(seen) return type(seen) == 'string' and seen:find(text, 1, true) ~= nil end
end

local function line(number)
  return function() return call('buf_get_lines', 0, number - 1, number, false)[1] end
end

local function name_of_file()
  return lua([[return vim.fn.expand('%:t')]])
end

-- Each finding as its place, counted as the editor counts, its code and its source.
local function findings()
  return lua([[
    return vim.tbl_map(function(finding)
      return { finding.lnum, finding.col, finding.end_col, finding.code, finding.source }
    end, vim.diagnostic.get(0))
  ]])
end

local function messages()
  return call('exec', 'messages', true)
end

-- The text of all windows that float over the others.
local function floating()
  return lua([[
    local texts = {}
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= '' then
        vim.list_extend(texts, vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false))
      end
    end
    return table.concat(texts, '\n')
  ]])
end

call('command', 'edit Screens/Login.yml')
-- The column is one of bytes, behind characters of two and four of them.
expect('the finding of the typo', is({ { 8, 49, 53, 'unknown-key', 'genvc' } }), findings)
expect('what it advises', has('did you mean `font`?'), function()
  return lua([[local finding = vim.diagnostic.get(0)[1]; return finding and finding.message]])
end)

-- The fix at the cursor; one alone is offered too, and the first is taken.
call('win_set_cursor', 0, { 9, 51 })
lua([[
  vim.ui.select = function(items, options, choose)
    choice = options.format_item(items[1])
    choose(items[1], 1)
  end
]])
type_keys(':lua vim.lsp.buf.code_action()<CR>')
expect('the mended line', is('  - { label: greeting, text: "👋 Grüß dich", font: title2 }'), line(9))
expect('the name of the fix', is('Replace `fnot` with `font`'), function() return lua('return choice') end)
expect('no finding any more', is({}), findings)

-- The canonical form, on top of the fix.
-- Neovim 0.7 has another name for it than the versions after it.
local format = lua('return vim.lsp.buf.format ~= nil') and 'format({ timeout_ms = 10000 })'
    or 'formatting_sync(nil, 10000)'
type_keys(':lua vim.lsp.buf.' .. format .. '<CR>')
expect('the formatted line', is('margins: large'), line(3))

-- Completion as it is typed.
call('win_set_cursor', 0, { 8, 0 })
type_keys('o<C-u>    textCol<C-x><C-o>')
expect('the words that may stand there', function(words) return vim.tbl_contains(words, 'textColor') end, function()
  return lua([[
    return vim.tbl_map(function(item) return item.abbr end, vim.fn.complete_info({ 'items' }).items)
  ]])
end)
type_keys('<Esc>')
expect('the completed line', is('    textColor: '), line(9))
type_keys('u')

-- Hover, over a key.
call('win_set_cursor', 0, { 3, 2 })
type_keys('<Esc>:lua vim.lsp.buf.hover()<CR>')
expect('what `margins` is', has('margins'), floating)

-- The definition of a style, and of what `onReturn` names.
lua([[vim.fn.search('style: quiet')]])
type_keys('5l2l:lua vim.lsp.buf.definition()<CR>')
expect('the definition of the style', is({ 5, 2 }), function() return call('win_get_cursor', 0) end)

-- Another name for it, everywhere.
type_keys(':lua vim.lsp.buf.rename("calm")<CR>')
expect('the new name', is('  calm: { textColor: textSecondary }'), line(5))
expect('the new name where it is used', function(number) return number > 0 end, function()
  return lua([[return vim.fn.search('style: calm', 'nw')]])
end)

-- The outline.
type_keys(':lua vim.lsp.buf.document_symbol()<CR>')
expect('the outline', has('email'), function()
  return lua([[
    return table.concat(vim.tbl_map(function(item) return item.text end, vim.fn.getloclist(0) or {}), ' ')
      .. table.concat(vim.tbl_map(function(item) return item.text end, vim.fn.getqflist()), ' ')
  ]])
end)
type_keys(':cclose | lclose<CR>')

-- The lens over the name of the screen, and what it shows.
expect('the lens', has('all well'), function()
  lua([[vim.lsp.codelens.refresh()]])
  return lua([[
    local lens = vim.lsp.codelens.get(vim.api.nvim_get_current_buf())[1]
    return lens and lens.command.title
  ]])
end)
call('win_set_cursor', 0, { 1, 0 })
type_keys(':lua vim.lsp.codelens.run()<CR>')
expect('the drawing', has('[Safe Area Top]'), messages)
type_keys('<CR>')

-- A second document, whose findings are its own.
type_keys('<Esc>:write<CR>:edit Screens/Profile.yml<CR>')
expect('the second document', is('Profile.yml'), name_of_file)
expect('its finding', is({ { 6, 4, 9, 'unknown-key', 'genvc' } }), findings)
type_keys('7Gwciwtitle<Esc>:write<CR>')
expect('the mended line of the second document', is('    title: Leave'), line(7))
expect('no finding in the second document', is({}), findings)
expect('the saved document', has('title: Leave'), function()
  return table.concat(vim.fn.readfile('Screens/Profile.yml'), '\n')
end)
expect('the document that was saved before', has('calm: { textColor: textSecondary }'), function()
  return table.concat(vim.fn.readfile('Screens/Login.yml'), '\n')
end)

-- Each document goes as it came, and the server with the editor.
local server = lua([[return vim.tbl_map(function(client) return client.rpc.pid end, vim.lsp.get_active_clients())]])
expect('one server for both documents', is(1), function() return #server end)
type_keys(':bwipeout<CR>:qall!<CR>')
count = count + 1
if vim.fn.jobwait({ editor }, most_milliseconds)[1] ~= 0 then table.insert(failures, 'an end of the editor') end
count = count + 1
local is_gone = vim.wait(most_milliseconds, function() return vim.loop.kill(server[1] or 0, 0) ~= 0 end, 50)
if not is_gone then table.insert(failures, 'an end of the server') end

local version = vim.version()
local outcome = {
  string.format('Neovim %d.%d.%d: %d of %d', version.major, version.minor, version.patch, count - #failures, count),
}
for _, failure in ipairs(failures) do table.insert(outcome, 'not there: ' .. failure:gsub('\n', ' ')) end
vim.fn.writefile(outcome, vim.env.GENVC_CHECK_OUTCOME)
vim.cmd(#failures == 0 and 'qall!' or 'cquit')
