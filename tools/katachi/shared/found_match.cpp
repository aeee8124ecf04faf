#include "tools/katachi/shared/found_match.h"

#include <nlohmann/json.hpp>
#include <string_view>
#include <tuple>

#include "engine/board/side_name.h"
#include "tools/answers/constraint_json.h"
#include "tools/authoring/constraint_text.h"
#include "tools/answers/json_text.h"

namespace katachi {

namespace {

using Json = nlohmann::ordered_json;

Json class_conditions_json(const FoundMatch& found, int size) {
    const ClassVerdict& verdict = *found.classes;
    Json value{{"outcome", outcome_word(verdict.value)}};
    if (verdict.value.is_false()) {
        value["refused_by"] = std::string{verdict.letter};
        value["vertex"] = vertex_name(verdict.vertex, size);
        value["reason"] = refusal_text(verdict, size);
    } else if (!found.undecided_letters.empty()) {
        value["undecided"] = found.undecided_letters;
        value["missing"] = "needs the status of dragons";
    }
    return value;
}

}  // namespace

Standing FoundMatch::standing() const {
    if (constraint && constraint->value.is_false()) return Standing::constraint_false;
    if (classes && classes->value.is_false()) return Standing::classes_false;
    return constraint && !constraint->value.is_decided() ? Standing::undecided : Standing::holds;
}

void judge(FoundMatch& found, Analysis& analysis) {
    const PlacedPattern placed(*found.pattern, found.match);
    if (found.pattern->constraint) found.constraint = explain(*found.pattern->constraint, placed, analysis);
    if (!has_class_conditions(found.database->spec.kind)) return;
    found.classes = class_verdict(placed, analysis);
    found.undecided_letters = undecided_status_letters(placed, analysis);
}

double value_of(const FoundMatch& found) {
    const Attribute* value = found.pattern->attribute("value");
    return value != nullptr ? value->number.value_or(0) : 0;
}

bool comes_before(const FoundMatch& a, const FoundMatch& b) {
    if (value_of(a) != value_of(b)) return value_of(a) > value_of(b);
    const auto rest = [](const FoundMatch& found) {
        return std::tuple(std::string_view(found.pattern->name), found.match.colour, found.match.move,
                          found.standing());
    };
    return rest(a) < rest(b);
}

bool says_the_same(const FoundMatch& a, const FoundMatch& b) {
    return a.pattern == b.pattern && a.match.colour == b.match.colour && a.match.move == b.match.move &&
           a.standing() == b.standing();
}

Json found_match_json(const FoundMatch& found, int size) {
    const Pattern& pattern = *found.pattern;
    Json value;
    value["database"] = found.database->spec.name;
    value["kind"] = name(found.database->spec.kind);
    value["pattern"] = pattern.name;
    value["colour"] = side_word(found.match.colour);
    value["orientation"] = name(found.match.orientation);
    value["move"] = found.match.move == pass_vertex ? Json(nullptr) : Json(vertex_name(found.match.move, size));
    value["corners"] = {vertex_name(found.match.upper_left, size), vertex_name(found.match.lower_right, size)};
    value["classes"] = pattern.classes;
    if (found.classes) value["class_conditions"] = class_conditions_json(found, size);
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
