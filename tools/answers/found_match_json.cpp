#include "tools/answers/found_match_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/side_name.h"
#include "tools/answers/constraint_json.h"
#include "tools/answers/json_text.h"
#include "tools/authoring/constraint_text.h"

namespace katachi::answers {

namespace {

Json class_conditions_json(const authoring::FoundMatch& found, int size) {
    const match::ClassVerdict& verdict = *found.classes;
    Json value{{"outcome", authoring::outcome_word(verdict.value)}};
    if (verdict.value.is_false()) {
        value["refused_by"] = std::string{verdict.letter};
        value["vertex"] = board::vertex_name(verdict.vertex, size);
        value["reason"] = compiler::refusal_text(verdict, size);
    } else if (!found.undecided_letters.empty()) {
        value["undecided"] = found.undecided_letters;
        value["missing"] = "needs the status of dragons";
    }
    return value;
}

}  // namespace

Json found_match_json(const authoring::FoundMatch& found, int size) {
    const compiler::Pattern& pattern = *found.pattern;
    Json value;
    value["database"] = found.database->spec.name;
    value["kind"] = compiler::name(found.database->spec.kind);
    value["name"] = pattern.name;
    value["colour"] = board::side_word(found.match.colour);
    value["orientation"] = board::name(found.match.orientation);
    value["vertex"] =
        found.match.move == board::pass_vertex ? Json(nullptr) : Json(board::vertex_name(found.match.move, size));
    value["corners"] = {board::vertex_name(found.match.upper_left, size),
                        board::vertex_name(found.match.lower_right, size)};
    value["classes"] = pattern.classes;
    if (found.classes) value["class_conditions"] = class_conditions_json(found, size);
    if (found.helper) {
        value["helper"] = pattern.helper;
        value["helper_outcome"] = authoring::outcome_word(*found.helper);
    }
    for (const compiler::Attribute& attribute : pattern.attributes)
        value["attributes"][attribute.name] = attribute.number ? Json(*attribute.number) : Json(attribute.argument);
    if (!pattern.eye_value.empty()) value["eye_value"] = pattern.eye_value;
    if (pattern.constraint) value["constraint"] = compiler::to_text(*pattern.constraint);
    if (found.constraint) value.update(explained_json(*found.constraint, size));
    value["remarks"] = pattern.remarks();
    const base::LineColumn place = pattern.source->line_column(pattern.span.begin);
    value["file"] = pattern.source->path();
    value["line"] = place.line;
    return value;
}

}  // namespace katachi::answers
