#include "tools/katachi/shared/found_match.h"

#include <nlohmann/json.hpp>
#include <string_view>
#include <tuple>

#include "engine/board/side_name.h"
#include "tools/answers/constraint_json.h"
#include "tools/answers/json_text.h"
#include "tools/authoring/constraint_text.h"

namespace katachi::cli {

namespace {

using Json = nlohmann::ordered_json;

Json class_conditions_json(const FoundMatch& found, int size) {
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

Standing FoundMatch::standing() const {
    if (constraint && constraint->value.is_false()) return Standing::constraint_false;
    if (classes && classes->value.is_false()) return Standing::classes_false;
    return constraint && !constraint->value.is_decided() ? Standing::undecided : Standing::holds;
}

void judge(FoundMatch& found, match::Analysis& analysis) {
    const compiler::PlacedPattern placed(*found.pattern, found.match);
    if (found.pattern->constraint) found.constraint = compiler::explain(*found.pattern->constraint, placed, analysis);
    if (!compiler::has_class_conditions(found.database->spec.kind)) return;
    found.classes = compiler::class_verdict(placed, analysis);
    found.undecided_letters = compiler::undecided_status_letters(placed, analysis);
}

double value_of(const FoundMatch& found) {
    const compiler::Attribute* value = found.pattern->attribute("value");
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

answers::Json found_match_json(const FoundMatch& found, int size) {
    const compiler::Pattern& pattern = *found.pattern;
    answers::Json value;
    value["database"] = found.database->spec.name;
    value["kind"] = compiler::name(found.database->spec.kind);
    value["pattern"] = pattern.name;
    value["colour"] = board::side_word(found.match.colour);
    value["orientation"] = board::name(found.match.orientation);
    value["move"] = found.match.move == board::pass_vertex ? answers::Json(nullptr)
                                                           : answers::Json(board::vertex_name(found.match.move, size));
    value["corners"] = {board::vertex_name(found.match.upper_left, size),
                        board::vertex_name(found.match.lower_right, size)};
    value["classes"] = pattern.classes;
    if (found.classes) value["class_conditions"] = class_conditions_json(found, size);
    for (const compiler::Attribute& attribute : pattern.attributes)
        value["attributes"][attribute.name] =
            attribute.number ? answers::Json(*attribute.number) : answers::Json(attribute.argument);
    if (!pattern.eye_value.empty()) value["eye_value"] = pattern.eye_value;
    if (pattern.constraint) value["constraint"] = compiler::to_text(*pattern.constraint);
    if (found.constraint) value.update(answers::explained_json(*found.constraint, size));
    value["remarks"] = pattern.remarks();
    const base::LineColumn place = pattern.source->line_column(pattern.span.begin);
    value["source"] = pattern.source->path() + ":" + std::to_string(place.line);
    return value;
}

}  // namespace katachi::cli
