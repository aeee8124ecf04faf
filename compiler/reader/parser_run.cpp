#include "compiler/reader/parser_run.h"

#include "base/text/trim.h"

namespace katachi {

void place_findings(Diagnostics& findings, const Pattern& pattern, Diagnostics& diagnostics) {
    for (Diagnostic& finding : findings) {
        finding.source = pattern.source;
        for (DiagnosticNote& note : finding.notes) note.source = pattern.source;
        finding.pattern = pattern.name;
        diagnostics.push_back(std::move(finding));
    }
    findings.clear();
}

std::string_view without_trailing_blanks(std::string_view text) { return trimmed_back(text, " \t\r\n"); }

}  // namespace katachi
