// What the server knows of its editor: what it can do, and what it has open.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "tools/authoring/workspace/workspace.h"
#include "tools/katachi-lsp/text_position.h"

namespace katachi::lsp {

// The abilities are told by what the editor said when it started.
struct ClientAbilities {
    Encoding encoding = Encoding::utf16;
    bool has_snippets = false;
    bool has_symbol_trees = false;
    bool shows_disabled_actions = false;
    bool registers_watchers = false;
};

class Session {
  public:
    // `tell` shows a line to the person at the editor.
    explicit Session(std::function<void(const std::string& line)> tell) : workspace(std::move(tell)) {}

    ClientAbilities client;
    authoring::Workspace workspace;  // texts are called by their URIs

    // Throws RequestError where it is not open.
    const authoring::OpenText& document(const std::string& uri) const;
    // How the editor names the source.
    std::string uri_of(const base::SourceFile& source) const;

    // Valid until a text changes.
    const TextPlaces& places(const base::SourcePtr& source);
    const TextPlaces& places(const authoring::OpenText& document) {
        return places(document.database->source(document.file));
    }

  private:
    std::map<base::SourcePtr, TextPlaces> places_;
};

}  // namespace katachi::lsp
