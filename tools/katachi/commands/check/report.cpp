#include "tools/katachi/commands/check/report.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/findings/diagnostic_counts.h"
#include "base/findings/diagnostic_text.h"
#include "base/text/counted.h"
#include "compiler/check/facts/entry_views.h"
#include "compiler/reader/source_parts.h"
#include "tools/answers/diagnostic_github.h"
#include "tools/answers/diagnostic_json.h"
#include "tools/answers/diagnostic_line.h"
#include "tools/answers/diagnostic_sarif.h"

namespace katachi::cli {

namespace {

std::size_t count_fixes(const base::Diagnostics& findings, bool safe) {
    return static_cast<std::size_t>(
        std::count_if(findings.begin(), findings.end(),
                      [&](const base::Diagnostic& finding) { return finding.fix && finding.fix->safe == safe; }));
}

std::string hidden(const compiler::CheckResult& result) {
    std::string text;
    if (result.silenced > 0) text += fmt::format("; {} silenced in entries", result.silenced);
    if (result.in_baseline > 0)
        text += fmt::format("{} {} by the baseline", text.empty() ? ";" : ",", result.in_baseline);
    if (result.no_longer_found > 0)
        text +=
            fmt::format("; {} of the baseline no longer found: --write-baseline drops them", result.no_longer_found);
    return text;
}

std::string fixable(const base::Diagnostics& findings) {
    const std::size_t safe = count_fixes(findings, true);
    const std::size_t unsafe = count_fixes(findings, false);
    if (safe > 0 && unsafe > 0) return fmt::format("; --fix mends {}, --unsafe-fixes {} more", safe, unsafe);
    if (safe > 0) return fmt::format("; --fix mends {}", safe);
    return unsafe > 0 ? fmt::format("; --unsafe-fixes mends {}", unsafe) : "";
}

// Those with syntax errors too, which are no patterns.
std::size_t written_entries(const compiler::PatternDatabase& database) {
    std::size_t count = 0;
    for (const base::SourcePtr& source : database.sources)
        for (const base::Span part : compiler::source_parts(source->text(), database.spec.kind))
            if (source->text(part).starts_with("Pattern")) ++count;
    return std::max(count, database.patterns.size());  // playout patterns and whole boards have no such lines
}

}  // namespace

bool has_errors(const base::Diagnostics& findings) { return base::diagnostic_counts(findings).errors > 0; }

std::string count_text(const base::Diagnostics& findings) {
    const auto [errors, warnings] = base::diagnostic_counts(findings);
    return base::counted(errors, "error", "errors") + ", " + base::counted(warnings, "warning", "warnings");
}

std::string findings_text(const base::Diagnostics& findings, std::span<const compiler::PatternDatabase> databases,
                          const std::string& format, const base::TextStyle& style) {
    if (format == "json") return answers::diagnostic_json(findings) + '\n';
    if (format == "sarif") return answers::diagnostic_sarif(findings, KATACHI_VERSION);
    if (format == "github") return answers::diagnostic_github(findings);
    if (format == "line") return answers::diagnostic_lines(findings);
    return base::diagnostic_text(findings, style, compiler::entry_viewer(databases));
}

std::string found_summary(const compiler::CheckResult& result, std::span<const compiler::PatternDatabase> databases) {
    std::size_t files = 0;
    std::size_t entries = 0;
    for (const compiler::PatternDatabase& database : databases) {
        files += database.sources.size();
        entries += written_entries(database);
    }
    return count_text(result.findings) + " in " + base::counted(files, "file", "files") + " (" +
           base::counted(entries, "entry", "entries") + ")" + hidden(result) + fixable(result.findings) +
           (result.findings.empty() ? "" : "; katachi explain RULE says more") + "\n";
}

std::string mended_summary(const compiler::Mended& mended, bool dry) {
    std::string text = base::counted(mended.findings, "finding", "findings") + (dry ? " would be mended" : " mended") +
                       " in " + base::counted(mended.changes.size(), "file", "files") +
                       fmt::format(", {} left", mended.left.findings.size());
    if (mended.refused > 0)
        text += fmt::format("; {} not made, which would have broken something else",
                            base::counted(mended.refused, "fix was", "fixes were"));
    const std::size_t tried = mended.findings + mended.refused;
    if (tried > mended.offered)
        text += fmt::format("; {} of them showed once others were mended", tried - mended.offered);
    if (tried < mended.offered) text += fmt::format("; {} went as others were mended", mended.offered - tried);
    if (const std::size_t unsafe = count_fixes(mended.left.findings, false); unsafe > mended.refused)
        text += fmt::format("; {} more with --unsafe-fixes", unsafe);
    return text + hidden(mended.left) + "\n";
}

}  // namespace katachi::cli
