#include "tools/authoring/found_match.h"

#include <string_view>
#include <tuple>

#include "engine/match/constraint/helper_functions.h"

namespace katachi::authoring {

Standing FoundMatch::standing() const {
    if (constraint && constraint->value.is_false()) return Standing::constraint_false;
    if (classes && classes->value.is_false()) return Standing::classes_false;
    if (helper && helper->is_false()) return Standing::helper_false;
    const bool is_undecided = (constraint && !constraint->value.is_decided()) || (helper && !helper->is_decided());
    return is_undecided ? Standing::undecided : Standing::holds;
}

void judge(FoundMatch& found, match::Analysis& analysis) {
    const compiler::PlacedPattern placed(*found.pattern, found.match);
    if (found.pattern->constraint) found.constraint = compiler::explain(*found.pattern->constraint, placed, analysis);
    if (!found.pattern->helper.empty())
        found.helper = match::ask_colon_line_helper(
            found.pattern->helper, {.own = placed.own(), .move = placed.move(), .orientation = placed.orientation()},
            analysis);
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

}  // namespace katachi::authoring
