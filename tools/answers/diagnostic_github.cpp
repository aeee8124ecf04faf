#include "tools/answers/diagnostic_github.h"

#include <fmt/core.h>

#include "base/text/terminal_text.h"
#include "compiler/check/check.h"

namespace katachi::answers {

namespace {

// A command is one line. What stands in it may not hold its line ends, nor the separators around it.
std::string escaped(std::string_view bytes, std::string_view separators) {
    std::string text;
    for (const char c : bytes) {
        const bool parts = c == '%' || c == '\r' || c == '\n' || separators.find(c) != std::string_view::npos;
        text += parts ? fmt::format("%{:02X}", static_cast<unsigned>(c)) : std::string(1, c);
    }
    return text;
}

std::string property(std::string_view name, std::string_view value) {
    return fmt::format("{}={}", name, escaped(base::printable(value), ":,"));
}

// Columns hold within one line alone.
std::string place(const base::Diagnostic& finding) {
    const base::LineColumn begin = finding.source->line_column(finding.span.begin);
    const base::LineColumn end = finding.source->line_column(finding.span.end);
    std::string text =
        fmt::format("{},line={},endLine={}", property("file", finding.source->path()), begin.line, end.line);
    if (begin.line == end.line) text += fmt::format(",col={},endColumn={}", begin.column, end.column);
    return text + ",";
}

std::string annotation(const base::Diagnostic& finding) {
    const compiler::Rule* rule = compiler::find_rule(finding.rule);
    const std::string title = (rule == nullptr ? "" : std::string(rule->code) + " ") + finding.rule;
    std::string message = finding.pattern.empty() ? "" : "Pattern " + finding.pattern + ": ";
    message += finding.message;
    if (!finding.help.empty()) message += "; " + finding.help;
    return fmt::format("::{} {}{}::{}\n", finding.severity == base::Severity::error ? "error" : "warning",
                       finding.source ? place(finding) : "", property("title", title),
                       escaped(base::printable(message), ""));
}

}  // namespace

std::string diagnostic_github(const base::Diagnostics& diagnostics) {
    std::string text;
    for (const base::Diagnostic& finding : diagnostics) text += annotation(finding);
    return text;
}

}  // namespace katachi::answers
