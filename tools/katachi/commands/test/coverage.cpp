#include "tools/katachi/commands/test/coverage.h"

#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "base/text/counted.h"

namespace katachi::cli {

namespace {

std::vector<authoring::PlacedTest> tests_of(const TestedDatabase& tested, const compiler::Pattern& pattern) {
    std::vector<authoring::PlacedTest> placed;
    for (const authoring::PatternTests& tests : tested.tests)
        for (const authoring::PatternTest& test : tests.tests)
            if (test.entry == pattern.name) placed.push_back({&test, &tests.positions[test.position]});
    return placed;
}

std::string place_of(const compiler::Pattern& pattern) {
    return pattern.source->path() + ":" + std::to_string(pattern.source->line_column(pattern.span.begin).line) + ": " +
           pattern.name;
}

struct Sum {
    std::size_t entries = 0, without_positive = 0, without_negative = 0, mutants = 0, unnoticed = 0;
};

Sum sum_of(const std::vector<CoveredEntry>& entries) {
    Sum sum;
    for (const CoveredEntry& entry : entries) {
        ++sum.entries;
        sum.without_positive += entry.coverage.positive == 0 ? 1 : 0;
        sum.without_negative += entry.coverage.negative == 0 ? 1 : 0;
        sum.mutants += entry.coverage.mutants;
        sum.unnoticed += entry.coverage.unnoticed.size();
    }
    return sum;
}

double share(std::size_t part, std::size_t whole) {
    return whole == 0 ? 100 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace

std::vector<CoveredEntry> measure_coverage(const TestedDatabases& all, const std::string& filter) {
    std::vector<CoveredEntry> entries;
    const authoring::AnalyseTest analyse = board_analysis_of_cases();
    for (const TestedDatabase& tested : all.databases)
        for (const compiler::Pattern& pattern : tested.database.patterns)
            if (fits_filter(pattern.name, filter))
                entries.push_back(
                    {&tested, &pattern,
                     authoring::coverage_of(pattern, tested.database.spec.kind, tests_of(tested, pattern), analyse)});
    return entries;
}

std::string coverage_text(const std::vector<CoveredEntry>& entries) {
    std::string text;
    for (const CoveredEntry& entry : entries) {
        const std::string place = place_of(*entry.pattern);
        const authoring::EntryCoverage& coverage = entry.coverage;
        if (coverage.positive == 0) text += place + ": no test says where it matches\n";
        if (coverage.negative == 0) text += place + ": no test says where it must not match\n";
        if (coverage.positive + coverage.negative > 0)
            for (const std::string& unnoticed : coverage.unnoticed) text += place + ": " + unnoticed + ", unnoticed\n";
    }
    const Sum sum = sum_of(entries);
    return text + fmt::format(
                      "tests notice {} of {} changes to {} ({:.1f} %); without a positive test: {}, without a "
                      "negative one: {}\n",
                      sum.mutants - sum.unnoticed, sum.mutants, base::counted(sum.entries, "entry", "entries"),
                      share(sum.mutants - sum.unnoticed, sum.mutants), sum.without_positive, sum.without_negative);
}

std::string coverage_json(const std::vector<CoveredEntry>& entries) {
    nlohmann::ordered_json value;
    const Sum sum = sum_of(entries);
    value["changes"] = sum.mutants;
    value["noticed"] = sum.mutants - sum.unnoticed;
    for (const CoveredEntry& entry : entries)
        value["entries"].push_back({{"database", entry.tested->database.spec.name},
                                    {"entry", entry.pattern->name},
                                    {"positive", entry.coverage.positive},
                                    {"negative", entry.coverage.negative},
                                    {"changes", entry.coverage.mutants},
                                    {"unnoticed", entry.coverage.unnoticed}});
    return value.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace katachi::cli
