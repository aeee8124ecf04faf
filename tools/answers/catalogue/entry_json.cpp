#include "tools/answers/catalogue/entry_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"

namespace katachi::answers {

nlohmann::ordered_json entry_json_value(const catalogue::EntrySummary& entry) {
    Json value;
    value["database"] = entry.database;
    value["name"] = entry.name;
    value["kind"] = compiler::name(entry.kind);
    value["height"] = entry.rows;
    value["width"] = entry.columns;
    value["symmetry"] = entry.symmetry;
    value["classes"] = entry.classes;
    value["has_constraint"] = entry.has_constraint;
    value["has_action"] = entry.has_action;
    value["file"] = entry.path;
    value["line"] = entry.line;
    return value;
}

std::string entry_list_json(const catalogue::EntryList& list) {
    Json value;
    value["total"] = list.total;
    value["entries"] = Json::array();
    for (const catalogue::EntrySummary& entry : list.entries) value["entries"].push_back(entry_json_value(entry));
    return json_text(value);
}

std::string shape_matches_json(const catalogue::ShapeMatches& matches) {
    Json value;
    value["total"] = matches.total;
    value["entries"] = Json::array();
    for (const catalogue::ShapeMatch& match : matches.matches) {
        Json& entry = value["entries"].emplace_back(entry_json_value(match.entry));
        entry["orientation"] = board::name(match.orientation);
        entry["colours_exchanged"] = match.colours_exchanged;
        entry["at_row"] = match.at.row + 1;
        entry["at_column"] = match.at.column + 1;
    }
    return json_text(value);
}

}  // namespace katachi::answers
