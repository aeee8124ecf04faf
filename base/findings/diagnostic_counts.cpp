#include "base/findings/diagnostic_counts.h"

namespace katachi::base {

DiagnosticCounts diagnostic_counts(const Diagnostics& diagnostics) {
    DiagnosticCounts counts;
    for (const Diagnostic& finding : diagnostics)
        ++(finding.severity == Severity::error ? counts.errors : counts.warnings);
    return counts;
}

}  // namespace katachi::base
