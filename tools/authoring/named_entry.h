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

// Throws FileError, which says that there is no such file, for a name that by its ending or as a path from the root is
// one of a file, also FILE.sgf#N, and of no entry.
void check_names_no_file(const std::string& name);

// One of each database that has it; `database` is "" for any. Throws FileError where there is none.
std::vector<NamedEntry> entries_named(const std::vector<compiler::PatternDatabase>& databases,
                                      const std::string& database, const std::string& name);

// That none of the databases has an entry NAME or DATABASE/NAME, with the name that is nearest. Throws FileError.
[[noreturn]] void throw_no_such_entry(const std::vector<compiler::PatternDatabase>& databases, const std::string& name);

}  // namespace katachi::authoring
