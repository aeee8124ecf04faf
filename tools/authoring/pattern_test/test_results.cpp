#include "tools/authoring/pattern_test/test_results.h"

#include <fnmatch.h>

#include <algorithm>
#include <memory>
#include <set>

#include "engine/analysis/board_analysis.h"

namespace katachi::authoring {

AnalyseTest board_analysis_of_cases() {
    return
        [analysis = std::make_shared<analysis::BoardAnalysis>()](const board::Position& position) -> match::Analysis& {
            if (!(analysis->board().position() == position)) analysis->set(board::Board(position));
            return *analysis;
        };
}

std::string RanTest::place() const {
    return tests->source->path() + ":" + std::to_string(tests->line_of(*result.test));
}

std::string RanTest::text() const { return std::string(tests->source->text(result.test->span)); }

std::size_t TestResults::cases() const {
    std::size_t sum = 0;
    for (const RanTest& one : ran) sum += one.result.cases;
    return sum;
}

std::size_t TestResults::failures() const {
    return static_cast<std::size_t>(
        std::count_if(ran.begin(), ran.end(), [](const RanTest& one) { return !one.result.failed.empty(); }));
}

std::size_t TestResults::tested_entries() const {
    std::set<const compiler::Pattern*> entries;
    for (const RanTest& one : ran) entries.insert(one.result.pattern);
    return entries.size();
}

bool fits_filter(const std::string& name, const std::string& filter) {
    return filter.empty() || fnmatch(filter.c_str(), name.c_str(), 0) == 0;
}

TestResults run_tests(const TestedDatabases& all, const std::string& filter) {
    return run_tests(all, [&](const TestedDatabase&, const std::string& entry) { return fits_filter(entry, filter); });
}

TestResults run_tests(const TestedDatabases& all,
                      const std::function<bool(const TestedDatabase& of, const std::string& entry)>& wanted) {
    TestResults results;
    const AnalyseTest analyse = board_analysis_of_cases();
    for (const TestedDatabase& tested : all.databases) {
        std::set<const compiler::Pattern*> seen;
        for (const PatternTests& tests : tested.tests)
            for (const PatternTest& test : tests.tests) {
                const compiler::Pattern* pattern = tested.find(test.entry);
                if (!wanted(tested, test.entry)) continue;
                seen.insert(pattern);
                results.ran.push_back({.tested = &tested,
                                       .tests = &tests,
                                       .result = run_test(test, tests.positions[test.position], *pattern,
                                                          tested.database.spec.kind, analyse)});
            }
        for (const compiler::Pattern& pattern : tested.database.patterns)
            if (!seen.contains(&pattern) && wanted(tested, pattern.name))
                results.untested.emplace_back(&tested, &pattern);
    }
    return results;
}

}  // namespace katachi::authoring
