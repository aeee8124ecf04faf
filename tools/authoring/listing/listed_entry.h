// Entries of databases with what is known of each: findings, tests, matches in games.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/findings/diagnostic.h"
#include "tools/authoring/listing/entry_choice.h"
#include "tools/authoring/pattern_test/tested_databases.h"

namespace katachi::authoring {

struct ListedEntry {
    const compiler::PatternDatabase* database = nullptr;
    const compiler::Pattern* pattern = nullptr;
    int line = 0;                           // in its file
    std::size_t findings = 0;               // of `katachi check`
    std::size_t tests = 0;                  // that are about it
    std::optional<std::int64_t> hits = {};  // of the newest profile that the catalogue beside its file has of it
};

// The databases with the tests beside them, and what is wrong with them.
struct CheckedLibrary {
    TestedDatabases tested;
    base::Diagnostics findings;
};

// Throws FileError.
CheckedLibrary checked_library(const std::vector<std::string>& paths);

// Entries in the order of databases and files. Throws CatalogueError.
std::vector<ListedEntry> listed_entries(const CheckedLibrary& library, const EntryChoice& choice);

// The findings that were made in an entry.
base::Diagnostics findings_of(const CheckedLibrary& library, const compiler::Pattern& entry);

}  // namespace katachi::authoring
