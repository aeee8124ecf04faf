// The parts of an entry as texts that are equal where the parts mean the same.
#pragma once

#include <string>
#include <vector>

#include "patterndb/import/database_diff.h"

namespace katachi::catalogue {

// The parts that differ.
std::vector<PartChange> changed_parts(const DiffEntry& old_entry, const DiffEntry& new_entry, Remarks remarks);

// Equal for entries that have the same parts, whatever their names.
std::string content_key(const compiler::Pattern& pattern);

}  // namespace katachi::catalogue
