#include <nlohmann/json.hpp>

#include "compiler/model/expression.h"
#include "tools/katachi/match_report.h"

namespace katachi {

namespace {

using Json = nlohmann::ordered_json;

std::string side_name(Colour colour) { return colour == Colour::black ? "black" : "white"; }

Json match_value(const FoundMatch& found, int size) {
    const Pattern& pattern = *found.pattern;
    Json value;
    value["database"] = found.database->spec.name;
    value["kind"] = name(found.database->spec.kind);
    value["pattern"] = pattern.name;
    value["colour"] = side_name(found.match.colour);
    value["orientation"] = name(found.match.orientation);
    value["move"] = found.match.move == pass_vertex ? Json(nullptr) : Json(vertex_name(found.match.move, size));
    value["corners"] = {vertex_name(found.match.upper_left, size), vertex_name(found.match.lower_right, size)};
    value["classes"] = pattern.classes;
    for (const Attribute& attribute : pattern.attributes)
        value["attributes"][attribute.name] = attribute.number ? Json(*attribute.number) : Json(attribute.argument);
    if (!pattern.eye_value.empty()) value["eye_value"] = pattern.eye_value;
    if (pattern.constraint) value["constraint"] = to_text(*pattern.constraint);
    value["remarks"] = pattern.remarks();
    const LineColumn place = pattern.source->line_column(pattern.span.begin);
    value["source"] = pattern.source->path() + ":" + std::to_string(place.line);
    return value;
}

}  // namespace

std::string match_json(const MatchReport& report) {
    const AskedPosition& asked = report.asked;
    Json value;
    value["file"] = asked.file;
    if (asked.move) value["before_move"] = *asked.move;
    if (asked.to_move) value["to_move"] = side_name(*asked.to_move);
    value["size"] = asked.position.size;
    value["rows"] = to_rows(asked.position);
    for (const Colour side : report.sides) value["sides"].push_back(side_name(side));
    value["patterns_from"] = report.patterns_from;
    value["constraints"] = "not evaluated";
    value["warnings"] = asked.warnings;
    value["matches"] = Json::array();
    for (const FoundMatch& found : report.matches) value["matches"].push_back(match_value(found, asked.position.size));
    return value.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace katachi
