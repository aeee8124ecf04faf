// What a named thing means, for people.
#pragma once

#include <string>

#include "tools/authoring/names/named_thing.h"

namespace katachi::authoring {

// Markdown. `thing` stands in `entry`, which is of the database; for the name of the entry or a cell of it, the entry
// as a whole: its diagram in all orientations that are tried, and its remark.
std::string meaning_of(const compiler::PatternDatabase& database, const compiler::Pattern& entry,
                       const NamedThing& thing);

}  // namespace katachi::authoring
