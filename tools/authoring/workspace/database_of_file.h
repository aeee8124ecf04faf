// Which database a file belongs to: what the manifest of its folder, or of one above, says; else what GNU Go's file
// names say; else the file alone, of the kind that its text looks like, which may change.
#pragma once

#include <filesystem>

#include "base/findings/source_file.h"
#include "compiler/model/database_spec.h"

namespace katachi::authoring {

struct FileDatabase {
    compiler::DatabaseSpec spec;
    std::size_t file = 0;  // its number in `spec`
};

// Throws FileError for a manifest that cannot be understood.
FileDatabase database_of_file(const std::filesystem::path& path, const base::SourceFile& text);

// The file alone, however many files its database has.
FileDatabase database_of_text(const std::filesystem::path& path, const base::SourceFile& text);

}  // namespace katachi::authoring
