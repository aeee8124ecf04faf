#include "tools/answers/test_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/position.h"
#include "tools/answers/diagnostic_json.h"
#include "tools/answers/json_text.h"
#include "tools/authoring/pattern_test/failure.h"

namespace katachi::answers {

namespace {

Json failed_json(const authoring::RanTest& ran, const authoring::FailedCase& failed) {
    Json value{{"changes", failed.tried.changes},
               {"given", authoring::name(failed.given)},
               {"reason", authoring::reason_of(ran, failed)}};
    if (!ran.position().eye_space) value["rows"] = board::to_rows(failed.tried.position);
    return value;
}

Json test_json(const authoring::RanTest& ran) {
    Json value;
    value["file"] = ran.tests->source->path();
    value["line"] = ran.tests->line_of(*ran.result.test);
    value["database"] = ran.tested->database.spec.name;
    value["name"] = ran.result.pattern->name;
    value["test"] = ran.text();
    value["title"] = ran.position().title;
    value["cases"] = ran.result.cases;
    value["has_passed"] = ran.result.failed.empty();
    value["failed"] = Json::array();
    for (const authoring::FailedCase& failed : ran.result.failed) value["failed"].push_back(failed_json(ran, failed));
    return value;
}

}  // namespace

std::string results_json(const authoring::TestResults& results, const authoring::TestedDatabases& tested) {
    Json value;
    value["tests"] = Json::array();
    for (const authoring::RanTest& ran : results.ran) value["tests"].push_back(test_json(ran));
    value["untested"] = Json::array();
    for (const auto& [database, pattern] : results.untested)
        value["untested"].push_back({{"database", database->database.spec.name}, {"name", pattern->name}});
    value["findings"] = Json::parse(diagnostic_json(tested.findings));
    value["failures"] = results.failures();
    return value.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string coverage_json(const std::vector<authoring::CoveredEntry>& entries) {
    Json value;
    const authoring::CoverageSum sum = authoring::sum_of(entries);
    value["changes"] = sum.mutants;
    value["noticed"] = sum.mutants - sum.unnoticed;
    for (const authoring::CoveredEntry& entry : entries)
        value["entries"].push_back({{"database", entry.tested->database.spec.name},
                                    {"name", entry.pattern->name},
                                    {"positive", entry.coverage.positive},
                                    {"negative", entry.coverage.negative},
                                    {"changes", entry.coverage.mutants},
                                    {"unnoticed", entry.coverage.unnoticed}});
    return value.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace katachi::answers
