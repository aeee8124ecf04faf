#include "tools/answers/diagnostic_line.h"

#include <fmt/core.h>

#include "base/text/one_line.h"
#include "compiler/check/check.h"

namespace katachi::answers {

namespace {

std::string shown_place(const base::Diagnostic& finding) {
    if (!finding.source) return "";
    const base::LineColumn begin = finding.source->line_column(finding.span.begin);
    return fmt::format("{}:{}:{}: ", finding.source->path(), begin.line, begin.column);
}

std::string line(const base::Diagnostic& finding) {
    const compiler::Rule* rule = compiler::find_rule(finding.rule);
    return fmt::format("{}{}: {}{}{}{} [{}]", shown_place(finding),
                       finding.severity == base::Severity::error ? "error" : "warning",
                       finding.pattern.empty() ? "" : "Pattern " + finding.pattern + ": ", finding.message,
                       finding.help.empty() ? "" : "; ", finding.help, rule == nullptr ? finding.rule : rule->code);
}

}  // namespace

std::string diagnostic_lines(const base::Diagnostics& diagnostics) {
    std::string text;
    for (const base::Diagnostic& finding : diagnostics) text += base::one_line(line(finding)) + '\n';
    return text;
}

}  // namespace katachi::answers
