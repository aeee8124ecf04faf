#include "tools/katachi-lsp/session.h"

#include "base/text/path_uri.h"
#include "tools/katachi-lsp/request_error.h"

namespace katachi::lsp {

const authoring::OpenText& Session::document(const std::string& uri) const {
    const authoring::OpenText* found = workspace.find(uri);
    if (found == nullptr) throw RequestError(ErrorCode::invalid_params, uri + " is not open");
    return *found;
}

std::string Session::uri_of(const base::SourceFile& source) const {
    const authoring::OpenText* open = workspace.text_at(source.path());
    return open != nullptr ? open->name : base::path_uri(source.path());
}

const TextPlaces& Session::places(const base::SourcePtr& source) {
    const auto known = places_.find(source);
    if (known != places_.end()) return known->second;
    std::erase_if(places_, [](const auto& each) { return each.first.use_count() == 1; });  // nobody else has the text
    return places_.emplace(source, TextPlaces(source->text(), client.encoding)).first->second;
}

}  // namespace katachi::lsp
