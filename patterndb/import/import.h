// From pattern files into the catalogue: all of one import or nothing of it.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <vector>

#include "base/findings/diagnostic.h"
#include "compiler/model/database_spec.h"
#include "patterndb/catalogue.h"
#include "patterndb/import/entry_counts.h"

namespace katachi::catalogue {

struct ImportProgress {
    std::size_t files_done = 0;
    std::size_t files_total = 0;
    std::filesystem::path file;  // the next one, empty at the end
};

struct ImportOptions {
    std::function<void(const ImportProgress&)> progress = {};
    const std::atomic<bool>* stop = nullptr;  // set it to take the import back
};

struct ImportReport {
    int files_unchanged = 0;
    int files_changed = 0;
    int files_added = 0;
    int files_removed = 0;
    EntryCounts entries;
    base::Diagnostics diagnostics;  // of the files that were parsed
};

// The stop flag was seen.
struct ImportStopped : CatalogueError {
    using CatalogueError::CatalogueError;
};

// Imports what discover_databases finds at `path`, a folder or a file. A file whose content is
// unchanged is not parsed; of a changed one, the entries whose own text is unchanged keep their rows.
// Files of an earlier import of the same folder that are there no more leave the catalogue. A
// single file that came with a folder stays in its database, while that has the same name and kind.
// Throws CatalogueError or FileError; the catalogue is then as it was.
ImportReport import_path(Catalogue& catalogue, const std::filesystem::path& path, const ImportOptions& options = {});

// The same for databases that the caller has found at `path`.
ImportReport import_databases(Catalogue& catalogue, const std::filesystem::path& path,
                              const std::vector<compiler::DatabaseSpec>& databases, const ImportOptions& options = {});

}  // namespace katachi::catalogue
