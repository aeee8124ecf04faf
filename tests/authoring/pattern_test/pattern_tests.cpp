#include "tests/authoring/pattern_test/pattern_tests.h"

#include <gtest/gtest.h>

#include <memory>

#include "compiler/reader/reader.h"
#include "engine/analysis/board_analysis.h"

namespace katachi::authoring {

compiler::PatternDatabase database_of(const std::string& text, compiler::DatabaseKind kind) {
    compiler::PatternDatabase database;
    database.spec.kind = kind;
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("a.db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    return database;
}

PatternTests tests_of(const std::string& text, base::Diagnostics& diagnostics) {
    return read_pattern_tests(std::make_shared<base::SourceFile>("a.test", text), no_games, diagnostics);
}

std::variant<GamePosition, std::string> no_games(const GameReference&) { return "no games here"; }

AnalyseTest board_analysis() {
    static analysis::BoardAnalysis analysis;
    return [](const board::Position& position) -> match::Analysis& {
        if (!(analysis.board().position() == position)) analysis.set(board::Board(position));
        return analysis;
    };
}

std::vector<std::string> run(const compiler::PatternDatabase& database, const std::string& text) {
    base::Diagnostics diagnostics;
    const PatternTests tests = tests_of(text, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    std::vector<std::string> answers;
    for (const PatternTest& test : tests.tests) {
        const TestResult result = run_test(test, tests.positions[test.position], database.patterns.front(),
                                           database.spec.kind, board_analysis());
        answers.push_back(std::to_string(result.cases - result.failed.size()) + " of " + std::to_string(result.cases));
    }
    return answers;
}

std::vector<std::string> unnoticed(const compiler::PatternDatabase& database, const std::string& text) {
    base::Diagnostics diagnostics;
    const PatternTests tests = tests_of(text, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    std::vector<PlacedTest> placed;
    for (const PatternTest& test : tests.tests) placed.push_back({&test, &tests.positions[test.position]});
    return coverage_of(database.patterns.front(), database.spec.kind, placed, board_analysis()).unnoticed;
}

}  // namespace katachi::authoring
