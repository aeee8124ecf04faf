// A database as it reads at one moment, with all that is found in it: what a fix is judged by.
#pragma once

#include <string>
#include <vector>

#include "base/findings/diagnostic.h"
#include "compiler/check/entry_index.h"

namespace katachi::compiler {

// What a finding is called while its place moves: the number of its entry or -1, rule and message.
struct FindingName {
    std::ptrdiff_t entry = -1;
    std::string rule;
    std::string message;

    friend auto operator<=>(const FindingName&, const FindingName&) = default;
};

struct DatabaseVersion {
    PatternDatabase database;
    base::Diagnostics found;  // by the reader and all rules

    // `read` is what the reader found.
    DatabaseVersion(PatternDatabase of, base::Diagnostics read);

    DatabaseVersion with_sources(const std::vector<base::SourcePtr>& sources) const;

    FindingName name_of(const base::Diagnostic& finding, const EntryIndex& entries) const;
};

// Whether `after` lacks the findings of `gone` that `before` has, has no error that `before` has not, and means the
// same in all entries but those of `gone`.
bool is_mended(const DatabaseVersion& before, const DatabaseVersion& after, const std::vector<FindingName>& gone);

}  // namespace katachi::compiler
