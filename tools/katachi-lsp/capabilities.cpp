// What the server says it can do.
#include <nlohmann/json.hpp>

#include "tools/katachi-lsp/features.h"

namespace katachi::lsp {

Json capabilities(const ClientAbilities& client) {
    constexpr int incremental = 2;
    return {
        {"positionEncoding", client.encoding == Encoding::utf8 ? "utf-8" : "utf-16"},
        {"textDocumentSync", {{"openClose", true}, {"change", incremental}, {"save", true}}},
        {"hoverProvider", true},
        {"completionProvider", {{"triggerCharacters", {":", ",", "(", ";", ">", "[", "&", "|", "!"}}}},
        {"definitionProvider", true},
        {"referencesProvider", true},
        {"documentHighlightProvider", true},
        {"renameProvider", {{"prepareProvider", true}}},
        {"documentSymbolProvider", true},
        {"workspaceSymbolProvider", true},
        {"foldingRangeProvider", true},
        {"documentFormattingProvider", true},
        {"documentRangeFormattingProvider", true},
        {"codeActionProvider", {{"codeActionKinds", {"quickfix", "refactor.rewrite", "source.fixAll.katachi"}}}},
        {"semanticTokensProvider", {{"legend", semantic_token_legend()}, {"full", true}, {"range", true}}},
    };
}

}  // namespace katachi::lsp
