#include <algorithm>

#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

bool is_value(const std::string& digits) {
    return digits.size() == 4 && digits.find_first_not_of("012") == std::string::npos &&
           std::is_sorted(digits.begin(), digits.end());
}

bool has_any(const Diagram& diagram, std::string_view marks) {
    return std::any_of(diagram.cells.begin(), diagram.cells.end(),
                       [&](char cell) { return marks.find(cell) != std::string_view::npos; });
}

void compare(const Pattern& pattern, const char* side, bool is_marked, bool has_effect, const char* marks,
             Findings& findings) {
    if (is_marked == has_effect) return;
    auto& finding = findings.add(pattern, pattern.colon_span,
                                 std::string(is_marked ? "a key point of " : "no key point of ") + side +
                                     (is_marked ? " is marked, and by `" : " is marked, though by `") +
                                     pattern.eye_value + "` a move " + (is_marked ? "gains nothing" : "there gains"));
    finding.help = is_marked ? "take the mark away, or correct the value"
                             : std::string("mark it with one of ") + marks + ", or correct the value";
}

void find_key_points_against_value(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    const std::string& value = pattern.eye_value;
    if (!is_value(value)) return;
    const bool unsettled = value[1] < value[2];
    compare(pattern, "attack", has_any(pattern.diagram, "*<@("), unsettled || value[0] < value[1], "* < @ (", findings);
    compare(pattern, "defence", has_any(pattern.diagram, "*>@)"), unsettled || value[2] < value[3], "* > @ )",
            findings);
}

}  // namespace

const Rule key_points_against_value{
    .id = "key-points-against-value",
    .code = "KA113",
    .severity = base::Severity::warning,
    .summary = "an eye shape marks a key point of a side that gains nothing, or none of a side that gains",
    .kinds = kind_set(DatabaseKind::eye_shape),
    .find_in_pattern = find_key_points_against_value};

}  // namespace katachi::compiler
