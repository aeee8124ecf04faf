// Entries of databases, for programs. Rows, columns and lines count from 1.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "tools/authoring/listing/shown_entry.h"

namespace katachi::answers {

nlohmann::ordered_json listed_entry_json_value(const authoring::ListedEntry& entry);

// An entry a line.
std::string listed_entries_json(const std::vector<authoring::ListedEntry>& entries);

nlohmann::ordered_json shown_entry_json_value(const authoring::ShownEntry& entry);
std::string shown_entry_json(const authoring::ShownEntry& entry);

}  // namespace katachi::answers
