// Mends texts by the fixes of their findings, and makes sure that it does.
#pragma once

#include <vector>

#include "compiler/check/check_databases.h"
#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

enum class FixKind { safe, any };

struct Mended {
    // A file that reads otherwise now.
    struct Change {
        base::SourcePtr before;
        base::SourcePtr after;
    };

    std::vector<PatternDatabase> databases;  // as they read now
    CheckResult left;                        // what is still to be shown of them
    std::size_t offered = 0;                 // findings with such a fix, before any was made
    std::size_t findings = 0;                // mended
    std::size_t refused = 0;                 // fixes that would have broken something else
    std::vector<Change> changes;             // by path
};

// Applies the fixes of what is shown, in the order of their places; one that overlaps another waits for the next round,
// until nothing is left to be mended. After each round the texts are read and checked again, and a fix counts only
// where its finding is gone, there are no new errors and no other entry means another thing: else it is not made, and
// tried again once others were. `read` is what the reader found in the databases.
Mended apply_fixes(std::vector<PatternDatabase> databases, const base::Diagnostics& read, const CheckOptions& options,
                   FixKind kind);

}  // namespace katachi::compiler
