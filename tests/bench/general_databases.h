// The databases that speed is measured on: those that every matcher of whole boards knows, thirteen in GNU Go's
// folder.
#pragma once

#include <filesystem>
#include <vector>

#include "compiler/model/pattern_database.h"

namespace katachi::bench {

// The databases are all below `folder` with tables, without corner sequences and GNU Go's `oracle`, of whose matches
// there is no record.
std::vector<compiler::PatternDatabase> general_databases(const std::filesystem::path& folder);

}  // namespace katachi::bench
