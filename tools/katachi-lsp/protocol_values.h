// Values of the protocol from those of the compiler, and back.
#pragma once

#include "tools/authoring/names/named_thing.h"
#include "tools/katachi-lsp/json.h"
#include "tools/katachi-lsp/session.h"

namespace katachi::lsp {

Json position_value(TextPosition position);
Json range_value(const TextPlaces& places, base::Span span);
Json location_value(Session& session, const base::SourcePtr& source, base::Span span);
Json text_edit_value(const TextPlaces& places, const base::TextEdit& edit);
// A WorkspaceEdit of one document.
Json edit_of_document(Session& session, const authoring::OpenText& document, const std::vector<base::TextEdit>& edits);
Json markdown(const std::string& text);

// These throw RequestError for what is no position or range.
TextPosition position_of(const Json& value);
base::Span span_of(const TextPlaces& places, const Json& range);

// The document that the parameters name. Throws RequestError where it is not open.
const authoring::OpenText& document_of(const Session& session, const Json& params);

// The place that the parameters name.
struct Spot {
    const authoring::OpenText& document;
    const TextPlaces& places;
    const compiler::PatternDatabase& database;
    base::SourcePtr source;
    std::uint32_t offset = 0;
    const compiler::Pattern* entry = nullptr;  // null outside of entries

    std::optional<authoring::NamedThing> thing() const;
};
Spot spot_of(Session& session, const Json& params);

}  // namespace katachi::lsp
