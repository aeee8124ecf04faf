// Looks for what is wrong or suspicious in a database whose text could be read.
#pragma once

#include <span>
#include <string_view>

#include "compiler/check/rules/rule.h"

namespace katachi::compiler {

// Those whose findings the reader makes come first.
std::span<const Rule> all_rules();
// The rule of this id or code. Null for an unknown word.
const Rule* find_rule(std::string_view word);

// All rules on all entries: what the two below find.
void check(const PatternDatabase& database, base::Diagnostics& diagnostics);

// The rules that look at one entry, on `pattern`, which is one of `database`.
void check_pattern(const Pattern& pattern, const PatternDatabase& database, base::Diagnostics& diagnostics);
// The errors of entries that are kept but not matched, where nobody asked for a check but the reason is due.
void check_unmatched(const PatternDatabase& database, base::Diagnostics& diagnostics);
// The rules that compare entries.
void check_across_patterns(const PatternDatabase& database, base::Diagnostics& diagnostics);

}  // namespace katachi::compiler
