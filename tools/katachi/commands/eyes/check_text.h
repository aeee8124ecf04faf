// What `katachi eyes check` says of an entry, and of all.
#pragma once

#include <string>

#include "tools/authoring/eyes/eye_check.h"

namespace katachi::cli {

bool has_wrong_marks(const authoring::EyeEntryCheck& entry);

// The text is empty for a proved entry without faults, unless `all` are asked for.
std::string eye_entry_text(const authoring::EyeEntryCheck& entry, const eyes::LocalRules& rules, bool all);

// One line.
std::string eye_check_summary(const authoring::EyeCheck& check);

}  // namespace katachi::cli
