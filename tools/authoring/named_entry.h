// Entries as people name them on the command line: NAME or DATABASE/NAME.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"

namespace katachi {

struct NamedEntry {
    const PatternDatabase* database;
    const Pattern* pattern;
};

// One of each database that has it; `database` is "" for any. Throws FileError where there is none.
std::vector<NamedEntry> entries_named(const std::vector<PatternDatabase>& databases, const std::string& database,
                                      const std::string& name);

}  // namespace katachi
