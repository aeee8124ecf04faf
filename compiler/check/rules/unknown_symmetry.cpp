#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

void find_unknown_symmetry(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    if (pattern.symmetry) return;
    auto& finding =
        findings.add(pattern, pattern.symmetry_span, "`" + pattern.symmetry_text + "` declares no symmetry");
    finding.help = "`8` none; `|` `-` `\\` `/` one axis; `+` both axes; `X` both diagonals; `O` half a turn";
}

}  // namespace

const Rule unknown_symmetry{.id = "unknown-symmetry",
                            .code = "KA201",
                            .severity = base::Severity::error,
                            .summary = "the first field of a colon line is not one of the eight symmetries",
                            .kinds = colon_line_kinds,
                            .needs_diagram = false,
                            .find_in_pattern = find_unknown_symmetry};

}  // namespace katachi::compiler
