// Looks for what is wrong or suspicious in a database whose text could be read.
#pragma once

#include <span>
#include <string_view>

#include "compiler/check/rule.h"

namespace katachi {

// Those whose findings the reader makes come first.
std::span<const Rule> all_rules();
// Null for an unknown id.
const Rule* find_rule(std::string_view id);

void check(const PatternDatabase& database, Diagnostics& diagnostics);

}  // namespace katachi
