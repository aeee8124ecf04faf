// The parts of an entry as texts that are equal where the parts mean the same.
#pragma once

#include <string>
#include <vector>

#include "patterndb/import/database_diff.h"

namespace katachi {

// The parts that differ.
std::vector<PartChange> changed_parts(const Pattern& before, const Pattern& after, bool with_remarks);

// Equal for entries that have the same parts, whatever their names.
std::string content_key(const Pattern& pattern);

}  // namespace katachi
