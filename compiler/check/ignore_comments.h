// Comments that silence findings: `# katachi: ignore[RULE, …] reason` within an entry, `# katachi: ignore-file[…]
// reason` before the first one.
#pragma once

#include <string>
#include <vector>

#include "compiler/check/rules/rule.h"

namespace katachi::compiler {

// A rule that a comment names, by id or code.
struct IgnoredRule {
    const Rule* rule = nullptr;  // null where there is none of that name
    base::Span span;
};

struct IgnoreComment {
    base::SourcePtr source;
    base::Span span;                   // from the `#` to the end of the line
    base::Span whole_line;             // what goes when the comment goes
    const Pattern* pattern = nullptr;  // the entry it stands in, null for none
    bool of_file = false;
    std::vector<IgnoredRule> rules;
    bool has_reason = false;
    std::string fault = {};  // why it cannot be understood; then it silences nothing
};

// All comments that begin with `katachi:`, in their order. They point into `database`.
std::vector<IgnoreComment> ignore_comments(const PatternDatabase& database);

}  // namespace katachi::compiler
