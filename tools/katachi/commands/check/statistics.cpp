#include "tools/katachi/commands/check/statistics.h"

#include "tools/answers/check_statistics_json.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

Table rules_table(const compiler::CheckStatistics& statistics) {
    Table table{.rows = {{"rule", "code", "severity", "findings"}}, .first_number = 3};
    for (const compiler::CheckStatistics::OfRule& of_rule : statistics.rules)
        table.rows.push_back({of_rule.rule, of_rule.code,
                              of_rule.severity == base::Severity::error ? "error" : "warning",
                              std::to_string(of_rule.findings)});
    return table;
}

Table severities_table(const compiler::CheckStatistics& statistics) {
    return {.rows = {{"severity", "findings"},
                     {"error", std::to_string(statistics.severities.errors)},
                     {"warning", std::to_string(statistics.severities.warnings)}},
            .first_number = 1};
}

Table kinds_table(const compiler::CheckStatistics& statistics) {
    Table table{.rows = {{"kind", "databases", "entries"}}, .first_number = 1};
    for (const compiler::CheckStatistics::OfKind& of_kind : statistics.kinds)
        table.rows.push_back({std::string(compiler::name(of_kind.kind)), std::to_string(of_kind.databases),
                              std::to_string(of_kind.entries)});
    return table;
}

}  // namespace

std::string statistics_text(const compiler::CheckStatistics& statistics, const std::string& format,
                            const base::TextStyle& style) {
    if (format == "json") return answers::check_statistics_json(statistics);
    const std::string rules = statistics.rules.empty() ? "" : aligned(rules_table(statistics), style) + '\n';
    return rules + aligned(severities_table(statistics), style) + '\n' + aligned(kinds_table(statistics), style);
}

}  // namespace katachi::cli
