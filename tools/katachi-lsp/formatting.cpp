// The one form of a text, as `katachi fmt` writes it: an edit for each part that has another one.
#include <nlohmann/json.hpp>

#include "compiler/reader/source_parts.h"
#include "tools/authoring/format/format.h"
#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/protocol_values.h"
#include "tools/katachi-lsp/request_error.h"

namespace katachi::lsp {

namespace {

// Parts of both texts correspond where they are as many; else the whole text is one.
std::vector<base::TextEdit> edits_to(const std::string& formatted_text, const TextPlaces& places, std::string_view text,
                                     compiler::DatabaseKind kind) {
    auto before = compiler::source_parts(text, kind);
    auto after = compiler::source_parts(formatted_text, kind);
    if (before.size() != after.size()) {
        before = {{0, static_cast<std::uint32_t>(text.size())}};
        after = {{0, static_cast<std::uint32_t>(formatted_text.size())}};
    }
    std::vector<base::TextEdit> edits;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const std::string replacement =
            places.with_these_line_ends(std::string_view(formatted_text).substr(after[i].begin, after[i].length()));
        if (text.substr(before[i].begin, before[i].length()) != replacement) edits.push_back({before[i], replacement});
    }
    return edits;
}

// One that is empty, a place, touches what stands at either side.
bool touches(base::Span range, base::Span part) {
    if (range.length() == 0) return part.begin <= range.begin && range.begin <= part.end;
    return part.begin < range.end && range.begin < part.end;
}

}  // namespace

Json formatting(Session& session, const Json& params) {
    const authoring::OpenText& document = document_of(session, params);
    const TextPlaces& places = session.places(document);
    const base::SourcePtr& source = document.database->source(document.file);
    const compiler::DatabaseKind kind = document.database->database().spec.kind;
    base::Span range{0, static_cast<std::uint32_t>(source->text().size())};
    if (params.contains("range")) range = span_of(places, params["range"]);
    const std::string text = authoring::formatted(source, kind).text;
    if (const std::string fault = authoring::formatting_fault(source, text, kind); !fault.empty())
        throw RequestError(ErrorCode::request_failed, "nothing is formatted: " + fault);
    Json edits = Json::array();
    for (const base::TextEdit& edit : edits_to(text, places, source->text(), kind))
        if (touches(range, edit.span)) edits.push_back(text_edit_value(places, edit));
    return edits;
}

}  // namespace katachi::lsp
