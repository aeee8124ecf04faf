// Entries and tests from texts.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "tools/authoring/pattern_test/coverage.h"
#include "tools/authoring/pattern_test/test_run.h"

namespace katachi::authoring {

compiler::PatternDatabase database_of(const std::string& text,
                                      compiler::DatabaseKind kind = compiler::DatabaseKind::move);

PatternTests tests_of(const std::string& text, base::Diagnostics& diagnostics);

// Games are not there: "no games here".
std::variant<GamePosition, std::string> no_games(const GameReference&);

AnalyseTest board_analysis();

// Answers to the tests of a text, in order: "3 of 4 cases", that hold.
std::vector<std::string> run(const compiler::PatternDatabase& database, const std::string& text);

// What no test of the text notices, of the database's first entry.
std::vector<std::string> unnoticed(const compiler::PatternDatabase& database, const std::string& text);

}  // namespace katachi::authoring
