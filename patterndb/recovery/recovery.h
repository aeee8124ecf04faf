// Saving what can still be read of a damaged catalogue into a new one.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "patterndb/catalogue.h"

namespace katachi::catalogue {

struct RecoveredTable {
    std::string name;           // as the schema has it
    std::int64_t rows = 0;      // saved
    std::int64_t left_out = 0;  // rows that were read, but hold what cannot be or speak of lost rows
    bool has_gaps = false;      // some pages could not be read
};

struct Recovery {
    std::vector<RecoveredTable> tables;
    std::int64_t entries = 0;                // read anew from the texts of the pattern files
    std::vector<std::string> changed_texts;  // pattern files whose text is not what was stored

    bool is_whole() const;
    bool is_empty() const;  // though it should not be
};

// Removes rows that cannot be from the saved catalogue: how many from the table of this name.
using RowCheck = std::function<std::int64_t(const Catalogue& saved, const std::string& table)>;

// `saved` gets its name once all is in it. `damaged` is only read. Throws CatalogueError where there is no catalogue to
// read, or `saved` exists or cannot be written, or once `stop` is set, and FileError where nothing can be made beside
// `saved`; nothing is left behind then.
Recovery recover_catalogue(const std::filesystem::path& damaged, const std::filesystem::path& saved,
                           const RowCheck& check, const std::atomic<bool>* stop = nullptr);

}  // namespace katachi::catalogue
