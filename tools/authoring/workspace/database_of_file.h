// Which database a file belongs to: what the manifest of its folder, or of one above, says; else what GNU Go's file
// names say; else the file alone, of the kind that its text looks like.
#pragma once

#include <filesystem>
#include <optional>

#include "base/findings/source_file.h"
#include "compiler/model/database_spec.h"

namespace katachi::authoring {

struct FileDatabase {
    compiler::DatabaseSpec spec;
    std::size_t file = 0;     // its number in `spec`
    bool is_guessed = false;  // from the text, which may change
};

// Throws FileError for a manifest that cannot be understood.
FileDatabase database_of_file(const std::filesystem::path& path, const base::SourceFile& text);

// Its number in the database, by whatever way its path was written; nothing where it is of another database.
std::optional<std::size_t> file_number(const compiler::DatabaseSpec& spec, const std::filesystem::path& path);

// The file alone, however many files its database has.
FileDatabase database_of_text(const std::filesystem::path& path, const base::SourceFile& text);

}  // namespace katachi::authoring
