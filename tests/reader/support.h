// What the tests of the readers share.
#pragma once

#include <filesystem>
#include <string>

#include "compiler/model/pattern_database.h"
#include "compiler/syntax/diagnostic.h"

namespace katachi {

struct Reading {
    PatternDatabase database;
    Diagnostics diagnostics;
};

// Reads a text as the one file of a database. The path says how large a whole board is.
Reading read_text(const std::string& text, DatabaseKind kind = DatabaseKind::move, const std::string& path = "text.db");

// The text of a span of the pattern's source.
std::string source_text(const Pattern& pattern, Span span);

// A new empty folder that is removed at the end.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    // Writes a file and gives its path.
    std::filesystem::path write(const std::string& name, const std::string& content) const;

  private:
    std::filesystem::path path_;
};

}  // namespace katachi
