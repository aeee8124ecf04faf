// Outline: the entries and directives of a text, and entries by a part of their name.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "base/text/ascii_case.h"
#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/protocol_values.h"

namespace katachi::lsp {

namespace {

constexpr int property_kind = 7;
constexpr int object_kind = 19;
constexpr std::size_t most_symbols = 500;

// An entry without a name is known by its first line.
base::Span name_place(const compiler::Pattern& entry) {
    if (entry.name_span.length() > 0) return entry.name_span;
    return {entry.span.begin, entry.span.begin};
}

std::string colon_line_text(const compiler::Pattern& entry) {
    return std::string(entry.source->text(entry.colon_span));
}

Json tree_symbol(const TextPlaces& places, const compiler::Pattern& entry) {
    return {{"name", entry.name},
            {"detail", colon_line_text(entry)},
            {"kind", object_kind},
            {"range", range_value(places, entry.span)},
            {"selectionRange", range_value(places, name_place(entry))}};
}

Json tree_symbol(const TextPlaces& places, const compiler::Directive& directive) {
    return {{"name", directive.name},
            {"detail", directive.value},
            {"kind", property_kind},
            {"range", range_value(places, directive.span)},
            {"selectionRange", range_value(places, directive.span)}};
}

Json flat_symbol(Session& session, const compiler::PatternDatabase& database, const compiler::Pattern& entry) {
    return {{"name", entry.name},
            {"kind", object_kind},
            {"containerName", database.spec.name},
            {"location", location_value(session, entry.source, entry.span)}};
}

}  // namespace

Json document_symbols(Session& session, const Json& params) {
    const authoring::OpenText& document = document_of(session, params);
    const TextPlaces& places = session.places(document);
    const auto& database = document.database->database();
    const base::SourcePtr& source = document.database->source(document.file);
    Json symbols = Json::array();
    if (session.client.has_symbol_trees)
        for (const compiler::Directive& directive : database.directives)
            if (directive.source == source) symbols.push_back(tree_symbol(places, directive));
    for (const compiler::Pattern& entry : database.patterns) {
        if (entry.source != source) continue;
        symbols.push_back(session.client.has_symbol_trees ? tree_symbol(places, entry)
                                                          : flat_symbol(session, database, entry));
    }
    return symbols;
}

Json workspace_symbols(Session& session, const Json& params) {
    const std::string query = base::lower_case(params.at("query").get<std::string>());
    Json symbols = Json::array();
    std::set<const authoring::OpenDatabase*> seen;
    for (const auto& [uri, document] : session.workspace.texts()) {
        if (!seen.insert(document.database.get()).second) continue;
        const compiler::PatternDatabase& database = document.database->database();
        for (const compiler::Pattern& entry : database.patterns)
            if (symbols.size() < most_symbols && base::lower_case(entry.name).find(query) != std::string::npos)
                symbols.push_back(flat_symbol(session, database, entry));
    }
    return symbols;
}

}  // namespace katachi::lsp
