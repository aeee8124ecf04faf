#include "tools/katachi-lsp/protocol_values.h"

#include <nlohmann/json.hpp>

#include "tools/katachi-lsp/request_error.h"

namespace katachi::lsp {

namespace {

std::uint64_t count_of(const Json& value) {
    if (!value.is_number_unsigned()) throw RequestError(ErrorCode::invalid_params, "a line or character is a number");
    return value.get<std::uint64_t>();
}

}  // namespace

Json position_value(TextPosition position) { return {{"line", position.line}, {"character", position.character}}; }

Json range_value(const TextPlaces& places, base::Span span) {
    return {{"start", position_value(places.position(span.begin))}, {"end", position_value(places.position(span.end))}};
}

Json location_value(Session& session, const base::SourcePtr& source, base::Span span) {
    return {{"uri", session.uri_of(*source)}, {"range", range_value(session.places(source), span)}};
}

Json text_edit_value(const TextPlaces& places, const base::TextEdit& edit) {
    return {{"range", range_value(places, edit.span)}, {"newText", places.with_these_line_ends(edit.replacement)}};
}

Json edit_of_document(Session& session, const authoring::OpenText& document, const std::vector<base::TextEdit>& edits) {
    const TextPlaces& places = session.places(document);
    Json values = Json::array();
    for (const base::TextEdit& edit : edits) values.push_back(text_edit_value(places, edit));
    return {{"changes", {{document.name, std::move(values)}}}};
}

Json markdown(const std::string& text) { return {{"kind", "markdown"}, {"value", text}}; }

TextPosition position_of(const Json& value) {
    return {.line = count_of(value.at("line")), .character = count_of(value.at("character"))};
}

base::Span span_of(const TextPlaces& places, const Json& range) {
    const auto begin = places.offset(position_of(range.at("start")));
    const auto end = places.offset(position_of(range.at("end")));
    return {std::min(begin, end), std::max(begin, end)};
}

const authoring::OpenText& document_of(const Session& session, const Json& params) {
    return session.document(params.at("textDocument").at("uri").get<std::string>());
}

std::optional<authoring::NamedThing> Spot::thing() const {
    return entry == nullptr ? std::nullopt : authoring::named_thing_at(*entry, offset);
}

Spot spot_of(Session& session, const Json& params) {
    const authoring::OpenText& document = document_of(session, params);
    const TextPlaces& places = session.places(document);
    const auto& database = document.database->database();
    const base::SourcePtr& source = document.database->source(document.file);
    const auto offset = places.offset(position_of(params.at("position")));
    return {.document = document,
            .places = places,
            .database = database,
            .source = source,
            .offset = offset,
            .entry = authoring::entry_at(database, source, offset)};
}

}  // namespace katachi::lsp
