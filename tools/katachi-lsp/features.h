// What the server answers, one file a request of the protocol: each takes the parameters and gives the result. They
// throw RequestError, or Json::exception where the parameters are not what the protocol says.
#pragma once

#include <map>
#include <string>

#include "tools/katachi-lsp/json.h"
#include "tools/katachi-lsp/session.h"

namespace katachi::lsp {

// Parameters of the notification `textDocument/publishDiagnostics`: the findings of a database in this document.
Json published_diagnostics(Session& session, const authoring::OpenText& document);
// The same for each manifest that something is wrong in, which need not be open.
std::map<std::string, Json> published_of_manifests(Session& session);
Json diagnostic_value(Session& session, const authoring::OpenText& document, const base::Diagnostic& finding);

Json hover(Session& session, const Json& params);
Json completion(Session& session, const Json& params);
Json definition(Session& session, const Json& params);
Json references(Session& session, const Json& params);
Json document_highlight(Session& session, const Json& params);
Json prepare_rename(Session& session, const Json& params);
Json rename(Session& session, const Json& params);
Json document_symbols(Session& session, const Json& params);
Json workspace_symbols(Session& session, const Json& params);
Json folding_ranges(Session& session, const Json& params);
// Also of a range.
Json formatting(Session& session, const Json& params);
Json code_actions(Session& session, const Json& params);
Json semantic_tokens(Session& session, const Json& params);

// The result of `initialize`.
Json capabilities(const ClientAbilities& client);
Json semantic_token_legend();

}  // namespace katachi::lsp
