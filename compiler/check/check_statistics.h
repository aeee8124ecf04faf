// How many findings there are of each rule and severity, and how many entries of each kind were looked at.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/findings/diagnostic_counts.h"
#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

struct CheckStatistics {
    struct OfRule {
        std::string rule;
        std::string code;  // empty for a rule that is none of the checker's
        base::Severity severity = base::Severity::error;
        std::size_t findings = 0;
    };
    struct OfKind {
        DatabaseKind kind = DatabaseKind::move;
        std::size_t databases = 0;
        std::size_t entries = 0;
    };

    std::vector<OfRule> rules;  // those that found something, the most findings first
    base::DiagnosticCounts severities;
    std::vector<OfKind> kinds;  // those that there are, in the order of the kinds
};

CheckStatistics check_statistics(std::span<const PatternDatabase> databases, const base::Diagnostics& findings);

}  // namespace katachi::compiler
