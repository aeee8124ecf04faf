#include "tools/katachi/found_match.h"

#include <nlohmann/json.hpp>
#include <string_view>
#include <tuple>

#include "tools/katachi/constraint_json.h"

namespace katachi {

namespace {

using Json = nlohmann::ordered_json;

Value worth(const FoundMatch& found) { return found.constraint ? found.constraint->value : Value::of(true); }

}  // namespace

void judge(FoundMatch& found, Analysis& analysis) {
    if (found.pattern->constraint)
        found.constraint = explain(*found.pattern->constraint, {*found.pattern, found.match}, analysis);
}

double value_of(const FoundMatch& found) {
    const Attribute* value = found.pattern->attribute("value");
    return value != nullptr ? value->number.value_or(0) : 0;
}

bool comes_before(const FoundMatch& a, const FoundMatch& b) {
    if (value_of(a) != value_of(b)) return value_of(a) > value_of(b);
    const auto rest = [](const FoundMatch& found) {
        return std::tuple(std::string_view(found.pattern->name), found.match.colour, found.match.move,
                          found.is_undecided(), found.is_refused());
    };
    return rest(a) < rest(b);
}

bool says_the_same(const FoundMatch& a, const FoundMatch& b) {
    return a.pattern == b.pattern && a.match.colour == b.match.colour && a.match.move == b.match.move &&
           worth(a).is_decided() == worth(b).is_decided() && worth(a).is_true() == worth(b).is_true();
}

Json found_match_json(const FoundMatch& found, int size) {
    const Pattern& pattern = *found.pattern;
    Json value;
    value["database"] = found.database->spec.name;
    value["kind"] = name(found.database->spec.kind);
    value["pattern"] = pattern.name;
    value["colour"] = found.match.colour == Colour::black ? "black" : "white";
    value["orientation"] = name(found.match.orientation);
    value["move"] = found.match.move == pass_vertex ? Json(nullptr) : Json(vertex_name(found.match.move, size));
    value["corners"] = {vertex_name(found.match.upper_left, size), vertex_name(found.match.lower_right, size)};
    value["classes"] = pattern.classes;
    for (const Attribute& attribute : pattern.attributes)
        value["attributes"][attribute.name] = attribute.number ? Json(*attribute.number) : Json(attribute.argument);
    if (!pattern.eye_value.empty()) value["eye_value"] = pattern.eye_value;
    if (pattern.constraint) value["constraint"] = to_text(*pattern.constraint);
    if (found.constraint) value.update(explained_json(*found.constraint, size));
    value["remarks"] = pattern.remarks();
    const LineColumn place = pattern.source->line_column(pattern.span.begin);
    value["source"] = pattern.source->path() + ":" + std::to_string(place.line);
    return value;
}

}  // namespace katachi
