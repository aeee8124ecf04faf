// Entries as people name them on the command line: NAME or DATABASE/NAME.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"

namespace katachi::authoring {

struct NamedEntry {
    const compiler::PatternDatabase* database;
    const compiler::Pattern* pattern;
};

// NAME or DATABASE/NAME. A name with bytes that are no UTF-8 also goes by what answers show of it.
bool is_called(const NamedEntry& entry, const std::string& name);

// By its ending or as a path from the root a file, also FILE.sgf#N, and no entry, whether it is there or not.
bool is_named_as_file(const std::string& name);

// One of each database that has it; `database` is "" for any. Throws FileError where there is none.
std::vector<NamedEntry> entries_named(const std::vector<compiler::PatternDatabase>& databases,
                                      const std::string& database, const std::string& name);

// That none of the databases has an entry NAME or DATABASE/NAME, with the name that is nearest. Throws FileError.
[[noreturn]] void throw_no_such_entry(const std::vector<compiler::PatternDatabase>& databases, const std::string& name);

}  // namespace katachi::authoring
