#include "compiler/reader/parser_run.h"

#include "base/text/trim.h"

namespace katachi::compiler {

void place_findings(base::Diagnostics& findings, const Pattern& pattern, base::Diagnostics& diagnostics) {
    for (base::Diagnostic& finding : findings) {
        finding.source = pattern.source;
        for (base::DiagnosticNote& note : finding.notes) note.source = pattern.source;
        finding.pattern = pattern.name;
        diagnostics.push_back(std::move(finding));
    }
    findings.clear();
}

std::string_view without_trailing_blanks(std::string_view text) { return base::trimmed_back(text, " \t\r\n"); }

}  // namespace katachi::compiler
