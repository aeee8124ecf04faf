#include "tools/katachi/commands/test/coverage_text.h"

#include <fmt/core.h>

#include "base/text/counted.h"

namespace katachi::cli {

namespace {

std::string place_of(const compiler::Pattern& pattern) {
    return pattern.source->path() + ":" + std::to_string(pattern.source->line_column(pattern.span.begin).line) + ": " +
           pattern.name;
}

double share(std::size_t part, std::size_t whole) {
    return whole == 0 ? 100 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace

std::string coverage_text(const std::vector<authoring::CoveredEntry>& entries) {
    std::string text;
    for (const authoring::CoveredEntry& entry : entries) {
        const std::string place = place_of(*entry.pattern);
        const authoring::EntryCoverage& coverage = entry.coverage;
        if (coverage.positive == 0) text += place + ": no test says where it matches\n";
        if (coverage.negative == 0) text += place + ": no test says where it must not match\n";
        if (coverage.positive + coverage.negative > 0)
            for (const std::string& unnoticed : coverage.unnoticed) text += place + ": " + unnoticed + ", unnoticed\n";
    }
    const authoring::CoverageSum sum = authoring::sum_of(entries);
    return text + fmt::format(
                      "tests notice {} of {} changes to {} ({:.1f} %); without a positive test: {}, without a "
                      "negative one: {}\n",
                      sum.mutants - sum.unnoticed, sum.mutants, base::counted(sum.entries, "entry", "entries"),
                      share(sum.mutants - sum.unnoticed, sum.mutants), sum.without_positive, sum.without_negative);
}

}  // namespace katachi::cli
