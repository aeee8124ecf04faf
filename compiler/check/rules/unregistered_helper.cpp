#include <vector>

#include "base/text/nearest.h"
#include "compiler/check/rules/rules.h"
#include "engine/match/constraint/autohelpers.h"
#include "engine/match/constraint/colon_line_helpers.h"

namespace katachi::compiler {

namespace {

std::string help_for(const std::string& helper, const DatabaseSpec& spec) {
    if (match::find_helper(helper) != nullptr)
        return "`" + helper + "` is an autohelper: call it in a line of `;`, with its labels in brackets";
    std::vector<std::string_view> names;
    for (const match::ColonLineHelperFacts& each : match::colon_line_helpers) names.push_back(each.name);
    for (const auto& [name, labels] : spec.helpers) names.push_back(name);
    const auto meant = base::nearest(helper, names);
    return meant.empty() ? "a function of your own engine needs a line under [helpers] in katachi.toml"
                         : "did you mean `" + std::string(meant) + "`?";
}

void find_unregistered_helper(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    if (pattern.helper.empty() || match::find_colon_line_helper(pattern.helper) != nullptr) return;
    if (database.spec.helpers.contains(pattern.helper)) return;
    auto& finding =
        findings.add(pattern, pattern.helper_span, "no engine is known to have a helper `" + pattern.helper + "`");
    finding.help = help_for(pattern.helper, database.spec);
}

}  // namespace

const Rule unregistered_helper{.id = "unregistered-helper",
                               .code = "KA212",
                               .severity = base::Severity::warning,
                               .summary = "a colon line names a helper that no engine is known to have",
                               .kinds = colon_line_kinds,
                               .needs_diagram = false,
                               .find_in_pattern = find_unregistered_helper};

}  // namespace katachi::compiler
