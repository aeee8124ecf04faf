#include "tools/katachi/commands/regress/text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>

#include "base/text/terminal_ink.h"
#include "base/text/terminal_text.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

constexpr std::size_t longest_text = 300;

// The text is shown on one line.
std::string shown(std::string text, const base::TextStyle& style) {
    if (text.size() > longest_text) text = text.substr(0, longest_text) + "...";
    std::string line;
    for (const char c : text) line += c == '\n' ? std::string("\\n") : std::string(1, c);
    return base::printable(line, style.unicode);
}

std::string coloured(regression::Verdict verdict, const base::TextStyle& style) {
    std::string text(regression::name(verdict));
    if (!style.colour || !regression::is_unexpected(verdict)) return text;
    return base::inked(text, regression::is_pass(verdict) ? "32" : "31");
}

std::string test_line(const regression::TestResult& test, const base::TextStyle& style) {
    std::string line = fmt::format("{} {}", test.number, coloured(test.verdict, style));
    if (!regression::is_pass(test.verdict)) line += ": " + shown(regression::correct_and_got(test), style);
    return line + "\n";
}

std::set<std::string> counters_of(const regression::RegressionResults& results) {
    std::set<std::string> counters;
    for (const regression::SuiteResult& suite : results.suites)
        for (const auto& [counter, count] : suite.nodes) counters.insert(counter);
    return counters;
}

// The total is a suite of all suites.
regression::SuiteResult total_of(const regression::RegressionResults& results) {
    regression::SuiteResult total;
    total.name = "total";
    for (const regression::SuiteResult& suite : results.suites) {
        total.tests.insert(total.tests.end(), suite.tests.begin(), suite.tests.end());
        total.seconds += suite.seconds;
        if (suite.cpu_seconds) total.cpu_seconds = total.cpu_seconds.value_or(0) + *suite.cpu_seconds;
        for (const auto& [counter, count] : suite.nodes) total.nodes[counter] += count;
    }
    return total;
}

}  // namespace

std::string suite_text(const regression::SuiteResult& suite, bool all, const base::TextStyle& style) {
    std::string text;
    for (const regression::TestResult& test : suite.tests)
        if (all || regression::is_unexpected(test.verdict)) text += test_line(test, style);
    return text.empty() ? "" : shown(suite.path, style) + "\n" + text + "\n";
}

std::string list_text(const regression::Suite& suite, const regression::TestSelection& selection) {
    std::string text;
    for (const regression::SuiteCommand& command : suite.commands) {
        if (!command.number || !selection.holds(*command.number)) continue;
        text += fmt::format("{}:{}  {}", suite.name(), *command.number, command.text());
        if (command.expectation)
            text += fmt::format("  [{}]{}", command.expectation->text, command.expectation->fails ? "*" : "");
        text += '\n';
    }
    return text;
}

std::string summary_text(const regression::RegressionResults& results, const base::TextStyle& style) {
    const std::set<std::string> counters = counters_of(results);
    const regression::SuiteResult total = total_of(results);
    Table table{.rows = {{"suite", "tests", "passed", "PASSED", "failed", "FAILED"}}, .first_number = 1};
    table.rows[0].insert(table.rows[0].end(), counters.begin(), counters.end());
    if (total.cpu_seconds) table.rows[0].push_back("cpu");
    table.rows[0].push_back("time");
    const auto add = [&](const regression::SuiteResult& suite) {
        const regression::ResultCounts sum = regression::counts(suite);
        TableRow row{suite.name};
        const std::size_t failed = sum.tests - sum.passed;
        for (const auto number : {sum.tests, sum.passed - sum.unexpected_passes, sum.unexpected_passes,
                                  failed - sum.unexpected_fails, sum.unexpected_fails})
            row.push_back(std::to_string(number));
        for (const std::string& counter : counters) {
            const auto found = suite.nodes.find(counter);
            row.push_back(found == suite.nodes.end() ? "" : std::to_string(found->second));
        }
        if (total.cpu_seconds) row.push_back(suite.cpu_seconds ? fmt::format("{:.2f} s", *suite.cpu_seconds) : "");
        row.push_back(fmt::format("{:.2f} s", suite.seconds));
        table.rows.push_back(std::move(row));
    };
    for (const regression::SuiteResult& suite : results.suites) add(suite);
    if (results.suites.size() > 1) add(total);
    return aligned(table, style);
}

std::string comparison_text(const regression::Comparison& comparison, const base::TextStyle& style) {
    std::string text = comparison.is_empty() ? "\nno answer changed\n" : "";
    for (const regression::NamedChanges& list : regression::named_changes(comparison)) {
        text += fmt::format("\n{} ({})\n", list.name, list.changes->size());
        for (const regression::TestChange& change : *list.changes) {
            text += fmt::format("  {}  {}  {}", change.name(), shown(change.test().command, style),
                                shown(regression::answers_text(change), style));
            if (change.test().expected) text += "  Correct \"" + shown(expectations_text(change), style) + "\"";
            text += "\n";
        }
    }
    if (!comparison.not_run.empty())
        text += fmt::format("\nnot run now, and so not compared: {}\n", fmt::join(comparison.not_run, ", "));
    return text;
}

}  // namespace katachi::cli
