#include <nlohmann/json.hpp>

#include "engine/board/position.h"
#include "tools/answers/diagnostic_json.h"
#include "tools/answers/json_text.h"
#include "tools/katachi/commands/test/results.h"

namespace katachi::cli {

namespace {

using Json = nlohmann::ordered_json;

Json failed_json(const RanTest& ran, const authoring::FailedCase& failed) {
    Json value{{"changes", failed.tried.changes},
               {"given", authoring::name(failed.given)},
               {"reason", reason_of(ran, failed)}};
    if (!ran.position().eye_space) value["position"] = board::to_rows(failed.tried.position);
    return value;
}

Json test_json(const RanTest& ran) {
    Json value;
    value["file"] = ran.tests->source->path();
    value["line"] = ran.tests->line_of(*ran.result.test);
    value["database"] = ran.tested->database.spec.name;
    value["entry"] = ran.result.pattern->name;
    value["test"] = ran.text();
    value["title"] = ran.position().title;
    value["cases"] = ran.result.cases;
    value["passed"] = ran.result.failed.empty();
    value["failed"] = Json::array();
    for (const authoring::FailedCase& failed : ran.result.failed) value["failed"].push_back(failed_json(ran, failed));
    return value;
}

}  // namespace

std::string results_json(const TestResults& results, const TestedDatabases& tested) {
    answers::Json value;
    value["tests"] = answers::Json::array();
    for (const RanTest& ran : results.ran) value["tests"].push_back(test_json(ran));
    value["untested"] = answers::Json::array();
    for (const auto& [database, pattern] : results.untested)
        value["untested"].push_back({{"database", database->database.spec.name}, {"entry", pattern->name}});
    value["findings"] = answers::Json::parse(answers::diagnostic_json(tested.findings));
    value["failures"] = results.failures();
    return value.dump(1, ' ', false, answers::Json::error_handler_t::replace) + "\n";
}

}  // namespace katachi::cli
