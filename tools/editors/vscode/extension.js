// Starts katachi-lsp for pattern databases; what it answers is what the shell says.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");
const { entrySnippet, nextName } = require("./entries");

const language = "katachi-patterns";
const constraintDiagram = "make a constraint diagram";

let client;

async function startServer() {
  const command = vscode.workspace.getConfiguration("katachi").get("server.path", "katachi-lsp");
  client = new LanguageClient("katachi", "Katachi", { command }, {
    documentSelector: [{ language }],
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/{katachi.toml,*.db,*.dbz}") },
  });
  try {
    await client.start();
  } catch (error) {
    vscode.window.showErrorMessage(
      `Katachi: cannot start ${command}: ${error.message}. Install katachi-lsp, or set katachi.server.path.`);
  }
}

async function stopServer() {
  if (client && client.isRunning()) await client.stop();
}

function newEntry(editor) {
  const line = editor.selection.active.line;
  const lines = editor.document.getText().split(/\r?\n/);
  return editor.insertSnippet(new vscode.SnippetString(entrySnippet(nextName(lines, line))));
}

async function copyDiagram(editor) {
  const actions = await vscode.commands.executeCommand(
    "vscode.executeCodeActionProvider", editor.document.uri, editor.selection, "refactor.rewrite");
  const action = (actions || []).find((each) => each.title === constraintDiagram);
  if (!action) {
    vscode.window.showInformationMessage("Katachi: put the cursor into an entry without a constraint diagram.");
    return;
  }
  await vscode.workspace.applyEdit(action.edit);
}

function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerTextEditorCommand("katachi.newEntry", newEntry),
    vscode.commands.registerTextEditorCommand("katachi.copyDiagram", copyDiagram),
    vscode.commands.registerCommand("katachi.restartServer", async () => {
      await stopServer();
      await startServer();
    }));
  return startServer();
}

module.exports = { activate, deactivate: stopServer };
