#include "tools/authoring/pattern_test/measured_coverage.h"

namespace katachi::authoring {

namespace {

std::vector<PlacedTest> tests_of(const TestedDatabase& tested, const compiler::Pattern& pattern) {
    std::vector<PlacedTest> placed;
    for (const PatternTests& tests : tested.tests)
        for (const PatternTest& test : tests.tests)
            if (test.entry == pattern.name) placed.push_back({&test, &tests.positions[test.position]});
    return placed;
}

}  // namespace

std::vector<CoveredEntry> measure_coverage(const TestedDatabases& all, const std::string& filter) {
    std::vector<CoveredEntry> entries;
    const AnalyseTest analyse = board_analysis_of_cases();
    for (const TestedDatabase& tested : all.databases)
        for (const compiler::Pattern& pattern : tested.database.patterns)
            if (fits_filter(pattern.name, filter))
                entries.push_back(
                    {&tested, &pattern,
                     coverage_of(pattern, tested.database.spec.kind, tests_of(tested, pattern), analyse)});
    return entries;
}

CoverageSum sum_of(const std::vector<CoveredEntry>& entries) {
    CoverageSum sum;
    for (const CoveredEntry& entry : entries) {
        ++sum.entries;
        sum.without_positive += entry.coverage.positive == 0 ? 1 : 0;
        sum.without_negative += entry.coverage.negative == 0 ? 1 : 0;
        sum.mutants += entry.coverage.mutants;
        sum.unnoticed += entry.coverage.unnoticed.size();
    }
    return sum;
}

}  // namespace katachi::authoring
