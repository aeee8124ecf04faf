#include "tools/answers/regression/suite_json.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/text/utf8.h"
#include "regression/suites/suite_positions.h"
#include "tools/answers/diagnostic_json.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

Json test_json(const regression::SuiteCommand& test) {
    Json value{{"number", *test.number}, {"line", test.line}, {"command", base::as_utf8(test.text())}};
    value["expected"] = test.expectation ? Json(base::as_utf8(test.expectation->text)) : Json();
    value["is_known_weakness"] = test.expectation && test.expectation->fails;
    return value;
}

void add_board(const regression::TestBoard& board, const std::filesystem::path& folder, Json& value) {
    value["size"] = board.position.size;
    value["rows"] = board::to_rows(board.position);
    if (board.game.empty()) return;
    value["game"] = (folder / board.game).lexically_normal().string();
    value["move"] = board.move;
}

Json suite_value(const ToldSuite& told) {
    const std::filesystem::path path = told.suite->source->path();
    const auto boards = regression::positions_of_tests(*told.suite);
    Json value{{"suite", path.string()}, {"name", told.suite->name()}, {"tests", Json::array()}};
    for (const regression::SuiteCommand& command : told.suite->commands) {
        if (!command.number || !told.selection.holds(*command.number)) continue;
        Json test = test_json(command);
        if (const auto board = boards.find(command.line); board != boards.end())
            add_board(board->second, path.parent_path(), test);
        value["tests"].push_back(std::move(test));
    }
    return value;
}

}  // namespace

std::string suites_json(const std::vector<ToldSuite>& suites, const base::Diagnostics& findings) {
    Json value{{"suites", Json::array()}, {"findings", Json::array()}};
    for (const ToldSuite& told : suites) value["suites"].push_back(suite_value(told));
    for (const base::Diagnostic& finding : findings) value["findings"].push_back(diagnostic_json_value(finding));
    return json_text(value);
}

}  // namespace katachi::answers
