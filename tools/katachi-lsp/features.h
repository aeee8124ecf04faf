// What the server answers, one file a request of the protocol: each takes the parameters and gives the result. They
// throw RequestError, or Json::exception where the parameters are not what the protocol says.
#pragma once

#include "tools/katachi-lsp/json.h"
#include "tools/katachi-lsp/workspace.h"

namespace katachi::lsp {

// Parameters of the notification `textDocument/publishDiagnostics`: the findings of a database in this document.
Json published_diagnostics(const Workspace& workspace, const Document& document);
Json diagnostic_value(const Workspace& workspace, const Document& document, const base::Diagnostic& finding);

Json hover(Workspace& workspace, const Json& params);
Json completion(Workspace& workspace, const Json& params);
Json definition(Workspace& workspace, const Json& params);
Json references(Workspace& workspace, const Json& params);
Json document_highlight(Workspace& workspace, const Json& params);
Json prepare_rename(Workspace& workspace, const Json& params);
Json rename(Workspace& workspace, const Json& params);
Json document_symbols(Workspace& workspace, const Json& params);
Json workspace_symbols(Workspace& workspace, const Json& params);
Json folding_ranges(Workspace& workspace, const Json& params);
// Also of a range.
Json formatting(Workspace& workspace, const Json& params);
Json code_actions(Workspace& workspace, const Json& params);
Json semantic_tokens(Workspace& workspace, const Json& params);

// The result of `initialize`.
Json capabilities(const ClientAbilities& client);
Json semantic_token_legend();

}  // namespace katachi::lsp
