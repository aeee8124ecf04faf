#include "compiler/check/rules/rules.h"
#include "compiler/model/entry_faults.h"

namespace katachi::compiler {

namespace {

void find_eye_value(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    const std::string fault = eye_value_fault(pattern.eye_value);
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
