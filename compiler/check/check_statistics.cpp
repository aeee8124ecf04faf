#include "compiler/check/check_statistics.h"

#include <algorithm>
#include <array>

#include "compiler/check/check.h"

namespace katachi::compiler {

namespace {

std::vector<CheckStatistics::OfRule> counted_rules(const base::Diagnostics& findings) {
    std::vector<CheckStatistics::OfRule> rules;
    for (const base::Diagnostic& finding : findings) {
        const auto found = std::find_if(rules.begin(), rules.end(), [&](const CheckStatistics::OfRule& each) {
            return each.rule == finding.rule && each.severity == finding.severity;
        });
        if (found != rules.end()) {
            ++found->findings;
            continue;
        }
        const Rule* rule = find_rule(finding.rule);
        rules.push_back({finding.rule, rule == nullptr ? "" : std::string(rule->code), finding.severity, 1});
    }
    std::sort(rules.begin(), rules.end(), [](const CheckStatistics::OfRule& a, const CheckStatistics::OfRule& b) {
        return a.findings != b.findings ? a.findings > b.findings : a.code < b.code;
    });
    return rules;
}

std::vector<CheckStatistics::OfKind> counted_kinds(std::span<const PatternDatabase> databases) {
    std::array<CheckStatistics::OfKind, database_kind_count> all{};
    for (const PatternDatabase& database : databases) {
        CheckStatistics::OfKind& of_kind = all[static_cast<std::size_t>(database.spec.kind)];
        of_kind.kind = database.spec.kind;
        ++of_kind.databases;
        of_kind.entries += database.patterns.size();
    }
    std::vector<CheckStatistics::OfKind> kinds(all.begin(), all.end());
    std::erase_if(kinds, [](const CheckStatistics::OfKind& kind) { return kind.databases == 0; });
    return kinds;
}

}  // namespace

CheckStatistics check_statistics(std::span<const PatternDatabase> databases, const base::Diagnostics& findings) {
    return {.rules = counted_rules(findings),
            .severities = base::diagnostic_counts(findings),
            .kinds = counted_kinds(databases)};
}

}  // namespace katachi::compiler
