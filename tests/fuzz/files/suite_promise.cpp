#include "tests/fuzz/files/suite_promise.h"

#include <algorithm>
#include <memory>

#include "regression/suites/suite.h"
#include "tests/fuzz/reading_promise.h"

namespace katachi::fuzz {

namespace {

using regression::Suite;
using regression::SuiteCommand;

std::string broken_command(const SuiteCommand& command, int lines) {
    if (command.words.empty() || command.name().empty()) return "a command without a word";
    if (command.line < 1 || command.line > lines) return "a command in line " + std::to_string(command.line);
    return command.expectation && !command.number ? "an answer to what is no test" : "";
}

// The expectation has no signs of regular expressions, and so fits itself alone.
std::string broken_expectation(const regression::Expectation& expected) {
    const bool excludes = expected.text.starts_with('!');
    const std::string plain = expected.text.substr(excludes ? 1 : 0);
    if (plain.find_first_not_of("ABCDEFGHJKLMNOPQRSTabcdefghijklmnopqrstuvwxyz0123456789 ") != std::string::npos)
        return "";
    const bool is_told = expected.pattern.fits(plain) != excludes && expected.pattern.fits(plain + "1") == excludes;
    return is_told ? "" : "`" + expected.text + "` does not tell its answer from another";
}

std::string written(const Suite& suite) {
    std::string text;
    for (const SuiteCommand& command : suite.commands) {
        if (command.number) text += std::to_string(*command.number) + " ";
        text += command.text() + "\n";
        if (const auto& expected = command.expectation)
            text +=
                "#? [" + expected->text + "]" + (expected->fails ? "*" : "") + (expected->ignored ? "&" : "") + "\n";
    }
    return text;
}

bool same_command(const SuiteCommand& a, const SuiteCommand& b) {
    if (a.number != b.number || a.words != b.words || a.expectation.has_value() != b.expectation.has_value())
        return false;
    return !a.expectation ||
           (a.expectation->text == b.expectation->text && a.expectation->fails == b.expectation->fails &&
            a.expectation->ignored == b.expectation->ignored);
}

}  // namespace

std::string broken_suite_promise(const std::string& text) {
    const auto source = std::make_shared<base::SourceFile>("broken.tst", text);
    base::Diagnostics findings;
    const Suite suite = regression::read_suite(source, findings);
    if (std::string broken = broken_finding(findings, source); !broken.empty()) return broken;
    for (const SuiteCommand& command : suite.commands) {
        if (std::string broken = broken_command(command, source->line_count()); !broken.empty()) return broken;
        if (!command.expectation) continue;
        if (std::string broken = broken_expectation(*command.expectation); !broken.empty()) return broken;
    }
    const std::string form = written(suite);
    base::Diagnostics found_again;
    // A command may begin with what is a byte order mark elsewhere.
    const Suite again =
        regression::read_suite(std::make_shared<base::SourceFile>("again.tst", "\n" + form), found_again);
    for (const base::Diagnostic& finding : found_again)
        if (finding.severity == base::Severity::error) return finding.message + ", when reading again\n" + form;
    const bool is_same = std::ranges::equal(suite.commands, again.commands, same_command);
    return is_same ? "" : "other commands when reading again\n" + form;
}

}  // namespace katachi::fuzz
