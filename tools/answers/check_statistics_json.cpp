#include "tools/answers/check_statistics_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"

namespace katachi::answers {

std::string check_statistics_json(const compiler::CheckStatistics& statistics) {
    Json rules = Json::array();
    for (const compiler::CheckStatistics::OfRule& of_rule : statistics.rules)
        rules.push_back({{"rule", of_rule.rule},
                         {"code", of_rule.code},
                         {"severity", of_rule.severity == base::Severity::error ? "error" : "warning"},
                         {"findings", of_rule.findings}});
    Json kinds = Json::array();
    for (const compiler::CheckStatistics::OfKind& of_kind : statistics.kinds)
        kinds.push_back(
            {{"kind", compiler::name(of_kind.kind)}, {"databases", of_kind.databases}, {"entries", of_kind.entries}});
    return json_text({{"rules", rules},
                      {"errors", statistics.severities.errors},
                      {"warnings", statistics.severities.warnings},
                      {"kinds", kinds}});
}

}  // namespace katachi::answers
