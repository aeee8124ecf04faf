#include <algorithm>

#include "base/text/utf8.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

std::string fault_of(std::string_view value) {
    const auto stray = value.find_first_not_of("012");
    if (stray != std::string_view::npos)
        return base::quoted_character_at(value, stray) + " is no number of eyes from 0 to 2";
    if (value.size() != 4) return "it has " + std::to_string(value.size()) + " characters";
    if (!std::is_sorted(value.begin(), value.end())) return "the digits may not grow smaller from left to right";
    return "";
}

void find_eye_value(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    const std::string fault = fault_of(pattern.eye_value);
    if (fault.empty()) return;
    const auto within = pattern.source->text(pattern.colon_span).find(pattern.eye_value);
    const auto begin = pattern.colon_span.begin + static_cast<std::uint32_t>(within);
    auto& finding = findings.add(pattern, {begin, begin + static_cast<std::uint32_t>(pattern.eye_value.size())},
                                 "`" + pattern.eye_value + "` is no eye value: " + fault);
    finding.help =
        "four numbers of eyes: attacker plays twice, attacker plays first, defender plays first, defender plays twice";
}

}  // namespace

const Rule eye_value{.id = "eye-value",
                     .code = "KA108",
                     .severity = base::Severity::error,
                     .summary = "the value of an eye shape is not four digits from 0 to 2 in rising order",
                     .kinds = kind_set(DatabaseKind::eye_shape),
                     .needs_diagram = false,
                     .find_in_pattern = find_eye_value};

}  // namespace katachi::compiler
