// What an editor can fold: entries, and comments of several lines.
#include <nlohmann/json.hpp>

#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/protocol_values.h"

namespace katachi::lsp {

namespace {

void add_fold(Json& folds, const TextPlaces& places, base::Span span, const char* kind) {
    const auto first = places.position(span.begin).line;
    const auto last = places.position(span.end).line;
    if (first == last) return;
    Json fold{{"startLine", first}, {"endLine", last}};
    if (kind != nullptr) fold["kind"] = kind;
    folds.push_back(std::move(fold));
}

void add_comment_folds(Json& folds, const TextPlaces& places, const base::SourceFile& source) {
    base::Span comment;
    for (int line = 1; line <= source.line_count(); ++line) {
        const base::Span span = source.line_span(line);
        if (source.text(span).starts_with('#')) {
            comment = {comment.end == 0 ? span.begin : comment.begin, span.end};
            continue;
        }
        if (comment.end > 0) add_fold(folds, places, comment, "comment");
        comment = {};
    }
    if (comment.end > 0) add_fold(folds, places, comment, "comment");
}

}  // namespace

Json folding_ranges(Session& session, const Json& params) {
    const authoring::OpenText& document = document_of(session, params);
    const TextPlaces& places = session.places(document);
    const base::SourcePtr& source = document.database->source(document.file);
    Json folds = Json::array();
    for (const compiler::Pattern& entry : document.database->database().patterns)
        if (entry.source == source) add_fold(folds, places, entry.span, nullptr);
    add_comment_folds(folds, places, *source);
    return folds;
}

}  // namespace katachi::lsp
